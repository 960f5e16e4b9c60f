"""Random positions and games, for the engine and for the oracle alike."""

from random import Random
from typing import Any

from cinquina.core.registry import find
from cinquina.core.who import LETTERS
from cinquina.games.foldris.edition import Edition
from cinquina.games.foldris.rulebook import Rulebook
from tests.games.foldris.editions import EDITIONS
from tests.games.foldris.oracle import Prices, Sheet, Table


def rulebook(edition: str, seats: int, **settings: str) -> Rulebook:
    game = find("foldris")
    rules = game.rules(game.setup(seats, settings=settings, edition=EDITIONS[edition]))
    assert isinstance(rules, Rulebook)
    return rules


def prices(edition: Edition, seats: int) -> Prices:
    mirror, prune = edition.effects.mirror, edition.effects.prune
    return Prices(mirror.solo_cost, prune.solo_cost) if seats == 1 else Prices(mirror.cost, prune.cost)


def random_sheet(rng: Random, columns: int, lines: int) -> Sheet:
    """Anything but a full line, which would be folded already: heaps, gaps, overhangs, a Barrier anywhere."""
    visible = rng.randint(0, lines)
    sheet = Sheet(columns, visible, bonus=rng.randint(0, 4), lines=lines - visible)
    density = rng.choice([0.2, 0.6, 0.9])
    highest = rng.randint(0, visible)
    for x in range(1, columns + 1):
        height = min(visible, max(0, highest + rng.randint(-2, 2)))
        sheet.filled |= {(x, y) for y in range(1, height + 1) if rng.random() < density}
    for y in range(1, visible + 1):
        if all((x, y) in sheet.filled for x in range(1, columns + 1)):
            sheet.filled.remove((rng.randint(1, columns), y))
    if visible and rng.random() < 0.4:
        left, line = rng.randint(1, columns - 1), rng.randint(1, visible)
        sheet.barrier = {(left, line), (left + 1, line)}
        sheet.filled -= sheet.barrier
    return sheet


def seat_data(sheet: Sheet) -> dict[str, Any]:
    return {"sheet": sheet.drawing(), "bonus": sheet.bonus, "lines": sheet.lines}


def random_table(rng: Random, rules: Rulebook, blank: bool = False) -> Table:
    """Create a table before a REVEAL: every sheet random, or as the setup leaves it."""
    edition = rules.edition
    seats = rules.setup.seats
    cards = {card.id: (card.shape, card.lane) for card in edition.deck()}
    setup_card = rng.choice(list(cards))
    sheets = [random_sheet(rng, edition.columns, edition.lines) for _ in range(seats)]
    if blank:
        for seat, sheet in enumerate(sheets):
            lane = (cards[setup_card][1] - 1 + seat) % len(edition.lanes)
            left = edition.lanes[lane][0]
            start = {(left + x, 1 + y) for x, y in edition.start_block}
            sheets[seat] = Sheet(sheet.columns, edition.lines, edition.start_bonus, 0, start)
    return Table(
        pictures=edition.shapes,
        cards=cards,
        lanes=[left for left, _ in edition.lanes],
        prices=prices(edition, seats),
        sheets=sheets,
        setup_card=setup_card,
        ends_with_deck=rules.setup.settings["deck_out"] == "end",
    )


def position(table: Table) -> dict[str, Any]:
    """Return the table as the data of a position before a REVEAL."""
    data: dict[str, Any] = {
        "phase": "reveal",
        "setup_card": table.setup_card,
        "round": table.round,
        "used": table.used,
    }
    return data | {LETTERS[seat]: seat_data(sheet) for seat, sheet in enumerate(table.sheets)}

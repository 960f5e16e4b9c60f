"""The view of Foldris for a seat or spectator. Built from nothing; sealed decisions are never added."""

from functools import cache
from typing import TYPE_CHECKING

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT
from cinquina.core.ladder import Rung, reached_rung
from cinquina.core.memo import Memo
from cinquina.core.playout import int_buffer
from cinquina.core.shapes import is_connected
from cinquina.games.foldris import notation
from cinquina.games.foldris.choices import Drawing, choice
from cinquina.games.foldris.edition import Card, Edition
from cinquina.games.foldris.rules import scoring
from cinquina.games.foldris.rules.phases import PHASE_NAMES
from cinquina.games.foldris.rules.position import Position
from cinquina.games.foldris.rules.sheet import Square

if TYPE_CHECKING:
    from cinquina.games.foldris.rulebook import Rulebook


TIGHT = 8  # fewer outcomes of a shape are a reason to worry


class CardView(msgspec.Struct):
    id: str
    shape: str
    lane: int
    squares: dict[str, Square]  # the picture by label, from (0, 0)
    prunable: list[str]  # the labels that can go without splitting the Block


class SheetView(msgspec.Struct):
    """One player's sheet: public at all times."""

    seat: int
    lines: list[str]  # the visible lines from the top: # filled, . empty, B Barrier
    numbers: list[int]  # their printed numbers
    folded: list[int]  # printed numbers of the lines folded away
    bonus: int
    spent: int  # of the points it began with and earned
    reserve: int  # circles for points on it
    completed: int
    covered: list[Square]  # empty squares under a filled one
    barrier: list[Square]
    eliminated: int  # in which round; 0 = in the game
    resigned: bool
    decided: bool  # has confirmed in this round
    room: dict[str, int]  # outcomes each shape would have on this sheet now
    tight: list[str]  # shapes that have few of them left, or none


class Title(msgspec.Struct):
    """A rung of the ladder for a single player. The edition's words have its name."""

    id: str
    least: int
    state: str  # above, next, now or below
    missing: int  # lines to it


class View(msgspec.Struct):
    """The table as one seat sees it."""

    seat: int | None
    phase: str
    round: int
    columns: int
    printed: int  # lines of an unfolded sheet
    lanes: list[Square]  # the two columns of each lane
    mirror_cost: int
    prune_cost: int
    starter: int
    setup_card: CardView | None
    card: CardView | None
    deck: list[CardView]  # the cards still to come, in no order
    used: list[CardView]
    sheets: list[SheetView]
    decision: str | None  # the own sealed decision of this round
    sealed: Drawing | None  # and how it would lie on the sheet
    titles: list[Title]  # solo only; from the highest


def board(rules: "Rulebook", state: Position, memo: Memo) -> View:
    edition, cards = rules.edition, rules.cards
    block = state.box.blocks[0]
    alone = state.seats == 1
    open_card = state.is_card_open()
    current = int(state.card) if open_card else -1
    return View(
        seat=None,
        phase=PHASE_NAMES[int(state.phase)],
        round=int(state.round),
        columns=edition.columns,
        printed=edition.lines,
        lanes=memo.get_or_make("lanes", lambda: list(edition.lanes)),
        mirror_cost=block.mirror_cost,
        prune_cost=block.prune_cost,
        starter=int(state.starter),
        setup_card=cards[state.setup_card] if state.setup_card >= 0 else None,
        card=cards[state.card] if open_card else None,
        deck=memo.get_or_make(
            ("deck", state.deck), lambda: [cards[n] for n in range(len(cards)) if state.in_deck(n)]
        ),
        used=memo.get_or_make(
            ("used", state.deck, state.setup_card, current), lambda: used_cards(state, cards, current)
        ),
        sheets=[sheet_view(state, edition, each, memo) for each in range(int(state.seats))],
        decision=None,
        sealed=None,
        titles=title_views(rules.ladder, int(scoring.total_lines(state, 0))) if alone else [],
    )


def used_cards(state: Position, cards: list[CardView], but: int) -> list[CardView]:
    """Return the cards of the rounds before; `but` is the one of this round."""
    return [card for n, card in enumerate(cards) if n != but and state.is_used(n)]


def own_view(rules: "Rulebook", state: Position, seat: int, board: View) -> View:
    """Return the view with the seat's sealed decision."""
    decided = int(state.decided[seat])
    if decided < 0:
        return msgspec.structs.replace(board, seat=seat)
    return msgspec.structs.replace(
        board,
        seat=seat,
        decision=notation.text(state, seat, decided),
        sealed=choice(rules, state, seat, decided),
    )


def title_views(ladder: list[Rung], completed: int) -> list[Title]:
    """Return every title of the ladder, with its state and the lines missing."""
    at = reached_rung(ladder, completed)
    found = []
    for rung in reversed(ladder):
        missing = max(0, rung.least - completed)
        state = "now" if rung == at.now else "next" if rung == at.next else "above" if missing else "below"
        found.append(Title(rung.id, rung.least, state, missing))
    return found


def card_views(edition: Edition) -> list[CardView]:
    """Return the cards of an edition as pages show them, in the order of the deck."""
    return [card_view(edition, card) for card in edition.deck()]


def card_view(edition: Edition, card: Card) -> CardView:
    squares = dict(sorted(edition.shapes[card.shape].items()))
    return CardView(card.id, card.shape, card.lane, squares, prunable_labels(tuple(squares.items())))


def prunable_labels(squares: tuple[tuple[str, Square], ...]) -> list[str]:
    """Return the labels whose square can be removed without separating the others (foldris R13)."""
    return [
        label
        for label, _ in squares
        if is_connected(tuple(square for other, square in squares if other != label))
    ]


@cache
def scratch_buffer(size: int) -> vec[i64]:
    """Return a reused buffer: allocating it takes longer than filling it."""
    return int_buffer(size)


def sheet_view(state: Position, edition: Edition, seat: int, memo: Memo) -> SheetView:
    """Return a sheet, rendered once for as long as nothing on it changes."""
    sheet = state.sheets[seat]
    marks = (int(state.eliminated[seat]), bool(state.resigned & BIT[seat]), bool(state.decided[seat] >= 0))
    return memo.get_or_make(("sheet", seat, sheet.key(), marks), lambda: new_sheet_view(state, edition, seat))


def new_sheet_view(state: Position, edition: Edition, seat: int) -> SheetView:
    sheet = state.sheets[seat]
    folded = sheet.folded_lines()
    out = scratch_buffer(max(block.outcomes for block in state.box.blocks) * sheet.columns)
    room = {
        shape: int(sheet.list_outcomes(block, out))
        for shape, block in zip(edition.shapes, state.box.blocks, strict=True)
    }
    bonus, completed = int(sheet.bonus), int(scoring.total_lines(state, seat))
    spent = max(0, edition.start_bonus + completed - bonus)  # a position that was set up may have more
    return SheetView(
        seat=seat,
        lines=sheet.drawing(everything=True),
        numbers=[number for number in range(edition.lines, 0, -1) if number not in folded],
        folded=folded,
        bonus=bonus,
        spent=spent,
        reserve=max(edition.start_bonus + edition.lines, spent + bonus),
        completed=completed,
        covered=sheet.covered(),
        barrier=sheet.barrier_squares(),
        eliminated=int(state.eliminated[seat]),
        resigned=bool(state.resigned & BIT[seat]),
        decided=bool(state.decided[seat] >= 0),
        room=room,
        tight=[shape for shape, outcomes in room.items() if outcomes < TIGHT],
    )

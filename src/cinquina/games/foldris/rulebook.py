"""Foldris with its choices made: the engine, and everything around it that people read and write."""

from functools import cache
from typing import Any

from cinquina.core.attempt import Attempt
from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid, Refusal
from cinquina.core.events import Event, Listener
from cinquina.core.game import Audience, Rules, Unlisted
from cinquina.core.setup import Setup
from cinquina.core.state import RESIGN, Evaluation, State
from cinquina.games.foldris import notation, position, refusals, terminal
from cinquina.games.foldris import view as views
from cinquina.games.foldris.edition import Edition, checked, default
from cinquina.games.foldris.rules.blocks import COLUMNS, Block
from cinquina.games.foldris.rules.evaluation import SheetEvaluation
from cinquina.games.foldris.rules.sheet import Sheet, blank
from cinquina.games.foldris.rules.state import DRAW, UNDECIDED, Box, Foldris
from cinquina.games.foldris.weights import EFFORT, ERRORS, SOLO_EFFORT, WEIGHTS


def start_sheet(edition: Edition, left: int) -> Sheet:
    """A sheet with the starting block at the bottom of a lane."""
    sheet = blank(edition.columns, edition.lines)
    for x, y in edition.start_block:
        sheet.lines[y] |= 2 ** (left + x)
    sheet.bonus = edition.start_bonus
    sheet.measure()
    return sheet


def box_of(edition: Edition, alone: bool) -> Box:
    mirror, prune = edition.effects.mirror, edition.effects.prune
    costs = (mirror.solo_cost, prune.solo_cost) if alone else (mirror.cost, prune.cost)
    shapes = list(edition.shapes)
    deck = edition.deck()
    lefts = [left - 1 for left, _ in edition.lanes]
    return Box(
        [Block(edition.picture(shape), edition.labels(shape), *costs) for shape in shapes],
        [card.id for card in deck],
        [shapes.index(card.shape) for card in deck],
        [card.lane - 1 for card in deck],
        lefts,
        [start_sheet(edition, left) for left in lefts],
    )


@cache
def default_box(alone: bool) -> Box:
    return box_of(default(), alone)


class Rulebook(Rules):
    view_type = views.View
    choice_type = views.Drawing
    errors = ERRORS

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        alone = setup.seats == 1
        self.edition = default() if setup.edition is None else checked(setup.edition)
        if setup.seats > len(self.edition.lanes):
            raise Invalid(
                "$.seats",
                f"this edition has {len(self.edition.lanes)} lanes, not enough for {setup.seats} seats",
            )
        self.box = default_box(alone) if setup.edition is None else box_of(self.edition, alone)
        self.names = [card.id for card in self.edition.deck()]
        forms = max(int(block.outcomes) for block in self.box.blocks)
        self.max_actions = max(forms * self.edition.columns, len(self.names), setup.seats)
        # Every Block fills at least one square less than the smallest shape has, and no square comes back.
        smallest = min(len(squares) for squares in self.edition.shapes.values()) - 1
        rounds = self.edition.columns * self.edition.lines // smallest + 1
        self.max_entries = 2 + rounds * (1 + setup.seats)

    def start(self) -> Foldris:
        empty = blank(self.edition.columns, self.edition.lines)
        empty.bonus = self.edition.start_bonus
        ends_with_deck = self.setup.settings["deck_out"] == "end"
        return position.fresh(self.box, self.setup.seats, ends_with_deck, empty)

    def load(self, data: dict[str, Any]) -> Foldris:
        return position.load(self.start(), self.names, data, self.parse)

    def dump(self, state: Foldris) -> dict[str, Any]:
        return position.dump(state, self.names)

    def text(self, state: Foldris, who: int, action: int) -> str:
        return notation.text(state, self.names, who, action)

    def read(self, state: Foldris, seat: int, words: str) -> Attempt:
        return notation.read(state, seat, words)

    def why_not(self, state: Foldris, seat: int, attempt: Attempt) -> Refusal | None:
        return refusals.why_not(state, seat, attempt)

    def unlisted(self, state: Foldris, seat: int, action: int) -> Unlisted | None:
        """The list keeps the cheapest wording of each form (foldris R11)."""
        if action == RESIGN:
            return "giving_up"
        return "wasteful" if state.block().is_wasteful(action // COLUMNS) else "synonym"

    def audience(self, state: Foldris, who: int, action: int) -> Audience:
        return "moment" if who >= 0 and action >= 0 and self.setup.seats > 1 else "all"

    def view(self, state: Foldris, seat: int | None) -> views.View:
        return views.view(state, self.edition, seat)

    def picture(self, seen: views.View) -> str:
        return terminal.picture(seen)

    def choices(self, state: State, seat: int) -> list[views.Drawing]:
        assert isinstance(state, Foldris)
        return views.choices(state, self.names, seat)

    def preview(self, state: State, seat: int, action: int) -> list[Event]:
        """The own sheet alone: what the others do in the same moment is theirs."""
        copy = state.copy()
        assert isinstance(copy, Foldris)
        copy.listener = listener = Listener()
        if state.turn() >= 0 and action >= 0:
            copy.draw(seat, action)
        return listener.events

    def scores(self, state: Foldris, seat: int) -> dict[str, int]:
        return {"lines": int(state.lines(seat)), "bonus": int(state.sheets[seat].bonus)}

    def verdict(self, state: Foldris) -> list[Event]:
        if self.setup.seats == 1:
            return [self.solo_verdict(int(state.lines(0)))]
        winners = [seat for seat in range(self.setup.seats) if state.rank(seat) == 1]
        left = [seat for seat in range(self.setup.seats) if not state.eliminated[seat]]
        last = max(int(each) for each in state.eliminated)
        together = left or [seat for seat in range(self.setup.seats) if state.eliminated[seat] == last]
        if len(left) == 1:
            return [Event("foldris.won_last", {"seat": winners[0]})]
        if len(winners) > 1:
            return [Event("foldris.won_shared", {"seats": winners})]
        most = max(int(state.lines(seat)) for seat in together)
        by_lines = [seat for seat in together if state.lines(seat) == most]
        return [
            Event("foldris.won_lines" if len(by_lines) == 1 else "foldris.won_bonus", {"seat": winners[0]})
        ]

    def solo_verdict(self, lines: int) -> Event:
        rung = next((n for n, (least, _, _) in enumerate(self.edition.titles) if lines >= least), None)
        above = len(self.edition.titles) if rung is None else rung
        # Lines to the next title; 0 where there is none above.
        missing = self.edition.titles[above - 1][0] - lines if above else 0
        facts: dict[str, object] = {"lines": lines, "missing": missing}
        if rung is not None:
            facts["title"], facts["titolo"] = self.edition.titles[rung][1:]
        return Event("foldris.solo_title" if rung is not None else "foldris.solo_no_title", facts)

    def can_undo(self, before: State, after: State, seat: int) -> bool:
        """A confirmed Block stays with two or more seats: a sealed decision that could come back is not sealed."""
        return self.setup.seats == 1

    def evaluation(self) -> Evaluation:
        return SheetEvaluation(**WEIGHTS)

    def effort(self) -> Effort:
        return SOLO_EFFORT if self.setup.seats == 1 else EFFORT


def drop_barrier(state: Foldris, seat: int, words: list[str]) -> None:
    """`barrier off` and `barrier lane 7`: the two parts of the BARRIER step on one sheet."""
    if words == ["off"]:
        if state.sheets[seat].barrier >= 0:
            state.lift_barrier(seat)
    elif (
        len(words) == 2
        and words[0] == "lane"
        and words[1].isdigit()
        and 0 < int(words[1]) <= len(state.box.left)
    ):
        state.drop_barrier(seat, int(words[1]) - 1, by=-1)
    else:
        raise Invalid("$.auto", f"barrier {' '.join(words)!r} is not `barrier off` or `barrier lane n`")


def with_card(rules: Rulebook, state: Foldris, seat: int, card: str) -> Foldris:
    """The position as if this card lay open and the seat were asked."""
    if card not in rules.names:
        raise Invalid("$.query", f"{card!r} is not a card of this edition")
    copy = state.copy()
    copy.phase, copy.card = DRAW, rules.names.index(card)
    copy.decided[seat] = UNDECIDED
    return copy


def outcomes(rules: Rulebook, state: Foldris, seat: int, words: list[str]) -> dict[str, int]:
    """`outcomes T3`: how many outcomes the card has on a sheet, in total and by cost."""
    asked = with_card(rules, state, seat, " ".join(words))
    block = asked.block()
    costs = [int(block.cost_of[action // COLUMNS]) for action in rules.actions(asked, seat)]
    counts = {f"cost {cost}": costs.count(cost) for cost in sorted(set(costs))}
    return {"total": len(costs), **counts}


def reachable(rules: Rulebook, state: Foldris, seat: int, words: list[str]) -> list[str]:
    """`reaches T3 (5,1)`: the outcomes of a card that fill all the given squares."""
    card, squares = words if len(words) == 2 else ("", "")
    if not notation.SQUARES.fullmatch(squares):
        raise Invalid(
            "$.query", f"reaches {' '.join(words)!r} is not a card and squares such as `T3 (5,1)(6,1)`"
        )
    wanted = {(int(x), int(y)) for x, y in notation.SQUARE.findall(squares)}
    asked = with_card(rules, state, seat, card)
    listed = rules.texts(asked, seat)
    choices = views.choices(asked, rules.names, seat)
    return [each.notation for each in choices if each.notation in listed and wanted <= set(each.squares)]


def title(rules: Rulebook, state: Foldris, seat: int, words: list[str]) -> str:
    """`title`: the solo title reached so far, or nothing."""
    return str(rules.solo_verdict(int(state.lines(seat))).facts.get("title", ""))


Rulebook.autos = {"barrier": drop_barrier}
Rulebook.queries = {"outcomes": outcomes, "reaches": reachable, "title": title}

"""Foldris bound to one setup: the box, the start position, the details of the end."""

from collections.abc import Mapping
from typing import Any

from cinquina.core.edition import Words
from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid
from cinquina.core.event import Event
from cinquina.core.game import Game
from cinquina.core.ladder import reached_rung
from cinquina.core.parts import Parts
from cinquina.core.rules import Audience, Rules, Unlisted
from cinquina.core.setup import Setup
from cinquina.core.state import RESIGN, Evaluation, State
from cinquina.games.foldris import choices, events, view
from cinquina.games.foldris.edition import Edition
from cinquina.games.foldris.judgement.evaluation import SheetEvaluation
from cinquina.games.foldris.judgement.weights import EFFORT, ERRORS, SOLO_EFFORT, WEIGHTS
from cinquina.games.foldris.rules.blocks import COLUMNS, Block
from cinquina.games.foldris.rules.box import Box
from cinquina.games.foldris.rules.observer import SheetObserver
from cinquina.games.foldris.rules.position import Position, first_position
from cinquina.games.foldris.rules.scoring import total_lines
from cinquina.games.foldris.rules.sheet import Sheet, blank_sheet


def start_sheet(edition: Edition, left: int) -> Sheet:
    """Create a sheet with the starting block at the bottom of a lane."""
    sheet = blank_sheet(edition.columns, edition.lines)
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


class Rulebook(Rules):
    parts = Parts.of_package(__package__)
    event_type = events.EVENTS
    view_type = view.View
    choice_type = choices.Drawing
    errors = ERRORS
    edition: Edition

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        alone = setup.seats == 1
        if setup.seats > len(self.edition.lanes):
            raise Invalid(
                "$.seats",
                f"this edition has {len(self.edition.lanes)} lanes, not enough for {setup.seats} seats",
            )
        self.box = self.build(box_of, alone)
        self.cards = self.build(view.card_views)
        self.ladder = self.edition.ladder
        self.max_actions = int(self.box.most_actions)
        # Every Block fills at least one square less than the smallest shape has, and squares are never freed.
        smallest = min(len(squares) for squares in self.edition.shapes.values()) - 1
        rounds = self.edition.columns * self.edition.lines // smallest + 1
        self.max_entries = 2 + rounds * (1 + setup.seats)

    def start(self) -> Position:
        sheets = [blank_sheet(self.edition.columns, self.edition.lines) for _ in range(self.setup.seats)]
        for sheet in sheets:
            sheet.bonus = self.edition.start_bonus
        return first_position(self.box, self.setup.settings["deck_out"] == "end", sheets)

    def observer(self) -> SheetObserver:
        return SheetObserver(self.box, self.setup.seats)

    def why_unlisted(self, state: Position, seat: int, action: int) -> Unlisted | None:
        """Return why an action is not listed: only the cheapest wording of each form is (foldris R11)."""
        if action == RESIGN:
            return "giving_up"
        return "wasteful" if state.block().is_wasteful(action // COLUMNS) else "synonym"

    def audience(self, state: Position, who: int, action: int) -> Audience:
        return "moment" if who >= 0 and action >= 0 and self.setup.seats > 1 else "all"

    def standing(self, state: Position, seat: int) -> int | None:
        """Return None: a seat with more lines may be eliminated first."""
        return None

    def scores(self, state: Position, seat: int) -> dict[str, int]:
        return {"lines": int(total_lines(state, seat)), "bonus": int(state.sheets[seat].bonus)}

    def verdict(self, state: Position) -> list[Event]:
        if self.setup.seats == 1:
            return [self.solo_verdict(int(total_lines(state, 0)))]
        winners = [seat for seat in range(self.setup.seats) if state.rank(seat) == 1]
        left = [seat for seat in range(self.setup.seats) if not state.eliminated[seat]]
        last = max(int(each) for each in state.eliminated)
        together = left or [seat for seat in range(self.setup.seats) if state.eliminated[seat] == last]
        if len(left) == 1:
            return [events.WonLast(winners[0])]
        if len(winners) > 1:
            return [events.WonShared(winners)]
        most = max(int(total_lines(state, seat)) for seat in together)
        by_lines = [seat for seat in together if total_lines(state, seat) == most]
        return [events.WonLines(winners[0]) if len(by_lines) == 1 else events.WonBonus(winners[0])]

    def solo_verdict(self, completed: int) -> events.SoloTitle | events.SoloNoTitle:
        at = reached_rung(self.ladder, completed)
        if at.now is None:
            return events.SoloNoTitle(completed, at.missing)
        return events.SoloTitle(completed, at.missing, at.now.id)

    @property
    def queries(self) -> Mapping[str, Any]:
        return {**super().queries, "title": self.title}

    def title(self, state: Position, seat: int, words: list[str]) -> str:
        """Answer `title`: the solo title reached so far, or empty."""
        told = self.solo_verdict(int(total_lines(state, seat)))
        return self.words()[told.title]["en"] if isinstance(told, events.SoloTitle) else ""

    def words(self) -> Words:
        return {title.id: title.name for title in self.edition.titles}

    def can_undo(self, before: State, after: State, seat: int) -> bool:
        """Return False with several seats: otherwise a seat could undo its sealed decision after seeing another."""
        return self.setup.seats == 1

    def evaluation(self) -> Evaluation:
        return SheetEvaluation(WEIGHTS)

    def most_solo(self) -> int:
        return int(self.box.lines)

    def effort(self) -> Effort:
        return SOLO_EFFORT if self.setup.seats == 1 else EFFORT

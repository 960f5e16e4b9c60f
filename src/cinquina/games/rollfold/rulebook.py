"""Roll 'Em Fold 'Em bound to one setup: the box of a level, the start position, the details of the end."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.effort import Effort
from cinquina.core.event import Event
from cinquina.core.game import Game
from cinquina.core.parts import Parts
from cinquina.core.rules import Audience, Rules, Unlisted
from cinquina.core.setup import Setup
from cinquina.core.state import Evaluation, State
from cinquina.games.rollfold import choices, events, view
from cinquina.games.rollfold.edition import BONUSES, PRINTED, Edition
from cinquina.games.rollfold.judgement.evaluation import TurnsToGo
from cinquina.games.rollfold.judgement.weights import EFFORT, ERRORS, FORECAST, NOTICED, WEIGHTS
from cinquina.games.rollfold.rules import moves
from cinquina.games.rollfold.rules.box import Box
from cinquina.games.rollfold.rules.dice import Dice
from cinquina.games.rollfold.rules.folds import CORNERS
from cinquina.games.rollfold.rules.layout import Layout
from cinquina.games.rollfold.rules.observer import PaperObserver
from cinquina.games.rollfold.rules.pen import Pen
from cinquina.games.rollfold.rules.phases import BLACK, FREE, MARK, ROLL, WHITE
from cinquina.games.rollfold.rules.position import Position
from cinquina.games.rollfold.rules.settings import Settings
from cinquina.games.rollfold.rules.sheet import blank_sheet

FIELDS = {"W": WHITE, "B": BLACK, "*": FREE}


def box_of(edition: Edition, level: str) -> Box:
    data = edition.levels[level]
    return Box(
        edition.size,
        [PRINTED[mark] for page in (data.front, data.back) for row in page for mark in row],
        (data.small, data.large, data.blunt or 0),
        [BONUSES[data.bonus(corner)] for corner in range(CORNERS)],
        data.bonus_trigger == "end",
        Dice([list(face) for face in edition.dice.white], [list(face) for face in edition.dice.black]),
    )


class Rulebook(Rules):
    parts = Parts.of_package(__package__)
    event_type = events.EVENTS
    view_type = view.View
    choice_type = choices.Option
    errors = ERRORS
    noticed = NOTICED
    edition: Edition

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        settings = setup.settings
        self.level = setup.mode[-1]
        self.box = self.build(box_of, self.level)
        self.prints = self.build(view.printed_facts, self.level, self.box)
        pages = self.edition.levels[self.level]
        self.printed = "".join((*pages.front, *pages.back))  # by cell, as in the legend of the law
        self.column: str = settings.get("column", "")  # of the solo table, for a single player
        fields = self.edition.solo.columns[self.column][:-1] if self.column else ""
        turns = len(fields) or settings["turn_cap"]
        self.max_actions = moves.most_actions(self.box)
        # Each turn a roll, a take, and per seat: a die, two numbers, a flip after each and `done`; bonus numbers and
        # folds occur once in a game.
        once = 2 * int(self.box.numbers) + 2 * CORNERS
        self.max_entries = 1 + turns * (2 + setup.seats * 7) + setup.seats * once
        self.settings = Settings(
            settings.get("marking_visibility") == "sealed",
            settings["die_numbers_mandatory"],
            settings.get("orbs_connect", False),
            settings.get("flip_back", False),
            settings.get("solo_die_bonus", False),
            turns,
            vec[i64]([FIELDS[field] for field in fields]),
            self.max_actions,
        )

    def start(self) -> Position:
        seats = self.setup.seats
        sheets = [blank_sheet(self.box) for _ in range(seats)]
        state = Position(self.box, self.settings, sheets, sheets[:], [Pen(vec[i64]()) for _ in range(seats)])
        if seats == 1 or self.setup.settings.get("first") == "seat_a":
            state.phase = ROLL
        return state

    def read_outcome(self, state: Position, who: int, words: str) -> int | None:
        """Parse an outcome; a face as printed, `1♦2`, is also accepted."""
        return self.find(state, who, words.replace("♦", "/"))

    def why_unlisted(self, state: Position, seat: int, action: int) -> Unlisted | None:
        """Return why an action is not listed: of equivalent strings only the first is."""
        return "synonym"

    def audience(self, state: Position, who: int, action: int) -> Audience:
        return "moment" if who >= 0 and state.phase == MARK and state.is_secret() else "all"

    def scores(self, state: Position, seat: int) -> dict[str, int]:
        sheet = state.public_sheet(seat)
        found = {
            "symbols": int(state.score(seat)),
            "corners": int(sheet.count_folded()),
            "large": int(sheet.count_large()),
        }
        if self.setup.seats == 1:
            found["moves"] = int(state.number)
            found["crowns"] = self.crowns(state)
        return found

    def crowns(self, state: Position) -> int:
        return self.edition.crowns(self.level, int(state.number)) if state.pens[0].won else 0

    def verdict(self, state: Position) -> list[Event]:
        if self.setup.seats == 1:
            return [self.solo_verdict(state)]
        seats = range(self.setup.seats)
        finishers = [seat for seat in seats if state.pens[seat].won]
        winners = [seat for seat in finishers if state.rank(seat) == 1]
        turn = int(state.number)
        if not finishers:
            return [events.Drawn(turn)]
        if len(winners) > 1:
            return [events.WonShared(winners, turn)]
        (winner,) = winners
        if len(finishers) == 1:
            return [events.WonAlone(winner, turn)]
        x = int(state.pens[winner].x_used)
        fewest = [seat for seat in finishers if state.pens[seat].x_used == x]
        if len(fewest) == 1:
            return [events.WonFewest(winner, x)]
        return [events.WonLarge(winner, int(state.sheets[winner].count_large()))]

    def solo_verdict(self, state: Position) -> events.SoloMaster | events.SoloWon | events.SoloLost:
        moves = int(state.number)
        if not state.pens[0].won:
            return events.SoloLost(moves)
        below = self.edition.solo.extra_crown_below[self.edition.group(self.level)]
        kind = events.SoloMaster if moves < below else events.SoloWon
        return kind(moves, self.crowns(state))

    @property
    def queries(self) -> Mapping[str, Any]:
        return {**super().queries, "sheet": self.sheet_rows}

    def sheet_rows(self, state: Position, seat: int, words: list[str]) -> list[str]:
        """Answer `sheet`: the visible symbol of each place, as drawn in the law."""
        return Layout(state.sheets[seat].sight, self.printed).symbols

    def has_secrets(self) -> bool:
        return self.setup.settings.get("marking_visibility") == "sealed"

    def can_undo(self, before: State, after: State, seat: int) -> bool:
        """Allow undo until the seat is finished: nothing random happens within a turn. Taking a die is final."""
        assert isinstance(before, Position)
        marking = before.phase == MARK and after.owes(seat)
        return marking and bool(self.setup.settings["undo_within_turn"])

    def observer(self) -> PaperObserver:
        return PaperObserver(self.box, self.setup.seats)

    def evaluation(self) -> Evaluation:
        return TurnsToGo(self.box, WEIGHTS)

    def effort(self) -> Effort:
        return EFFORT

    def forecast(self) -> Effort:
        return FORECAST if self.setup.seats > 1 else super().forecast()

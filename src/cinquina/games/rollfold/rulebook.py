"""Roll 'Em Fold 'Em with its choices made: the engine, and everything around it that people read and write."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.attempt import Attempt
from cinquina.core.effort import Effort
from cinquina.core.errors import Refusal
from cinquina.core.events import Event, Listener
from cinquina.core.game import Audience, Rules, Unlisted
from cinquina.core.setup import Setup
from cinquina.core.state import Evaluation, State
from cinquina.games.rollfold import choices as options
from cinquina.games.rollfold import looking, notation, position, refusals, terminal
from cinquina.games.rollfold import view as views
from cinquina.games.rollfold.bounds import most_actions, most_entries
from cinquina.games.rollfold.edition import box_of, checked, default, default_box
from cinquina.games.rollfold.questions import QUERIES
from cinquina.games.rollfold.rules.evaluation import TurnsToGo
from cinquina.games.rollfold.rules.kinds import BLACK, NO_DIE, WHITE
from cinquina.games.rollfold.rules.options import FREE, Options
from cinquina.games.rollfold.rules.state import Rollfold
from cinquina.games.rollfold.rules.table import MARK, ROLL, TAKE
from cinquina.games.rollfold.weights import EFFORT, ERRORS, FORECAST, WEIGHTS

FIELDS = {"W": WHITE, "B": BLACK, "*": FREE}


class Rulebook(Rules):
    view_type = views.View
    choice_type = options.Option
    queries = QUERIES
    errors = ERRORS

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        settings = setup.settings
        self.level = setup.mode[-1]
        self.edition = default() if setup.edition is None else checked(setup.edition)
        self.box = default_box(self.level) if setup.edition is None else box_of(self.edition, self.level)
        self.column: str = settings.get("column", "")
        fields = self.edition.solo.columns[self.column][:-1] if self.column else ""
        turns = len(fields) or settings["turn_cap"]
        self.max_actions = most_actions(self.box)
        self.max_entries = most_entries(self.box, setup.seats, turns)
        self.options = Options(
            settings.get("marking_visibility") == "sealed",
            settings["die_numbers_mandatory"],
            settings.get("orbs_connect", False),
            settings.get("flip_back", False),
            settings.get("solo_die_bonus", False),
            turns,
            vec[i64]([FIELDS[field] for field in fields]),
            self.max_actions,
        )

    # -- positions

    def start(self) -> Rollfold:
        state = position.fresh(self.box, self.options, self.setup.seats)
        if self.setup.settings.get("first") == "seat_a":
            state.phase = ROLL
        return state

    def load(self, data: dict[str, Any]) -> Rollfold:
        return position.load(position.fresh(self.box, self.options, self.setup.seats), data)

    def dump(self, state: Rollfold) -> dict[str, Any]:
        return position.dump(state)

    # -- what people write and read

    def text(self, state: Rollfold, who: int, action: int) -> str:
        return notation.text(state, who, action)

    def read(self, state: Rollfold, seat: int, words: str) -> Attempt:
        return notation.read(state, seat, words)

    def read_outcome(self, state: Rollfold, who: int, words: str) -> int | None:
        """A face may be written as it is printed, `1♦2`."""
        return self.find(state, who, words.replace("♦", "/"))

    def why_not(self, state: Rollfold, seat: int, attempt: Attempt) -> Refusal | None:
        return refusals.why_not(state, seat, attempt)

    def unlisted(self, state: Rollfold, seat: int, action: int) -> Unlisted | None:
        """The list keeps the first of the strings that are one move."""
        return "synonym"

    def audience(self, state: Rollfold, who: int, action: int) -> Audience:
        return "moment" if who >= 0 and state.phase == MARK and state.secret() else "all"

    def view(self, state: Rollfold, seat: int | None) -> views.View:
        return looking.view(state, self.edition, self.level, self.column, seat)

    def picture(self, seen: views.View) -> str:
        return terminal.picture(seen)

    def asks(self, state: Rollfold, seat: int) -> Event:
        if state.phase == TAKE:
            return Event("rollfold.asks_take", {})
        pen = state.pens[seat]
        if pen.die == NO_DIE:
            return Event("rollfold.asks_use", {})
        numbers = [str(int(value)) for value in (pen.first, pen.second) if value]
        numbers += [f"({position.bonus_text(self.box, int(bonus)).split()[0]})" for bonus in pen.bonuses]
        return Event("rollfold.asks" if numbers else "rollfold.asks_done", {"numbers": numbers})

    def choices(self, state: State, seat: int) -> list[options.Option]:
        assert isinstance(state, Rollfold)
        return options.choices(state, seat)

    def preview(self, state: State, seat: int, action: int) -> list[Event]:
        """The own sheet alone: what the others did in the same moment is theirs."""
        copy = state.copy()
        assert isinstance(copy, Rollfold)
        copy.listener = listener = Listener()
        if copy.phase == MARK:
            copy.mark(seat, action)
        else:
            copy.apply(seat, action)
        return [event for event in listener.events if event.reaches(seat)]

    def scores(self, state: Rollfold, seat: int) -> dict[str, int]:
        sheet = state.public(seat)
        found = {
            "symbols": int(state.score(seat)),
            "corners": int(sheet.corners()),
            "large": int(sheet.larges()),
        }
        if self.setup.seats == 1:
            found["moves"] = int(state.number)
            found["crowns"] = self.crowns(state)
        return found

    def crowns(self, state: Rollfold) -> int:
        return self.edition.crowns(self.level, int(state.number)) if state.pens[0].won else 0

    def verdict(self, state: Rollfold) -> list[Event]:
        if self.setup.seats == 1:
            return [self.solo_verdict(state)]
        seats = range(self.setup.seats)
        finishers = [seat for seat in seats if state.pens[seat].won]
        winners = [seat for seat in finishers if state.rank(seat) == 1]
        turn = int(state.number)
        if not finishers:
            return [Event("rollfold.drawn", {"turn": turn})]
        if len(winners) > 1:
            return [Event("rollfold.won_shared", {"seats": winners, "turn": turn})]
        (winner,) = winners
        if len(finishers) == 1:
            return [Event("rollfold.won_alone", {"seat": winner, "turn": turn})]
        x = int(state.pens[winner].x_used)
        fewest = [seat for seat in finishers if state.pens[seat].x_used == x]
        if len(fewest) == 1:
            return [Event("rollfold.won_fewest", {"seat": winner, "x": x})]
        return [Event("rollfold.won_large", {"seat": winner, "large": int(state.sheets[winner].larges())})]

    def solo_verdict(self, state: Rollfold) -> Event:
        moves = int(state.number)
        if not state.pens[0].won:
            return Event("rollfold.solo_lost", {"moves": moves})
        facts: dict[str, object] = {"moves": moves, "crowns": self.crowns(state)}
        below = self.edition.solo.extra_crown_below[self.edition.group(self.level)]
        return Event("rollfold.solo_master" if moves < below else "rollfold.solo_won", facts)

    def can_undo(self, before: State, after: State, seat: int) -> bool:
        """Until the seat is finished: nothing random happens within a turn. A die that was taken is taken."""
        assert isinstance(before, Rollfold)
        marking = before.phase == MARK and after.owes(seat)
        return marking and bool(self.setup.settings["undo_within_turn"])

    # -- players

    def evaluation(self) -> Evaluation:
        return TurnsToGo(self.box, **WEIGHTS)

    def effort(self) -> Effort:
        return EFFORT

    def forecast(self) -> Effort:
        return FORECAST if self.setup.seats > 1 else super().forecast()

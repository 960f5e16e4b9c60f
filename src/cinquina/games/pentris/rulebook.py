"""Pentris with its choices made: the engine, and everything around it that people read and write."""

from itertools import takewhile
from typing import Any

from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid, Refusal
from cinquina.core.events import Event
from cinquina.core.game import Audience, Policy, Rules, Unlisted
from cinquina.core.setup import Setup
from cinquina.core.state import Evaluation, State
from cinquina.games.pentris import choices as options
from cinquina.games.pentris import looking, notation, position, refusals, terminal, writing
from cinquina.games.pentris import view as views
from cinquina.games.pentris.edition import box_of, checked, default, default_box
from cinquina.games.pentris.names import SOURCES
from cinquina.games.pentris.questions import QUERIES
from cinquina.games.pentris.rules import actions, table
from cinquina.games.pentris.rules.box import SET_NAMES
from cinquina.games.pentris.rules.evaluation import ChuteEvaluation
from cinquina.games.pentris.rules.state import Pentris
from cinquina.games.pentris.weights import EFFORT, ERRORS, WEIGHTS

SEAT_NAMES = ("seat_a", "seat_b", "seat_c", "seat_d")


class Rulebook(Rules):
    view_type = views.View
    choice_type = options.Option
    queries = QUERIES

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.edition = default() if setup.edition is None else checked(setup.edition)
        self.box = default_box() if setup.edition is None else box_of(self.edition)
        settings = setup.settings
        bonus_set = settings.get("bonus_set", "random")
        self.options = table.Options(
            looking.LEVELS.index(setup.mode),
            self.first(),
            SET_NAMES.index(bonus_set) if bonus_set != "random" else -1,
            [self.box.letters.index(letter) for letter in settings.get("bonus_shapes", [])],
            settings["try_before_pick"],
            settings["misjudge"] == "penalise",
            settings.get("open_stacks", False),
            settings["motion"] == "drop",
            settings["chutes"] == "secret" and setup.seats > 1,
            settings["optional_claim"],
            self.edition.solo_ladder[-1].least(setup.mode),
        )
        self.max_actions = int(self.start().most_actions())
        self.max_entries = most_entries(setup.seats)

    def first(self) -> int:
        """The first bag holder, or -1 for chance."""
        name = self.setup.settings["first_bag"]
        if name == "random":
            return 0 if self.setup.seats == 1 else -1
        seat = SEAT_NAMES.index(name)
        if seat >= self.setup.seats:
            raise Invalid("$.settings.first_bag", f"there is no {name} with {self.setup.seats} seats")
        return seat

    # -- positions

    def empty(self) -> Pentris:
        state = Pentris(self.box, self.options, self.setup.seats)
        state.lay_out()
        return state

    def start(self) -> Pentris:
        state = self.empty()
        state.fill_bag()
        if self.options.first >= 0:
            state.holder = self.options.first
            state.go_on()
        return state

    def load(self, data: dict[str, Any]) -> Pentris:
        return position.load(self.empty(), data)

    def dump(self, state: Pentris) -> dict[str, Any]:
        return writing.dump(state)

    # -- what people write and read

    def text(self, state: Pentris, who: int, action: int) -> str:
        return notation.text(state, who, action)

    def read(self, state: Pentris, seat: int, words: str) -> notation.Tried:
        return notation.read(state, seat, words)

    def why_not(self, state: Pentris, seat: int, attempt: notation.Tried) -> Refusal | None:
        return refusals.why_not(state, seat, attempt)

    def unlisted(self, state: Pentris, seat: int, action: int) -> Unlisted | None:
        """To put a piece back; and to take one that is lost then, which a discard does without a mistake."""
        return "take_back" if actions.kind_of(action) == actions.UNTAKE else "wasteful"

    def audience(self, state: Pentris, who: int, action: int) -> Audience:
        """Where a piece goes is nobody's business while chutes are secret."""
        hidden = self.options.secret and who >= 0 and actions.kind_of(action) == actions.PLACE
        return "over" if hidden else "all"

    def view(self, state: Pentris, seat: int | None) -> views.View:
        return looking.view(state, self.edition, seat)

    def picture(self, seen: views.View) -> str:
        return terminal.picture(seen)

    def asks(self, state: Pentris, seat: int) -> Event:
        if state.turn() != seat:
            return Event("pentris.asks", {})
        match state.step:
            case table.CHOOSE if not state.any_placeable(seat):
                return Event("pentris.asks_blocked", {"personal": bool(state.has_personal(seat))})
            case table.CHOOSE:
                return Event("pentris.asks_choose", {})
            case table.PLACING:
                return Event("pentris.asks_place", {"piece": self.box.ids[state.hand]})
            case table.REMOVING:
                return Event("pentris.asks_remove", {})
            case table.CLAIMING:
                return Event("pentris.asks_claim", {})
            case table.PICKING:
                return Event("pentris.asks_pick", {"stack": int(state.stack) % 4 + table.SMALLEST})
        return Event("pentris.asks_draft", {})

    def choices(self, state: State, seat: int) -> list[options.Option]:
        assert isinstance(state, Pentris)
        return options.choices(state, seat, self.actions(state, seat))

    def preview(self, state: State, seat: int, action: int) -> list[Event]:
        """With secret chutes as far as nobody else is concerned: who must pass, and what they score, is in theirs."""
        told = super().preview(state, seat, action)
        if not self.options.secret:
            return told
        return list(takewhile(lambda event: event.facts.get("seat", seat) == seat, told))

    def scores(self, state: Pentris, seat: int) -> dict[str, int]:
        """By source; with secret chutes what a round brings is not split up."""
        points = dict(zip(SOURCES, map(int, list(state.points)[seat * table.SOURCES :]), strict=False))
        if self.options.secret and state.step != table.END:
            rounds = points["rows"] + points["stars"] + points["platinum"]
            points = {"claims": points["claims"], "rounds": rounds, "unused": points["unused"]}
        if self.setup.mode != "advanced":
            del points["unused"]
        else:
            del points["claims"]
        if self.setup.mode == "beginner":
            points.pop("stars", 0)
            points.pop("platinum", 0)
        return points

    def verdict(self, state: Pentris) -> list[Event]:
        seats = range(self.setup.seats)
        if self.setup.seats == 1:
            return [self.solo_verdict(int(state.score(0)))]
        winners = [seat for seat in seats if state.rank(seat) == 1]
        points = int(state.score(winners[0]))
        if len(winners) > 1:
            return [Event("pentris.won_shared", {"seats": winners, "points": points})]
        return [Event("pentris.won", {"seat": winners[0], "points": points})]

    def solo_verdict(self, points: int) -> Event:
        ladder = self.edition.solo_ladder
        level = self.setup.mode
        rung = max(n for n, each in enumerate(ladder) if points >= each.least(level))
        # Points to the next rank; 0 where there is none above.
        missing = ladder[rung + 1].least(level) - points if rung + 1 < len(ladder) else 0
        facts: dict[str, object] = {"points": points, "missing": missing}
        return Event("pentris.solo", {**facts, "title": ladder[rung].en, "titolo": ladder[rung].it})

    def can_undo(self, before: State, after: State, seat: int) -> bool:
        """A choice is final unless trying is allowed, and a mistake is; where a piece went may still change."""
        assert isinstance(before, Pentris)
        assert isinstance(after, Pentris)
        if before.step == table.CHOOSE:
            return self.options.tries and after.step == table.PLACING
        return True

    # -- players

    def evaluation(self) -> Evaluation:
        return ChuteEvaluation(self.box, **WEIGHTS[self.setup.mode])

    def policy(self, level: str) -> Policy:
        return Policy(self.evaluation(), ERRORS[self.setup.mode][level])

    def effort(self) -> Effort:
        return EFFORT


def most_entries(seats: int) -> int:
    """Set-up, then 27 turns of draws and up to three decisions a seat, and 9 times a claim, a pick or a top a seat.

    Pieces that are put back can be taken again any number of times; that is not counted.
    """
    set_up = 1 + 1 + 4 + 4 + 8 + 16 + 2 * seats
    return set_up + 27 * (seats + 1 + 3 * seats) + 9 * 3 * seats

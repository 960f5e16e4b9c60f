"""Pentris bound to one setup: the options of the host, the start position, the details of the end."""

from cinquina.core.edition import Words
from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid
from cinquina.core.event import Event
from cinquina.core.game import Game
from cinquina.core.ladder import reached_rung
from cinquina.core.parts import Parts
from cinquina.core.rules import Audience, Policy, Rules, Unlisted
from cinquina.core.setup import Setup
from cinquina.core.state import Evaluation, State
from cinquina.games.pentris import choices, view
from cinquina.games.pentris.edition import Edition, box_of
from cinquina.games.pentris.events import EVENTS, Solo, Won, WonShared
from cinquina.games.pentris.judgement.evaluation import ChuteEvaluation
from cinquina.games.pentris.judgement.weights import EFFORT, ERRORS, WEIGHTS
from cinquina.games.pentris.rules import actions, phases
from cinquina.games.pentris.rules.box import SET_NAMES
from cinquina.games.pentris.rules.observer import ChuteObserver
from cinquina.games.pentris.rules.options import Options
from cinquina.games.pentris.rules.pieces import fill_bag
from cinquina.games.pentris.rules.position import Position, empty_position
from cinquina.games.pentris.rules.setup import go_on

SEAT_NAMES = ("seat_a", "seat_b", "seat_c", "seat_d")


class Rulebook(Rules):
    parts = Parts.of_package(__package__)
    event_type = EVENTS
    view_type = view.View
    adds_up = True
    choice_type = choices.Option
    edition: Edition

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.box = self.build(box_of)
        self.shown = self.build(view.components, self.box)
        self.ladder = self.edition.ladder(setup.mode)
        settings = setup.settings
        bonus_set = settings.get("bonus_set", "random")
        self.options = Options(
            phases.LEVEL_NAMES.index(setup.mode),
            self.first_holder(),
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

    def first_holder(self) -> int:
        """Return the first bag holder, or -1 for chance."""
        name = self.setup.settings["first_bag"]
        if name == "random":
            return 0 if self.setup.seats == 1 else -1
        seat = SEAT_NAMES.index(name)
        if seat >= self.setup.seats:
            raise Invalid("$.settings.first_bag", f"there is no {name} with {self.setup.seats} seats")
        return seat

    def start(self) -> Position:
        state = empty_position(self.box, self.options, self.setup.seats)
        fill_bag(state)
        if self.options.first >= 0:
            state.holder = self.options.first
            go_on(state)
        return state

    def why_unlisted(self, state: Position, seat: int, action: int) -> Unlisted | None:
        """Return why an action is not listed: it puts a piece back, or takes a piece that is then lost, for which a
        discard does the same without the mistake."""
        return "take_back" if actions.kind_of(action) == actions.UNTAKE else "wasteful"

    def audience(self, state: Position, who: int, action: int) -> Audience:
        """Return the audience of an entry. With secret chutes the place of a piece is secret."""
        hidden = self.options.secret and who >= 0 and actions.kind_of(action) == actions.PLACE
        return "over" if hidden else "all"

    def scores(self, state: Position, seat: int) -> dict[str, int]:
        """Return the scores by source; with secret chutes the sources of a round are not separated."""
        points = dict(
            zip(phases.SOURCE_NAMES, map(int, list(state.points)[seat * phases.SOURCES :]), strict=False)
        )
        if self.options.secret and state.step != phases.END:
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

    def verdict(self, state: Position) -> list[Event]:
        seats = range(self.setup.seats)
        if self.setup.seats == 1:
            return [self.solo_verdict(int(state.score(0)))]
        winners = [seat for seat in seats if state.rank(seat) == 1]
        points = int(state.score(winners[0]))
        if len(winners) > 1:
            return [WonShared(winners, points)]
        return [Won(winners[0], points)]

    def solo_verdict(self, points: int) -> Solo:
        at = reached_rung(self.ladder, points)
        assert at.now is not None  # the lowest rank starts at 0
        return Solo(points, at.missing, at.now.id)

    def words(self) -> Words:
        colours = {colour.code: colour.name for colour in self.edition.colours}
        return colours | {
            rung.id: rank.name for rung, rank in zip(self.ladder, self.edition.solo_ladder, strict=True)
        }

    def has_secrets(self) -> bool:
        return bool(self.setup.settings["chutes"] == "secret")

    def can_undo(self, before: State, after: State, seat: int) -> bool:
        """Return whether a decision may be taken back: the place of a piece always, its choice only if trying is
        allowed and the choice was no mistake."""
        assert isinstance(before, Position)
        assert isinstance(after, Position)
        if before.step == phases.CHOOSE:
            return self.options.tries and after.step == phases.PLACING
        return True

    # -- players

    def observer(self) -> ChuteObserver:
        return ChuteObserver(self.box, self.setup.seats)

    def evaluation(self) -> Evaluation:
        return ChuteEvaluation(WEIGHTS[self.setup.mode])

    def policy(self, level: str) -> Policy:
        return Policy(self.evaluation(), ERRORS[self.setup.mode][level], self.noticed[level])

    def effort(self) -> Effort:
        return EFFORT


def most_entries(seats: int) -> int:
    """Return the set-up, then 27 turns of draws with up to three decisions a seat, and 9 times a claim, a pick or a top
    a seat.

    Pieces can be put back and taken again without limit; that is not counted.
    """
    set_up = 1 + 1 + 4 + 4 + 8 + 16 + 2 * seats
    return set_up + 27 * (seats + 1 + 3 * seats) + 9 * 3 * seats

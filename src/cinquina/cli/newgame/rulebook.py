"""Newgame bound to one setup: notation, choices, and the evaluation for bots."""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from cinquina.cli.newgame.events import EVENTS, Won
from cinquina.cli.newgame.rules.position import FACES, HOLD, ROLLS, ROUNDS, Position
from cinquina.core.brings import brought
from cinquina.core.event import Event
from cinquina.core.game import Game
from cinquina.core.lead import Lead
from cinquina.core.rules import Choice, Rules
from cinquina.core.setup import Setup
from cinquina.core.state import CHANCE, Evaluation, State
from cinquina.core.who import LETTERS

Points = Annotated[int, Meta(ge=0, le=1000)]


class Fields(Struct):
    """A position as data. There are no secrets, so this is also the view of every seat."""

    scores: list[Points]
    turns: Annotated[int, Meta(ge=0, le=10 * ROUNDS)]
    rolls: Annotated[int, Meta(ge=0, le=ROLLS)]
    pot: Points
    rolling: bool


class Prospects(Lead):
    """Counts the points of the turn, and the die's average while it is in the air."""

    def points(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        pot = (5 * state.pot + 20) / FACES if state.rolling else state.pot
        return float(state.scores[seat] + (pot if seat == state.seat() else 0))


class Rulebook(Rules):
    event_type = EVENTS
    position_type = view_type = Fields
    errors: ClassVar = {"newcomer": 30.0, "casual": 14.0, "strong": 0.0}  # in points

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.max_actions = FACES
        self.max_entries = setup.seats * ROUNDS * (2 * ROLLS + 1)

    def start(self) -> Position:
        return Position([0] * self.setup.seats)

    def text(self, state: Position, who: int, action: int) -> str:
        return f"die {action}" if who == CHANCE else "hold" if action == HOLD else "roll"

    def choice(self, state: State, seat: int, action: int) -> Choice:
        """Return the effect of holding: it keeps the points of the turn. The effect of rolling is unknown."""
        assert isinstance(state, Position)
        keeps = brought("newgame", "keeps", "good", points=state.pot)
        return Choice(notation=self.text(state, seat, action), brings=(keeps,) if action == HOLD else ())

    def picture(self, view: Fields) -> str:
        rounds, seat = divmod(view.turns, len(view.scores))
        rows = [f"{LETTERS[n]} {score:>4}" for n, score in enumerate(view.scores)]
        rows[seat] += f" + {view.pot}?" if view.pot else ""
        return "\n".join([f"{min(rounds + 1, ROUNDS)}/{ROUNDS}", *rows])

    def verdict(self, state: Position) -> list[Event]:
        return [Won([seat for seat in range(self.setup.seats) if state.rank(seat) == 1])]

    def evaluation(self) -> Evaluation:
        return Prospects()

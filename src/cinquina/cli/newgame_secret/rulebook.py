"""Newgame bound to one setup: its fields and their audience, notation, and the evaluation for bots."""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from cinquina.cli.newgame_secret.events import EVENTS, Won
from cinquina.cli.newgame_secret.rules.position import CARDS, HAND, Position, cards_of
from cinquina.core.event import Event, Seat
from cinquina.core.fields import OWNER
from cinquina.core.game import Game
from cinquina.core.lead import Lead
from cinquina.core.rules import Audience, Rules
from cinquina.core.setup import Setup
from cinquina.core.state import CHANCE, Evaluation, State
from cinquina.core.who import LETTERS

Cards = Annotated[int, Meta(ge=0, lt=2 ** (CARDS + 1))]  # a set, a bit each


class Fields(Struct):
    """A position as data. In a view, None stands for the hands of others: `OWNER` shows each seat its own."""

    hands: Annotated[list[Cards | None], OWNER]
    points: list[Annotated[int, Meta(ge=0, le=HAND)]]
    table: list[Annotated[int, Meta(ge=0, le=CARDS)]]
    gone: Cards
    lead: Seat
    dealt: Annotated[int, Meta(ge=0, le=4 * HAND)]


class Prospects(Lead):
    """Counts points, and the cards in hand by their height.

    It may read every hand: a bot's position is resampled, so the other hands in it are guesses.
    """

    def points(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        return state.points[seat] + sum(cards_of(state.hands[seat])) / (2 * CARDS)


class Rulebook(Rules):
    event_type = EVENTS
    position_type = view_type = Fields
    errors: ClassVar = {"newcomer": 4.0, "casual": 0.6, "strong": 0.0}  # in points

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.max_actions = CARDS
        self.max_entries = 2 * HAND * setup.seats

    def start(self) -> Position:
        return Position([0] * self.setup.seats, [0] * self.setup.seats, [0] * self.setup.seats)

    def text(self, state: Position, who: int, action: int) -> str:
        return f"deal {action}" if who == CHANCE else f"play {action}"

    def audience(self, state: Position, who: int, action: int) -> Audience:
        """Return the audience of an entry: a dealt card stays secret until the game is over."""
        return "over" if who == CHANCE else "all"

    def picture(self, view: Fields) -> str:
        rows = []
        for seat, (points, card) in enumerate(zip(view.points, view.table, strict=True)):
            held = view.hands[seat]
            hand = "?" if held is None else " ".join(str(each) for each in cards_of(held))
            rows.append(f"{LETTERS[seat]} {points}  {card or '-':>2}  {hand}")
        return "\n".join(rows)

    def verdict(self, state: Position) -> list[Event]:
        return [Won([seat for seat in range(self.setup.seats) if state.rank(seat) == 1])]

    def evaluation(self) -> Evaluation:
        return Prospects()

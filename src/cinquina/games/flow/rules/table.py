"""What lies on the table: board, tiles, cards, whose turn it is and in which phase (docs/rules/flow.md, Play)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cinquina.core.events import Listener
from cinquina.core.state import State
from cinquina.games.flow.rules.board import NO_TILE, Board
from cinquina.games.flow.rules.box import NO_COMM, NO_SC, SINGLE_PATH, Box
from cinquina.games.flow.rules.hands import Hands
from cinquina.games.flow.rules.kinds import BIT, size
from cinquina.games.flow.rules.scenario import Scenario

# Phases. First the set-up, by chance but for the facing of the Boat.
FIRST_SEAT: Final = 0
DEALING: Final = 1
REVEALING: Final = 2  # Scenario cards
OBSTRUCTING: Final = 3  # Scenario obstacle tiles
FACING: Final = 4
READY: Final = 5
TURN: Final = 6
DRAWING: Final = 7  # chance draws the tile
PLACING: Final = 8
RESOLVING: Final = 9  # a card was begun
FISHING_OUT: Final = 10  # chance reveals the tiles of Fishing
CHOOSING_DIE: Final = 11  # Calm Waters
WAVE: Final = 12
END: Final = 13

BOTH_DICE: Final = -1

FISHED: Final = 2  # tiles that Fishing reveals


@mypyc_attr(acyclic=True)
class Options:
    """What the host chose."""

    def __init__(
        self,
        hand: int,
        level: int,
        first: int,
        round_ms: int,
        turns: int,
        team_loss: bool,
        remain_scenario_only: bool,
    ) -> None:
        self.hand: Final[i64] = hand  # cards for each seat
        self.level: Final[i64] = level  # Scenario cards to keep
        self.first: Final[i64] = first  # a seat, or -1 = chance decides
        self.round_ms: Final[i64] = round_ms  # 0 = no clock
        self.turns: Final[i64] = turns  # per round, without a clock
        self.team_loss: Final = team_loss
        self.remain_scenario_only: Final = remain_scenario_only


@mypyc_attr(acyclic=True)
class Table(State):
    """Every part of a position."""

    def __init__(
        self, box: Box, options: Options, seats: i64, board: Board, hands: Hands, scenario: Scenario
    ) -> None:
        self.listener: Listener | None = None
        self.box: Final = box
        self.options: Final = options
        self.seats: Final = seats
        self.board: Final = board
        self.hands: Hands = hands
        self.scenario: Scenario = scenario
        # Map tiles that are not on the board, as sets; the one in hand is in none of them.
        self.face_down: i64 = box.tile_kinds.all
        self.revealed: i64 = 0
        self.discarded: i64 = 0
        self.tile: i64 = NO_TILE  # in hand
        self.card: i64 = -1  # begun
        self.phase: i64 = FIRST_SEAT
        self.active: i64 = 0
        self.obstacles_placed: i64 = 0
        self.facing: i64 = -1  # of the Boat's one open edge; -1 = side A
        self.round: i64 = 0
        self.turns_in_round: i64 = 0
        self.cards_in_round: i64 = 0
        self.fishing: i64 = 0  # tiles still to reveal
        self.calm: i64 = -1  # the seat that played Calm Waters for the next wave
        self.dice: i64 = BOTH_DICE  # or the one that was chosen
        self.time_up: bool = False
        self.won: bool = False

    def take_over(self, other: "Table") -> None:
        """Everything that changes, from a position of the same game."""
        self.face_down = other.face_down
        self.revealed = other.revealed
        self.discarded = other.discarded
        self.tile = other.tile
        self.card = other.card
        self.phase = other.phase
        self.active = other.active
        self.obstacles_placed = other.obstacles_placed
        self.facing = other.facing
        self.round = other.round
        self.turns_in_round = other.turns_in_round
        self.cards_in_round = other.cards_in_round
        self.fishing = other.fishing
        self.calm = other.calm
        self.dice = other.dice
        self.time_up = other.time_up
        self.won = other.won

    # -- what follows from it

    def by_chance(self) -> bool:
        if self.phase < FACING or self.phase == DRAWING:
            return True
        return self.phase == FISHING_OUT or self.phase == WAVE

    def in_round(self) -> bool:
        return TURN <= self.phase <= FISHING_OUT

    def quiet(self) -> bool:
        """Is communication closed? (flow P8, R22; alone it has no effect, R21)"""
        return self.seats > 1 and self.in_round() and self.scenario.has(NO_COMM)

    def clock_ms(self) -> i64:
        """The minute runs from `start` on; once it is over, what was begun may take its time (flow T3)."""
        if self.time_up or not self.in_round():
            return 0
        return self.options.round_ms

    def undealt(self) -> i64:
        return self.box.card_kinds.all & ~(self.hands.dealt() | self.hands.played)

    def dealt_to(self) -> i64:
        """The seat that gets the next card."""
        return size(self.hands.dealt()) // self.options.hand

    def all_dealt(self) -> bool:
        return size(self.hands.dealt()) >= self.options.hand * self.seats

    def protects_obstacles(self) -> bool:
        return self.scenario.has(NO_SC)

    # -- the set-up

    def may_obstruct(self, cell: i64) -> bool:
        """Empty, and with a Scenario tile there every animal can still be connected (flow R19, R20)."""
        board = self.board
        if board.full & BIT[cell]:
            return False
        if not self.scenario.has(SINGLE_PATH):
            return board.blocked(BIT[cell], 0) == 0
        board.open(BIT[cell], 0)
        fine = self.feasible(0) or self.feasible(1) or self.feasible(2) or self.feasible(3)
        board.dry(BIT[cell])
        return fine

    def feasible(self, turn: i64) -> bool:
        """Could every animal be connected, the Boat's one open edge turned this way?"""
        board = self.board
        boat: i64 = self.box.grid.boat
        before: i64 = board.mask(boat)
        board.open(BIT[boat], self.box.turned[self.box.grid.boat_single * 4 + turn])
        blocked: i64 = board.blocked()
        board.open(BIT[boat], before)
        return blocked == 0

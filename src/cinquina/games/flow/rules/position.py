"""A position of Flow: its fields, its phases, and where each rule is (docs/rules/flow.md).

FIRST_SEAT    chance chooses who begins                       setup.prepare
DEALING       chance deals the Action cards, one by one       setup.deal
REVEALING     chance reveals the Scenario cards               setup.reveal
OBSTRUCTING   chance places the Scenario obstacle tiles       setup.place_obstacle
FACING        the first seat turns the Single-Path Boat       Board.is_feasible; setup.turn_boat
READY         the active seat starts the round                effects.start_round
TURN          it draws, takes a revealed tile, plays a card   moves.list_beginnings; effects.begin
DRAWING       chance draws the tile                           effects.draw
PLACING       the active seat places it, or must discard it   moves.list_placements; effects.complete
RESOLVING     it uses the card that it began                  cards.list_uses; effects.complete
FISHING_OUT   chance reveals the tiles of Fishing             effects.fish_out
CHOOSING_DIE  the active seat chooses the die, Calm Waters    wave.choose_die
WAVE          chance rolls, the wave takes its lines          wave.sweep
END           the result                                      scoring

While a round lasts (TURN to FISHING_OUT) the clock may run out: effects.run_out. Each turn ends in effects.end_turn.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.listener import Listener
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, CLOCK, OVER, State
from cinquina.games.flow.rules import chance, effects, moves, scoring, setup, wave
from cinquina.games.flow.rules.actions import REDRAW, TIME, subject_of, turn_of
from cinquina.games.flow.rules.board import NO_TILE, Board
from cinquina.games.flow.rules.box import NO_COMM, Box
from cinquina.games.flow.rules.copies import carry
from cinquina.games.flow.rules.hands import Hands
from cinquina.games.flow.rules.options import Options
from cinquina.games.flow.rules.phases import (
    BOTH_DICE,
    CHOOSING_DIE,
    DRAWING,
    END,
    FACING,
    FIRST_SEAT,
    FISHING_OUT,
    PLACING,
    READY,
    RESOLVING,
    TURN,
    WAVE,
)
from cinquina.games.flow.rules.scenario import Scenario


@mypyc_attr(acyclic=True, free_list_len=1)
class Position(State):
    def __init__(
        self, box: Box, options: Options, seats: i64, board: Board, hands: Hands, scenario: Scenario
    ) -> None:
        self.listener: Listener | None = None
        self.seats: i64 = seats
        # The box, the same in the whole game, and what the host chose: but for the clock the same as well.
        self.box: Final = box
        self.options: Options = options
        # The game.
        self.phase: i64 = FIRST_SEAT
        self.active: i64 = 0
        self.round: i64 = 0
        self.turns_in_round: i64 = 0
        self.cards_in_round: i64 = 0
        self.time_up: bool = False
        self.won: bool = False
        # The board.
        self.board: Final = board
        self.obstacles_placed: i64 = 0  # Scenario obstacle tiles
        self.facing: i64 = -1  # of the Boat's one open edge; -1 = side A
        # Map tiles that are not on the board, as sets; the one in hand is in none of them.
        self.face_down: i64 = box.tile_kinds.all
        self.revealed: i64 = 0
        self.discarded: i64 = 0
        self.tile: i64 = NO_TILE  # in hand
        # The cards.
        self.hands: Hands = hands
        self.scenario: Scenario = scenario
        self.card: i64 = -1  # begun
        self.fishing: i64 = 0  # tiles still to reveal
        # The next wave.
        self.calm: i64 = -1  # the seat that played Calm Waters for it
        self.dice: i64 = BOTH_DICE  # or the one that was chosen

    def copy(self) -> "Position":
        """Return an independent copy. It shares hands and Scenario cards, which are immutable."""
        other = Position(self.box, self.options, self.seats, self.board.copy(), self.hands, self.scenario)
        carry(self, other)
        return other

    # -- who decides

    def turn(self) -> i64:
        if self.phase == END:
            return OVER
        if self.phase < FACING or self.phase == DRAWING or self.phase == FISHING_OUT or self.phase == WAVE:
            return CHANCE
        return self.active

    def in_round(self) -> bool:
        return TURN <= self.phase <= FISHING_OUT

    def clock_ms(self) -> i64:
        """Return the minute's length from `start` on; 0 once it is over, since begun turns may be finished (flow
        T3)."""
        if self.time_up or not self.in_round():
            return 0
        return self.options.round_ms

    # -- among what

    def most_actions(self) -> i64:
        return self.box.most_actions

    def actions(self, who: i64, out: vec[i64]) -> i64:
        if who == CHANCE:
            return chance.list_outcomes(self, out)
        if who == CLOCK:
            out[0] = TIME
            return 1 if self.clock_ms() > 0 else 0
        if who < 0 or who != self.turn():
            return 0
        return moves.list_actions(self, out, self.box.most_actions)

    def legal(self, who: i64, action: i64) -> bool:
        if who >= 0:
            return who == self.turn() and moves.is_legal(self, action)
        if who == CHANCE:
            return chance.is_possible(self, action)
        if who != CLOCK:
            return False
        if action == REDRAW:
            return moves.may_redraw(self)
        return self.clock_ms() > 0 if action == TIME else moves.may_set(self, action)

    def weights(self, out: vec[i64]) -> i64:
        return State.weights(self, out) if self.is_uniform() else chance.write_weights(self, out)

    def is_uniform(self) -> bool:
        return chance.is_uniform(self)

    def draw(self, rng: Rng, out: vec[i64], odds: vec[i64]) -> i64:
        return chance.draw(self, rng, out)

    def fallback(self, seat: i64) -> i64:
        return moves.fallback(self)

    # -- what it does

    def apply(self, who: i64, action: i64) -> None:
        if who == CLOCK and action == REDRAW:
            setup.redraw(self)
        elif who == CLOCK and action != TIME:
            effects.set_clock(self, action)
        elif who == CLOCK:
            effects.run_out(self)
        elif self.phase == TURN:
            effects.begin(self, action)
        elif self.phase == DRAWING:
            effects.draw(self, action)
        elif self.phase == PLACING or self.phase == RESOLVING:
            effects.complete(self, action)
        elif self.phase == WAVE:
            wave.sweep(self, action)
        elif self.phase == READY:
            effects.start_round(self)
        elif self.phase == FISHING_OUT:
            effects.fish_out(self, action)
        elif self.phase == CHOOSING_DIE:
            wave.choose_die(self, subject_of(action))
        elif self.phase == FACING:
            setup.turn_boat(self, turn_of(action))
        else:
            setup.prepare(self, action)

    # -- the result

    def score(self, seat: i64) -> i64:
        return scoring.count_connected(self)

    def rank(self, seat: i64) -> i64:
        return scoring.rank_of_team(self)

    def utility(self, seat: i64) -> float:
        return scoring.utility(self)

    # -- what a seat cannot know

    def imagine(self, seat: i64, rng: Rng) -> None:
        chance.imagine(self, seat, rng)

    def forbids_talk(self) -> bool:
        """Return whether communication is closed (flow P8, R22); never for one player (R21)."""
        return self.seats > 1 and self.in_round() and self.scenario.has(NO_COMM)

"""A position of Holi: its fields, its phases, and where each rule is (docs/rules/holi.md).

RIVALRY    chance reveals the Rivalry cards                 turns.reveal; what they do: rule_cards.py, scoring_cards.py
FIRST      chance chooses the first player                  turns.set_first_seat
CORNERING  each seat in turn order chooses a corner,        moves.free_corners; turns.take_corner
           or chance does
DEAL       chance draws the first hands                     turns.deal
ACTION     the turn of the active seat begins; one that     turns.begin_turn
           cannot reach a throw is stuck, and finished
           it throws, and may move and climb                moves.list_actions, moves.is_legal
             what a throw, a Move, a Climb need (L1 to L4)  steps.py
             whether a throw can still be reached (L5)      reach.py
             what each of them does                         effects.act: throw_up, throw_down, move, climb
             how a token that was thrown falls              effects.throw_token, tower.fall
           it ends its turn                                 turns.end_turn
DRAW       chance fills up its hand, the next seat begins   turns.draw, turns.refill, turns.pass_on
GAME_OVER  the result                                       scoring.total, scoring.ranks_ahead

Wherever chance decides: chance.list_outcomes, turns.apply_outcome. What a seat cannot know: chance.imagine.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.listener import Listener
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, State
from cinquina.games.holi.rules import chance, effects, moves, scoring, turns
from cinquina.games.holi.rules.actions import cells_of
from cinquina.games.holi.rules.box import Box
from cinquina.games.holi.rules.cards import Cards
from cinquina.games.holi.rules.cells import CELLS
from cinquina.games.holi.rules.copies import carry
from cinquina.games.holi.rules.patterns import Patterns
from cinquina.games.holi.rules.phases import ACTION, CORNERING, GAME_OVER, RIVALRY
from cinquina.games.holi.rules.spots import Spots
from cinquina.games.holi.rules.switches import Options, RuleSwitches
from cinquina.games.holi.rules.tower import Tower


@mypyc_attr(acyclic=True, free_list_len=1)
class Position(State):
    def __init__(
        self,
        box: Box,
        options: Options,
        switches: RuleSwitches,
        tower: Tower,
        cards: Cards,
        points: vec[i64],
        finished: vec[i64],
        misfits: vec[i64],
    ) -> None:
        self.listener: Listener | None = None
        self.seats: i64 = tower.seats
        # The box and what the host chose, the same in the whole game.
        self.box: Final = box
        self.options: Final = options
        # The game.
        self.phase: i64 = RIVALRY
        self.first: i64 = 0
        self.rivalry: i64 = 0  # open Rivalry cards, a set
        self.switches: RuleSwitches = switches  # the rules under the open Rivalry cards
        self.climbed_to: i64 = 0  # levels that somebody climbed onto, as bits 1 and 2
        # The turn.
        self.active: i64 = 0
        self.thrown: bool = False
        self.moved: bool = False
        self.climbed: bool = False
        # What lies on the table, and the Colour cards.
        self.tower: Tower = tower
        self.cards: Cards = cards
        # The seats.
        self.points: vec[i64] = points  # scored so far
        self.finished: vec[i64] = finished  # why, or PLAYING: the marks of phases.py
        # Of a stuck seat: the cards that would not have helped it, a set: with none of them it could reach a throw
        # (turns.useless_cards). Everybody can tell which these are, and so knows that its hand holds no others.
        self.misfits: vec[i64] = misfits

    def copy(self) -> "Position":
        """Return a copy. It shares the cards, which never change in place: every change makes new ones (cards.py)."""
        points, finished, misfits = self.points[:], self.finished[:], self.misfits[:]
        other = Position(
            self.box, self.options, self.switches, self.tower.copy(), self.cards, points, finished, misfits
        )
        carry(self, other)
        return other

    # -- who decides

    def turn(self) -> i64:
        if self.phase == ACTION:
            return self.active
        if self.phase == GAME_OVER:
            return OVER
        if self.phase == CORNERING and not self.options.random_corners:
            return self.active
        return CHANCE

    # -- among what

    def most_actions(self) -> i64:
        return self.box.most_actions

    def actions(self, who: i64, out: vec[i64]) -> i64:
        if who == CHANCE:
            return chance.list_outcomes(self, out)
        if who < 0 or who != self.turn():
            return 0
        return moves.list_actions(self, who, out)

    def legal(self, who: i64, action: i64) -> bool:
        if action < 0 or who != self.turn():
            return False
        if who == CHANCE:
            return chance.is_possible(self, action)
        return who >= 0 and moves.is_legal(self, who, action)

    def fallback(self, seat: i64) -> i64:
        return moves.fallback(self, seat)

    # -- what it does

    def apply(self, who: i64, action: i64) -> None:
        if who == CHANCE:
            turns.apply_outcome(self, action)
        elif self.phase == CORNERING:
            turns.take_corner(self, cells_of(action))
        else:
            effects.act(self, action)

    # -- the result

    def score(self, seat: i64) -> i64:
        """Return the points scored so far; the final scoring adds the rest."""
        return scoring.total(self, seat) if self.phase == GAME_OVER else self.points[seat]

    def ranks_ahead(self, one: i64, other: i64) -> bool:
        return scoring.ranks_ahead(self, one, other)

    # -- what a seat cannot know

    def imagine(self, seat: i64, rng: Rng) -> None:
        chance.imagine(self, seat, rng)

    # -- where a pawn stands, and what the Colour cards can do under the open Rivalry cards

    def level(self, seat: i64) -> i64:
        return self.tower.pawn[seat] // CELLS

    def cell(self, seat: i64) -> i64:
        return self.tower.pawn[seat] % CELLS

    def patterns(self) -> Patterns:
        return self.box.free_patterns if self.switches.free_star else self.box.patterns

    def spots(self) -> Spots:
        return self.box.free_spots if self.switches.free_star else self.box.spots

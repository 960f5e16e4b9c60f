"""Players that decide within the engine: uniform random, and greedy over a game's evaluation."""

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.playout import float_buffer, int_buffer
from cinquina.core.rng import Rng
from cinquina.core.state import OVER, Evaluation, State

# A player's error is the standard deviation where a decision has 16 options: it grows with the logarithm of their
# number. In these deviations, the most that a decision may cost.
LOG_OF_USUAL: Final = log(16.0)
BLUNDER: Final = 2.5


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A player that decides for a seat, given the seat's knowledge and a random stream."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        raise NotImplementedError

    def follow(self, who: i64, action: i64) -> None:
        """Record an entry. A caller that reports one entry reports all; most players ignore them."""

    def forget(self) -> None:
        """Drop cached results: another game begins, or entries were left out."""


class RandomPlayer(Player):
    """Chooses uniformly among the listed actions."""

    def __init__(self, max_actions: i64) -> None:
        self.out: vec[i64] = int_buffer(max_actions)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return self.out[rng.below(state.actions(seat, self.out))]


class GreedyPlayer(Player):
    """Takes the first step to the best position that its own decisions reach before chance or another seat acts.

    It stops where `Evaluation.may_stop`. A long turn is explored until `budget` positions were examined, the most
    promising first steps before the others; unfinished turns count as they are.

    It errs as people do: with `error` each first step is misjudged by a random error, of that size where there are 16
    first steps and larger where there are more; of many first steps it notices about `noticed` (0: all). It never takes
    a step that looks much worse than the best, so it neither misses a win in sight nor gives one away.
    """

    def __init__(
        self,
        max_actions: i64,
        evaluation: Evaluation,
        error: float = 0.0,
        noticed: float = 0.0,
        budget: i64 = 4000,
    ) -> None:
        self.max_actions: i64 = max_actions
        self.evaluation: Evaluation = evaluation
        self.error: float = error
        self.noticed: float = noticed
        self.budget: i64 = budget
        self.left: i64 = 0
        # One list per step of a turn: allocating long lists takes longer than filling them.
        self.buffers: list[vec[i64]] = []

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        seen = state.copy()
        seen.imagine(seat, rng)
        out = self.buffer(0)
        count: i64 = seen.actions(seat, out)
        if count == 1:
            return out[0]  # a single option needs no evaluation
        return out[self.pick_best(self.weigh(seen, seat, out, count), rng)]

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64) -> list[float]:
        """Return per first step the value of the best position it leads to."""
        if self.evaluation.ends_turn(state, seat):
            weighed = float_buffer(count)
            self.evaluation.weigh(state, seat, actions, count, weighed)
            return list(weighed)
        afters: list[State] = []
        values: list[float] = []
        i: i64 = 0
        while i < count:
            after = state.copy()
            after.apply(seat, actions[i])
            afters.append(after)
            values.append(self.evaluation.value(after, seat))
            i += 1
        self.left = self.budget - count
        for n in sorted(range(count), key=lambda n: -values[n]):
            if self.must_decide_again(afters[n], seat):
                values[n] = self.reachable_value(afters[n], seat, 1)
        return values

    def weigh_all(self, state: State, seat: i64) -> list[tuple[int, float]]:
        """Return all actions with their values, best first. For callers that are not compiled."""
        out = self.buffer(0)
        count: i64 = state.actions(seat, out)
        values = self.weigh(state, seat, out, count)
        found: list[tuple[int, float]] = [(out[n], values[n]) for n in range(count)]
        found.sort(key=lambda each: each[1], reverse=True)
        return found

    def pick_best(self, values: list[float], rng: Rng) -> i64:
        """Return the index of the value that seems highest, after the player's errors. Ties are broken at random."""
        noise: float = self.error * log(float(len(values))) / LOG_OF_USUAL
        least: float = max(values) - BLUNDER * noise
        attention: float = self.noticed / float(len(values)) if self.noticed > 0.0 else 1.0
        choice: i64 = -1
        if noise > 0.0:
            choice = self.highest(values, least, noise, attention, rng)
        return choice if choice >= 0 else self.highest(values, max(values), 0.0, 1.0, rng)

    def highest(self, values: list[float], least: float, noise: float, attention: float, rng: Rng) -> i64:
        """Return the index of one of the highest values, each misjudged by `noise`; -1 if none is noticed.

        Values below `least` are left out, and the others are noticed with the probability `attention`.
        """
        best: float = 0.0
        ties: i64 = 0
        choice: i64 = -1
        for n in range(len(values)):
            value = values[n]
            if value < least or (attention < 1.0 and rng.fraction() >= attention):
                continue
            if noise > 0.0:
                value += noise * rng.normal()
            if ties == 0 or value > best:
                best = value
                ties = 1
                choice = n
            elif value == best:
                ties += 1
                if rng.below(ties) == 0:
                    choice = n
        return choice

    def buffer(self, depth: i64) -> vec[i64]:
        while len(self.buffers) <= depth:
            self.buffers.append(int_buffer(self.max_actions))
        return self.buffers[depth]

    def must_decide_again(self, state: State, seat: i64) -> bool:
        """Return whether the seat must decide further before positions can be compared."""
        return (state.turn() == seat or state.owes(seat)) and not self.evaluation.may_stop(state, seat)

    def reachable_value(self, state: State, seat: i64, depth: i64) -> float:
        """Return the value of the best position that the seat can reach alone."""
        if self.left <= 0 or not self.must_decide_again(state, seat):
            return self.evaluation.value(state, seat)
        out = self.buffer(depth)
        count: i64 = state.actions(seat, out)
        if count > self.left:
            return self.evaluation.value(state, seat)
        self.left -= count
        best: float = 0.0
        i: i64 = 0
        while i < count:
            after = state.copy()
            after.apply(seat, out[i])
            value: float = self.reachable_value(after, seat, depth + 1)
            if i == 0 or value > best:
                best = value
            i += 1
        return best


class Contest:
    """Plays games between players, with buffers and streams allocated once.

    `seats` are the names of the streams, one a seat.
    """

    def __init__(self, max_actions: i64, seats: list[str]) -> None:
        self.out: vec[i64] = int_buffer(max_actions)
        self.odds: vec[i64] = int_buffer(max_actions)
        self.players: list[Player] = []
        self.followers: list[Player] = []  # players that need the entries
        self.seats: list[str] = seats
        self.streams: list[Rng] = [Rng(0) for _ in self.seats]
        self.chance: Rng = Rng(0)

    def begin(self, players: list[Player], seed: int, number: int) -> None:
        """Seed the streams for game `number` of a seed."""
        self.players = players
        self.followers = [player for player in players if type(player).follow is not Player.follow]
        for player in players:
            player.forget()
        for seat, stream in zip(self.seats, self.streams):  # noqa: B905  # strict is slow where it is compiled
            stream.begin(seed, f"{number}/{seat}")
        self.chance.begin(seed, f"{number}/chance")

    def play(self, state: State, players: list[Player], seed: int, number: int) -> i64:
        """Play a game to its end; return the number of entries."""
        self.begin(players, seed, number)
        entries: i64 = 0
        while True:
            who: i64 = state.turn()
            if who == OVER:
                return entries
            self.enter(state, who)
            entries += 1

    def enter(self, state: State, who: i64) -> i64:
        """Play the next entry, a seat's or chance's; return its action."""
        action: i64 = 0
        if who >= 0:
            action = self.players[who].choose(state, who, self.streams[who])
        else:
            action = state.draw(self.chance, self.out, self.odds)
        state.apply(who, action)
        for player in self.followers:
            player.follow(who, action)
        return action

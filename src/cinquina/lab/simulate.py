"""Many games between bots, on all cores.

Every game has streams of its own, named by its number, and what is kept are counts: so the result depends on the seed
alone, not on how many processes worked or who was done first.
"""

import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, lru_cache

import msgspec

from cinquina.bots.roster import bot
from cinquina.bots.search.player import Contest, Player
from cinquina.core.event import Event, Seat, id_of
from cinquina.core.registry import rules_of
from cinquina.core.rules import Rules
from cinquina.core.setup import Setup
from cinquina.core.who import LETTERS


class Plan(msgspec.Struct, frozen=True):
    setup: Setup
    bots: tuple[str, ...]  # a seat each
    games: int
    seed: int
    rotate: bool = True  # game k seats them k places further on

    def seating(self, game: int) -> list[int]:
        """Per seat: the number of its bot."""
        shift = game if self.rotate else 0
        return [(seat + shift) % len(self.bots) for seat in range(len(self.bots))]


# What came of a game for one seat: its bot, the seat, its utility, the score, the score by source.
Result = tuple[str, str, float, int, tuple[tuple[str, int], ...]]

# How a game ended: the text id of a verdict, and the words in it; its numbers are in the scores.
Ending = tuple[str, tuple[tuple[str, str], ...]]


class Outcome(msgspec.Struct):
    """How often each thing came out."""

    results: Counter[Result] = msgspec.field(default_factory=Counter)
    endings: Counter[Ending] = msgspec.field(default_factory=Counter)
    entries: Counter[int] = msgspec.field(default_factory=Counter)

    @property
    def games(self) -> int:
        return sum(self.entries.values())

    def add(self, other: "Outcome") -> None:
        self.results.update(other.results)
        self.endings.update(other.endings)
        self.entries.update(other.entries)


def simulate(
    plan: Plan, workers: int | None = None, progress: Callable[[int], None] | None = None
) -> Outcome:
    """Play all games of a plan; `progress` hears how many more are done."""
    whole = Outcome()
    workers = min(workers or os.cpu_count() or 1, plan.games) or 1
    for part in parts(plan, workers):
        whole.add(part)
        if progress is not None:
            progress(part.games)
    return whole


def parts(plan: Plan, workers: int) -> Iterator[Outcome]:
    if workers == 1:
        yield from (play(plan, first, count) for first, count in batches(plan.games, workers))
        return
    # Forked, a worker knows every game that was registered; where that is not possible it imports them.
    method = "fork" if "fork" in multiprocessing.get_all_start_methods() else None
    tasks = [(plan, first, count) for first, count in batches(plan.games, workers)]
    with multiprocessing.get_context(method).Pool(workers, ignore_interrupts) as pool:
        yield from pool.imap_unordered(play_task, tasks)


def batches(games: int, workers: int) -> Iterator[tuple[int, int]]:
    """First game and number: small enough for a steady bar, large enough that handing them over costs nothing."""
    size = max(1, min(2000, games // (workers * 40)))
    for first in range(0, games, size):
        yield first, min(size, games - first)


def ignore_interrupts() -> None:
    """Ctrl-C is for the one who started us; it ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_task(task: tuple[Plan, int, int]) -> Outcome:
    return play(*task)


@lru_cache(maxsize=16)  # an experiment may come by with hundreds of setups
def bound(setup: bytes, bots: tuple[str, ...]) -> tuple[Rules, list[Player]]:
    """The rules and the players, once per process."""
    rules = rules_of(msgspec.msgpack.decode(setup, type=Setup)).without_clock()
    return rules, [bot(name, rules) for name in bots]


def play(plan: Plan, first: int, count: int) -> Outcome:
    """Some games of a plan, by their numbers.

    What is the same in every game is looked up before: of a random game the engine's part is the smaller one.
    """
    rules, players = bound(msgspec.msgpack.encode(plan.setup, order="deterministic"), plan.bots)
    copy, scores, verdict, seed = rules.start().copy, rules.scores, rules.verdict, plan.seed
    letters = list(LETTERS[: plan.setup.seats])
    contest = Contest(rules.max_actions, letters)
    turns = len(plan.bots) if plan.rotate else 1
    seatings = [plan.seating(shift) for shift in range(turns)]
    seated = [[players[number] for number in seating] for seating in seatings]
    named = [
        [(plan.bots[number], letters[seat], seat) for seat, number in enumerate(seating)]
        for seating in seatings
    ]
    results: dict[Result, int] = {}
    endings: dict[Ending, int] = {}
    lengths: dict[int, int] = {}
    for game in range(first, first + count):
        shift = game % turns
        state = copy()
        entries = contest.play_number(state, seated[shift], seed, game)
        lengths[entries] = lengths.get(entries, 0) + 1
        for name, letter, seat in named[shift]:
            sources = tuple(scores(state, seat).items())
            result = (name, letter, state.utility(seat), state.score(seat), sources)
            results[result] = results.get(result, 0) + 1
        for event in verdict(state):
            ending = (id_of(type(event)), words(event))
            endings[ending] = endings.get(ending, 0) + 1
    return Outcome(Counter(results), Counter(endings), Counter(lengths))


def words(event: Event) -> tuple[tuple[str, str], ...]:
    """Those facts of a verdict that are words."""
    if not has_words(type(event)):
        return ()
    return tuple((name, fact) for name, fact in event.facts.items() if isinstance(fact, str))


@cache
def has_words(kind: type[Event]) -> bool:
    """Whether a fact can be one: numbers and seats are not."""
    numbers = (int, float, bool, Seat, list[Seat], int | None)
    return any(field.type not in numbers for field in msgspec.structs.fields(kind))

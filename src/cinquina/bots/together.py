"""Several processes think about one decision: each with a stream of its own, and what they tried is added up."""

import multiprocessing
from typing import Any

import msgspec

from cinquina.bots.thinker import search_of
from cinquina.core.effort import Effort
from cinquina.core.registry import rules_of
from cinquina.core.rng import Rng
from cinquina.core.setup import Setup

Option = tuple[int, int, float]  # as of `Search.options`: action, how often it was tried, what it brought


class Thought(msgspec.Struct, frozen=True):
    """What one process is asked: plain data, for compiled objects do not travel."""

    setup: Setup
    position: dict[str, Any]
    seat: int
    effort: Effort
    seed: int
    number: int


def options(
    setup: Setup, position: dict[str, Any], seat: int, effort: Effort, seed: int, workers: int = 2
) -> list[Option]:
    """What was tried, most often first; every process makes the whole effort."""
    thoughts = [Thought(setup, position, seat, effort, seed, number) for number in range(workers)]
    if workers == 1:
        return added([tried(thoughts[0])])
    method = "fork" if "fork" in multiprocessing.get_all_start_methods() else None
    with multiprocessing.get_context(method).Pool(workers) as pool:
        return added(pool.map(tried, thoughts))


def tried(thought: Thought) -> list[Option]:
    rules = rules_of(thought.setup).without_clock()
    search = search_of(rules, thought.effort)
    search.begin(rules.load(thought.position), thought.seat, Rng(thought.seed, f"together/{thought.number}"))
    search.run(thought.effort.simulations)
    return search.options()


def added(parts: list[list[Option]]) -> list[Option]:
    visits: dict[int, int] = {}
    worth: dict[int, float] = {}
    for part in parts:
        for action, times, mean in part:
            visits[action] = visits.get(action, 0) + times
            worth[action] = worth.get(action, 0.0) + times * mean
    whole = [(action, times, worth[action] / times) for action, times in visits.items()]
    return sorted(whole, key=lambda option: (option[1], option[2]), reverse=True)

"""Parallel search: several processes with a stream each, their visit counts added up."""

import multiprocessing
from typing import Any

import msgspec

from cinquina.bots.search.searcher import think
from cinquina.bots.thinker import create_search
from cinquina.core.effort import Effort
from cinquina.core.registry import rules_of
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.setup import Setup
from cinquina.core.state import State

Option = tuple[int, int, float]  # as in `Search.options`: action, visits, mean utility


class Thought(msgspec.Struct, frozen=True):
    """A search task for one process: plain data, because compiled objects do not pickle."""

    setup: Setup
    position: dict[str, Any]
    seat: int
    effort: Effort
    seed: int


def search_options(
    rules: Rules, state: State, seat: int, rng: Rng, effort: Effort, cores: int = 1
) -> list[Option]:
    """Return action, visits and mean utility, most visited first; every process makes the whole effort."""
    if cores == 1:
        return search_alone(rules, state, seat, rng, effort)
    thoughts = [Thought(rules.setup, rules.dump(state), seat, effort, int(rng.bits())) for _ in range(cores)]
    method = "fork" if "fork" in multiprocessing.get_all_start_methods() else None
    with multiprocessing.get_context(method).Pool(cores) as pool:
        return add_up(pool.map(search_in_worker, thoughts))


def search_alone(rules: Rules, state: State, seat: int, rng: Rng, effort: Effort) -> list[Option]:
    search = create_search(rules, effort)
    search.begin(state, seat, rng)
    think(search, effort.simulations, effort.milliseconds)
    return search.options()


def search_in_worker(thought: Thought) -> list[Option]:
    rules = rules_of(thought.setup)
    return search_alone(rules, rules.load(thought.position), thought.seat, Rng(thought.seed), thought.effort)


def add_up(parts: list[list[Option]]) -> list[Option]:
    visits: dict[int, int] = {}
    worth: dict[int, float] = {}
    for part in parts:
        for action, times, mean in part:
            visits[action] = visits.get(action, 0) + times
            worth[action] = worth.get(action, 0.0) + times * mean
    whole = [(action, times, worth[action] / times) for action, times in visits.items()]
    return sorted(whole, key=lambda option: (option[1], option[2]), reverse=True)

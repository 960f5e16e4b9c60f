"""The search of this engine: `search` searches connect four with random playouts, for comparison with OpenSpiel;
`search foldris 2 standard` searches the first choice of a game, as its expert does."""

import sys
from collections.abc import Callable
from functools import partial

from bench.workers.ours import rules_of, start_of
from bench.workers.serve import SIMULATIONS, Tally, serve
from cinquina.bots.search.tree import Search
from cinquina.bots.thinker import create_search
from cinquina.core.effort import Effort
from cinquina.core.playout import int_buffer
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import CHANCE, State

SIMULATIONS_OF_EXPERTS = 200  # in some games one takes milliseconds


def search_connect_four() -> Callable[[], Tally]:
    start, most = start_of("connect_four", 2)
    search = Search(most, 2, None, Effort(exploration=2.0))
    rng = Rng(1)

    def play() -> Tally:
        """One search."""
        search.begin(start, 0, rng)
        search.run(SIMULATIONS)
        return Tally(SIMULATIONS, SIMULATIONS)

    return play


def expert(rules: Rules) -> Search:
    return create_search(rules, rules.effort())


def search_as_expert(search: Search, rules: Rules, simulations: int) -> Callable[[], Tally]:
    """Return a function that searches. Its first search is the same in every process; the streams continue from one to
    the next."""
    state, seat = first_choice(rules)
    rng = Rng(1)

    def play() -> Tally:
        """One search."""
        search.begin(state, seat, rng)
        search.run(simulations)
        return Tally(simulations, simulations)

    return play


def first_choice(rules: Rules) -> tuple[State, int]:
    """Return the first position in which a seat has several options, and that seat."""
    state, rng = rules.start(), Rng(1)
    out, odds = int_buffer(rules.max_actions), int_buffer(rules.max_actions)
    while True:
        who = state.turn()
        if who == CHANCE:
            state.apply(CHANCE, state.draw(rng, out, odds))
        elif state.actions(who, out) > 1:
            return state, int(who)
        else:
            state.apply(who, out[0])


def tried(search: Search) -> list[list[int]]:
    """Return each visited action with its visits."""
    return [[int(action), int(visits)] for action, visits, _ in search.options()]


if __name__ == "__main__":
    if sys.argv[1:]:
        game, seats, *mode = sys.argv[1:]
        rules = rules_of(game, int(seats), *mode)
        search = expert(rules)
        serve(search_as_expert(search, rules, SIMULATIONS_OF_EXPERTS), partial(tried, search))
    else:
        serve(search_connect_four())

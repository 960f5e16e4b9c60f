"""Bots by name, for a game bound to one setup.

greedy        the best position its own decisions reach
expert        the search, with the effort of the game
expert:500    the same with 500 simulations a decision
"""

from collections.abc import Callable

from cinquina.bots.search.player import GreedyPlayer, Player, RandomPlayer
from cinquina.bots.thinker import create_thinker
from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid
from cinquina.core.levels import GREEDY_LEVELS, SEARCHING
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import State


def player_factory(level: str) -> Callable[[Rules], Player]:
    return lambda rules: GreedyPlayer(rules.max_actions, *rules.policy(level))


def reproducible_effort(rules: Rules) -> Effort:
    """Return the effort in simulations alone: with a time limit no run could be reproduced."""
    return rules.effort()._replace(milliseconds=0)


BOTS: dict[str, Callable[[Rules], Player]] = {
    "random": lambda rules: RandomPlayer(rules.max_actions),
    "greedy": lambda rules: GreedyPlayer(rules.max_actions, rules.evaluation()),
    **{level: player_factory(level) for level in GREEDY_LEVELS},
    SEARCHING: lambda rules: create_thinker(rules, reproducible_effort(rules)),
}


def create_bot(name: str, rules: Rules) -> Player:
    """Create a bot that makes the same decisions from the same stream, regardless of time."""
    kind, budget = split_name(name)
    return (
        BOTS[kind](rules)
        if budget is None
        else create_thinker(rules, reproducible_effort(rules)._replace(simulations=budget))
    )


def split_name(name: str) -> tuple[str, int | None]:
    """Split a bot's name into kind and budget (None: default). Raise Invalid if the name is wrong."""
    kind, colon, budget = name.partition(":")
    if kind not in BOTS:
        raise Invalid("$.bots", f"there is no bot {kind!r} (there is: {', '.join(BOTS)})")
    if not colon:
        return kind, None
    if kind != SEARCHING:
        raise Invalid("$.bots", f"{name!r}: only {SEARCHING} has a budget of simulations")
    if not (budget.isascii() and budget.isdigit() and int(budget) > 0):
        raise Invalid("$.bots", f"{name!r}: the budget is a number of simulations, at least 1")
    return kind, int(budget)


def decide(name: str, rules: Rules, state: State, seat: int, rng: Rng, share: float = 1.0) -> int:
    """Return a bot's decision for a table with people: within its time limit, and without the game's clock.

    A search cannot predict how long others take; it assumes a number of turns instead (`Rules.without_clock`). `share`
    is the part of its time limit that the bot may use.
    """
    calm = rules.without_clock()
    if calm is not rules:
        state = calm.load(rules.dump(state))
    effort = calm.effort()
    if share < 1:
        effort = effort._replace(milliseconds=max(1, round(effort.milliseconds * share)))
    player = create_thinker(calm, effort) if name == SEARCHING else create_bot(name, calm)
    return int(player.choose(state, seat, rng))

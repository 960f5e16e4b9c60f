"""Bots by name: what `greedy` means for a game bound to one setup.

greedy        the best position its own decisions reach
expert        the search, with the effort of the game
expert:500    the same with 500 simulations a decision
"""

from collections.abc import Callable

from cinquina.bots.search.player import GreedyPlayer, Player, RandomPlayer
from cinquina.bots.thinker import thinker
from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid
from cinquina.core.levels import GREEDY_LEVELS, SEARCHING
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import State


def at_level(level: str) -> Callable[[Rules], Player]:
    return lambda rules: GreedyPlayer(rules.max_actions, *rules.policy(level))


def reproducible(rules: Rules) -> Effort:
    """The effort counted in simulations alone: a clock would make every run another one."""
    return rules.effort()._replace(milliseconds=0)


BOTS: dict[str, Callable[[Rules], Player]] = {
    "random": lambda rules: RandomPlayer(rules.max_actions),
    "greedy": lambda rules: GreedyPlayer(rules.max_actions, rules.evaluation()),
    **{level: at_level(level) for level in GREEDY_LEVELS},
    SEARCHING: lambda rules: thinker(rules, reproducible(rules)),
}


def bot(name: str, rules: Rules) -> Player:
    """The same decisions from the same stream, however long they take."""
    kind, budget = split(name)
    return (
        BOTS[kind](rules)
        if budget is None
        else thinker(rules, reproducible(rules)._replace(simulations=budget))
    )


def split(name: str) -> tuple[str, int | None]:
    """The kind of bot, and its budget if one is named; Invalid says what is wrong."""
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
    """What a bot does where people wait for it: within its time, and as if no clock of the game ran.

    A search cannot know how long others will take. It counts on so many turns instead (`Rules.without_clock`). With a
    share it takes that part of its time.
    """
    calm = rules.without_clock()
    if calm is not rules:
        state = calm.load(rules.dump(state))
    effort = calm.effort()
    if share < 1:
        effort = effort._replace(milliseconds=max(1, round(effort.milliseconds * share)))
    player = thinker(calm, effort) if name == SEARCHING else bot(name, calm)
    return int(player.choose(state, seat, rng))

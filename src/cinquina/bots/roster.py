"""Bots by name: what `greedy` means for a game with its choices made."""

from collections.abc import Callable

from cinquina.bots.search.player import GreedyPlayer, Player, RandomPlayer
from cinquina.bots.thinker import thinker
from cinquina.core.errors import Invalid
from cinquina.core.game import Rules

# What a person chooses from, weakest first. How well each of them plays a game, the game says (`Rules.policy`).
LEVELS = ("newcomer", "casual", "strong")


def at_level(level: str) -> Callable[[Rules], Player]:
    return lambda rules: GreedyPlayer(rules.max_actions, *rules.policy(level))


BOTS: dict[str, Callable[[Rules], Player]] = {
    "random": lambda rules: RandomPlayer(rules.max_actions),
    "greedy": lambda rules: GreedyPlayer(rules.max_actions, rules.evaluation()),
    **{level: at_level(level) for level in LEVELS},
    "expert": thinker,
}


def bot(name: str, rules: Rules) -> Player:
    if name not in BOTS:
        raise Invalid("$.bots", f"there is no bot {name!r} (there is: {', '.join(BOTS)})")
    return BOTS[name](rules)

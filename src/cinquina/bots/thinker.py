"""A searching player for a game bound to one setup."""

from cinquina.bots.search.searcher import SearchPlayer
from cinquina.bots.search.tree import Search
from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid
from cinquina.core.rules import Rules


def create_search(rules: Rules, effort: Effort) -> Search:
    """Configure a search by the facts of the game."""
    return Search(
        rules.max_actions,
        rules.setup.seats,
        rules.root_evaluation(),
        effort,
        rules.game.hidden,
        rules.game.cooperative,
        rules.tree_evaluation(),
    )


def create_thinker(rules: Rules, effort: Effort) -> SearchPlayer:
    if effort.simulations < 1:
        raise Invalid("$.simulations", f"{effort.simulations} simulations: at least one is needed")
    return SearchPlayer(create_search(rules, effort), effort)

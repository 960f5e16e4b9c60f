"""How often teams of casual players win with a set of Scenario cards: a fit to games of bots (`bench/difficulty.py`).

The logarithm of the odds is a sum over names of `ODDS`. Each name is a product of facts, such as `remain turns`.
No Communication is not among them: it costs bots nothing, and nobody measured what it costs people.
"""

from math import exp, log
from typing import Final

from cinquina.games.flow.judgement.odds import ODDS

USUAL_TURNS: Final = 5.0  # per round
USUAL_HAND: Final = 4.0  # cards of all seats
CARDS: Final = ("obstacles", "one_card", "no_sc", "single_path", "remain", "remain_scenario")


def facts(turns: float, hand: int, cards: dict[str, int]) -> dict[str, float]:
    """Return the facts by name: turns per round, Action cards dealt, and the Scenario cards with their numbers.

    `remain` is Obstacles Remain for every tile with an obstacle, `remain_scenario` for Scenario tiles alone (flow R17).
    """
    found = {card: float(cards.get(card, 0)) for card in CARDS}
    found["turns"] = log(max(turns, 1.0) / USUAL_TURNS)
    found["hand"] = float(hand) - USUAL_HAND
    return found


def measure(name: str, found: dict[str, float]) -> float:
    """Return the product of the facts in a name; of an empty one, 1."""
    product: float = 1.0
    for each in name.split():
        product *= found[each]
    return product


def chance(found: dict[str, float]) -> float:
    """Return the share of games won."""
    odds: float = 0.0
    for name, weight in ODDS.items():
        odds += weight * measure(name, found)
    return 1.0 / (1.0 + exp(-odds))


def names() -> list[str]:
    """Return the names that are fitted: the effect of each card and of each pair, at any number of turns."""
    base = ["", "turns", "turns turns", "hand"]
    effects = [name for card in CARDS for name in (card, f"{card} turns")]
    pairs = [f"{one} {other}" for n, one in enumerate(CARDS) for other in CARDS[n + 1 :]]
    return base + effects + [pair for pair in pairs if pair != "remain remain_scenario"]

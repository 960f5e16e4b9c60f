"""The interface of a Rivalry card: each effect is a class in scoring_cards.py or rule_cards.py, unknown elsewhere."""

from mypy_extensions import i64

from cinquina.games.holi.rules.switches import RuleSwitches
from cinquina.games.holi.rules.tower import Tower


class Effect:
    def apply_to(self, switches: RuleSwitches) -> None:
        """Apply the changes while the card is open."""

    def points(self, tower: Tower, seat: i64) -> i64:
        """Return the points of the card for a seat in the final scoring."""
        return 0

    def is_comparison(self) -> bool:
        """Return whether the card compares reserves, so that one more token may earn all its points."""
        return False

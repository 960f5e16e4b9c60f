"""What a Rivalry card can do: each effect is a class in scoring_cards.py or rule_cards.py, which nothing else knows."""

from mypy_extensions import i64

from cinquina.games.holi.rules.switches import RuleSwitches
from cinquina.games.holi.rules.tower import Tower


class Effect:
    def change(self, switches: RuleSwitches) -> None:
        """What is different while the card lies open."""

    def points(self, tower: Tower, seat: i64) -> i64:
        """What it is worth to a seat in the final scoring."""
        return 0

    def compares(self) -> bool:
        """Does it go to who has more in reserves than others? Then one token may earn it, and a second no more."""
        return False

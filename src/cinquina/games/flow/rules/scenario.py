"""The revealed Scenario cards of Flow, and their rules. An immutable value."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cinquina.core.bits import BIT, size
from cinquina.games.flow.rules.box import OBSTACLES, Box


@mypyc_attr(acyclic=True)
class Scenario:
    def __init__(self, box: Box, kept: i64, aside: i64) -> None:
        self.box: Final = box
        self.kept: Final = kept  # a set of cards
        self.aside: Final = aside  # surplus cards of kinds of which one is enough
        kinds: i64 = 0
        obstacles: i64 = 0
        card: i64 = 0
        while card < box.scenario_kinds.total:
            if kept & BIT[card]:
                kinds |= BIT[box.scenario_kinds.kind_of[card]]
                if box.scenario_kinds.kind_of[card] == OBSTACLES:
                    obstacles += box.obstacles_per_card
            card += 1
        self.kinds: Final = kinds  # a set
        self.obstacles: Final = obstacles  # Scenario obstacle tiles to be placed

    def has(self, kind: i64) -> bool:
        """Return whether a card of this kind is in play."""
        return self.kinds & BIT[kind] != 0

    def count(self) -> i64:
        """Return the number of cards, without those set aside."""
        return size(self.kept)

    def unrevealed_cards(self) -> i64:
        """Return the cards not revealed."""
        return self.box.scenario_kinds.all & ~(self.kept | self.aside)

    def is_double(self, card: i64) -> bool:
        """Return whether this would be the second card of a kind of which one is enough."""
        kind: i64 = self.box.scenario_kinds.kind_of[card]
        return self.box.allows_only_one(kind) and self.has(kind)

    def with_revealed(self, card: i64) -> "Scenario":
        if self.is_double(card):
            return Scenario(self.box, self.kept, self.aside | BIT[card])
        return Scenario(self.box, self.kept | BIT[card], self.aside)

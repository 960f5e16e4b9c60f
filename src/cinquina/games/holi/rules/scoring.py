"""The final scoring, which can be asked for at any time: everything it counts is public."""

from mypy_extensions import i64, mypyc_attr

from cinquina.games.holi.rules.cells import LEVELS, size
from cinquina.games.holi.rules.choosing import Choosing
from cinquina.games.holi.rules.table import GAME_OVER


@mypyc_attr(acyclic=True)
class Scoring(Choosing):
    # -- by source

    def on_level(self, seat: i64, level: i64) -> i64:
        return self.box.level_points[level] * size(self.tower.tokens[level * self.seats + seat])

    def for_given(self, seat: i64) -> i64:
        return self.box.given_points * self.tower.given(seat)

    def for_sweets(self, seat: i64) -> i64:
        """For each player with strictly fewer (holi R28)."""
        fewer: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if self.tower.sweets[other] < self.tower.sweets[seat]:
                fewer += 1
            other += 1
        return self.box.sweets_points * fewer

    def for_rivalry(self, seat: i64) -> i64:
        total: i64 = 0
        card: i64 = 0
        while self.rivalry >> card:
            if self.rivalry >> card & 1:
                total += self.box.effects[card].points(self.tower, seat)
            card += 1
        return total

    def total(self, seat: i64) -> i64:
        """As if the game ended now."""
        total: i64 = self.points[seat] + self.for_given(seat) + self.for_sweets(seat)
        level: i64 = 0
        while level < LEVELS:
            total += self.on_level(seat, level)
            level += 1
        return total + self.for_rivalry(seat)

    # -- the result

    def score(self, seat: i64) -> i64:
        """What was scored at once, until the final scoring adds the rest."""
        return self.total(seat) if self.phase == GAME_OVER else self.points[seat]

    def ahead(self, one: i64, other: i64) -> bool:
        """By total, tokens given, sweets, and turn order unless the place is shared (holi R29)."""
        if self.total(one) != self.total(other):
            return self.total(one) > self.total(other)
        if self.tower.given(one) != self.tower.given(other):
            return self.tower.given(one) > self.tower.given(other)
        if self.tower.sweets[one] != self.tower.sweets[other]:
            return self.tower.sweets[one] > self.tower.sweets[other]
        return not self.options.shared and self.after_first(one) < self.after_first(other)

    def after_first(self, seat: i64) -> i64:
        return (seat - self.first + self.seats) % self.seats

    def rank(self, seat: i64) -> i64:
        place: i64 = 1
        other: i64 = 0
        while other < self.seats:
            if self.ahead(other, seat):
                place += 1
            other += 1
        return place

    def utility(self, seat: i64) -> float:
        if self.rank(seat) != 1:
            return 0.0
        winners: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if self.rank(other) == 1:
                winners += 1
            other += 1
        return 1.0 / float(winners)

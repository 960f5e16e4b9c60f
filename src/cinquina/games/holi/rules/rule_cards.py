"""Effects while the game is played: points scored at once, and the six Rule cards (holi, The 21 Rivalry cards; R35)."""

from mypy_extensions import i64

from cinquina.games.holi.rules.cells import within
from cinquina.games.holi.rules.customs import Customs
from cinquina.games.holi.rules.effects import Effect


class HitPoints(Effect):
    def __init__(self, points: int) -> None:
        self.worth: i64 = points

    def change(self, customs: Customs) -> None:
        customs.hit_points = self.worth


class RainHitPoints(Effect):
    def __init__(self, points: int) -> None:
        self.worth: i64 = points

    def change(self, customs: Customs) -> None:
        customs.rain_points += self.worth


class FirstClimb(Effect):
    def __init__(self, l2: int, l3: int) -> None:
        self.l2: i64 = l2
        self.l3: i64 = l3

    def change(self, customs: Customs) -> None:
        customs.first_on_middle += self.l2
        customs.first_on_upper += self.l3


class MoveMaxDistance(Effect):
    def __init__(self, max: int) -> None:
        self.steps = within(max)

    def change(self, customs: Customs) -> None:
        customs.steps = self.steps


class FreeStar(Effect):
    def change(self, customs: Customs) -> None:
        customs.free_star = True


class FaceDownHits(Effect):
    def change(self, customs: Customs) -> None:
        customs.down_hits = True


class ClimbSides(Effect):
    def __init__(self, needed: int) -> None:
        self.needed: i64 = needed

    def change(self, customs: Customs) -> None:
        customs.sides = self.needed


class ClimbWallCounts(Effect):
    def change(self, customs: Customs) -> None:
        customs.walls_cover = True


class ClimbDown(Effect):
    def change(self, customs: Customs) -> None:
        customs.climbs_down = True

"""Effects during the game: immediate points, and the six Rule cards (holi, The 21 Rivalry cards; R35)."""

from mypy_extensions import i64

from cinquina.games.holi.rules.cells import within_distance
from cinquina.games.holi.rules.rivalry import Effect
from cinquina.games.holi.rules.switches import RuleSwitches


class HitPoints(Effect):
    def __init__(self, points: int) -> None:
        self.worth: i64 = points

    def apply_to(self, switches: RuleSwitches) -> None:
        switches.hit_points = self.worth


class RainHitPoints(Effect):
    def __init__(self, points: int) -> None:
        self.worth: i64 = points

    def apply_to(self, switches: RuleSwitches) -> None:
        switches.rain_points += self.worth


class FirstClimb(Effect):
    def __init__(self, l2: int, l3: int) -> None:
        self.l2: i64 = l2
        self.l3: i64 = l3

    def apply_to(self, switches: RuleSwitches) -> None:
        switches.first_on_middle += self.l2
        switches.first_on_upper += self.l3


class MoveMaxDistance(Effect):
    def __init__(self, max: int) -> None:
        self.steps = within_distance(max)

    def apply_to(self, switches: RuleSwitches) -> None:
        switches.steps = self.steps


class FreeStar(Effect):
    def apply_to(self, switches: RuleSwitches) -> None:
        switches.free_star = True


class FaceDownHits(Effect):
    def apply_to(self, switches: RuleSwitches) -> None:
        switches.down_hits = True


class ClimbSides(Effect):
    def __init__(self, needed: int) -> None:
        self.needed: i64 = needed

    def apply_to(self, switches: RuleSwitches) -> None:
        switches.sides = self.needed


class ClimbWallCounts(Effect):
    def apply_to(self, switches: RuleSwitches) -> None:
        switches.walls_cover = True


class ClimbDown(Effect):
    def apply_to(self, switches: RuleSwitches) -> None:
        switches.climbs_down = True

"""The rules as numbers and switches, which Rivalry cards change for a whole game."""

from mypy_extensions import i64

from cinquina.games.holi.rules.cells import ANYWHERE


class Customs:
    """As the rulebook has them."""

    def __init__(self, hit_points: int) -> None:
        self.hit_points: i64 = hit_points  # for a Direct Hit
        self.rain_points: i64 = 0  # for rain onto another pawn
        self.first_on_middle: i64 = 0  # for the first Climb of the game to level 2
        self.first_on_upper: i64 = 0  # … and to level 3
        self.steps = ANYWHERE  # per cell: where a Move may go
        self.free_star = False  # the pawn may stand on any marked space of a star card
        self.down_hits = False  # a face-down throw may hit a pawn
        self.sides: i64 = 4  # that must be covered for a Climb
        self.walls_cover = False  # a side outside the board counts as covered
        self.climbs_down = False

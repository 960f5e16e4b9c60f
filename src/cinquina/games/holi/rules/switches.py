"""The variable rules of Holi: the options of the host, and the rules that Rivalry cards change."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cinquina.games.holi.rules.cells import ANYWHERE


@mypyc_attr(acyclic=True)
class Options:
    """The options of the host."""

    def __init__(
        self,
        rivalry_count: int,
        max_rule_cards: int,
        first: int,
        random_corners: bool,
        adjacent: bool,
        plays_on_empty: bool,
        shared: bool,
        open_discards: bool,
        open_hands: bool,
    ) -> None:
        self.rivalry_count: Final[i64] = rivalry_count
        self.max_rule_cards: Final[i64] = max_rule_cards
        self.first: Final[i64] = first  # a seat, or -1 = chance decides
        self.random_corners: Final = random_corners
        self.adjacent: Final = adjacent  # holi R12: only tokens one level above fall to the seat
        self.plays_on_empty: Final = plays_on_empty  # holi R8: without tokens the turn continues to its end
        self.shared: Final = shared  # holi R29: no tie-break by turn order
        self.open_discards: Final = open_discards  # holi R20
        self.open_hands: Final = open_hands


class RuleSwitches:
    """The rules as numbers and switches with their default values; Rivalry cards change them."""

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

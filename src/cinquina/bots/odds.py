"""Results of playouts as ranges with words: “about half”, “between a third and half”, “hardly ever”.

A few dozen playouts are not exact, so no figure of a share is given; a range that is too wide is left out.
"""

from typing import Final, Literal, NamedTuple

from cinquina.bots.prospects import mean

ENOUGH: Final = 40  # fewest playouts for a statement
ERRORS: Final = 2.0  # standard errors to either side: 19 of 20 true values lie within
RARE: Final = 0.05  # a smaller share counts as “hardly ever”
NEAR: Final = 0.1  # a range this close to a mark counts as “about”
WIDEST: Final = 0.5  # a wider range is left out

# Shares that have a word (`core-range`, made of `core-share_least` and `core-share_most`).
MARKS: Final = (
    ("none", 0.0),
    ("tenth", 0.1),
    ("quarter", 0.25),
    ("third", 1 / 3),
    ("half", 0.5),
    ("two_thirds", 2 / 3),
    ("three_quarters", 0.75),
    ("nine_tenths", 0.9),
    ("all", 1.0),
)


Kind = Literal["none", "all", "about", "below", "above", "between"]


class Range(NamedTuple):
    """A range from mark to mark, or “about” one mark."""

    kind: Kind
    least: str
    most: str

    @property
    def shares(self) -> tuple[float, float]:
        marks = dict(MARKS)
        return marks[self.least], marks[self.most]

    @property
    def middle(self) -> float:
        return sum(self.shares) / 2


def estimate(playouts: list[float]) -> Range | None:
    """Return the marks around the true value, or None if the playouts are too few or too scattered."""
    if len(playouts) < ENOUGH:
        return None
    found = mean(playouts)
    margin = ERRORS * found.error + 1 / len(playouts)  # one playout more or less
    return marks_around(max(0.0, found.value - margin), min(1.0, found.value + margin))


def marks_around(low: float, high: float) -> Range | None:
    if high <= RARE:
        return Range("none", "none", "none")
    if low >= 1 - RARE:
        return Range("all", "all", "all")
    name, mark = min(MARKS[1:-1], key=lambda each: abs(each[1] - (low + high) / 2))
    if mark - NEAR <= low <= mark <= high <= mark + NEAR:
        return Range("about", name, name)
    least, under = [each for each in MARKS if each[1] <= low][-1]
    most, over = next(each for each in MARKS if each[1] >= high)
    if over - under > WIDEST:
        return None
    kind: Kind = "below" if least == "none" else "above" if most == "all" else "between"
    return Range(kind, least, most)


def is_clearly_more(one: list[float], other: list[float]) -> bool:
    """Return whether the first of two decisions with the same luck per playout brought significantly more."""
    more = mean([a - b for a, b in zip(one, other, strict=True)])
    return more.value > ERRORS * more.error

"""What playouts came to, as a range that words can tell: “about half”, “between a third and half”, “hardly ever”.

A figure of a few dozen games is never told as if it were exact. What lies too wide apart is not told at all.
"""

from typing import Final, Literal, NamedTuple

from cinquina.bots.prospects import mean

ENOUGH: Final = 40  # playouts, to say anything
ERRORS: Final = 2.0  # standard errors to either side: about 19 of 20 times the truth lies between
RARE: Final = 0.05  # below it something hardly ever happens
NEAR: Final = 0.1  # all that may be true lies so near to a mark that may be true: “about”
WIDEST: Final = 0.5  # a range that is wider says nothing

# Shares that everybody has a word for (`core-range`, made of `core-share_least` and `core-share_most`).
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
    """From mark to mark; about a single one."""

    kind: Kind
    least: str
    most: str

    @property
    def middle(self) -> float:
        shares = dict(MARKS)
        return (shares[self.least] + shares[self.most]) / 2


def told(playouts: list[float]) -> Range | None:
    """The marks between which the truth lies; none where too few playouts, or too different ones, could tell."""
    if len(playouts) < ENOUGH:
        return None
    found = mean(playouts)
    margin = ERRORS * found.error + 1 / len(playouts)  # one playout more or less
    return between(max(0.0, found.value - margin), min(1.0, found.value + margin))


def between(low: float, high: float) -> Range | None:
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


def clearly_more(one: list[float], other: list[float]) -> bool:
    """Two decisions met the same luck, playout by playout: did the first bring more, and hardly by accident?"""
    more = mean([a - b for a, b in zip(one, other, strict=True)])
    return more.value > ERRORS * more.error

"""The kit of all drawings: colours, shapes as text, and figures that are put together.

A figure is a piece of SVG with its size; its upper left corner is 0,0. Colours are written into the shapes, so that a
drawing looks the same wherever it is shown.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

FONT: Final = "system-ui, 'Segoe UI', Helvetica, Arial, sans-serif"
GAP: Final = 16.0
MARGIN: Final = 14.0
SMALL: Final = 0.5  # the boards of others
FEWEST_ROWS: Final = 2  # small boards above each other


class Palette(NamedTuple):
    """The colours of a theme, as on the page (web/src/look/tokens.css)."""

    dark: bool
    ground: str  # below everything
    ink: str  # words
    soft: str  # words of less weight
    line: str
    sheet: str  # paper, in both themes
    sheet_ink: str
    sheet_soft: str
    sheet_line: str
    sheet_edge: str


LIGHT: Final = Palette(
    False,
    "#fffcf5",
    "#2a241d",
    "#574d3f",
    "#85765c",
    "#fffdf8",
    "#2a241d",
    "#5c5244",
    "#b9c6d8",
    "#d8ccb4",
)
DARK: Final = Palette(
    True,
    "#382a1f",
    "#f8eedd",
    "#d9c8ae",
    "#a58d70",
    "#f3e7cf",
    "#2a2118",
    "#54483a",
    "#b3b4b4",
    "#cdbb99",
)

# Of the seats, after Okabe and Ito: told apart by people who see few colours. Patterns and letters tell them, too.
SEATS: Final = ("#e69f00", "#56b4e9", "#009e73", "#d55e00", "#0072b2", "#cc79a7", "#f0e442")
ON_SEATS: Final = ("#1d1408", "#07202f", "#00150f", "#1a0b00", "#ffffff", "#260b19", "#211f00")
LETTERS: Final = "ABCDEFG"


class Figure(NamedTuple):
    width: float
    height: float
    body: str


# -- shapes


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def attributes(**given: str | float | None) -> str:
    """Return attributes by their names; `stroke_width` is stroke-width, None is left out."""
    found = []
    for name, value in given.items():
        if value is not None:
            text = value if isinstance(value, str) else number(value)
            found.append(f" {name.strip('_').replace('_', '-')}={quoteattr(text)}")
    return "".join(found)


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str = "none",
    stroke: str | None = None,
    line: float = 1,
    radius: float | None = None,
    dash: str | None = None,
) -> str:
    box = attributes(x=x, y=y, width=width, height=height, rx=radius, fill=fill)
    return f"<rect{box}{stroke_attributes(stroke, line, dash)}/>"


def circle(
    x: float, y: float, r: float, fill: str = "none", stroke: str | None = None, line: float = 1
) -> str:
    return f"<circle{attributes(cx=x, cy=y, r=r, fill=fill)}{stroke_attributes(stroke, line)}/>"


def path(
    d: str, fill: str = "none", stroke: str | None = None, line: float = 1, dash: str | None = None
) -> str:
    return f"<path{attributes(d=d, fill=fill)}{stroke_attributes(stroke, line, dash)}/>"


def stroke_attributes(stroke: str | None, line: float, dash: str | None = None) -> str:
    if stroke is None:
        return ""
    return attributes(
        stroke=stroke,
        stroke_width=line,
        stroke_dasharray=dash,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def text(
    x: float,
    y: float,
    words: object,
    fill: str,
    size: float = 12,
    bold: bool = False,
    anchor: str = "middle",
) -> str:
    """Write words about a point, or from it on with anchor="start"."""
    weight = "700" if bold else None
    look = attributes(x=x, y=y, fill=fill, font_size=size, font_weight=weight, text_anchor=anchor)
    return f'<text{look} dominant-baseline="central">{escape(str(words))}</text>'


def place_at(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    steps = [f"translate({number(x)} {number(y)})"]
    steps += [f"scale({number(scale)})"] if scale != 1 else []
    steps += [f"rotate({number(turn)})"] if turn else []
    return f'<g transform="{" ".join(steps)}">{body}</g>'


# -- figures


def figure(width: float, height: float, *parts: str) -> Figure:
    return Figure(width, height, "".join(parts))


def scaled(one: Figure, scale: float) -> Figure:
    return Figure(one.width * scale, one.height * scale, place_at(one.body, 0, 0, scale))


def row(figures: Sequence[Figure], gap: float = GAP) -> Figure:
    """Put figures side by side, aligned at the top."""
    parts, x = [], 0.0
    for each in figures:
        parts.append(place_at(each.body, x, 0))
        x += each.width + gap
    return figure(max(0.0, x - gap), max((each.height for each in figures), default=0), *parts)


def column(figures: Sequence[Figure], gap: float = GAP) -> Figure:
    """Put figures below each other, aligned on the left."""
    parts, y = [], 0.0
    for each in figures:
        parts.append(place_at(each.body, 0, y))
        y += each.height + gap
    return figure(max((each.width for each in figures), default=0), max(0.0, y - gap), *parts)


def table(own: Figure, others: Sequence[Figure], scale: float = SMALL) -> Figure:
    """Put the own board on the left, large, and the others beside it, small, in as few columns as fit."""
    small = [scaled(each, scale) for each in others]
    high = max([own.height, *(each.height for each in small)])
    rows = max([1, *(int((high + GAP) // (each.height + GAP)) for each in small[:1])], default=1)
    columns = [column(small[n : n + rows]) for n in range(0, len(small), rows)]
    return row([own, *columns])


def badge(seat: int, x: float, y: float, r: float = 11) -> str:
    """Draw the letter of a seat on its colour."""
    return circle(x, y, r, SEATS[seat]) + text(x, y, LETTERS[seat], ON_SEATS[seat], r * 1.2, bold=True)


def heading(
    seat: int, words: str, palette: Palette, active: bool = False, width: float = 0, size: float = 14
) -> Figure:
    """Write the letter of a seat and a text beside it; an active seat has an arrow."""
    arrow = path("M2 7 10 12 2 17Z", palette.ink) if active else ""
    return figure(
        width, 26, arrow, badge(seat, 24, 12), text(42, 12.5, words, palette.ink, size, anchor="start")
    )


def caption(words: str, palette: Palette, size: float = 13) -> Figure:
    """Write a line; its width is an estimate."""
    return figure(
        len(words) * size * 0.56, size * 1.5, text(0, size * 0.75, words, palette.soft, size, anchor="start")
    )


def document(content: Figure, title: str, palette: Palette, width: int | None = None) -> str:
    """Return an SVG document on the ground of the theme, named by a title."""
    wide, high = content.width + 2 * MARGIN, content.height + 2 * MARGIN
    shown = wide if width is None else width
    size = attributes(
        width=round(shown), height=round(high * shown / wide), viewBox=f"0 0 {number(wide)} {number(high)}"
    )
    ground = rect(0, 0, wide, high, palette.ground, radius=8)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img"{size} font-family={quoteattr(FONT)}>'
        f"<title>{escape(title)}</title>{ground}{place_at(content.body, MARGIN, MARGIN)}</svg>"
    )

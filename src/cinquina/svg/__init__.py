"""Drawings of positions as SVG, for notebooks, documents and reports. `draw` draws what a seat may know.

The kit is `cinquina.svg.kit`; each game draws itself with it, in its `drawing.py`.
"""

from typing import TYPE_CHECKING, Any, Literal

from cinquina.svg.kit import DARK, LIGHT, document
from cinquina.svg.plain import draw_text

if TYPE_CHECKING:
    from cinquina.core.rules import Rules

Theme = Literal["light", "dark"]


def draw(rules: "Rules", view: Any, theme: Theme = "light", width: int | None = None) -> str:
    """Return the drawing of a view as an SVG document: the own board large, the others small.

    `width` is in pixels, by default the drawing's own. A game without drawings shows its picture in characters.
    """
    palette = DARK if theme == "dark" else LIGHT
    part = rules.parts.drawing
    figure = part.drawing(view, palette) if part else draw_text(rules.picture(view), palette)
    return document(figure, rules.game.title, palette, width)

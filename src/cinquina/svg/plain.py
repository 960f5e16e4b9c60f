"""The fallback drawing of a game without `drawing.py`: its picture in characters."""

from xml.sax.saxutils import escape

from cinquina.svg.kit import Figure, Palette, figure

WIDE, HIGH = 8.4, 17.0


def draw_text(picture: str, palette: Palette) -> Figure:
    lines = picture.splitlines() or [""]
    spans = [
        f'<text x="0" y="{(n + 0.8) * HIGH:.1f}" fill="{palette.ink}" font-size="14" xml:space="preserve" '
        f'font-family="monospace">{escape(line)}</text>'
        for n, line in enumerate(lines)
    ]
    return figure(max(map(len, lines)) * WIDE, len(lines) * HIGH, *spans)

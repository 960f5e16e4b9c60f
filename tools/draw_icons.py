"""Draw the page's PNG images: `python tools/draw_icons.py` writes them into web/public.

They are original: the die of favicon.svg, and for shared links five sheets on the table, in the colours of the games.
"""

import os
import shutil
import struct
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ROOT / "web" / "public"
FONT = ROOT / "web/node_modules/@fontsource-variable/atkinson-hyperlegible-next/files"
WORDS = FONT / "atkinson-hyperlegible-next-latin-wght-normal.woff2"
COLOURS = ("#0b655d", "#3d46a5", "#8a1f63", "#b3215b", "#0a6a7a")
DIE = (PUBLIC / "favicon.svg").read_text()


def pips(x: float, colour: str, turn: float) -> str:
    """Draw a sheet of paper in the colour of a game, with five pips."""
    dots = "".join(
        f'<circle cx="{cx}" cy="{cy}" r="15" />'
        for cx, cy in ((45, 45), (125, 45), (85, 85), (45, 125), (125, 125))
    )
    return (
        f'<g transform="translate({x} 330) rotate({turn} 85 85)"><rect x="6" y="10" width="170" height="170" rx="26" '
        f'fill="#3a2810" opacity="0.25"/><rect width="170" height="170" rx="26" fill="{colour}"/>'
        f'<g fill="#fffcf5">{dots}</g></g>'
    )


def share() -> str:
    sheets = "".join(
        pips(95 + 210 * n, colour, turn)
        for n, (colour, turn) in enumerate(zip(COLOURS, (-5, 3, -2, 4, -3), strict=True))
    )
    return f"""<style>@font-face {{ font-family: A; font-weight: 200 800; src: url("{WORDS.as_uri()}") }}
    body {{ margin: 0 }} text {{ font: 800 150px A; fill: #2a241d; letter-spacing: -4px }}</style>
    <svg width="1200" height="630"><rect width="1200" height="630" fill="#e6dcc8"/>
    <ellipse cx="600" cy="0" rx="760" ry="420" fill="#fff6e0" opacity="0.75"/>
    <text x="600" y="230" text-anchor="middle">Cinquina</text>{sheets}</svg>"""


def render(browser: Browser, html: str, width: int, height: int) -> bytes:
    page = browser.new_page(viewport={"width": width, "height": height})
    place = ROOT / "web" / "node_modules" / "drawing.html"  # beside the font, so that the browser may read it
    place.write_text(f"<!doctype html><meta charset=utf-8>{html}")
    page.goto(place.as_uri())
    page.evaluate("document.fonts.ready")
    data = page.screenshot(omit_background=True)
    page.close()
    place.unlink()
    return data


def icon(browser: Browser, size: int) -> bytes:
    svg = DIE.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    return render(browser, f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}", size, size)


def ico(png: bytes, size: int) -> bytes:
    """Wrap a PNG in the ICO format."""
    return struct.pack("<HHHBBBBHHII", 0, 1, 1, size, size, 0, 0, 1, 32, len(png), 22) + png


def main() -> None:
    names = ("chromium", "chromium-browser", "google-chrome")
    path = os.environ.get("CINQUINA_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        (PUBLIC / "favicon.ico").write_bytes(ico(icon(browser, 32), 32))
        (PUBLIC / "apple-touch-icon.png").write_bytes(icon(browser, 180))
        for size in (192, 512):
            (PUBLIC / f"icon-{size}.png").write_bytes(icon(browser, size))
        (PUBLIC / "share.png").write_bytes(render(browser, share(), 1200, 630))
        browser.close()


if __name__ == "__main__":
    main()

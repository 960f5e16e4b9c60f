"""The table in any window: pictures at twelve sizes, and what is measured in them.

`python -m tests.browser.windows [FOLDER] [--game GAME] [--mode MODE] [--size 844x390] [--seats 7] [--language it-IT]`
takes the pictures: one mode of each game at all sizes, its other modes at two of them; a mode that is named at all.

`python -m tests.browser.windows --documents` replaces those in docs/pictures, `--rules` those in docs/pictures/rules.
"""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from cinquina.core.game import Game
from cinquina.games import find, games
from cinquina.locales import kind_of
from tests.browser.devices import Device, installed_chromium
from tests.server.running import UNLIMITED, running
from tools.rules_pages import PICTURES as RULES
from tools.rules_pages import games_with_law, picture_file, picture_ids, texts_of

# Width, height, by touch.
SIZES = [
    (360, 640, True),
    (390, 844, True),
    (740, 360, True),
    (844, 390, True),
    (640, 400, False),  # 1280 x 800 at 200 %
    (820, 1180, True),
    (1024, 768, False),
    (1180, 820, True),
    (1280, 800, False),
    (1366, 657, False),
    (1440, 900, False),
    (1920, 1080, False),
]
TWO = [(390, 844, True), (1280, 800, False)]
ROUNDS = 4
PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SHAPES = {"table": (1440, 900, False), "phone": (390, 844, True), "sideways": (844, 390, True)}
ROUNDS_TOLD = 7  # in the documents
CALM = {"flow": {"clock": "turns"}}  # nobody's time is up in them

# The regions of the frame and of the tabletop, and what is cut.
MEASURE = """() => {
  const box = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return { x, y, width, height }
  }
  const regions = {}
  for (const each of document.querySelectorAll('[data-region]')) regions[each.dataset.region] = box(each)
  const cut = []
  const words = '[data-region=bar] :is(p, button), [data-region=seats] :is(.name, .foot), [role=tab], h1,'
    + '[data-region=seats] .last'
  for (const each of document.querySelectorAll(words)) {
    const room = Math.min(each.clientWidth, each.parentElement.clientWidth)
    const seen = each.checkVisibility({ visibilityProperty: true }) && room > 1
    const wide = each.scrollWidth > each.clientWidth + 1
    const high = each.matches('.name') && each.scrollHeight > each.clientHeight + 2
    if (seen && (wide || high)) cut.push(each.textContent.trim())
  }
  const row = [...document.querySelectorAll('.top-row > *')].filter((e) => e.checkVisibility()).map((e) => [e, box(e)])
  for (const [n, [, { x, width }]] of row.entries()) {
    const next = row[n + 1]
    if (next && x + width > next[1].x - 1) cut.push(`${next[0].className} touches what stands before it`)
  }
  const pressed = [...document.querySelectorAll('[data-region=bar] button')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }))
  for (const [at, one] of pressed.entries())
    for (const other of pressed.slice(at + 1)) {
      const [a, b] = [box(one), box(other)]
      const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
      const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
      if (Math.min(wide, high) > 1) cut.push(`${one.textContent.trim()} and ${other.textContent.trim()} overlap`)
    }
  const voice = document.querySelector('[data-region=bar] .voice')
  if (voice && voice.scrollHeight > voice.clientHeight + 1) cut.push(voice.textContent.trim())
  for (const name of ['rail']) {
    const below = [...document.querySelectorAll(`[data-region=${name}]`)].map((e) => e.scrollHeight - e.clientHeight)
    for (const px of below) if (px > 1) cut.push(`${px} px of the ${name}`)
  }
  const things = [...document.querySelectorAll('[data-region=supply] :is(button, li)')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.querySelector('button, li'))
    .map((each) => [each, box(each)])
  for (const [n, [one, a]] of things.entries())
    for (const [other, b] of things.slice(n + 1)) {
      const over = (at, size) => Math.min(a[at] + a[size], b[at] + b[size]) - Math.max(a[at], b[at])
      if (over('x', 'width') > 2 && over('y', 'height') > 2) cut.push(`${one.textContent} lies on ${other.textContent}`)
    }
  return { width: innerWidth, height: innerHeight, page: document.documentElement.scrollWidth, regions, cut }
}"""


# A new size is felt in one frame, words and blocks are fitted in the next; what finds no room goes when observers are
# told, which comes after the frame.
SETTLED = """() => new Promise((done) => {
  const told = () => new IntersectionObserver((_, each) => (each.disconnect(), requestAnimationFrame(done)))
    .observe(document.documentElement)
  const wait = (frames) => requestAnimationFrame(frames ? () => wait(frames - 1) : told)
  wait(3)
})"""


def chosen(game: Game, mode: str, seats: int, level: str = "newcomer") -> dict[str, Any]:
    """Return the request for a table of one person and bots."""
    chairs = [{"kind": "person", "name": "Nonna Pina"}]
    names = ["Bruno", "Clara", "Zio Tommaso", "Elena", "Federico", "Giulia"]
    chairs += [{"kind": "bot", "name": name, "level": level} for name in names[: seats - 1]]
    return {"game": game.id, "mode": mode, "chairs": chairs}


def modes(game: Game, seats: int | None) -> Iterator[tuple[str, int]]:
    """Every mode that can have so many seats, the usual one first; three if nobody says how many."""
    for mode in game.modes:
        fitting = [each for each in mode.seats if seats is None or each == seats]
        if fitting:
            yield mode.id, min(3, max(fitting)) if seats is None else seats


# The bar can ask whether one is ready while the script of the board still comes.
MINE = """() => document.querySelector('section.bar.mine') && document.querySelector('[data-region=main]')
  && !document.querySelector('[data-running]')"""


def play_on(person: Device, rounds: int) -> None:
    """Play some decisions, varied so that there is something to see."""
    for number in range(rounds):
        person.page.wait_for_function(MINE)
        update = person.update()
        if not update["choices"]:
            break
        texts = [each["notation"] for each in update["choices"]]
        text = texts[(7 * number + len(texts) // 2) % len(texts)]
        person.say(text, update["looking"])
    person.page.wait_for_function(MINE)


def pictures(browser: Browser, address: str, folder: Path, wanted: argparse.Namespace) -> None:
    for game in games():
        if wanted.game not in ("", game.id):
            continue
        for n, (mode, seats) in enumerate(modes(game, wanted.seats)):
            if wanted.mode not in ("", mode):
                continue
            sizes = SIZES if n == 0 or wanted.mode else TWO
            for touch in (True, False):  # a table each
                asked = [(w, h) for w, h, t in sizes if t == touch and wanted.size in ("", f"{w}x{h}")]
                if not asked:
                    continue
                person = Device(browser, address, drawn=True, touch=touch, language=wanted.language)
                person.open(chosen(game, mode, seats))
                play_on(person, wanted.rounds)
                for width, height in asked:
                    person.page.set_viewport_size({"width": width, "height": height})
                    shoot(person, folder / f"{game.id}-{mode}-{seats}-{width}x{height}.png")
                person.context.close()


def for_documents(browser: Browser, address: str) -> None:
    """Each picture says by its name what it shows: the lobby, or a game and the shape."""
    for file in sorted(PICTURES.glob("*.png")):
        name, _, shape = file.stem.partition("-")
        width, height, touch = SHAPES[shape or "table"]
        person = Device(browser, address, drawn=True, width=width, height=height, touch=touch)
        if name == "lobby":
            person.lobby()
            person.page.screenshot(path=file, animations="disabled")
        else:
            mode, seats = next(modes(find(name), None))
            person.open({**chosen(find(name), mode, seats), "settings": CALM.get(name, {})})
            play_on(person, ROUNDS_TOLD)
            shoot(person, file)
        person.context.close()


def for_rules(browser: Browser, address: str) -> None:
    """Replace the pictures of the players' rules by those of the rules drawer that have a text `…-rules-picture-…`."""
    for old in RULES.glob("*.png"):
        old.unlink()
    for game in games_with_law():
        start = f"{game.id}-rules-"
        texts = texts_of(game.id, "en")
        names = {texts.say(id): id.rpartition("-")[2] for id in picture_ids(game.id)}
        person = Device(browser, address, drawn=True, width=2200, height=1400)
        person.open(chosen(game, game.modes[0].id, game.modes[0].seats[0]))
        person.by("dock-rules").click()
        person.page.wait_for_selector(".rules section")
        person.page.evaluate(
            "document.querySelectorAll('.rules details').forEach((each) => (each.open = true))"
        )
        for id in texts.rule_ids(game.id):
            found = person.page.locator(".rules :is(section, details)").filter(
                has=person.page.get_by_role("heading", name=texts.say(id), exact=True)
            )
            if kind_of(id) == "heading" and found.count():
                for image in found.first.locator("[role=img]").all():
                    if name := names.get(image.get_attribute("aria-label") or ""):
                        file = picture_file(game.id, id.removeprefix(start), name)
                        image.screenshot(path=file, animations="disabled")
        person.context.close()


def shoot(person: Device, file: Path) -> None:
    """Save the picture, and print the measurements in a line."""
    person.page.evaluate("() => document.fonts.ready")
    person.page.evaluate(SETTLED)
    person.page.screenshot(path=file, animations="disabled")
    found = person.page.evaluate(MEASURE)
    main = found["regions"].get("main", {"width": 0, "height": 0})
    share = min(main["width"], main["height"]) / min(found["width"], found["height"])
    print(
        f"{file.stem}: main {main['width']:.0f} x {main['height']:.0f}, {share:.0%}; cut {found['cut']}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--game", default="")
    parser.add_argument("--mode", default="")
    parser.add_argument("--size", default="")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--language", default="en-GB")
    parser.add_argument("--documents", action="store_true")
    parser.add_argument("--rules", action="store_true")
    wanted = parser.parse_args()
    kept = RULES if wanted.rules else PICTURES if wanted.documents else wanted.folder
    folder = kept or Path(tempfile.mkdtemp(prefix="windows-"))
    folder.mkdir(parents=True, exist_ok=True)
    print(folder)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as place:
        browser = playwright.chromium.launch(executable_path=installed_chromium(), args=["--no-sandbox"])
        with running(Path(place), *UNLIMITED) as server:
            if wanted.rules:
                for_rules(browser, server.address)
            elif wanted.documents:
                for_documents(browser, server.address)
            else:
                pictures(browser, server.address, folder, wanted)


if __name__ == "__main__":
    main()

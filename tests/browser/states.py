"""The table in every window and state, as contact sheets: what lies on what, and what is cut, is found by machine.

`python -m tests.browser.states FOLDER [--game flow] [--size 390x844] [--language it-IT] [--dark] [--each]`

The states: my turn, not my turn, a hint, a request for consent, the end. A sheet for each game and window,
`flow-390x844.png`, shows them side by side; what was found stands below each picture and is printed. Without
`--language` it is done in both languages, and once in the dark.
"""

import argparse
import base64
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from cinquina.core.game import Game
from cinquina.games import games
from cinquina.server.viewer.messages import PROTOCOL
from tests.browser.devices import ELSEWHERE, OVER, SAY, Device, installed_chromium
from tests.browser.seats import seated
from tests.browser.windows import CALM, MINE, SETTLED
from tests.patience import PATIENCE_MS
from tests.server.running import UNLIMITED, running

WINDOWS = [
    (1440, 900),
    (1280, 720),
    (1024, 768),
    (820, 1180),
    (390, 844),
    (360, 640),
    (844, 390),
    (320, 256),
    (720, 450),
]
LOOKS = [("en-GB", False), ("it-IT", False), ("it-IT", True)]  # language, dark
SHEET = 1568  # px; what is wider is not seen whole
TRIES = 40  # decisions until somebody may ask to take one back
BEGUN = 10  # entries of the log, until there is something to see

# Words that lie on words, words that are cut, and what of the task scrolls. What is scrolled away is not there.
FAULTS = """() => {
  const found = []
  const seen = (node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter((each) => each.width > 1 && each.height > 1)
    for (let at = node.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.clipPath !== 'none' || +style.opacity < 0.1) return []
      if (style.overflow === 'visible') continue
      const box = at.getBoundingClientRect()
      for (const rect of rects) {
        const high = /auto|scroll/.test(style.overflowY) ? 0 : rect.bottom - box.bottom
        if (Math.max(rect.right - box.right, box.left - rect.left, high) > 2 && rect.top < box.bottom)
          found.push(`cut: ${node.data.trim()}`)
      }
      if (/auto|scroll/.test(style.overflowY + style.overflowX))
        return rects.filter((each) => each.top >= box.top - 1 && each.bottom <= box.bottom + 1)
    }
    return rects
  }
  const leaves = []
  const walk = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const at = node.parentElement
    if (!node.data.trim() || at.closest('svg, .hidden, option')) continue
    if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    for (const rect of seen(node)) leaves.push([node, rect])
  }
  const width = document.documentElement.clientWidth
  for (const [n, [node, a]] of leaves.entries()) {
    if (a.right > width + 1) found.push(`beyond the window: ${node.data.trim()}`)
    for (const [other, b] of leaves.slice(n + 1)) {
      const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
      if (node !== other && x > 2 && y > 4) found.push(`${node.data.trim()} lies on ${other.data.trim()}`)
    }
  }
  for (const part of document.querySelectorAll('.bar .voice, .bar .said')) {
    const more = part.scrollHeight - part.clientHeight
    if (part.clientHeight > 2 && more > 2) found.push(`${more} px of the task: ${part.textContent.trim()}`)
  }
  return [...new Set(found)]
}"""
UNDO = "[data-testid=undo]:not(.none)"
AGREES = "section.bar.mine .back button[aria-keyshortcuts=Escape]"


def at_table(opened: Callable[[], Device], game: Game, language: str = "en-GB") -> tuple[Device, Device]:
    """Two people, each at a device, and a bot where there is room for one."""
    mode = next(each for each in game.modes if max(each.seats) > 1)
    bots = int(3 in mode.seats)
    names = ("Nonna Pina", "Zio Tommaso")
    one, other = seated(
        [opened(), opened()], game.id, *names, bots=bots, mode=mode.id, settings=CALM.get(game.id, {})
    )
    return one, other


def owes(person: Device, seat: int) -> bool:
    """Each page knows first what its own person owes; where decisions are sealed it alone counts them."""
    update = person.update()
    return seat in update["waiting"] and bool(update["choices"])


def decide(person: Device, seat: int) -> None:
    person.page.wait_for_function(MINE)
    texts = [each["notation"] for each in person.update()["choices"]]
    person.say(texts[len(texts) // 2], seat)


def states(one: Device, other: Device) -> Iterator[str]:
    """Bring the table into one state after the other, as the first person sees it."""
    people = (one, other)

    def until(wanted: Callable[[], bool]) -> None:
        for _ in range(TRIES):
            if wanted() or one.see(OVER, FRAME) == OVER:
                return
            known = [_known(each) for each in people]
            asked = [seat for seat in (0, 1) if owes(people[seat], seat)]
            if asked:
                decide(people[asked[0]], asked[0])
            elif known == [_known(each) for each in people]:  # a bot thinks, or the other page is behind
                one.page.wait_for_function(CHANGED, arg=known[0])

    until(lambda: owes(one, 0) and one.update()["seq"] > BEGUN)
    one.page.wait_for_function(MINE)
    yield "mine"
    one.page.keyboard.press("h")
    one.see("[data-testid=hint]")
    yield "hint"
    until(lambda: not owes(one, 0) and owes(other, 1))
    one.see(WAITS)
    yield "waits"
    for _ in range(TRIES):
        until(lambda: owes(one, 0))
        decide(one, 0)
        if other.page.locator(UNDO).count():
            other.by("undo").click()
            if one.see(AGREES, f"{FRAME}:not(:has(.back button))") == AGREES:
                yield "consent"
                one.page.keyboard.press("Escape")
                break
    for person, seat in ((other, 1), (one, 0)):
        path = f"/api/tables/{one.table}/socket?protocol={PROTOCOL}&from={ELSEWHERE}"
        person.page.evaluate(SAY, [path, seat, "resign"])
    one.see(OVER)
    yield "end"


def _known(person: Device) -> str:
    return person.by("table").get_attribute("data-known") or ""


CHANGED = "(before) => document.querySelector('[data-known]')?.dataset.known !== before"
FRAME = "section.bar"
WAITS = "section.bar:not(.mine)"


def sheet(browser: Browser, file: Path, pictures: list[tuple[str, bytes, list[str]]], width: int) -> None:
    """Lay pictures side by side, with what was found in them."""
    figures = "".join(
        f"<figure><img src='data:image/png;base64,{base64.b64encode(data).decode()}' width={width}>"
        f"<figcaption><b>{state}</b> {' · '.join(found)}</figcaption></figure>"
        for state, data, found in pictures
    )
    columns = max(1, min(len(pictures), SHEET // (width + 16)))
    page = browser.new_page(viewport={"width": (width + 16) * columns, "height": 200})
    style = f"body{{display:flex;flex-wrap:wrap;gap:12px;margin:4px}}figure{{margin:0;width:{width}px}}"
    page.set_content(f"<style>{style}</style>{figures}")
    page.screenshot(path=file, full_page=True)
    page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--game", default="")
    parser.add_argument("--size", default="")
    parser.add_argument("--language", default="")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--each", action="store_true", help="save every picture of its own as well")
    wanted = parser.parse_args()
    folder = wanted.folder or Path(tempfile.mkdtemp(prefix="states-"))
    folder.mkdir(parents=True, exist_ok=True)
    print(folder)
    windows = [(w, h) for w, h in WINDOWS if wanted.size in ("", f"{w}x{h}")]
    looks = [(wanted.language, wanted.dark)] if wanted.language else LOOKS
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as place:
        browser = playwright.chromium.launch(executable_path=installed_chromium(), args=["--no-sandbox"])
        with running(Path(place), *UNLIMITED) as server:
            for game in games():
                if wanted.game not in ("", game.id):
                    continue
                shots: dict[tuple[int, int], list[tuple[str, bytes, list[str]]]] = {
                    each: [] for each in windows
                }
                for language, dark in looks:

                    def opened(language: str = language, dark: bool = dark) -> Device:
                        return Device(browser, server.address, drawn=True, language=language, dark=dark)

                    one, other = at_table(opened, game)
                    for state in states(one, other):
                        for width, height in windows:
                            name = f"{state} {language}{' dark' * dark}"
                            picture, found = shot(one, width, height)
                            shots[width, height].append((name, picture, found))
                            if found:
                                print(f"{game.id} {width}x{height} {name}: {found}", flush=True)
                            if wanted.each:
                                file = f"{game.id}-{width}x{height} {name}.png".replace(" ", "-")
                                (folder / file).write_bytes(picture)
                        one.page.set_viewport_size({"width": 1280, "height": 800})
                    one.context.close()
                    other.context.close()
                for (width, height), pictures in shots.items():
                    sheet(browser, folder / f"{game.id}-{width}x{height}.png", pictures, min(width, 768))


def shot(person: Device, width: int, height: int) -> tuple[bytes, list[str]]:
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate("() => document.fonts.ready")
    person.page.evaluate(SETTLED)
    found: list[Any] = person.page.evaluate(FAULTS)
    return person.page.screenshot(animations="disabled"), [str(each) for each in found]


if __name__ == "__main__":
    main()

"""`./dev bench page [REV]`: the page in a real Chromium, here and, if one is named, at another revision.

Compressed bytes of all scripts and one language, and of those that a first visit to a lobby, a table or a lesson
loads; first paint and long tasks of the lobby and of a table, on this
processor and throttled four times; frames of a fold; memory after ten tables with 200 decisions. Both sides are built
here and served from source, one after the other in the same run: only the ratios mean something.
"""

import argparse
import gzip
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from bench.environment import ROOT, say, unpack
from bench.evening import server

ROUNDS = 5
TABLES, DECISIONS = 10, 20
THROTTLES = (1, 4)
SCRIPTS = ("*.js", "en-*.ftl", "*-en-*.ftl")
WIRE = """() => performance.getEntriesByType('resource').filter(({ name }) => /[.](js|ftl)$/.test(name))
  .reduce((sum, each) => sum + each.encodedBodySize, 0) / 1000"""
OBSERVE = """window.tasks = []
new PerformanceObserver((list) => tasks.push(...list.getEntries().map((each) => each.duration)))
  .observe({ type: 'longtask', buffered: true })"""
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
READY = (
    "() => document.querySelector('[data-testid=play-now], [data-region=main] svg, [data-testid=board] svg')"
)
GO = "(path) => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
FRAMES = """() => new Promise((done) => {
  const times = []
  const step = (now) => {
    times.push(now)
    if (now - times[0] < 850) requestAnimationFrame(step)
    else done(times.slice(1).map((each, n) => each - times[n]))
  }
  requestAnimationFrame(step)
})"""
DECIDE = """([path, count]) => new Promise((done, fail) => {
  const line = new WebSocket(`${location.origin.replace('http', 'ws')}${path}`)
  let left = count
  line.onerror = fail
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data)
    if (told.type !== 'update') return
    if (!left || told.result) { line.close(); return done(left) }
    const choice = told.choices[Math.floor(told.choices.length / 2)]
    if (!choice) return
    left -= 1
    line.send(JSON.stringify({ type: 'play', id: crypto.randomUUID(), seat: 0, text: choice.notation }))
  }
})"""


def extract_and_build(revision: str, place: Path) -> Path:
    """Extract a revision and build its page with the packages installed here."""
    unpack(revision, place, "src", "web")
    (place / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return build_page(place)


def build_page(place: Path) -> Path:
    subprocess.run(
        ["npm", "run", "--silent", "build"], cwd=place / "web", check=True, stdout=subprocess.DEVNULL
    )
    return place


def compressed_kilobytes(place: Path) -> float:
    """Return the compressed kB of all scripts and one language."""
    files = [file for pattern in SCRIPTS for file in (place / "web" / "dist" / "assets").glob(pattern)]
    return sum(len(gzip.compress(file.read_bytes())) for file in files) / 1000


def open_page(browser: Browser, address: str, throttle: int) -> tuple[Page, CDPSession]:
    page = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800}).new_page()
    page.add_init_script(OBSERVE)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    return page, devtools


def table(page: Page, address: str) -> str:
    """Open a table for one player; return its link."""
    chosen = {"game": "foldris", "mode": "solo", "chairs": [{"kind": "person", "name": "Ada"}]}
    opened = page.context.request.post("/api/tables", data=chosen, headers={"origin": address})
    return str(opened.json()["link"])


def wire(browser: Browser, address: str, where: Callable[[Page], str]) -> float:
    """Return the kB of scripts and words that a browser with an empty cache loads until the page is usable."""
    page, _ = open_page(browser, address, 1)
    page.goto(where(page))
    page.wait_for_function(READY)
    found = page.evaluate(WIRE)
    page.context.close()
    return float(found)


def loading(
    browser: Browser, address: str, throttle: int, where: Callable[[Page], str]
) -> tuple[float, float]:
    """Return first paint, and the sum of long tasks until the page is usable, in ms."""
    page, _ = open_page(browser, address, throttle)
    page.goto("/about")
    page.goto(where(page))
    page.wait_for_function(READY)
    paint = page.wait_for_function(PAINT).json_value()  # a fast machine is usable before the observer reports
    found = paint, page.evaluate("tasks.reduce((sum, each) => sum + each, 0)")
    page.context.close()
    return found


def fold(browser: Browser, address: str, throttle: int) -> float:
    """Return the 95th percentile of frame times while a line folds, in ms."""
    page, _ = open_page(browser, address, throttle)
    page.goto(table(page, address))
    page.get_by_role("button", name="Rules").or_(page.get_by_role("tab", name="Rules")).first.click()
    page.get_by_role("button", name="Fold it").or_(
        page.get_by_role("button", name="Show the fold")
    ).first.click()
    frames = sorted(page.evaluate(FRAMES))
    page.context.close()
    return float(frames[int(0.95 * len(frames))])


def memory(browser: Browser, address: str) -> tuple[float, float]:
    """Return MB of the page after its first table and after its last, both back in the lobby."""
    page, devtools = open_page(browser, address, 1)
    page.goto("/")

    def used() -> float:
        devtools.send("HeapProfiler.collectGarbage")
        return float(devtools.send("Runtime.getHeapUsage")["usedSize"]) / 1e6

    found = []
    for _ in range(TABLES):
        link = table(page, address)
        page.evaluate(GO, link)
        page.wait_for_function(READY)
        page.evaluate(DECIDE, [f"/api{link.replace('/table/', '/tables/')}/socket", DECISIONS])
        page.evaluate(GO, "/")
        page.wait_for_selector("[data-testid=play-now]")
        found.append(used())
    page.context.close()
    return found[0], found[-1]


def measure_page(place: Path) -> dict[str, float]:
    figures = {"scripts and one language, kB": compressed_kilobytes(place)}
    named = map(shutil.which, ("chromium-headless-shell", "chromium"))
    chromium = os.environ.get("CINQUINA_CHROMIUM") or next(filter(None, named), None)
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as folder,
        server(place / "src", Path(folder)) as address,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        pages: dict[str, Callable[[Page], str]] = {
            "lobby": lambda _: "/",
            "table": lambda page: table(page, address),
        }
        visits = dict(pages)
        if (place / "src/cinquina/games/foldris/lessons").is_dir():  # older revisions have no lessons
            visits["lesson"] = lambda _: "/learn/foldris/first_game"
        for name, where in visits.items():
            figures[f"{name}, scripts and words of a first visit, kB"] = wire(browser, address, where)
        for throttle in THROTTLES:
            slow = f", processor throttled {throttle} times" if throttle > 1 else ""
            for name, where in pages.items():
                found = [loading(browser, address, throttle, where) for _ in range(ROUNDS)]
                figures[f"{name}, first paint, ms{slow}"] = statistics.median(paint for paint, _ in found)
                figures[f"{name}, long tasks, ms{slow}"] = statistics.median(tasks for _, tasks in found)
            figures[f"a frame of a fold, ms{slow}"] = statistics.median(
                fold(browser, address, throttle) for _ in range(ROUNDS)
            )
        first, last = memory(browser, address)
        figures["memory after a table, MB"] = first
        figures[f"memory after {TABLES} tables, {TABLES * DECISIONS} decisions, MB"] = last
        browser.close()
    return figures


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench page", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("revision", nargs="?", metavar="REV", help="compare with it")
    options = parser.parse_args(arguments)
    say("this checkout")
    now = measure_page(build_page(ROOT))
    before: dict[str, Any] = {}
    if options.revision:
        say(options.revision)
        with tempfile.TemporaryDirectory() as folder:
            before = measure_page(extract_and_build(options.revision, Path(folder)))
    for name, figure in now.items():
        old = f"{before[name]:>10.1f}{figure / before[name]:>8.2f}" if before.get(name) else ""
        print(f"{name:<60}{figure:>10.1f}{old}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

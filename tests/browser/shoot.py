"""Pictures of the pages for the documents: `python -m tests.browser.shoot [FOLDER]` writes them to docs/pictures.

With `--all` also every other state of the pages, to look at them.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.devices import Device
from tests.server.running import UNLIMITED, running

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
DESKTOP: dict[str, Any] = {"width": 1440, "height": 900}
TABLET: dict[str, Any] = {"width": 820, "height": 1180, "touch": True}
PHONE: dict[str, Any] = {"width": 360, "height": 740, "touch": True}
ROUNDS = 9


class Studio:
    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder

    def device(self, **options: Any) -> Device:
        return Device(self.browser, self.address, drawn=True, settings={"name": "Ada"}, **options)

    def shoot(self, person: Device, name: str) -> None:
        person.page.mouse.move(0, 0)
        person.page.evaluate("() => document.fonts.ready")
        person.page.screenshot(path=self.folder / f"{name}.png", animations="disabled")


def advised(person: Device) -> None:
    """Decide as the hint says: a game worth looking at."""
    person.asked()
    person.by("ask-hint").click()
    expect(person.by("hint")).to_be_visible()
    person.decide()


def in_play(person: Device, rounds: int = ROUNDS) -> None:
    person.play_now()
    for _ in range(rounds):
        if person.result.is_visible():
            return
        advised(person)
    person.asked()


def for_the_documents(studio: Studio) -> None:
    person = studio.device(**DESKTOP)
    person.solo()
    person.set_up("link")
    in_play(person)
    studio.shoot(person, "table")
    person.lobby()
    studio.shoot(person, "lobby")

    person = studio.device(**DESKTOP, dark=True)
    in_play(person)
    studio.shoot(person, "table-dark")

    person = studio.device(**PHONE)
    in_play(person)
    studio.shoot(person, "table-phone")

    person = studio.device(**DESKTOP)
    person.play_now()
    person.decide_until_over()
    person.go(f"/replay/{person.table}")
    slider = person.page.get_by_role("slider")
    slider.wait_for()
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
    studio.shoot(person, "replay")


def everything(studio: Studio) -> None:
    for shape, size in (("desktop", DESKTOP), ("tablet", TABLET), ("phone", PHONE)):
        for dark in (False, True):
            language = "it-IT" if dark else "en-GB"
            person = studio.device(**size, dark=dark, language=language)
            states(studio, person, f"{shape}-{'dark' if dark else 'light'}")
            person.context.close()


def states(studio: Studio, person: Device, prefix: str) -> None:
    person.lobby()
    studio.shoot(person, f"{prefix}-lobby-empty")
    for path in ("new/foldris", "settings", "about", "nowhere"):
        person.go(f"/{path}")
        person.page.wait_for_load_state("networkidle")
        studio.shoot(person, f"{prefix}-{path.partition('/')[0]}")
    person.set_up("link")
    expect(person.by("link")).to_be_visible()
    studio.shoot(person, f"{prefix}-waiting")
    person.set_up("device")
    expect(person.by("cover")).to_be_visible()
    studio.shoot(person, f"{prefix}-cover")
    in_play(person, 5)
    studio.shoot(person, f"{prefix}-table")
    person.by("ask-hint").click()
    expect(person.by("hint")).to_be_visible()
    studio.shoot(person, f"{prefix}-hint")
    person.by("menu").click()
    studio.shoot(person, f"{prefix}-menu")
    person.page.keyboard.press("Escape")
    person.page.locator(".tools button").nth(1).click()
    studio.shoot(person, f"{prefix}-rules")
    person.page.keyboard.press("Escape")
    person.decide_until_over()
    studio.shoot(person, f"{prefix}-result")
    person.go(f"/replay/{person.table}")
    person.page.get_by_role("slider").wait_for()
    person.page.keyboard.press("End")
    studio.shoot(person, f"{prefix}-replay")


def main(arguments: list[str]) -> None:
    folder = Path(next((each for each in arguments if not each.startswith("--")), PICTURES))
    folder.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("CINQUINA_CHROMIUM") or shutil.which("chromium")
    with (
        tempfile.TemporaryDirectory() as scratch,
        running(Path(scratch), *UNLIMITED) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        studio = Studio(browser, server.address, folder)
        for_the_documents(studio)
        if "--all" in arguments:
            everything(studio)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])

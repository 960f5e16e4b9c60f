"""Somebody at the river: Flow on the page, and the ways to lay a tile there."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.devices import Board

ADA = {"kind": "person", "name": "Ada"}
TURNS = {"clock": "turns", "first": "seat_a"}

Option = dict[str, Any]


def promising(option: Option) -> tuple[Any, ...]:
    """Cards first, so that they are seen; then what leaves the fewest tiles missing."""
    missing = option["missing"]
    return (option["what"] != "play", option["what"] == "take", missing if missing is not None else 0)


class River(Board):
    asking = "cells"

    def sit(self, chairs: list[dict[str, str]] | None = None, **more: Any) -> str:
        """A new table; the address of it."""
        settings = {**TURNS, **more.pop("settings", {})}
        chosen = {"game": "flow", "chairs": chairs or [ADA], "settings": settings, **more}
        return self.device.open(chosen)

    def events(self) -> list[dict[str, Any]]:
        told = [moment for update in self.device.updates() for moment in update["moments"]]
        return [
            event for moment in {each["seq"]: each for each in told}.values() for event in moment["events"]
        ]

    def cell(self, cell: list[int]) -> Locator:
        return self.part.locator(f'[data-cell="{cell[0]},{cell[1]}"]')

    def card(self, id: str) -> Locator:
        return self.page.locator(f'[data-card="{id}"]')

    def say_why_not(self, words: str) -> None:
        expect(self.device.by("why-not")).to_contain_text(words)

    def decide(self, option: Option, lay: Callable[[Option], None] | None = None) -> None:
        """Do what the option says: choices with a cell as `lay` does it, the others by keyboard."""
        match option["what"]:
            case "take":
                self.page.locator(f'[data-tile="{option["tile"]}"]').click()
                self.commit(option)
            case "play":
                self.card(option["card"]).click()
                self.commit(option)
            case "die":
                self.press(option["notation"][4])
                self.commit(option, "Enter")
            case "start" | "draw" | "discard":
                self.shown(lambda: self.press("Enter"))
            case _:
                (lay or self.by_mouse)(option)

    def commit(self, option: Option, key: str = "") -> None:
        """What is held is sent, by the main button or its key, and seen done."""
        self.holding(option["notation"])
        expect(self.device.confirm).to_be_enabled()
        self.shown((lambda: self.press(key)) if key else self.device.confirm.click)

    def stage(self, stage: str) -> None:
        """Wait until so much is chosen."""
        self.device.see(f"[data-testid=cells][data-stage={stage}]")

    def fetch(self, option: Option) -> None:
        """What Current lifts, what Return brings back."""
        if option["what"] == "current":
            self.cell(option["start"]).click()
        elif option["what"] == "return":
            self.page.locator(f'dialog [data-tile="{option["tile"]}"]').click()

    def by_mouse(self, option: Option) -> None:
        """Point, turn with the right button or the wheel, click to hold it, press the main button."""
        self.fetch(option)
        target = self.cell(option["cell"])
        target.hover()
        for turn in range(4):
            if self.holds == option["notation"]:
                break
            if turn % 2:
                self.device.felt("wheel", lambda: self.page.mouse.wheel(0, 100))
            else:
                target.click(button="right")
        self.holding(option["notation"])
        target.click()
        self.stage("held")
        self.commit(option)

    def by_touch(self, option: Option) -> None:
        """Tap, tap again to turn, press Place."""
        self.fetch(option)
        target = self.cell(option["cell"])
        for _ in range(5):
            self.device.felt("click", target.tap)
            if self.holds == option["notation"]:
                break
        self.commit(option)

    def by_keys(self, option: Option) -> None:
        """N to the next place, arrows for the rest, R turns, Enter places."""
        if option["what"] == "current":
            self.walk(option["start"])
            self.press("Enter")
        elif option["what"] == "return":
            self.page.locator(f'dialog [data-tile="{option["tile"]}"]').focus()
            self.press("Enter")
        self.walk(option["cell"])
        for _ in range(4):
            if self.holds == option["notation"]:
                break
            self.press("r")
        if option["what"] in ("support", "bird"):
            self.press(" ")
        self.commit(option, "Enter")

    def walk(self, cell: list[int]) -> None:
        self.press("n")
        row, column = cell
        here = self.aimed()
        self.press(*["ArrowDown" if row > here[0] else "ArrowUp"] * abs(row - here[0]))
        self.press(*["ArrowRight" if column > here[1] else "ArrowLeft"] * abs(column - here[1]))

    def aimed(self) -> tuple[int, int]:
        row, _, column = (self.part.locator("[tabindex='0']").get_attribute("data-cell") or "").partition(",")
        return int(row), int(column)

    def until(self, wanted: Callable[["River"], bool], most: int = 80) -> None:
        """Play promising choices until the question is the wanted one."""
        for _ in range(most):
            assert self.asked(), "the game ended before"
            if wanted(self):
                return
            self.decide(min(self.choices, key=lambda each: (each["what"] == "play", promising(each))))
        raise AssertionError("that question never came")

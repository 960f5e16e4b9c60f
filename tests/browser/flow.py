"""Somebody at the river: Flow on the page, and the ways to lay a tile there."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.boards import ADA, Board, Option

TURNS = {"clock": "turns", "first": "seat_a"}
SIDES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
ARROWS = {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}


def promising(option: Option) -> tuple[Any, ...]:
    """Cards first, so that they are seen; then what leaves the fewest tiles missing."""
    return (option["what"] != "play", option["what"] == "take", -option.get("worth", 0))


class River(Board):
    asking = "cells"

    def sit(self, chairs: list[dict[str, str]] | None = None, **more: Any) -> str:
        """Open a table and return its address."""
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

    def decide(self, option: Option) -> None:
        notation, view = option["notation"], self.view
        match option["what"]:
            case "draw" if self.hand == "touch":  # so does the pile
                return self.shown(lambda: self.hit(self.device.by("pile")))
            case "start" | "draw" | "discard":  # the main button does it at once
                return self.commit()
            case "take":
                n = [tile["id"] for tile in view["revealed"]].index(option["tile"])
                self.use(f"F{n + 1}", self.page.locator(f'[data-tile="{option["tile"]}"]'))
            case "play" if self.hand == "keyboard":
                n = [card["id"] for card in view["hands"][view["seat"]]["cards"]].index(option["card"])
                self.press(str(n + 1))
            case "play" if option["kind"] in ("fishing", "calm"):  # no tile is asked for: the card twice
                self.hit(self.card(option["card"]))
                self.holding(notation)
                return self.shown(lambda: self.hit(self.card(option["card"])))
            case "play":  # the card, then its tile
                return self.shown(lambda: self.hit(self.card(option["card"])))
            case "support" | "bird" if self.hand != "keyboard":  # and one on the tile is all that is left
                return self.shown(lambda: self.hit(self.cell(option["cell"])))
            case "die":
                self.use(notation[4], self.button(notation[4]))
            case "facing":
                (row, column), (down, right) = view["boat"], SIDES[option["side"]]
                self.use(ARROWS[option["side"]], self.cell([row + down, column + right]))
            case _:
                {"keyboard": self.by_keys, "mouse": self.by_mouse, "touch": self.by_touch}[self.hand](option)
        return self.commit(notation)

    def fetch(self, option: Option) -> None:
        """Pick what Current lifts or Return brings back."""
        if option["what"] == "current":
            if self.hand == "keyboard":
                self.walk(option["start"])
                self.press("Enter")
            else:
                self.hit(self.cell(option["start"]))
        elif option["what"] == "return":
            tile = self.page.locator(f'dialog [data-tile="{option["tile"]}"]')
            if self.hand == "keyboard":
                tile.focus()
            self.use("Enter", tile)

    def by_mouse(self, option: Option) -> None:
        """Point, turn with the right button or the wheel, click to hold it."""
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

    def by_touch(self, option: Option) -> None:
        """Tap, tap again to turn."""
        self.fetch(option)
        target = self.cell(option["cell"])
        self.hit(target)
        self.until_held(option["notation"], lambda: self.hit(target), most=4)

    def by_keys(self, option: Option) -> None:
        """N to the next place, arrows for the rest, R turns; Space holds what only points."""
        self.fetch(option)
        self.walk(option["cell"])
        self.until_held(option["notation"], lambda: self.press("r"), most=4)
        if option["what"] in ("support", "bird"):
            self.press(" ")

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

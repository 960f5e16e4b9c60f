"""Somebody's own sheet of Foldris on the page, and the ways to put a Block on it."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.boards import Board
from tests.browser.devices import OVER

CELL = 40  # in units of the sheet's drawing

Drawing = dict[str, Any]
# What is not sent where there is none of it.
UNSENT = {"wasteful": False, "mirror": False, "label": "", "cost": 0, "completes": [], "covers": []}


def promising(drawing: Drawing) -> tuple[Any, ...]:
    """Cheap, completing, covering nothing, low: enough for a few folded lines in every game."""
    top = max(line for _, line in drawing["squares"])
    return (
        drawing["wasteful"],
        drawing["cost"],
        -len(drawing["completes"]),
        len(drawing["covers"]),
        top,
        drawing["turn"],
    )


class OwnSheet(Board):
    asking = "own-sheet"

    # -- what the page knows

    @property
    def choices(self) -> list[Drawing]:
        return [{**UNSENT, **each} for each in super().choices]

    @property
    def mine(self) -> dict[str, Any]:
        return self.view["sheets"][self.view["seat"]]

    def held(self) -> Drawing:
        holds = self.holds
        return next(each for each in self.choices if each["notation"] == holds)

    # -- what a person waits for

    def asked(self, what: str = "") -> bool:
        """Wait until a Block is to be drawn; return False if the game is over."""
        return self.device.see(OVER, "[data-testid=own-sheet].choosing") != OVER

    def until(self, wanted: Callable[["OwnSheet"], bool], most: int = 30) -> None:
        """Draw promising Blocks by the keyboard until the question is the wanted one."""
        for _ in range(most):
            assert self.asked(), "the game ended before"
            if wanted(self):
                return
            self.draw(min(self.choices, key=promising))
        raise AssertionError("that question never came")

    def tool(self, name: str) -> Locator:
        return self.page.get_by_role("group", name="The Block in your hand").get_by_role("button", name=name)

    def buy(self, target: Drawing, mirror: Callable[[], object], prune: Callable[[], object]) -> None:
        """Switch the effects until they are those of the choice."""
        if self.held()["mirror"] != target["mirror"]:
            mirror()
        for _ in range(6):
            if self.held()["label"] == target["label"]:
                break
            prune()

    # -- by keyboard

    def aim(self, target: Drawing) -> None:
        """Hold the Block as the choice says, with keys alone; a form that looks the same will do."""
        self.buy(target, lambda: self.press("m"), lambda: self.press("p"))
        wide = {column for column, _ in target["squares"]}
        for _ in range(4):
            if self.form(self.held()) == self.form(target):
                break
            self.press("ArrowUp")
        while min(column for column, _ in self.held()["squares"]) < min(wide):
            self.press("ArrowRight")
        while min(column for column, _ in self.held()["squares"]) > min(wide):
            self.press("ArrowLeft")
        assert sorted(self.held()["squares"]) == sorted(target["squares"])

    @staticmethod
    def form(drawing: Drawing) -> list[tuple[int, int]]:
        left = min(column for column, _ in drawing["squares"])
        low = min(line for _, line in drawing["squares"])
        return sorted((column - left, line - low) for column, line in drawing["squares"])

    def draw(self, target: Drawing) -> None:
        self.aim(target)
        self.device.choose()  # if it was there already
        self.shown(lambda: self.press("Enter"))

    # -- by pointer

    def at(self, column: float, line: float = 6) -> tuple[float, float]:
        """Return the point of the screen at a column (1 is its middle) and a line of the whole sheet."""
        point = self.part.locator("svg").evaluate(
            """(svg, [x, y]) => {
                const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM())
                return [at.x, at.y]
            }""",
            [(column - 0.5) * CELL, -(line - 0.5) * CELL],
        )
        return point[0], point[1]

    def reason(self, words: str) -> None:
        expect(self.device.by("why-not")).to_contain_text(words)

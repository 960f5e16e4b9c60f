"""Somebody with a sheet: Roll 'Em Fold 'Em on the page, and the ways to draw and fold there."""

from typing import Any

import msgspec
from playwright.sync_api import Locator

from cinquina.games import find
from tests.browser.boards import ADA, Board, Option, Point, middle

EDITION = find("rollfold").edition(None)

# Level 1 as a sheet that threes can win in eleven strings: a face beside each starting point, winning symbols
# three boxes from the lines that join them.
QUICK = [
    ".............",
    ".............",
    ".............",
    "..fS.....Sf..",
    ".............",
    ".....f.f.....",
    "......W......",
    ".....f.f.....",
    ".............",
    "..fS.....Sf..",
    ".............",
    ".............",
    ".............",
]
PLAN = [
    *("string 3 D4 LLL", "string 3 D4 DDD", "string 3 D7 RRR", "string 3 G7 RRR"),
    *("string 3 J4 RRR", "string 3 D10 LLL", "string 3 J10 RRR"),
    *("string 3 D7 UUU", "string 3 D7 DDD", "string 3 J7 UUU", "string 3 J7 DDD"),
]


def quick() -> dict[str, Any]:
    plain = msgspec.to_builtins(EDITION)
    swap = str.maketrans("SW", "WS")
    level = {**plain["levels"]["1"], "front": QUICK}
    level["back"] = [row.translate(swap) for row in level["back"]]
    dice = {"white": [[3, 3]] * 6, "black": [*[[3, 3]] * 5, [1, 3]]}  # who takes white has two threes
    return {**plain, "dice": dice, "levels": {**plain["levels"], "1": level}}


# Level 4 as ones and threes can win it: in each corner a one marks the face, and the fold brings a starting point from
# which a three marks the light bulb; on the reverse a three marks both professors.
FRONT_OF_TWO = {"S": (1, 1), "f": (2, 1), "W": (4, 0)}
FURTHER_FACE = (3, 3)
BACK_OF_TWO = {"b": (0, 0), "S": (1, 0)}
PROFESSORS = ((5, 1), (4, 1))
FRONT_PLAN = [
    *("use white", "string 1 B2 R", "fold TL small", "string 3 C2 DDD", "done"),
    *("string 1 L2 L", "fold TR small", "string 3 K2 DDD", "done"),
    *("string 1 B12 R", "fold BL small", "string 3 C12 UUU", "done"),
    *("use white", "string 1 L12 L", "fold BR small"),
]
REVERSE_PLAN = [
    *("string 1 G2 L", "done", "string 3 G2 RRR", "blunt TR", "string 1 G2 R", "done"),
    *("use white", "string 3 G12 LLL", "blunt BL", "string 1 G12 L", "done"),
    *("string 3 G12 RRR", "blunt BR", "string 1 G12 R", "done"),
    *("string 3 G2 DDD", "string 1 G5 D", "done"),
    *("use white", "string 3 G6 DDD", "string 1 G9 D", "done"),
]


def page(corners: dict[str, tuple[int, int]], more: dict[tuple[int, int], str]) -> list[str]:
    """Draw a page with the same boxes in all four corners, counted from their tips, and single boxes."""
    rows = [["."] * 13 for _ in range(13)]
    for mark, (i, j) in corners.items():
        for x, y in ((i, j), (12 - i, j), (i, 12 - j), (12 - i, 12 - j)):
            rows[y][x] = mark[0]
    for (x, y), mark in more.items():
        rows[y][x] = mark
    return ["".join(row) for row in rows]


def both_sides() -> dict[str, Any]:
    plain = msgspec.to_builtins(EDITION)
    front = page({**FRONT_OF_TWO, "f2": FURTHER_FACE}, {})
    back = page(
        {**BACK_OF_TWO, **{f"f{n}": at for n, at in enumerate(PROFESSORS)}},
        {(6, 6): "W", (6, 1): "S", (6, 11): "S"},
    )
    level = {**plain["levels"]["4"], "front": front, "back": back}
    dice = {"white": [[1, 3]] * 6, "black": [[1, 3]] * 6}
    return {**plain, "dice": dice, "levels": {**plain["levels"], "4": level}}


class Sheet(Board):
    asking = "cells"

    def sit(self, mode: str, chairs: list[dict[str, str]] | None = None, **more: Any) -> str:
        """Open a table and return its address."""
        chosen = {"game": "rollfold", "mode": mode, "chairs": chairs or [ADA], **more}
        return self.device.open(chosen)

    def cell(self, name: str) -> Locator:
        return self.part.locator(f'[data-cell="{name}"]')

    def at(self, name: str) -> Point:
        """Return the middle of a box on the screen."""
        return middle(self.cell(name))

    def corner(self, name: str) -> Locator:
        return self.page.locator(f"[data-corner={name}]")

    def say(self, notations: list[str]) -> None:
        for notation in notations:
            self.device.say(notation)

    def decide(self, option: Option) -> None:
        held = option["notation"]
        match option["what"]:
            case "take" | "use":
                self.use(option["colour"][0], self.page.locator(f"[data-die={option['colour']}]"))
            case "fold" | "blunt":
                self.look_behind(option)
            case "flip":
                self.use("t", self.device.by("other-side"))
            case "done" if self.hand != "keyboard" and self.only_finishing:
                held = ""
            case "done":
                self.use(" ", self.button(" "))
            case _:
                self.draw(option)
        self.commit(held)

    @property
    def only_finishing(self) -> bool:
        """Nothing is to be chosen then: the main button finishes."""
        return not self.button(" ").count()

    def look_behind(self, option: Option) -> None:
        """Show the back of a corner, then its other size."""
        corner = self.corner(option["corner"])
        if self.hand == "keyboard":
            keys = ("f", option["size"][0]) if option["size"] in ("small", "large") else ("f",)
            self.until_held(option["notation"], lambda: self.press(*keys), most=4)
        else:
            self.hit(corner)
            self.until_held(option["notation"], lambda: self.hit(corner), most=1)

    def draw(self, option: Option) -> None:
        """Choose the number, its circle and its end; among several ways, step to the right one."""
        self.number(option)
        if self.hand == "keyboard":
            return self.until_held(option["notation"], lambda: self.press("n"), most=400)
        if option["start"] != self.fixed():
            self.hit(self.cell(option["start"]))
        self.hit(self.cell(option["boxes"][-1]))
        return self.until_held(option["notation"], lambda: self.hit(self.button("a")))

    def number(self, option: Option) -> None:
        """Choose the number the option draws."""
        wanted = ("bonus" if option["what"] == "bonus" else "die", option["value"])
        at = next(
            n
            for n, each in enumerate(self.view["pen"]["numbers"])
            if (each["kind"], each["value"]) == wanted and each["start"] in (None, "", option["start"])
        )
        chip = self.page.locator(f'[data-number="{at}"]')
        if chip.get_attribute("aria-pressed") != "true":
            self.use(str(at + 1), chip)
        plus = self.page.locator(".numbers .plus")
        if plus.count() and (plus.get_attribute("aria-pressed") == "true") != option.get("plus", False):
            self.use("+", plus)

    def fixed(self) -> str | None:
        chosen = self.page.locator("[data-number][aria-pressed=true]").get_attribute("data-number")
        return self.view["pen"]["numbers"][int(chosen or 0)]["start"]

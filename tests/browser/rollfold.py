"""Somebody with a sheet: Roll 'Em Fold 'Em on the page, and the ways to draw and fold there."""

from functools import partial
from typing import Any

import msgspec
from playwright.sync_api import Locator

from cinquina.games.rollfold.edition import default
from tests.browser.devices import Board

ADA = {"kind": "person", "name": "Ada"}
CORNERS = ("TL", "TR", "BL", "BR")

Option = dict[str, Any]

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
    plain = msgspec.to_builtins(default())
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
SAY = """([link, text, id]) => new Promise(done => {
  const say = () => done(window.other.send(JSON.stringify({ type: 'play', id, seat: 0, text })))
  if (window.other) return say()
  window.other = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${link}/socket?since=0`)
  window.other.onopen = say
})"""


def page(corners: dict[str, tuple[int, int]], more: dict[tuple[int, int], str]) -> list[str]:
    """The same in all four corners, counted from their tips; single boxes by column and row."""
    rows = [["."] * 13 for _ in range(13)]
    for mark, (i, j) in corners.items():
        for x, y in ((i, j), (12 - i, j), (i, 12 - j), (12 - i, 12 - j)):
            rows[y][x] = mark[0]
    for (x, y), mark in more.items():
        rows[y][x] = mark
    return ["".join(row) for row in rows]


def both_sides() -> dict[str, Any]:
    plain = msgspec.to_builtins(default())
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
        """A new table; the address of it."""
        chosen = {"game": "rollfold", "mode": mode, "chairs": chairs or [ADA], **more}
        return self.device.open(chosen)

    def cell(self, name: str) -> Locator:
        return self.part.locator(f'[data-cell="{name}"]')

    def at(self, name: str) -> tuple[float, float]:
        """The middle of a box on the screen."""
        box = self.cell(name).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def stage(self, name: str) -> None:
        """Wait until somebody has come so far: nothing, looked, held."""
        self.device.see(f"[data-testid={self.asking}][data-stage={name}]")

    def corner(self, name: str) -> Locator:
        return self.page.locator(f"[data-corner={name}]")

    def say(self, notations: list[str]) -> None:
        """Play on by another connection, quicker than by hand."""
        for notation in notations:
            said = [self.device.table, notation, f"said at {self.device.seq}"]
            self.shown(partial(self.page.evaluate, SAY, said))

    def confirm(self, touch: bool = True) -> None:
        """With the button; who has a keyboard has Enter, which is quicker."""
        self.shown(self.device.confirm.click if touch else partial(self.press, "Enter"))

    def decide(self, option: Option, touch: bool = False) -> None:
        """Do what the option says, by mouse or by finger."""

        def hit(target: Locator) -> None:
            self.device.felt("click", target.tap if touch else target.click)

        match option["what"]:
            case "take" | "use":
                hit(self.page.locator(f"[data-die={option['colour']}]"))
            case "fold":
                hit(self.corner(option["corner"]))
                if self.holds != option["notation"]:
                    hit(self.corner(option["corner"]))
            case "done":
                self.press("Escape")
                hit(self.page.locator('section.bar button[aria-keyshortcuts=" "]'))
            case _:
                self.number(option)
                if option["start"] != self.fixed():
                    hit(self.cell(option["start"]))
                for _ in range(12):
                    hit(self.cell(option["boxes"][-1]))
                    if self.holds == option["notation"]:
                        break
                else:  # many ways lead there
                    self.press("Escape")
                    self.step_to(option)
        self.holding(option["notation"])
        self.confirm(touch)

    def step_to(self, option: Option) -> None:
        """From string to string of a number, by the key for the next."""
        self.number(option)
        for _ in range(400):
            if self.holds == option["notation"]:
                return
            self.press("n")

    def number(self, option: Option) -> None:
        """Choose the number the option draws."""
        numbers = self.view["pen"]["numbers"]
        kind = "bonus" if option["what"] == "bonus" else "die"
        at = next(
            n for n, each in enumerate(numbers) if (each["kind"], each["value"]) == (kind, option["value"])
        )
        chip = self.page.locator(f'[data-number="{at}"]')
        if chip.get_attribute("aria-pressed") != "true":
            chip.click()

    def fixed(self) -> str | None:
        chosen = self.page.locator("[data-number][aria-pressed=true]").get_attribute("data-number")
        return self.view["pen"]["numbers"][int(chosen or 0)]["start"]

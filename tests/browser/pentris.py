"""Somebody at the chute: Pentris on the page, and the ways to decide there."""

from typing import Any

import msgspec
from playwright.sync_api import Locator

from cinquina.games import find
from tests.browser.boards import Board, Option, Point

BOT = {"kind": "bot", "level": "newcomer"}
# How a piece is led: by which key, by which button of the pad.
LED = {
    "L": ("ArrowLeft", "left"),
    "R": ("ArrowRight", "right"),
    "D": ("ArrowDown", "down"),
    "cw": ("e", "cw"),
    "ccw": ("q", "ccw"),
}

# A large chute as it is drawn: the edges, and a cell.
DRAWN = {"width": 712, "side": 74, "top": 76, "cell": 100}


def promising(option: Option) -> tuple[int, ...]:
    """Low and without holes, so that the chute lasts; of claims the largest."""
    low = sum(int(cell[1:]) for cell in option.get("cells", ()))
    return (len(option.get("holes", ())), low if option["what"] == "place" else -option.get("size", 0))


def low_chute() -> dict[str, Any]:
    """Return an edition with the lowest possible chute, which is soon full."""
    return {**msgspec.to_builtins(find("pentris").edition(None)), "rows": 8}


def best(choices: list[Option]) -> Option:
    return min((each for each in choices if not each.get("wasteful")), key=promising)


def worst(choices: list[Option]) -> Option:
    """High and with holes: the chute is soon full."""
    return max((each for each in choices if not each.get("wasteful")), key=promising)


class Sweets(Board):
    asking = "chute"

    def sit(
        self,
        chairs: list[dict[str, str]],
        mode: str = "beginner",
        edition: dict[str, Any] | None = None,
        **settings: Any,
    ) -> str:
        """Open a table and return its address."""
        chosen = {"first_bag": "seat_b" if len(chairs) > 1 else "seat_a", **settings}
        table = {"game": "pentris", "chairs": chairs, "mode": mode, "settings": chosen, "edition": edition}
        return self.device.open(table)

    def told(self) -> set[str]:
        updates = self.device.updates()
        return {event["id"] for each in updates for moment in each["moments"] for event in moment["events"]}

    def piece(self, id: str) -> Locator:
        return self.page.locator(f'[data-piece="{id}"]')

    def promising(self) -> Option:
        return best(self.choices)

    def confirm(self) -> None:
        """Press the main button, once the bar has settled."""
        self.commit()

    def decide(self, option: Option) -> None:
        notation = option["notation"]
        match option["what"]:
            case "place":
                return {"keyboard": self.by_keys, "mouse": self.by_mouse, "touch": self.by_touch}[self.hand](
                    option
                )
            case "pass":
                self.use("p", self.button("p"))
            case _ if self.hand == "keyboard":
                self.until_held(notation, lambda: self.press("ArrowRight"))
                self.press(" ")
            case "claim":
                self.hit(self.page.locator(f'[data-claim="{notation}"]'))
            case _:
                self.hit(self.piece(option["piece"]))
        self.stage("held")
        self.holding(notation)
        return self.confirm()

    def at(self, x: float, y: float) -> Point:
        """Return a point of the chute on the page, in cells from its lower left corner."""
        box = self.part.bounding_box()
        assert box
        scale = box["width"] / DRAWN["width"]
        return (
            box["x"] + scale * (DRAWN["side"] + DRAWN["cell"] * x),
            box["y"] + scale * (DRAWN["top"] + DRAWN["cell"] * (self.view["rows"] - y)),
        )

    def point(self, option: Option) -> Point:
        """Where the middle of the place is, on the page."""
        cells = [("abcdef".index(cell[0]), int(cell[1:]) - 1) for cell in option["cells"]]
        return self.at(sum(x for x, _ in cells) / 5 + 0.5, sum(y for _, y in cells) / 5 + 0.5)

    def by_mouse(self, option: Option) -> None:
        """Point, turn with the wheel, click there, and later click again."""
        self.page.mouse.move(*self.point(option))
        self.until_held(option["notation"], self.roll, most=4)
        self.hit_at(*self.point(option))
        self.stage("held")
        self.holding(option["notation"])
        self.shown(lambda: self.page.mouse.click(*self.point(option)))

    def roll(self) -> None:
        self.device.felt("wheel", lambda: self.page.mouse.wheel(0, 100))

    def by_touch(self, option: Option) -> None:
        """Turn with the button, tap the place, confirm; where another place is nearer, lead it there."""
        self.turn_to(option.get("turn", 0))
        if self.holds != option["notation"] or self.part.get_attribute("data-stage") != "held":
            self.hit_at(*self.point(option))
        if self.holds != option["notation"]:
            self.hit(self.button("Escape"))
            self.lead_along(option["way"])
        self.commit(option["notation"])

    def by_keys(self, option: Option) -> None:
        """Along the way that the engine tells, key by key; Space if it lies there already."""
        self.lead_along(option["way"])
        if self.part.get_attribute("data-stage") != "held":
            self.press(" ")
        self.commit(option["notation"])

    def lead(self, move: str, times: int = 1) -> None:
        key, button = LED[move]
        for _ in range(times):
            self.use(key, self.page.locator(f"[data-steer={button}]"))

    def turn_to(self, turn: int) -> None:
        """At the mouth it is turned to any way in which it can come in."""
        for _ in range(4):
            if self.holds.startswith(f"place r{turn} "):
                break
            self.lead("cw")

    def lead_along(self, way: list[Any]) -> None:
        (_, _, turn, mouth, *_), *rest = way
        self.turn_to(turn)
        column = "abcdef".index(mouth[0])
        for _ in range(6):
            here = "abcdef".index((self.part.get_attribute("data-at") or "")[0])
            if here == column:
                break
            self.lead("L" if here > column else "R")
        for move, times, *_ in rest:
            self.lead(move, times)

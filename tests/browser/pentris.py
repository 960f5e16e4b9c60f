"""Somebody at the chute: Pentris on the page, and the ways to decide there."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.devices import Board

ADA = {"kind": "person", "name": "Ada"}
BOT = {"kind": "bot", "level": "newcomer"}
STEPS = {"L": "ArrowLeft", "R": "ArrowRight", "D": "ArrowDown"}

Option = dict[str, Any]

# Whoever takes what comes first and lets it drop, key by key, until the game is over: what was decided.
FINISH = """async () => {
  const at = (name) => document.querySelector(`[data-testid=${name}]`)
  const shown = () => new Promise(requestAnimationFrame)
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const decided = []
  for (; !document.querySelector('dialog .verdict'); await shown()) {
    const { asks, holds, stage } = at('chute')?.dataset ?? {}
    if (asks && stage !== 'held') press(' ')
    else if (asks) {
      const { seq } = at('table').dataset
      decided.push(holds)
      press('Enter')
      while (at('table').dataset.seq === seq) await shown()
    }
  }
  return decided
}"""
# A large chute as it is drawn: the edges, and a cell.
DRAWN = {"width": 732, "side": 66, "top": 16, "cell": 100}


def promising(option: Option) -> tuple[int, ...]:
    """Low and without holes, so that the chute lasts; of claims the largest."""
    low = sum(int(cell[1:]) for cell in option.get("cells", ()))
    return (len(option.get("holes", ())), low if option["what"] == "place" else -option.get("size", 0))


class Sweets(Board):
    asking = "chute"

    def sit(self, chairs: list[dict[str, str]], mode: str = "beginner", **settings: Any) -> str:
        """A new table; the address of it."""
        chosen = {"first_bag": "seat_b" if len(chairs) > 1 else "seat_a", **settings}
        table = {"game": "pentris", "chairs": chairs, "mode": mode, "settings": chosen}
        return self.device.open(table)

    def told(self) -> set[str]:
        updates = self.device.updates()
        return {event["id"] for each in updates for moment in each["moments"] for event in moment["events"]}

    def piece(self, id: str) -> Locator:
        return self.page.locator(f'[data-piece="{id}"]')

    def promising(self) -> Option:
        return min((each for each in self.choices if not each.get("wasteful")), key=promising)

    def stage(self, name: str) -> None:
        """Wait until that is how far somebody has chosen."""
        self.device.see(f"[data-testid={self.asking}][data-stage={name}]")

    def confirm(self) -> None:
        """The main button."""
        self.shown(self.device.confirm.click)

    def decide(self, option: Option, place: Callable[[Option], None] | None = None) -> None:
        match option["what"]:
            case "place":
                (place or self.by_mouse)(option)
            case "claim":
                self.page.locator(f'[data-claim="{option["notation"]}"]').click()
                self.stage("held")
                self.holding(option["notation"])
                self.shown(lambda: self.press("Enter"))
            case _:
                self.piece(option["piece"]).click()
                self.stage("held")
                self.holding(option["notation"])
                self.confirm()

    def finish(self) -> list[str]:
        return list(self.page.evaluate(FINISH))

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the chute, in cells from its lower left corner, on the page."""
        box = self.part.bounding_box()
        assert box
        scale = box["width"] / DRAWN["width"]
        return (
            box["x"] + scale * (DRAWN["side"] + DRAWN["cell"] * x),
            box["y"] + scale * (DRAWN["top"] + DRAWN["cell"] * (self.view["rows"] - y)),
        )

    def point(self, option: Option) -> tuple[float, float]:
        """Where the middle of the place is, on the page."""
        cells = [("abcdef".index(cell[0]), int(cell[1:]) - 1) for cell in option["cells"]]
        return self.at(sum(x for x, _ in cells) / 5 + 0.5, sum(y for _, y in cells) / 5 + 0.5)

    def by_mouse(self, option: Option) -> None:
        """Point, turn with the wheel, click there, and later click again."""
        self.page.mouse.move(*self.point(option))
        for _ in range(4):
            if self.holds == option["notation"]:
                break
            self.device.felt("wheel", lambda: self.page.mouse.wheel(0, 100))
        self.holding(option["notation"])
        self.page.mouse.click(*self.point(option))
        self.stage("held")
        self.holding(option["notation"])
        self.shown(lambda: self.page.mouse.click(*self.point(option)))

    def by_touch(self, option: Option) -> None:
        """Turn with the button, tap the place unless it lies there, confirm."""
        for _ in range(option.get("turn", 0)):
            self.page.locator("[data-steer=cw]").tap()
        if self.holds != option["notation"] or self.part.get_attribute("data-stage") != "held":
            self.page.touchscreen.tap(*self.point(option))
        self.holding(option["notation"])
        self.stage("held")
        self.shown(self.device.confirm.tap)

    def by_keys(self, option: Option) -> None:
        """Along the way that the engine tells, key by key."""
        first, *rest = option["way"]
        self.press(*["e"] * first[2])
        column = "abcdef".index(first[3][0])
        for _ in range(6):
            here = self.page.evaluate("document.querySelector('[data-testid=chute]').dataset.at")
            if "abcdef".index(here[0]) == column:
                break
            self.press("ArrowLeft" if "abcdef".index(here[0]) > column else "ArrowRight")
        for move, times, *_ in rest:
            self.press(*[STEPS.get(move) or {"cw": "e", "ccw": "q"}[move]] * times)
        self.holding(option["notation"])
        self.stage("held")
        self.shown(lambda: self.press("Enter"))

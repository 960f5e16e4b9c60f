"""Somebody at the chute: Pentris on the page, and the ways to decide there."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.devices import Board

ADA = {"kind": "person", "name": "Ada"}
BOT = {"kind": "bot", "level": "newcomer"}
STEPS = {"L": "ArrowLeft", "R": "ArrowRight", "D": "ArrowDown"}

Option = dict[str, Any]

# Whoever takes what the board holds and lets it drop, key by key, until the game is over: what was decided.
FINISH = """async () => {
  const at = (name) => document.querySelector(`[data-testid=${name}]`)
  const shown = () => new Promise(requestAnimationFrame)
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const decided = []
  for (; !document.querySelector('dialog .verdict'); await shown()) {
    const { asks, holds, settled } = at('chute')?.dataset ?? {}
    if (asks === 'piece' && !holds) press('ArrowRight')
    else if (asks === 'place' && settled === undefined) press(' ')
    else if (asks) {
      const { seq } = at('table').dataset
      decided.push(holds)
      press('Enter')
      while (at('table').dataset.seq === seq) await shown()
    }
  }
  return decided
}"""


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

    def decide(self, option: Option, place: Callable[[Option], None] | None = None) -> None:
        match option["what"]:
            case "place":
                (place or self.by_mouse)(option)
            case "claim":
                self.page.locator(f'[data-claim="{option["notation"]}"]').click()
                self.holding(option["notation"])
                self.shown(lambda: self.press("Enter"))
            case _:
                if self.holds != option["notation"]:
                    self.piece(option["piece"]).click()
                self.holding(option["notation"])
                self.shown(self.device.confirm.click)

    def finish(self) -> list[str]:
        return list(self.page.evaluate(FINISH))

    def point(self, option: Option) -> tuple[float, float]:
        """Where the middle of the place is, on the page."""
        glass = self.device.by("glass")
        glass.scroll_into_view_if_needed()
        box = glass.bounding_box()
        assert box
        cells = [("abcdef".index(cell[0]), int(cell[1:]) - 1) for cell in option["cells"]]
        x = sum(x for x, _ in cells) / 5 + 0.5
        y = sum(y for _, y in cells) / 5 + 0.5
        return box["x"] + box["width"] * x / 6, box["y"] + box["height"] * (1 - y / 10)

    def by_mouse(self, option: Option) -> None:
        """Point, turn with the wheel, click there, click again."""
        self.page.mouse.move(*self.point(option))
        for _ in range(4):
            if self.holds == option["notation"]:
                break
            self.device.felt("wheel", lambda: self.page.mouse.wheel(0, 100))
        self.holding(option["notation"])
        self.page.mouse.down()
        self.page.mouse.up()
        self.device.see("[data-testid=chute][data-settled]")

        def click() -> None:
            self.page.mouse.down()
            self.page.mouse.up()

        self.shown(click)

    def by_touch(self, option: Option) -> None:
        """Turn with the button, tap the place, confirm."""
        for _ in range(option.get("turn", 0)):
            self.page.locator("[data-steer=cw]").tap()
        self.page.touchscreen.tap(*self.point(option))
        self.holding(option["notation"])
        self.device.see("[data-testid=chute][data-settled]")
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
        self.device.see("[data-testid=chute][data-settled]")
        self.shown(lambda: self.press("Enter"))

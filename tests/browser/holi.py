"""Somebody at the tower: Holi on the page, and the ways to throw, walk and climb there."""

from playwright.sync_api import Locator

from tests.browser.boards import Board, Option

WANTED = ("end_turn", "climb", "up", "down", "corner", "move")  # what brings a turn on


def onward(choices: list[Option]) -> Option:
    """Throw face up where it can be, climb where it can be, and no more steps than needed."""
    return min(choices, key=lambda each: WANTED.index(each["what"]))


class Tower(Board):
    asking = "holi"

    def cell(self, place: str) -> Locator:
        return self.page.locator(f'[data-cell="{place}"]')

    def card(self, n: int) -> Locator:
        return self.page.locator(".cards button").nth(n)

    def decide(self, option: Option) -> None:
        notation, what = option["notation"], option["what"]
        match what:
            case "end_turn":  # the main button does it, where nothing else is left
                end = self.bar.get_by_role("button", name="End turn")
                if end.and_(self.device.confirm).count():
                    return self.commit()
                self.use("e", end)
            case "climb" | "climb_down":
                name = {"climb": "Climb", "climb_down": "Step down"}[what]
                button = self.bar.get_by_role("button", name=name)
                if self.hand != "keyboard" and button.and_(self.device.confirm).count():
                    return self.commit()  # after the throw it is the main thing
                self.use("cv"[what == "climb_down"], button)
            case _:
                if option.get("card"):
                    self.take(option)
                self.aim(option)
        return self.commit(notation)

    @property
    def bar(self) -> Locator:
        return self.page.locator("section.bar")

    def take(self, option: Option) -> None:
        """Take the card, and turn it over for a face-down throw."""
        own = self.view["seats"][self.view["seat"]]
        n = [card["id"] for card in own["hand"]].index(option["card"])
        self.use(str(n + 1), self.card(n))
        if option["what"] == "down":
            self.use("d", self.page.locator("[data-slot=face-down]"))

    def aim(self, option: Option) -> None:
        """Aim at a cell, and press again for another way to hit it; keys go from way to way."""
        cell = self.cell(option["cells"][0])
        self.until_held(option["notation"], lambda: self.use("n", cell))

"""A game's board on somebody's device, and the one hand they play with: keyboard, mouse or touch."""

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.devices import OVER, Device

Hand = Literal["keyboard", "mouse", "touch"]
Option = dict[str, Any]
Point = tuple[float, float]

PHONE: dict[str, Any] = {"width": 360, "height": 740, "touch": True}
SCREENS: dict[Hand, dict[str, Any]] = {"keyboard": {}, "mouse": {}, "touch": PHONE}
ADA = {"kind": "person", "name": "Ada"}
OPENING, WHOLE = 10, 1000  # decisions


def by_hand(*always: Hand) -> list[Any]:
    """Every hand for a test; those that are not always tried, in the soak."""
    return [pytest.param(hand, marks=() if hand in always else pytest.mark.soak) for hand in SCREENS]


def opened_by_hand(always: Hand) -> list[Any]:
    """Return the parameters of tests by a hand: the hand, and its number of decisions. Whole games are for the soak."""
    whole = [pytest.param(hand, WHOLE, marks=pytest.mark.soak, id=f"{hand}-whole") for hand in SCREENS]
    return [pytest.param(always, OPENING, id=always), *whole]


def middle(part: Locator) -> Point:
    """Return the middle of a part on the screen."""
    box = part.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Board:
    """What the page knows of a game, what a person waits for, how they press things, and what was sent."""

    asking = ""  # the part that says what is asked, by test id

    def __init__(self, device: Device, hand: Hand = "mouse") -> None:
        self.device = device
        self.hand = hand
        self.page = device.page
        self.part: Locator = device.by(self.asking)

    # -- what the page knows

    @property
    def view(self) -> dict[str, Any]:
        return self.device.update()["view"]

    @property
    def choices(self) -> list[Option]:
        return self.device.update()["choices"]

    @property
    def asks(self) -> str:
        """What is asked now; nothing while things move or others decide."""
        return self.part.get_attribute("data-asks") or ""

    @property
    def holds(self) -> str:
        """The choice that would be confirmed, in notation."""
        return self.part.get_attribute("data-holds") or ""

    # -- what a person waits for

    def asked(self, what: str = "") -> bool:
        """Something is asked here; False: the game is over."""
        asks = f"[data-testid={self.asking}][data-asks{f'={what}' if what else ''}]"
        return self.device.see(OVER, asks) != OVER

    def stage(self, name: str) -> None:
        """Wait until somebody has come so far: nothing, looked, held."""
        self.device.see(f"[data-testid={self.asking}][data-stage={name}]")

    def holding(self, notation: str) -> None:
        """Wait until that is what would be confirmed."""
        self.device.see(f'[data-testid={self.asking}][data-holds="{notation}"]')

    def shown(self, decide: Callable[[], object]) -> None:
        self.device.shown(decide)

    # -- what a hand does

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def hit(self, target: Locator) -> None:
        """Click or tap, and wait until the page has noticed."""
        self.device.felt("click", target.tap if self.hand == "touch" else target.click)

    def hit_at(self, x: float, y: float) -> None:
        if self.hand == "touch":
            self.device.felt("pointerup", lambda: self.page.touchscreen.tap(x, y))
        else:
            self.device.felt("pointerup", lambda: self.page.mouse.click(x, y))

    def use(self, key: str, target: Locator) -> None:
        """Use a control that has a key and a place, by the current hand."""
        if self.hand == "keyboard":
            self.press(key)
        else:
            self.hit(target)

    def button(self, key: str) -> Locator:
        """Of the prompt bar, by its key."""
        return self.page.locator(f'section.bar button[aria-keyshortcuts="{key}"]')

    def until_held(self, notation: str, another: Callable[[], object], most: int = 40) -> None:
        """Go on to another choice until it is the wanted one."""
        for _ in range(most):
            if self.holds == notation:
                return
            another()
        assert self.holds == notation

    def commit(self, notation: str = "") -> None:
        """Send the held choice by the main button or its key, and wait until it is done."""
        if notation:
            self.holding(notation)
        expect(self.device.confirm).to_be_enabled()
        match self.hand:
            case "keyboard":
                self.shown(lambda: self.press("Enter"))
            case "mouse":
                self.shown(self.device.confirm.click)
            case "touch":
                self.shown(self.device.confirm.tap)

    def decide(self, option: Option) -> None:
        """Do what the option says, as a person would with this hand."""
        raise NotImplementedError

    def play(self, choose: Callable[[list[Option]], Option], most: int = WHOLE) -> list[str]:
        """To the end of the game; what was decided by hand, after which the rest is said by another line."""
        wanted: list[str] = []
        while self.asked():
            option = choose(self.choices)
            if len(wanted) == most:
                self.device.say(option["notation"], self.device.update()["looking"])
                continue
            self.decide(option)
            wanted.append(option["notation"])
        return wanted

    def played(self, wanted: list[str]) -> None:
        """Check that the game is over, that the sent decisions are the wanted ones, and that no other hand was
        needed."""
        expect(self.device.result).to_be_visible()
        assert self.sent() == wanted
        assert self.refused() == []
        assert self.device.hands == {self.hand}

    # -- what was sent

    def sent(self) -> list[str]:
        """Return the decisions, in order."""
        return [frame["text"] for frame in self.device.sent if frame["type"] == "play"]

    def refused(self) -> list[dict[str, Any]]:
        return [frame for frame in self.device.frames if frame["type"] == "refused"]

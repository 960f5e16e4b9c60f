"""Somebody at a device, and what they do there."""

import json
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

# Decisions of bots are shown at once; the rest is as a newcomer finds it.
QUICK = {"speed": "fast", "sound": False}
# What the browser says about a network that was cut on purpose.
CUT = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "ERR_NETWORK", "WebSocket connection to")

# Nobody sees these pages, and to draw them takes more time than all else. What is fully transparent is laid out, hit,
# focused, read aloud and animated as ever, and not drawn.
UNDRAWN = """{
  const style = new CSSStyleSheet()
  style.replaceSync(':root { opacity: 0 }')
  document.adoptedStyleSheets = [style]
}"""
DRAWN = "document.adoptedStyleSheets = []"

OPEN = """chosen => fetch('/api/tables', { method: 'POST', body: JSON.stringify(chosen),
  headers: { 'content-type': 'application/json' } }).then(answer => answer.json())"""


class Device:
    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        width: int = 1280,
        height: int = 800,
        language: str = "en-GB",
        dark: bool = False,
        touch: bool = False,
        still: bool = True,
        drawn: bool = False,
        settings: dict[str, Any] | None = None,
    ) -> None:
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
            is_mobile=touch,
        )
        self.context.set_default_timeout(20_000)
        stored = json.dumps(json.dumps({**QUICK, **(settings or {})}))
        self.context.add_init_script(f"localStorage.cinquina ??= {stored}")
        if not drawn:
            self.context.add_init_script(UNDRAWN)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.page.on("console", self.heed)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self.listen)

    def heed(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(each in message.text for each in CUT):
            self.complaints.append(message.text)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(json.loads(data)))
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))

    # -- on the way

    def go(self, path: str) -> None:
        self.page.goto(path)

    def lobby(self) -> None:
        self.go("/")
        expect(self.by("play-now").first).to_be_visible()

    def play_now(self, game: str = "foldris") -> None:
        self.lobby()
        self.offer(game).get_by_test_id("play-now").click()
        self.seated()

    def solo(self, game: str = "foldris") -> None:
        self.lobby()
        self.offer(game).get_by_test_id("solo").click()
        self.seated()

    def offer(self, game: str) -> Locator:
        """What the lobby says about a game."""
        return self.page.locator(f'[data-game="{game}"]')

    def open(self, chosen: dict[str, Any]) -> str:
        """Open a table with what was chosen, as the set-up page would, and go there; its address."""
        path = str(self.page.evaluate(OPEN, chosen)["link"])
        self.go(path)
        return path

    def set_up(self, start: str, game: str = "foldris") -> None:
        """The set-up page, begun as it comes."""
        self.go(f"/new/{game}?start={start}")
        self.by("begin").click()
        self.page.wait_for_url("**/table/*")

    def seated(self) -> None:
        self.page.wait_for_url("**/table/*")
        expect(self.by("prompt")).to_be_visible()

    # -- at the table

    def by(self, id: str) -> Locator:
        return self.page.get_by_test_id(id)

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    @property
    def prompt(self) -> Locator:
        return self.by("prompt")

    @property
    def confirm(self) -> Locator:
        """The button that is always in the same place, and Enter."""
        return self.page.locator("section.bar .primary")

    @property
    def result(self) -> Locator:
        return self.page.locator("dialog .verdict")

    def updates(self) -> list[dict[str, Any]]:
        """All that came; the news of the network may reach us after the page has shown what they brought."""
        for _ in range(1000):
            known = self.page.evaluate("document.querySelector('[data-known]')?.dataset.known")
            found = [frame for frame in self.frames if frame["type"] == "update"]
            looking = found[-1]["looking"] if found else None
            if known is None or (
                found and known == f"{found[-1]['seq']} {'' if looking is None else looking}"
            ):
                return found
        raise AssertionError(f"the page knows {known}, which was not received")

    def update(self) -> dict[str, Any]:
        return self.updates()[-1]

    def asked(self) -> None:
        """Wait until this device owes a decision that can be confirmed."""
        expect(self.confirm).to_be_enabled()

    @property
    def seq(self) -> str:
        """How many entries of the log the board shows."""
        return self.by("table").get_attribute("data-seq") or ""

    def decide(self) -> None:
        """Confirm what the board holds, by the keyboard, and see it shown."""
        self.asked()
        before = self.seq
        self.page.keyboard.press("Enter")
        expect(self.by("table")).not_to_have_attribute("data-seq", before)

    def decide_until_over(self, most: int = 80) -> None:
        for _ in range(most):
            self.asked()
            if self.result.is_visible():
                return
            self.decide()
        raise AssertionError(f"not over after {most} decisions")


class Board:
    """A game's board on somebody's device: what the page knows of it, and what was sent."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page

    @property
    def view(self) -> dict[str, Any]:
        return self.device.update()["view"]

    @property
    def choices(self) -> list[dict[str, Any]]:
        return self.device.update()["choices"]

    def sent(self) -> list[str]:
        """The decisions, in order."""
        return [frame["text"] for frame in self.device.sent if frame["type"] == "play"]

    def refused(self) -> list[dict[str, Any]]:
        return [frame for frame in self.device.frames if frame["type"] == "refused"]

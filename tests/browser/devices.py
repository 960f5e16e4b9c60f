"""Somebody at a device, and what they do there."""

import json
import os
import shutil
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from cinquina.games import games
from cinquina.server.viewer.messages import PROTOCOL
from tests.completed import completed
from tests.patience import PATIENCE_MS

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# Decisions of bots are shown at once; the rest is as a newcomer finds it.
QUICK = {"speed": "fast", "sound": False}
# What the browser says about a network that was cut on purpose.
CUT = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "ERR_NETWORK", "WebSocket connection to")
# And about an address in the local network, which has no certificate; and about the service worker that a test blocks.
PLAIN = ("Cross-Origin-Opener-Policy", "Service Worker registration blocked")

# Nobody sees these pages, and to draw them takes more time than all else. What is fully transparent is laid out, hit,
# focused, read aloud and animated as ever, and not drawn.
UNDRAWN = """{
  const style = new CSSStyleSheet()
  style.replaceSync(':root { opacity: 0 }')
  document.adoptedStyleSheets = [style]
}"""
DRAWN = "document.adoptedStyleSheets = []"

# What moves is shown step by step, as ever, twenty times as fast; and a hand takes its time before each press, which
# takes none: a page does nothing that it is told less than 700 ms after a change (web/src/board/guard.ts).
HASTE = """{
  window.waited = 0
  const now = performance.now.bind(performance)
  performance.now = () => 20 * now() + waited
  addEventListener('pointerdown', () => (waited += 700), true)
  const frame = requestAnimationFrame
  window.requestAnimationFrame = (show) => frame((time) => show(20 * time + waited))
}"""

# The first selector of which something is visible. Looked at frame by frame: expect() looks ever more seldom, once a
# second in the end, and describes the whole page at every look that finds nothing.
VISIBLE = """(selectors) => selectors.find((each) =>
  [...document.querySelectorAll(each)].some((found) => found.checkVisibility()))"""
NEWS = "(seq) => document.querySelector('[data-testid=table]')?.dataset.seq !== seq"
KNOWS = "(seq) => parseInt(document.querySelector('[data-known]')?.dataset.known ?? '0') >= seq"
# All that was said to a screen reader or shown in a notice; how often the page noticed a hand, and which hands it
# noticed. A screen reader looks at a live region after a task of the page has ended and a frame was drawn: what was
# replaced or removed by then is never spoken.
NOTE = """{
  window.heard = []
  const read = new WeakSet()
  let notice = '', due = false
  const listen = () => {
    due = false
    const said = [...document.querySelectorAll(':is([data-testid=urgent], [data-testid=spoken]) [data-n]')]
    for (const each of said.filter((one) => !read.has(one)).sort((a, b) => a.dataset.n - b.dataset.n)) {
      heard.push(each.textContent.trim())
      read.add(each)
    }
    const shown = document.querySelector('[data-testid=notice]')?.textContent ?? ''
    if (shown !== notice) heard.push((notice = shown))
  }
  const wait = () => {
    if (due) return
    due = true
    // Told with each drawn frame, also on a page whose clock stands still.
    const frames = new IntersectionObserver(() => (frames.disconnect(), listen()))
    frames.observe(document.documentElement)
  }
  new MutationObserver(wait).observe(document, { childList: true, characterData: true, subtree: true })
  window.felt = { click: 0, pointerup: 0, wheel: 0 }
  for (const kind in felt) addEventListener(kind, () => felt[kind]++, { capture: true, passive: true })
  window.hands = new Set()
  const by = (hand) => location.pathname.startsWith('/table/') && hands.add(hand)
  addEventListener('keydown', () => by('keyboard'), true)
  addEventListener('pointerdown', ({ pointerType }) => by(pointerType), true)
}"""
HEARD = "(words) => heard.some((each) => each.includes(words))"
FELT = "([kind, before]) => felt[kind] > before"
# Another line of the same guest to the same table decides; the page only looks on.
ELSEWHERE = "elsewhere"
SAY = """([path, seat, text]) => new Promise((done, fail) => {
  const line = new WebSocket(`${location.origin.replace('http', 'ws')}${path}`)
  line.onerror = fail
  line.onopen = () => line.send(JSON.stringify({ type: 'play', id: crypto.randomUUID(), seat, text }))
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data)
    if (told.type !== 'ack' && told.type !== 'refused') return
    line.close()
    done(told)
  }
})"""
LOOKS = 100_000  # at a page, before we give up waiting for what it must come to know
CONFIRM = "section.bar .primary"
READY = f"{CONFIRM}:enabled:not([aria-disabled=true])[aria-keyshortcuts=Enter]"
STAGE = "[data-stage]"  # of a board that asks: how far somebody has chosen
OVER = "[data-testid=result] .verdict"


def installed_chromium() -> str | None:
    return os.environ.get("CINQUINA_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)), None)


OFFERED = json.dumps({"offered": [game.id for game in games()]})


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
        hasty: bool = True,
        settings: dict[str, Any] | None = None,
        newcomer: bool = False,
    ) -> None:
        """Prepare a browser. A newcomer is offered guided games; others have declined them."""
        self.address = address
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
            is_mobile=touch,
            service_workers="block",  # tests/site has them: here each test has its page anew
        )
        self.context.set_default_timeout(PATIENCE_MS)
        stored = json.dumps(json.dumps({**QUICK, **(settings or {})}))
        self.context.add_init_script(f"localStorage.cinquina ??= {stored}")
        if not newcomer:
            self.context.add_init_script(f"localStorage['cinquina-games'] ??= {json.dumps(OFFERED)}")
        self.context.add_init_script(NOTE)
        if not drawn:
            self.context.add_init_script(UNDRAWN)
        if hasty and still:
            self.context.add_init_script(HASTE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.read = 0  # of them
        self.seen: list[dict[str, Any]] = []  # the updates among them, as the page completes them
        self.sent: list[dict[str, Any]] = []
        self.page.on("console", self.heed)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self.listen)

    def heed(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(each in message.text for each in CUT + PLAIN):
            self.complaints.append(message.text)

    def listen(self, socket: WebSocket) -> None:
        """Collect the page's own messages; those of another socket do not count."""
        if socket.url.endswith(ELSEWHERE):
            return
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
        """Return the lobby's text about a game."""
        return self.page.locator(f'[data-game="{game}"]')

    def open(self, chosen: dict[str, Any]) -> str:
        """Open a table with what was chosen, as the set-up page would but without it, and go there; its address."""
        opened = self.context.request.post("/api/tables", data=chosen, headers={"origin": self.address})
        path = str(opened.json()["link"])
        self.go(path)
        return path

    def set_up(self, start: str, game: str = "foldris") -> None:
        """Open the set-up page of a game and begin with its defaults."""
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
    def detail(self) -> Locator:
        """What the task says beneath the question, or beside it what the choice brings, line by line."""
        return self.page.locator("section.bar :is(.reading, .detail:not(.lead):not(:has(a)))")

    @property
    def confirm(self) -> Locator:
        """The button that is always in the same place, and Enter."""
        return self.page.locator(CONFIRM)

    def prick_ears(self) -> None:
        """Forget what was spoken before."""
        self.page.evaluate("heard.length = 0")

    def hear(self, words: str) -> None:
        """Wait until these words are spoken, since the page loaded or `prick_ears` was called."""
        self.page.wait_for_function(HEARD, arg=words)

    def felt(self, kind: str, move: Callable[[], object]) -> None:
        """Move a hand and wait until the page has noticed: what a wheel or a finger does arrives later."""
        before = self.page.evaluate(f"felt.{kind}")
        move()
        self.page.wait_for_function(FELT, arg=[kind, before])

    @property
    def hands(self) -> set[str]:
        """What this table was played with so far: keyboard, mouse, touch."""
        return set(self.page.evaluate("[...hands]"))

    @property
    def result(self) -> Locator:
        return self.page.locator(OVER)

    def updates(self) -> list[dict[str, Any]]:
        """All that came; the news of the network may reach us after the page has shown what they brought."""
        for _ in range(LOOKS):
            known = self.page.evaluate("document.querySelector('[data-known]')?.dataset.known")
            for frame in self.frames[self.read :]:
                if frame["type"] == "update":
                    self.seen.append(completed(frame, self.seen[-1] if self.seen else None))
            self.read = len(self.frames)
            found = self.seen[:]
            looking = found[-1]["looking"] if found else None
            if known is None or (
                found and known == f"{found[-1]['seq']} {'' if looking is None else looking}"
            ):
                return found
        raise AssertionError(f"the page knows {known}, which was not received")

    def told(self, type: str) -> dict[str, Any]:
        """Return the last message of this kind whose effect the page shows; wait for it, since it may reach us
        later."""
        for _ in range(LOOKS):
            found = [frame for frame in self.frames if frame["type"] == type]
            if found:
                return found[-1]
            self.page.evaluate("null")
        raise AssertionError(f"no {type} was received")

    def update(self) -> dict[str, Any]:
        return self.updates()[-1]

    def see(self, *selectors: str) -> str:
        """Wait until something is visible, and say which of these it is."""
        return str(self.page.wait_for_function(VISIBLE, arg=selectors).json_value())

    def asked(self) -> None:
        """Wait until this device owes a decision that can be confirmed, or of which something can be chosen."""
        self.see(READY, STAGE)

    @property
    def seq(self) -> str:
        """How many entries of the log the board shows."""
        return self.by("table").get_attribute("data-seq") or ""

    def shown(self, decide: Callable[[], object]) -> None:
        """Decide, and see the decision arrive on the board."""
        before = self.seq
        decide()
        self.page.wait_for_function(NEWS, arg=before)

    def say(self, text: str, seat: int = 0) -> None:
        """Decide by another line, quicker than by hand, and see it arrive."""
        path = f"/api/tables/{self.table}/socket?protocol={PROTOCOL}&from={ELSEWHERE}"
        self.shown(lambda: self.page.evaluate(SAY, [path, seat, text]))

    def decide(self) -> None:
        """Choose what the board shows if nothing is chosen, confirm it, by the keyboard, and see it done."""
        self.choose()
        self.shown(lambda: self.page.keyboard.press("Enter"))

    def choose(self) -> None:
        self.asked()
        if self.page.locator(STAGE).count() and not self.page.locator(READY).count():
            self.page.keyboard.press(" ")
        self.see(READY)

    def decide_until_over(self, most: int = 80) -> None:
        for _ in range(most):
            if self.see(OVER, READY, STAGE) == OVER:
                return
            self.decide()
        raise AssertionError(f"not over after {most} decisions")

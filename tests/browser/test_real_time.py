"""A game against the clock in the browser: the same countdown everywhere, a pause that covers the board, silence."""

import re

import msgspec
import pytest
from playwright.sync_api import expect

from cinquina.games.flow.edition import default
from tests.browser.people import Device

ROUND_MS = 14_000  # long enough to see the last ten seconds begin, short enough to wait for
FIRST = {"first": "seat_a"}
# Every message of this page takes 300 ms each way.
FAR_AWAY = """window.WebSocket = class extends WebSocket {
  send(data) { setTimeout(() => this.readyState === 1 && super.send(data), 300) }
  set onmessage(hear) { super.onmessage = (event) => setTimeout(() => hear(event), 300) }
}"""
# When each second was first shown, by the one clock of the machine that both browsers run on.
WRITE_DOWN = """() => {
  window.written = {}
  const clock = document.querySelector('[data-testid=clock]')
  new MutationObserver(() => (written[clock.textContent.trim()] ??= Date.now()))
    .observe(clock, { childList: true, characterData: true, subtree: true })
}"""


@pytest.fixture(scope="module")
def short_rounds() -> dict[str, object]:
    return {**msgspec.to_builtins(default()), "round_ms": ROUND_MS}


def open_table(person: Device, chairs: list[dict[str, str]], **more: object) -> str:
    chosen = {"game": "flow", "chairs": chairs, "settings": FIRST, **more}
    path = person.open(chosen)
    person.seated()
    return path


def start(person: Device) -> None:
    person.asked()
    person.confirm.click()
    expect(person.by("clock")).to_be_visible()


ADA = {"kind": "person", "name": "Ada"}
BEA = {"kind": "person", "name": "Bea"}


def test_two_devices_count_the_same_seconds_though_one_is_300_ms_away(device, short_rounds):
    ada, bea = device(hasty=False), device(hasty=False, width=390, height=844, touch=True)
    bea.page.add_init_script(FAR_AWAY)
    path = open_table(ada, [ADA, {"kind": "open"}], edition=short_rounds)
    bea.go(path)
    bea.page.get_by_role("textbox").first.fill("Bea")
    bea.page.get_by_role("button", name="Take seat B").click()
    start(ada)
    expect(bea.by("clock")).to_be_visible()
    for person in (ada, bea):
        person.page.evaluate(WRITE_DOWN)
    for person in (ada, bea):
        expect(person.by("clock")).to_have_class(re.compile("short"))
        expect(person.by("clock")).to_contain_text("0:08")
    one, other = (person.page.evaluate("() => written") for person in (ada, bea))
    apart = {shown: abs(one[shown] - other[shown]) for shown in one if shown in other}
    assert len(apart) >= 3 and max(apart.values()) <= 200, apart


def test_a_pause_at_one_device_covers_the_board(device, short_rounds):
    person = device(hasty=False)
    open_table(person, [ADA, BEA], edition=short_rounds)
    start(person)
    expect(person.by("cover")).to_be_hidden()  # a team that may talk has no secrets
    person.by("menu").click()
    person.page.get_by_role("button", name="Pause").click()
    expect(person.by("hidden-board")).to_be_visible()
    expect(person.by("board").get_by_role("grid")).to_have_count(0)
    left = person.by("clock").inner_text()
    person.confirm.click()
    expect(person.by("hidden-board")).to_be_hidden()
    assert person.by("clock").inner_text() <= left


def test_no_communication_is_seen_and_covers_the_hands(device):
    person = device(hasty=False)
    silent = {"mode": "custom", "settings": {**FIRST, "scenarios": ["no_comm"]}}
    open_table(person, [ADA, BEA], **silent)
    expect(person.by("quiet")).to_be_hidden()
    start(person)
    expect(person.by("quiet")).to_be_visible()
    person.page.get_by_role("button", name="Talk").click()
    expect(person.by("silence")).to_have_text("No communication until the Giant Wave.")

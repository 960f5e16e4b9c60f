"""A game against the clock in the browser: the same countdown everywhere, a pause that covers the board, silence."""

import re

import msgspec
import pytest
from playwright.sync_api import expect

from bench.pace import BEGINS, MEDIAN_MS
from cinquina.core.setup import Company
from cinquina.games import find
from tests.browser.boards import Option
from tests.browser.clockwork import STEP, Clockwork
from tests.browser.devices import OVER, VISIBLE, Device
from tests.browser.flow import River
from tests.browser.windows import MEASURE

ROUND_MS = 14_000
LAG = 300
FIRST = {"first": "seat_a"}
ADA = {"kind": "person", "name": "Ada"}
BEA = {"kind": "person", "name": "Bea"}
BOT = {"kind": "bot", "level": "casual"}


@pytest.fixture(scope="module")
def short_rounds() -> dict[str, object]:
    return {**msgspec.to_builtins(find("flow").edition(None)), "round_ms": ROUND_MS}


def open_table(person: Device, chairs: list[dict[str, str]], **more: object) -> str:
    chosen = {"game": "flow", "chairs": chairs, "settings": FIRST, **more}
    path = person.open(chosen)
    person.seated()
    return path


def start(person: Device) -> None:
    person.asked()
    person.page.keyboard.press("Enter")  # a press of a hand would be too soon while the clock stands still
    expect(person.by("clock")).to_be_visible()


def shown(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"


def test_two_devices_count_the_same_seconds_though_one_is_300_ms_away(clock, device, short_rounds):
    ada = clock.wind(device(clock.address, hasty=False))
    bea = clock.wind(device(clock.address, hasty=False, width=390, height=844, touch=True), LAG)
    path = open_table(ada, [ADA, {"kind": "open"}], edition=short_rounds)
    bea.go(path)
    clock.connected(bea)
    clock.let_pass(2 * LAG)
    bea.page.get_by_role("textbox").first.fill("Bea")
    bea.page.get_by_role("button", name="Take seat B").click()
    clock.connected(bea, 2)
    clock.let_pass(2 * LAG)  # she asks for the time, and the first answer comes
    ada.page.keyboard.press("Enter")  # ready; her page says for whom it waits
    expect(ada.prompt).to_contain_text("Waiting for Bea to be ready")
    expect(ada.by("clock")).to_be_hidden()
    bea.page.keyboard.press("Enter")
    clock.let_pass(LAG)
    ends = clock.now + ROUND_MS
    expect(ada.by("clock")).to_be_visible()
    clock.started(bea)
    clock.let_pass(LAG)
    while ends - clock.now > 9000:
        seconds = -(-(ends - clock.now) // 1000)  # for the server
        assert [person.by("clock").inner_text().strip() for person in (ada, bea)] == [shown(seconds)] * 2
        clock.step()
    for person in (ada, bea):
        expect(person.by("clock")).to_have_class(re.compile("short"))
        person.page.set_viewport_size({"width": 360, "height": 640})
        assert person.page.evaluate(MEASURE)["cut"] == []  # the title does not touch it


def test_a_pause_at_one_device_covers_the_board(clock, device, short_rounds):
    person = clock.wind(device(clock.address, hasty=False))
    open_table(person, [ADA, BEA], edition=short_rounds)
    start(person)
    expect(person.by("cover")).to_be_hidden()  # a team that may talk has no secrets
    clock.let_pass(2500)
    expect(person.by("clock")).to_have_text(shown(12))
    person.by("stop-clock").click()
    expect(person.by("hidden-board")).to_be_visible()
    expect(person.by("board").get_by_role("grid")).to_have_count(0)
    clock.let_pass(3000)
    expect(person.by("clock")).to_have_text(shown(12))
    person.page.keyboard.press("p")
    expect(person.by("hidden-board")).to_be_hidden()
    expect(person.by("clock")).to_have_text(shown(12))
    clock.let_pass(1000)
    expect(person.by("clock")).to_have_text(shown(11))


def test_alone_with_bots_nothing_runs_before_one_is_ready_or_while_one_reads(clock, device):
    """Flow R31, R32: a bot begins; then the rules are opened, and a card."""
    person = clock.wind(device(clock.address, hasty=False))
    open_table(person, [BOT, ADA])
    expect(person.prompt).to_contain_text("begins: one minute, all together. Ready?")
    clock.let_pass(2000)
    expect(person.by("clock")).to_be_hidden()
    person.page.keyboard.press("Enter")
    expect(person.by("clock")).to_have_text(shown(60))
    for read, close in (("dock-rules", "dock-history"), ("card", "Escape")):
        if read == "card":
            person.page.locator("[data-card]").last.click()
            expect(person.page.get_by_role("dialog")).to_be_visible()
        else:
            person.by(read).click()
        expect(person.by("hidden-board")).to_be_visible()
        expect(person.by("board").get_by_role("grid")).to_be_hidden()
        clock.let_pass(2000)
        expect(person.by("clock")).to_have_text(shown(60))
        person.page.keyboard.press(close) if close == "Escape" else person.by(close).click()
        expect(person.by("hidden-board")).to_be_hidden()


def test_before_a_round_the_host_sets_another_clock(clock, device):
    """Flow R34, at the menu; while the clock runs it offers none."""
    person = clock.wind(device(clock.address, hasty=False))
    open_table(person, [ADA, BOT])
    person.by("menu").click()
    person.by("clock-seconds 120").click()
    expect(person.page.get_by_role("dialog")).to_be_hidden()
    clock.let_pass(1000)  # a hand takes its time
    person.confirm.click()
    expect(person.by("clock")).to_have_text(shown(120))
    person.by("menu").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    expect(person.page.locator("[data-testid^=clock-]")).to_have_count(0)


def test_no_communication_is_seen_and_covers_the_hands(clock, device):
    person = clock.wind(device(clock.address, hasty=False))
    silent = {"mode": "custom", "settings": {**FIRST, "scenarios": ["no_comm"]}}
    open_table(person, [ADA, BEA], **silent)
    expect(person.by("quiet")).to_be_hidden()
    expect(person.by("table")).to_have_attribute("data-known", re.compile(" 0$"))  # the one who begins looks
    start(person)
    expect(person.by("quiet")).to_be_visible()
    person.by("dock-chat").click()
    expect(person.by("silence")).to_have_text("No communication until the Giant Wave.")


@pytest.mark.soak
def test_a_time_limit_is_shown_running(clock, device):
    person = clock.wind(device(clock.address))
    person.go("/new/foldris")
    person.page.get_by_text("House rules").click()
    person.page.get_by_label("Time limit for a decision").select_option("60 seconds")
    person.by("begin").click()
    person.asked()
    expect(person.page.get_by_role("timer")).to_have_text("1:00")
    clock.let_pass(3000)
    expect(person.page.get_by_role("timer")).to_have_text("0:57")


TRIES, ENOUGH, WAVES = 10, 8, 2
READY_MS = 1000
TURN_MS, BEGUN_MS = MEDIAN_MS, round(BEGINS * MEDIAN_MS)


def casual(option: Option) -> tuple[object, ...]:
    """Keep the cards, and lay tiles where they leave the fewest missing."""
    return (option["what"] == "play", -option.get("worth", 0))


def waves_met(clock: Clockwork, river: River, seconds: int) -> int:
    """Play at the median pace of the model (bench/pace.py) until enough waves came or the game is over."""

    def asked(what: str = "") -> bool:
        """Let moments pass until something is asked: a wave takes its time on the page. False: the game is over."""
        asks = f"[data-testid=cells][data-asks{f'={what}' if what else ''}]"
        clock.step_until(lambda: river.page.evaluate(VISIBLE, [OVER, asks]))
        return bool(river.page.evaluate(VISIBLE, [OVER, asks]) != OVER)

    def waves() -> int:
        return sum(event["id"] == "flow.wave" for event in river.events())

    ends = 0
    while waves() < WAVES and asked():
        option = min(river.choices, key=casual)
        if option["what"] == "start":
            clock.let_pass(READY_MS)
            ends = clock.now + 1000 * seconds
        elif option["what"] in ("place", "discard"):  # what is begun may be finished, whatever the clock says
            clock.let_pass(TURN_MS - BEGUN_MS)
        else:
            clock.let_pass(min(BEGUN_MS, max(0, ends - clock.now) + STEP))
            if clock.now >= ends:
                asked("start")
                continue
        river.decide(option)
    return waves()


@pytest.mark.soak
def test_the_usual_game_on_a_phone_meets_waves(clock, device):
    flow, alone = find("flow"), Company(1, 0)
    usual = flow.preset("usual")
    settings = {**flow.settings_for(usual, alone), **FIRST}
    met = []
    for _ in range(TRIES):
        person = clock.wind(device(clock.address, hasty=False, width=390, height=844, touch=True))
        person.open({"game": "flow", "mode": usual.mode, "chairs": [ADA], "settings": settings})
        person.seated()
        met.append(waves_met(clock, River(person, "touch"), settings["seconds"]))
        clock.devices.remove(person)
    assert sum(waves >= WAVES for waves in met) >= ENOUGH, met

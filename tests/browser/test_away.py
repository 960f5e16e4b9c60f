"""Three devices at one table when somebody loses the line, the host does, the clock is stopped, or the server is: the
board stays, everybody hears it, and everybody comes back. The server goes by the clock of the test."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from cinquina.games import find
from cinquina.server.socket.attendance import AWAY_MS
from cinquina.table.clock import GRACE_MS
from tests.browser.clockwork import Clockwork
from tests.browser.devices import HEARD, Device
from tests.browser.seats import PEOPLE, history, menu, seated, sees_board, sits

ROUND_MS = 60_000


@pytest.fixture
def people(clock: Clockwork, device: Callable[..., Device]) -> Callable[..., list[Device]]:
    def at(game: str, **setup: Any) -> list[Device]:
        return seated([device(clock.address) for _ in PEOPLE], game, *PEOPLE, **setup)

    return at


def goes(clock: Clockwork, person: Device, name: str, *others: Device) -> str:
    """Somebody's page is gone, for longer than a moment, and the others hear it; its address."""
    path = f"/table/{person.table}"
    person.go("/about")
    clock.pass_until(lambda: all(other.page.evaluate(HEARD, f"{name} is away.") for other in others), AWAY_MS)
    return path


def test_a_bot_plays_for_one_who_is_away_until_they_reclaim_their_seat(clock, device, people):
    """C16: the bot and the return stand in the log, also for those who come later."""
    ada, bea, cleo = people("foldris")
    path = goes(clock, bea, "Bea", ada, cleo)
    menu(cleo, "Put a bot there")  # whoever sits there may
    away, back = "Bea is away. A bot plays on until Bea comes back.", "Bea is back."
    for person in (ada, cleo):
        person.hear(away)
    late = device(clock.address)
    late.go(path)
    sees_board(ada, cleo, late)
    bea.go(path)
    expect(bea.prompt).to_contain_text("A bot plays for Bea until you come back.")
    sees_board(bea)
    bea.page.get_by_role("button", name="Take my seat back").click()
    sits(bea, 1)
    for person in (ada, cleo, late):
        person.hear(back)
    for person in (ada, bea, cleo, late):
        assert history(person).index(away) < history(person).index(back)


def test_while_the_host_is_away_another_manages_and_the_host_comes_back(clock, people):
    ada, bea, cleo = people("holi")
    path = goes(clock, ada, "Ada", bea, cleo)
    bea.hear("While the host is away, you manage the table.")
    assert (bea.update()["table"]["host"], cleo.update()["table"]["host"]) == (True, False)
    menu(bea, "Put a bot there")
    for person in (bea, cleo):
        person.hear("Ada is away. A bot plays on until Ada comes back.")
        person.hear("Bea is the host now.")
    sees_board(bea, cleo)
    ada.go(path)
    ada.page.get_by_role("button", name="Take my seat back").click()
    sits(ada, 0)
    for person in (bea, cleo):
        person.hear("Ada is back.")
    assert not ada.update()["table"]["host"] and bea.update()["table"]["host"]


def begun(people: Callable[..., list[Device]]) -> list[Device]:
    """Flow, and its clock runs."""
    edition = {**msgspec.to_builtins(find("flow").edition(None)), "round_ms": ROUND_MS}
    found = people("flow", settings={"first": "seat_a"}, edition=edition)
    for person in found:
        person.asked()
        person.page.keyboard.press("Enter")
    for person in found:
        expect(person.by("clock")).to_be_visible()
    return found


def left(person: Device) -> int:
    """Of the round, as the page was told."""
    told = person.update()["clock"]
    return int(told["ends"] - told["now"])


def test_three_devices_pause_by_consent_and_go_on(clock, people):
    """M7; Flow T7."""
    ada, bea, cleo = begun(people)
    clock.wait(clock.move(clock.now + 5000))
    menu(bea, "Ask for a pause")
    for person in (ada, cleo):
        expect(person.prompt).to_contain_text("Bea would like a pause. Do you agree?")
    expect(bea.prompt).to_contain_text("You have asked for a pause.")
    ada.page.get_by_role("button", name="Agree").click()
    expect(ada.prompt).not_to_contain_text("Do you agree?")
    sees_board(ada, bea)
    cleo.page.get_by_role("button", name="Agree").click()
    for person in (ada, bea, cleo):
        expect(person.by("hidden-board")).to_be_visible()
        expect(person.prompt).to_contain_text("The table is paused.")
    clock.wait(clock.move(clock.now + 10 * ROUND_MS))
    cleo.page.get_by_role("button", name="Go on").first.click()
    for person in (ada, bea, cleo):
        expect(person.by("hidden-board")).to_have_count(0)
        assert left(person) == ROUND_MS - 5000
    sees_board(ada, bea, cleo)


def ran_out(person: Device) -> bool:
    """Has the clock of the game ended a round? What the position makes of it may be gone with the next draw."""
    return any(moment["who"] == "clock" for each in person.updates() for moment in each["moments"])


def test_a_restart_in_the_middle_takes_no_board_and_lets_no_time_run_out(clock, people):
    three = ada, bea, cleo = begun(people)
    seq = ada.update()["seq"]
    for person in three:
        person.page.evaluate("window.same = true")
    clock.restart(10 * ROUND_MS)
    back = clock.now
    clock.pass_until(lambda: all(person.update()["clock"]["now"] == back for person in three), 0)
    sees_board(*three)
    assert all(person.page.evaluate("window.same") for person in three), "no page was loaded again"
    assert [person.update()["seq"] for person in three] == [seq] * 3, "nobody's time ran out meanwhile"
    ada.decide()
    for person in (bea, cleo):
        expect(person.by("table")).not_to_have_attribute("data-seq", str(seq))
    assert not any(map(ran_out, three)), "nor since"
    clock.pass_until(lambda: all(map(ran_out, three)), GRACE_MS)

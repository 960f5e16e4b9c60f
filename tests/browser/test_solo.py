"""Somebody plays a whole game alone with nothing but the keyboard."""

import json

from playwright.sync_api import expect

from tests.browser.devices import Device


def tab_to(person: Device, id: str, game: str = "foldris") -> None:
    wanted = f"[data-game={game}] [data-testid={id}]"
    for _ in range(80):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"the Tab key does not reach {id}")


def test_from_the_lobby_to_the_replay_by_keyboard(device):
    person = device()
    person.lobby()
    tab_to(person, "solo")
    person.page.keyboard.press("Enter")
    person.seated()

    person.decide_until_over()
    expect(person.result).to_be_visible()
    assert person.update()["result"]["seats"][0]["sources"]

    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Save the record").press("Enter")
    record = json.loads(download.value.path().read_text())
    assert len(record["log"]) == person.update()["seq"]

    replay = person.page.get_by_test_id("result").get_by_role("link", name="Watch again")
    replay.focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_url("**/replay/*")
    slider = person.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    person.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    person.page.keyboard.press("End")
    last = slider.get_attribute("max")
    expect(slider).to_have_value(str(last))
    assert 1 < int(last) < person.update()["seq"] - 1, "by turns, not by entries"
    person.page.keyboard.press("Home")
    expect(slider).to_have_value("0")


def test_every_turn_is_told_to_a_screen_reader(device):
    person = device()
    person.solo()
    person.asked()
    person.prick_ears()
    person.decide()
    person.hear("You draw the Block.")
    assert person.page.locator("[aria-live=polite]").count() == 1

"""What people do at a table besides their turns."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.devices import Device
from tests.browser.test_two_devices import both_decide, invited


def menu(person: Device, *names: str) -> None:
    person.by("menu").click()
    for name in names:
        person.page.get_by_role("dialog").get_by_role("button", name=name).first.click()


def test_a_hint_gives_a_reason_and_is_what_the_board_holds_then(device):
    person = device()
    person.solo()
    person.asked()
    person.by("ask-hint").click()
    expect(person.by("hint")).to_contain_text("The best idea")
    hint = person.told("hint")
    person.decide()
    played = next(frame for frame in person.sent if frame["type"] == "play")
    assert played["text"] == hint["options"][0]["notation"]
    expect(person.by("hint")).to_be_hidden()


@pytest.mark.soak
def test_a_line_of_the_history_shows_that_moment(device):
    person = device()
    person.solo()
    for _ in range(3):
        person.decide()
    person.asked()
    history = person.page.get_by_role("region", name="What happened")
    first = history.locator("section").nth(1)  # after the start; folded, since only the last two are open
    first.get_by_role("button", name=re.compile("^Round 1")).click()
    line = first.locator("button.line").first
    line.hover()
    expect(person.by("spots").locator("span").first).to_be_visible()
    line.click()
    expect(person.prompt).to_have_text("You are looking at an earlier moment.")
    expect(line).to_have_attribute("aria-current", "step")
    person.page.keyboard.press("Escape")
    expect(person.prompt).not_to_have_text("You are looking at an earlier moment.")
    person.asked()


def test_a_decision_is_taken_back(device):
    person = device()
    person.solo()
    person.decide()
    person.asked()
    before = person.update()["view"]["sheets"]
    person.by("undo").click()
    expect(person.page.get_by_role("region", name="What happened")).to_contain_text(
        "takes back the last decision"
    )
    assert person.update()["view"]["sheets"] != before


def test_others_are_asked_before_a_decision_of_theirs_too_is_undone(device):
    host, guest = invited(device)
    both_decide(host, guest)
    host.by("undo").click()
    expect(host.prompt).to_contain_text("The others are answering")
    expect(guest.prompt).to_contain_text("take this back? ")
    guest.page.get_by_role("button", name="No", exact=True).click()
    host.hear("would rather not: nothing is taken back.")
    expect(host.prompt).not_to_contain_text("The others are answering")
    host.asked()
    round_now = host.update()["view"]["round"]

    host.by("undo").click()
    host.shown(guest.page.get_by_role("button", name="Agree").click)
    expect(guest.prompt).not_to_contain_text("take this back")
    host.asked()
    assert host.update()["view"]["round"] == round_now - 1


@pytest.mark.soak
def test_pause_and_go_on(device):
    host, guest = invited(device)
    menu(guest)
    expect(guest.page.get_by_role("dialog").get_by_role("button", name="Pause", exact=True)).to_have_count(0)
    guest.page.keyboard.press("Escape")
    menu(host, "Pause")
    for person in (host, guest):
        expect(person.prompt).to_have_text("The table is paused.")
    guest.page.get_by_role("button", name="Go on").click()
    for person in (host, guest):
        expect(person.prompt).not_to_have_text("The table is paused.")
        person.asked()


def test_giving_up_ends_it_and_both_play_again(device):
    host, guest = invited(device)
    menu(guest, "Give up")
    expect(guest.page.get_by_text("This cannot be taken back")).to_be_visible()
    guest.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(host.page.get_by_role("region", name="What happened")).to_contain_text("Bea gives up")
    host.decide()  # the round is played to its end
    expect(host.result).to_contain_text("You are the last one in and win!")
    table = host.table
    host.page.get_by_role("button", name="Play again").click()
    host.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    guest.page.get_by_role("link", name="To the new table").click()
    for person in (host, guest):
        person.asked()
    assert host.table == guest.table != table


def test_one_who_leaves_is_replaced_by_a_bot(device):
    host, guest = invited(device)
    menu(guest, "Leave")
    guest.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(guest.prompt).to_contain_text("A bot plays for Bea until you come back.")
    host.decide()
    host.asked()
    assert host.update()["table"]["chairs"][1]["kind"] == "bot"


@pytest.mark.soak
def test_settings_apply_at_once_and_stay(device):
    person = device()
    person.solo()
    root = person.page.locator("html")
    assert root.get_attribute("data-theme") == "light"
    menu(person, "Settings")
    person.page.get_by_role("dialog").get_by_label("Dark").check()
    expect(root).to_have_attribute("data-theme", "dark")
    person.page.get_by_role("dialog").get_by_label("Italiano").check()
    expect(person.page.get_by_role("dialog")).to_contain_text("Impostazioni")
    person.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("lang", "it")


@pytest.mark.soak
def test_the_title_says_when_it_is_your_turn(device):
    host, guest = invited(device)
    expect(host.page).to_have_title(re.compile("Your turn"))
    host.decide()
    expect(host.page).not_to_have_title(re.compile("Your turn"))
    expect(host.prompt).to_contain_text("Bea")
    guest.decide()
    expect(host.page).to_have_title(re.compile("Your turn"))

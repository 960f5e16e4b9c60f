"""What cannot be done is refused with its reason, and nothing changes."""

import pytest
from playwright.sync_api import expect

from tests.browser.devices import HEARD


def test_a_decision_that_comes_too_late_is_refused_with_its_reason(device):
    person = device()
    person.solo()
    person.asked()
    # The same guest at the same table in a second window.
    second = person.context.new_page()
    second.goto(f"/table/{person.table}")
    expect(second.locator("[data-stage]")).to_be_visible()
    second.keyboard.press("ArrowUp")
    expect(second.locator("section.bar .primary")).to_be_enabled()

    other = second.context.new_cdp_session(second)
    other.send("Network.enable")
    offline = {"offline": True, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    other.send("Network.emulateNetworkConditions", offline)
    expect(second.get_by_test_id("reconnecting")).to_be_visible()
    second.keyboard.press("Enter")
    person.decide()
    person.asked()
    other.send("Network.emulateNetworkConditions", {**offline, "offline": False})

    second.wait_for_function(HEARD, arg="too late")
    expect(second.get_by_test_id("table")).to_have_attribute("data-seq", person.seq)
    entries = {moment["seq"] for update in person.updates() for moment in update["moments"]}
    assert len(entries) == int(person.seq)


@pytest.mark.soak
def test_a_seat_that_was_taken_meanwhile(device):
    host = device()
    host.set_up("link")
    link = host.by("link").input_value()
    quick, slow = device(), device()
    for person in (quick, slow):
        person.go(link)
        expect(person.by("join")).to_be_visible()
    slow.context.set_offline(True)
    quick.by("join").click()
    quick.asked()
    slow.by("join").click()
    slow.hear("does not answer")
    slow.context.set_offline(False)
    expect(slow.prompt).to_contain_text("You are watching")


def test_nobody_disposes_of_the_seat_of_one_who_is_there(device):
    """M8: before, the host put a bot there, or opened the seat and read the hand."""
    host = device()
    host.set_up("link")
    link = host.by("link").input_value()
    guest = device()
    guest.go(link)
    guest.by("join").click()
    guest.asked()
    guest.by("menu").click()
    expect(guest.page.get_by_text("You are the host")).to_be_hidden()
    host.by("menu").click()
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_contain_text("is here and decides about this seat.")
    for name in ("Put a bot there", "Offer the seat"):
        expect(dialog.get_by_role("button", name=name)).to_have_count(0)
    assert guest.update()["yours"] == [1]

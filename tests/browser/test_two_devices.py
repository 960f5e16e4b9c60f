"""Two people with a link, and a connection that breaks in the middle."""

import pytest
from playwright.sync_api import expect

from tests.browser.devices import Device


def invited(device) -> tuple[Device, Device]:
    host = device()
    host.set_up("link")
    link = host.by("link").input_value()
    guest = device(width=390, height=780, touch=True)
    guest.go(link)
    guest.page.get_by_label("Your name").fill("Bea")
    guest.by("join").click()
    for person in (host, guest):
        person.asked()
    return host, guest


def both_decide(one: Device, other: Device) -> None:
    before = one.seq
    for person in (one, other):
        person.asked()
    one.decide()
    expect(other.by("table")).to_have_attribute("data-seq", one.seq)
    other.decide()
    for person in (one, other):
        expect(person.by("table")).not_to_have_attribute("data-seq", before)
        person.asked()


def test_a_broken_connection_heals_and_nothing_is_lost_or_done_twice(device):
    host, guest = invited(device)
    assert [chair["name"] for chair in host.update()["table"]["chairs"]] == ["Guest", "Bea"]
    both_decide(host, guest)

    guest.page.evaluate("window.same = true")
    guest.context.set_offline(True)
    expect(guest.by("reconnecting")).to_be_visible()
    host.decide()
    guest.choose()
    guest.page.keyboard.press("Enter")  # on the way, not lost
    round_before = host.seq
    guest.context.set_offline(False)
    expect(host.by("table")).not_to_have_attribute("data-seq", round_before)
    expect(guest.by("reconnecting")).to_be_hidden()
    for person in (host, guest):
        person.asked()
    both_decide(host, guest)

    assert guest.page.evaluate("window.same") is True
    told = [
        person.page.evaluate("document.querySelector('[data-testid=table]').dataset.seq")
        for person in (host, guest)
    ]
    assert told[0] == told[1]
    decisions = {
        moment["seq"]: moment["who"]
        for update in host.updates()
        for moment in update["moments"]
        if moment["who"] in "AB"
    }
    assert sorted(decisions.values()) == ["A"] * 3 + ["B"] * 3


@pytest.mark.soak
def test_one_who_goes_away_is_seen_to_be_away(device):
    host, guest = invited(device)
    guest.context.close()
    expect(host.page.get_by_text("not connected")).to_be_visible()


def test_talk_and_reactions_reach_the_other_escaped(device):
    host, guest = invited(device)
    for person in (host, guest):
        person.page.clock.set_fixed_time(0)  # a line is news for seconds, and may take longer to come
    host.by("dock-chat").click()
    host.page.get_by_label("Say something").fill("<b>ciao</b> & co")
    host.page.keyboard.press("Enter")
    expect(guest.by("overheard")).to_contain_text("<b>ciao</b> & co")
    guest.page.get_by_role("button", name="Talk, 1 new line").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("<b>ciao</b> & co")
    guest.page.get_by_role("button", name="Bravo").click()
    expect(host.page.get_by_role("tabpanel")).to_contain_text("Bravo")


def test_a_third_one_watches(device):
    host, _ = invited(device)
    watcher = device()
    watcher.go(f"/table/{host.table}")
    expect(watcher.prompt).to_contain_text("You are watching")
    host.decide()
    expect(watcher.by("table")).to_have_attribute("data-seq", host.seq)
    assert watcher.update()["yours"] == []
    assert not any(update["choices"] for update in watcher.updates())

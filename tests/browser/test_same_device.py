"""Two people at one device: what one decides in secret, the other never gets to see."""

import json

from playwright.sync_api import expect

from tests.browser.devices import Device


def take(person: Device, name: str) -> None:
    """The device is handed over."""
    expect(person.by("cover")).to_contain_text(name)
    person.page.get_by_role("button", name=f"I am {name}").click()
    expect(person.by("cover")).to_be_hidden()


def test_a_secret_decision_stays_secret_until_all_have_decided(device):
    person = device()
    person.set_up("device")
    take(person, "Guest")
    person.asked()
    assert person.update()["looking"] == 0
    first = person.update()["view"]["sheets"][0]["lines"]
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("Enter")
    expect(person.by("cover")).to_contain_text("Bruno")
    decision = next(frame["text"] for frame in person.sent if frame["type"] == "play")
    # Nothing of it is on the page, not even behind the cover, and the server has closed the first one's eyes.
    assert decision not in person.page.content()
    assert person.update()["looking"] is None
    covered = len(person.updates())

    take(person, "Bruno")
    person.asked()
    assert decision not in person.page.content()
    seen = person.updates()[covered:]
    assert seen
    for update in seen:
        assert update["looking"] in (None, 1)
        assert update["view"]["decision"] is None
        assert update["view"]["sheets"][0]["lines"] == first
        assert all(moment["text"] is None for moment in update["moments"] if moment["who"] == "A")
        assert json.dumps(decision) not in json.dumps(update["moments"])

    # Now both are shown to all around the device, and the one who holds it begins.
    person.decide()
    expect(person.prompt).to_contain_text("Bruno, you choose first")
    assert person.update()["looking"] is None
    assert person.update()["view"]["sheets"][0]["lines"] != first
    person.page.keyboard.press("Enter")
    expect(person.prompt).to_contain_text("Draw")
    person.decide()
    take(person, "Guest")


def test_the_eyes_survive_a_broken_connection(device):
    person = device()
    person.set_up("device")
    take(person, "Guest")
    person.asked()
    person.context.set_offline(True)
    expect(person.by("reconnecting")).to_be_visible()
    person.context.set_offline(False)
    expect(person.by("reconnecting")).to_be_hidden()
    assert person.update()["looking"] == 0
    person.asked()

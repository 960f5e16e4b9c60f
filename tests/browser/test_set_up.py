"""Three questions and a few presses: from the lobby into a game, alone, around one device and with a link."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from cinquina.games import games
from tests.browser.devices import Device

MOST_PRESSES = 5
TITLES = [pytest.param(game.id, marks=() if game.id == "holi" else pytest.mark.soak) for game in games()]
SAVED = Path(__file__).parents[1] / "corpus" / "games" / "foldris-2-solo.json"
PHONE = {"width": 390, "height": 844, "touch": True}


def presses(person: Device) -> int:
    return int(person.page.evaluate("felt.click"))


def chosen(person: Device) -> dict[str, Any]:
    """The table as it was opened."""
    return dict(person.update()["table"])


@pytest.mark.parametrize("game", TITLES)
def test_two_people_and_a_phone_are_in_a_game_after_a_few_presses(device, game):
    host, guest, phone = device(settings={"name": "Nonna Pina"}), device(), device(**PHONE)
    host.lobby()
    host.offer(game).get_by_test_id("together").click()
    host.page.locator("[data-add=open]").click()
    host.by("begin").click()
    host.page.wait_for_url("**/table/*")
    expect(host.by("only-here")).to_be_visible()
    for person in (guest, phone):
        person.go(f"/table/{host.table}")
        expect(person.by("invited")).to_contain_text("Nonna Pina invites you to")
        person.by("join").click()
        expect(person.by("invited")).to_be_hidden()
    for person in (host, guest, phone):
        expect(person.by("board").get_by_role("heading", name="Board")).to_be_attached()
        assert presses(person) <= MOST_PRESSES
        assert [chair["name"] for chair in chosen(person)["chairs"]] == ["Nonna Pina", "Guest", "Guest 2"]
        assert chosen(person)["started"]


def test_the_first_game_is_the_plain_one_against_newcomers(device):
    person = device()
    person.play_now("holi")
    table = chosen(person)
    assert table["mode"] == "simple"
    assert [chair["level"] for chair in table["chairs"]] == ["", "newcomer", "newcomer"]
    assert presses(person) == 1
    # Once a game of the title was finished here, it is the one of the box.
    person.page.evaluate("""localStorage['cinquina-games'] = '{"finished": ["holi"]}'""")
    person.play_now("holi")
    assert chosen(person)["mode"] == "drawn"


def test_cards_are_picked_by_their_faces_and_the_choice_is_remembered(device):
    person = device()
    person.go("/new/holi")
    person.page.locator("[data-preset=box]").click()
    person.page.get_by_text("House rules").click()
    expect(person.page.get_by_text("How many of them may change a rule")).to_be_visible()
    person.by("mode").select_option("chosen")
    expect(person.page.get_by_text("How many of them may change a rule")).to_be_hidden()
    card = person.page.locator("label", has_text="Sweet Tooth")
    expect(card.locator("svg")).to_be_visible()
    card.click()
    person.page.get_by_label("Name of seat A").fill("x" * 200)
    person.page.get_by_label("Another colour for me").click()
    person.by("begin").click()
    person.seated()
    table = chosen(person)
    assert table["settings"]["rivalry_cards"] == ["V01"]
    assert [chair["kind"] for chair in table["chairs"]] == ["bot", "person", "bot"]
    assert table["chairs"][1]["name"] == "x" * 24

    person.go("/new/holi")
    expect(person.page.get_by_label("Name of seat B")).to_have_value("x" * 24)
    person.by("begin").click()
    person.seated()
    assert chosen(person)["settings"]["rivalry_cards"] == ["V01"]


def test_a_choice_that_is_gone_and_a_strange_name_lead_on(device):
    person = device(settings={"name": "🦊 נעמי"})
    person.go("/")
    gone = {"preset": "little", "mode": "gone", "settings": {}, "chairs": [{"kind": "person"}], "me": 0}
    kept = json.dumps(json.dumps({"last": {"foldris bots": {**gone, "seconds": 0, "chat": True}}}))
    person.page.evaluate(f"localStorage['cinquina-games'] = {kept}")
    person.go("/new/foldris")
    expect(person.page.get_by_text("What you chose last time is no longer available")).to_be_visible()
    person.by("begin").click()
    person.seated()
    assert chosen(person)["chairs"][0]["name"] == "🦊 נעמי"


def test_a_record_opens_as_a_replay_and_a_damaged_one_says_so(device):
    person = device()
    game = json.loads(SAVED.read_text())["record"]
    person.lobby()
    for broken, words in (
        (b"{", "not a complete record"),
        (json.dumps({**game, "version": "99"}).encode(), "under different rules"),
        (json.dumps({**game, "game": "chess"}).encode(), "not on this server"),
        (
            json.dumps({**game, "log": [*game["log"][:-1], {**game["log"][-1], "text": "?"}]}).encode(),
            "not a complete",
        ),
    ):
        person.by("record").set_input_files(file(broken))
        person.hear(words)
    person.by("record").set_input_files(file(json.dumps(game).encode()))
    person.page.wait_for_url("**/replay/*")
    person.by("replay-steps").click()
    expect(person.page.get_by_role("slider")).to_have_attribute("max", str(len(game["log"]) - 1))
    person.complaints = [each for each in person.complaints if "400" not in each]
    person.page.reload()
    expect(person.page.get_by_role("main")).to_contain_text("open its file again")


def file(data: bytes) -> Any:
    return {"name": "game.json", "mimeType": "application/json", "buffer": data}


def test_on_one_device_the_prompt_names_whom_it_asks_and_nothing_open_is_covered(device):
    """Pentris' chutes lie open: all look on, and nobody has to press that it is them."""
    person = device()
    chairs = [{"kind": "person", "name": name} for name in ("Mamma", "Luca")]
    settings = {"first_bag": "seat_a"}
    person.open({"game": "pentris", "mode": "beginner", "chairs": chairs, "settings": settings})
    expect(person.prompt).to_contain_text("Luca:")
    expect(person.by("cover")).to_be_hidden()
    assert not chosen(person)["secret"]

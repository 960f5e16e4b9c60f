"""From nothing to a game, and back to it later."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.devices import OVER
from tests.patience import PATIENCE

NARROW = {"width": 320, "height": 256}
# The games of which all is in view, to the last thing that can be pressed.
IN_VIEW = """() => [...document.querySelectorAll('[data-game]')]
  .filter((each) => each.getBoundingClientRect().bottom <= innerHeight).length"""


def test_one_click_leads_to_a_game_against_bots(device):
    person = device()
    person.play_now()
    person.asked()
    kinds = [chair["kind"] for chair in person.update()["table"]["chairs"]]
    assert kinds.count("person") == 1
    assert kinds.count("bot") == len(kinds) - 1 >= 1


def test_only_games_of_the_server_are_on_the_table(device, server):
    import httpx

    person = device()
    person.lobby()
    titles = [game["title"] for game in httpx.get(f"{server.address}/api/games", timeout=PATIENCE).json()]
    assert titles
    assert person.page.locator(".games li h3").all_inner_texts() == titles


def test_tables_are_there_after_the_browser_was_closed(device, chromium, server):
    person = device()
    person.solo()
    person.decide()
    table = person.table
    cookie = next(each for each in person.context.cookies() if each["name"] == "cinquina_guest")
    assert cookie["httpOnly"]
    assert cookie["expires"] > 0  # it outlives the browser
    person.context.clear_cookies()

    later = device()
    later.context.add_cookies([cookie])
    later.lobby()
    later.page.get_by_role("link", name=re.compile("Your turn")).click()
    later.page.wait_for_url(f"**/table/{table}")
    later.asked()
    assert len(later.update()["moments"]) == later.update()["seq"]


@pytest.mark.soak
def test_the_empty_lobby_says_what_will_be_there(device):
    person = device()
    person.lobby()
    expect(person.page.get_by_text("Games that you finish are kept here")).to_be_visible()


@pytest.mark.soak
def test_enter_starts_from_the_set_up_page(device):
    person = device()
    person.go("/new/foldris?start=device")
    person.page.get_by_label("Name of seat A").fill("Ada")
    person.page.keyboard.press("Enter")
    person.page.wait_for_url("**/table/*")
    expect(person.by("cover")).to_contain_text("Ada")


@pytest.mark.soak
@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/nowhere", "There is nothing here"),
        ("/table/nosuchtable", "There is no such table"),
        ("/replay/nosuchtable", "There is no such table"),
        ("/new/chess", "There is no game"),
    ],
)
def test_what_is_not_there_is_said_kindly(device, path, words):
    person = device()
    person.go(path)
    expect(person.page.get_by_role("main")).to_contain_text(words)
    person.complaints = [each for each in person.complaints if "404" not in each]
    person.page.get_by_role("main").get_by_role("link", name="To the lobby").click()
    expect(person.by("play-now").first).to_be_visible()


def test_a_wrong_edition_is_explained_by_the_server(device):
    person = device()
    person.go("/new/foldris")
    person.page.get_by_text("House rules").click()
    mistake = {"name": "mine.json", "mimeType": "application/json", "buffer": b'{"id": "mine", "columns": 0}'}
    person.page.locator("input[type=file]").set_input_files(mistake)
    expect(person.page.get_by_text("Played with mine.json")).to_be_visible()
    person.by("begin").click()
    person.hear("missing required field")
    person.complaints = [each for each in person.complaints if "400" not in each]


def test_the_page_speaks_italian(device):
    person = device(language="it-IT")
    person.lobby()
    assert person.page.locator("html").get_attribute("lang") == "it"
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Accomodati")
    person.go("/settings")
    person.page.get_by_role("radio", name="English").check()
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Settings")
    assert person.page.locator("html").get_attribute("lang") == "en"


def test_without_a_connection_it_says_so_and_tries_again(device):
    person = device()
    person.go("/about")
    person.page.get_by_role("heading", level=1).wait_for()
    person.context.set_offline(True)
    person.page.get_by_role("link", name="To the lobby").click()
    expect(person.page.get_by_text("No connection")).to_be_visible()
    person.context.set_offline(False)
    person.page.get_by_role("button", name="Try again").click()
    expect(person.by("play-now").first).to_be_visible()


def test_a_phone_shows_four_games_at_once_or_three_below_one_to_go_on_with(device):
    person = device(width=390, height=844, touch=True, language="it-IT")
    person.lobby()
    assert person.page.evaluate(IN_VIEW) == 4
    chairs = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "newcomer"}]
    for game in ("foldris", "holi"):
        person.open({"game": game, "chairs": chairs})
        person.asked()
    person.lobby()
    expect(person.page.get_by_role("link", name="Riprendi")).to_be_visible()
    assert person.page.evaluate(IN_VIEW) == 3


def test_no_page_is_wider_than_a_desk_at_400_percent(device):
    person = device(**NARROW, language="it-IT")
    for path in ("/", "/new/holi?start=link", "/new/flow", "/settings", "/learn/holi", "/return", "/about"):
        person.go(path)
        person.page.get_by_role("heading", level=1).wait_for()
        expect(person.page.locator("[data-loading]")).to_have_count(0)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"], path


def test_tables_where_people_are_come_first_and_finished_ones_say_who_won(device):
    ada, bea = device(settings={"name": "Ada"}), device(settings={"name": "Bea"})
    chairs = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    ada.open({"game": "foldris", "chairs": chairs})
    bea.go(f"/table/{ada.table}")
    bea.by("join").click()
    ada.asked()
    ada.open({"game": "foldris", "mode": "solo", "chairs": chairs[:1]})
    ada.lobby()
    first = ada.page.get_by_role("region", name="Go on").get_by_role("listitem").first
    expect(first).to_contain_text("Bea is there now")
    expect(first.get_by_text("Go on")).to_be_visible()
    ada.open({"game": "foldris", "chairs": [chairs[0], {"kind": "bot", "level": "newcomer"}]})
    ada.asked()
    ada.say("resign")
    ada.see(OVER)
    ada.lobby()
    expect(ada.page.get_by_role("region", name="Finished games")).to_contain_text(
        "Bruno is the last one in and wins"
    )

"""Holi in the browser: a whole game, two devices and their secrets, the keyboard alone, a phone."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from cinquina.core.registry import find
from cinquina.games.holi import CARDS
from tests.browser.boards import SCREENS, middle, opened_by_hand
from tests.browser.clockwork import LATER
from tests.browser.devices import LOOKS, OVER, Device
from tests.browser.holi import Tower, onward
from tests.browser.test_access import PHONE, faultless, fits
from tests.browser.test_same_device import take

ASKED = "[data-testid=holi][data-asks]"
MOST = 200  # decisions of one seat
IMPATIENT = (60, 120, 300)  # ms between two clicks


def has_done(person: Device, what: str) -> bool:
    """In this turn."""
    return {"what": what, "state": "done"} in person.update()["view"]["steps"]


def at_table(person: Device, **facts: Any) -> None:
    """Against a bot, the person first."""
    chairs = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "newcomer"}]
    settings = {"first_player": "A", **facts.pop("settings", {})}
    table = {"game": "holi", "chairs": chairs, "mode": "simple", "settings": settings, **facts}
    person.open(table)
    person.seated()


def ready(person: Device) -> list[dict[str, Any]]:
    """What can be chosen, once it can; nothing when the game is over."""
    return [] if person.see(OVER, ASKED) == OVER else person.update()["choices"]


def cell(person: Device, place: str) -> Locator:
    return person.page.locator(f'[data-cell="{place}"]')


def plays(person: Device) -> list[str]:
    return [each["text"] for each in person.sent if each["type"] == "play"]


def press(person: Device, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


@pytest.mark.parametrize(("hand", "most"), opened_by_hand("keyboard"))
def test_a_whole_game_against_a_bot(device, hand, most):
    person = device(**SCREENS[hand])
    at_table(person, mode="chosen", settings={"rivalry_cards": ["V01", "V12", "G04"]})
    tower = Tower(person, hand)
    tower.played(tower.play(onward, most))
    expect(person.result).to_contain_text("wins with")
    result = person.update()["result"]["seats"]
    assert all(sum(seat["sources"].values()) == seat["score"] for seat in result)
    if hand == "touch":
        return
    faultless(person, "result")
    person.go(f"/replay/{person.table}")
    person.page.get_by_role("slider").wait_for()
    press(person, "End")
    person.by("points").click()
    expect(person.page.get_by_role("dialog")).to_contain_text("final")
    person.page.keyboard.press("Escape")
    faultless(person, "replay")


def begun(person: Device) -> list[dict[str, Any]]:
    """On A1, with a card that can be thrown."""
    ready(person)
    cell(person, "1A1").click()
    expect(person.prompt).to_have_text("Begin on A1?")
    person.decide()
    return ready(person)


def thrown(person: Device) -> None:
    """The same, after a card was thrown face down."""
    begun(person)
    press(person, "1", "d", "n")
    person.decide()
    ready(person)


def test_a_card_is_laid_by_touch_and_a_tap_again_shows_another_way(device):
    person = device(**PHONE)
    at_table(person)
    choices = begun(person)
    ups = [choice for choice in choices if choice["what"] == "up"]
    decided = plays(person)
    person.page.locator(".cards button").first.tap()
    if ups:
        wanted = ups[-1]
        place = wanted["cells"][0]
        ways = [choice["notation"] for choice in ups if place in choice["cells"]]
        for _ in ways:
            cell(person, place).tap()
        assert plays(person) == decided  # a tap only shows
    else:
        place = next(choice["cells"][0] for choice in choices if choice["what"] == "down")
        cell(person, place).tap()
    person.decide()
    ready(person)
    assert has_done(person, "throw")
    sent = plays(person)[-1]
    assert sent.startswith("up " if ups else "down ") and place[1:] in sent

    cell(person, "1C3" if place != "1C3" else "1D4").tap()
    expect(person.confirm).to_contain_text("Move")
    person.decide()
    ready(person)
    assert has_done(person, "move")
    before = person.seq
    person.by("undo").click()  # nothing is final before the turn ends
    expect(person.by("table")).not_to_have_attribute("data-seq", before)
    ready(person)
    assert not has_done(person, "move")
    fits(person, "table")


def test_what_cannot_be_done_says_why_and_what_can_be_is_shown_before(device):
    person = device()
    at_table(person, settings={"hands": "open"})
    begun(person)
    expect(person.page.get_by_role("button", name="Climb")).to_have_count(0)  # only what is possible
    press(person, "c")
    expect(person.by("why-not")).to_have_text("You cannot climb from the border.")
    cell(person, "1A1").click()
    expect(person.by("why-not")).to_have_text("You already stand there.")
    cell(person, "1B1").hover()
    expect(person.detail).to_contain_text("takes 2 sweets")
    press(person, "1", "d")
    cell(person, "1D4").hover()
    expect(person.detail).to_contain_text("one stays on the Lower level: +1")
    cell(person, "1A1").click()
    expect(person.by("why-not")).to_have_text("You stand there yourself: choose another cell.")
    press(person, "l", "l")  # as a tower the same cells can be clicked
    cell(person, "1D4").click()
    person.decide()
    ready(person)
    assert person.update()["view"]["levels"][0][3][3] == "R"
    cell(person, "2C3").click()
    expect(person.by("why-not")).to_contain_text("You can only move on your own level, the Lower one")
    asked = [frame["text"] for frame in person.sent if frame["type"] == "why"]
    assert len(asked) == 4 and asked[0] == "climb" and asked[-1] == "move 2C3"


def test_a_card_that_does_not_fit_says_so_and_is_not_turned_over_by_itself(device):
    person = device()
    at_table(person)
    choices = begun(person)
    for _ in range(MOST):  # turn by turn on the corner, where no star card fits
        downs = {choice["card"] for choice in choices if choice["what"] == "down"}
        unfit = downs - {choice["card"] for choice in choices if choice["what"] == "up"}
        if unfit:
            break
        Tower(person, "keyboard").decide(onward(choices))
        choices = ready(person)
    hand = [card["id"] for card in person.update()["view"]["seats"][0]["hand"]]
    card = person.page.locator(".cards button").nth(hand.index(min(unfit)))
    name = card.locator(".name").inner_text()
    decided = plays(person)
    card.click()
    words = f"{name} does not fit around A1: move first, or throw it face down."
    expect(person.by("why-not")).to_have_text(words)
    expect(person.detail).to_have_text(words)
    expect(person.prompt).to_have_text(f"{name}, face up.")
    expect(person.confirm).to_be_disabled()
    expect(person.page.locator("[data-slot=face-down]")).to_have_attribute("aria-pressed", "false")
    faultless(person, "a card that does not fit")
    press(person, "d", "n")
    person.shown(person.confirm.click)
    assert len(plays(person)) == len(decided) + 1 and plays(person)[-1].startswith("down ")


def test_enter_does_what_the_bar_says_wherever_the_focus_is(device):
    person = device()
    at_table(person)
    begun(person)
    press(person, "ArrowRight", "ArrowDown")  # at once, from anywhere: the focus is on the board
    expect(cell(person, "1B2")).to_be_focused()
    expect(person.by("holi")).to_have_attribute("data-stage", "looked")
    press(person, "Enter", "Enter")
    ready(person)
    assert plays(person)[-1] == "move B2"
    choices = ready(person)
    throw = next(choice for choice in choices if choice["what"] == "down")
    hand = [card["id"] for card in person.update()["view"]["seats"][0]["hand"]]
    press(person, str(hand.index(throw["card"]) + 1))
    press(person, "d", "n")
    expect(cell(person, "1B2")).to_be_focused()
    person.shown(lambda: press(person, "Enter"))
    assert plays(person)[-1] == throw["notation"]
    ready(person)
    expect(person.confirm).to_contain_text("End turn")  # nothing else is left
    person.shown(lambda: press(person, "Enter"))
    assert plays(person)[-1] == "end_turn"


def test_the_end_of_a_turn_is_the_main_thing_only_where_nothing_else_is_left(device):
    person = device()
    at_table(person)
    thrown(person)
    expect(person.confirm).to_contain_text("Move")
    expect(person.confirm).to_be_disabled()
    expect(person.detail).to_have_text("You may move to any cell of your level without a pawn.")
    decided = plays(person)
    press(person, "Enter")
    person.page.get_by_role("button", name="End turn").click()
    expect(person.prompt).to_have_text("End your turn without moving?")
    assert plays(person) == decided
    person.shown(lambda: press(person, "Enter"))
    assert plays(person)[-1] == "end_turn"


def test_impatient_clicks_throw_and_end_nothing_that_nobody_meant(device):
    person = device(hasty=False)
    at_table(person)
    begun(person)
    clock = person.page.clock
    clock.install(time=0)
    clock.pause_at(LATER)
    decided = plays(person)
    press(person, "1", "d")
    for ms in IMPATIENT:
        cell(person, "1D4").click()
        expect(person.by("holi")).to_have_attribute("data-stage", "held")
        clock.run_for(ms)
        cell(person, "1D4").click()
        assert plays(person) == decided
        press(person, "Escape")
    cell(person, "1D4").click()
    clock.run_for(900)
    person.shown(person.confirm.click)
    ends = person.page.get_by_role("button", name="End turn")
    for _ in range(LOOKS):  # the throw is shown
        if ends.count():
            break
        clock.run_for(50)
    # What stands there now commits nothing at once: it is held first.
    person.page.mouse.click(*middle(person.confirm))
    ends.click()
    clock.run_for(900)
    assert len(plays(person)) == len(decided) + 1


def test_a_hint_to_end_the_turn_has_a_whole_sentence(device):
    person = device()
    at_table(person)
    thrown(person)
    press(person, "e")  # as a hint would hold it
    expect(person.by("holi")).to_have_attribute("data-holds", "end_turn")
    expect(person.prompt).to_have_text("End your turn without moving?")
    expect(person.detail).to_have_text("Once ended, a turn is taken back only if the others agree.")
    person.shown(lambda: press(person, "Enter"))
    assert plays(person)[-1] == "end_turn"


def test_card_and_pawn_are_dragged_and_only_a_confirmation_plays(device):
    person = device()
    at_table(person)
    begun(person)
    mouse, decided = person.page.mouse, plays(person)
    mouse.move(*middle(person.page.locator(".cards button").first))
    mouse.down()
    mouse.move(*middle(person.page.locator("[data-slot=face-down]")), steps=4)
    mouse.move(*middle(cell(person, "1D4")), steps=4)
    expect(person.prompt).to_have_text("Face down at D4.")  # shown on the way
    mouse.up()
    expect(person.prompt).to_have_text("Face down at D4.")
    assert plays(person) == decided
    person.decide()
    ready(person)
    assert person.update()["view"]["levels"][0][3][3] == "R"
    steps = person.by("steps")
    expect(steps).to_contain_text("Throw: done")
    expect(steps).to_contain_text("Move: not yet")

    mouse.move(*middle(cell(person, "1A1")))
    mouse.down()
    mouse.move(*middle(cell(person, "1E3")), steps=4)
    mouse.up()
    expect(person.prompt).to_have_text("Move to E3?")
    person.decide()
    ready(person)
    assert plays(person)[-1] == "move E3"
    expect(steps).to_contain_text("Move: done")


@pytest.mark.soak
def test_a_card_is_dragged_by_a_finger(device):
    person = device(**PHONE)
    at_table(person)
    choices = begun(person)
    place = next(choice["cells"][0] for choice in choices if choice["what"] in ("up", "down"))
    finger = person.context.new_cdp_session(person.page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    (x, y), (to_x, to_y) = middle(person.page.locator(".cards button").first), middle(cell(person, place))
    touch("touchStart", {"x": x, "y": y})
    for n in (1, 2, 3, 4):
        touch("touchMove", {"x": x + (to_x - x) * n / 4, "y": y + (to_y - y) * n / 4})
    touch("touchEnd")
    person.decide()
    ready(person)
    assert has_done(person, "throw") and place[1:] in plays(person)[-1]


@pytest.mark.soak
def test_every_rivalry_card_is_seen_on_the_table_and_in_the_rules(device):
    person = device()
    game = find("holi")
    words = game.rules(game.setup()).words()
    for first in range(0, len(CARDS), 3):
        chosen = list(CARDS[first : first + 3])
        at_table(person, mode="chosen", settings={"rivalry_cards": chosen, "max_rule_cards": 3})
        ready(person)
        cards = person.page.get_by_role("region", name="Rivalry cards")
        assert [card["id"] for card in person.update()["view"]["rivalry"]] == chosen
        expect(cards.locator("article")).to_have_count(3)
        expect(cards.locator("article svg:visible")).to_have_count(3)
        for card in person.update()["view"]["rivalry"]:
            expect(cards).to_contain_text(words[card["id"]]["en"])
            expect(cards).to_contain_text(words[card["about"]]["en"])
    person.by("dock-rules").click()
    shown = person.by("rivalry-card").and_(person.page.locator(":visible"))
    expect(shown).to_have_count(3)  # those on the table; the others are folded away
    person.page.get_by_text("The Rivalry cards that are not on this table").click()
    expect(shown).to_have_count(len(CARDS))
    expect(shown.locator("svg")).to_have_count(len(CARDS))
    for card in CARDS:
        expect(shown.filter(has_text=words[card]["en"])).to_contain_text(words[f"{card}.text"]["en"])


def invited(device) -> tuple[Device, Device]:
    host = device()
    chairs = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    table = {"game": "holi", "chairs": chairs, "mode": "simple", "settings": {"first_player": "A"}}
    host.open(table)
    guest = device(width=390, height=780, touch=True)
    guest.go(f"/table/{host.table}")
    guest.page.get_by_label("Your name").fill("Bea")
    guest.by("join").click()
    return host, guest


def test_two_devices_and_what_the_other_may_know(device):
    host, guest = invited(device)
    for person in (host, guest):
        ready(person)
        press(person, "n")
        person.decide()
    choices = ready(host)
    down = next(choice for choice in choices if choice["what"] == "down")
    press(host, "1", "d", "n")
    host.decide()
    ready(host)
    press(host, "e")
    host.decide()
    ready(guest)

    hand = {card["id"] for card in host.update()["view"]["seats"][0]["hand"]}
    seen = guest.update()["view"]["seats"][0]
    assert seen["hand"] is None and seen["hand_count"] == 3
    assert seen["discards"] == [{"face_down": True, "card": None}]
    assert hand | {down["card"]} <= {card["id"] for card in seen["may_hold"]}
    moments = [moment for update in guest.updates() for moment in update["moments"]]
    facts = [event["facts"] for moment in moments for event in moment["events"]]
    assert not [each for each in facts if each.get("seat") == 0 and "card" in each]
    assert not [moment["text"] for moment in moments if moment["text"] and down["card"] in moment["text"]]

    guest.page.locator("[data-other='0']").click()
    guest.by("about-seat").click()
    expect(guest.page.get_by_role("dialog").last).to_contain_text("Cards Ada may still hold")
    expect(guest.by("may-hold").get_by_role("img")).to_have_count(13)
    faultless(guest, "what is known of the other")


def test_axe_finds_nothing_by_lamp_light_on_a_phone_in_italian(device):
    person = device(dark=True, language="it-IT", **PHONE)
    at_table(person, mode="chosen", settings={"rivalry_cards": ["V02", "G03"]})
    ready(person)
    press(person, "n")
    person.decide()
    ready(person)
    press(person, "1")
    for look in ("level", "all", "tower", "top"):
        if look == "all":  # every part of the others is there as well
            faultless(person, look)
        fits(person, look)
        press(person, "l")
    person.page.get_by_role("button", name="Regole").click()
    person.page.get_by_role("dialog").wait_for()
    faultless(person, "rules")
    fits(person, "rules")


def test_on_one_device_the_hand_is_covered_before_the_other_looks(device):
    person = device()
    chairs = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bruno"}]
    settings = {"first_player": "A", "corner_choice": "random"}
    table = {"game": "holi", "chairs": chairs, "mode": "simple", "settings": settings}
    person.open(table)
    take(person, "Ada")
    choices = ready(person)
    hand = person.update()["view"]["seats"][0]["hand"]
    Tower(person, "keyboard").decide(onward(choices))
    ready(person)
    press(person, "e", "Enter")
    expect(person.by("cover")).to_contain_text("Bruno")
    assert person.update()["view"]["seats"][0]["hand"] is None
    covered = len(person.updates())
    take(person, "Bruno")
    ready(person)
    assert len(hand) == 1 and all(
        update["view"]["seats"][0]["hand"] is None for update in person.updates()[covered - 1 :]
    )
    assert len(person.update()["view"]["seats"][1]["hand"]) == 1

"""The life of a seat at three devices: whoever leaves, gives up or is replaced keeps the board, hears it, returns."""

import base64

import numpy
import pytest
import zxingcpp
from playwright.sync_api import Locator, expect

from tests.browser.devices import DRAWN
from tests.browser.seats import PEOPLE, history, menu, sees_board, sits, table_of

PIXELS = """async (png) => {
  const picture = new Image()
  picture.src = `data:image/png;base64,${png}`
  await picture.decode()
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  canvas.drawImage(picture, 0, 0)
  const { data } = canvas.getImageData(0, 0, picture.width, picture.height)
  return [picture.width, Array.from(data).filter((_, n) => n % 4 === 0)]
}"""


def test_leave_and_return_with_one_press(device):
    """B1, C16."""
    ada, bea, cleo = table_of(device, "foldris", *PEOPLE)
    menu(bea, "Leave", "Leave")
    for person in (ada, cleo, bea):
        person.hear("Bea has left. A bot plays on until Bea comes back.")
    sees_board(ada, bea, cleo)
    bea.page.reload()
    expect(bea.prompt).to_contain_text("A bot plays for Bea until you come back.")
    bea.page.get_by_role("button", name="Take my seat back").click()
    for person in (ada, cleo):
        person.hear("Bea is back.")
    expect(bea.prompt).not_to_contain_text("A bot plays")
    sits(bea, 1)
    for person in (ada, bea, cleo):
        assert "Bea has left." in history(person) and "Bea is back." in history(person)


def test_with_two_people_who_gives_up_loses_and_both_are_told(device):
    """B2."""
    ada, bea = table_of(device, "holi", "Ada", "Bea")
    menu(bea, "Give up", "Give up")
    for person in (ada, bea):
        expect(person.result.first).to_have_text(
            f"{'You win' if person is ada else 'Ada wins'}: Bea gave up."
        )
        person.hear("Bea gave up.")
        expect(person.page.get_by_test_id("result")).not_to_contain_text("for Bea")


def test_of_three_one_gives_up_and_a_bot_plays_openly(device):
    """B2, C16."""
    ada, bea, cleo = table_of(device, "holi", *PEOPLE)
    menu(bea, "Give up", "Give up")
    for person in (ada, cleo):
        person.hear("Bea gave up; a bot takes the seat, outside the ranking.")
    sees_board(ada, bea, cleo)
    chair = ada.update()["table"]["chairs"][1]
    assert (chair["kind"], chair["name"], chair["gave_up"]) == ("bot", "", "Bea")
    menu(cleo, "Give up", "Give up")
    for person in (ada, bea, cleo):
        wins = "You win" if person is ada else "Ada wins"
        expect(person.result.first).to_have_text(f"{wins}: Bea and Cleo gave up.")


@pytest.mark.soak
def test_the_only_person_gives_up_and_the_table_ends(device):
    """B2."""
    (ada,) = table_of(device, "holi", "Ada", bots=2)
    menu(ada, "Give up", "Give up")
    expect(ada.result.first).to_contain_text(
        "You gave up, and nobody else is left to play. The game ends here."
    )
    expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.soak
def test_who_leaves_the_bots_alone_finds_the_game_as_it_was(device):
    (ada,) = table_of(device, "foldris", "Ada", bots=2)
    ada.decide()
    menu(ada, "Leave", "Leave")
    ada.hear("Ada has left.")
    assert ada.update()["table"]["deserted"] and ada.update()["waiting"] == []
    ada.page.get_by_role("button", name="Take my seat back").click()
    ada.hear("Ada is back.")
    ada.asked()
    moments = {each["seq"]: each["who"] for update in ada.updates() for each in update["moments"]}
    assert list(moments.values()).count("A") == 1, "nobody played for Ada meanwhile"


def test_the_host_offers_a_seat_and_nobody_loses_the_board(device):
    """B3, C16."""
    ada, bea = table_of(device, "holi", "Ada", "Bea", bots=1)
    zoe = device()
    zoe.go(f"/table/{ada.table}")
    expect(zoe.prompt).to_contain_text("You are watching")
    menu(ada, "Offer the seat")
    for person in (ada, bea, zoe):
        person.hear("Clara’s seat is free for whoever comes; a bot plays there meanwhile.")
    sees_board(ada, bea, zoe)
    zoe.page.get_by_role("button", name="Take the seat").click()
    for person in (ada, bea):
        person.hear("Guest takes over from Clara.")
    sits(zoe, 2)
    told = history(ada)
    assert "Clara’s seat is free" in told and "Guest takes over from Clara." in told


@pytest.mark.soak
def test_a_request_to_take_back_names_it_and_can_be_withdrawn(device):
    """P14."""
    ada, bea = table_of(device, "foldris", "Ada", "Bea")
    for person in (ada, bea):
        person.decide()
    ada.asked()
    ada.by("undo").click()
    expect(bea.prompt).to_contain_text("May Ada take this back?")
    ada.page.get_by_role("button", name="Withdraw the request").click()
    bea.hear("Ada no longer asks to take anything back.")
    expect(bea.prompt).not_to_contain_text("take this back")


def read_code(picture: Locator) -> str:
    """Read a QR code as a camera sees it: by its pixels on the screen."""
    drawn = picture.page.context.new_page()  # an empty page may decode pictures; ours loads nothing inline
    png = base64.b64encode(picture.screenshot()).decode()
    width, pixels = drawn.evaluate(PIXELS, png)
    drawn.close()
    grey = numpy.array(pixels, dtype=numpy.uint8).reshape(-1, width)
    return "".join(found.text for found in zxingcpp.read_barcodes(grey))


def test_another_device_has_the_same_seat_and_a_new_passphrase_ends_the_old_one(device):
    ada, bea = table_of(device, "foldris", "Ada", "Bea")
    path = f"/table/{ada.table}"
    bea.go("/settings")
    bea.by("renew-pass").click()
    bea.by("renew-sure").click()
    link = bea.by("pass-link").get_attribute("href") or ""
    bea.page.evaluate(DRAWN)
    assert read_code(bea.page.get_by_role("img", name="QR code of your personal link")) == link
    phone = device(width=390, height=780, touch=True)
    phone.go(link)
    phone.by("return").click()
    phone.page.wait_for_url("**/")
    phone.go(path)
    sits(phone, 1)

    phone.go("/settings")
    phone.by("renew-pass").click()
    phone.by("renew-sure").click()
    expect(phone.by("pass")).to_be_visible()
    bea.go("/return")
    bea.by("passphrase").fill(link.partition("#")[2])
    bea.by("return").click()
    expect(bea.by("notice")).to_contain_text("This passphrase belongs to nobody here")
    bea.complaints.clear()  # the browser's own line about the refusal

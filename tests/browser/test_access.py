"""For everybody: axe finds no fault on any page, nothing scrolls sideways on a phone, targets are large enough."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from cinquina.games import games
from tests.browser.devices import DRAWN, Device

ROOT = Path(__file__).resolve().parents[2]
PAGES = (
    "/",
    "/new/foldris",
    "/new/foldris?start=device",
    "/new/foldris?start=link",
    "/settings",
    "/about",
    "/nowhere",
)
TABS = ("history", "rules", "chat")
PHONE = {"width": 360, "height": 740, "touch": True}

# The label around a switch is its target; a board has sizes of its own.
SPARED = ".hidden, [data-testid=board], label:has(input[type=radio], input[type=checkbox])"
TOO_SMALL = """(SPARED) => [...document.querySelectorAll('button, a.button, select, input:not([type=file])')]
  .filter((each) => each.checkVisibility() && !each.closest(SPARED))
  .map((each) => [each.outerHTML.slice(0, 120), each.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
  .map(([html, box]) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`)"""

# WCAG 2.5.8. A link within a sentence is as high as its line; the label around a switch is its target.
TINY = """() => [...document.querySelectorAll('button, a[href], [role=button], [role=tab], select, summary, input')]
  .filter((each) => each.checkVisibility() && getComputedStyle(each).pointerEvents !== 'none')
  .filter((each) => !each.closest('.hidden, .skip, p, label:has(input)'))
  .map((each) => [each.outerHTML.slice(0, 120), each.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 23.5 || box.width < 23.5))
  .map(([html, box]) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`)"""
# Everything that answers “what is this?” names a text.
NAMELESS = """() => [...document.querySelectorAll('[data-what]')].map((each) => each.dataset.what)
  .filter((id) => !/^[a-z]+\\.[\\w-]+$/.test(id) || /undefined|null/.test(id))"""
OUTLINED = "(each) => getComputedStyle(each).outlineStyle"

# The ring around what has the focus, and what is wrong with it; nothing: nothing has the focus any more.
RING = """() => {
  const each = document.activeElement
  if (each === document.body) return null
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
  const wide = outlineStyle === 'solid' && parseFloat(outlineWidth) >= 3
  const seen = wide && contrast(outlineColor, each.parentElement) >= 3
  return seen ? '' : `${outlineWidth} ${outlineStyle} ${outlineColor} ${each.outerHTML.slice(0, 120)}`
}"""
# Fields are known by their borders.
FAINT = """() => [...document.querySelectorAll('input:not([type=radio], [type=checkbox], [type=range]), select')]
  .filter((each) => each.checkVisibility())
  .filter((each) => contrast(getComputedStyle(each).borderTopColor, each.parentElement) < 3)
  .map((each) => each.outerHTML.slice(0, 120))"""
CONTRAST = """{
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const drawn = (colour) => {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data]
  }
  const light = (colour) => drawn(colour).slice(0, 3).map((each) => each / 255)
    .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
    .reduce((sum, each, n) => sum + each * [0.2126, 0.7152, 0.0722][n], 0)
  const behind = (place) => {
    const colour = getComputedStyle(place).backgroundColor
    return drawn(colour)[3] === 255 || place === document.documentElement ? colour : behind(place.parentElement)
  }
  window.contrast = (colour, place) => {
    const [one, other] = [light(colour), light(behind(place))]
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  }
}"""
# WCAG 1.4.12, and what is cut then.
SPACED = """() => {
  const style = new CSSStyleSheet()
  const wanted = { 'line-height': '1.5', 'letter-spacing': '0.12em', 'word-spacing': '0.16em' }
  style.replaceSync(`* { ${Object.entries(wanted).map(([name, value]) => `${name}: ${value} !important;`).join(' ')} }`)
  document.adoptedStyleSheets.push(style)
}"""
CUT = """() => [...document.querySelectorAll('main *, dialog *')]
  .filter((each) => each.checkVisibility() && !each.closest('svg, .hidden, select, option'))
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((each) => {
    for (let box = each; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box)
      if (textOverflow === 'ellipsis') return false
      if (/auto|scroll/.test(overflowX + overflowY)) return false
      if (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1) return true
      if (overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1) return true
    }
    return false
  })
  .map((each) => each.textContent.trim())"""

ENDED = """() => Promise.allSettled(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().iterations !== Infinity).map((each) => each.finished))"""


def settle(person: Device) -> None:
    """Fades have ended: a colour half way has half the contrast."""
    person.page.evaluate(ENDED)


def faultless(person: Device, where: str) -> None:
    settle(person)
    person.page.evaluate(DRAWN)  # axe passes over what is transparent
    found = Axe().run(person.page)
    assert not found.response["violations"], f"{where}: {found.generate_report()}"


def fits(person: Device, where: str) -> None:
    settle(person)
    width, room = person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= room <= PHONE["width"], f"{where} is {width} wide"


def large(person: Device, where: str) -> None:
    assert not person.page.evaluate(TOO_SMALL, SPARED), where


def touchable(person: Device, where: str) -> None:
    assert person.page.evaluate(TINY) == [], where


def everywhere(person: Device, *checks) -> None:
    """Every page once, with the checks on each."""

    def check(where: str) -> None:
        for each in checks:
            each(person, where)

    for path in PAGES:
        person.go(path)
        person.page.get_by_role("heading", level=1).wait_for()
        expect(person.page.locator("[data-loading]")).to_have_count(0)
        check(path)
    person.complaints = [each for each in person.complaints if "404" not in each]  # one of them is nowhere

    person.set_up("link")
    expect(person.by("link")).to_be_visible()
    check("waiting room")

    person.set_up("device")
    expect(person.by("cover")).to_be_visible()
    check("cover")

    person.play_now()
    person.decide()
    person.asked()
    check("table")


def to_the_end(person: Device, *checks) -> None:
    """A whole game, its result and its replay."""

    def check(where: str) -> None:
        for each in checks:
            each(person, where)

    person.solo()
    person.decide_until_over()
    check("result")
    person.go(f"/replay/{person.table}")
    person.page.get_by_role("slider").wait_for()
    check("replay")
    person.page.keyboard.press("End")
    check("the end of the replay")


# In ./dev test axe looks on the phone below.
@pytest.mark.soak
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_on_any_page(device, dark):
    person = device(dark=dark)
    everywhere(person, faultless, touchable)
    for name in TABS:
        person.by(f"dock-{name}").click()
        faultless(person, name)
        touchable(person, name)
    for name in ("Share the link", "Settings"):
        person.by("menu").click()
        faultless(person, "menu")
        person.page.get_by_role("dialog").get_by_role("button", name=name).click()
        faultless(person, name)
        touchable(person, name)
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.soak
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_with_strong_contrast(device, dark):
    person = device(dark=dark, settings={"palette": "contrast"})
    person.lobby()
    faultless(person, "lobby")
    person.play_now()
    person.asked()
    faultless(person, "table")


@pytest.mark.soak
def test_axe_finds_nothing_in_the_result_and_the_replay(device):
    to_the_end(device(), faultless, touchable)


@pytest.mark.soak
def test_a_phone_in_english(device):
    person = device(**PHONE)
    everywhere(person, fits, large)
    to_the_end(person, fits, large)


def test_a_phone_in_italian_in_the_dark(device):
    person = device(dark=True, language="it-IT", **PHONE)
    everywhere(person, fits, faultless)
    to_the_end(person, fits, faultless)


def test_a_drawer_keeps_the_focus_and_gives_it_back(device):
    person = device()
    person.solo()
    menu = person.by("menu")
    menu.focus()
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    for _ in range(30):
        person.page.keyboard.press("Tab")
        assert person.page.evaluate(
            "document.activeElement.closest('dialog') !== null || document.activeElement === document.body"
        )
    person.page.keyboard.press("Escape")
    expect(menu).to_be_focused()


@pytest.mark.soak
def test_the_skip_link_leads_to_the_content(device):
    person = device()
    person.lobby()
    person.page.keyboard.press("Tab")
    expect(person.page.get_by_role("link", name="Skip to the content")).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("main")).to_be_focused()


def test_no_two_ways_out_of_the_lobby_have_one_name(device):
    person = device()
    person.lobby()
    names = re.findall(r'- (?:button|link) "([^"]+)"', person.page.get_by_role("main").aria_snapshot())
    assert {"Play Flow", "No clock Flow", "Solo Foldris", "Together Pentris", "More Pentris"} <= set(names)
    assert [name for name in names if names.count(name) > 1] == []


@pytest.mark.parametrize("game", [game.id for game in games() if game.board])
def test_every_table_begins_at_what_is_asked_with_targets_names_and_signs_for_all(device, game):
    person = device(**PHONE)
    person.play_now(game)
    person.asked()
    expect(person.page.get_by_role("region", name="What is asked")).to_be_focused()
    assert person.page.evaluate(TINY) == []
    assert person.page.evaluate(NAMELESS) == []
    assert person.page.locator("[data-region=board] :is(img, canvas, image)").count() == 0, "letters are text"
    person.page.emulate_media(forced_colors="active")
    turn = person.page.locator("[data-region=seats] li.turn")
    assert turn.first.evaluate(OUTLINED) == "solid"
    for pressed in person.page.locator("button[aria-pressed=true]:visible").all():
        assert pressed.evaluate(OUTLINED) == "solid"


@pytest.mark.parametrize("dark", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["light", "dark"])
def test_the_focus_is_seen_wherever_it_goes_and_fields_have_borders(device, dark):
    person = device(dark=dark)
    person.context.add_init_script(CONTRAST)
    for path in ("/", "/settings", "/new/foldris"):
        person.go(path)
        person.page.get_by_role("heading", level=1).wait_for()
        settle(person)
        assert person.page.evaluate(FAINT) == [], path
        rings = []
        while (ring := person.page.keyboard.press("Tab") or person.page.evaluate(RING)) is not None:
            rings.append(ring)
            assert len(rings) < 100, path
        assert set(rings) == {""}, path


def test_letters_may_stand_further_apart(device):
    person = device(language="it-IT")
    person.play_now()
    person.asked()
    table = f"/table/{person.table}"
    for path in (*PAGES, table):
        person.go(path)
        person.page.get_by_role("heading", level=1).wait_for()
        person.page.evaluate(SPACED)
        settle(person)
        assert person.page.evaluate(CUT) == [], path
    person.complaints = [each for each in person.complaints if "404" not in each]  # one of them is nowhere


def test_who_one_is_and_which_language_are_marked(device):
    person = device()
    person.lobby()
    expect(person.page.get_by_label("Your name")).to_have_attribute("autocomplete", "nickname")
    person.go("/settings")
    expect(person.page.get_by_label("Your name")).to_have_attribute("autocomplete", "nickname")
    for name, lang in (("English", "en"), ("Italiano", "it")):
        named = person.page.get_by_text(name, exact=True)
        assert named.count() and {each.get_attribute("lang") for each in named.all()} == {lang}


def test_nothing_that_goes_on_is_quick_enough_to_flash():
    """A turn and its return are a flash; three a second are too many."""
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".svelte", ".css"):
            for told in re.findall(r"animation:([^;]*infinite[^;]*);", path.read_text(encoding="utf-8")):
                [(number, unit), *_] = re.findall(r"([\d.]+)(ms|s)\b", told)
                assert (
                    float(number) * (1 if unit == "s" else 0.001) * (2 if "alternate" in told else 1) > 1 / 3
                ), path

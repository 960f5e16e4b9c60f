"""Lessons on the page: guided games to their end by the keyboard, wrong decisions, and what is kept."""

import pytest
from playwright.sync_api import Locator, expect

from cinquina.games import games
from cinquina.learn.lesson import Lesson, lessons_of
from tests.browser.devices import READY, STAGE, Device
from tests.browser.flow import River
from tests.browser.test_windows import measured, overlap

GUIDED = [lesson for game in games() for lesson in lessons_of(game) if lesson.kind == "guided"]
every_guided_game = pytest.mark.parametrize("lesson", GUIDED, ids=lambda each: each.game)
AIM = {"flow": "n"}  # the key by which something is chosen, where that is not the space bar

NOWHERE = {"x": 0, "y": 0, "width": 0, "height": 0}

# Something was decided and is seen, or the position is another one.
MOVED = """(before) => {
  const { acts, kind, step } = document.querySelector('[data-testid=lesson]').dataset
  return kind !== 'film' && `${acts} ${step} ${kind}` !== before
}"""


class Learner:
    def __init__(self, device: Device, lesson: str) -> None:
        self.device = device
        self.page = device.page
        self.game = lesson.partition("/")[0]
        device.go(f"/learn/{lesson}")
        device.see("[data-testid=lesson][data-kind]:not([data-kind=film])")

    @property
    def lesson(self) -> Locator:
        return self.device.by("lesson")

    @property
    def kind(self) -> str:
        return self.lesson.get_attribute("data-kind") or ""

    def press(self, key: str) -> None:
        """A key that leads on."""
        data = [self.lesson.get_attribute(f"data-{name}") for name in ("acts", "step", "kind")]
        self.page.keyboard.press(key)
        self.page.wait_for_function(MOVED, arg=" ".join(each or "" for each in data))

    def hinted(self) -> None:
        self.page.keyboard.press("h")
        self.device.see("[data-testid=hint]")
        self.device.see(READY)
        self.press("Enter")

    def decide(self) -> None:
        self.device.see(READY, STAGE)
        if not self.page.locator(READY).count():
            self.page.keyboard.press(AIM.get(self.game, " "))
            self.device.see(READY)
        self.press("Enter")


@every_guided_game
def test_a_guided_game_by_keyboard(device, lesson: Lesson):
    """Step by step as the hints say, on without them, and at last to a real table."""
    ada = device()
    learner = Learner(ada, f"{lesson.game}/{lesson.lesson}")
    lit = 0
    while learner.kind in ("say", "ask"):
        if learner.lesson.get_attribute("data-glows") != "0":
            ada.see("[data-testid=spots] span")
            lit += 1
        if learner.kind == "say":
            learner.press("Enter")
        else:
            learner.hinted()
    assert lit
    if learner.kind == "free":  # ideas are there as before
        learner.hinted()
    while learner.kind == "free":
        learner.decide()
    expect(ada.prompt).to_contain_text("Done, with")
    ada.see(READY)
    ada.page.keyboard.press("Enter")
    ada.seated()
    assert ada.update()["table"]["game"] == lesson.game


def test_a_wrong_decision_and_a_lesson_that_is_left(device):
    ada = device()
    learner = Learner(ada, "foldris/drop")
    ada.hear("Turn the T so that it fills the gap")
    ada.hear("Look at the card and square (4,1).")
    learner.decide()
    expect(ada.prompt).to_contain_text("now it shuts in an empty square")
    ada.hear("now it shuts in an empty square")
    ada.see(READY)
    learner.press("Enter")
    expect(ada.prompt).to_contain_text("Turn the T")
    expect(ada.page.locator(READY)).to_have_count(0)  # what was wrong is no longer in hand
    learner.hinted()
    ada.go("/learn/foldris")
    expect(ada.by("lesson-drop")).to_contain_text("started")
    learner = Learner(ada, "foldris/drop")
    assert learner.lesson.get_attribute("data-step") == "2"
    while learner.kind == "ask":
        learner.hinted()
    expect(ada.prompt).to_have_text("Done, with one star. Without detours there are three.")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Folding lines")
    ada.go("/learn/foldris")
    expect(ada.by("lesson-drop").get_by_role("img")).to_have_attribute("aria-label", "one star out of three")


def test_a_refusal_and_the_rules_lead_to_a_lesson_and_back_to_the_table(device):
    ada = device()
    river = River(ada)
    table = river.sit()
    for _ in ("start", "draw"):
        ada.asked()
        ada.shown(lambda: ada.page.keyboard.press("Enter"))
    ada.asked()
    seq = ada.seq
    river.cell([2, 2]).click(force=True)  # dimmed, and says why
    for link, lesson in (("learn-it", "lay"), ("learn-flow.rules-wave", "waves")):
        if lesson == "waves":
            ada.by("dock-rules").click()
        ada.by(link).click()
        ada.see("[data-testid=lesson][data-kind]:not([data-kind=film])")
        assert ada.page.url.endswith(f"/learn/flow/{lesson}?table={table.rpartition('/')[2]}")
        ada.by("leave-lesson").click()
        ada.seated()
        ada.asked()
        assert ada.page.url.endswith(table) and ada.seq == seq


def test_the_lesson_on_a_refusal_is_offered_while_the_same_is_asked(device):
    ada = device()
    ada.solo("foldris")
    ada.asked()
    asked = ada.prompt.inner_text()
    for _ in range(8):  # to the edge, and against it
        ada.page.keyboard.press("ArrowLeft")
    expect(ada.by("learn-it")).to_be_visible()
    while ada.prompt.inner_text() == asked:  # until another Block comes
        ada.decide()
        ada.asked()
    expect(ada.by("learn-it")).to_have_count(0)


def test_progress_that_makes_no_sense_any_more(device):
    ada = device()
    ada.go("/about")
    ada.page.evaluate(
        """localStorage['cinquina.lessons'] = '{"foldris/drop": {"stars": 2, "progress": {"acts": 7}}}'"""
    )
    learner = Learner(ada, "foldris/drop")
    expect(ada.by("notice")).to_contain_text("starts again from the beginning")
    assert learner.lesson.get_attribute("data-step") == "1"
    ada.go("/learn/foldris/dance")
    expect(ada.page.get_by_text("There is no such lesson.")).to_be_visible()
    ada.complaints.clear()  # the browser says that it is missing


@every_guided_game
@pytest.mark.parametrize("language", [pytest.param("en-GB", marks=pytest.mark.soak), "it-IT"])
def test_the_bar_of_a_lesson_leaves_a_phone_room_for_the_whole_board(device, lesson: Lesson, language: str):
    learner = Learner(device(touch=True, language=language), f"{lesson.game}/{lesson.lesson}")
    for width, height in ((390, 844), (360, 640)):
        found = measured(learner.device, width, height)
        regions = found["regions"]
        under = [
            name for name in ("main", "rail", "others") if overlap(regions.get(name, NOWHERE), regions["bar"])
        ]
        assert (under, found["cut"]) == ([], []), f"{width} x {height}"


@pytest.mark.soak
@every_guided_game
def test_a_guided_game_by_touch(device, lesson: Lesson):
    ada = device(width=390, height=844, touch=True)
    learner = Learner(ada, f"{lesson.game}/{lesson.lesson}")
    while learner.kind in ("say", "ask"):
        if learner.kind == "ask":
            ada.by("ask-hint").tap()
            ada.see("[data-testid=hint]")
        ada.see(READY)
        data = [learner.lesson.get_attribute(f"data-{name}") for name in ("acts", "step", "kind")]
        ada.confirm.tap()
        ada.page.wait_for_function(MOVED, arg=" ".join(each or "" for each in data))
    assert learner.kind in ("free", "done")


def test_a_newcomer_is_offered_the_guided_game_once(device):
    ada = device(newcomer=True)
    ada.lobby()
    play = ada.offer("foldris").get_by_test_id("play-now")
    play.click()
    expect(ada.by("offer")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.by("offer")).to_be_hidden()
    play.click()
    ada.seated()
    eve = device(newcomer=True)
    eve.lobby()
    eve.offer("foldris").get_by_test_id("play-now").click()
    eve.by("offer-learn").click()
    expect(eve.prompt).to_contain_text("whoever can do so longest wins")
    expect(eve.by("goal")).to_contain_text("Free lines at the top")
    eve.page.evaluate("localStorage.setItem('cinquina.lessons', '{\"foldris/first_game\": {\"stars\": 1}}')")
    eve.lobby()
    eve.offer("foldris").get_by_test_id("play-now").click()
    eve.seated()  # nobody offers a game that was played

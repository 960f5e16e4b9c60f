"""Games by ear: nothing is known but what the live regions say, nothing is done but to type."""

import re
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import expect

from cinquina.games import find
from tests.browser.boards import ADA
from tests.browser.devices import Device

# What was said from some announcement on, once it contains what is waited for.
SAID = r"""([first, wanted]) => {
  const said = heard.slice(first).join('\n')
  return new RegExp(wanted).test(said) ? [heard.length, said] : null
}"""
# How the first of the choices that are told is written: at the end of a choice in words, else before what it brings.
FIRST = re.compile(r"choices?\.\n(?:.*?Type (.+?)\.$|(.+?)[:,.](?=\s|$))", re.MULTILINE)
OVER = "The game is over"
LONGEST = 200  # decisions of a game
OPENING = 8
ROUND_MS = 4000
BOT = {"kind": "bot", "level": "newcomer"}


class Heard(NamedTuple):
    """What a game lets one hear."""

    chosen: dict[str, Any]  # the table
    asked: str  # when a decision is owed
    end: str  # when there is none any more


HEARD = {
    "foldris": Heard(
        {"chairs": [ADA, BOT, BOT]},
        r"Draw the \w Block|lets you draw the \w Block",
        r"wins?\b|share the victory",
    ),
    "pentris": Heard(
        {"chairs": [ADA]},
        r"Choose a piece|Where does it go|Claim a group|Nothing fits into your chute",
        r"(highest|higher|next) rank",
    ),
    "rollfold": Heard(
        {"chairs": [ADA, BOT, BOT]},
        r"Take one of the dice|Choose the die|from where\?|Choose another number|[Ff]inish|Turn the sheet",
        r"wins?\b|linked all",
    ),
    "holi": Heard(
        {"chairs": [ADA, BOT, BOT]},
        r"Choose a corner|Throw colour|end your turn|another cell first",
        r"wins? with \d+ points|share the victory",
    ),
    "flow": Heard(
        {"chairs": [ADA, BOT], "settings": {"clock": "turns", "first": "seat_a"}},
        r"start when|Draw a tile|Take one of the|play a card|Place the|discarded|which die|which tile|where does",
        r"(Won|Lost) in round \d+",
    ),
}


class Listener:
    """Somebody who hears the page and types. Reads no board, no prompt and no message: `heard` is all there is."""

    def __init__(self, person: Device, game: str = "foldris") -> None:
        self.person = person
        self.asked = HEARD[game].asked
        self.first = 0  # announcement that was not heard yet

    def hear(self, wanted: str) -> str:
        """Wait until something is said, and take all that was said since."""
        found = self.person.page.wait_for_function(SAID, arg=[self.first, wanted]).json_value()
        self.first, said = int(found[0]), str(found[1])
        return said

    def say(self, words: str) -> None:
        self.person.page.keyboard.type(words)
        self.person.page.keyboard.press("Enter")

    def ask(self, words: str, wanted: str) -> str:
        self.say(words)
        return self.hear(wanted)

    def decide(self) -> None:
        """The first choice of those that are told: they come in a useful order."""
        told = self.ask("what fits", r"choices?\.")
        found = FIRST.search(told)
        assert found, told
        self.say(found[1] or found[2])

    def play(self, most: int = LONGEST) -> str:
        """To the end, or so many decisions; what is heard last."""
        self.person.page.keyboard.press("/")
        said = self.hear(f"{self.asked}|{OVER}")
        for _ in range(most):
            if OVER in said:
                return said
            self.decide()
            said = self.hear(f"{self.asked}|{OVER}")
        assert most < LONGEST, f"the game does not end: {said}"
        return said


def test_foldris_is_played_by_ear(device):
    person = device()
    person.solo()
    end = Listener(person).play()
    assert re.search(r"lines? folded", end), end


def test_pentris_is_opened_by_ear(device):
    person = device()
    person.solo("pentris")
    listener = Listener(person, "pentris")
    assert re.search(listener.asked, listener.play(OPENING))
    chute = person.update()["view"]["seats"][0]["chute"]
    assert len(chute["pieces"]) > 1


def test_what_a_rival_did_is_spoken_before_the_question_that_follows_at_once(device):
    """The two come in tasks of the page a few milliseconds apart."""
    person = device()
    person.open({"game": "holi", "chairs": [ADA, BOT]})
    person.seated()
    Listener(person, "holi").play(OPENING)
    told = person.page.evaluate("heard")
    rival = next(n for n, each in enumerate(told) if re.match(r"Bruno .*(throws|moves)", each))
    assert any("Throw colour" in each for each in told[rival:])


# Counts the cells of a board whose words are written anew.
REWRITTEN = """() => {
  window.rewritten = new Set()
  new MutationObserver((changes) => changes.forEach(({ target }) => {
    const cell = (target.nodeType === 1 ? target : target.parentElement)?.closest('[role=gridcell]')
    if (cell) rewritten.add(cell.dataset.cell)
  })).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


def test_only_cells_that_changed_are_written_anew(device):
    """A screen reader drops what is said in a flood of changes."""
    person = device()
    person.open({"game": "holi", "chairs": [ADA, BOT]})
    person.seated()
    person.asked()
    person.page.evaluate(REWRITTEN)
    Listener(person, "holi").play(1)
    assert len(person.page.evaluate("[...rewritten]")) <= 4


def test_a_choice_that_is_held_says_what_commits_it(device):
    person = device()
    person.solo()
    person.asked()
    person.prick_ears()
    person.page.keyboard.press(" ")
    person.hear("Draw?")


def test_a_dialog_begins_at_itself_and_names_what_it_asks(device):
    person = device(newcomer=True)
    person.lobby()
    person.offer("holi").get_by_test_id("play-now").click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_focused()
    expect(dialog).to_have_accessible_name("Your first game of Holi: Festival of Colors")
    expect(dialog).to_have_accessible_description(re.compile("Shall we play it together"))
    person.page.keyboard.press("Escape")
    expect(person.offer("holi").get_by_test_id("play-now")).to_be_focused()


def test_who_arrives_hears_where_they_are_in_one_utterance(device):
    person = device()
    person.solo()
    person.hear("Draw the")
    [first, *_] = person.page.evaluate(
        "[...document.querySelectorAll('[data-testid=spoken] p')].map((p) => p.textContent).filter((p) => p.trim())"
    )
    assert re.search(r"^\s*Foldris, a game for one\. +Round 1: .*Draw the", first), first


@pytest.mark.soak
@pytest.mark.parametrize("game", HEARD)
def test_a_whole_game_is_played_by_ear(device, game):
    person = device()
    person.open({"game": game, **HEARD[game].chosen})
    person.seated()
    end = Listener(person, game).play()
    assert re.search(HEARD[game].end, end), end


def test_what_one_can_ask_is_told_and_a_mistake_is_explained(device):
    person = device()
    person.solo()
    listener = Listener(person)
    person.page.keyboard.press("/")
    listener.hear(listener.asked)
    assert "row 3: what is filled in a line" in listener.ask("help", "or a question")
    assert "Line 1:" in listener.ask("row 1", "Line 1")
    assert "lines visible" in listener.ask("where am I?", "Round 1")
    assert "0 lines, 2 Bonus points" in listener.ask("punteggio", "Bonus")  # any language is understood
    listener.ask("r0 @9", "does not fit on the sheet")
    listener.ask("abracadabra", "is not understood")


def test_who_begins_by_being_ready_is_asked_aloud_and_can_say_so(clock, device):
    """Bots begin; the first one's turn takes the whole round, so that another begins the next."""
    person = clock.wind(device(clock.address, hasty=False))
    edition = {**msgspec.to_builtins(find("flow").edition(None)), "round_ms": ROUND_MS}
    settings = {"first": "seat_a", "pace": "thoughtful"}
    person.open({"game": "flow", "chairs": [BOT, BOT, ADA], "settings": settings, "edition": edition})
    person.seated()
    listener = Listener(person, "flow")
    asked = r"Anna begins: 4 seconds, all together\. Ready\? The clock stands still: type “ready”, or press Enter\."
    listener.hear(asked)
    expect(person.page).to_have_title("● Your turn · Flow")
    person.page.keyboard.press("/")
    assert "The table waits for you. Are you ready?" in listener.ask("whose turn", "Anna begins")
    assert "ready: say that you are ready" in listener.ask("che cosa posso fare", "ready:")
    assert "not your turn" not in listener.ask("draw", "type “ready”")
    listener.say("Pronti!")
    expect(person.by("clock")).to_be_visible()
    expect(person.page).to_have_title("Flow · Cinquina")
    clock.let_pass(ROUND_MS)
    clock.step_until(lambda: person.page.evaluate(SAID, [listener.first, asked.replace("Anna", "Bruno")]))
    person.page.keyboard.press("Escape")  # the command line
    person.confirm.focus()
    person.page.keyboard.press("Enter")
    expect(person.by("clock")).to_be_visible()
    expect(person.page.locator("section.bar")).to_be_focused()

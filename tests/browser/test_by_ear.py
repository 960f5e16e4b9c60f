"""Games by ear: nothing is known but what the live regions say, nothing is done but to type.

A game adds a Listener of its own: what it hears when it is asked, and which words it answers with.
"""

import re

import pytest

from tests.browser.boards import ADA
from tests.browser.devices import Device

# What was said from some announcement on, once it contains what is waited for.
SAID = r"""([first, wanted]) => {
  const said = heard.slice(first).map((each) => each.replaceAll('\u00a0', ' ')).join('\n')
  return new RegExp(wanted).test(said) ? [heard.length, said] : null
}"""
LONGEST = 200  # decisions of a game
OPENING = 8
BOT = {"kind": "bot", "level": "newcomer"}


class Listener:
    """Somebody who hears the page and types. Reads no board, no prompt and no message: `heard` is all there is."""

    asked: str  # what is heard when a decision is owed
    over: str  # and when there is none any more

    def __init__(self, person: Device) -> None:
        self.person = person
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

    def decide(self, said: str) -> str:
        """The words for a decision, from what is heard; a game asks for more first."""
        raise NotImplementedError

    def play(self, most: int = LONGEST) -> str:
        """To the end, or so many decisions; what is heard last."""
        self.person.page.keyboard.press("/")
        said = self.hear(f"{self.asked}|{self.over}")
        for _ in range(most):
            if re.search(self.over, said):
                return said
            self.say(self.decide(said))
            said = self.hear(f"{self.asked}|{self.over}")
        assert most < LONGEST, f"the game does not end: {said}"
        return said


class FoldrisListener(Listener):
    asked = r"Draw the \w Block|lets you draw the \w Block"
    over = "The game is over"

    def decide(self, said: str) -> str:
        """The first place of those that fit: they come in a useful order."""
        fitting = self.ask("what fits", r"choices?\.")
        place = re.search(r"((?:[+-]\w+ )*r\d @\d): line", fitting)
        assert place, fitting
        return place[1]


class PentrisListener(Listener):
    asked = r"Choose a piece|Where does it go|Claim a group|Nothing fits into your chute"
    over = "The game is over|highest rank|next rank"

    def decide(self, said: str) -> str:
        """The first choice of those that are told: they come in a useful order."""
        told = self.ask("what can I do", r"choices?\.")
        found = re.search(r"choices?\. (take \w+|discard \w+|place r\d \w+|claim \w \w+)[:.]", told)
        assert found, told
        return found[1]


def test_foldris_is_played_by_ear(device):
    person = device()
    person.solo()
    listener = FoldrisListener(person)
    end = listener.play()
    assert re.search(r"lines? folded", end), end


def test_pentris_is_opened_by_ear(device):
    person = device()
    person.solo("pentris")
    listener = PentrisListener(person)
    assert re.search(listener.asked, listener.play(OPENING))
    chute = person.update()["view"]["seats"][0]["chute"]
    assert len(chute["pieces"]) > 1


@pytest.mark.soak
def test_pentris_is_played_by_ear(device):
    person = device()
    person.solo("pentris")
    end = PentrisListener(person).play()
    assert re.search(r"rank", end), end


@pytest.mark.soak
def test_foldris_against_bots_is_played_by_ear(device):
    person = device()
    person.play_now()
    listener = FoldrisListener(person)
    end = listener.play()
    assert re.search(r"wins?\b|share the victory", end), end


class HoliListener(Listener):
    asked = r"Choose a corner|Throw colour|end your turn|another cell first"
    over = "The game is over"

    def decide(self, said: str) -> str:
        """What brings most; it comes first."""
        fitting = self.ask("what fits", r"choices?\.")
        way = re.search(r"((?:up|down) \w+ [\w+]+|(?:move|corner) \w+|climb\w*|end_turn): ", fitting)
        assert way, fitting
        return way[1]


@pytest.mark.soak
def test_holi_is_played_by_ear(device):
    person = device()
    person.play_now("holi")
    end = HoliListener(person).play()
    assert re.search(r"wins? with \d+ points|share the victory", end), end


class RollfoldListener(Listener):
    asked = r"Take one of the dice|Choose the die|from where\?|Choose another number|[Ff]inish|Turn the sheet"
    over = "The game is over"

    def decide(self, said: str) -> str:
        """What wins, folds or brings most; it comes first."""
        fitting = self.ask("what fits", r"choices?\.")
        found = re.search(r"choices?\. ([^:,.]+)[:,.]", fitting)
        assert found, fitting
        return found[1]


@pytest.mark.soak
def test_rollfold_is_played_by_ear(device):
    person = device()
    person.open({"game": "rollfold", "mode": "level1", "chairs": [ADA, BOT, BOT]})
    person.seated()
    end = RollfoldListener(person).play()
    assert re.search(r"wins?\b|linked all", end), end


class FlowListener(Listener):
    asked = r"start when|Draw a tile|Take one of the|play a card|Place the|discarded|which die|which tile|where shall"
    over = "The game is over"

    def decide(self, said: str) -> str:
        """What wins, or leaves the fewest tiles missing; it comes first."""
        fitting = self.ask("what fits", r"choices?\.")
        found = re.search(r"choices?\. (\w+(?: [^:.]+)?)[:.]", fitting)
        assert found, fitting
        return found[1]


@pytest.mark.soak
def test_flow_is_played_by_ear(device):
    person = device()
    person.open({"game": "flow", "chairs": [ADA, BOT], "settings": {"clock": "turns", "first": "seat_a"}})
    person.seated()
    end = FlowListener(person).play()
    assert re.search(r"all (win|lose) in round \d+", end), end


def test_what_one_can_ask_is_told_and_a_mistake_is_explained(device):
    person = device()
    person.solo()
    listener = FoldrisListener(person)
    person.page.keyboard.press("/")
    listener.hear(listener.asked)
    assert "row 3: what is filled in a line" in listener.ask("help", "or a question")
    assert "Line 1:" in listener.ask("row 1", "Line 1")
    assert "lines visible" in listener.ask("where am I?", "Round 1")
    assert "0 lines, 2 Bonus points" in listener.ask("punteggio", "Bonus")  # any language is understood
    listener.ask("r0 @9", "does not fit into the sheet")
    listener.ask("abracadabra", "is not understood")

"""Somebody who hears Orca and types: what was said is all that they know."""

import re
from typing import Any, NamedTuple

from tests.ear.rig import Rig

# Every utterance of the page that is still in its logs.
LOGS = """[...document.querySelectorAll(':is([data-testid=urgent], [data-testid=spoken]) p')]
  .map((place) => [...place.querySelectorAll('[data-n]')])
  .filter((said) => said.length)
  .map((said) => [Number(said[0].dataset.n), said.map((each) => each.textContent.trim())])
  .sort(([a], [b]) => a - b)"""
# Calls back when the board shows what is known after an entry, somebody here is asked or the game is over, and what is
# said of it is in the page.
ASKED = """const [done] = arguments
const table = () => document.querySelector('[data-testid=table]')?.dataset
const asked = () =>
  table()?.seq > BEFORE && parseInt(table().known) === Number(table().seq) &&
  (document.querySelector('[data-testid=result]') || document.querySelector('section.bar.mine .primary'))
const frames = (left) => left ? requestAnimationFrame(() => frames(left - 1)) : asked() ? done() : look()
const look = () => {
  if (asked()) return frames(5)
  const page = new MutationObserver(() => { if (asked()) { page.disconnect(); frames(5) } })
  page.observe(document, { subtree: true, childList: true, attributes: true })
}
look()"""
SEQ = "document.querySelector('[data-testid=table]').dataset.seq"

# What Orca calls things, in English whatever the page speaks.
ROLES = re.compile(r" (toggle button( not)? pressed|push button|dialog|(visited )?link|entry|panel)\b\.?")
CONTROL = r"\b(button|link|entry|box|region|tab)\b"


class Language(NamedTuple):
    """How one plays in a language."""

    play: str  # the button of the lobby, and without a clock
    calm: str
    decline: str  # the guided game
    field: str  # the command line
    fits: str  # asks for the choices
    choices: str  # their answer, and how the first of them is written
    first: re.Pattern[str]
    over: str


LANGUAGES = {
    "en": Language(
        play="Play {title}",
        calm="No clock {title}",
        decline="No, just play",
        field="Type a decision or a question",
        fits="what fits",
        choices=r"choices?\.",
        first=re.compile(r"choices?\. (?:.*?Type (.+?)\.(?:\s|$)|(.+?)(?:: |, |\.(?:\s|$)))"),
        over="The game is over",
    ),
    "it": Language(
        play="Gioca {title}",
        calm="Senza tempo {title}",
        decline="No, gioco e basta",
        field="Scrivi una decisione o una domanda",
        fits="che cosa ci sta",
        choices=r"scelt[ae]\.",
        first=re.compile(r"scelt[ae]\. (?:.*?Scrivi (.+?)\.(?:\s|$)|(.+?)(?:: |, |\.(?:\s|$)))"),
        over="La partita è finita",
    ),
}


class Player:
    def __init__(self, rig: Rig, language: str = "en") -> None:
        self.rig = rig
        self.language = language
        self.words = LANGUAGES[language]
        self.transcript: list[str] = []
        self.seq = -1  # how many entries of the log the board showed when one was asked last
        self.known = 0  # the number of the page's last utterance that was spoken
        self.remarks: list[str] = []  # what Orca said besides

    def hear(self) -> str:
        """Hear the page's next utterance, and all that it says with it."""
        heard = self.next()
        while waiting := self.unspoken():
            heard += self.next(waiting)
        return " ".join(heard)

    def asked(self) -> str:
        """Hear all that is said until one is asked, or the game is over."""
        self.rig.marionette.wait(ASKED.replace("BEFORE", str(self.seq)))
        self.seq = int(self.rig.marionette.evaluate(SEQ))
        heard: list[str] = []
        while waiting := self.unspoken():
            heard += self.next(waiting)
        return " ".join(heard)

    def unspoken(self) -> list[Any]:
        return [each for each in self.rig.marionette.evaluate(LOGS) if each[0] > self.known]

    def next(self, waiting: list[Any] | None = None) -> list[str]:
        """Return the sentences of the page's next utterance, as Orca speaks it."""
        while True:
            spoken = self.rig.next()
            waiting = [*(waiting or ()), *self.unspoken()]
            matching = [(n, said) for n, said in waiting if " ".join(said) == " ".join(spoken.split())]
            if not matching:
                self.remarks.append(spoken)
                continue
            number, said = matching[0]
            missed = [each for n, each in waiting if self.known < n < number]
            assert not missed, f"never spoken: {missed}, before {said}"
            self.known = number
            self.transcript += said
            return list(said)

    def press(self, key: str) -> None:
        self.transcript.append(f"> [{key}]")
        self.rig.press(key)

    def say(self, words: str) -> None:
        self.transcript.append(f"> {words}")
        self.rig.type(words)

    def remark(self, wanted: str) -> None:
        """Hear something that Orca says of the page by itself, such as the title of a dialog."""
        self.transcript.append(without_roles(self.rig.hear(wanted)))

    def tab_to(self, name: str) -> None:
        """Go from control to control until one of this name is spoken, and press it."""
        said = ""
        while name not in said:
            self.rig.press("Tab")
            said = self.rig.hear(CONTROL)
        self.transcript += [without_roles(said), "> [Enter]"]
        self.rig.press("Return")


def without_roles(said: str) -> str:
    return ROLES.sub("", said).strip()

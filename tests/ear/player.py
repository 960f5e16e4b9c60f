"""Somebody who hears Orca and types: what was said is all that they know."""

import re

from tests.ear.rig import Rig

# How the first of the choices that are told is written: at the end of a choice in words, else before what it brings.
FIRST = {
    "en": re.compile(r"choices?\.\s+(?:.*?Type (.+?)\.(?:\s|$)|(.+?)[:,.](?=\s|$))"),
    "it": re.compile(r"(?:scelte|scelta)\.\s+(?:.*?[Ss]crivi (.+?)\.(?:\s|$)|(.+?)[:,.](?=\s|$))"),
}
CHOICES = {"en": r"choices?\.", "it": r"scelt[ae]\."}
ASK = {"en": "what fits", "it": "che cosa posso fare"}

# All that the page said aloud and still has.
SAID = """[...document.querySelectorAll(':is([data-testid=urgent], [data-testid=spoken]) [data-n]')]
  .map((each) => each.textContent)"""


class Player:
    def __init__(self, rig: Rig) -> None:
        self.rig = rig
        self.transcript: list[str] = []

    def hear(self, wanted: str) -> str:
        """Wait until something is said, and until all is spoken that the page has said by then."""
        said = self.rig.hear(wanted)
        for sentence in self.rig.marionette.evaluate(SAID):
            pass
        self.transcript += said
        return "\n".join(said)

    def press(self, key: str) -> None:
        self.transcript.append(f"> [{key}]")
        self.rig.press(key)

    def say(self, words: str) -> None:
        self.transcript.append(f"> {words}")
        self.rig.type(words)

    def tab_to(self, name: str) -> None:
        """Go from control to control until one of this name is spoken."""
        self.transcript.append(f"> [Tab] … {name}")
        said: list[str] = []
        while not any(name in each for each in said):
            self.rig.press("Tab")
            said += self.rig.hear(r"(?i)\b(button|link|entry|region|clickable|box)\b")
        self.transcript.append(said[-1])

"""The board of a game on the screen: the picture, and its texts in the person's language."""

from collections.abc import Sequence
from typing import Any

from cinquina.cli.screen import Screen
from cinquina.core.rules import Rules
from cinquina.locales import Texts


def show_board(screen: Screen, texts: Texts, names: Sequence[str], rules: Rules, view: Any) -> None:
    screen.say()
    screen.picture(rules.picture(view))
    if legend := rules.legend(view):
        screen.say()
        screen.columns([texts.event(each, names) for each in legend])
    screen.say()

"""Notation by forms: the first word of a decision names its form, a pattern describes the rest."""

import re
from collections.abc import Mapping
from typing import NamedTuple


class Form(NamedTuple):
    what: int  # the action
    pattern: str  # matches the whole text, ignoring case
    example: str = ""  # an example; "" = the word alone
    phase: int = -1  # the phase in which the game asks for it


Forms = Mapping[str, Form]  # by first word


def read_form(forms: Forms, words: str) -> tuple[int, re.Match[str] | None]:
    """Return the action of the words and the match of its pattern; None if no form matches."""
    form = forms.get(first_word(words), Form(-1, r"(?!)"))
    return form.what, re.fullmatch(form.pattern, words, re.ASCII | re.IGNORECASE)


def example_of(forms: Forms, words: str, due: str) -> str:
    """Return an example of the form with the first word of the input, or of the form `due`."""
    meant = first_word(words)
    word = meant if meant in forms else due
    return (forms[word].example if word in forms else "") or word


def first_word(words: str) -> str:
    return words.partition(" ")[0].lower()

"""Notation by forms: the first word of a decision says what it is, and a pattern what follows."""

import re
from collections.abc import Mapping
from typing import NamedTuple


class Form(NamedTuple):
    what: int  # the action
    pattern: str  # of the whole text, in small or capital letters
    example: str = ""  # how to write it; "" = the word is all
    phase: int = -1  # to which it belongs, where the game asks


Forms = Mapping[str, Form]  # by the first word


def read_form(forms: Forms, words: str) -> tuple[int, re.Match[str] | None]:
    """Return the action that is meant, and the match of its pattern; None where the words have no such form."""
    form = forms.get(first_word(words), Form(-1, r"(?!)"))
    return form.what, re.fullmatch(form.pattern, words, re.ASCII | re.IGNORECASE)


def example_of(forms: Forms, words: str, due: str) -> str:
    """Return how to write what was meant, by its first word; without one of the forms, what is due."""
    meant = first_word(words)
    word = meant if meant in forms else due
    return (forms[word].example if word in forms else "") or word


def first_word(words: str) -> str:
    return words.partition(" ")[0].lower()

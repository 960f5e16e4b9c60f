"""Parser of typed questions, in all languages at once, whichever the page or the terminal uses.

A question's text has its wordings, separated by semicolons, with placeholders for its subject, as in
`foldris-question-line = row <line>; row <line> of <seat>`. The placeholder `seat` stands for a player.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from cinquina.core.answers import ACTS, QUESTIONS, Question
from cinquina.core.errors import Refusal
from cinquina.core.refusals import NoSuchPlayer
from cinquina.core.rules import Rules
from cinquina.core.who import LETTERS
from cinquina.locales import LANGUAGES, Texts

HOLE = re.compile(r"<(\w+)>")


def question_ids_of(rules: Rules) -> tuple[str, ...]:
    """Return the ids of the questions that the game answers itself."""
    return tuple(rules.parts.answers.QUESTIONS) if rules.parts.answers else ()


def parse_question(rules: Rules, text: str, names: Sequence[str]) -> Question | None:
    """Return the question that a text asks, or None."""
    found = match_wording(rules, text)
    if found is None or found[0] in ACTS:
        return None
    id, words = found
    named = words.pop("seat", None)
    return Question(id, words, None if named is None else find_player(named, names, rules.setup.seats))


def match_wording(rules: Rules, text: str) -> tuple[str, dict[str, str]] | None:
    """Return the id of the question or act whose wording a text matches, with the values of its placeholders. Return
    None if nothing matches."""
    said = normalize_text(text)
    for pattern, id in all_wordings(rules.setup.game, question_ids_of(rules)):
        if found := pattern.fullmatch(said):
            return id, found.groupdict()
    return None


def find_player(word: str, names: Sequence[str], seats: int) -> int:
    """Return a seat by its letter, or by the name of its player."""
    known = [normalize_text(name) for name in names[:seats]]
    if word in known:
        return known.index(word)
    letter = LETTERS.find(word.upper()) if len(word) == 1 else -1
    if not 0 <= letter < seats:
        raise Refusal(NoSuchPlayer(text=word[:80]))
    return letter


@cache
def all_wordings(game: str, own: tuple[str, ...]) -> list[tuple[re.Pattern[str], str]]:
    """Return a pattern and an id for every wording, the most precise first: `read sheet of B` before `read B`."""
    texts = [Texts(language) for language in LANGUAGES]
    ids = [*((game, id) for id in own), *(("core", id) for id in QUESTIONS + ACTS)]
    found = [
        (wording.strip(), id)
        for owner, id in ids
        for each in texts
        for wording in each.say(f"{owner}-question-{id}").split(";")
    ]
    found.sort(key=lambda each: -len(HOLE.sub("", each[0])))
    return [(pattern_of(wording), id) for wording, id in found]


def pattern_of(wording: str) -> re.Pattern[str]:
    parts = HOLE.split(wording)  # words and names of placeholders alternate
    return re.compile(
        "".join(
            f"(?P<{part}>.+)" if n % 2 else re.escape(remove_accents(part)) for n, part in enumerate(parts)
        )
    )


def normalize_text(text: str) -> str:
    """Normalize a typed text: remove capitals, accents, curly apostrophes, question marks and extra spaces."""
    return " ".join(remove_accents(text).replace("?", " ").replace("!", " ").split()).rstrip(".")


def remove_accents(text: str) -> str:
    marks = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(mark for mark in marks if not unicodedata.combining(mark))

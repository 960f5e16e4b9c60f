"""Every message in words: rendered with every fact that it declares, it leaves nothing raw."""

import re
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

from cinquina.core.errors import Refusal
from cinquina.core.event import Event, Name, Seat, Told, id_of, names_of
from cinquina.games import games
from cinquina.locales import LANGUAGES, Texts
from cinquina.locales.fluent import Bundle, Missing
from tests.test_locales import CODE, declared, messages, own_events, refusals, texts

PLAYERS = ["Anna", "Bruno", "Clara"]
PREFIXES = ["core", "table", *(game.id for game in games())]
RAW = re.compile(rf"[{{}}]|\b(?:{'|'.join([*PREFIXES, 'web', 'cli'])})[.-][a-z]")
NAMES = {"X": dict.fromkeys(LANGUAGES, "Ics")}
TOLD = Told("core.answer_over", {})


def values_of(kind: Any, words: list[str]) -> list[Any]:
    """Return sample values of a fact's type; `words` are those that a text distinguishes."""
    if kind == Seat:
        return [0, 1]
    if kind == Name:
        return ["X"]
    if kind is bool:
        return [True, False]
    if kind in (int, float):
        return [kind(0), kind(1), kind(2)]
    if kind is str:
        return [*words, "A1"]
    if kind is Told or (isinstance(kind, type) and issubclass(kind, Told)):
        return [TOLD]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return list(args)
    if origin in (Union, UnionType):
        return [value for each in args for value in ([None] if each is NoneType else values_of(each, words))]
    if origin is tuple:
        return [tuple(values_of(each, words)[0] for each in args if each is not ...)]
    if origin is list:
        found = values_of(args[0], words)
        return [found[:1], found[-1:] + found[:1]]
    if origin is dict:
        return [{values_of(args[0], words)[0]: values_of(args[1], words)[0]}]
    raise AssertionError(f"no samples of {kind}")


def variants(text_id: str, lang: str) -> dict[str, list[str]]:
    """Return the words that the texts of a game distinguish, by fact."""
    found: dict[str, list[str]] = {}
    for id, text in texts(lang).items():
        if id.partition("-")[0] in (text_id.partition("-")[0], "core"):
            for selector, _ in text.selectors:
                fact = re.match(r"\$(\w+)", selector)
                if fact:
                    keys = re.findall(r"\[([a-zA-Z_]\w*)\]", selector)
                    found.setdefault(fact[1], []).extend(each for each in keys if each not in PLURALS)
    return found


PLURALS = ("zero", "one", "two", "few", "many", "other", "true", "false")


def samples(kind: type[Event], lang: str) -> Iterator[Event]:
    """Yield events that have each value of each fact at least once."""
    hints = get_type_hints(kind, include_extras=True)
    words = variants(id_of(kind).replace(".", "-"), lang)
    facts = {
        field: values_of(hints[field], list(dict.fromkeys(words.get(name, []))))
        for name, field in names_of(kind)
    }
    usual = {field: values[0] for field, values in facts.items()}
    yield kind(**usual)
    for field, values in facts.items():
        for value in values[1:]:
            yield kind(**{**usual, field: value})


@pytest.fixture
def gaps_show(monkeypatch):
    """Show a fact that is missing in braces, as the page does."""
    honest = Bundle.as_text

    def shown(self, value):
        return f"{{{value}}}" if isinstance(value, Missing) else honest(self, value)

    monkeypatch.setattr(Bundle, "as_text", shown)


def spoken(lang: str) -> Texts:
    found = Texts(lang)
    found.words = NAMES
    return found


@pytest.mark.usefixtures("gaps_show")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("prefix", PREFIXES)
def test_every_message_is_words_whatever_its_facts_are(prefix, lang):
    speaker = spoken(lang)
    asked = own_events(prefix, ("choices",)) if prefix not in ("core", "table") else []
    told = [
        (event.id, speaker.event(event, PLAYERS, reader))
        for kind in declared(prefix)
        for event in samples(kind, lang)
        for reader in (0, None)
    ]
    # A question also gets the seat that is asked.
    told += [
        (event.id, speaker.event(Told(event.id, {"seat": 0, **event.facts}), PLAYERS))
        for kind in asked
        for event in samples(kind, lang)
    ]
    refused = [] if prefix == "core" else refusals(prefix)
    told += [
        (event.id, speaker.refusal(Refusal(event), PLAYERS).rpartition(" (")[0])
        for kind in refused
        for event in samples(kind, lang)
    ]
    assert told
    assert {id: text for id, text in told if RAW.search(text)} == {}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_question_without_facts_asks_for_the_seat_alone(game):
    said = {each for text in CODE.values() for each in re.findall(rf'Worded\("{game.id}\.(asks\w*)"', text)}
    for lang in LANGUAGES:
        for id in said:
            assert messages(lang)[f"{game.id}-{id}"] <= {"seat", "you"}, id

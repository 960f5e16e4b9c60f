"""What happened, as players read it: every decision in words, cards by their names, and hidden cards by none."""

import re

import pytest

from cinquina.core.registry import find
from cinquina.locales import LANGUAGES, Texts
from tests.battery.play import Walk

NAMES = ["Ada", "Bea", "Carla"]
# What only the notation and the texts' files know: ids of cards and texts, words of the notation, a missing fact.
CODES = re.compile(r"\b[CVG]\d\d\b|_|\{|holi")
FACES = {lang: [card.name[lang] for card in find("holi").edition(None).cards] for lang in LANGUAGES}


@pytest.mark.both
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_is_told_in_words_and_what_is_hidden_is_not_named(lang: str):
    game = find("holi")
    rules = game.rules(game.setup(3, "drawn", {"rivalry_count": 3}))
    texts = Texts(lang)
    texts.words = rules.words()
    walk, seen = Walk(rules, seed=2), set()
    for _ in walk:
        if not walk.log:
            continue
        entry = walk.log[-1]
        for viewer in (None, 0, 1, 2):
            told = [texts.event(each.event, NAMES) for each in walk.told if each.reaches(viewer)]
            assert told, f"nothing is told of {entry.text}"
            assert not [each for each in told if CODES.search(each)]
            named = [face for face in FACES[lang] if any(f" {each}".endswith(f" {face}") for each in told)]
            if entry.text.startswith(("down ", "draw ")):
                owner = walk.told[0].event.facts["seat"]
                assert len(named) == (owner == viewer), (entry.text, viewer, told)
        seen.add(entry.text.split()[0])
    assert seen >= {"rivalry", "first", "corner", "draw", "up", "down", "move", "end_turn"}


@pytest.mark.parametrize(
    ("lang", "legend"),
    [
        ("en", ["V01 Sweet Tooth. 2 points for each of your sweets.", "C01 Line"]),
        ("it", ["V01 Golosoni. 2 punti per ogni tuo dolcetto.", "C01 Linea"]),
    ],
)
def test_the_legend_has_the_words_of_the_edition(lang: str, legend: list[str]):
    game = find("holi")
    rules = game.rules(game.setup(2, "chosen", {"rivalry_cards": ["V01"]}))
    state = rules.load({"A": {"pawn": "1C3", "hand": ["C01"]}, "B": {"pawn": "1F6", "hand": ["C02"]}})
    texts = Texts(lang)
    texts.words = rules.words()
    assert [texts.event(event, NAMES) for event in rules.legend(rules.view(state, 0))] == legend

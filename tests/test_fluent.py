"""Texts are formatted as fluent.runtime formats them: every message of ours, and what Fluent can do besides."""

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from cinquina.locales import HOME, LANGUAGES, capital, signed, with_d
from cinquina.locales.fluent import Bundle, Number, parse_file

FUNCTIONS: dict[str, Any] = {
    "AD": partial(with_d, "a"),
    "ED": partial(with_d, "e"),
    "CAPITAL": capital,
    "SIGNED": signed,
    "NOTATION": str,
}
TIMES = 6  # that each text is formatted, with other facts
# A word that is called like a plural; fluent.runtime takes it for a number, the browser does not.
CATEGORIES = {"one", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 11, 21, 1000, 1234567, -3, 0.5, 1.0, 1.5, 2.4375, -1234.5)


class Facts(Visitor):
    """The variables of a resource, and the keys of its variants, which are what decides."""

    def __init__(self, resource: ast.Resource) -> None:
        self.names: set[str] = set()
        self.words: set[str] = {"Anna", "Bruno, Ada"}
        self.visit(resource)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier):
            self.words.add(node.key.name)
        self.generic_visit(node)


def both(lang: str, paths: list[Path]) -> tuple[Bundle, FluentBundle]:
    ours, theirs = Bundle(lang, FUNCTIONS), FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for path in paths:
        ours.add(parse_file(path))
        theirs.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return ours, theirs


def patterns(ours: Bundle, theirs: FluentBundle, id: str):
    one, other = ours.message(id), theirs.get_message(id)
    assert one is not None
    assert list(one.attributes) == list(other.attributes)
    pairs = [(one.attributes[name], other.attributes[name]) for name in one.attributes]
    return [*pairs, (one.value, other.value)] if other.value else pairs


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(path.name for path in (HOME / "en").glob("*.ftl")))
def test_every_message_is_formatted_alike(lang: str, name: str):
    path = HOME / lang / name
    phrases = HOME / lang / f"{name.partition('-')[0].removesuffix('.ftl')}.ftl"
    used = [HOME / lang / "core.ftl", phrases, path]
    ours, theirs = both(lang, list(dict.fromkeys(each for each in used if each.exists())))
    facts = Facts(parse_file(path))
    names, words = sorted(facts.names), sorted(facts.words - CATEGORIES)
    chance = Random(1)
    ids = [entry.id.name for entry in parse_file(path).body if isinstance(entry, ast.Message)]
    assert ids
    for id in ids:
        for one, other in patterns(ours, theirs, id):
            assert isinstance(one({}), str)  # facts that are missing have their names for it
            for _ in range(TIMES):
                args = {each: chance.choice(NUMBERS if chance.random() < 0.5 else words) for each in names}
                assert one(args) == theirs.format_pattern(other, args)[0], (id, args)


MORE = """
term = { -brand(case: "genitive") } and { -brand } { -brand.gender ->
    [she] she
   *[it] it
}
-brand = { $case ->
    [genitive] Cinquina’s
   *[nominative] Cinquina
}
    .gender = she
nested = { NUMBER($n, minimumFractionDigits: 2) } { { $n } } { "\\u00e8 {" } { 3 } { 2.50 }
plural = { NUMBER($n, maximumFractionDigits: 0) ->
    [0] none
    [one] one
    [few] few
    [many] many
   *[other] other
}
lost = { $unknown } { nowhere } { nested.nothing }
lines =
    first
      second
    { $n }
"""


@pytest.mark.parametrize("lang", ["en", "it", "de", "fr", "pl", "cs", "ru", "ja"])
def test_what_fluent_can_do_besides_is_formatted_alike(lang: str, tmp_path: Path):
    path = tmp_path / "more.ftl"
    path.write_text(MORE, encoding="utf-8")
    ours, theirs = both(lang, [path])
    for id in ("term", "nested", "plural", "lost", "lines"):
        for one, other in patterns(ours, theirs, id):
            for number in NUMBERS:
                given = {"n": number}
                assert one(given) == theirs.format_pattern(other, given)[0], (id, number)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("digits", [(0, 0), (0, 2), (1, 1), (2, 4)])
def test_numbers_look_alike(lang: str, digits: tuple[int, int]):
    ours, theirs = both(lang, [HOME / lang / "core.ftl"])
    ((one, other),) = patterns(ours, theirs, "core-number")
    least, most = digits
    for number in (*NUMBERS, 0.125, 0.375, 99999.995):
        shown = fluent_number(number, minimumFractionDigits=least, maximumFractionDigits=most)
        assert (
            one({"value": Number(number, least, most)}) == theirs.format_pattern(other, {"value": shown})[0]
        )

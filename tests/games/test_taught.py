"""What docs/developers/taught.md says of each ruling is so."""

import re
from pathlib import Path

import pytest

from cinquina.core.registry import find
from cinquina.games import games
from cinquina.learn.lesson import lessons_of
from cinquina.locales import Texts

DOCS = Path(__file__).resolve().parents[2] / "docs"
RULING = re.compile(r"^(?:\| |- \*\*)(R\d+)\b", re.MULTILINE)
NO_LESSON = ("rules-keys", "rules-secret")
TAUGHT = [game.id for game in games() if lessons_of(game)]


def table(game: str) -> dict[str, tuple[set[str], set[str], str]]:
    """By ruling: the lessons, the refusals, and a reason."""
    page = (DOCS / "developers" / "taught.md").read_text(encoding="utf-8")
    lines = page.partition(f"\n## {game}\n")[2].partition("\n## ")[0].splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| R")]
    return {ruling: (names(lessons), names(refusals), reason) for ruling, lessons, refusals, reason in rows}


def names(cell: str) -> set[str]:
    return {name.strip() for name in cell.split(",") if name.strip()}


def rulings(game: str) -> list[str]:
    law = (DOCS / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return RULING.findall(law.partition("\n## Rulings\n")[2].partition("\n## ")[0])


@pytest.mark.parametrize("game", TAUGHT)
def test_every_ruling_is_taught_or_refused_or_has_a_reason(game: str):
    found = table(game)
    assert rulings(game)
    assert list(found) == rulings(game)
    assert [ruling for ruling, where in found.items() if not any(where)] == []


@pytest.mark.parametrize("game", TAUGHT)
def test_the_table_names_the_lessons_of_each_ruling(game: str):
    lessons = lessons_of(find(game))
    named = {ruling: where for ruling, (where, _, _) in table(game).items() if where}
    taught = {ruling for lesson in lessons for ruling in lesson.rules}
    assert named == {
        ruling: {lesson.lesson for lesson in lessons if ruling in lesson.rules} for ruling in taught
    }


@pytest.mark.parametrize("game", TAUGHT)
def test_the_table_names_refusals_that_there_are(game: str):
    texts = Texts("en")
    unknown = [id for _, refusals, _ in table(game).values() for id in refusals if not texts.why_of(id, {})]
    assert unknown == []


@pytest.mark.parametrize("game", TAUGHT)
def test_a_refusal_leads_to_a_lesson_on_its_ruling(game: str):
    lessons = {lesson.lesson: lesson for lesson in lessons_of(find(game))}
    explained = [name for lesson in lessons.values() for name in lesson.explains()]
    assert sorted(explained) == sorted(set(explained))  # by one lesson each
    taught: dict[str, set[str]] = {}
    for where, refusals, _ in table(game).values():
        for id in refusals:
            taught.setdefault(id, set()).update(where)
    lost = {
        id: where
        for id, where in taught.items()
        if where and not any(id in lessons[name].explains() for name in where)
    }
    assert lost == {}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_explains_refusals_that_there_are(game: str):
    texts = Texts("en")
    unknown = [
        f"{lesson.lesson}: {name}"
        for lesson in lessons_of(find(game))
        for name in lesson.refusals
        if not texts.why_of(f"{game}.{name}", {})
    ]
    assert unknown == []


@pytest.mark.parametrize("game", TAUGHT)
def test_every_section_of_the_rules_leads_to_a_lesson(game: str):
    """But those on the hands, and on what is not to be learnt."""
    page = (DOCS.parent / "web" / "src" / "games" / game / "Rules.svelte").read_text(encoding="utf-8")
    sections = {
        name.replace("{level}", level)
        for name in re.findall(rf'title="{game}\.([^"]+)"', page)
        for level in ("2", "3")
    }
    assert sections
    explained = {name for lesson in lessons_of(find(game)) for name in lesson.sections}
    assert explained <= sections
    assert {name for name in sections - explained if not name.endswith(NO_LESSON)} == set()

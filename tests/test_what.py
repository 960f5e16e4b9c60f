"""What is this? Everything on the page that answers has a name and a sentence, in every language."""

import re
from pathlib import Path

import pytest

from cinquina.locales import LANGUAGES
from tests.test_locales import messages

PAGES = Path(__file__).parent.parent / "web" / "src"

# `data-what="foldris.what-card"`, `data-what={own.label ?? 'web.score'}`, `label: 'foldris.what-folded'`; what stands
# in braces within an id is found on the page, not in its text.
TAG = re.compile(
    r"data-what=(?:\"([^\"]*)\"|\{((?:[^{}]|\{[^{}]*\})*)\})"
    r"|\b(?:label|noteLabel): (['`]\w+\.(?:what|web-box)[\w${}-]*['`])"
)
QUOTED = re.compile(r"['`](\w+\.[\w${}.-]+)['`]")
BRACES = re.compile(r"\$?\{[^{}]*\}")


def tagged() -> set[str]:
    """The ids in the sources, with a hole where something is put in."""
    found = set()
    for kind in ("*.ts", "*.svelte"):
        for path in PAGES.rglob(kind):
            if path.name.endswith(".test.ts"):
                continue
            for plain, code, label in TAG.findall(path.read_text(encoding="utf-8")):
                found |= {plain} if plain else set(QUOTED.findall(code or label))
    return {BRACES.sub("*", id).replace(".", "-", 1) for id in found}


def test_tags_are_found():
    assert {
        "flow-what-boat",
        "holi-what-token",
        "rollfold-web-box-*",
        "pentris-what-barred",
    } <= tagged()  # of things on the cells of a board
    assert {"foldris-what-card", "foldris-what-folded", "web-score", "web-state_*", "web-hint"} <= tagged()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_answers_has_a_name_and_a_sentence(lang):
    texts = messages(lang)
    for id in sorted(tagged()):
        pattern = re.compile(re.escape(id).replace(r"\*", r"[\w-]+"))
        named = [each for each in texts if pattern.fullmatch(each) and f"{each}.about" in texts]
        assert named, f"{id} has no name with a sentence"

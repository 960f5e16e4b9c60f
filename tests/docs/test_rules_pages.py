"""The players' rules: one page per game and language, made from the texts and pictures of the rules drawer."""

import pytest

from cinquina.core.game import Game
from cinquina.locales import LANGUAGES
from tools.rules_pages import PICTURES, games_with_law, page, page_file

MOST_WORDS = 900
CASES = [pytest.param(game, lang, id=f"{game.id}-{lang}") for game in games_with_law() for lang in LANGUAGES]


@pytest.mark.parametrize(("game", "lang"), CASES)
def test_the_page_is_made_from_the_texts(game: Game, lang: str):
    written = page_file(game.id, lang).read_text(encoding="utf-8")
    assert written == page(game, lang), "run python -m tools.rules_pages"
    assert len(written.split()) <= MOST_WORDS
    assert "![" in written, "without pictures"


def test_every_picture_is_on_a_page():
    pages = "".join(page(game, "en") for game in games_with_law())
    assert [path.name for path in PICTURES.glob("*.png") if path.name not in pages] == []

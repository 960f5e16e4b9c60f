"""The story of every game that tells one: whole, in words of both languages, without places and notation."""

import re
from functools import cache
from importlib import import_module

import pytest

from cinquina.cli.local_table import LocalTable
from cinquina.core.event import events_in, id_of
from cinquina.core.registry import find
from cinquina.core.story import STORY_END, Chapter
from cinquina.games import games
from cinquina.locales import LANGUAGES, Texts
from cinquina.table.story import Stories

NAMES = ["Anna", "Bruno", "Clara", "Dario", "Elena", "Fabio", "Greta"]

# Cells, paths, turns and the ids of components, as people write them: `(3,5)`, `2B3`, `G7`, `r1 @3`, `Zw4`, `C08`.
CODE = re.compile(
    r"\(\d+,\d+\)|\b[1-3]?[A-M]\d{1,2}\b|\br[0-3]\b|@\d|\b[A-Z][a-z]\d\b|\b[UDLR]{2,}\b|\{ ?\$|\bid=|=\d"
)

TELLING = [game for game in games() if game.rules(game.setup()).parts.story]
TABLES = [
    (game.id, mode.id, seats)
    for game in TELLING
    for mode in game.modes
    for seats in {mode.seats[0], mode.seats[-1]}
]


@cache
def played(game: str, mode: str, seats: int) -> LocalTable:
    """A game that all tests of its table read."""
    local = LocalTable(find(game).setup(seats, mode), ["random"] * seats, 11)
    local.rules = local.table.rules
    local.advance()
    assert local.table.history.is_over
    return local


def lines(chapters: list[Chapter]):
    return [(chapter, line) for chapter in chapters for line in chapter.lines]


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES)
def test_a_game_is_told_in_words_without_places(game, mode, seats):
    local = played(game, mode, seats)
    for language in LANGUAGES:
        texts = Texts(language)
        texts.words = local.rules.words()
        for you in (0, None):
            story = local.table.story(you)
            told = [texts.event(chapter.told, NAMES, you) for chapter in story]
            sentences = [texts.event(line.told, NAMES, you) for _, line in lines(story)]
            assert [each for each in sentences if each[-1] not in ".!"] == []
            told += sentences
            assert [each for each in told if CODE.search(each) or "story_" in each] == []


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES)
def test_a_story_is_whole_and_in_order(game, mode, seats):
    local = played(game, mode, seats)
    moments = local.table.moments(0)
    story = local.table.story(0)
    assert [chapter.number for chapter in story] == list(range(len(story)))
    assert story[-1].told.id == STORY_END
    assert all(line.done for _, line in lines(story))
    for chapter, line in lines(story):
        assert chapter.first <= line.first <= line.last <= chapter.last
        for seq, number in line.details:
            assert number < len(moments[seq].events)
    assert [chapter.first for chapter in story] == sorted(chapter.first for chapter in story)


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES)
def test_a_story_told_bit_by_bit_is_the_story(game, mode, seats):
    """A page that renews its chapters by what each update brings has in the end what one has that comes late."""
    local = played(game, mode, seats)
    again = LocalTable(local.table.header.setup, [""] * seats, 11)
    page: dict[int, Chapter] = {}
    since = 0
    for entry in local.table.log:
        again.table.history.add(entry) if entry.seq >= again.table.seq else None
        fresh = again.table.story(0, since)
        first = min((chapter.number for chapter in fresh), default=len(page))
        page = {number: each for number, each in page.items() if number < first}
        page |= {chapter.number: chapter for chapter in fresh}
        since = again.table.history.count_known(0)
    assert list(page.values()) == Stories().chapters(again.table.history, 0, None)


def test_what_is_taken_back_is_not_told_any_more():
    local = LocalTable(find("foldris").setup(1), ["Anna"], 3)
    before = local.table.story(0)
    local.decide(0, local.rules.texts(local.table.state, 0)[0])
    assert local.table.story(0) != before
    local.undo(0)
    *told, last = [line.told.id for _, line in lines(local.table.story(0))]
    assert last == "table.took_back"
    assert told == [line.told.id for _, line in lines(before)]


@pytest.mark.parametrize("game", [game.id for game in TELLING])
def test_every_line_and_heading_that_a_game_declares_has_words(game):
    lines = import_module(f"{type(find(game)).__module__}.story_lines")
    for kind in events_in(lines.__name__):
        assert id_of(kind).startswith(f"{game}.story_")
        assert all(Texts(language).has(id_of(kind)) for language in LANGUAGES), kind

"""The story of Pentris: what is one line, and what a secret chute leaves out of it."""

from cinquina.cli.local_table import LocalTable
from cinquina.core.event import Event, id_of
from cinquina.core.story import Chapter, StoryLine
from cinquina.games.pentris import GAME
from cinquina.games.pentris.story_lines import StoryPiece, StoryScored
from cinquina.locales import Texts

NAMES = ["Anna", "Bruno"]


def table(mode: str, **settings: object) -> LocalTable:
    local = LocalTable(GAME.setup(2, mode, settings), ["random", "random"], 4)
    local.rules = local.table.rules
    local.advance()
    return local


def words(chapter: Chapter, you: int | None = None) -> list[str]:
    return [Texts("en").event(line.told, NAMES, you) for line in chapter.lines]


def is_told(line: StoryLine, kind: type[Event]) -> bool:
    """Return whether the first clause of a line is of this kind."""
    return any(clause.id == id_of(kind) for clause in line.told.facts.get("clauses", [])[:1])


def test_the_set_up_is_a_line_a_thing():
    """Eight shapes and sixteen tops, four shapes and four pieces: one line each."""
    stacks = table("advanced", first_bag="seat_a").table.story(0)[0]
    names = [line.told.id.removeprefix("pentris.story_") for line in stacks.lines]
    assert names == ["stacks", "pool", "drafted", "drafted"]
    assert len(stacks.lines[0].details) == 8 + 16
    bonus = table("intermediate", first_bag="seat_a", bonus_set="blue").table.story(0)[0]
    (told,) = words(bonus)
    assert told.startswith("Special blue pieces of these shapes come into the bag: ")
    assert len(bonus.lines[0].details) == 4 + 4


def test_of_a_secret_chute_the_others_hear_which_piece_and_how_much():
    local = table("intermediate", chutes="secret")
    own, other = local.table.story(0), local.table.story(1)
    assert [len(chapter.lines) for chapter in own] == [len(chapter.lines) for chapter in other]
    turns = [
        (mine, theirs)
        for one, another in zip(own, other, strict=True)
        for mine, theirs in zip(one.lines, another.lines, strict=True)
        if mine.seat == 0 and is_told(mine, StoryPiece)
    ]
    assert any("effects" in mine.told.facts for mine, _ in turns)
    for mine, theirs in turns:
        assert mine.told.facts["clauses"][0] == theirs.told.facts["clauses"][0]
        assert len(theirs.told.facts["clauses"]) == 1 and "effects" not in theirs.told.facts
        assert theirs.spots == ["A.chute"]
    counts = [line for chapter in other for line in chapter.lines if is_told(line, StoryScored)]
    assert len(counts) == 6
    assert all(line.told.facts["clauses"][0].facts["count"] == 0 for line in counts if line.seat == 0)


def test_what_is_put_back_and_taken_instead_is_one_line():
    setup = GAME.setup(1, "beginner", {"try_before_pick": True})
    local = LocalTable(setup, ["Anna"], 4)
    local.rules = local.table.rules
    local.advance()
    first, second = (text.removeprefix("take ") for text in local.rules.texts(local.table.state, 0))
    lines = []
    for text in (f"take {first}", "untake", f"take {second}"):
        local.decide(0, text)
        local.advance()
        chapter = local.table.story(0)[-1]
        lines.append((words(chapter, 0)[1:], [line.done for line in chapter.lines[1:]]))
    assert lines == [
        ([f"You take the {first[0]}."], [False]),
        ([f"You put the {first[0]} back."], [False]),
        ([f"You take the {second[0]}."], [False]),
    ]

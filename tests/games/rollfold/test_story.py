"""The story of Roll 'Em Fold 'Em: one line a seat and turn, and what a sealed sheet leaves out of it."""

import pytest

from cinquina.cli.local_table import LocalTable
from cinquina.core.event import id_of
from cinquina.games.rollfold import GAME
from cinquina.games.rollfold.events import Drew, Finished, Folded, Linked, Rolled, Shown, Took
from cinquina.games.rollfold.rulebook import Rulebook
from cinquina.games.rollfold.story import Teller
from cinquina.games.rollfold.story_lines import StoryCrosses, StoryStrings, StorySymbols
from cinquina.locales import LANGUAGES, Texts

NAMES = ["Anna", "Bruno"]


def told(events, you, lang="en"):
    rules = GAME.rules(GAME.setup(2, "level1"))
    assert isinstance(rules, Rulebook)
    teller = Teller(rules)
    teller.add_moment(0, events)
    texts = Texts(lang)
    return [texts.event(line.told, NAMES, you) for chapter in teller.chapters() for line in chapter.lines]


OWN = [Drew(0, 3, "A1", ["B1", "C1", "D1"]), Folded(0, "TL", "large"), Finished(0)]
SHOWN = Shown(0, 2, ["C1", "D1"], 1, 1, ["TL large"], False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_is_a_sentence(lang):
    start = [Rolled(4, "1♦2", "4"), Took(0, "white")]
    power = {
        "en": "this corner gives +1 on the black die from the next turn on.",
        "it": "dal prossimo turno questo angolo dà +1 sul dado nero.",
    }
    own = {
        "en": "You take the white die, draw a string of 3 and make a large fold at the top left",
        "it": "Prendi il dado bianco, tracci una serie di 3 e fai una piega grande in alto a sinistra",
    }
    shown = {
        "en": "Anna takes the white die, draws 2 new X’s, marks a winning symbol and makes a large fold"
        " at the top left",
        "it": "Anna prende il dado bianco, traccia 2 nuove X, segna un simbolo vittoria e fa una piega grande"
        " in alto a sinistra",
    }
    assert told([*start, *OWN, SHOWN], 0, lang) == [f"{own[lang]}: {power[lang]}"]
    assert told([*start, Finished(0), SHOWN], 1, lang) == [f"{shown[lang]}: {power[lang]}"]


def test_that_somebody_is_finished_is_no_line():
    assert told([Rolled(4, "3", "4"), Finished(1)], 0) == []
    assert told([Rolled(4, "3", "4"), Finished(1), Shown(1, 0, [], 0, 0, [], False)], 0) == [
        "Bruno draws no new X."
    ]


def test_whoever_links_all_is_told_once():
    *_, last = told([Rolled(9, "3", "4"), *OWN, Linked(0, 3), SHOWN], 0)
    assert last == "You have linked all five winning symbols, with 3 X’s in this turn!"


@pytest.mark.parametrize("visibility", ["sealed", "open"])
def test_of_a_sealed_sheet_the_others_hear_how_many_are_new(visibility):
    local = LocalTable(GAME.setup(2, "level1", {"marking_visibility": visibility}), ["random", "random"], 4)
    local.advance()
    lines = [line for chapter in local.table.story(1) for line in chapter.lines]
    theirs = [line for line in lines if line.seat == 0 and line.told.id.startswith("core.line")]
    clauses = [clause for line in theirs for clause in line.told.facts["clauses"]]
    drawn = {id_of(kind) for kind in (StoryStrings, StoryCrosses)} & {clause.id for clause in clauses}
    assert drawn == {id_of(StoryCrosses if visibility == "sealed" else StoryStrings)}
    turns = [
        (chapter.number, line.seat)
        for chapter in local.table.story(1)
        for line in chapter.lines
        if line in theirs
    ]
    assert len(turns) == len(set(turns))
    symbols = sum(clause.facts["count"] for clause in clauses if clause.id == id_of(StorySymbols))
    assert symbols == sum(
        each.marked for each in local.rules.view(local.table.state, 1).sheets[0].symbols_won
    )

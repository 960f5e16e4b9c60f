"""Questions in words: understood in every language however they are typed, and answered from what a seat sees."""

import re

import pytest

from cinquina.cli.local_table import LocalTable
from cinquina.core.answers import ACTS, QUESTIONS
from cinquina.core.errors import Refusal
from cinquina.core.registry import find
from cinquina.core.rules import Rules
from cinquina.games import games
from cinquina.games.rollfold.answers import parts_of
from cinquina.locales import LANGUAGES, Texts
from cinquina.table.answers import MANY, answer_question, find_act
from cinquina.table.questions import HOLE, match_wording, parse_question, question_ids_of

NAMES = ["Anna", "Bruno", "Clara"]


def foldris(seats: int = 2) -> LocalTable:
    local = LocalTable(find("foldris").setup(seats), ["Anna", *["greedy"] * (seats - 1)], 3)
    local.advance()
    return local


def told(local: LocalTable, text: str, lang: str = "en", seat: int | None = 0) -> list[str]:
    found = answer_question(local.table, seat, text, NAMES)
    assert found is not None, text
    return [Texts(lang).event(each, NAMES, seat) for each in found]


def rules_of(game) -> Rules:
    return game.rules(game.setup())


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_wording_of_every_question_is_understood_as_that_question(game, lang):
    rules, texts = rules_of(game), Texts(lang)
    ids = dict.fromkeys(question_ids_of(rules), game.id)
    for id, owner in {**dict.fromkeys(QUESTIONS, "core"), **ids}.items():
        for wording in texts.say(f"{owner}-question-{id}").split(";"):
            found = parse_question(
                rules, HOLE.sub(lambda hole: "A" if hole[1] == "seat" else "3", wording), NAMES
            )
            assert found is not None and found.id == id, wording


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_question_is_answered_in_words_at_the_start_of_every_game(game):
    setup = game.setup()
    local = LocalTable(setup, ["Anna", *["greedy"] * (setup.seats - 1)], 3)
    seat = local.advance()
    for lang in LANGUAGES:
        texts = Texts(lang)
        texts.words = local.rules.words()
        ids = {**dict.fromkeys(QUESTIONS, "core"), **dict.fromkeys(question_ids_of(local.rules), game.id)}
        for id, owner in ids.items():
            wording = texts.say(f"{owner}-question-{id}").split(";")[0]
            for each in told(
                local, HOLE.sub(lambda hole: "A" if hole[1] == "seat" else "1", wording), lang, seat
            ):
                assert each and "answer_" not in each and "question-" not in each and "{$" not in each, each


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_wording_of_every_act_is_understood_and_is_no_question(game, lang):
    rules = rules_of(game)
    for id in ACTS:
        for wording in Texts(lang).say(f"core-question-{id}").split(";"):
            assert (
                match_wording(rules, wording.upper()) == (id, {})
                and parse_question(rules, wording, NAMES) is None
            ), wording


def test_words_are_taken_as_people_type_them():
    local = foldris()
    assert told(local, "  WHERE am I?? ") == told(local, "where am i")
    assert told(local, "cosa è successo") == told(local, "Cosa e’ successo?".replace("e’", "e"))
    assert told(local, "dov'è Bruno", "it") == told(local, "dov’e bruno?", "it")
    assert told(local, "read B") == told(local, "read sheet of Bruno")


def test_a_decision_is_no_question_and_neither_is_nonsense():
    local = foldris()
    assert answer_question(local.table, 0, local.rules.texts(local.table.state, 0)[0], NAMES) is None
    assert answer_question(local.table, 0, "abracadabra", NAMES) is None


def test_who_is_not_there_is_refused_by_name():
    with pytest.raises(Refusal, match=r"table\.no_such_player"):
        answer_question(foldris().table, 0, "read Zeno", NAMES)


def test_choices_are_few_at_a_time_and_say_how_many_more():
    first, *places, more = told(foldris(), "what fits")
    assert first.endswith("choices.")
    assert len(places) == MANY
    assert int(first.split()[0]) == MANY + int(more.split()[0])
    assert re.search(r"list r\d$", more)
    assert all("Type r1 " in each for each in told(foldris(), "what fits r1")[1 : MANY + 1])
    words = r"(As on the card|Turned (left|right)|Upside down), from column \d: on line \d+\. Type r\d @\d\."
    assert re.fullmatch(words, places[0])


def test_asking_changes_nothing():
    local = foldris()
    before = local.rules.dump(local.table.state), local.table.seq
    for id in QUESTIONS:
        told(local, Texts("en").say(f"core-question-{id}").split(";")[0])
    assert (local.rules.dump(local.table.state), local.table.seq) == before


def test_one_who_watches_is_told_what_is_public():
    local = foldris()
    assert told(local, "score", seat=None) == [
        "Anna: 0 lines, 2 Bonus points.",
        "Bruno: 0 lines, 2 Bonus points.",
    ]
    assert told(local, "what can I do", seat=None) == ["There is nothing to tell."]


def opened(game: str, decisions: int, seed: int = 3) -> LocalTable:
    """A table of two at the decision after these first ones of the list."""
    local = LocalTable(find(game).setup(2), ["Anna", "greedy"], seed)
    for _ in range(decisions):
        seat = local.advance()
        local.decide(seat, local.rules.texts(local.table.state, seat)[0])
    local.advance()
    return local


@pytest.mark.parametrize(("game", "lang", "score"), [("holi", "en", "Bruno"), ("pentris", "it", "Bruno")])
def test_where_points_add_up_the_score_begins_with_totals(game, lang, score):
    local = opened(game, 4)
    totals = [sum(local.rules.scores(local.table.state, seat).values()) for seat in range(2)]
    [answer] = told(local, "score", lang)
    assert re.match(rf"(You|Tu) {totals[0]}, {score} {totals[1]}\. ", answer), answer
    assert len(told(local, f"score of {score}")[0].split(",")) > 1, "the parts"


@pytest.mark.parametrize(
    ("game", "decisions", "words"),
    [
        ("rollfold", 0, r"^3 from A1, down: one face\. Type string 3 A1 DDD\.$"),
        ("holi", 0, r"^Begin at A1, top left\. Type corner A1\.$"),
        (
            "pentris",
            1,
            r"^A2 green, b2 green, b3 yellow star, .*; a green group of 2: .*\. Type place r1 a1\.$",
        ),
    ],
)
def test_choices_are_told_in_the_words_of_their_game(game, decisions, words):
    local = opened(game, decisions)
    answer = told(local, "what fits", seat=local.table.waiting()[0])
    assert any(re.search(words, each) for each in answer), answer


def test_a_way_is_told_by_its_straight_parts():
    parts = [Texts("en").event(each, NAMES) for each in parts_of("DD@K7RRR~")]
    assert parts == ["2 down", "on from the orb at K7", "3 right", "on over the ice"]


def test_the_next_choices_are_told_from_their_number():
    first, second = told(foldris(), "what fits"), told(foldris(), f"what fits from {MANY + 1}")
    assert not set(first[1 : MANY + 1]) & set(second[1 : MANY + 1])
    assert int(second[-1].split()[0]) == int(first[-1].split()[0]) - MANY


def test_the_time_is_told_where_a_clock_runs():
    assert told(foldris(), "time") == ["There is no clock in this game."]


@pytest.mark.parametrize(
    ("typed", "act"), [("hint", "hint"), ("undo", "undo"), ("again", "again"), ("what was said", "said")]
)
def test_what_is_done_in_words_is_no_answer_and_stands_in_the_list(typed, act):
    local = foldris()
    assert answer_question(local.table, 0, typed, NAMES) is None and find_act(local.table, typed) == act
    assert any(each.startswith(f"{typed}: ") for each in told(local, "help"))
    assert find_act(local.table, "abracadabra") is None

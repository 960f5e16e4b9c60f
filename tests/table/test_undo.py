"""Taking back: free while nothing was revealed, else by consent; nothing is deleted and no draw changes."""

import random

import msgspec
import pytest

from cinquina.core.played import Played
from cinquina.core.record import fold
from cinquina.table import consent, undo
from cinquina.table.header import Request
from cinquina.table.history import MARK_EVERY, MARKS_KEPT, History
from tests.table.playing import START, first, logged, new_table, play, play_round, refusal, seen, whole


def ask(table, seat, now=START):
    table.commit(undo.request_undo(table, seat, now))


def answer(table, seats, agree, now=START):
    table.commit(consent.answer_request(table, seats, number(table), agree, now))


def standing(table):
    """The request that stands."""
    found = table.header.request
    assert found is not None
    return found


def number(table):
    return standing(table).number


def test_it_is_free_while_nothing_was_revealed():
    table = new_table("ada bea", "heap")
    play(table, 0, "take 3")
    assert table.can_undo(0) and table.seats_to_agree(0) == []
    ask(table, 0)
    assert logged(table) == ["A take 3", "A undo"]
    assert table.view(0).stones == 21 and table.waiting() == [0]
    assert [event.id for event in table.moments(None)[1].events] == ["table.took_back"]


def test_after_anothers_decision_it_needs_consent_and_they_go_back_together():
    table = new_table("ada bea cleo", "heap")
    play(table, 0, "take 3")
    play(table, 1, "take 2")
    assert table.seats_to_agree(0) == [1, 2]
    ask(table, 0)
    assert table.header.request == Request(0, number=number(table), back=(0, 1))
    answer(table, [1], agree=True)
    assert table.view(0).stones == 16
    answer(table, [2], agree=True)
    assert (table.view(0).stones, table.header) == (21, msgspec.structs.replace(table.header, request=None))
    assert logged(table) == ["A take 3", "B take 2", "B undo", "A undo"]


def test_one_no_ends_the_request():
    table = new_table("ada bea", "heap")
    play(table, 0, "take 3")
    play(table, 1, "take 2")
    ask(table, 0)
    answer(table, [1], agree=False)
    assert table.header.request is None and logged(table) == ["A take 3", "B take 2"]
    assert refusal(lambda: consent.answer_request(table, [1], 3, True, START)).id == "table.no_undo_asked"


def test_the_one_who_asked_ends_the_request_by_playing_on():
    table = new_table("ada bea", "heap")
    play(table, 0, "take 3")
    play(table, 1, "take 2")
    ask(table, 0)
    assert refusal(lambda: undo.request_undo(table, 1, START)).id == "table.undo_asked"
    play(table, 0, "take 1")
    assert table.header.request is None


def test_a_request_can_be_withdrawn_and_names_what_goes_back():
    """P14: before, it stood until somebody answered, and only said "the last decision"."""
    table = new_table("ada bea cleo", "heap")
    play(table, 0, "take 3")
    play(table, 1, "take 2")
    ask(table, 0)
    assert standing(table).back == (0, 1)
    assert refusal(lambda: consent.withdraw(table, [1], number(table), START)).id == "table.not_yours"
    table.commit(consent.withdraw(table, [0], number(table), START))
    assert table.header.request is None and table.view(0).stones == 16
    assert refusal(lambda: consent.withdraw(table, [0], 3, START)).id == "table.no_undo_asked"


def test_who_agreed_is_asked_again_when_more_would_go_back():
    table = new_table("ada bea", "heap")
    play(table, 0, "take 3")
    play(table, 1, "take 2")
    play(table, 0, "take 1")
    ask(table, 1)
    before = number(table)
    assert standing(table).back == (1, 2)
    table.commit(table.change(START, request=msgspec.structs.replace(standing(table), back=(1,))))
    answer(table, [0], agree=True)
    assert standing(table).back == (1, 2) and number(table) != before and table.view(0).stones == 15
    answer(table, [0], agree=True)
    assert table.header.request is None and table.view(0).stones == 18


def test_only_those_who_are_asked_answer():
    table = new_table("ada bea", "heap")
    play(table, 0, "take 3")
    play(table, 1, "take 2")
    ask(table, 0)
    assert (
        refusal(lambda: consent.answer_request(table, [0], number(table), True, START)).id
        == "table.not_asked"
    )


def test_there_must_be_something_to_take_back():
    table = new_table("ada bea", "heap")
    assert not table.can_undo(0)
    assert refusal(lambda: undo.request_undo(table, 0, START)).id == "table.nothing_to_undo"
    play(table, 0, "take 3")
    ask(table, 0)
    assert refusal(lambda: undo.request_undo(table, 0, START)).id == "table.nothing_to_undo"


def test_one_device_with_several_seats_asks_nobody():
    table = new_table("ada ada ada", "heap")
    play(table, 0, "take 3")
    play(table, 1, "take 2")
    assert table.seats_to_agree(0) == []
    ask(table, 0)
    assert table.view(0).stones == 21


# -- Foldris


def test_a_confirmed_block_with_others_at_the_table_is_not_free():
    table = new_table("ada bea")
    play(table, 0)
    assert table.seats_to_agree(0) == [1]


def test_bots_agree_and_go_back_too():
    table = new_table("ada bot")
    play(table, 0)
    play(table, 1)
    play(table, 1)  # the bot is quick: it has decided about the next card already
    ask(table, 0)
    assert [line.split()[1] for line in logged(table)[-2:]] == ["undo", "undo"]
    assert [line[0] for line in logged(table)[-2:]] == ["B", "A"]
    assert table.waiting() == [0]


def test_alone_it_is_always_possible_and_the_same_card_comes_again():
    table = new_table("ada")
    before = table.rules.dump(table.state)
    texts = table.rules.texts(table.state, 0)
    play(table, 0, texts[0])
    revealed = logged(table)[-1]
    ask(table, 0)
    assert table.rules.dump(table.state) == before
    play(table, 0, texts[-1])
    assert logged(table)[-1] == revealed, "nobody can undo until the card suits"
    assert logged(table)[-3] == "A undo"


def test_several_times_goes_back_several_decisions():
    table = new_table("ada")
    start = table.rules.dump(table.state)
    for _ in range(5):
        play_round(table)
    for _ in range(5):
        ask(table, 0)
    assert table.rules.dump(table.state) == start
    assert refusal(lambda: undo.request_undo(table, 0, START)).id == "table.nothing_to_undo"


def test_the_other_decision_of_the_round_stays():
    table = new_table("ada bea")
    play(table, 0)
    kept = first(table, 1)
    play(table, 1, kept)
    card = logged(table)[-1]
    ask(table, 0)
    answer(table, [1], agree=True)
    assert logged(table)[-1] == "A undo" and table.waiting() == [0]
    play(table, 0)
    assert logged(table)[-1] == card
    assert table.waiting() == [0, 1]


def test_a_sealed_decision_that_was_taken_back_stays_sealed_to_the_end():
    table = new_table("ada bea")
    secret = table.rules.texts(table.state, 0)[-1]
    play(table, 0, secret)
    ask(table, 0)
    answer(table, [1], agree=True)
    play(table, 0)
    play(table, 1)
    assert seen(table, 1)[3] == "A ?" and seen(table, 0)[3] == f"A {secret}"
    while not table.is_over:
        play_round(table)
    assert seen(table, 1)[3] == f"A {secret}"


def test_giving_up_is_for_good():
    table = new_table("ada bea cid")
    play_round(table)
    play(table, 0, "resign")
    assert not table.is_over and not table.can_undo(0)
    assert refusal(lambda: undo.request_undo(table, 0, START)).id == "table.nothing_to_undo"


def test_nothing_is_taken_back_after_the_end():
    table = new_table("ada bea")
    play(table, 0, "resign")
    play(table, 1)
    assert table.is_over and not table.can_undo(1)
    assert refusal(lambda: undo.request_undo(table, 0, START)).id == "table.over"


@pytest.mark.parametrize("game", ["foldris", "asta", "heap"])
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_taken_back_the_log_folds_to_the_position(game, seed):
    dice = random.Random(seed)
    table = new_table("ada ada ada", game, seed=seed)
    for _ in range(60):
        if table.is_over:
            break
        seats = [seat for seat in range(3) if table.can_undo(seat)]
        if seats and dice.random() < 0.4:
            ask(table, dice.choice(seats))
        else:
            seat = dice.choice(table.waiting())
            play(table, seat, dice.choice(table.rules.texts(table.state, seat)))
        assert table.rules.dump(fold(table.rules, table.log)) == table.rules.dump(table.state)
        assert table.waiting() == list(map(int, table.state.waiting()))
    again = new_table("ada ada ada", game, seed=seed)
    for entry in table.log[again.seq :]:
        again.history.add(entry)
    assert whole(again)["moments"] == whole(table)["moments"]


def test_an_answer_meets_the_request_it_was_given_to():
    table = new_table("ada bea", "heap")
    play(table, 0, "take 3")
    play(table, 1, "take 2")
    ask(table, 0)
    first = number(table)
    answer(table, [1], agree=False)
    ask(table, 0)
    late = refusal(lambda: consent.answer_request(table, [1], first, True, START))
    assert late.id == "table.no_undo_asked", "a yes to the first request does not answer the second"
    answer(table, [1], agree=True)
    assert table.view(0).stones == 21


def test_play_and_undo_cannot_fill_the_log_for_ever(monkeypatch):
    monkeypatch.setattr(undo, "MOST_UNDOS", 3)
    table = new_table("ada", "heap")
    for _ in range(3):
        play(table, 0, "take 1")
        ask(table, 0)
    play(table, 0, "take 1")
    refused = refusal(lambda: undo.request_undo(table, 0, START))
    assert (refused.id, refused.facts) == ("table.undone_often", {"most": 3})
    assert table.seq == 7


def test_what_was_done_against_the_clock_is_not_taken_back():
    table = new_table("ada bea", "asta", hurry=True)
    play(table, 0, "bid 3")
    assert not table.can_undo(0)
    assert refusal(lambda: undo.request_undo(table, 0, START)).id == "table.no_undo_in_time"


def test_an_undo_late_in_a_game_folds_the_end_of_the_log_only(monkeypatch: pytest.MonkeyPatch):
    """And comes to the same as a fold from the start: a long log would hold up everybody else at the server."""
    table = new_table("ada ada", "holi")
    followed: list[int] = []
    usual = History._apply

    def counted(self: History, played: Played) -> None:
        followed.append(played.entry.seq)
        usual(self, played)

    rng = random.Random(1)
    late = 0
    while late < 3:
        seat = table.waiting()[0]
        play(table, seat, rng.choice(table.rules.texts(table.state, seat)))
        if rng.random() < 0.7 or not (table.can_undo(seat) and table.undo_is_free(seat)):
            continue
        with monkeypatch.context() as patch:
            patch.setattr(History, "_apply", counted)
            table.commit(undo.request_undo(table, seat, START))
        assert len(followed) <= 2 * MARK_EVERY * MARKS_KEPT, "both folds of an undo together"
        followed.clear()
        late += len(table.history._live) > 2 * MARK_EVERY * MARKS_KEPT  # one from the start would be longer
    again = History(table.rules)
    for entry in table.log:
        again.add(entry)
    assert table.rules.dump(table.state) == table.rules.dump(again.state)
    assert (table.history.draws, table.history.last.keys()) == (again.draws, again.last.keys())


def test_a_no_and_a_withdrawal_are_told_to_everybody():
    table = new_table("ada bea", "heap")
    play(table, 0, "take 3")
    play(table, 1, "take 2")
    ask(table, 0)
    answer(table, [1], agree=False)
    ask(table, 0)
    table.commit(consent.withdraw(table, [0], number(table), START))
    told = [(each.seat, each.told.id, each.told.facts) for each in table.seatings[-2:]]
    assert told == [
        (None, "table.declined", {"name": "Bea", "what": "undo"}),
        (None, "table.withdrew", {"name": "Ada", "what": "undo"}),
    ]

"""Sitting down, standing up, being replaced."""

import pytest

from cinquina.core.registry import find
from cinquina.core.rng import Rng
from cinquina.games import games
from cinquina.table import seats
from cinquina.table.chair import OPEN
from cinquina.table.hand import hand_of
from tests.table.playing import START, bot, new_table, person, play, play_out, refusal


def join(table, guest, seat=None, name=None):
    change = seats.join(table, guest, name or guest.title(), seat, START)
    if change is not None:
        table.commit(change)
    return change


def result_of(table):
    found = table.result()
    assert found is not None
    return found


def ids(table):
    return [each.told.id for each in table.seatings]


def test_the_first_open_seat_is_taken_and_the_last_one_begins_the_game():
    table = new_table("ada - -")
    join(table, "bea")
    assert (table.chair(1), table.log, table.is_full) == (person("bea"), [], False)
    join(table, "cleo")
    assert (table.is_full, len(table.log), table.waiting()) == (True, 3, [0, 1, 2])


def test_a_seat_may_be_chosen_and_one_device_may_hold_several():
    table = new_table("ada - -")
    join(table, "bea", seat=2)
    join(table, "bea", seat=1, name="Ben")
    assert table.seats_of("bea") == [1, 2]


def test_joining_again_changes_nothing():
    table = new_table("ada - -")
    assert join(table, "bea") is not None
    assert join(table, "bea") is None
    assert join(table, "bea", seat=1) is None
    assert table.seats_of("bea") == [1]


def test_two_people_of_one_name_can_be_told_apart():
    table = new_table("ada - - -")
    join(table, "eve", name="ada")
    join(table, "zoe", name="Ada")
    assert [chair.name for chair in table.header.chairs] == ["Ada", "ada 2", "Ada 3", ""]
    join(table, "tim", name="A" * 24)
    assert table.chair(3).name == "A" * 24


@pytest.mark.parametrize(
    ("seat", "id"),
    [(None, "table.full"), (0, "table.seat_taken"), (1, "table.seat_taken"), (5, "table.no_such_seat")],
)
def test_a_seat_that_is_not_open_cannot_be_taken(seat, id):
    table = new_table("ada bot")
    assert refusal(lambda: seats.join(table, "bea", "Bea", seat, START)).id == id


def test_whoever_leaves_is_replaced_by_a_bot_and_may_come_back():
    table = new_table("ada bea")
    play(table, 1)
    table.commit(seats.leave(table, "bea", 1, "casual", START))
    assert (table.chair(1).kind, table.chair(1).level, table.seats_of("bea")) == ("bot", "casual", [])
    assert refusal(lambda: seats.must_hold(table, "bea", 1)).id == "table.not_yours"
    assert refusal(lambda: seats.join(table, "zoe", "Zoe", 1, START)).id == "table.seat_taken"
    join(table, "bea")
    assert table.chair(1) == person("bea")


def test_before_play_begins_a_seat_is_simply_open_again():
    table = new_table("ada bea -")
    table.commit(seats.leave(table, "bea", 1, "casual", START))
    assert table.chair(1) == OPEN


def test_only_ones_own_seat_can_be_left():
    table = new_table("ada bea")
    assert refusal(lambda: seats.leave(table, "ada", 1, "casual", START)).id == "table.not_yours"
    assert refusal(lambda: seats.leave(table, None, 1, "casual", START)).id == "table.not_yours"


def test_before_play_begins_nobody_who_is_there_is_replaced_and_who_is_away_comes_back():
    """Before, a bot sat down instead of them, and no seat was left for them."""
    table = new_table("ada bea -")
    assert refusal(lambda: seats.seat_bot(table, "ada", 1, "casual", START, {0, 1})).id == "table.is_here"
    assert refusal(lambda: seats.seat_bot(table, "bea", 0, "casual", START, {0, 1})).id == "table.host_only"
    table.commit(seats.seat_bot(table, "ada", 1, "casual", START, {0}))
    assert (table.header.seats_kept_for("bea"), ids(table)) == ([1], ["table.replaced"])
    table.commit(seats.come_back(table, "bea", 1, START))
    assert table.chair(1) == person("bea")


def test_before_play_begins_the_host_replaces_and_removes():
    table = new_table("ada bea -")
    assert refusal(lambda: seats.seat_bot(table, "bea", 0, "casual", START)).id == "table.host_only"
    table.commit(seats.open_seat(table, "ada", 1, START, present={0, 1}))
    assert table.chair(1) == OPEN
    table.commit(seats.seat_bot(table, "ada", 1, "casual", START))
    assert table.chair(1) == bot()
    assert ids(table) == ["table.removed", "table.bot_sat"]


def test_one_who_is_away_is_played_for_by_a_bot_and_comes_back():
    table = new_table("ada bea cleo")
    assert refusal(lambda: seats.seat_bot(table, "ada", 1, "casual", START, {0, 1, 2})).id == "table.is_here"
    table.commit(seats.seat_bot(table, "cleo", 1, "casual", START, {0, 2}))
    assert (table.chair(1).kind, table.seats_of("bea"), table.header.seats_kept_for("bea")) == (
        "bot",
        [],
        [1],
    )
    assert refusal(lambda: seats.come_back(table, "cleo", 1, START)).id == "table.not_yours"
    table.commit(seats.come_back(table, "bea", 1, START))
    assert table.chair(1) == person("bea")
    assert ids(table) == ["table.replaced", "table.came_back"]


def test_a_stranger_does_not_dispose_of_anybodys_seat():
    table = new_table("ada bea cleo")
    assert refusal(lambda: seats.seat_bot(table, "zoe", 1, "casual", START, {0, 2})).id == "table.host_only"
    assert refusal(lambda: seats.open_seat(table, "cleo", 1, START, "casual", {0, 2})).id == "table.host_only"


def test_while_the_host_is_away_the_first_who_is_there_manages():
    table = new_table("ada bea cleo")
    assert [seats.is_managed_by(table.header, guest, {1, 2}) for guest in ("ada", "bea", "cleo", None)] == [
        True,
        True,
        False,
        False,
    ]
    assert not seats.is_managed_by(table.header, "bea", {0, 1, 2})
    table.commit(seats.open_seat(table, "bea", 0, START, "casual", present={1, 2}))
    assert table.chair(0).offered


# -- giving up


def test_with_two_seats_the_other_wins_at_once():
    """B2: before, a bot played on under the name, and nobody was told."""
    table = new_table("ada bea", "heap")
    play(table, 0, "take 3")
    table.commit(seats.give_up(table, "bea", 1, "casual", START))
    assert table.is_over and table.waiting() == []
    result = result_of(table)
    assert [(each.seat, each.rank) for each in result.seats] == [(0, 1), (1, 0)]
    assert [(told.id, told.facts) for told in result.verdict] == [
        ("table.won_as_last", {"seat": 0, "names": ["Bea"]})
    ]
    assert ids(table) == ["table.conceded"] and table.has_resigned(1)
    assert table.record().log == table.log, "the record is there"


def test_with_more_seats_who_gave_up_is_out_of_the_ranking_and_a_bot_plays_openly():
    table = new_table("ada bea cleo", "heap")
    table.commit(seats.give_up(table, "bea", 1, "casual", START))
    chair = table.chair(1)
    assert (chair.kind, chair.name, chair.gave_up, table.is_over) == ("bot", "", "Bea", False)
    assert refusal(lambda: seats.come_back(table, "bea", 1, START)).id == "table.not_yours"
    assert refusal(lambda: seats.join(table, "bea", "Bea", None, START)).id == "table.full"
    assert refusal(lambda: seats.open_seat(table, "ada", 1, START)).id == "table.seat_gave_up"
    while table.view(0).stones > 3:
        play(table, table.waiting()[0], "take 1")
    play(table, table.waiting()[0], "take 1")
    while not table.is_over:
        play(table, table.waiting()[0], "take 1" if table.waiting() != [1] else "take 2")
    result = result_of(table)
    ranks = {each.seat: each.rank for each in result.seats}
    assert ranks[1] == 0 and min(ranks[0], ranks[2]) == 1
    assert result.verdict[-1].id == "table.gave_up"


def test_a_bot_in_the_seat_of_one_who_gave_up_does_not_win():
    table = new_table("ada bea cleo", "heap")
    table.commit(seats.give_up(table, "cleo", 2, "casual", START))
    for _ in range(7):
        for seat in range(3):
            play(table, seat, "take 1")
    assert int(table.state.rank(2)) == 1, "by the rules of the game it would have"
    result = result_of(table)
    assert [each.rank for each in result.seats] == [1, 1, 0]
    assert [told.id for told in result.verdict] == ["table.won_among_rest", "table.gave_up"]
    assert result.verdict[0].facts == {"seats": [0, 1], "count": 2}


def test_when_all_others_gave_up_the_last_one_has_won():
    table = new_table("ada bea cleo", "heap")
    table.commit(seats.give_up(table, "bea", 1, "casual", START))
    table.commit(seats.give_up(table, "ada", 0, "casual", START))
    assert table.is_over and [each.rank for each in result_of(table).seats] == [0, 0, 1]
    assert table.header.host == "cleo"


def test_when_no_person_is_left_the_table_ends():
    """B2: before, two bots went on among themselves."""
    table = new_table("ada bot bot", "heap")
    table.commit(seats.give_up(table, "ada", 0, "casual", START))
    assert table.is_over and [each.rank for each in result_of(table).seats] == [0, 0, 0]
    assert [told.id for told in result_of(table).verdict] == ["table.abandoned"]


def test_one_who_only_left_may_still_come_back_when_another_gives_up():
    table = new_table("ada bea bot", "heap")
    table.commit(seats.leave(table, "ada", 0, "casual", START))
    table.commit(seats.give_up(table, "bea", 1, "casual", START))
    assert not table.is_over and table.header.is_deserted
    table.commit(seats.come_back(table, "ada", 0, START))
    assert table.waiting() == [0]


def test_in_a_team_a_bot_joins_and_nobody_wins_or_loses_by_it():
    table = new_table("ada bea", "flow", first="seat_a")
    table.commit(seats.give_up(table, "bea", 1, "casual", START))
    assert [table.header.over, *ids(table)] == [False, "table.left_team"]
    table.commit(seats.give_up(table, "ada", 0, "casual", START))
    assert table.header.over
    assert [each.rank for each in result_of(table).seats] == [0, 0]


def test_foldris_has_a_rule_of_its_own_for_giving_up():
    """Foldris R30."""
    table = new_table("ada bea cleo")
    table.commit(seats.give_up(table, "bea", 1, "casual", START))
    assert table.log[-1].text == "resign" and table.chair(1) == person("bea")


@pytest.mark.parametrize(
    ("game", "who"),
    [
        (game.id, who)
        for game in games()
        for who in ("ada", "ada bea", "ada bea bot")
        if len(who.split()) in game.seat_counts()
    ],
)
def test_giving_up_has_a_result_in_every_game(game, who):
    mode = next(mode for mode in find(game).modes if len(who.split()) in mode.seats)
    table = new_table(who, game, mode=mode.id)
    for _ in range(3):
        if table.waiting():
            play(table, table.waiting()[0])
    for guest, seat in (("ada", 0), ("bea", 1)):
        if not table.is_over and table.seats_of(guest):
            table.commit(seats.give_up(table, guest, seat, "casual", START))
    assert table.is_over
    assert result_of(table).verdict
    assert table.record().log == table.log


def test_where_the_rules_know_giving_up_the_table_ends_with_the_last_person():
    """Before, bots went on among themselves."""
    table = new_table("ada bea bot bot")
    table.commit(seats.give_up(table, "ada", 0, "casual", START))
    assert (table.is_over, table.chair(0)) == (False, person("ada"))
    table.commit(seats.give_up(table, "bea", 1, "casual", START))
    assert table.is_over and table.waiting() == [] and table.log[-1].text == "resign"
    assert [chair.gave_up for chair in table.header.chairs] == ["Ada", "Bea", "", ""]
    assert [told.id for told in result_of(table).verdict] == ["table.abandoned"]


def test_where_the_rules_know_giving_up_who_left_may_still_come_back():
    table = new_table("ada bea bot")
    table.commit(seats.leave(table, "ada", 0, "casual", START))
    table.commit(seats.give_up(table, "bea", 1, "casual", START))
    assert not table.is_over
    table.commit(seats.come_back(table, "ada", 0, START))
    assert table.chair(0) == person("ada")


# -- a seat for somebody else


def test_in_the_middle_of_a_game_no_seat_is_open_and_the_board_stays():
    """B3: before, the seat was empty, and the board was taken from everybody until somebody came."""
    table = new_table("ada bot")
    play(table, 0)
    waiting = table.waiting()
    table.commit(seats.open_seat(table, "ada", 1, START))
    assert table.is_full and table.waiting() == waiting and table.chair(1).offered
    join(table, "zoe")
    assert table.chair(1) == person("zoe") and ids(table) == ["table.offered", "table.took_over"]


def hands_dealt():
    """A game of Holi where everybody holds cards."""
    table = new_table("ada bea cleo", "holi")
    while not all(hand_of(table.rules, table.state, seat) for seat in range(3)):
        play(table, table.waiting()[0])
    while len(hand_of(table.rules, table.state, 1)) < 3:
        play(table, table.waiting()[0])
    return table


def test_a_host_does_not_look_into_a_hand():
    """M8: before, a host opened the seat of somebody who was there, sat down, and read the cards."""
    table = hands_dealt()
    held = set(hand_of(table.rules, table.state, 1))
    assert table.has_secrets and len(held) == 3
    everybody = {0, 1, 2}
    for attempt in (
        lambda: seats.open_seat(table, "ada", 1, START, "casual", everybody),
        lambda: seats.seat_bot(table, "ada", 1, "casual", START, everybody),
    ):
        assert refusal(attempt).id == "table.is_here"
    table.commit(seats.open_seat(table, "ada", 1, START, "casual", present={0, 2}))
    join(table, "eve")
    assert (table.seats_of("eve"), table.chair(1).kind) == ([], "bot"), "Eve waits"
    assert refusal(lambda: seats.join(table, "zoe", "Zoe", 1, START)).id == "table.seat_taken"
    assert join(table, "eve") is None
    while not table.seats_of("eve") and not table.is_over:
        play(table, table.waiting()[0])
    assert not held & set(hand_of(table.rules, table.state, 1)), "nothing that Bea held is left"
    assert table.chair(1) == person("eve", former="bea") and table.header.seats_kept_for("bea") == []
    assert ids(table) == ["table.offered", "table.waits", "table.took_over"]


def test_who_left_comes_back_before_another_gets_the_seat():
    table = hands_dealt()
    table.commit(seats.leave(table, "bea", 1, "casual", START))
    table.commit(seats.open_seat(table, "ada", 1, START))
    join(table, "eve")
    table.commit(seats.come_back(table, "bea", 1, START))
    assert table.chair(1) == person("bea")


def test_who_gives_the_seat_away_lets_the_next_one_see_the_hand():
    table = hands_dealt()
    table.commit(seats.open_seat(table, "bea", 1, START, "casual", present={0, 1, 2}))
    join(table, "zoe")
    assert table.chair(1) == person("zoe", former="bea") and table.header.seats_kept_for("bea") == []


def test_nobody_gets_a_second_hand_in_the_middle_of_a_game():
    table = new_table("ada bea bot")
    table.commit(seats.open_seat(table, "ada", 2, START))
    assert refusal(lambda: seats.join(table, "bea", "Bea", 2, START)).id == "table.one_seat"


def test_who_waits_for_a_seat_may_think_better_of_it():
    table = hands_dealt()
    table.commit(seats.leave(table, "bea", 1, "casual", START))
    table.commit(seats.open_seat(table, "ada", 1, START))
    join(table, "eve")
    assert table.chair(1).heir == "eve"
    table.commit(seats.leave(table, "eve", 1, "casual", START))
    chair = table.chair(1)
    assert (chair.heir, chair.heir_name, chair.offered, chair.is_kept) == ("", "", True, True)
    assert refusal(lambda: seats.leave(table, "eve", 1, "casual", START)).id == "table.not_yours"
    assert join(table, "zoe") is not None and chair.hand == table.chair(1).hand != ()
    assert ids(table)[-2:] == ["table.offered", "table.waits"]


def test_who_comes_back_too_late_is_known_as_the_one_who_sat_there():
    """However often the seat changes hands between the new one and a bot; the next game begins anew."""
    table = new_table("ada bea bot", "heap")
    table.commit(seats.open_seat(table, "ada", 1, START, "casual", present={0}))
    join(table, "zoe")
    assert table.chair(1) == person("zoe", former="bea")
    table.commit(seats.leave(table, "zoe", 1, "casual", START))
    assert refusal(lambda: seats.come_back(table, "bea", 1, START)).id == "table.not_yours"
    table.commit(seats.come_back(table, "zoe", 1, START))
    assert table.chair(1) == person("zoe", former="bea")
    play_out(table)
    assert seats.rematch_header(table, "ada", "u", 1, START).chairs[1] == person("zoe")


def test_an_offer_can_be_ended():
    table = new_table("ada bot")
    table.commit(seats.open_seat(table, "ada", 1, START))
    table.commit(seats.seat_bot(table, "ada", 1, "newcomer", START))
    assert table.chair(1) == bot("newcomer")
    assert refusal(lambda: seats.join(table, "zoe", "Zoe", None, START)).id == "table.full"


def test_the_book_says_who_sat_where_when():
    """B3, C16: every coming and going has a line, with the names of the time."""
    table = new_table("ada bea bot", "heap")
    play(table, 0, "take 1")
    table.commit(seats.leave(table, "bea", 1, "casual", START + 5))
    play(table, 1, "take 1")
    table.commit(seats.open_seat(table, "ada", 1, START + 6))
    join(table, "zoe")
    lines = [(each.number, each.seq, each.seat, each.name, str(each.told.facts)) for each in table.seatings]
    assert lines == [
        (0, 1, 1, "Bea", "{'name': 'Bea'}"),
        (1, 2, 1, "Bea", "{'seat': 1}"),
        (2, 2, 1, "Zoe", "{'name': 'Zoe', 'seat': 1}"),
    ]


def test_coming_and_going_ends_somewhere_but_nobody_is_kept_out():
    table = new_table("ada bea", "heap")
    for _ in range(seats.MOST_SEATINGS // 2):
        table.commit(seats.leave(table, "bea", 1, "casual", START))
        table.commit(seats.come_back(table, "bea", 1, START))
    assert refusal(lambda: seats.leave(table, "bea", 1, "casual", START)).id == "table.seated_often"
    assert seats.give_up(table, "bea", 1, "casual", START).header.over


def test_a_host_who_leaves_hands_over_to_the_next_person():
    table = new_table("ada bot bea")
    table.commit(seats.leave(table, "ada", 0, "casual", START))
    assert table.header.host == "bea"
    table.commit(seats.leave(table, "bea", 2, "casual", START))
    assert table.header.host == "bea", "nobody is left to take it"


def test_a_change_of_chairs_ends_a_request_to_undo():
    from cinquina.table import undo

    table = new_table("ada bea cleo", "heap")
    play(table, 0, "take 1")
    play(table, 1, "take 1")
    table.commit(undo.request_undo(table, 0, START))
    table.commit(seats.leave(table, "cleo", 2, "casual", START))
    assert table.header.request is None


def test_resigning_is_a_decision_where_the_rules_know_it():
    table = new_table("ada bea cleo")
    play(table, 1, "resign")
    assert table.has_resigned(1) and not table.has_resigned(0)
    assert table.chair(1) == person("bea"), "still there to watch"
    assert table.waiting() == [0, 2]


def test_after_the_end_nobody_changes_seats():
    table = new_table("ada bea bot")
    table.commit(seats.leave(table, "bea", 1, "casual", START))
    play_out(table)
    for attempt in (
        lambda: seats.join(table, "bea", "Bea", None, START),
        lambda: seats.leave(table, "ada", 0, "casual", START),
        lambda: seats.open_seat(table, "ada", 1, START),
        lambda: seats.seat_bot(table, "ada", 0, "casual", START),
    ):
        assert refusal(attempt).id == "table.over"


def test_a_rematch_has_the_same_setup_and_chairs_and_other_luck():
    table = new_table("ada bea", seconds=30, deck_out="end")
    assert refusal(lambda: seats.rematch_header(table, "ada", "u", 1, START)).id == "table.not_over"
    play_out(table)
    assert refusal(lambda: seats.rematch_header(table, "zoe", "u", 1, START)).id == "table.not_yours"
    header = seats.rematch_header(table, "bea", "u", 1, START + 9)
    same = ("setup", "chairs", "host", "seconds", "chat", "rules_version")
    assert all(getattr(header, name) == getattr(table.header, name) for name in same)
    assert (header.id, header.seed, header.created, header.over) == ("u", 1, START + 9, False)


@pytest.mark.parametrize("game", ["foldris", "rollfold", "holi"])
def test_no_change_of_a_seat_tells_a_secret(game):
    """Two tables that differ only in what Bea decided or holds secretly tell everybody else the same, whatever happens
    to her seat."""
    lives = (
        lambda t: seats.leave(t, "bea", 1, "casual", START),
        lambda t: seats.open_seat(t, "ada", 1, START, "casual", {0, 2}),
        lambda t: seats.join(t, "eve", "Eve", 1, START),
        lambda t: seats.seat_bot(t, "ada", 1, "newcomer", START),
        lambda t: seats.come_back(t, "bea", 1, START),
        lambda t: seats.seat_bot(t, "cleo", 1, "casual", START, {0, 2}),
        lambda t: seats.come_back(t, "bea", 1, START),
    )
    one, two = secretly(game), secretly(game)
    imagined = two.state.copy()
    for time in range(20):
        imagined = two.state.copy()
        imagined.imagine(0, Rng(time, "other"))
        if two.rules.dump(imagined) != two.rules.dump(two.state):
            break
    two.history.state = imagined
    assert hand_of(one.rules, one.state, 1) != hand_of(two.rules, two.state, 1)
    for change in lives:
        for table in (one, two):
            changed = change(table)
            if changed is not None:
                table.commit(changed)
        for viewer in (None, 0):
            assert seen_by(one, viewer) == seen_by(two, viewer)


def secretly(game):
    """A table where Bea has a secret."""
    table = new_table("ada bea cleo", game)
    while not hand_of(table.rules, table.state, 1):
        play(table, table.waiting()[-2] if len(table.waiting()) > 1 else table.waiting()[0])
    return table


def seen_by(table, viewer):
    """All that the server puts into words for others: the hands that heirs wait for stay in the store."""
    chairs = [(chair.kind, chair.name, chair.offered, chair.heir_name) for chair in table.header.chairs]
    return chairs, table.seatings, table.moments(viewer), table.waiting(), table.view(viewer), table.result()

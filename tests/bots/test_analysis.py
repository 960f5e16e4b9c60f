"""Analyses of finished games, in every game: they add up, they know what a blunder is, and they are the same again."""

import pytest

from cinquina.bots.analysis import (
    Analyst,
    Judgement,
    Missed,
    certain_gain,
    costliest,
    is_clear,
    shares,
    sum_of_changes,
)
from cinquina.bots.prospects import Budget, Mean, Prospects
from cinquina.core import state as state_module
from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid
from cinquina.core.game import Game
from cinquina.core.record import Record, entry_of, new_record
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER
from cinquina.games import find, games
from tests.battery.play import drawn, pick

COMPILED = not str(state_module.__file__).endswith(".py")
MOMENTS = 12 if COMPILED else 2  # of a game that are played on; interpreted, once can take a second


def played(game: Game, mode: str, seats: int, seed: int = 1, most: int = 10_000) -> Record:
    """A careless game, to its end unless it is cut."""
    setup = game.setup(seats, mode)
    rules = game.rules(setup)
    record, state, rng = new_record(setup), rules.start(), Rng(seed)
    while state.turn() != OVER and len(record.log) < most:
        if state.turn() == CHANCE:
            who, action = CHANCE, drawn(rules, state, rng)
        else:
            who = pick([int(seat) for seat in state.waiting()], rng)
            action = pick(rules.actions(state, who), rng)
        record.log.append(entry_of(rules, state, len(record.log), who, action))
        state.apply(who, action)
    return record


@pytest.mark.both
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_game_can_be_analysed_from_any_moment(game, monkeypatch):
    if not COMPILED:  # a look ahead instead of whole games
        short = Effort(compared=1, depth=0, scale=1.0)
        monkeypatch.setattr(type(game.rules(game.setup())), "forecast", lambda _: short)
    record = played(game, game.modes[0].id, game.modes[0].seats[0])
    analyst = Analyst(record, Budget(2))
    first = max(0, len(analyst) - MOMENTS)
    judgements = list(analyst.judge(first))
    assert [each.at for each in judgements] == list(range(first, len(analyst)))
    for judgement, after in zip(judgements, [*judgements[1:], None], strict=True):
        goes_on = after is not None and after.who == judgement.who and judgement.at > 0
        assert len(judgement.expected) == (0 if goes_on else record.seats)
        assert all(0.0 <= each.value <= 1.0 for each in judgement.expected)
    end = analyst.moments[-1][1]
    assert judgements[-1].expected == [Mean(end.utility(seat), 0.0) for seat in range(record.seats)]
    assert list(Analyst(record, Budget(2)).judge(first)) == judgements


def test_what_changes_is_luck_or_choice_and_adds_up():
    def judged(at: int, who: int, *expected: float) -> Judgement:
        return Judgement(at, who, [Mean(each, 0.1) for each in expected], None)

    line = [
        judged(0, CHANCE, 0.5, 0.5),
        judged(1, CHANCE, 0.7, 0.3),
        judged(2, 0, 0.4, 0.6),
        judged(3, 1, 0.9, 0.1),
        judged(4, CHANCE, 1.0, 0.0),
    ]
    ada, bruno = shares(line)
    parts = [[each.luck.value, each.own.value, each.others.value] for each in (ada, bruno)]
    assert parts[0] == pytest.approx([0.3, -0.3, 0.5])
    assert parts[1] == pytest.approx([-0.3, -0.5, 0.3])
    assert ada.first + sum(parts[0]) == pytest.approx(ada.result)
    assert ada.luck.error == pytest.approx(0.2)  # luck came in two stretches, which have four ends
    assert not is_clear(ada.luck) and not is_clear(Mean(-1.25, 0.68)) and is_clear(bruno.own)


def test_between_two_steps_that_count_the_middle_does_not_matter():
    line = [Mean(0.2, 0.3), Mean(0.9, 5.0), Mean(0.6, 0.4)]
    assert sum_of_changes(line, [True, True]) == pytest.approx(Mean(0.4, 0.5))
    assert sum_of_changes(line, [False, False]) == Mean(0.0, 0.0)


def test_a_difference_that_may_be_an_accident_costs_nothing():
    assert certain_gain([0.0, 1.0] * 8, [1.0, 0.0] * 8) == 0.0
    assert certain_gain([0.0] * 50, [1.0] * 50) > 0.8
    assert certain_gain([1.0] * 50, [0.0] * 50) == 0.0


def test_a_stretch_of_one_actor_needs_no_expectation_within():
    line = [Mean(0.2, 0.1), Mean(0.6, 0.1), Mean(0.5, 0.1)]
    judgements = [Judgement(0, CHANCE, line[:1], None), Judgement(1, 0, [], None)]
    judgements += [Judgement(2, 0, line[1:2], None), Judgement(3, CHANCE, line[2:], None)]
    (share,) = shares(judgements)
    assert (share.own.value, share.luck.value) == pytest.approx((0.4, -0.1))


def test_the_costliest_choices_come_first():
    def missed(at: int, cost: float) -> Judgement:
        return Judgement(at, 0, [Mean(0.5, 0.1)], Missed(at, 0, "this", "that", cost, [], (), ()))

    line = [missed(at, cost) for at, cost in enumerate((0.1, 0.5, 0.2, 0.3, 0.4, 0.05))]
    assert [each.at for each in costliest(line)] == [1, 4, 3, 2, 0]


@pytest.mark.skipif(not COMPILED, reason="whole games are played on")
def test_a_blunder_is_found_with_the_better_way_and_its_reason():
    """Carelessly played, there is something to find."""
    game = find("foldris")
    record = played(game, "solo", 1, seed=2)
    analyst = Analyst(record, Budget(150))
    judgements = list(analyst.judge())
    (share,) = shares(judgements)
    assert share.first > share.result
    worst = costliest(judgements)[0]
    assert worst.cost > 0.1
    assert worst.played != worst.better
    assert all(reason.text_id.startswith(("foldris.reason-", "core.reason_")) for reason in worst.reasons)


@pytest.mark.both
def test_what_others_hold_back_does_not_change_what_a_decision_cost():
    """Options are compared in guesses of what the seat cannot know."""
    game = find("foldris")
    rules = game.rules(game.setup(2))
    state, rng = rules.start(), Rng(4)
    while state.turn() == CHANCE:
        state.apply(CHANCE, drawn(rules, state, rng))
    found = []
    for hidden in rules.actions(state, 0)[:2]:
        sealed = state.copy()
        sealed.apply(0, hidden)
        prospects = Prospects(rules, 1)
        found.append(prospects.compare_actions(sealed, 1, rules.actions(sealed, 1)[:2], Budget(2)))
    assert found[0] == found[1]


def test_a_game_that_is_not_over_keeps_its_secrets():
    with pytest.raises(Invalid, match=r"\$\.log: the game is not over"):
        Analyst(played(find("foldris"), "standard", 2, most=5), Budget(1))


def test_a_budget_of_nothing_is_refused():
    record = played(find("foldris"), "solo", 1)
    with pytest.raises(Invalid, match=r"\$\.budget: 0 playouts: at least one is needed"):
        Analyst(record, Budget(0))

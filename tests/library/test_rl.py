"""Environments for learning agents: the tests of PettingZoo and Gymnasium, and what they see against the view."""

from random import Random

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import cinquina as cq
from cinquina import rl

LEARNABLE = [game for game in cq.games() if game.rules(game.setup()).observer() is not None]
SETUPS = [(game.id, mode.id, seats) for game in LEARNABLE for mode in game.modes for seats in mode.seats]
EACH = pytest.mark.parametrize(("game", "mode", "seats"), SETUPS)
# PettingZoo warns of what it would do otherwise, such as an observation with its mask beside it.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def pick(mask, choice: Random) -> int:
    return int(choice.choice(np.flatnonzero(mask).tolist()))


@EACH
def test_the_seats_take_turns(game: str, mode: str, seats: int, capsys: pytest.CaptureFixture[str]):
    api_test(rl.aec(game, mode=mode, seats=seats), num_cycles=30)
    seed_test(lambda: rl.aec(game, mode=mode, seats=seats), num_cycles=10)


@EACH
def test_the_seats_act_together(game: str, mode: str, seats: int, capsys: pytest.CaptureFixture[str]):
    parallel_api_test(rl.parallel(game, mode=mode, seats=seats), num_cycles=30)
    parallel_seed_test(lambda: rl.parallel(game, mode=mode, seats=seats, illegal="lose"), num_cycles=10)


def test_a_picture_is_drawn_in_characters():
    render_test(lambda **options: rl.aec(LEARNABLE[0].id, **options))
    assert rl.single(LEARNABLE[0].id, render_mode="ansi").watcher.game.id == LEARNABLE[0].id


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_one_seat_plays_against_bots(seats: int):
    check_env(rl.single("foldris", seats=seats, against="random", illegal="lose"), skip_render_check=True)


def test_a_game_against_bots_ends_with_a_reward():
    environment, choice = rl.single("foldris", seats=2, against="newcomer"), Random(1)
    seen, info = environment.reset(seed=5)
    again, _ = rl.single("foldris", seats=2, against="newcomer").reset(seed=5)
    assert (seen == again).all()
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        assert (environment.action_masks() == info["action_mask"].astype(bool)).all()
        seen, reward, over, _, info = environment.step(pick(info["action_mask"], choice))
    assert environment.position is not None and environment.position.result is not None
    assert reward == environment.position.result.utilities[0]
    assert not info["action_mask"].any()
    with pytest.raises(rl.WrongNumber, match="call reset"):
        environment.step(0)


@EACH
def test_an_observation_says_what_the_view_says(game: str, mode: str, seats: int):
    """Computed a second time, plainly, from the view of the seat."""
    environment, choice = rl.aec(game, mode=mode, seats=seats), Random(2)
    environment.reset(seed=3)
    fields = environment.describe()
    assert fields[-1].stop == environment.watcher.size
    for _ in range(40):
        if environment.is_over:
            break
        agent = environment.agent_selection
        position, seat = environment.require_position(), environment.seat(agent)
        seen = environment.observe(agent)["observation"]
        parts = {each.name: seen[each.start : each.stop].reshape(each.shape).tolist() for each in fields}
        view = position.view(seat)
        for n in range(seats):
            sheet = view.sheets[(seat + n) % seats]
            whose = "own" if n == 0 else f"next_{n}"
            lines = [*reversed(sheet.lines), *["." * view.columns] * (view.printed - len(sheet.lines))]
            assert parts[f"{whose}_filled"] == [[int(each == "#") for each in line] for line in lines]
            (column, line), *_ = sheet.barrier or [(0, 0)]
            counts = [line, column, sheet.bonus, len(sheet.lines), sheet.completed, int(sheet.eliminated > 0)]
            names = ("barrier_line", "barrier_column", "bonus", "visible", "completed", "out")
            assert [parts[f"{whose}_{name}"][0] for name in names] == counts
        assert parts["lane"].index(1) == view.card.lane - 1
        assert sum(parts["block"]) == 1
        assert sum(parts["deck"]) == len(view.deck)
        assert sum(parts["setup_card"]) == 1
        environment.step(pick(environment.mask(agent), choice))


def test_an_observation_tells_no_more_than_the_seat_may_know():
    environment, choice = rl.aec("foldris", seats=3), Random(4)
    environment.reset(seed=1)
    for number in range(60):
        if environment.is_over:
            break
        position, agent = environment.require_position(), environment.agent_selection
        for each in environment.agents:  # also those that confirmed, and whose decision is secret
            seen = environment.observe(each)["observation"]
            imagined = position.imagine(environment.seat(each), seed=number)
            again = environment.watcher.observation(imagined.state, environment.seat(each))
            assert (seen == again).all()
        environment.step(pick(environment.mask(agent), choice))


@EACH
def test_every_listed_action_has_a_number_of_its_own(game: str, mode: str, seats: int):
    position, choice = cq.game(game, mode=mode, seats=seats).new(seed=4), Random(1)
    observer = position.game.rules.observer()
    assert observer is not None
    while not position.over:
        seat, actions = position.turn, position.actions
        numbers = [observer.number(position.state, seat, each) for each in actions]
        assert len(set(numbers)) == len(numbers)
        assert max(numbers) < observer.ids
        assert [observer.action(position.state, seat, each) for each in numbers] == actions
        position.play(choice.choice(actions))
    assert observer.action(position.state, 0, -1) == observer.action(position.state, 0, observer.ids) == -1


@pytest.mark.parametrize("seats", [1, 3])
def test_a_batch_is_the_games_played_one_by_one(seats: int):
    games, choice = rl.batch("foldris", 5, seed=9, seats=seats), Random(1)
    position = cq.game("foldris", seats=seats).new()
    watcher = rl.aec("foldris", seats=seats).watcher
    assert games.observations.base is not None  # no copy
    before = games.observations
    ends = 0
    for _ in range(120):
        for game in range(games.count):
            position.state = games._batch.states[game]
            seat = int(games.turns[game])
            assert position.turn == seat
            assert (games.observations[game] == watcher.observation(position.state, seat)).all()
            assert (games.masks[game] == watcher.mask(position.state, seat)).all()
        games.step([pick(mask, choice) for mask in games.masks])
        ends += int(games.ended.sum())
        for total in games.utilities[games.ended == 1].sum(1):
            assert total == pytest.approx(1) or seats == 1
    assert before is games.observations
    assert ends > 0
    assert games.decisions == 5 * 120
    games.step_randomly(3)
    assert games.decisions == 5 * 123


def test_a_vector_of_solo_games_begins_again_by_itself():
    environment, choice = rl.vector("foldris", 4), Random(2)
    seen, info = environment.reset(seed=7)
    again, _ = rl.vector("foldris", 4).reset(seed=7)
    assert (seen == again).all()
    assert seen.shape == environment.observation_space.shape
    ends = 0
    for _ in range(40):
        actions = np.array([pick(mask, choice) for mask in info["action_mask"]])
        seen, rewards, over, cut, info = environment.step(actions)
        assert ((rewards > 0) <= over).all()
        assert not cut.any()
        ends += int(over.sum())
    assert ends > 0


WRONG = [
    (lambda: rl.aec("holi"), rl.NoEnvironment, "there are: foldris"),
    (lambda: rl.vector(cq.game("foldris", seats=2), 3), rl.NoEnvironment, "seats=1"),
    (lambda: rl.batch("foldris", 0), rl.WrongNumber, "at least one"),
    (lambda: rl.batch("foldris", 2).step([0]), rl.WrongNumber, "one for each"),
    (lambda: rl.batch("foldris", 2).step([511, 511]), rl.WrongNumber, "511 is no legal action in game 0"),
    (lambda: rl.single("foldris").step(0), rl.WrongNumber, r"call reset\(\)"),
    (lambda: rl.single("foldris", against="nobody"), cq.UnknownBot, "there is no bot"),
    (lambda: rl.aec("foldris", colour=1), cq.InvalidSetup, "colour"),
]


@pytest.mark.parametrize(("wrong", "kind", "words"), WRONG)
def test_what_is_wrong_is_said(wrong, kind, words):
    with pytest.raises(kind, match=words) as caught:
        wrong()
    assert isinstance(caught.value, cq.Error)

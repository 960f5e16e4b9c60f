"""Environments for learning agents: the tests of PettingZoo and Gymnasium."""

from random import Random

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

import cinquina as cq
from cinquina import rl
from cinquina.core.game import Game

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


@EACH
def test_the_state_is_what_all_seats_see(game: str, mode: str, seats: int):
    environment = rl.aec(game, mode=mode, seats=seats, illegal="lose")  # the test knows no masks
    state_test(environment, rl.parallel(game, mode=mode, seats=seats), num_cycles=5)


def test_a_picture_is_drawn_in_characters():
    render_test(lambda **options: rl.aec(LEARNABLE[0].id, **options))
    assert rl.single(LEARNABLE[0].id, render_mode="ansi").watcher.game.id == LEARNABLE[0].id


@pytest.mark.parametrize("game", LEARNABLE, ids=lambda game: game.id)
def test_one_seat_plays_against_bots(game: Game):
    for seats in (game.seat_counts()[0], game.seat_counts()[-1]):
        environment = rl.single(game.id, seats=seats, against="random", illegal="lose")
        check_env(environment, skip_render_check=True)


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
    (lambda: rl.vector(cq.game("foldris", seats=2), 3), rl.NoEnvironment, "seats=1"),
    (lambda: rl.batch("foldris", 0), rl.WrongNumber, "at least one"),
    (lambda: rl.batch("foldris", 2).step([0]), rl.WrongNumber, "one for each"),
    (lambda: rl.batch("foldris", 2).step([511, 511]), rl.WrongNumber, "511 is no legal action in game 0"),
    (lambda: rl.single("foldris").step(0), rl.WrongNumber, r"call reset\(\)"),
    (lambda: rl.single("foldris", against="nobody"), cq.UnknownBot, "there is no bot"),
    (lambda: chosen("holi", 100), rl.WrongNumber, "100 is no legal action here; the mask has the 4 that are"),
    (lambda: rl.aec("foldris", colour=1), cq.InvalidSetup, "colour"),
]


def chosen(game: str, number: int) -> None:
    environment = rl.aec(game)
    environment.reset(seed=1)
    environment.step(number)


@pytest.mark.parametrize(("wrong", "kind", "words"), WRONG)
def test_what_is_wrong_is_said(wrong, kind, words):
    with pytest.raises(kind, match=words) as caught:
        wrong()
    assert isinstance(caught.value, cq.Error)

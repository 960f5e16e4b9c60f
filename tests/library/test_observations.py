"""What learning agents see: equal to the view of their seat, no more than it may know, each action with numbers."""

from random import Random

import numpy as np
import pytest

import cinquina as cq
from cinquina import rl
from cinquina.games import games
from cinquina.rl.numbered import Numbered
from cinquina.rl.watching import Watcher, watcher
from tests.conftest import INTERPRETED
from tests.library.naive import naive

pytestmark = pytest.mark.both

LEARNABLE = [game for game in games() if game.rules(game.setup()).observer() is not None]
SETUPS = [(game.id, mode.id, seats) for game in LEARNABLE for mode in game.modes for seats in mode.seats]
EACH = pytest.mark.parametrize(("game", "mode", "seats"), SETUPS)
# Of the settings, those that change what a seat may know.
SECRETS = [
    ("flow", {"mode": "custom", "seats": 3, "scenarios": ["no_comm"]}),
    ("flow", {"mode": "custom", "seats": 2, "scenarios": ["single_path", "remain"], "obstacles": 2}),
    ("holi", {"seats": 3, "hands": "open"}),
    ("holi", {"seats": 2, "face_down_discards": "open"}),
    ("pentris", {"seats": 3, "chutes": "secret"}),
    ("pentris", {"seats": 2, "mode": "advanced", "chutes": "secret", "open_stacks": True}),
    ("pentris", {"seats": 2, "mode": "advanced", "optional_claim": True, "misjudge": "penalise"}),
    ("rollfold", {"seats": 3, "marking_visibility": "open"}),
    ("rollfold", {"seats": 2, "mode": "level3", "orbs_connect": True}),
]
STEPS = 10 if INTERPRETED else 30
KNOWN = [(game, {"mode": mode, "seats": seats}) for game, mode, seats in SETUPS] + SECRETS


def name_of(case: tuple[str, dict[str, object]]) -> str:
    return "-".join([case[0], *map(str, case[1].values())])


def played(of: Watcher, seed: int, choice: Random):
    """Play at random; yield the game before each number. It begins again where it ends."""
    game = Numbered(of, seed)
    while True:
        if game.position.over:
            game = Numbered(of, seed := seed + 1)
        yield game
        seat = choice.choice(game.position.waiting)
        game.choose(seat, choice.choice(np.flatnonzero(game.mask(seat)).tolist()))


@pytest.mark.parametrize("case", KNOWN, ids=name_of)
def test_an_observation_is_what_the_view_says_and_no_more(case):
    """Equal to one computed plainly from the view; and the same after all that the seat cannot know was drawn again."""
    name, setup = case
    of = watcher(name, **setup)
    fields = of.describe()
    assert [each.start for each in fields[1:]] == [each.stop for each in fields[:-1]]
    assert fields[-1].stop == of.size
    assert len({each.name for each in fields}) == len(fields)
    told = [each for each in fields if not each.name.endswith("_padding") and each.name != "chosen"]
    for step, game in zip(range(STEPS * 4), played(of, 5, Random(name)), strict=False):
        if step % 4:
            continue
        state = game.position.state
        for seat in range(of.game.seats):
            seen = of.observation(state, seat)
            plain = naive(name, of.game.rules, game.position.view(seat))
            assert {each.name for each in told} == set(plain)
            for each in told:
                assert seen[each.start : each.stop].tolist() == plain[each.name], (step, seat, each.name)
            rest = np.ones(of.size, bool)
            for each in told:
                rest[each.start : each.stop] = False
            assert not seen[rest].any()
            imagined = game.position.imagine(seat, seed=step)
            assert (of.observation(imagined.state, seat) == seen).all(), (step, seat)


@EACH
def test_every_listed_action_has_numbers_of_its_own(game: str, mode: str, seats: int):
    of = watcher(game, mode=mode, seats=seats)
    choice = Random(1)
    for _, numbered in zip(range(STEPS), played(of, 3, choice), strict=False):
        position = numbered.position
        seat = position.turn
        actions = position.actions_of(seat)
        (action,) = choice.sample(actions, 1)
        decision = of.decision(position.state, seat)
        left, made = actions, list[int]()
        while True:
            numbers = decision.numbers.tolist()
            assert len(numbers) == len(left)
            assert 0 <= min(numbers) <= max(numbers) < of.ids
            assert set(np.flatnonzero(decision.mask()).tolist()) == set(numbers)
            made.append(numbers[left.index(action)])
            left = [each for each, number in zip(left, numbers, strict=True) if number == made[-1]]
            if (found := decision.narrow(made[-1])) is not None:
                break
            assert decision.chosen == made
            seen = of.observation(position.state, seat, made)
            assert set(np.flatnonzero(seen[of.seen :]).tolist()) == set(made)
        assert left == [action] == [found]


@EACH
def test_a_batch_is_the_games_played_one_by_one(game: str, mode: str, seats: int):
    games, choice = rl.batch(game, 3, seed=9, mode=mode, seats=seats), Random(1)
    of = watcher(game, mode=mode, seats=seats)
    assert games.observations.base is not None  # no copy
    chosen: list[list[int]] = [[] for _ in range(games.count)]
    numbers = [0] * games.count
    for _ in range(STEPS):
        masks = games.masks
        for row in range(games.count):
            state, seat = games._batch.states[row], int(games.turns[row])
            assert state.turn() == seat
            decision = of.decision(state, seat)
            for number in chosen[row]:
                assert decision.narrow(number) is None
            assert (games.observations[row] == of.observation(state, seat, chosen[row])).all()
            assert (masks[row] == decision.mask()).all()
            number = choice.choice(np.flatnonzero(masks[row]).tolist())
            chosen[row] = [*chosen[row], number] if decision.narrow(number) is None else []
            numbers[row] = number
        games.step(numbers)
    games.step_randomly(3)
    assert games.decisions > games.count


@pytest.mark.parametrize("game", LEARNABLE, ids=lambda game: game.id)
def test_a_batch_begins_again_at_an_end(game):
    seats = game.mode(game.modes[0].id).seats[-1]
    games = rl.batch(game.id, 4, seed=2, seats=seats)
    ends = 0
    for _ in range(4000):
        games.step_randomly()
        ends += int(games.ended.sum())
        for utilities in games.utilities[games.ended == 1]:
            assert game.cooperative or utilities.sum() in (pytest.approx(1), 0)
        if ends:
            break
    assert ends


def test_a_rule_that_swaps_a_table_swaps_no_number():
    """Free Star lets a pawn stand on any space of a star card: other targets, the same numbers for them."""
    of = watcher("holi", seats=2, mode="chosen", rivalry_cards=[free_star()])
    plain = watcher("holi", seats=2)
    for _, game in zip(range(60), played(of, 1, Random(3)), strict=False):
        state, seat = game.position.state, game.position.turn
        assert (of.decision(state, seat).mask() == plain.decision(state, seat).mask()).all()
    assert of.ids == plain.ids


def free_star() -> str:
    (card,) = [card.id for card in cq.game("holi").rules.edition.rivalry if card.effect == "free_star"]
    return card

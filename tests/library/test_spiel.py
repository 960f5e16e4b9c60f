"""The games in OpenSpiel, registered from outside: its own simulation test, in every mode."""

from random import Random

import pytest

from cinquina.core.game import Game
from cinquina.games import games

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this platform")
from cinquina.rl import spiel  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")
NAMES = spiel.register()
MODES = [(game, mode.id, mode.seats[0]) for game in games() for mode in game.modes]
STEPS = 60


def loaded(game: Game, mode: str, seats: int):
    return pyspiel.load_game(f"cinquina_{game.id}(players={seats},mode={mode})")


@pytest.mark.parametrize(("game", "mode", "seats"), MODES, ids=lambda each: getattr(each, "id", str(each)))
def test_open_spiel_plays_it_at_random(game: Game, mode: str, seats: int, capfd: pytest.CaptureFixture[str]):
    """To the end, with all its checks; a game that random players seldom end is played for a while."""
    assert f"cinquina_{game.id}" in NAMES == spiel.register()
    if game.id == "rollfold" and seats > 1:
        play_on(loaded(game, mode, seats))
    else:
        pyspiel.random_sim_test(loaded(game, mode, seats), num_sims=1, serialize=False, verbose=False)


def play_on(game) -> None:
    state, choice = game.new_initial_state(), Random(1)
    for _ in range(STEPS):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(choice.choices(outcomes, odds)[0])
            continue
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        again = state.clone()
        number = choice.choice(legal)
        again.apply_action(number)
        state.apply_action(number)
        assert again.observation_tensor(0) == state.observation_tensor(0)
        assert state.history() == again.history()


def test_a_copy_is_independent_within_a_decision():
    game = pyspiel.load_game("cinquina_rollfold(players=2,mode=level1)")
    state, choice = game.new_initial_state(), Random(3)
    for _ in range(STEPS):
        before = state.clone()
        legal = state.legal_actions()
        state.apply_action(choice.choice(legal))
        assert before.legal_actions() == legal

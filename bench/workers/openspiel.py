"""OpenSpiel: `openspiel hex`; its games are C++ called from Python, or (python_…) Python throughout."""

import sys
from collections.abc import Callable

import pyspiel

from bench.workers.serve import Tally, serve
from cinquina.core.rng import Rng

GAMES_AT_ONCE = 5


def player(name: str) -> Callable[[], Tally]:
    if name.startswith("python_"):
        from open_spiel.python import games  # type: ignore[import-untyped]  # noqa: F401  # registers them
    game = pyspiel.load_game(name)
    has_chance = game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
    rng = Rng(1)

    def play() -> Tally:
        decisions = listed = 0
        for _ in range(GAMES_AT_ONCE):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                found = len(actions)
                if not (has_chance and state.is_chance_node()):  # deals, all as likely in the games used here
                    decisions += 1
                    listed += found
                state.apply_action(actions[rng.below(found)])
        return Tally(decisions, listed)

    return play


if __name__ == "__main__":
    serve(player(sys.argv[1]))

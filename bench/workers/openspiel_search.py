"""Connect four thought about by OpenSpiel's C++ search, with its C++ random playouts, one a simulation."""

import pyspiel  # type: ignore[import-not-found]  # as in openspiel.py

from bench.workers.serve import SIMULATIONS, Tally, serve

MEGABYTES = 1000  # room for all it needs: it would stop to tidy up
CURIOSITY = 2.0

game = pyspiel.load_game("connect_four")
evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
bot = pyspiel.MCTSBot(game, evaluator, CURIOSITY, SIMULATIONS, MEGABYTES, solve=False, seed=1, verbose=False)
start = game.new_initial_state()


def play() -> Tally:
    """One search."""
    bot.mcts_search(start)
    return Tally(SIMULATIONS, SIMULATIONS)


if __name__ == "__main__":
    serve(play)

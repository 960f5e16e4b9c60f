"""OpenSpiel's C++ search of connect four, with its C++ random playouts, one per simulation."""

import pyspiel

from bench.workers.serve import SIMULATIONS, Tally, serve

MEGABYTES = 1000  # enough to avoid garbage collection
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

"""Connect four thought about by this engine: a search from the first position, random playouts."""

from bench.workers.ours import start_of
from bench.workers.serve import SIMULATIONS, Tally, serve
from cinquina.bots.search.tree import Search
from cinquina.core.effort import Effort
from cinquina.core.rng import Rng

start, most = start_of("connect_four", 2)
search = Search(most, 2, None, Effort(exploration=2.0))
rng = Rng(1)


def play() -> Tally:
    """One search."""
    search.begin(start, 0, rng)
    search.run(SIMULATIONS)
    return Tally(SIMULATIONS, SIMULATIONS)


if __name__ == "__main__":
    serve(play)

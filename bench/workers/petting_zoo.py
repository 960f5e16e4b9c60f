"""PettingZoo's connect four, without the wrappers that check the caller."""

from pettingzoo.classic.connect_four import connect_four

from bench.workers.serve import Tally, serve
from cinquina.core.rng import Rng

environment = connect_four.raw_env()
rng = Rng(1)


def play() -> Tally:
    """One game."""
    decisions = listed = 0
    environment.reset()
    while True:
        observation, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            return Tally(decisions, listed)
        actions = observation["action_mask"].nonzero()[0]
        found = len(actions)
        environment.step(actions[rng.below(found)])
        decisions += 1
        listed += found


if __name__ == "__main__":
    serve(play)

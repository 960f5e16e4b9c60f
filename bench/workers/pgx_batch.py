"""Pgx: `pgx_batch connect_four 8192` plays a batch of games, a hundred steps of all in one compiled call."""

import sys
from collections.abc import Callable
from itertools import count

import jax  # type: ignore[import-not-found]  # as in openspiel.py
import jax.numpy as jnp  # type: ignore[import-not-found]
import pgx  # type: ignore[import-not-found]

from bench.workers.serve import Tally, serve

STEPS_AT_ONCE = 100


def player(name: str, batch: int) -> Callable[[], Tally]:
    environment = pgx.make(name)
    step = jax.vmap(environment.step)
    fresh = jax.vmap(environment.init)(jax.random.split(jax.random.PRNGKey(0), batch))

    def move(carry, key):
        """Make a random step in every game; a finished one restarts, so no step is wasted."""
        state, listed = carry
        mask = state.legal_action_mask
        state = step(state, jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf)))
        over = state.terminated

        def again(first, now):
            return jnp.where(over.reshape(batch, *[1] * (now.ndim - 1)), first, now)

        return (jax.tree.map(again, fresh, state), listed + mask.sum()), None

    @jax.jit
    def steps(state, key):
        return jax.lax.scan(move, (state, 0), jax.random.split(key, STEPS_AT_ONCE))[0]

    state = fresh
    seeds = count(1)

    def play() -> Tally:
        nonlocal state
        state, listed = steps(state, jax.random.PRNGKey(next(seeds)))
        return Tally(batch * STEPS_AT_ONCE, int(listed))

    return play


if __name__ == "__main__":
    serve(player(sys.argv[1], int(sys.argv[2])))

"""The environments of others, played at random with observations and masks: `learning_peers pgx connect_four`.

Each reads the observation and the mask of the seat to decide at every step, as a learner does.
"""

import sys
from collections.abc import Callable
from itertools import count
from typing import Any

import numpy as np

from bench.workers.serve import Tally, serve

AT_ONCE = 1024
STEPS = 100  # of a batch in one compiled call
Play = Callable[[], Tally]


def scanned(step: Callable[[Any, Any], Any], first: Any) -> Play:
    """Return a player that takes STEPS steps of all games in one call of JAX."""
    import jax  # type: ignore[import-not-found]  # there only in the environment of the benchmark

    steps = jax.jit(lambda state, key: jax.lax.scan(step, state, jax.random.split(key, STEPS)))

    state, seeds = first, count(1)

    def play() -> Tally:
        nonlocal state
        state, seen = steps(state, jax.random.PRNGKey(next(seeds)))
        jax.block_until_ready(seen)
        return Tally(AT_ONCE * STEPS, 0)

    return play


def pgx(name: str) -> Play:
    import jax
    import jax.numpy as jnp  # type: ignore[import-not-found]
    import pgx as peer  # type: ignore[import-not-found]

    environment = peer.make(name)
    advance = jax.vmap(environment.step)
    fresh = jax.vmap(environment.init)(jax.random.split(jax.random.PRNGKey(0), AT_ONCE))

    def step(state: Any, key: Any) -> Any:
        mask = state.legal_action_mask
        state = advance(state, jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf)))
        over = state.terminated

        def again(first: Any, now: Any) -> Any:
            return jnp.where(over.reshape(AT_ONCE, *[1] * (now.ndim - 1)), first, now)

        state = jax.tree.map(again, fresh, state)
        return state, (state.observation.sum(), state.legal_action_mask.sum())

    return scanned(step, fresh)


def jumanji(name: str) -> Play:
    import jax
    import jax.numpy as jnp
    import jumanji as peer  # type: ignore[import-not-found]
    from jumanji.wrappers import AutoResetWrapper  # type: ignore[import-not-found]

    environment = AutoResetWrapper(peer.make(name))
    first = jax.vmap(environment.reset)(jax.random.split(jax.random.PRNGKey(0), AT_ONCE))

    def step(carry: Any, key: Any) -> Any:
        state, moment = carry
        mask = moment.observation.action_mask.reshape(AT_ONCE, -1)
        chosen = jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf))
        shape = moment.observation.action_mask.shape[1:]
        action = jnp.stack(jnp.unravel_index(chosen, shape), axis=-1)
        state, moment = jax.vmap(environment.step)(state, action)
        return (state, moment), sum(jnp.sum(each) for each in jax.tree.leaves(moment.observation))

    return scanned(step, first)


def pettingzoo(name: str) -> Play:
    from importlib import import_module

    environment = import_module(f"pettingzoo.classic.{name}_v3").env()
    random = np.random.default_rng(1)
    environment.reset(seed=1)

    def play() -> Tally:
        seen, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            environment.reset()
            return Tally(0, 0)
        legal = np.flatnonzero(seen["action_mask"])
        environment.step(int(random.choice(legal)))
        return Tally(1, len(legal))

    return play


def openspiel(name: str) -> Play:
    import pyspiel

    game, random = pyspiel.load_game(name), np.random.default_rng(1)
    state = game.new_initial_state()

    def play() -> Tally:
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        state.observation_tensor(), state.legal_actions_mask()
        legal = state.legal_actions()
        state.apply_action(int(random.choice(legal)))
        return Tally(1, len(legal))

    return play


PEERS = {"pgx": pgx, "jumanji": jumanji, "pettingzoo": pettingzoo, "openspiel": openspiel}

if __name__ == "__main__":
    serve(PEERS[sys.argv[1]](sys.argv[2]))

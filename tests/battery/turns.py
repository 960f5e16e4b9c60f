"""Cheap checks, at every position: who decides, among what."""

from functools import cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.listener import ALL, NOBODY, Heard
from cinquina.core.playout import int_buffer, random_outcome
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import CHANCE, CLOCK, OVER, RESIGN, State
from cinquina.core.who import LETTERS, actor_text
from tests.battery.play import Fault, drawn
from tests.battery.words import deciders, doubles, need, refusal

MOST = 2**30  # what Rng.below can divide


@cache
def room(size: int) -> vec[i64]:
    """Return a reused buffer: allocating it takes longer than filling it."""
    return int_buffer(size)


def check_turn(rules: Rules, state: State) -> None:
    """turn() and waiting() tell the same story, and whoever must decide can."""
    turn = state.turn()
    waiting = [int(seat) for seat in state.waiting()]
    seats = rules.setup.seats
    need(waiting == sorted(set(waiting)), f"waiting() is {waiting}, not each seat once in order")
    need(all(0 <= seat < seats for seat in waiting), f"waiting() is {waiting} with {seats} seats")
    need(turn in (CHANCE, OVER) or 0 <= turn < seats, f"turn() is {turn}")
    need(turn == waiting[0] if waiting else turn < 0, f"turn() is {actor_text(turn)}, waiting() is {waiting}")


def check_actions(rules: Rules, state: State) -> None:
    """Check that lists are short enough, have each action once, are legal, and are empty without a pending decision."""
    waiting = [int(seat) for seat in state.waiting()]
    for who in deciders(rules):
        out = room(rules.max_actions + 64)  # to be wrong in
        listed = [out[i] for i in range(state.actions(who, out))]
        name = actor_text(who)
        need(
            len(listed) <= rules.max_actions,
            f"{name} has {len(listed)} actions, max_actions is {rules.max_actions}",
        )
        need(len(set(listed)) == len(listed), f"{name} has an action twice: {doubles(listed)}")
        if who != CLOCK:
            asked = state.turn() == CHANCE if who == CHANCE else who in waiting
            need(
                bool(listed) == asked,
                f"{name} {'must' if asked else 'must not'} decide and has {len(listed)} actions",
            )
        for action in listed:
            need(state.legal(who, action), f"{name} {action} is listed but not legal")
        need(who < 0 or RESIGN not in listed, f"{name}: giving up is listed")
    need(state.actions(OVER, room(rules.max_actions)) == 0, "there are actions for OVER")


def check_not_asked(rules: Rules, state: State) -> None:
    """Check that a seat without a pending decision may not do what another may."""
    waiting = [int(seat) for seat in state.waiting()]
    asked = [*waiting, *([CHANCE] if state.turn() == CHANCE else [])]
    for who in asked:
        for other in [CHANCE, OVER, rules.setup.seats, *range(rules.setup.seats)]:
            if other in asked:
                continue
            for action in rules.actions(state, who)[:4]:
                name = LETTERS[other] if other >= 0 else actor_text(other)
                need(not state.legal(other, action), f"{action} is legal for {name}, who is not asked")
                text = rules.text(state, who, action)
                need(
                    refusal(rules, state, other, text), f"{text!r} is accepted from {name}, who is not asked"
                )


def check_weights(rules: Rules, state: State) -> None:
    if state.turn() != CHANCE:
        return
    weights = rules.weights(state)
    listed = rules.actions(state, CHANCE)
    need(len(weights) == len(listed), f"{len(listed)} outcomes of chance have {len(weights)} weights")
    for action, weight in zip(listed, weights, strict=True):
        need(weight > 0, f"the outcome {rules.text(state, CHANCE, action)!r} has the weight {weight}")
    need(sum(weights) <= MOST, f"the weights add up to {sum(weights)}, more than {MOST}")
    need(
        not state.is_uniform() or set(weights) == {1},
        f"uniform() says that these weights are all 1: {weights}",
    )
    for seed in range(3):
        quick, by_weight = random_outcome(state, Rng(seed), rules.max_actions), drawn(rules, state, Rng(seed))
        need(quick == by_weight, f"drawn() is {quick} where the weights of the list give {by_weight}")


def check_clock(rules: Rules, state: State, timed: bool) -> None:
    """actions(CLOCK) is non-empty while a period runs, and only then."""
    ticks = rules.actions(state, CLOCK)
    need(bool(ticks) == (state.clock_ms() > 0), f"clock_ms() is {state.clock_ms()}, the clock may do {ticks}")
    need(timed or not ticks, "a clock runs in a game that is not timed")


def check_fallback(rules: Rules, state: State) -> None:
    for seat in state.waiting():
        action = state.fallback(seat)
        need(state.legal(seat, action), f"the fallback {action} of {LETTERS[seat]} is not legal")


def check_events(rules: Rules, told: list[Heard]) -> None:
    for each in told:
        event = each.event
        need(isinstance(event, rules.event_type), f"the event {event} is none that its game declares")
        known = (ALL, NOBODY, *range(rules.setup.seats))
        need(each.audience in known, f"the event {event} has the audience {each.audience}")
        instead = each.audience == ALL and any(other.audience == each.but for other in told)
        need(
            each.but == NOBODY or instead,
            f"the event {event} leaves out {each.but}, who is told nothing else",
        )
        try:
            again = msgspec.json.decode(msgspec.json.encode(event), type=type(event))
        except (TypeError, msgspec.ValidationError) as error:
            raise Fault(f"the event {event} does not keep to its types: {error}") from None
        need(again == event, f"the event {event} does not keep to its types: on the page it is {again}")

from typing import Any

from cinquina.games.pentris.rules.box import layers_of
from cinquina.games.pentris.rules.phases import STEP_NAMES
from tests.library.naive import flat, one

LAYERS = ("colour_0", "colour_1", "colour_2", "colour_3", "stars", "doubles", "two", "three")


def naive(rules: Any, view: Any) -> dict[str, list[int]]:
    box = rules.box
    seats = len(view.seats)
    found: dict[str, list[int]] = {}

    def pieces(values: dict[int, Any]) -> list[int]:
        held = {piece.id: value for value, some in values.items() for piece in some if piece}
        return [held.get(id, 0) for id in box.ids]

    order = [view.seats[(view.seat + n) % seats] for n in range(seats)]
    for n, seat in enumerate(order):
        whose = "own" if n == 0 else f"next_{n}"
        rows = seat.chute.rows[::-1] if seat.chute else [[""] * view.columns] * view.rows
        found[f"{whose}_taken"] = flat([[bool(mark) for mark in row] for row in rows])
        for layer, name in enumerate(LAYERS):
            found[f"{whose}_{name}"] = flat(
                [[bool(mark) and layer in layers_of(mark, box.codes) for mark in row] for row in rows]
            )
        found[f"{whose}_points"] = [seat.points]
        found[f"{whose}_placed"] = [seat.placed]
        for colour, card in enumerate(view.cards):
            found[f"{whose}_token_{colour}"] = [card.tokens[seat.seat]]
    stacks = [stack for card in view.cards for stack in card.stacks]
    return {
        **found,
        "bag": pieces({1: view.bag}),
        "board": pieces({1: view.current, 2: view.previous, 3: view.pool}),
        "personal": pieces({n + 1: seat.personal for n, seat in enumerate(order)}),
        "hand": pieces({1: [view.hand]}),
        "top": pieces({1: [stack.top for stack in stacks]}),
        "stacks": [len(stack.pieces) for stack in stacks] or [0] * 16,
        "step": one(STEP_NAMES.index(view.step), len(STEP_NAMES)),
        "active": one((view.active - view.seat) % seats, seats),
        "holder": one((view.holder - view.seat) % seats, seats),
        "round": [view.round],
        "phase": [view.phase],
        "turn": [view.turn],
        "to_draw": [view.to_draw],
        "paying": [view.paying],
    }

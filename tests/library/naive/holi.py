from typing import Any

from cinquina.games.holi.rules.cells import cell_of
from cinquina.games.holi.rules.phases import PHASE_NAMES, REASONS
from tests.library.naive import flat, one, some


def naive(rules: Any, view: Any) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    seats = len(view.seats)
    order = [view.seats[(view.seat + n) % seats] for n in range(seats)]
    for n, seat in enumerate(order):
        whose = "own" if n == 0 else f"next_{n}"
        for level, rows in enumerate(view.levels, 1):
            found[f"{whose}_level{level}"] = flat([[mark == seat.colour for mark in row] for row in rows])
        found[f"{whose}_pawn"] = one(int(cell_of(seat.pawn[1:])) if seat.pawn else None, 36)
        found[f"{whose}_pawn_level"] = [int(seat.pawn[0]) if seat.pawn else 0]
        found[f"{whose}_tokens"] = [seat.tokens]
        found[f"{whose}_sweets"] = [seat.sweets]
        found[f"{whose}_points"] = [seat.points]
        found[f"{whose}_hand"] = [seat.hand_count]
        found[f"{whose}_deck"] = [seat.deck_count]
        found[f"{whose}_finished"] = [REASONS.index(seat.finished)]
        found[f"{whose}_last_down"] = [int(bool(seat.discards) and seat.discards[-1].face_down)]
        for k in range(4):
            held = 0
            if k < seats:
                other = order[k]
                held = seat.tokens if other is seat else seat.foreign.get(other.colour, 0)
            found[f"{whose}_holds_{k}"] = [held]
        deck = rules.box.deck_ids[seat.seat]
        found[f"{whose}_cards"] = some(deck, [card.id for card in seat.hand or []])
        found[f"{whose}_seen"] = some(deck, [each.card.id for each in seat.discards if each.card])
    lying = {each.place for each in view.sweets}
    for floor in "123":
        found[f"sweets_level{floor}"] = [
            int(f"{floor}{letter}{row}" in lying) for row in range(1, 7) for letter in "ABCDEF"
        ]
    done = {step.what: int(step.state == "done") for step in view.steps}
    return {
        **found,
        "rivalry": some(rules.box.rivalry_ids, [card.id for card in view.rivalry]),
        "phase": one(PHASE_NAMES.index(view.phase), len(PHASE_NAMES)),
        "active": one((view.active - view.seat) % seats, seats),
        "first": one((view.first - view.seat) % seats, seats),
        "thrown": [done["throw"]],
        "moved": [done["move"]],
        "climbed": [done["climb"]],
    }

from typing import Any

from cinquina.games.rollfold.edition import PRINTED
from cinquina.games.rollfold.rules.marks import BONUS
from cinquina.games.rollfold.rules.names import COLOURS, CORNER_NAMES, SIZES
from cinquina.games.rollfold.rules.observer import PRINT_BITS, PRINTS
from cinquina.games.rollfold.rules.phases import PHASE_NAMES
from tests.library.naive import flat, one

FIELDS = ("white", "black", "free")


def naive(rules: Any, view: Any) -> dict[str, list[int]]:
    seats = len(view.sheets)
    own = view.sheets[view.seat]
    prints = [[PRINTED[mark] if mark not in "/_" else None for mark in row] for row in own.symbols]

    def plane(value: Any) -> list[int]:
        return flat([[0 if bits is None else value(bits) for bits in row] for row in prints])

    found = {"paper": plane(lambda bits: 1), "bonus": plane(lambda bits: bits // BONUS)}
    for name, bit in zip(PRINTS, PRINT_BITS, strict=True):
        found[name] = plane(lambda bits, bit=int(bit): bits & bit > 0)
    found["marks"] = flat([[".xo".index(mark) for mark in row] for row in own.marks])
    for n in range(seats):
        sheet = view.sheets[(view.seat + n) % seats]
        whose = "own" if n == 0 else f"next_{n}"
        for corner in sheet.corners:
            assert corner.corner in CORNER_NAMES
            found[f"{whose}_fold_{corner.corner}"] = [SIZES.index(corner.fold)]
            found[f"{whose}_double_{corner.corner}"] = [int(corner.double)]
            found[f"{whose}_next_{corner.corner}"] = [int(corner.state == "next")]
        found[f"{whose}_reverse"] = [int(sheet.side == "reverse")]
        found[f"{whose}_finished"] = [int(sheet.finished)]
        found[f"{whose}_symbols_marked"] = [
            sum(each.marked and each.place is not None for each in sheet.symbols_won)
        ]
    for colour in COLOURS:
        face = getattr(view, colour)
        numbers = [int(number) for number in face.split("/")] if face else []
        found[f"{colour}_1"], found[f"{colour}_2"] = ([each] for each in (*numbers, 0, 0)[:2])
    pen, solo = view.pen, view.solo
    numbers = [number.value for number in pen.numbers if number.kind == "die"] if pen else []
    bonuses = [number.value for number in pen.numbers if number.kind == "bonus"] if pen else []
    playable = [field for field in solo.fields if field.die != "lost"] if solo else []
    field = [each.die for each in playable if each.move == solo.move] if solo else []
    return {
        **found,
        "taken": [COLOURS.index(view.taken) + 1 if view.taken else 0],
        "turn": [view.turn],
        "field": [FIELDS.index(field[0]) + 1 if field else 0],
        "left": [len(playable) - solo.move if solo else 0],
        "die": [COLOURS.index(pen.die) + 1 if pen and pen.die else 0],
        "number_1": [numbers[0] if numbers else 0],
        "number_2": [numbers[1] if len(numbers) > 1 else 0],
        "plus": [int(pen.plus == "ready") if pen else 0],
        "x_used": [pen.x_used if pen else 0],
        "bonuses": [bonuses.count(value) for value in range(8)],
        "phase": one(PHASE_NAMES.index(view.phase), len(PHASE_NAMES)),
        "active": one((view.active - view.seat) % seats, seats),
    }

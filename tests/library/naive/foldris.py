from typing import Any

from tests.library.naive import flat, one, some


def naive(rules: Any, view: Any) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    ids = [card.id for card in rules.cards]
    seats = len(view.sheets)
    for n in range(seats):
        sheet = view.sheets[(view.seat + n) % seats]
        whose = "own" if n == 0 else f"next_{n}"
        lines = [*reversed(sheet.lines), *["." * view.columns] * (view.printed - len(sheet.lines))]
        found[f"{whose}_filled"] = flat([[each == "#" for each in line] for line in lines])
        (column, line), *_ = sheet.barrier or [(0, 0)]
        found[f"{whose}_barrier_line"] = [line]
        found[f"{whose}_barrier_column"] = [column]
        found[f"{whose}_bonus"] = [sheet.bonus]
        found[f"{whose}_visible"] = [len(sheet.lines)]
        found[f"{whose}_completed"] = [sheet.completed]
        found[f"{whose}_out"] = [int(sheet.eliminated > 0)]
    card = view.card if view.phase == "draw" else None
    shapes = list(rules.edition.shapes)
    found["block"] = one(shapes.index(card.shape) if card else None, len(shapes))
    found["lane"] = one(card.lane - 1 if card else None, len(view.lanes))
    found["deck"] = some(ids, [card.id for card in view.deck])
    found["setup_card"] = some(ids, [view.setup_card.id] if view.setup_card else [])
    return found

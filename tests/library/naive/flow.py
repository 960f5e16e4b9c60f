from typing import Any

from cinquina.games.flow.rules.phases import PHASE_NAMES
from tests.library.naive import flat, one, some

SIDES = {"north": "N", "east": "E", "south": "S", "west": "W"}


def naive(rules: Any, view: Any) -> dict[str, list[int]]:
    box = rules.box
    seats = len(view.hands)
    edges = {each.cell: each.edges for each in [*view.tiles, *view.animals]} | {view.boat: view.boat_edges}

    def plane(test: Any) -> list[int]:
        return flat([[test((row, column)) for column in range(view.columns + 1)] for row in range(view.rows)])

    found = {name: plane(lambda cell, side=side: side in edges.get(cell, "")) for name, side in SIDES.items()}
    found["full"] = plane(lambda cell: cell in edges)
    found["birds"] = plane(lambda cell: cell in {each.cell for each in view.tiles if each.bird})
    found["obstacles"] = plane(lambda cell: cell in {each.cell for each in view.tiles if each.obstacle})
    seen = {
        "tile": [view.tile] if view.tile else [],
        "revealed": view.revealed,
        "discarded": view.discards,
        "lying": [each for each in view.tiles if each.id in box.map_ids],
    }
    ids = {name: {each.id for each in tiles} for name, tiles in seen.items()}
    ids["face_down"] = set(box.map_ids) - set().union(*ids.values())
    for name in ("tile", "face_down", "revealed", "discarded"):
        found[name] = some(box.map_ids, ids[name])
    for n in range(seats):
        hand = view.hands[(view.seat + n) % seats]
        whose = "own" if n == 0 else f"next_{n}"
        found[f"{whose}_cards"] = some(box.card_ids, [card.id for card in hand.cards or []])
        found[f"{whose}_held"] = [hand.count]
    return {
        **found,
        "played": some(box.card_ids, [card.id for card in view.played]),
        "card": some(box.card_ids, [view.card.id] if view.card else []),
        "scenarios": some(box.scenario_ids, [each.id for each in view.scenarios]),
        "phase": one(PHASE_NAMES.index(view.phase), len(PHASE_NAMES)),
        "active": one((view.active - view.seat) % seats, seats),
        "round": [view.round],
        "turns_in_round": [view.turns_in_round],
        "cards_in_round": [view.cards_in_round],
        "birds_left": [view.birds],
        "calm": [0 if view.calm is None else (view.calm - view.seat) % seats + 1],
        "die": [["white", "black"].index(view.die) + 1 if view.die else 0],
        "facing": ["NESW".index(view.facing) + 1 if view.facing else 0],
        "time_up": [int(view.time_up)],
        "turns": [view.turns],
    }

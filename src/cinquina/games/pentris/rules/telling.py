"""What the rules tell a listener: cells by their names, the scoring of a round step by step."""

from mypy_extensions import i64

from cinquina.core.events import ALL, Listener
from cinquina.games.pentris.rules.box import COLOURS, Box
from cinquina.games.pentris.rules.chute import CELLS, ORIENTATIONS, Chute, group_at
from cinquina.games.pentris.rules.masks import COLUMNS, ROW, lowest, size


def cell_name(cell: int) -> str:
    """`a1` is the lowest row's leftmost cell."""
    return f"{'abcdef'[cell % COLUMNS]}{cell // COLUMNS + 1}"


def cell_names(cells: int) -> list[str]:
    names: list[str] = []
    while cells:
        names.append(cell_name(lowest(cells)))
        cells &= cells - 1
    return names


def full_rows(complete: int) -> list[int]:
    """The numbers of the complete rows, from 1."""
    return [y + 1 for y in range(complete.bit_length() // COLUMNS + 1) if complete >> COLUMNS * y & ROW]


def place_facts(box: Box, piece: i64, place: i64) -> dict[str, object]:
    outline = box.outline(piece)
    orientation: i64 = place // CELLS % ORIENTATIONS
    anchor: int = place % CELLS
    cells: int = outline.pictures[outline.picture_of[orientation]].mask << anchor
    return {
        "piece": box.ids[piece],
        "turn": int(orientation),
        "anchor": cell_name(anchor),
        "cells": cell_names(cells),
    }


def tell_scoring(
    listener: Listener, box: Box, seat: i64, chute: Chute, stars: bool, audience: int = ALL
) -> None:
    """Rows, then every star with the group it counts, then platinum."""
    field = box.field
    complete: int = chute.complete(field)
    rows = full_rows(complete)
    listener.tell("pentris.rows", {"seat": seat, "rows": rows, "points": 2 * len(rows)}, audience)
    if not stars:
        return
    for colour in range(COLOURS):
        cells: int = chute.colour(colour)
        left: int = cells & chute.stars
        while left:
            star: int = left & -left
            left &= left - 1
            group: int = group_at(cells, star, field)
            facts: dict[str, object] = {
                "seat": seat,
                "cell": cell_name(lowest(star)),
                "colour": box.codes[colour],
            }
            facts["cells"] = cell_names(group)
            facts["points"] = chute.size(group, False)
            listener.tell("pentris.star", facts, audience)
    platinum: int = (chute.platinum_2 | chute.platinum_3) & complete
    if size(platinum) > 0:
        points: int = chute.platinum_points(complete)
        facts = {"seat": seat, "cells": cell_names(platinum), "points": points}
        listener.tell("pentris.platinum", facts, audience)

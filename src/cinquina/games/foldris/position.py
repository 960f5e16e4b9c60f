"""Positions as plain data: what scenarios write and the battery reads back.

phase = "draw"        # start, setup, reveal, draw, over; left out: draw if a card lies open, else reveal
starter = "A"
setup_card = "O4"
card = "T5"           # the revealed card
round = 3
used = ["I2", "J3"]   # cards of earlier rounds
[A]                   # one table a seat
sheet = '''           # the visible lines from the top; # filled, . empty, B Barrier; empty lines on top left out
....BB..
######..
'''
bonus = 2
lines = 1             # completed
folded = [1]          # their printed numbers; left out: the lowest
eliminated = 0        # in which round; 0 = in the game
resigned = false
decided = "r1 @3"     # a sealed decision
"""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.edition import converted
from cinquina.core.errors import Invalid, Refusal
from cinquina.core.game import LETTERS
from cinquina.games.foldris import notation
from cinquina.games.foldris.edition import MOST
from cinquina.games.foldris.rules.sheet import BIT, Sheet, blank
from cinquina.games.foldris.rules.state import (
    DRAW,
    GAME_OVER,
    IN_DECK,
    NOT_ASKED,
    REVEAL,
    SET_ASIDE,
    SETUP,
    START,
    UNDECIDED,
    USED,
    Box,
    Foldris,
)

PHASES = {"start": START, "setup": SETUP, "reveal": REVEAL, "draw": DRAW, "over": GAME_OVER}


def fresh(box: Box, seats: int, ends_with_deck: bool, sheet: Sheet) -> Foldris:
    """The position before anything happened. Alone, there is no start player to choose."""
    state = Foldris(
        box,
        ends_with_deck,
        [sheet.copy() for _ in range(seats)],
        vec[i64]([IN_DECK] * int(box.cards)),
        vec[i64]([NOT_ASKED] * seats),
        vec[i64]([0] * seats),
    )
    state.phase = SETUP if seats == 1 else START
    return state


Gate = Callable[[Foldris, int, str], int]  # `Rules.parse`


def load(state: Foldris, names: list[str], data: dict[str, Any], parse: Gate) -> Foldris:
    """Fill in a fresh position; a sealed decision passes the gate as it would at the table."""
    seats = LETTERS[: state.seats]
    known = {"phase", "starter", "setup_card", "card", "round", "used", *seats}
    for name in data:
        if name not in known:
            raise Invalid(f"$.{name}", f"a position of {state.seats} seats has no such field")
    card = data.get("card")
    phase = data.get("phase", "reveal" if card is None else "draw")
    if not isinstance(phase, str) or phase not in PHASES:
        raise Invalid("$.phase", f"{phase!r} is not one of {', '.join(PHASES)}")
    state.phase = PHASES[phase]
    if (state.phase == DRAW) != (card is not None) and state.phase != GAME_OVER:
        raise Invalid("$.card", f"a card lies open in the phase draw, not in {phase}")
    starter = data.get("starter", "A")
    if not isinstance(starter, str) or len(starter) != 1 or starter not in seats:
        raise Invalid("$.starter", f"{starter!r} is not a seat of this game")
    state.starter = seats.index(starter)
    state.round = number_at("$.round", data.get("round", 0 if card is None else 1), 999)
    place(state, names, data.get("setup_card"), SET_ASIDE, "$.setup_card")
    used = converted_at("$.used", data.get("used", []), list[str])
    for number, name in enumerate(used):
        place(state, names, name, USED, f"$.used[{number}]")
    if card is not None:
        if card in used and state.phase == GAME_OVER:
            state.card = names.index(card)
        else:
            place(state, names, card, USED, "$.card")
            state.card = names.index(card)
    if data.get("setup_card") is not None:
        state.setup_card = names.index(data["setup_card"])
    if state.phase in (SETUP, REVEAL) and state.left_in_deck == 0:
        raise Invalid("$.used", f"no card is left to turn over in the phase {phase}")
    for seat, letter in enumerate(seats):
        try:
            load_seat(state, seat, converted_at("$", data.get(letter, {}), dict[str, Any]))
        except Invalid as error:
            raise error.under(f"$.{letter}") from None
    if state.phase == DRAW:
        for seat, letter in enumerate(seats):
            load_decision(state, parse, seat, data.get(letter, {}).get("decided"), f"$.{letter}")
        if not any(state.decided[seat] == UNDECIDED for seat in range(state.seats)):
            raise Invalid("$.phase", "nobody has anything to draw: begin with the phase reveal")
    return state


def converted_at(path: str, value: Any, kind: Any) -> Any:
    try:
        return converted(value, kind)
    except Invalid as error:
        raise error.under(path) from None


def number_at(path: str, value: Any, most: int) -> int:
    number = int(converted_at(path, value, int))
    if not 0 <= number <= most:
        raise Invalid(path, f"{number} is not from 0 to {most}")
    return number


def place(state: Foldris, names: list[str], name: Any, where: int, path: str) -> None:
    if name is None:
        return
    if name not in names:
        raise Invalid(path, f"{name!r} is not a card of this edition")
    card = names.index(name)
    if state.deck[card] != IN_DECK:
        raise Invalid(path, f"{name} is already somewhere else")
    state.deck[card] = where
    state.left_in_deck -= 1


def load_seat(state: Foldris, seat: int, data: dict[str, Any]) -> None:
    for name in data:
        if name not in ("sheet", "bonus", "lines", "folded", "eliminated", "resigned", "decided"):
            raise Invalid(f"$.{name}", "a seat has no such field")
    printed = int(state.box.lines)
    sheet = blank(int(state.sheets[seat].columns), printed)
    folded = converted_at("$.folded", data.get("folded", []), list[int])
    lines = number_at("$.lines", data.get("lines", len(folded)), printed)
    folded = folded or list(range(1, lines + 1))
    if not len(folded) == len(set(folded)) == lines or not all(1 <= number <= printed for number in folded):
        raise Invalid("$.folded", f"{folded} are not {lines} printed line numbers")
    sheet.folded = sum(2 ** (number - 1) for number in folded)
    sheet.visible = printed - lines
    sheet.bonus = number_at("$.bonus", data.get("bonus", int(state.sheets[seat].bonus)), 2 * MOST)
    drawing = data.get("sheet", [])
    if isinstance(drawing, str):
        drawing = drawing.split()
    drawing = converted_at("$.sheet", drawing, list[str])
    draw(sheet, drawing)
    sheet.measure()
    state.sheets[seat] = sheet
    state.eliminated[seat] = number_at("$.eliminated", data.get("eliminated", 0), 999)
    if converted_at("$.resigned", data.get("resigned", False), bool):
        state.resigned |= BIT[seat]


def draw(sheet: Sheet, drawing: list[str]) -> None:
    if len(drawing) > sheet.visible:
        raise Invalid("$.sheet", f"{len(drawing)} lines are drawn, {sheet.visible} are visible")
    barrier = []
    for number, row in enumerate(reversed(drawing)):
        if len(row) != sheet.columns or set(row) - set("#.B"):
            raise Invalid("$.sheet", f"line {number + 1} is {row!r}, not {sheet.columns} of # . B")
        if row == "#" * sheet.columns:
            raise Invalid("$.sheet", f"line {number + 1} is full: it would be folded away")
        sheet.lines[number] = sum(2**x for x, mark in enumerate(row) if mark == "#")
        barrier += [(x, number) for x, mark in enumerate(row) if mark == "B"]
    if barrier:
        (left, line), *rest = barrier
        if rest != [(left + 1, line)]:
            raise Invalid("$.sheet", "a Barrier is two squares B side by side")
        sheet.barrier, sheet.lane = line, left


def load_decision(state: Foldris, parse: Gate, seat: int, decided: Any, path: str) -> None:
    if state.eliminated[seat]:
        if decided is not None:
            raise Invalid(f"{path}.decided", "an eliminated seat decides nothing")
        return
    if not state.sheets[seat].can_draw(state.block()):
        raise Invalid(path, "this seat cannot draw the card: begin with the phase reveal, and a chance step")
    state.decided[seat] = UNDECIDED
    if decided is not None:
        try:
            state.decided[seat] = parse(state, seat, str(decided))
        except Refusal as refusal:
            raise Invalid(f"{path}.decided", f"{decided!r} is not allowed ({refusal})") from None


def dump(state: Foldris, names: list[str]) -> dict[str, Any]:
    data: dict[str, Any] = {
        "phase": next(name for name, phase in PHASES.items() if phase == state.phase),
        "starter": LETTERS[state.starter],
        "round": int(state.round),
        "used": [
            name
            for card, name in enumerate(names)
            if state.deck[card] == USED and not (card == state.card and state.phase == DRAW)
        ],
    }
    if state.setup_card >= 0:
        data["setup_card"] = names[state.setup_card]
    if state.card >= 0 and state.phase in (DRAW, GAME_OVER):
        data["card"] = names[state.card]
    for seat in range(int(state.seats)):
        data[LETTERS[seat]] = dump_seat(state, names, seat)
    return data


def dump_seat(state: Foldris, names: list[str], seat: int) -> dict[str, Any]:
    sheet = state.sheets[seat]
    data: dict[str, Any] = {
        "sheet": drawing(sheet),
        "bonus": int(sheet.bonus),
        "lines": int(state.lines(seat)),
        "folded": folded_lines(sheet, int(state.box.lines)),
        "eliminated": int(state.eliminated[seat]),
        "resigned": bool(state.resigned & BIT[seat]),
    }
    if state.decided[seat] >= 0:
        data["decided"] = notation.text(state, names, seat, int(state.decided[seat]))
    return data


def folded_lines(sheet: Sheet, printed: int) -> list[int]:
    return [number + 1 for number in range(printed) if sheet.folded & BIT[number]]


def drawing(sheet: Sheet, everything: bool = False) -> list[str]:
    """The visible lines from the top; empty ones above the highest square only if everything is asked for."""
    rows = [
        "".join(
            "#" if sheet.filled(x, y) else "B" if sheet.barred(x, y) else "."
            for x in range(int(sheet.columns))
        )
        for y in range(int(sheet.visible))
    ]
    while rows and not everything and set(rows[-1]) == {"."}:
        rows.pop()
    return rows[::-1]

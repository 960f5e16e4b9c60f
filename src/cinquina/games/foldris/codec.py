"""Positions as plain data: what scenarios write and the battery reads back.

A sheet is drawn by its visible lines from the top; empty ones on top are left out:

....BB..    # filled, . empty, B Barrier
######..
"""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from cinquina.core.checks import checked_number, path_prefix, position_data, require, rows_of
from cinquina.core.errors import Invalid, Refusal
from cinquina.core.fields import OWNER
from cinquina.core.kinds import InSet, Letter, Number, OneOf, Written
from cinquina.core.who import LETTERS
from cinquina.games.foldris import plain
from cinquina.games.foldris.edition import MOST
from cinquina.games.foldris.rules.phases import DRAW, GAME_OVER, PHASE_NAMES, REVEAL, SETUP, UNDECIDED
from cinquina.games.foldris.rules.position import Position
from cinquina.games.foldris.rules.sheet import Sheet, blank_sheet

if TYPE_CHECKING:
    from cinquina.games.foldris.rulebook import Rulebook

MOST_ROUNDS = 999


class SeatData(msgspec.Struct):
    """The table of a seat, under its letter."""

    sheet: Annotated[str | list[str], Written("state.sheets[seat].drawing()")] = []
    bonus: Annotated[int | None, Written("int(state.sheets[seat].bonus)")] = None
    lines: Annotated[int | None, Written("int(scoring.total_lines(state, seat))")] = None  # completed
    # their printed numbers; left out: the lowest
    folded: Annotated[list[int], Written("state.sheets[seat].folded_lines()")] = []
    eliminated: Annotated[int, Number(MOST_ROUNDS)] = 0  # in which round; 0 = in the game
    resigned: Annotated[bool, InSet()] = False
    decided: Annotated[
        str | None,
        OWNER,
        Written("notation.text(state, seat, int(state.decided[seat]))", when="state.decided[seat] >= 0"),
    ] = None


class Data(msgspec.Struct):
    # left out: draw if a card lies open, else reveal
    phase: Annotated[str | None, OneOf("PHASE_NAMES")] = None
    starter: Annotated[str, Letter()] = "A"
    round: Annotated[int | None, Number(MOST_ROUNDS)] = None
    setup_card: Annotated[
        str | None, Written("state.box.names[state.setup_card]", when="state.setup_card >= 0")
    ] = None
    card: Annotated[str | None, Written("state.box.names[state.card]", when="state.is_card_open()")] = None
    used: Annotated[list[str], Written("[state.box.names[card] for card in state.earlier_cards()]")] = []


# -- reading


def load(rules: "Rulebook", raw: dict[str, Any]) -> Position:
    """Fill in a fresh position; a sealed decision passes the gate as it would at the table."""
    state = rules.start()
    data, seats = position_data(raw, int(state.seats), Data, SeatData)
    state.phase, state.round = (REVEAL, 0) if data.card is None else (DRAW, 1)
    plain.read(state, data)
    phase = PHASE_NAMES[int(state.phase)]
    if (state.phase == DRAW) != (data.card is not None) and state.phase != GAME_OVER:
        raise Invalid("$.card", f"a card lies open in the phase draw, not in {phase}")
    load_cards(state, data)
    if state.phase in (SETUP, REVEAL) and state.left_in_deck == 0:
        raise Invalid("$.used", f"no card is left to turn over in the phase {phase}")
    for seat, part in enumerate(seats):
        with path_prefix(f"$.{LETTERS[seat]}"):
            load_seat(state, seat, part)
    if state.phase == DRAW:
        for seat, part in enumerate(seats):
            load_decision(rules, state, seat, part.decided, f"$.{LETTERS[seat]}")
        if not any(state.decided[seat] == UNDECIDED for seat in range(state.seats)):
            raise Invalid("$.phase", "nobody has anything to draw: begin with the phase reveal")
    return state


def load_cards(state: Position, data: Data) -> None:
    if data.setup_card is not None:
        state.setup_card = take_card(state, data.setup_card, "$.setup_card")
    for n, name in enumerate(data.used):
        take_card(state, name, f"$.used[{n}]")
    if data.card is not None:
        lies = data.card in data.used and state.phase == GAME_OVER
        state.card = state.box.names.index(data.card) if lies else take_card(state, data.card, "$.card")


def take_card(state: Position, name: str, path: str) -> int:
    require(name in state.box.names, path, f"{name!r} is not a card of this edition")
    card = state.box.names.index(name)
    require(state.in_deck(card), path, f"{name} is already somewhere else")
    state.take_from_deck(card)
    return card


def load_seat(state: Position, seat: int, data: SeatData) -> None:
    printed = int(state.box.lines)
    sheet = blank_sheet(int(state.sheets[seat].columns), printed)
    lines = checked_number(len(data.folded) if data.lines is None else data.lines, "$.lines", printed)
    folded = data.folded or list(range(1, lines + 1))
    if not len(folded) == len(set(folded)) == lines or not all(1 <= number <= printed for number in folded):
        raise Invalid("$.folded", f"{folded} are not {lines} printed line numbers")
    sheet.folded = sum(2 ** (number - 1) for number in folded)
    sheet.visible = printed - lines
    sheet.bonus = (
        int(state.sheets[seat].bonus)
        if data.bonus is None
        else checked_number(data.bonus, "$.bonus", 2 * MOST)
    )
    draw_sheet(sheet, rows_of(data.sheet))
    sheet.measure()
    state.sheets[seat] = sheet
    plain.read_seat(state, seat, data)


def draw_sheet(sheet: Sheet, drawing: list[str]) -> None:
    if len(drawing) > sheet.visible:
        raise Invalid("$.sheet", f"{len(drawing)} lines are drawn, {sheet.visible} are visible")
    barrier = []
    for line, row in enumerate(reversed(drawing)):
        if len(row) != sheet.columns or set(row) - set("#.B"):
            raise Invalid("$.sheet", f"line {line + 1} is {row!r}, not {sheet.columns} of # . B")
        if row == "#" * sheet.columns:
            raise Invalid("$.sheet", f"line {line + 1} is full: it would be folded away")
        sheet.lines[line] = sum(2**x for x, mark in enumerate(row) if mark == "#")
        barrier += [(x, line) for x, mark in enumerate(row) if mark == "B"]
    if barrier:
        (left, line), *rest = barrier
        if rest != [(left + 1, line)]:
            raise Invalid("$.sheet", "a Barrier is two squares B side by side")
        sheet.barrier, sheet.lane = line, left


def load_decision(rules: "Rulebook", state: Position, seat: int, decided: str | None, path: str) -> None:
    if state.eliminated[seat]:
        if decided is not None:
            raise Invalid(f"{path}.decided", "an eliminated seat decides nothing")
        return
    if not state.sheets[seat].can_draw(state.block()):
        raise Invalid(path, "this seat cannot draw the card: begin with the phase reveal, and a chance step")
    state.decided[seat] = UNDECIDED
    if decided is not None:
        try:
            state.decided[seat] = rules.parse(state, seat, decided)
        except Refusal as refusal:
            raise Invalid(f"{path}.decided", f"{decided!r} is not allowed ({refusal})") from None


# -- writing

dump = plain.dump

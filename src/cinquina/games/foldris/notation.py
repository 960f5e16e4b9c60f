"""Notation: `[+M][-label] rK @x`, and the rule that forbids what is not legal (law, section Illegal input).

A page may also send the squares themselves: `(5,1)(6,1)(7,1)(8,1)`.
"""

import re

from cinquina.core.errors import Refusal
from cinquina.core.game import LETTERS
from cinquina.core.naming import named
from cinquina.core.shapes import Shape, connected, settled
from cinquina.core.state import CHANCE, RESIGN
from cinquina.games.foldris.rules.blocks import COLUMNS, Block, wording
from cinquina.games.foldris.rules.sheet import Sheet
from cinquina.games.foldris.rules.state import DRAW, GAME_OVER, START, UNDECIDED, Foldris

ACTION = re.compile(r"((?:\+M|-[a-z])*) ?r([0-3]) @(-?\d{1,9})", re.ASCII | re.IGNORECASE)
SQUARES = re.compile(r"(?:\((-?\d{1,9}),(-?\d{1,9})\))+", re.ASCII)
SQUARE = re.compile(r"\((-?\d+),(-?\d+)\)", re.ASCII)


def text(state: Foldris, names: list[str], who: int, action: int) -> str:
    if who == CHANCE:
        if state.phase == START:
            return f"start {LETTERS[action]}"
        return f"card {names[action]}"
    if action == RESIGN:
        return "resign"
    words, column = divmod(action, COLUMNS)
    mirror, rest = divmod(words, 32)
    label, turn = divmod(rest, 4)
    effects = ("+M" if mirror else "") + (f"-{state.block().labels[label - 1]}" if label else "")
    return f"{effects} r{turn} @{column + 1}".lstrip()


def parse(state: Foldris, names: list[str], who: int, words: str) -> int:
    words = " ".join(words.split())
    if who == CHANCE:
        return parse_chance(state, names, words)
    if not 0 <= who < state.seats:
        raise Refusal("table.no_such_seat", seats=state.seats)
    if words.lower() == "resign":
        if not state.legal(who, RESIGN):
            raise Refusal("foldris.wrong_state" if state.phase == GAME_OVER else "foldris.eliminated")
        return RESIGN
    action = ACTION.fullmatch(words)
    squares = SQUARES.fullmatch(words)
    if action is None and squares is None and words.lower() not in ("", "pass"):
        raise Refusal("table.not_understood", text=words[:80], example="r1 @3")
    if state.phase != DRAW:
        raise Refusal("foldris.wrong_state")
    if state.eliminated[who]:
        raise Refusal("foldris.eliminated")
    if state.decided[who] != UNDECIDED:
        raise Refusal("foldris.already_confirmed")
    if squares is not None:
        cells = tuple((int(x) - 1, int(y) - 1) for x, y in SQUARE.findall(words))
        return parse_squares(state.sheets[who], state.block(), cells)
    if action is None:
        raise Refusal("foldris.must_draw")
    return parse_action(
        state.sheets[who], state.block(), action[1].lower(), int(action[2]), int(action[3]) - 1
    )


def parse_chance(state: Foldris, names: list[str], words: str) -> int:
    kind, _, name = words.partition(" ")
    outcome = -1
    if kind.lower() == "start" and state.phase == START:
        outcome = named(LETTERS, name)
    elif kind.lower() == "card" and state.phase not in (START, DRAW):
        outcome = named(names, name)
    if outcome < 0 or not state.legal(CHANCE, outcome):
        raise Refusal("table.no_such_outcome", text=words[:80])
    return outcome


def parse_action(sheet: Sheet, block: Block, effects: str, turn: int, column: int) -> int:
    mirrors, prunings = effects.count("+m"), re.findall("-([a-z])", effects)
    if mirrors > 1 or len(prunings) > 1:
        raise Refusal("foldris.effect_repeated", sent="effects")
    label = block.labels.find(prunings[0]) + 1 if prunings else 0
    if prunings and label == 0:
        raise Refusal("foldris.no_such_square", label=prunings[0])
    words = wording(mirrors > 0, label, turn)
    if block.form_of[words] < 0:
        raise Refusal("foldris.prune_splits", label=prunings[0])
    check_points(sheet, block, mirrors > 0, label > 0)
    form = block.forms[block.form_of[words]]
    if not 0 <= column <= sheet.columns - form.width:
        raise Refusal("foldris.out_of_sheet")
    if not sheet.fits(form, column):
        raise Refusal("foldris.top_out")
    return words * COLUMNS + column


def check_points(sheet: Sheet, block: Block, mirror: bool, prune: bool) -> None:
    cost = block.mirror_cost * mirror + block.prune_cost * prune
    if cost > sheet.bonus:
        effect = "both" if mirror and prune else "mirror" if mirror else "prune"
        raise Refusal("foldris.not_enough_bonus", effect=effect, cost=cost, have=int(sheet.bonus))


def parse_squares(sheet: Sheet, block: Block, cells: Shape) -> int:
    """Classified by form, wherever the squares lie; then price, edges, Barrier, way down, rest."""
    form = tuple(sorted(settled(cells)))
    least = len(block.picture) - 1
    if len(form) < least:
        raise Refusal("foldris.effect_repeated", sent="squares", squares=len(form), least=least)
    found = [n for n in range(block.outcomes) if block.form[n].cells == form]
    if not found:
        raise Refusal("foldris.prune_splits" if form in split_forms(block) else "foldris.wrong_shape")
    (n,) = found
    words = block.action[n] // COLUMNS
    check_points(sheet, block, mirror=words >= 32, prune=words % 32 >= 4)
    column, line = min(x for x, _ in cells), min(y for _, y in cells)
    if column < 0 or line < 0 or max(x for x, _ in cells) >= sheet.columns:
        raise Refusal("foldris.out_of_sheet")
    if max(y for _, y in cells) >= sheet.visible:
        raise Refusal("foldris.top_out")
    if any(sheet.barred(x, y) for x, y in cells):
        raise Refusal("foldris.barrier_square")
    rest = sheet.rest(block.form[n], column)
    if line < rest:
        raise Refusal("foldris.not_reachable")
    if line > rest:
        raise Refusal("foldris.not_resting")
    return block.action[n] + column


def split_forms(block: Block) -> set[Shape]:
    """The Block or its mirror image, turned, without a square that it cannot spare."""
    every = {
        block.shaped(mirror, label, turn)
        for mirror in (False, True)
        for label in range(1, len(block.picture) + 1)
        for turn in range(4)
    }
    return {cells for cells in every if not connected(cells)}

"""Notation: `place 5,3 r0`, `take M09`, `current 1,2 to 3,2 r1`; and the rule that forbids what is not legal."""

import re

from cinquina.core.errors import Refusal
from cinquina.core.game import LETTERS
from cinquina.core.naming import named
from cinquina.core.state import CHANCE, CLOCK
from cinquina.games.flow.drawing import cell_text
from cinquina.games.flow.edition import ACTIONS
from cinquina.games.flow.rules import actions, table
from cinquina.games.flow.rules.board import BLOCKS_ANIMAL, EDGE_MISMATCH, FINE, NO_TILE, Board
from cinquina.games.flow.rules.box import BIRD, CALM, CURRENT, FISHING, ONE_CARD, RETURN, SUPPORT, Grid
from cinquina.games.flow.rules.kinds import BIT
from cinquina.games.flow.rules.state import Flow
from cinquina.games.flow.rules.table import BOTH_DICE
from cinquina.games.flow.rules.telling import DICE_NAMES, SIDES

CELL = r"(-?\d{1,2}),(-?\d{1,2})"
TURNED = r"r([0-3])"
# By the first word: the action, the phase it belongs to, and the whole form.
FORMS = {
    "start": (actions.START_ROUND, table.READY, r"start"),
    "draw": (actions.DRAW, table.TURN, r"draw"),
    "take": (actions.TAKE, table.TURN, r"take (\w{1,8})"),
    "play": (actions.PLAY, table.TURN, r"play (\w{1,8})"),
    "place": (actions.PLACE, table.PLACING, rf"place {CELL} {TURNED}"),
    "discard": (actions.DISCARD, table.PLACING, r"discard"),
    "support": (actions.REMOVE, table.RESOLVING, rf"support {CELL}"),
    "bird": (actions.GUARD, table.RESOLVING, rf"bird {CELL}"),
    "current": (actions.MOVE, table.RESOLVING, rf"current {CELL} to {CELL} {TURNED}"),
    "return": (actions.BRING_BACK, table.RESOLVING, rf"return (\w{{1,8}}) {CELL} {TURNED}"),
    "die": (actions.DIE, table.CHOOSING_DIE, r"die (white|black)"),
    "facing": (actions.FACE, table.FACING, r"facing ([NESW])"),
}
WORDS = {what: word for word, (what, _, _) in FORMS.items()}
CARD_OF = {
    actions.REMOVE: SUPPORT,
    actions.GUARD: BIRD,
    actions.MOVE: CURRENT,
    actions.BRING_BACK: RETURN,
}
# How to write what is more than its word.
EXAMPLES = {
    "take": "take M09",
    "play": "play bird",
    "place": "place 5,3 r0",
    "support": "support 1,2",
    "bird": "bird 1,2",
    "current": "current 1,2 to 3,2 r1",
    "return": "return M02 1,2 r0",
    "die": "die white",
    "facing": "facing S",
}
BEGINS = (actions.DRAW, actions.TAKE, actions.PLAY)
# The law's codes, by what Board.verdict says.
VERDICTS = ("", "occupied", "not_adjacent", "edge_mismatch", "no_path", "blocks_animal")


# -- writing


def text(game: Flow, who: int, action: int) -> str:
    if who == CLOCK:
        return "time"
    if who == CHANCE:
        return chance_text(game, action)
    box = game.box
    what = actions.what_of(action)
    subject, turn = actions.subject_of(action), actions.turn_of(action)
    cell = cell_text(box.grid, int(actions.cell_of(action)))
    word = WORDS[int(what)]
    match what:
        case actions.TAKE:
            return f"{word} {box.tile_ids[subject]}"
        case actions.PLAY:
            return f"{word} {box.card_ids[subject]}"
        case actions.PLACE:
            return f"{word} {cell} r{turn}"
        case actions.REMOVE | actions.GUARD:
            return f"{word} {cell}"
        case actions.MOVE:
            return f"{word} {cell_text(box.grid, int(subject))} to {cell} r{turn}"
        case actions.BRING_BACK:
            return f"{word} {box.tile_ids[subject]} {cell} r{turn}"
        case actions.DIE:
            return f"{word} {DICE_NAMES[subject]}"
        case actions.FACE:
            return f"{word} {SIDES[turn]}"
    return word


def chance_text(game: Flow, outcome: int) -> str:
    box = game.box
    match game.phase:
        case table.FIRST_SEAT:
            return f"first {LETTERS[outcome]}"
        case table.DEALING:
            return f"deal {box.card_ids[outcome]}"
        case table.REVEALING:
            return f"scenario {box.scenario_ids[outcome]}"
        case table.OBSTRUCTING:
            return f"obstacle {cell_text(box.grid, outcome)}"
        case table.WAVE if game.dice == BOTH_DICE:
            white, black = divmod(outcome, len(box.black_faces))
            return f"wave {box.white_faces[white]} {box.black_faces[black]}"
        case table.WAVE:
            faces = box.white_faces if game.dice == actions.WHITE else box.black_faces
            return f"wave {DICE_NAMES[game.dice]} {faces[outcome]}"
    return f"tile {box.tile_ids[outcome]}"


# -- reading


def parse(game: Flow, who: int, words: str) -> int:
    words = " ".join(words.split())
    if who == CHANCE:
        return parse_chance(game, words)
    if who == CLOCK:
        if words.lower() != "time" or not game.legal(CLOCK, actions.TIME):
            raise Refusal("table.no_such_outcome", text=words[:80])
        return actions.TIME
    if not 0 <= who < game.seats:
        raise Refusal("table.no_such_seat", seats=int(game.seats))
    what, phase, form = FORMS.get(words.partition(" ")[0].lower(), (-1, -1, r"(?!)"))
    found = re.fullmatch(form, words, re.ASCII | re.IGNORECASE)
    if found is None:
        raise Refusal("table.not_understood", text=words[:80], example=example(game, words))
    check_moment(game, who, what, phase)
    match what:
        case actions.TAKE | actions.PLAY | actions.DRAW:
            return parse_begin(game, who, what, found)
        case actions.PLACE:
            cell, turn = parse_cell(game.box.grid, found[1], found[2]), int(found[3])
            check_place(game.board, int(game.tile), cell, turn, joined=True)
            return int(actions.pack(what, 0, cell, turn))
        case actions.DISCARD:
            if not game.must_discard():
                raise Refusal("flow.must_place")
        case actions.DIE:
            return int(actions.pack(what, DICE_NAMES.index(found[1].lower()), 0, 0))
        case actions.FACE:
            turn = SIDES.index(found[1].upper())
            if not game.feasible(turn):
                raise Refusal("flow.infeasible_facing", side=SIDES[turn])
            return int(actions.pack(what, 0, 0, turn))
        case actions.REMOVE | actions.GUARD | actions.MOVE | actions.BRING_BACK:
            return parse_card(game, what, found)
    return int(actions.pack(what, 0, 0, 0))


def example(game: Flow, words: str) -> str:
    """How to write what was meant, by its first word; without one, what is due."""
    word = words.partition(" ")[0].lower()
    word = word if word in FORMS else due(game) or "draw"
    return EXAMPLES.get(word, word)


def due(game: Flow) -> str:
    """The word for what is to be done now; nothing where chance decides or the game is over."""
    if game.phase == table.RESOLVING:
        kind = game.box.card_kinds.of[game.card]
        return next(WORDS[what] for what, card in CARD_OF.items() if card == kind)
    if game.phase == table.PLACING and game.must_discard():
        return "discard"
    return next((word for word, (_, phase, _) in FORMS.items() if phase == game.phase), "")


def wrong_phase(game: Flow) -> Refusal:
    """Why not now: what is due instead."""
    word = "over" if game.phase == table.END else due(game)
    kind = "card" if game.phase == table.RESOLVING else word
    return Refusal("flow.wrong_phase", due=kind, example=EXAMPLES.get(word, word))


def check_moment(game: Flow, who: int, what: int, phase: int) -> None:
    """Turn, phase, time: in this order. Who would begin a turn that the clock has ended, comes too late (flow T5)."""
    if who != game.active and game.phase != table.END:
        raise Refusal("flow.not_your_turn")
    if what in BEGINS and game.time_up and game.phase in (table.CHOOSING_DIE, table.WAVE):
        raise Refusal("flow.time_up")
    if game.phase != phase:
        raise wrong_phase(game)
    if phase == table.RESOLVING and CARD_OF[what] != game.box.card_kinds.of[game.card]:
        raise wrong_phase(game)


def parse_begin(game: Flow, who: int, what: int, found: re.Match[str]) -> int:
    box = game.box
    if what == actions.DRAW:
        if not game.face_down:
            raise Refusal("flow.supply_empty")
        return int(actions.pack(what, 0, 0, 0))
    if what == actions.TAKE:
        tile = named(box.tile_ids, found[1])
        if tile < 0 or not game.revealed & BIT[tile]:
            raise Refusal("flow.not_revealed", tile=found[1])
        return int(actions.pack(what, tile, 0, 0))
    held = [card for card in range(int(box.card_kinds.total)) if game.hands.held[who] & BIT[card]]
    one, kind = named(box.card_ids, found[1]), found[1].lower()
    meant = [card for card in held if card == one or ACTIONS[box.card_kinds.of[card]] == kind]
    if not meant:
        raise Refusal("flow.not_in_hand", card=found[1])
    if not game.playable(meant[0]):
        raise Refusal(why_not_playable(game, meant[0]))
    return int(actions.pack(what, meant[0], 0, 0))


def why_not_playable(game: Flow, card: int) -> str:
    """The id of the rule against a card that cannot be begun now."""
    kind = game.box.card_kinds.of[card]
    if game.cards_in_round > 0 and game.scenario.has(ONE_CARD):
        return "flow.card_limit"
    if kind == CALM:
        return "flow.calm_active"
    if kind == FISHING:
        return "flow.not_enough_tiles"
    if kind == RETURN and not game.discarded:
        return "flow.nothing_to_return"
    return "flow.no_target"


def parse_cell(grid: Grid, row: str, column: str) -> int:
    if not (0 <= int(row) < grid.rows and 0 <= int(column) < grid.columns):
        raise Refusal("flow.off_board")
    return int(grid.cell(int(row), int(column)))


def check_place(board: Board, tile: int, cell: int, turn: int, joined: bool) -> None:
    mask = int(board.box.turned[board.box.mask[tile] * 4 + turn])
    verdict = int(board.verdict(cell, mask, joined))
    if verdict != FINE:
        raise Refusal(f"flow.{VERDICTS[verdict]}", **why_not_there(board, cell, mask, verdict))


def why_not_there(board: Board, cell: int, mask: int, verdict: int) -> dict[str, object]:
    """The facts of the refusal: the sides that clash, or the first animal that would be cut off."""
    if verdict == EDGE_MISMATCH:
        return {"sides": edges_text(int(board.mismatches(cell, mask)))}
    if verdict == BLOCKS_ANIMAL:
        return {"animal": animals_in(board, int(board.cuts_off(BIT[cell], mask)))[0]}
    return {}


def edges_text(mask: int) -> str:
    return "".join(side for n, side in enumerate(SIDES) if mask & 2**n)


def animals_in(board: Board, cells: int) -> list[str]:
    return [key for n, key in enumerate(board.box.animal_keys) if cells & BIT[board.grid.animal[n]]]


def parse_card(game: Flow, what: int, found: re.Match[str]) -> int:
    box, grid = game.box, game.box.grid
    if what == actions.BRING_BACK:
        tile = named(box.tile_ids, found[1])
        if tile < 0 or not game.discarded & BIT[tile]:
            raise Refusal("flow.not_discarded", tile=found[1])
        cell, turn = parse_cell(grid, found[2], found[3]), int(found[4])
        check_place(game.board, tile, cell, turn, joined=True)
        return int(actions.pack(what, tile, cell, turn))
    target = parse_cell(grid, found[1], found[2])
    check_target(game, what, target)
    if what != actions.MOVE:
        return int(actions.pack(what, 0, target, 0))
    if (int(found[3]), int(found[4])) == (int(found[1]), int(found[2])):
        raise Refusal("flow.same_cell")
    cell, turn = parse_cell(grid, found[3], found[4]), int(found[5])
    without = game.board.copy()
    check_place(without, int(without.lift(target)), cell, turn, joined=False)
    return int(actions.pack(what, target, cell, turn))


def check_target(game: Flow, what: int, cell: int) -> None:
    if reason := why_not_target(game, what, cell):
        raise Refusal(reason)


def why_not_target(game: Flow, what: int, cell: int) -> str:
    """The id of the rule against aiming the card at a cell, if there is one."""
    board = game.board
    if cell == game.box.grid.boat:
        return "flow.boat_fixed"
    if board.tile[cell] == NO_TILE:
        return "flow.no_tile"
    if what != actions.GUARD and board.obstacles & BIT[cell] and game.protects_obstacles():
        return "flow.obstacle_protected"
    return "flow.has_bird" if what == actions.GUARD and board.birds & BIT[cell] else ""


def parse_chance(game: Flow, words: str) -> int:
    box = game.box
    kind, _, rest = words.partition(" ")
    kind = kind.lower()
    outcome = -1
    names = {
        ("first", table.FIRST_SEAT): list(LETTERS[: game.seats]),
        ("deal", table.DEALING): box.card_ids,
        ("scenario", table.REVEALING): box.scenario_ids,
        ("tile", table.DRAWING): box.tile_ids,
        ("tile", table.FISHING_OUT): box.tile_ids,
    }.get((kind, int(game.phase)))
    if names is not None:
        outcome = named(names, rest)
    elif kind == "obstacle" and game.phase == table.OBSTRUCTING:
        found = re.fullmatch(CELL, rest, re.ASCII)
        if found and 0 <= int(found[1]) < box.grid.rows and 0 <= int(found[2]) < box.grid.columns:
            outcome = int(box.grid.cell(int(found[1]), int(found[2])))
    elif kind == "wave" and game.phase == table.WAVE:
        outcome = parse_wave(game, rest)
    if outcome < 0 or not game.legal(CHANCE, outcome):
        raise Refusal("table.no_such_outcome", text=words[:80])
    return outcome


def parse_wave(game: Flow, words: str) -> int:
    """`3 2`: white, then black; with Calm Waters `white 3`."""
    white = [str(face) for face in game.box.white_faces]
    black = [str(face) for face in game.box.black_faces]
    first, _, second = words.partition(" ")
    if game.dice == BOTH_DICE:
        if first in white and second in black:
            return white.index(first) * len(black) + black.index(second)
        return -1
    faces = white if game.dice == actions.WHITE else black
    return faces.index(second) if first.lower() == DICE_NAMES[game.dice] and second in faces else -1

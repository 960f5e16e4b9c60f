"""Notation: `place 5,3 r0`, `take M09`, `current 1,2 to 3,2 r1`; and the rule that forbids what is not legal."""

import re

from cinquina.core.errors import Refusal
from cinquina.core.game import LETTERS
from cinquina.core.state import CHANCE, CLOCK
from cinquina.games.flow.edition import ACTIONS
from cinquina.games.flow.rules import actions, state
from cinquina.games.flow.rules.board import NO_TILE, Board
from cinquina.games.flow.rules.box import BIRD, CALM, CURRENT, FISHING, NO_SC, ONE_CARD, RETURN, SUPPORT, Box
from cinquina.games.flow.rules.state import BOTH_DICE, DICE_NAMES, SIDES, Flow

CELL = r"(-?\d{1,2}),(-?\d{1,2})"
FORMS = {
    "start": (actions.START_ROUND, r"start"),
    "draw": (actions.DRAW, r"draw"),
    "take": (actions.TAKE, r"take (\w{1,8})"),
    "play": (actions.PLAY, r"play (\w{1,8})"),
    "place": (actions.PLACE, rf"place {CELL} r([0-3])"),
    "discard": (actions.DISCARD, r"discard"),
    "support": (actions.REMOVE, rf"support {CELL}"),
    "bird": (actions.GUARD, rf"bird {CELL}"),
    "current": (actions.MOVE, rf"current {CELL} to {CELL} r([0-3])"),
    "return": (actions.BRING_BACK, rf"return (\w{{1,8}}) {CELL} r([0-3])"),
    "die": (actions.DIE, r"die (white|black)"),
    "facing": (actions.FACE, r"facing ([NESW])"),
}
PHASE_OF = {
    actions.START_ROUND: state.READY,
    actions.DRAW: state.TURN,
    actions.TAKE: state.TURN,
    actions.PLAY: state.TURN,
    actions.PLACE: state.PLACING,
    actions.DISCARD: state.PLACING,
    actions.REMOVE: state.RESOLVING,
    actions.GUARD: state.RESOLVING,
    actions.MOVE: state.RESOLVING,
    actions.BRING_BACK: state.RESOLVING,
    actions.DIE: state.CHOOSING_DIE,
    actions.FACE: state.FACING,
}
CARD_OF = {
    actions.REMOVE: SUPPORT,
    actions.GUARD: BIRD,
    actions.MOVE: CURRENT,
    actions.BRING_BACK: RETURN,
}
# The law's codes, by what Board.verdict says.
VERDICTS = ("", "off_board", "occupied", "not_adjacent", "edge_mismatch", "no_path", "blocks_animal")


def cell_text(box: Box, cell: int) -> str:
    return f"{box.row(cell)},{box.column(cell)}"


def text(game: Flow, who: int, action: int) -> str:
    if who == CLOCK:
        return "time"
    if who == CHANCE:
        return chance_text(game, action)
    box = game.box
    what = actions.what_of(action)
    subject, cell, turn = actions.subject_of(action), actions.cell_of(action), actions.turn_of(action)
    place = f"{cell_text(box, cell)} r{turn}"
    match what:
        case actions.START_ROUND:
            return "start"
        case actions.TAKE:
            return f"take {box.tile_ids[subject]}"
        case actions.PLAY:
            return f"play {box.card_ids[subject]}"
        case actions.PLACE:
            return f"place {place}"
        case actions.REMOVE:
            return f"support {cell_text(box, cell)}"
        case actions.GUARD:
            return f"bird {cell_text(box, cell)}"
        case actions.MOVE:
            return f"current {cell_text(box, subject)} to {place}"
        case actions.BRING_BACK:
            return f"return {box.tile_ids[subject]} {place}"
        case actions.DIE:
            return f"die {DICE_NAMES[subject]}"
        case actions.FACE:
            return f"facing {SIDES[turn]}"
    return "draw" if what == actions.DRAW else "discard"


def chance_text(game: Flow, outcome: int) -> str:
    box = game.box
    match game.phase:
        case state.FIRST_SEAT:
            return f"first {LETTERS[outcome]}"
        case state.DEALING:
            return f"deal {box.card_ids[outcome]}"
        case state.REVEALING:
            return f"scenario {box.scenario_ids[outcome]}"
        case state.OBSTRUCTING:
            return f"obstacle {cell_text(box, outcome)}"
        case state.WAVE if game.dice == BOTH_DICE:
            white, black = divmod(outcome, len(box.black))
            return f"wave {white + 1} {black + 1}"
        case state.WAVE:
            return f"wave {DICE_NAMES[game.dice]} {outcome + 1}"
    return f"tile {box.tile_ids[outcome]}"


def parse(game: Flow, who: int, words: str) -> int:
    words = " ".join(words.split())
    if who == CHANCE:
        return parse_chance(game, words)
    if who == CLOCK:
        if words != "time" or not game.legal(CLOCK, actions.TIME):
            raise Refusal("table.no_such_outcome", text=words[:80])
        return actions.TIME
    if not 0 <= who < game.seats:
        raise Refusal("table.no_such_seat", seats=int(game.seats))
    what, form = FORMS.get(words.partition(" ")[0], (-1, r"(?!)"))
    found = re.fullmatch(form, words, re.ASCII)
    if found is None:
        raise Refusal("table.not_understood", text=words[:80], example="place 5,3 r0")
    check_moment(game, who, what)
    match what:
        case actions.TAKE | actions.PLAY | actions.DRAW:
            return parse_begin(game, who, what, found)
        case actions.PLACE:
            return parse_place(game, found)
        case actions.DISCARD:
            action = int(actions.pack(what, 0, 0, 0))
            if not game.legal(who, action):
                raise Refusal("flow.must_place")
            return action
        case actions.DIE:
            return int(actions.pack(what, DICE_NAMES.index(found[1]), 0, 0))
        case actions.FACE:
            turn = SIDES.index(found[1])
            if not game.feasible(turn):
                raise Refusal("flow.infeasible_facing")
            return int(actions.pack(what, 0, 0, turn))
        case actions.START_ROUND:
            return int(actions.pack(what, 0, 0, 0))
    return parse_card(game, what, found)


def check_moment(game: Flow, who: int, what: int) -> None:
    """Turn, phase, time: in this order."""
    if game.phase == state.END:
        raise Refusal("flow.wrong_phase")
    if who != game.active or game.phase < state.FACING:
        raise Refusal("flow.not_your_turn")
    begins = what in (actions.DRAW, actions.TAKE, actions.PLAY)
    if begins and game.time_up and game.phase in (state.CHOOSING_DIE, state.WAVE):
        raise Refusal("flow.time_up")
    if game.phase != PHASE_OF[what]:
        raise Refusal("flow.wrong_phase")
    if game.phase == state.RESOLVING and CARD_OF[what] != game.box.card_kind[game.card]:
        raise Refusal("flow.wrong_phase")


def parse_begin(game: Flow, who: int, what: int, found: re.Match[str]) -> int:
    box = game.box
    if what == actions.DRAW:
        if game.in_place(state.SUPPLY) == 0:
            raise Refusal("flow.supply_empty")
        return int(actions.pack(what, 0, 0, 0))
    if what == actions.TAKE:
        if found[1] not in box.tile_ids or game.place[box.tile_ids.index(found[1])] != state.REVEALED:
            raise Refusal("flow.not_revealed")
        return int(actions.pack(what, box.tile_ids.index(found[1]), 0, 0))
    held = [card for card in range(int(box.cards)) if game.holder[card] == who]
    named = [card for card in held if found[1] in (box.card_ids[card], ACTIONS[box.card_kind[card]])]
    if not named:
        raise Refusal("flow.not_in_hand")
    if not game.playable(named[0]):
        raise Refusal(why_not_playable(game, int(box.card_kind[named[0]])))
    return int(actions.pack(what, named[0], 0, 0))


def why_not_playable(game: Flow, kind: int) -> str:
    if game.cards_in_round > 0 and game.keeps(ONE_CARD):
        return "flow.card_limit"
    if kind == CALM:
        return "flow.calm_active"
    if kind == FISHING:
        return "flow.not_enough_tiles"
    if kind == RETURN and game.in_place(state.DISCARDED) == 0:
        return "flow.nothing_to_return"
    return "flow.no_target"


def parse_place(game: Flow, found: re.Match[str]) -> int:
    cell, turn = parse_cell(game.box, found[1], found[2]), int(found[3])
    check_place(game, game.board, int(game.tile), cell, turn, needs_path=True)
    return int(actions.pack(actions.PLACE, 0, cell, turn))


def parse_cell(box: Box, row: str, column: str) -> int:
    if not (0 <= int(row) < box.rows and 0 <= int(column) < box.columns):
        raise Refusal("flow.off_board")
    return int(box.cell(int(row), int(column)))


def check_place(game: Flow, board: Board, tile: int, cell: int, turn: int, needs_path: bool) -> None:
    mask = game.box.turned[game.box.mask[tile] * 4 + turn]
    verdict = board.verdict(cell, mask, board.wet(), needs_path)
    if not verdict:
        return
    code = VERDICTS[verdict]
    if code == "blocks_animal":
        raise Refusal("flow.blocks_animal", animal=game.box.animal_keys[board.cuts_off(cell, mask)])
    raise Refusal(f"flow.{code}")


def parse_card(game: Flow, what: int, found: re.Match[str]) -> int:
    box = game.box
    if what == actions.BRING_BACK:
        if found[1] not in box.tile_ids or game.place[box.tile_ids.index(found[1])] != state.DISCARDED:
            raise Refusal("flow.not_discarded")
        tile, cell, turn = box.tile_ids.index(found[1]), parse_cell(box, found[2], found[3]), int(found[4])
        check_place(game, game.board, tile, cell, turn, needs_path=True)
        return int(actions.pack(what, tile, cell, turn))
    target = parse_cell(box, found[1], found[2])
    check_target(game, what, target)
    if what != actions.MOVE:
        return int(actions.pack(what, 0, target, 0))
    cell, turn = parse_cell(box, found[3], found[4]), int(found[5])
    if cell == target:
        raise Refusal("flow.same_cell")
    board = game.board.copy()
    tile = int(board.tile[target])
    board.clear(target)
    check_place(game, board, tile, cell, turn, needs_path=False)
    return int(actions.pack(what, target, cell, turn))


def check_target(game: Flow, what: int, cell: int) -> None:
    if cell == game.box.boat:
        raise Refusal("flow.boat_fixed")
    if game.board.tile[cell] == NO_TILE:
        raise Refusal("flow.no_tile")
    if what != actions.GUARD and game.box.obstacle[game.board.tile[cell]] and game.keeps(NO_SC):
        raise Refusal("flow.obstacle_protected")
    if what == actions.GUARD and game.board.bird[cell]:
        raise Refusal("flow.has_bird")


def parse_chance(game: Flow, words: str) -> int:
    box = game.box
    kind, _, rest = words.partition(" ")
    outcome = -1
    names = {
        ("first", state.FIRST_SEAT): list(LETTERS[: game.seats]),
        ("deal", state.DEALING): box.card_ids,
        ("scenario", state.REVEALING): box.scenario_ids,
        ("tile", state.DRAWING): box.tile_ids,
        ("tile", state.REVEALING_TILES): box.tile_ids,
    }.get((kind, int(game.phase)))
    if names is not None:
        outcome = names.index(rest) if rest in names else -1
    elif kind == "obstacle" and game.phase == state.OBSTRUCTING:
        found = re.fullmatch(CELL, rest, re.ASCII)
        if found and 0 <= int(found[1]) < box.rows and 0 <= int(found[2]) < box.columns:
            outcome = int(box.cell(int(found[1]), int(found[2])))
    elif kind == "wave" and game.phase == state.WAVE:
        outcome = parse_wave(game, rest)
    if outcome < 0 or not game.legal(CHANCE, outcome):
        raise Refusal("table.no_such_outcome", text=words[:80])
    return outcome


def parse_wave(game: Flow, words: str) -> int:
    if game.dice == BOTH_DICE:
        found = re.fullmatch(r"(\d) (\d)", words, re.ASCII)
        if found and 1 <= int(found[1]) <= len(game.box.white) and 1 <= int(found[2]) <= len(game.box.black):
            return (int(found[1]) - 1) * len(game.box.black) + int(found[2]) - 1
        return -1
    found = re.fullmatch(rf"{DICE_NAMES[game.dice]} (\d)", words, re.ASCII)
    return int(found[1]) - 1 if found else -1



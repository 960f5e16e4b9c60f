"""Positions as plain data: what scenarios write and the battery reads back.

phase = "turn"            # left out: placing with a tile, resolving with a card, else turn
active = "A"
round = 1                 # turns_in_round and cards_in_round likewise
board = '''               # glyphs of the law's shape table, # a Scenario obstacle tile, . empty
C─┐...D
.......
.......
...B...
.......
.......
L.....K
'''
tiles = { "0,1" = "M01" } # which tile lies there; left out: the first free one of its shape
obstacles = ["0,2"]       # cells whose tile shall be one with an obstacle
birds = ["0,1"]
supply = ["M03", "M10"]   # face-down; left out: all Map tiles that are nowhere else
revealed = []  discards = []
tile = "M18"              # in hand
card = "A01"              # begun
hands = { A = ["A04"] }   played = []
scenarios = ["C01"]       set_aside = []
facing = "S"              # side B of the Boat
calm = "A"  die = "white"  time_up = false  won = false  fishing = 0
"""

from typing import Any

import msgspec

from cinquina.core.edition import converted
from cinquina.core.errors import Invalid
from cinquina.core.game import LETTERS
from cinquina.games.flow.rules import table
from cinquina.games.flow.rules.board import EMPTY, NO_TILE
from cinquina.games.flow.rules.box import CALM, FISHING, Box, Grid
from cinquina.games.flow.rules.hands import Hands
from cinquina.games.flow.rules.kinds import BIT
from cinquina.games.flow.rules.scenario import Scenario
from cinquina.games.flow.rules.state import DICE_NAMES, SIDES, Flow
from cinquina.games.flow.rules.targets import birds_left

PHASES = {
    "first": table.FIRST_SEAT,
    "dealing": table.DEALING,
    "revealing": table.REVEALING,
    "obstructing": table.OBSTRUCTING,
    "facing": table.FACING,
    "ready": table.READY,
    "turn": table.TURN,
    "drawing": table.DRAWING,
    "placing": table.PLACING,
    "resolving": table.RESOLVING,
    "fishing": table.FISHING_OUT,
    "die": table.CHOOSING_DIE,
    "wave": table.WAVE,
    "over": table.END,
}
PHASE_NAMES = {phase: name for name, phase in PHASES.items()}
GLYPHS = "#╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by mask


class Data(msgspec.Struct, forbid_unknown_fields=True):
    phase: str | None = None
    active: str = "A"
    round: int | None = None
    turns_in_round: int = 0
    cards_in_round: int = 0
    board: str | list[str] = ""
    tiles: dict[str, str] = {}
    obstacles: list[str] = []
    birds: list[str] = []
    supply: list[str] | None = None
    revealed: list[str] = []
    discards: list[str] = []
    tile: str | None = None
    card: str | None = None
    hands: dict[str, list[str]] = {}
    played: list[str] = []
    scenarios: list[str] = []
    set_aside: list[str] = []
    facing: str | None = None
    calm: str | None = None
    die: str | None = None
    time_up: bool = False
    won: bool = False
    fishing: int = 0


# -- reading


def load(game: Flow, raw: dict[str, Any]) -> Flow:
    """Fill in a fresh position."""
    data = converted(raw, Data)
    default = "placing" if data.tile else "resolving" if data.card else "turn"
    game.phase = one_of(PHASES, data.phase or default, "$.phase")
    game.active = seat_of(game, data.active, "$.active")
    game.round = number(data.round if data.round is not None else int(game.phase >= table.TURN), "$.round")
    game.turns_in_round = number(data.turns_in_round, "$.turns_in_round")
    game.cards_in_round = number(data.cards_in_round, "$.cards_in_round")
    game.fishing = number(data.fishing, "$.fishing", table.FISHED)
    game.time_up, game.won = data.time_up, data.won
    if data.facing is not None:
        game.facing = one_of({side: n for n, side in enumerate(SIDES)}, data.facing, "$.facing")
        boat = game.box.grid.boat
        game.board.open(BIT[boat], game.box.turned[game.box.grid.boat_single * 4 + game.facing])
    if data.calm is not None:
        game.calm = seat_of(game, data.calm, "$.calm")
    if data.die is not None:
        game.dice = one_of({name: n for n, name in enumerate(DICE_NAMES)}, data.die, "$.die")
    load_cards(game, data)
    load_board(game, data)
    load_tiles(game, data)
    check(game)
    return game


def load_cards(game: Flow, data: Data) -> None:
    ids = game.box.card_ids
    hands, seen = game.hands, 0
    for letter, names in data.hands.items():
        cards = members(ids, names, f"$.hands.{letter}", seen)
        seen |= cards
        held = hands.held[:]
        held[seat_of(game, letter, "$.hands")] |= cards
        hands = Hands(held, 0)
    played = members(ids, data.played, "$.played", seen)
    if data.card is not None:
        game.card = id_of(ids, data.card, "$.card")
        if game.hands.dealt() & BIT[game.card] or seen & BIT[game.card]:
            raise Invalid("$.card", f"{data.card} is still in a hand")
        played |= BIT[game.card]
    game.hands = Hands(hands.held, played)
    ids = game.box.scenario_ids
    kept = members(ids, data.scenarios, "$.scenarios", 0)
    game.scenario = Scenario(game.box, kept, members(ids, data.set_aside, "$.set_aside", kept))


def load_board(game: Flow, data: Data) -> None:
    box, board, grid = game.box, game.board, game.box.grid
    drawn = data.board.split() if isinstance(data.board, str) else data.board
    rows = drawn or ["." * int(grid.columns)] * int(grid.rows)
    if len(rows) != grid.rows or any(len(row) != grid.columns for row in rows):
        raise Invalid("$.board", f"the board has {grid.rows} lines of {grid.columns} cells")
    named = {cell_of(grid, text, "$.tiles"): id for text, id in data.tiles.items()}
    marked = {cell_of(grid, text, "$.obstacles") for text in data.obstacles}
    elsewhere = [*named.values(), *data.revealed, *data.discards, *([data.tile] if data.tile else [])]
    elsewhere += data.supply or []
    taken = {id_of(box.tile_ids, id, "$.tiles") for id in elsewhere}
    for cell, glyph in (
        (int(grid.cell(r, c)), glyph) for r, row in enumerate(rows) for c, glyph in enumerate(row)
    ):
        where = cell_text(grid, cell)
        if BIT[cell] & grid.printed:
            if glyph != "." and not glyph.isalpha():
                raise Invalid("$.board", f"{glyph!r} cannot lie on {where}: the Boat or an animal is there")
        elif glyph in GLYPHS:
            mask = GLYPHS.index(glyph)
            if cell in named:
                tile = id_of(box.tile_ids, named[cell], "$.tiles")
            else:
                tile = free_tile(box, mask, cell in marked, taken)
            if not has_mask(box, tile, mask):
                raise Invalid("$.tiles", f"{box.tile_ids[tile]} on {where} has another shape than {glyph}")
            if tile in board.tile:
                raise Invalid("$.tiles", f"{box.tile_ids[tile]} lies on the board twice")
            taken.add(tile)
            board.put(cell, tile, mask, False)
        elif glyph != ".":
            raise Invalid("$.board", f"{glyph!r} on {where} is not a tile ({GLYPHS}) or a dot")
    for cell, id in named.items():
        if board.tile[cell] == NO_TILE:
            raise Invalid("$.tiles", f"{id} is not drawn on {cell_text(grid, cell)}")
    for cell in marked:
        if board.tile[cell] == NO_TILE or not box.is_obstacle(board.tile[cell]):
            raise Invalid("$.obstacles", f"no tile with an obstacle lies on {cell_text(grid, cell)}")
    for text in data.birds:
        spot = BIT[cell_of(grid, text, "$.birds")]
        if not board.tiles() & spot or board.birds & spot or birds_left(board) == 0:
            raise Invalid("$.birds", f"no Bird can sit on {text}")
        board.birds |= spot
    game.obstacles_placed = sum(int(tile >= box.map_tiles) for tile in board.tile)


def has_mask(box: Box, tile: int, mask: int) -> bool:
    return mask in [box.turned[box.mask[tile] * 4 + turn] for turn in range(4)]


def free_tile(box: Box, mask: int, obstacle: bool, taken: set[int]) -> int:
    for tile in range(int(box.tiles)):
        if (
            tile not in taken
            and has_mask(box, tile, mask)
            and (mask == 0 or box.is_obstacle(tile) == obstacle)
        ):
            return tile
    raise Invalid("$.board", f"there are not so many tiles {GLYPHS[mask]}")


def load_tiles(game: Flow, data: Data) -> None:
    ids = game.box.tile_ids[: game.box.map_tiles]
    seen = sum(int(BIT[tile]) for tile in game.board.tile if 0 <= tile < game.box.map_tiles)
    for path, names in (("$.revealed", data.revealed), ("$.discards", data.discards)):
        found = members(ids, names, path, seen)
        seen |= found
        if path == "$.revealed":
            game.revealed = found
        else:
            game.discarded = found
    if data.tile is not None:
        game.tile = id_of(ids, data.tile, "$.tile")
        seen |= members(ids, [data.tile], "$.tile", seen)
    rest = int(game.box.tile_kinds.all) & ~seen
    game.face_down = rest if data.supply is None else members(ids, data.supply, "$.supply", seen)


def check(game: Flow) -> None:
    """Who must decide can decide, and nothing is said that the phase does not know."""
    phase = game.phase
    here = {
        "tile": (game.tile != NO_TILE, phase == table.PLACING),
        "card": (game.card >= 0, phase == table.RESOLVING),
        "fishing": (game.fishing > 0, phase == table.FISHING_OUT),
    }
    for name, (given, due) in here.items():
        if given != due:
            raise Invalid(
                f"$.{name}", f"it belongs to the phase {PHASE_NAMES[int(phase)]} or does not: {given}"
            )
    late = game.in_round() or phase in (table.CHOOSING_DIE, table.WAVE)
    misplaced = {
        "calm": game.calm >= 0 and not late,
        "time_up": game.time_up and not (late and game.options.round_ms),
        "die": game.dice != table.BOTH_DICE and phase != table.WAVE,
        "won": game.won and phase != table.END,
    }
    for name, wrong in misplaced.items():
        if wrong:
            raise Invalid(f"$.{name}", f"not in the phase {PHASE_NAMES[int(phase)]} of this game")
    if phase in (table.TURN, table.READY) and not game.has_option(game.active):
        raise Invalid(
            "$.active", "this seat could begin nothing: the game is lost before the scenario begins"
        )
    if phase == table.RESOLVING:
        kind = game.box.card_kinds.of[game.card]
        if kind in (FISHING, CALM) or not game.has_target(kind):
            raise Invalid("$.card", "the card has no target, so it cannot have been begun")
    if phase == table.DRAWING and not game.face_down:
        raise Invalid("$.supply", "there is no tile to draw")
    if phase == table.FISHING_OUT and len(tile_names(game, game.face_down)) < game.fishing:
        raise Invalid("$.supply", "there are not enough tiles to reveal")
    check_set_up(game)


def check_set_up(game: Flow) -> None:
    phase, box = game.phase, game.box
    if phase <= table.DEALING and (game.all_dealt() or game.hands.played):
        raise Invalid("$.hands", "all cards are dealt")
    if phase <= table.REVEALING and (
        game.scenario.count() >= game.options.level or not game.scenario.hidden()
    ):
        if phase == table.REVEALING:
            raise Invalid("$.scenarios", "all Scenario cards are revealed")
    if phase == table.OBSTRUCTING:
        if game.obstacles_placed >= game.scenario.obstacles:
            raise Invalid("$.scenarios", "no obstacle is left to place")
        if any(tile >= box.map_tiles + game.obstacles_placed for tile in game.board.tile):
            raise Invalid("$.tiles", "Scenario obstacle tiles are placed in the order of their numbers")
        if not any(game.may_obstruct(grid_cell) for grid_cell in crossings(box.grid)):
            raise Invalid("$.board", "no obstacle can be placed anywhere")
    if phase == table.FACING and not any(game.feasible(turn) for turn in range(4)):
        raise Invalid("$.board", "no facing of the Boat leaves every animal a way")


def crossings(grid: Grid) -> list[int]:
    return [int(grid.crossing(w, b)) for w in range(len(grid.white)) for b in range(len(grid.black))]


def one_of(known: dict[str, int], name: str, path: str) -> int:
    if name not in known:
        raise Invalid(path, f"{name!r} is not one of {', '.join(known)}")
    return known[name]


def number(value: int, path: str, most: int = 999_999) -> int:
    if not 0 <= value <= most:
        raise Invalid(path, f"{value} is not a number from 0 to {most}")
    return value


def seat_of(game: Flow, letter: str, path: str) -> int:
    return one_of({LETTERS[seat]: seat for seat in range(int(game.seats))}, letter, path)


def id_of(ids: list[str], name: str, path: str) -> int:
    if name not in ids:
        raise Invalid(path, f"{name!r} is not one of {ids[0]} to {ids[-1]}")
    return ids.index(name)


def members(ids: list[str], names: list[str], path: str, seen: int) -> int:
    """A set by names; each is there once, and none is anywhere else."""
    found = 0
    for name in names:
        bit = int(BIT[id_of(ids, name, path)])
        if (seen | found) & bit:
            raise Invalid(path, f"{name} is already somewhere else")
        found |= bit
    return found


def cell_of(grid: Grid, text: str, path: str) -> int:
    row, _, column = text.partition(",")
    known = {str(n): n for n in range(max(int(grid.rows), int(grid.columns)))}
    if row in known and column in known and known[row] < grid.rows and known[column] < grid.columns:
        return int(grid.cell(known[row], known[column]))
    raise Invalid(path, f"{text!r} is not a cell such as 5,3")


# -- writing


def cell_text(grid: Grid, cell: int) -> str:
    return f"{grid.row(cell)},{grid.column(cell)}"


def names_in(ids: list[str], wanted: int) -> list[str]:
    return [id for number, id in enumerate(ids) if wanted & BIT[number]]


def tile_names(game: Flow, tiles: int) -> list[str]:
    return names_in(game.box.tile_ids, tiles)


def dump(game: Flow) -> dict[str, Any]:
    box, board, grid = game.box, game.board, game.box.grid
    cells = [cell for cell in range(int(grid.size)) if board.tile[cell] != NO_TILE]
    data: dict[str, Any] = {
        "phase": PHASE_NAMES[int(game.phase)],
        "active": LETTERS[game.active],
        "round": int(game.round),
        "turns_in_round": int(game.turns_in_round),
        "cards_in_round": int(game.cards_in_round),
        "board": drawing(game),
        "tiles": {cell_text(grid, cell): box.tile_ids[board.tile[cell]] for cell in cells},
        "birds": [cell_text(grid, cell) for cell in cells if board.birds & BIT[cell]],
        "supply": tile_names(game, game.face_down),
        "revealed": tile_names(game, game.revealed),
        "discards": tile_names(game, game.discarded),
        "hands": {LETTERS[n]: names_in(box.card_ids, held) for n, held in enumerate(game.hands.held)},
        "played": [id for id in names_in(box.card_ids, game.hands.played) if not is_card(game, id)],
        "scenarios": names_in(box.scenario_ids, game.scenario.kept),
        "set_aside": names_in(box.scenario_ids, game.scenario.aside),
        "time_up": bool(game.time_up),
        "won": bool(game.won),
        "fishing": int(game.fishing),
    }
    if game.tile != NO_TILE:
        data["tile"] = box.tile_ids[game.tile]
    if game.card >= 0:
        data["card"] = box.card_ids[game.card]
    if game.facing >= 0:
        data["facing"] = SIDES[game.facing]
    if game.calm >= 0:
        data["calm"] = LETTERS[game.calm]
    if game.dice != table.BOTH_DICE:
        data["die"] = DICE_NAMES[game.dice]
    return data


def is_card(game: Flow, id: str) -> bool:
    """Is this the card that was begun?"""
    return bool(game.card >= 0) and game.box.card_ids[game.card] == id


def animal_letter(key: str) -> str:
    """The law draws the capybara as K, since C is the cat."""
    return "K" if key == "capybara" else key[:1].upper()


def drawing(game: Flow) -> list[str]:
    grid = game.box.grid
    printed = {
        int(cell): animal_letter(key) for cell, key in zip(grid.animal, game.box.animal_keys, strict=True)
    }
    printed[int(grid.boat)] = "B"

    def glyph(cell: int) -> str:
        mask = int(game.board.mask(cell))
        return printed.get(cell) or ("." if mask == EMPTY else GLYPHS[mask])

    return [
        "".join(glyph(int(grid.cell(row, column))) for column in range(int(grid.columns)))
        for row in range(int(grid.rows))
    ]

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
from cinquina.games.flow.drawing import GLYPHS, cell_text, drawing
from cinquina.games.flow.phases import PHASE_NAMES, PHASES, check
from cinquina.games.flow.rules import table
from cinquina.games.flow.rules.board import NO_TILE
from cinquina.games.flow.rules.box import Box, Grid
from cinquina.games.flow.rules.hands import Hands
from cinquina.games.flow.rules.kinds import BIT
from cinquina.games.flow.rules.scenario import Scenario
from cinquina.games.flow.rules.state import Flow
from cinquina.games.flow.rules.targets import birds_left
from cinquina.games.flow.rules.telling import DICE_NAMES, SIDES


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


def names_in(ids: list[str], wanted: int) -> list[str]:
    return [id for number, id in enumerate(ids) if wanted & BIT[number]]


def tile_names(game: Flow, tiles: int) -> list[str]:
    """Of Map tiles: sets have no room for Scenario tiles, of which an edition may have any number."""
    return names_in(game.box.tile_ids[: game.box.map_tiles], tiles)


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

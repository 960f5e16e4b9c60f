"""Positions as plain data: what scenarios write and the battery reads back.

    phase = "turn"            # left out: placing with a tile, resolving with a card, turn with anything else, else first
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
    tiles = { "0,1" = "M01" } # which tile lies there; left out: the first free ones of the shape
    obstacles = ["0,2"]       # cells whose tile shall be one with an obstacle
    birds = ["0,1"]
    supply = ["M03", "M10"]   # face-down; left out: all tiles that are nowhere else
    revealed = []  discards = []
    tile = "M18"              # in hand
    card = "A01"              # begun
    hands = { A = ["A04"] }   played = []
    scenarios = ["C01"]       set_aside = []
    facing = "S"              # side B of the Boat
    calm = "A"  die = "white"  time_up = false  won = false  fishing = 0  obstacles_due = 0
"""

from typing import Any

import msgspec

from cinquina.core.edition import converted
from cinquina.core.errors import Invalid
from cinquina.core.game import LETTERS
from cinquina.games.flow.rules import state
from cinquina.games.flow.rules.board import NO_TILE
from cinquina.games.flow.rules.box import EMPTY, OBSTACLES, Box
from cinquina.games.flow.rules.state import BOTH_DICE, DICE_NAMES, SIDES, Flow

PHASES = {
    "first": state.FIRST_SEAT,
    "dealing": state.DEALING,
    "scenario": state.REVEALING,
    "obstructing": state.OBSTRUCTING,
    "facing": state.FACING,
    "ready": state.READY,
    "turn": state.TURN,
    "drawing": state.DRAWING,
    "placing": state.PLACING,
    "resolving": state.RESOLVING,
    "fishing": state.REVEALING_TILES,
    "die": state.CHOOSING_DIE,
    "wave": state.WAVE,
    "over": state.END,
}
GLYPHS = {5: "│", 10: "─", 3: "└", 6: "┌", 12: "┐", 9: "┘", 7: "├", 14: "┬", 13: "┤", 11: "┴", 15: "┼", 0: "#"}
MASKS = {glyph: mask for mask, glyph in GLYPHS.items()}


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
    obstacles_due: int | None = None
    dealt: int | None = None


def load(game: Flow, raw: dict[str, Any]) -> Flow:
    """Fill in a fresh position."""
    data = converted(raw, Data)
    default = "placing" if data.tile else "resolving" if data.card else "turn" if raw else "first"
    game.phase = one_of(PHASES, data.phase or default, "$.phase")
    game.active = seat_of(game, data.active, "$.active")
    game.round = number(data.round if data.round is not None else int(game.phase >= state.TURN), "$.round")
    game.turns_in_round = number(data.turns_in_round, "$.turns_in_round")
    game.cards_in_round = number(data.cards_in_round, "$.cards_in_round")
    load_cards(game, data)
    load_board(game, data)
    load_tiles(game, data)
    if data.facing is not None:
        game.facing = one_of({side: n for n, side in enumerate(SIDES)}, data.facing, "$.facing")
        game.board.mask[game.box.boat] = game.box.turned[game.box.boat_single * 4 + game.facing]
    if data.calm is not None:
        game.calm = seat_of(game, data.calm, "$.calm")
    if data.die is not None:
        game.dice = one_of({name: n for n, name in enumerate(DICE_NAMES)}, data.die, "$.die")
    game.time_up = data.time_up
    game.won = data.won
    game.fishing = number(data.fishing, "$.fishing", 2)
    check(game)
    return game


def check(game: Flow) -> None:
    """Who must decide can decide."""
    if (game.tile != NO_TILE) != (game.phase == state.PLACING):
        raise Invalid("$.tile", "a tile is in hand in the phase placing, and only then")
    if (game.card >= 0) != (game.phase == state.RESOLVING):
        raise Invalid("$.card", "a card is begun in the phase resolving, and only then")
    if (game.fishing > 0) != (game.phase == state.REVEALING_TILES):
        raise Invalid("$.fishing", "tiles are revealed in the phase fishing, and only then")
    if game.phase in (state.TURN, state.READY) and not game.has_option(game.active):
        raise Invalid("$.active", "this seat could begin nothing: the game is lost before the scenario begins")
    if game.phase == state.RESOLVING and not game.has_target(game.box.card_kind[game.card]):
        raise Invalid("$.card", "the card has no target, so it cannot have been begun")
    if game.phase in (state.DRAWING, state.REVEALING_TILES) and game.in_place(state.SUPPLY) < max(1, game.fishing):
        raise Invalid("$.supply", "there are not enough tiles to draw")
    if game.phase == state.FACING and not game.any_facing():
        raise Invalid("$.board", "no facing of the Boat leaves every animal a way")
    if game.phase == state.OBSTRUCTING and game.obstacles_placed >= game.obstacles_due:
        raise Invalid("$.obstacles_due", "no obstacle is left to place")
    if game.phase == state.DEALING and game.dealt >= game.options.hand * game.seats:
        raise Invalid("$.hands", "all cards are dealt")


def one_of(known: dict[str, int], name: str, path: str) -> int:
    if name not in known:
        raise Invalid(path, f"{name!r} is not one of {', '.join(known)}")
    return known[name]


def number(value: int, path: str, most: int = 999) -> int:
    if not 0 <= value <= most:
        raise Invalid(path, f"{value} is not a number from 0 to {most}")
    return value


def seat_of(game: Flow, letter: str, path: str) -> int:
    return one_of({LETTERS[seat]: seat for seat in range(int(game.seats))}, letter, path)


def id_of(ids: list[str], name: str, path: str) -> int:
    if name not in ids:
        raise Invalid(path, f"{name!r} is not one of {ids[0]} to {ids[-1]}")
    return ids.index(name)


def cell_of(box: Box, text: str, path: str) -> int:
    row, _, column = text.partition(",")
    if row.isdecimal() and column.isdecimal() and int(row) < box.rows and int(column) < box.columns:
        return int(box.cell(int(row), int(column)))
    raise Invalid(path, f"{text!r} is not a cell such as 5,3")


def load_cards(game: Flow, data: Data) -> None:
    box = game.box
    for letter, cards in data.hands.items():
        seat = seat_of(game, letter, "$.hands")
        for name in cards:
            give(game, id_of(box.card_ids, name, f"$.hands.{letter}"), seat, f"$.hands.{letter}")
    for name in data.played:
        give(game, id_of(box.card_ids, name, "$.played"), state.PLAYED, "$.played")
    held = sum(len(cards) for cards in data.hands.values())
    dealt = game.options.hand * game.seats if game.phase > state.DEALING else held
    game.dealt = number(data.dealt if data.dealt is not None else int(dealt), "$.dealt")
    if data.card is not None:
        game.card = id_of(box.card_ids, data.card, "$.card")
        if data.card not in data.played:
            give(game, int(game.card), state.PLAYED, "$.card")
    for name in data.scenarios:
        game.scenario[id_of(box.scenario_ids, name, "$.scenarios")] = 1
    for name in data.set_aside:
        game.scenario[id_of(box.scenario_ids, name, "$.set_aside")] = -1
    due = sum(
        int(box.obstacles_per_card)
        for card in range(int(box.scenarios))
        if game.scenario[card] == 1 and box.scenario_kind[card] == OBSTACLES
    )
    game.obstacles_due = number(data.obstacles_due if data.obstacles_due is not None else due, "$.obstacles_due", 99)


def give(game: Flow, card: int, holder: int, path: str) -> None:
    if game.holder[card] != state.UNDEALT:
        raise Invalid(path, f"{game.box.card_ids[card]} is already somewhere else")
    game.holder[card] = holder


def load_board(game: Flow, data: Data) -> None:
    box, board = game.box, game.board
    rows = data.board.split() if isinstance(data.board, str) else data.board
    if not rows:
        return
    if len(rows) != box.rows or any(len(row) != box.columns for row in rows):
        raise Invalid("$.board", f"a board is {box.rows} lines of {box.columns} glyphs")
    tiles = {cell_of(box, cell, "$.tiles"): name for cell, name in data.tiles.items()}
    obstacles = {cell_of(box, cell, "$.obstacles") for cell in data.obstacles}
    used = {id_of(box.tile_ids, name, "$.tiles") for name in tiles.values()}
    elsewhere = [*data.revealed, *data.discards, *(data.supply or []), *([data.tile] if data.tile else [])]
    taken = used | {id_of(box.tile_ids, name, "$") for name in elsewhere}
    for row, glyphs in enumerate(rows):
        for column, glyph in enumerate(glyphs):
            cell = int(box.cell(row, column))
            if glyph == "." or (glyph.isalpha() and board.mask[cell] >= 0):
                continue
            if glyph not in MASKS or board.mask[cell] != EMPTY:
                raise Invalid("$.board", f"{glyph!r} cannot lie on {row},{column}")
            mask = MASKS[glyph]
            if cell in tiles:
                tile = box.tile_ids.index(tiles[cell])
            else:
                tile = free_tile(box, mask, cell in obstacles, taken)
                taken.add(tile)
            if mask not in [box.turned[box.mask[tile] * 4 + turn] for turn in range(4)]:
                raise Invalid("$.tiles", f"{box.tile_ids[tile]} on {row},{column} has another shape than {glyph}")
            board.put(cell, tile, mask, 0)
            if game.place[tile] == state.ON_BOARD:
                raise Invalid("$.tiles", f"{box.tile_ids[tile]} lies on the board twice")
            game.place[tile] = state.ON_BOARD
            game.obstacles_placed += int(tile >= box.map_tiles)
    for name in data.birds:
        cell = cell_of(box, name, "$.birds")
        if board.tile[cell] == NO_TILE or board.bird[cell] or game.birds == 0:
            raise Invalid("$.birds", f"no Bird can sit on {name}")
        board.bird[cell] = 1
        game.birds -= 1


def free_tile(box: Box, mask: int, obstacle: bool, taken: set[int]) -> int:
    for tile in range(int(box.tiles)):
        fits = mask in [box.turned[box.mask[tile] * 4 + turn] for turn in range(4)]
        if tile not in taken and fits and (bool(box.obstacle[tile]) == obstacle or mask == 0):
            return tile
    raise Invalid("$.board", f"there are not so many tiles {GLYPHS[mask]}")


def load_tiles(game: Flow, data: Data) -> None:
    box = game.box
    for path, names, place in (
        ("$.revealed", data.revealed, state.REVEALED),
        ("$.discards", data.discards, state.DISCARDED),
        ("$.tile", [data.tile] if data.tile else [], state.IN_HAND),
    ):
        for name in names:
            tile = id_of(box.tile_ids[: box.map_tiles], name, path)
            if game.place[tile] != state.SUPPLY:
                raise Invalid(path, f"{name} is already somewhere else")
            game.place[tile] = place
    if data.tile:
        game.tile = box.tile_ids.index(data.tile)
    if data.supply is not None:
        supply = {id_of(box.tile_ids[: box.map_tiles], name, "$.supply") for name in data.supply}
        for tile in range(int(box.map_tiles)):
            if tile in supply and game.place[tile] != state.SUPPLY:
                raise Invalid("$.supply", f"{box.tile_ids[tile]} is already somewhere else")
            if tile not in supply and game.place[tile] == state.SUPPLY:
                game.place[tile] = state.OUT


def dump(game: Flow) -> dict[str, Any]:
    box, board = game.box, game.board
    cells = [int(cell) for cell in range(int(box.size)) if board.tile[cell] != NO_TILE]
    placed = {f"{box.row(cell)},{box.column(cell)}": box.tile_ids[board.tile[cell]] for cell in cells}
    data: dict[str, Any] = {
        "phase": next(name for name, phase in PHASES.items() if phase == game.phase),
        "active": LETTERS[game.active],
        "round": int(game.round),
        "turns_in_round": int(game.turns_in_round),
        "cards_in_round": int(game.cards_in_round),
        "board": drawing(game),
        "tiles": placed,
        "birds": [f"{box.row(cell)},{box.column(cell)}" for cell in cells if board.bird[cell]],
        "supply": tiles_in(game, state.SUPPLY),
        "revealed": tiles_in(game, state.REVEALED),
        "discards": tiles_in(game, state.DISCARDED),
        "hands": {LETTERS[seat]: held_by(game, seat) for seat in range(int(game.seats))},
        "played": [name for name in held_by(game, state.PLAYED)],
        "scenarios": [name for card, name in enumerate(box.scenario_ids) if game.scenario[card] == 1],
        "set_aside": [name for card, name in enumerate(box.scenario_ids) if game.scenario[card] == -1],
        "time_up": game.time_up,
        "won": game.won,
        "fishing": int(game.fishing),
        "obstacles_due": int(game.obstacles_due),
        "dealt": int(game.dealt),
    }
    if game.tile != NO_TILE:
        data["tile"] = box.tile_ids[game.tile]
    if game.card >= 0:
        data["card"] = box.card_ids[game.card]
    if game.facing >= 0:
        data["facing"] = SIDES[game.facing]
    if game.calm >= 0:
        data["calm"] = LETTERS[game.calm]
    if game.dice != BOTH_DICE:
        data["die"] = DICE_NAMES[game.dice]
    return data


def tiles_in(game: Flow, place: int) -> list[str]:
    return [game.box.tile_ids[tile] for tile in range(int(game.box.map_tiles)) if game.place[tile] == place]


def held_by(game: Flow, holder: int) -> list[str]:
    return [name for card, name in enumerate(game.box.card_ids) if game.holder[card] == holder]


def drawing(game: Flow) -> list[str]:
    box = game.box
    printed = {int(box.boat): "B"}
    for animal, key in enumerate(box.animal_keys):
        printed[int(box.animal_cells[animal])] = "K" if key == "capybara" else key[0].upper()
    return [
        "".join(
            printed.get(cell) or ("." if game.board.mask[cell] == EMPTY else GLYPHS[game.board.mask[cell]])
            for cell in (int(box.cell(row, column)) for column in range(int(box.columns)))
        )
        for row in range(int(box.rows))
    ]

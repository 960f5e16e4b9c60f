"""The phases of a game by name, and what must be there in each."""

from cinquina.core.errors import Invalid
from cinquina.games.flow.rules import table
from cinquina.games.flow.rules.board import NO_TILE
from cinquina.games.flow.rules.box import CALM, FISHING
from cinquina.games.flow.rules.kinds import size
from cinquina.games.flow.rules.state import Flow

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


def check(game: Flow) -> None:
    """Who must decide can decide, and nothing is said that the phase does not know."""
    phase = game.phase
    name = PHASE_NAMES[int(phase)]
    needed = {
        "tile": (game.tile != NO_TILE, phase == table.PLACING),
        "card": (game.card >= 0, phase == table.RESOLVING),
        "fishing": (game.fishing > 0, phase == table.FISHING_OUT),
    }
    for field, (given, due) in needed.items():
        if given != due:
            raise Invalid(f"$.{field}", f"the phase {name} {'needs one' if due else 'has none'}")
    late = game.in_round() or phase in (table.CHOOSING_DIE, table.WAVE, table.END)
    misplaced = {
        "calm": game.calm >= 0 and not late,
        "time_up": game.time_up and not (late and game.options.round_ms),
        "die": game.dice != table.BOTH_DICE and phase != table.WAVE,
        "won": game.won and phase != table.END,
    }
    for field, wrong in misplaced.items():
        if wrong:
            raise Invalid(f"$.{field}", f"not in the phase {name} of this game")
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
    if phase == table.FISHING_OUT and size(game.face_down) < game.fishing:
        raise Invalid("$.supply", "there are not enough tiles to reveal")
    check_set_up(game)


def check_set_up(game: Flow) -> None:
    phase, box = game.phase, game.box
    if phase <= table.DEALING and (game.all_dealt() or game.hands.played):
        raise Invalid("$.hands", "all cards are dealt")
    if phase == table.REVEALING and (
        game.scenario.count() >= game.options.level or not game.scenario.hidden()
    ):
        raise Invalid("$.scenarios", "all Scenario cards are revealed")
    if phase == table.OBSTRUCTING:
        if not game.obstacle_due():
            raise Invalid("$.scenarios", "no obstacle is left to place, or no cell for it")
        if any(tile >= box.map_tiles + game.obstacles_placed for tile in game.board.tile):
            raise Invalid("$.tiles", "Scenario obstacle tiles are placed in the order of their numbers")
    if phase == table.FACING and not any(game.feasible(turn) for turn in range(4)):
        raise Invalid("$.board", "no facing of the Boat leaves every animal a way")

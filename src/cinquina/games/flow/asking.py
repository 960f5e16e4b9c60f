"""What a seat is asked, phase by phase."""

from cinquina.core.events import Event
from cinquina.games.flow.rules import table
from cinquina.games.flow.rules.box import BIRD, CURRENT, RETURN, SUPPORT
from cinquina.games.flow.rules.kinds import BIT
from cinquina.games.flow.rules.state import Flow
from cinquina.games.flow.rules.telling import tile_facts

CARDS = {
    SUPPORT: "flow.asks_support",
    BIRD: "flow.asks_bird",
    CURRENT: "flow.asks_current",
    RETURN: "flow.asks_return",
}


def asks(game: Flow) -> Event:
    match game.phase:
        case table.FACING:
            return Event("flow.asks_facing", {})
        case table.READY:
            return Event("flow.asks_ready", {"round": int(game.round) + 1})
        case table.PLACING:
            id = "flow.asks_discard" if game.must_discard() else "flow.asks_place"
            return Event(id, tile_facts(game.box, game.tile))
        case table.RESOLVING:
            return Event(CARDS[int(game.box.card_kinds.of[game.card])], {})
        case table.CHOOSING_DIE:
            return Event("flow.asks_die", {})
    return Event("flow.asks", beginnings(game))


def beginnings(game: Flow) -> dict[str, object]:
    """Which tiles the seat in turn can get, and whether it could play a card as well."""
    tiles = {(True, True): "both", (True, False): "draw", (False, True): "take", (False, False): "none"}
    held = game.hands.held[game.active]
    cards = any(held & BIT[card] and game.playable(card) for card in range(int(game.box.card_kinds.total)))
    return {"tiles": tiles[bool(game.face_down), bool(game.revealed)], "cards": cards}

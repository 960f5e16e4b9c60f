"""The queries of Holi in scenarios. There are no automatic steps."""

from cinquina.core.bits import size
from cinquina.core.errors import Invalid
from cinquina.core.parts import queries_in
from cinquina.core.playout import list_actions
from cinquina.games.holi.notation import cells_text
from cinquina.games.holi.rules import actions, scoring
from cinquina.games.holi.rules.cells import CELLS, LEVELS, place_text
from cinquina.games.holi.rules.patterns import Patterns
from cinquina.games.holi.rules.position import Position
from cinquina.games.holi.rules.tower import COLOURS, NOBODY


def tokens(state: Position, seat: int, words: list[str]) -> str:
    """Answer `tokens`: the colour tokens on the tower, as the law writes them: 1C4=B 2C4=R."""
    found = ((place_text(place), state.tower.colour_at(place)) for place in range(LEVELS * CELLS))
    return " ".join(f"{place}={COLOURS[colour]}" for place, colour in found if colour != NOBODY)


def sets(state: Position, seat: int, words: list[str]) -> list[str]:
    """Answer `sets C01`: the sets of targets for a face-up throw of the card, as if it were in hand."""
    ids = state.box.deck_ids[seat]
    if len(words) != 1 or words[0] not in ids:
        raise Invalid("$.query", f"sets {' '.join(words)!r} is not a card")
    asked = state.copy()
    asked.cards = asked.cards.with_drawn(seat, ids.index(words[0]))
    return [
        cells_text(int(actions.cells_of(action)))
        for action in list_actions(asked, seat, int(asked.most_actions()))
        if actions.what_of(action) == actions.UP and actions.card_of(action) == ids.index(words[0])
    ]


def placements(state: Position, seat: int, words: list[str]) -> int:
    """Answer `placements C01 A1`: on an empty level from a cell; `placements C01`: summed over all cells."""
    cells = [cell for cell in range(CELLS) if len(words) == 1 or [place_text(cell)[1:]] == words[1:]]
    if not words or words[0] not in state.box.card_ids or not cells:
        raise Invalid("$.query", f"placements {' '.join(words)!r} is not a card, and a cell if one is meant")
    patterns: Patterns = state.patterns()
    card = state.box.card_ids.index(words[0])
    return sum(int(patterns.first[card * CELLS + c + 1] - patterns.first[card * CELLS + c]) for c in cells)


def deck(state: Position, seat: int, words: list[str]) -> int:
    """Answer `deck`: the cards left in the seat's deck."""
    return int(size(state.cards.deck[seat]))


def total(state: Position, seat: int, words: list[str]) -> int:
    """Answer `total`: the seat's points if the game ended now."""
    return int(scoring.total(state, seat))


def rivalry(state: Position, seat: int, words: list[str]) -> dict[str, int]:
    """Answer `rivalry`: the seat's points for each Rivalry card, revealed or not; zeros are left out."""
    worth = {
        id: int(effect.points(state.tower, seat))
        for id, effect in zip(state.box.rivalry_ids, state.box.effects, strict=True)
    }
    return {id: points for id, points in worth.items() if points}


QUERIES = queries_in(__name__)

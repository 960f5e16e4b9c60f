"""Positions as plain data: what scenarios write and the battery reads back.

Tokens have the letters of their colours: R is seat A, B seat B, Y seat C, G seat D. A level is drawn in 6 rows of these
letters, . where there is none.
"""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from cinquina.core.bits import BIT, size
from cinquina.core.checks import (
    checked_number,
    index_of_name,
    path_prefix,
    position_data,
    require,
    rows_of,
    set_of_ids,
)
from cinquina.core.fields import OWNER
from cinquina.core.kinds import Flag, Letter, Members, Number, OneOf, Written
from cinquina.core.who import LETTERS
from cinquina.games.holi import plain
from cinquina.games.holi.edition import SWEETS
from cinquina.games.holi.notation import FACES
from cinquina.games.holi.rules import chance, phases, reach, turns
from cinquina.games.holi.rules.cards import DECK, Cards
from cinquina.games.holi.rules.cells import CELLS, CORNERS, LEVELS, SIZE, place_of, place_text
from cinquina.games.holi.rules.phases import ACTION, PLAYING, REASONS, STUCK
from cinquina.games.holi.rules.position import Position
from cinquina.games.holi.rules.tower import COLOURS, NOBODY

if TYPE_CHECKING:
    from cinquina.games.holi.rulebook import Rulebook

ALL_CARDS = 2**DECK - 1
MOST = 100_000  # points


class SeatData(msgspec.Struct):
    """The table of a seat, under its letter."""

    pawn: Annotated[  # `1C3`
        str | None, Written("place_text(state.tower.pawn[seat])", when="state.tower.pawn[seat] >= 0")
    ] = None
    hand: Annotated[
        list[str], OWNER, Written("ids_in(state.box.deck_ids[seat], int(state.cards.hand[seat]))")
    ] = []
    # `C05↑`, the oldest first; face-down ones are secret. What is neither here nor in the hand is in the deck.
    discards: Annotated[list[str], OWNER, Written("pile_text(state, seat)")] = []
    # in the reserve; left out: all that are nowhere else
    tokens: Annotated[int | None, Written("int(state.tower.tokens_left(seat))")] = None
    # tokens of others in the reserve
    holds: Annotated[dict[str, int], Written("state.tower.foreign_by_colour(seat)")] = {}
    sweets: Annotated[int, Number(SWEETS, at="tower.sweets")] = 0
    score: Annotated[int, Number(MOST, at="points")] = 0  # so far
    finished: Annotated[str, Written("REASONS[state.finished[seat]]")] = ""
    # of a stuck seat: cards that would not have helped
    misfits: Annotated[list[str], Members("state.box.deck_ids[seat]")] = []


class Data(msgspec.Struct):
    phase: Annotated[str, OneOf("PHASE_NAMES")] = "action"
    first: Annotated[str, Letter()] = "A"  # who began
    active: Annotated[str | None, Letter()] = None  # left out: who began
    thrown: Annotated[bool, Flag()] = False
    moved: Annotated[bool, Flag()] = False
    climbed: Annotated[bool, Flag()] = False
    # open Rivalry cards; left out: those chosen for the state
    rivalry: Annotated[list[str] | None, Members("state.box.rivalry_ids")] = None
    # levels that somebody has climbed onto already
    climbed_to: Annotated[
        list[int], Written("[level + 1 for level in (1, 2) if state.climbed_to & BIT[level]]")
    ] = []
    tokens: list[str] = []  # on the tower, `1D3=B`, besides those that are drawn:
    level1: Annotated[str | list[str], Written("state.tower.drawing(0)")] = ""
    level2: Annotated[str | list[str], Written("state.tower.drawing(1)")] = ""
    level3: Annotated[str | list[str], Written("state.tower.drawing(2)")] = ""
    # cells that still have theirs; left out: those of the start without a pawn
    sweets: Annotated[
        list[str] | None, Written("[place_text(place) for place in state.tower.sweets_left()]")
    ] = None


# -- reading


def load(rules: "Rulebook", raw: dict[str, Any]) -> Position:
    """Fill in a fresh position."""
    state = rules.unrevealed_position()
    data, parts = position_data(raw, int(state.seats), Data, SeatData)
    plain.read(state, data)
    if data.active is None:
        state.active = state.first
    state.switches = state.box.switches(state.rivalry)
    for level in data.climbed_to:
        require(level in (2, 3), "$.climbed_to", f"{level} is not a level that one climbs onto (2 or 3)")
        state.climbed_to |= BIT[level - 1]
    for seat, part in enumerate(parts):
        load_pawn(state, seat, part.pawn, f"$.{LETTERS[seat]}.pawn")
    load_tokens(state, data)
    load_sweets(state, data)
    for seat, part in enumerate(parts):
        with path_prefix(f"$.{LETTERS[seat]}"):
            load_seat(state, seat, part)
    load_reserves(state, parts)
    check_turn(state)
    check_set_up(state)
    return state


def load_pawn(state: Position, seat: int, pawn: str | None, path: str) -> None:
    if pawn is None:
        require(state.phase < phases.DEAL, path, "a pawn stands somewhere, such as 1C3")
        return
    place = place_named(pawn, path)
    require(state.tower.pawn_at(place) == NOBODY, path, f"another pawn stands on {pawn}")
    state.tower.pawn[seat] = place


def load_tokens(state: Position, data: Data) -> None:
    for level, drawn in enumerate((data.level1, data.level2, data.level3)):
        rows = rows_of(drawn)
        path = f"$.level{level + 1}"
        complete = len(rows) == SIZE and all(len(row) == SIZE for row in rows)
        require(complete or not rows, path, f"a level is drawn as {SIZE} lines of {SIZE} cells")
        for cell, mark in enumerate("".join(rows)):
            if mark != ".":
                put_token(state, level * CELLS + cell, mark, path)
    for text in data.tokens:
        place, equals, colour = text.partition("=")
        require(bool(place and equals and colour), "$.tokens", f"{text!r} is not a token such as 1D3=B")
        put_token(state, place_named(place, "$.tokens"), colour, "$.tokens")


def put_token(state: Position, place: int, colour: str, path: str) -> None:
    """Put a token on a cell. Raise Invalid if the rules could not leave one there."""
    tower = state.tower
    seat = colour_of(state, colour, path)
    text = place_text(place)
    require(tower.colour_at(place) == NOBODY, path, f"two tokens lie on {text}")
    require(tower.pawn_at(place) == NOBODY, path, f"a token on {text}, where a pawn stands")
    rests = place < CELLS or tower.pawn_at(place - CELLS) == NOBODY
    require(rests, path, f"a token on {text}, right above a pawn, would fall on it")
    tower.tokens[place // CELLS * state.seats + seat] |= BIT[place % CELLS]


def load_sweets(state: Position, data: Data) -> None:
    tower = state.tower
    if data.sweets is not None:
        for level in range(LEVELS):
            tower.lying[level] = 0
        for text in data.sweets:
            place = place_named(text, "$.sweets")
            require(state.box.sweets[place] > 0, "$.sweets", f"{text} has no sweets at the start")
            require(tower.pawn_at(place) == NOBODY, "$.sweets", f"a pawn on {text} has taken the sweets")
            tower.lying[place // CELLS] |= BIT[place % CELLS]
    for place in tower.pawn:
        if place >= 0:
            tower.lying[place // CELLS] &= ~BIT[place % CELLS]


def load_seat(state: Position, seat: int, data: SeatData) -> None:
    load_cards(state, seat, data)
    plain.read_seat(state, seat, data)
    state.finished[seat] = (
        1 + index_of_name(REASONS[1:], data.finished, "$.finished") if data.finished else PLAYING
    )
    if state.finished[seat] == STUCK:
        if not data.misfits:
            state.misfits[seat] = ALL_CARDS  # nothing is told about them
        known = not state.cards.hand[seat] & ~state.misfits[seat]
        require(known, "$.misfits", "a stuck seat holds no other cards than these")


def load_cards(state: Position, seat: int, data: SeatData) -> None:
    """Set hand and discards; the other cards are in the deck."""
    ids = state.box.deck_ids[seat]
    hand = set_of_ids(ids, data.hand, "$.hand")
    pile = turned = seen = 0
    for place, text in enumerate(data.discards):
        path = f"$.discards[{place}]"
        require(text[-1:] in FACES, path, f"{text!r} is not a card such as C05↑ or C11↓")
        seen |= set_of_ids(ids, [text[:-1]], path, taken=hand | seen)
        pile += ids.index(text[:-1]) * 16**place
        turned += 2**place * FACES.index(text[-1])
    cards = state.cards
    hands, decks, piles, downs = cards.hand[:], cards.deck[:], cards.pile[:], cards.turned[:]
    hands[seat], decks[seat] = hand, ALL_CARDS & ~(hand | seen)
    piles[seat], downs[seat] = pile, turned
    state.cards = Cards(hands, decks, piles, downs)


def load_reserves(state: Position, parts: list[SeatData]) -> None:
    """Load the reserves: tokens that lie nowhere else are in their owner's."""
    tower, seats, all_tokens = state.tower, int(state.seats), int(state.box.tokens)
    for owner, part in enumerate(parts):
        path = f"$.{LETTERS[owner]}.holds"
        for colour, count in part.holds.items():
            seat = colour_of(state, colour, path)
            own = f"{colour} is the own colour; how many of these are left is `tokens`"
            require(seat != owner, path, own)
            tower.held[owner * seats + seat] = checked_number(count, path, all_tokens)
    for seat, part in enumerate(parts):
        lying = sum(int(size(tower.tokens[level * seats + seat])) for level in range(LEVELS))
        rest = all_tokens - lying - int(tower.tokens_given(seat))
        path = f"$.{LETTERS[seat]}.tokens"
        require(rest >= 0, path, f"{-rest} tokens of {COLOURS[seat]} too many lie around")
        told = rest if part.tokens is None else part.tokens
        require(told == rest, path, f"{told} in the reserve; {rest} are nowhere else")
        tower.held[seat * seats + seat] = rest


def colour_of(state: Position, colour: str, path: str) -> int:
    return index_of_name(COLOURS[: state.seats], colour, path)


def place_named(text: str, path: str) -> int:
    place = int(place_of(text))
    require(place >= 0, path, f"{text!r} is not a place such as 2C4")
    return place


# -- what a position has to satisfy


def check_turn(state: Position) -> None:
    """Check that the seat with the turn can decide, and that every field suits the phase."""
    phase, active = state.phase, int(state.active)
    path = f"$.{LETTERS[active]}"
    if phase != ACTION:
        begun = state.thrown or state.moved or state.climbed
        require(not begun, "$.phase", "thrown, moved and climbed belong to the phase action")
    if phase in (ACTION, phases.DRAW):
        require(state.finished[active] == PLAYING, f"{path}.finished", "the active seat is not finished")
    if phase == phases.GAME_OVER:
        for seat in range(int(state.seats)):
            if state.finished[seat] == PLAYING:
                state.finished[seat] = phases.TOKENS if state.tower.tokens_left(seat) == 0 else phases.CARDS
    else:
        require(not all(state.finished), "$.phase", "all seats are finished: the game is over")
    hand = state.cards.hand[active]
    if phase == ACTION and not state.thrown:
        require(hand != 0, f"{path}.hand", "the active seat has no card to throw")
        throws = reach.can_reach_throw(state, active, hand, not state.moved, not state.climbed)
        require(throws, path, "this seat cannot come to a throw: let the turn before it end in a step")
    if phase == phases.DRAW:
        draws = size(hand) < state.box.hand_limit and state.cards.deck[active] != 0
        require(draws, f"{path}.hand", "there is nothing to draw")


def check_set_up(state: Position) -> None:
    phase, pawns = state.phase, [int(place) for place in state.tower.pawn if place >= 0]
    if phase == phases.DEAL:
        require(chance.next_dealt_seat(state) >= 0, "$.phase", "all cards are dealt")
    if phase == phases.CORNERING:
        chooses = turns.next_without_corner(state) == state.active
        require(chooses, "$.active", "another seat chooses its corner now, in turn order")
    if phase == phases.RIVALRY:
        more = size(state.rivalry) < state.options.rivalry_count and chance.unrevealed_cards(state) != 0
        require(more, "$.rivalry", "all Rivalry cards are revealed")
    if phase > phases.DEAL:
        return
    thrown = any(state.cards.discards(seat) for seat in range(int(state.seats)))
    require(not thrown, "$.phase", "nobody has thrown a card yet")
    require(not any(state.finished), "$.phase", "nobody is finished before the first turn")
    placed = phase < phases.CORNERING and len(pawns) > 0
    corners = all(place < CELLS and CORNERS & BIT[place] for place in pawns)
    require(corners and not placed, "$.phase", "the pawns are not in their corners")


# -- writing

dump = plain.dump

"""Positions as plain data: what scenarios write and the battery reads back.

Tokens have the letters of their colours: R is seat A, B seat B, Y seat C, G seat D.

phase = "action"                      # rivalry, first, corners, deal, action, draw, over; left out: action
first = "A"  active = "A"             # who began, whose turn it is
thrown = false  moved = false  climbed = false
rivalry = ["V01"]                     # open Rivalry cards; left out: those chosen for the game
climbed_to = [2]                      # levels that somebody has climbed onto already
tokens = ["1D3=B", "2D3=R"]           # colour tokens: one by one, or drawn:
level1 = '''
......
......
...B..
......
......
......
'''
sweets = ["1B1", "2B1"]               # cells that still have theirs; left out: those of the start without a pawn
[A]                                   # one table a seat
pawn = "1C3"
hand = ["C01", "C02"]
discards = ["C05↑", "C11↓"]           # the oldest first; what is neither here nor in the hand is in the deck
tokens = 23                           # in the reserve; left out: all that are nowhere else
holds = { B = 2 }                     # tokens of others in the reserve
sweets = 2
score = 1                             # so far
finished = ""                         # stuck, tokens, cards
misfits = []                          # of a stuck seat: cards that would not have helped
"""

import re
from typing import Any

import msgspec

from cinquina.core.edition import converted
from cinquina.core.errors import Invalid
from cinquina.core.game import LETTERS
from cinquina.games.holi.rules import table
from cinquina.games.holi.rules.cards import DECK, Cards
from cinquina.games.holi.rules.cells import BIT, CELLS, CORNERS, LEVELS, SIZE, place_text, size
from cinquina.games.holi.rules.state import REASONS, Holi
from cinquina.games.holi.rules.table import ACTION, PLAYING, STUCK
from cinquina.games.holi.rules.tower import COLOURS, NOBODY

PHASES = {
    "rivalry": table.RIVALRY,
    "first": table.FIRST,
    "corners": table.CORNERING,
    "deal": table.DEAL,
    "action": table.ACTION,
    "draw": table.DRAW,
    "over": table.GAME_OVER,
}
PHASE_NAMES = {phase: name for name, phase in PHASES.items()}
PLACE = re.compile(r"([1-3])([A-F])([1-6])", re.ASCII)
TOKEN = re.compile(r"(\w{3})=(\w)", re.ASCII)
UP, DOWN = "↑", "↓"
MOST = 100_000  # points


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    pawn: str | None = None
    hand: list[str] = []
    discards: list[str] = []
    tokens: int | None = None
    holds: dict[str, int] = {}
    sweets: int = 0
    score: int = 0
    finished: str = ""
    misfits: list[str] = []


class Data(msgspec.Struct, forbid_unknown_fields=True):
    phase: str = "action"
    first: str = "A"
    active: str | None = None
    thrown: bool = False
    moved: bool = False
    climbed: bool = False
    rivalry: list[str] | None = None
    climbed_to: list[int] = []
    tokens: list[str] = []
    level1: str | list[str] = ""
    level2: str | list[str] = ""
    level3: str | list[str] = ""
    sweets: list[str] | None = None
    A: SeatData = msgspec.field(default_factory=SeatData)
    B: SeatData = msgspec.field(default_factory=SeatData)
    C: SeatData = msgspec.field(default_factory=SeatData)
    D: SeatData = msgspec.field(default_factory=SeatData)

    def seat(self, seat: int) -> SeatData:
        return (self.A, self.B, self.C, self.D)[seat]


# -- reading


def load(game: Holi, raw: dict[str, Any]) -> Holi:
    """Fill in a fresh position."""
    data = converted(raw, Data)
    for letter in LETTERS[game.seats : 4]:
        if letter in raw:
            raise Invalid(f"$.{letter}", f"a position of {game.seats} seats has no such field")
    game.phase = one_of(PHASES, data.phase, "$.phase")
    game.first = seat_of(game, data.first, "$.first")
    game.active = game.first if data.active is None else seat_of(game, data.active, "$.active")
    game.thrown, game.moved, game.climbed = data.thrown, data.moved, data.climbed
    if data.rivalry is not None:
        game.rivalry = members(game.box.rivalry_ids, data.rivalry, "$.rivalry")
        game.customs = game.box.customs(game.rivalry)
    for level in data.climbed_to:
        if level not in (2, 3):
            raise Invalid("$.climbed_to", f"{level} is not a level that one climbs onto (2 or 3)")
        game.climbed_to |= BIT[level - 1]
    for seat in range(int(game.seats)):
        load_pawn(game, seat, data.seat(seat))
    load_tokens(game, data)
    load_sweets(game, data)
    for seat in range(int(game.seats)):
        try:
            load_seat(game, seat, data.seat(seat))
        except Invalid as error:
            raise error.under(f"$.{LETTERS[seat]}") from None
    load_reserves(game, data)
    check(game)
    return game


def load_pawn(game: Holi, seat: int, data: SeatData) -> None:
    path = f"$.{LETTERS[seat]}.pawn"
    if data.pawn is None:
        if game.phase >= table.DEAL:
            raise Invalid(path, "a pawn stands somewhere, such as 1C3")
        return
    place = place_of(data.pawn, path)
    if game.tower.pawn_at(place) != NOBODY:
        raise Invalid(path, f"another pawn stands on {data.pawn}")
    game.tower.pawn[seat] = place


def load_tokens(game: Holi, data: Data) -> None:
    for level, drawn in enumerate((data.level1, data.level2, data.level3)):
        rows = drawn.split() if isinstance(drawn, str) else drawn
        path = f"$.level{level + 1}"
        if rows and (len(rows) != SIZE or any(len(row) != SIZE for row in rows)):
            raise Invalid(path, f"a level is drawn as {SIZE} lines of {SIZE} cells")
        for cell, mark in enumerate("".join(rows)):
            if mark != ".":
                put(game, level * CELLS + cell, mark, path)
    for text in data.tokens:
        found = TOKEN.fullmatch(text)
        if found is None:
            raise Invalid("$.tokens", f"{text!r} is not a token such as 1D3=B")
        put(game, place_of(found[1], "$.tokens"), found[2], "$.tokens")


def put(game: Holi, place: int, colour: str, path: str) -> None:
    """A token on a cell where the rules could leave one."""
    tower = game.tower
    seat = colour_of(game, colour, path)
    text = place_text(place)
    if tower.colour_at(place) != NOBODY:
        raise Invalid(path, f"two tokens lie on {text}")
    if tower.pawn_at(place) != NOBODY:
        raise Invalid(path, f"a token on {text}, where a pawn stands")
    if place >= CELLS and tower.pawn_at(place - CELLS) != NOBODY:
        raise Invalid(path, f"a token on {text}, right above a pawn, would fall on it")
    tower.tokens[place // CELLS * game.seats + seat] |= BIT[place % CELLS]


def load_sweets(game: Holi, data: Data) -> None:
    tower = game.tower
    if data.sweets is not None:
        for level in range(LEVELS):
            tower.lying[level] = 0
        for text in data.sweets:
            place = place_of(text, "$.sweets")
            if not game.box.sweets[place]:
                raise Invalid("$.sweets", f"{text} has no sweets at the start")
            if tower.pawn_at(place) != NOBODY:
                raise Invalid("$.sweets", f"a pawn on {text} has taken the sweets")
            tower.lying[place // CELLS] |= BIT[place % CELLS]
    for place in tower.pawn:
        if place >= 0:
            tower.lying[place // CELLS] &= ~BIT[place % CELLS]


def load_seat(game: Holi, seat: int, data: SeatData) -> None:
    ids = deck_ids(game, seat)
    hand = members(ids, data.hand, "$.hand")
    pile = turned = seen = 0
    for place, text in enumerate(data.discards):
        path = f"$.discards[{place}]"
        if text[-1:] not in (UP, DOWN):
            raise Invalid(path, f"{text!r} is not a card such as C05{UP} or C11{DOWN}")
        card = members(ids, [text[:-1]], path)
        if card & (hand | seen):
            raise Invalid(path, f"{text[:-1]} is already somewhere else")
        seen |= card
        pile += ids.index(text[:-1]) * 16**place
        turned += 2**place * (text[-1] == DOWN)
    cards = game.cards
    hands, decks, piles, downs = cards.hand[:], cards.deck[:], cards.pile[:], cards.turned[:]
    hands[seat], decks[seat] = hand, (2**DECK - 1) & ~(hand | seen)
    piles[seat], downs[seat] = pile, turned
    game.cards = Cards(hands, decks, piles, downs)
    game.tower.sweets[seat] = number(data.sweets, "$.sweets", 24)
    game.points[seat] = number(data.score, "$.score", MOST)
    if data.finished not in REASONS:
        raise Invalid("$.finished", f"{data.finished!r} is not one of {', '.join(REASONS[1:])}")
    game.finished[seat] = REASONS.index(data.finished)
    game.misfits[seat] = members(ids, data.misfits, "$.misfits")
    if game.finished[seat] == STUCK and not data.misfits:
        game.misfits[seat] = 2**DECK - 1  # nothing is told about them
    if hand & ~game.misfits[seat] and game.finished[seat] == STUCK:
        raise Invalid("$.misfits", "a stuck seat holds no other cards than these")


def load_reserves(game: Holi, data: Data) -> None:
    """Tokens that lie nowhere else are in their owner's reserve."""
    tower, seats = game.tower, int(game.seats)
    for owner in range(seats):
        path = f"$.{LETTERS[owner]}.holds"
        for colour, count in data.seat(owner).holds.items():
            seat = colour_of(game, colour, path)
            if seat == owner:
                raise Invalid(path, f"{colour} is the own colour; how many of these are left is `tokens`")
            tower.held[owner * seats + seat] = number(count, path, int(game.box.tokens))
    for seat in range(seats):
        lying = sum(int(size(tower.tokens[level * seats + seat])) for level in range(LEVELS))
        rest = int(game.box.tokens) - lying - int(tower.given(seat))
        path = f"$.{LETTERS[seat]}.tokens"
        if rest < 0:
            raise Invalid(path, f"{-rest} tokens of {COLOURS[seat]} too many lie around")
        told = data.seat(seat).tokens
        if told is not None and told != rest:
            raise Invalid(path, f"{told} in the reserve; {rest} are nowhere else")
        tower.held[seat * seats + seat] = rest


def check(game: Holi) -> None:
    """Who must decide can decide, and nothing is said that the phase does not know."""
    seats = range(int(game.seats))
    phase = game.phase
    active = f"$.{LETTERS[game.active]}"
    if phase != ACTION and (game.thrown or game.moved or game.climbed):
        raise Invalid("$.phase", "thrown, moved and climbed belong to the phase action")
    if phase in (ACTION, table.DRAW) and game.finished[game.active] != PLAYING:
        raise Invalid(f"{active}.finished", "the active seat is not finished")
    if phase == table.GAME_OVER and not all(game.finished):
        for seat in seats:
            if game.finished[seat] == PLAYING:
                game.finished[seat] = table.TOKENS if game.tower.left(seat) == 0 else table.CARDS
    if phase < table.GAME_OVER and all(game.finished):
        raise Invalid("$.phase", "all seats are finished: the game is over")
    if phase == ACTION and not game.thrown:
        if not game.cards.hand[game.active]:
            raise Invalid(f"{active}.hand", "the active seat has no card to throw")
        hand = game.cards.hand[game.active]
        if not game.reaches(game.active, hand, not game.moved, not game.climbed):
            raise Invalid(active, "this seat cannot come to a throw: let the turn before it end in a step")
    if phase == table.DRAW:
        full = size(game.cards.hand[game.active]) >= game.box.hand_limit
        if full or not game.cards.deck[game.active]:
            raise Invalid(f"{active}.hand", "there is nothing to draw")
    check_set_up(game)


def check_set_up(game: Holi) -> None:
    if game.phase == table.DEAL and game.dealt_to() < 0:
        raise Invalid("$.phase", "all cards are dealt")
    if game.phase == table.CORNERING and game.cornered() != game.active:
        raise Invalid("$.active", "another seat chooses its corner now, in turn order")
    if game.phase == table.RIVALRY and (
        size(game.rivalry) >= game.options.rivalry_count or not game.unrevealed()
    ):
        raise Invalid("$.rivalry", "all Rivalry cards are revealed")
    early = game.phase <= table.DEAL
    if early and any(game.cards.discards(seat) for seat in range(int(game.seats))):
        raise Invalid("$.phase", "nobody has thrown a card yet")
    if early and any(game.finished):
        raise Invalid("$.phase", "nobody is finished before the first turn")
    placed = game.phase < table.CORNERING and any(place >= 0 for place in game.tower.pawn)
    corners = all(place < CELLS and CORNERS & BIT[place] for place in game.tower.pawn if place >= 0)
    if placed or (early and not corners):
        raise Invalid("$.phase", "the pawns are not in their corners")


def one_of(known: dict[str, int], name: str, path: str) -> int:
    if name not in known:
        raise Invalid(path, f"{name!r} is not one of {', '.join(known)}")
    return known[name]


def seat_of(game: Holi, letter: str, path: str) -> int:
    return one_of({LETTERS[seat]: seat for seat in range(int(game.seats))}, letter, path)


def colour_of(game: Holi, colour: str, path: str) -> int:
    return one_of({COLOURS[seat]: seat for seat in range(int(game.seats))}, colour, path)


def place_of(text: str, path: str) -> int:
    found = PLACE.fullmatch(text)
    if found is None:
        raise Invalid(path, f"{text!r} is not a place such as 2C4")
    return (int(found[1]) - 1) * CELLS + (int(found[3]) - 1) * SIZE + "ABCDEF".index(found[2])


def number(value: int, path: str, most: int) -> int:
    if not 0 <= value <= most:
        raise Invalid(path, f"{value} is not a number from 0 to {most}")
    return value


def deck_ids(game: Holi, seat: int) -> list[str]:
    return [game.box.card_id(seat, card) for card in range(DECK)]


def members(ids: list[str], names: list[str], path: str) -> int:
    """A set by names, each of them once."""
    found = 0
    for name in names:
        if name not in ids:
            raise Invalid(path, f"{name!r} is not one of {', '.join(ids)}")
        if found & 2 ** ids.index(name):
            raise Invalid(path, f"{name} is there twice")
        found |= 2 ** ids.index(name)
    return found


# -- writing


def names_in(ids: list[str], wanted: int) -> list[str]:
    return [id for n, id in enumerate(ids) if wanted >> n & 1]


def dump(game: Holi) -> dict[str, Any]:
    data: dict[str, Any] = {
        "phase": PHASE_NAMES[int(game.phase)],
        "first": LETTERS[game.first],
        "active": LETTERS[game.active],
        "thrown": bool(game.thrown),
        "moved": bool(game.moved),
        "climbed": bool(game.climbed),
        "rivalry": names_in(game.box.rivalry_ids, int(game.rivalry)),
        "climbed_to": [level + 1 for level in (1, 2) if game.climbed_to & BIT[level]],
        "sweets": sweets_left(game),
    }
    for level in range(LEVELS):
        data[f"level{level + 1}"] = drawing(game, level)
    for seat in range(int(game.seats)):
        data[LETTERS[seat]] = dump_seat(game, seat)
    return data


def dump_seat(game: Holi, seat: int) -> dict[str, Any]:
    tower, seats, ids = game.tower, int(game.seats), deck_ids(game, seat)
    held = {COLOURS[other]: int(tower.held[seat * seats + other]) for other in range(seats) if other != seat}
    data: dict[str, Any] = {
        "hand": names_in(ids, int(game.cards.hand[seat])),
        "discards": discards(game, seat),
        "tokens": int(tower.left(seat)),
        "holds": {colour: count for colour, count in held.items() if count},
        "sweets": int(tower.sweets[seat]),
        "score": int(game.points[seat]),
        "finished": REASONS[game.finished[seat]],
        "misfits": names_in(ids, int(game.misfits[seat])),
    }
    if tower.pawn[seat] >= 0:
        data["pawn"] = place_text(tower.pawn[seat])
    return data


def discards(game: Holi, seat: int) -> list[str]:
    cards = game.cards
    return [
        game.box.card_id(seat, cards.discard(seat, place)) + (DOWN if cards.face_down(seat, place) else UP)
        for place in range(int(cards.discards(seat)))
    ]


def sweets_left(game: Holi) -> list[str]:
    lying = game.tower.lying
    return [
        place_text(place) for place in range(LEVELS * CELLS) if lying[place // CELLS] & BIT[place % CELLS]
    ]


def drawing(game: Holi, level: int) -> list[str]:
    marks = [
        "." if (seat := game.tower.colour_at(level * CELLS + cell)) == NOBODY else COLOURS[seat]
        for cell in range(CELLS)
    ]
    return ["".join(marks[row * SIZE : row * SIZE + SIZE]) for row in range(SIZE)]

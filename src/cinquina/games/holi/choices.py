"""What a seat of Holi is asked and may do: the parts to pick, where each token would end, what would be collected."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from cinquina.core.bits import BIT
from cinquina.core.event import Event, Worded
from cinquina.core.listener import Listener
from cinquina.core.rules import Choice
from cinquina.games.holi.events import Collected, Hit, Landed, Rained, Sweets
from cinquina.games.holi.notation import WORDS, text
from cinquina.games.holi.rules import actions, moves, patterns, phases, scoring
from cinquina.games.holi.rules.cells import LEVELS, place_text
from cinquina.games.holi.rules.position import Position
from cinquina.games.holi.rules.tower import COLOURS

if TYPE_CHECKING:
    from cinquina.games.holi.rulebook import Rulebook


class Placement(msgspec.Struct):
    """A way to lay the card for these targets: quarter turns, and the pawn's space in the turned grid, from 0."""

    turn: int
    column: int
    row: int


class Landing(msgspec.Struct):
    """Where one token would end."""

    target: str  # the place it is thrown at
    end: str  # lands: it lies on the tower; hit: a Direct Hit; caught: rain onto a pawn
    place: str  # where it comes to rest, or the place of the pawn
    level: int  # of that place, from 1
    falls: int  # levels it falls
    seat: int | None  # who gets it; None = it lies
    points: int  # scored at once
    brings: (
        int  # with what it is worth in the final scoring by itself: as a token of its level, or as one given
    )


class Pick(msgspec.Struct):
    """A token or sweets that the pawn would take up."""

    place: str
    colour: str  # empty = sweets
    count: int


class Part(msgspec.Struct, omit_defaults=True):
    """One thing that a choice brings. The points of all of them but those of rivals are its gain."""

    # hits, rains_on, rains_back, stay, fall, takes_sweets, takes_back, takes_foreign, first_up; source, rival
    what: str
    points: int = 0
    count: int = 0  # of tokens, or sweets
    seat: int | None = None  # who is hit or rained on; the rival whose points these are
    level: int = 0  # where tokens stay or fall to, from 1
    source: str = ""  # of other points: as in the final scoring, each Rivalry card by its id


class Option(Choice, omit_defaults=True):
    what: str  # the first word of the notation
    card: str = ""
    cells: tuple[str, ...] = ()  # the targets, or where the pawn would stand
    few: bool = False  # fewer tokens are left than the card has
    lies: tuple[Placement, ...] = ()  # face up: every way to lay the card for these targets
    lands: tuple[Landing, ...] = ()
    picks: tuple[Pick, ...] = ()
    points: int = 0  # scored at once
    gain: int = 0  # what the own total would rise by, if the game ended then
    parts: tuple[Part, ...] = ()
    totals: tuple[int, ...] = ()  # per seat, if the game ended then


def asks(rules: "Rulebook", state: Position, seat: int) -> Event:
    """A corner; what to do before the throw, or after it; the end of the turn, if nothing else remains."""
    if state.phase == phases.CORNERING:
        return Worded("holi.asks_corner")
    if not state.thrown:
        return Worded("holi.asks")
    return Worded("holi.asks_end" if moves.only_end_remains(state) else "holi.asks_more")


def choices(rules: "Rulebook", state: Position, seat: int) -> list[Option]:
    before = [sources(rules, state, each) for each in range(int(state.seats))]
    return [option(rules, state, seat, action, before) for action in rules.actions(state, seat)]


def option(
    rules: "Rulebook", state: Position, seat: int, action: int, before: list[dict[str, int]]
) -> Option:
    what = int(actions.what_of(action))
    choice = Option(notation=text(state, seat, action), what=WORDS[what])
    if what == actions.CORNER:
        choice.cells = (place_text(actions.cells_of(action)),)
    if what in (actions.CORNER, actions.END_TURN):
        return choice
    after = state.copy()
    after.listener = listener = Listener()
    after.apply(seat, action)
    if what in (actions.UP, actions.DOWN):
        choice.card = state.box.deck_ids[seat][actions.card_of(action)]
        ends = (event for event in listener.events() if isinstance(event, Landed | Hit | Rained))
        choice.lands = tuple(landing(state, event) for event in ends)
        choice.cells = tuple(each.target for each in choice.lands)
    else:
        choice.cells = (place_text(after.tower.pawn[seat]),)
        taken = (event for event in listener.events() if isinstance(event, Collected | Sweets))
        choice.picks = tuple(map(picked, taken))
    if what == actions.UP:
        card = int(state.box.deck[seat][actions.card_of(action)])
        choice.lies = placements(state, card, int(state.cell(seat)), int(actions.cells_of(action)))
        choice.few = len(choice.cells) < tokens_of(rules, choice.card)
    choice.points = int(after.points[seat] - state.points[seat])
    choice.totals = tuple(int(scoring.total(after, each)) for each in range(int(state.seats)))
    changes = [
        {source: points - old[source] for source, points in sources(rules, after, each).items()}
        for each, old in enumerate(before)
    ]
    choice.gain = sum(changes[seat].values())
    choice.parts = (*parts(choice, seat, COLOURS[seat], changes[seat]), *losses(seat, changes))
    return choice


def parts(choice: Option, seat: int, own: str, gains: dict[str, int]) -> Iterator[Part]:
    """What can be seen on the tower first; then what is left of each source."""
    rest = dict(gains)
    for each in choice.lands:
        if each.end == "lands":
            continue
        rest["so_far"] -= each.points
        rest["given"] -= each.brings - each.points
        what = "hits" if each.end == "hit" else "rains_back" if each.seat == seat else "rains_on"
        yield Part(what, each.brings, seat=each.seat)
    for level in range(LEVELS, 0, -1):
        lying = [each for each in choice.lands if each.end == "lands" and each.level == level]
        if lying:
            points = sum(each.brings for each in lying)
            rest[f"level{level}"] -= points
            fell = all(each.falls for each in lying)
            yield Part("fall" if fell else "stay", points, len(lying), level=level)
    taken = Counter[str]()
    for pick in choice.picks:
        what = "takes_sweets" if not pick.colour else "takes_back" if pick.colour == own else "takes_foreign"
        taken[what] += pick.count
    for what in ("takes_sweets", "takes_back", "takes_foreign"):
        if taken[what]:
            yield Part(what, count=taken[what])
    if choice.what == "climb" and choice.points:
        rest["so_far"] -= choice.points
        yield Part("first_up", choice.points)
    for source, points in rest.items():
        if points:
            yield Part("source", points, source=source)


def losses(seat: int, changes: list[dict[str, int]]) -> Iterator[Part]:
    """What the rivals lose by it, or gain."""
    for rival, change in enumerate(changes):
        for source, points in change.items():
            if points and rival != seat:
                yield Part("rival", points, seat=rival, source=source)


def tokens_of(rules: "Rulebook", card: str) -> int:
    return next(each for each in rules.edition.cards if each.id == card).tokens()


def sources(rules: "Rulebook", state: Position, seat: int) -> dict[str, int]:
    """The own points by what they are for, if the game ended now."""
    cards = {
        id: int(state.box.effects[n].points(state.tower, seat))
        for n, id in enumerate(state.box.rivalry_ids)
        if state.rivalry & BIT[n]
    }
    return {
        source: points for source, points in rules.scores(state, seat).items() if source != "rivalry"
    } | cards


def landing(state: Position, event: Landed | Hit | Rained) -> Landing:
    level = int(event.to[0])
    falls = int(event.cell[0]) - level
    if isinstance(event, Landed):
        worth = int(state.box.level_points[level - 1])
        return Landing(event.cell, "lands", event.to, level, falls, None, points=0, brings=worth)
    end = "hit" if isinstance(event, Hit) else "caught"
    worth = int(state.box.given_points) if event.seat != event.by else 0
    return Landing(event.cell, end, event.to, level, falls, event.seat, event.points, event.points + worth)


def picked(event: Collected | Sweets) -> Pick:
    if isinstance(event, Sweets):
        return Pick(event.cell, "", event.count)
    return Pick(event.cell, event.colour, 1)


def placements(state: Position, card: int, cell: int, targets: int) -> tuple[Placement, ...]:
    """With few tokens every way whose free targets include these (holi R7)."""
    full = int(state.tower.full(state.level(state.active)))
    return tuple(
        Placement(turn, column, row)
        for turn, column, row, cells in laid(
            tuple(state.box.grids[card]), bool(state.switches.free_star), cell
        )
        if targets & ~cells == 0 and not cells & full
    )


@cache
def laid(grid: tuple[str, ...], free_star: bool, cell: int) -> list[tuple[int, int, int, int]]:
    """Every way that fits on the board: turn, the pawn's space, targets."""
    return [
        (each.turn, *each.anchor, int(each.cells))
        for each in patterns.placements(list(grid), not free_star, cell)
        if each.fits
    ]

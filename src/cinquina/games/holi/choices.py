"""What a seat may do, as a page shows it: the parts to pick, where each token would end, what would be collected."""

from functools import cache

import msgspec

from cinquina.core.events import Event, Listener
from cinquina.core.game import Choice
from cinquina.games.holi.notation import WORDS, text
from cinquina.games.holi.rules import actions
from cinquina.games.holi.rules.cells import place_text
from cinquina.games.holi.rules.patterns import placements
from cinquina.games.holi.rules.state import Holi


class Lie(msgspec.Struct):
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
    worth: int  # in the final scoring, by itself: its level, or as a token given


class Pick(msgspec.Struct):
    """A token or sweets that the pawn would take up."""

    place: str
    colour: str  # empty = sweets
    count: int


class Option(Choice):
    what: str  # the first word of the notation
    card: str = ""
    cells: tuple[str, ...] = ()  # the targets, or where the pawn would stand
    lies: tuple[Lie, ...] = ()  # face up: every way to lay the card for these targets
    lands: tuple[Landing, ...] = ()
    picks: tuple[Pick, ...] = ()
    points: int = 0  # scored at once
    gain: int = 0  # what the own total would rise by, if the game ended then
    totals: tuple[int, ...] = ()  # per seat, if the game ended then


def choices(game: Holi, seat: int, listed: list[int]) -> list[Option]:
    before = int(game.total(seat))
    return [option(game, seat, action, before) for action in listed]


def option(game: Holi, seat: int, action: int, before: int) -> Option:
    what = int(actions.what_of(action))
    choice = Option(notation=text(game, seat, action), what=WORDS[what])
    if what == actions.CORNER:
        choice.cells = (place_text(actions.cells_of(action)),)
    if what in (actions.CORNER, actions.END_TURN):
        return choice
    after = game.copy()
    after.listener = listener = Listener()
    after.apply(seat, action)
    if what in (actions.UP, actions.DOWN):
        choice.card = game.box.card_id(seat, actions.card_of(action))
        choice.lands = tuple(landing(game, event) for event in listener.events if event.id in ENDS)
        choice.cells = tuple(each.target for each in choice.lands)
    else:
        choice.cells = (place_text(after.tower.pawn[seat]),)
        choice.picks = tuple(picked(event) for event in listener.events if event.id in PICKS)
    if what == actions.UP:
        card = int(game.box.deck[seat][actions.card_of(action)])
        choice.lies = lies(game, card, int(game.cell(seat)), int(actions.cells_of(action)))
    choice.points = int(after.points[seat] - game.points[seat])
    choice.totals = tuple(int(after.total(each)) for each in range(int(game.seats)))
    choice.gain = choice.totals[seat] - before
    return choice


ENDS = {"holi.landed": "lands", "holi.hit": "hit", "holi.rained": "caught"}
PICKS = ("holi.collected", "holi.sweets")


def landing(game: Holi, event: Event) -> Landing:
    facts = event.facts
    target, place = str(facts["cell"]), str(facts["to"])
    level = int(place[0])
    owner = None if event.id == "holi.landed" else int(str(facts["seat"]))
    given = owner is not None and owner != facts["by"]
    return Landing(
        target=target,
        end=ENDS[event.id],
        place=place,
        level=level,
        falls=int(target[0]) - level,
        seat=owner,
        points=int(str(facts.get("points", 0))),
        worth=int(game.box.level_points[level - 1] if owner is None else game.box.given_points * given),
    )


def picked(event: Event) -> Pick:
    facts = event.facts
    return Pick(str(facts["cell"]), str(facts.get("colour", "")), int(str(facts.get("count", 1))))


def lies(game: Holi, card: int, cell: int, targets: int) -> tuple[Lie, ...]:
    """With few tokens every way whose free targets include these (holi R7)."""
    full = int(game.tower.full(game.level(game.active)))
    return tuple(
        Lie(turn, column, row)
        for turn, column, row, cells in laid(tuple(game.box.grids[card]), bool(game.customs.free_star), cell)
        if targets & ~cells == 0 and not cells & full
    )


@cache
def laid(grid: tuple[str, ...], free_star: bool, cell: int) -> list[tuple[int, int, int, int]]:
    """Every way that fits on the board: turn, the pawn's space, targets."""
    return [
        (each.turn, *each.anchor, int(each.cells))
        for each in placements(list(grid), not free_star, cell)
        if each.fits
    ]

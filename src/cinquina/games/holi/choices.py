"""The questions and choices of a seat of Holi: the parts to pick, where each token would end, what would be
collected."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cinquina.core.bits import BIT
from cinquina.core.brings import Brought, Mood, brought
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

SOURCES: Final = frozenset({"so_far", "level1", "level2", "level3", "given", "sweets"})


class Placement(msgspec.Struct):
    """A way to lay the card for these targets: quarter turns, and the pawn's space in the turned grid, from 0."""

    turn: int
    column: int
    row: int


class Landing(msgspec.Struct, omit_defaults=True):
    """The cell where a token would end."""

    target: str  # the targeted place
    end: str  # lands: on the tower; hit: a Direct Hit; caught: rain onto a pawn
    place: str  # where it comes to rest, or the place of the pawn
    level: int  # of that place, from 1
    falls: int = 0  # levels it falls
    seat: int | None = None  # who gets it; None = nobody
    brings: int = 0  # points: immediate, and its own in the final scoring


class Option(Choice, omit_defaults=True):
    what: str  # the first word of the notation
    card: str = ""
    cells: tuple[str, ...] = ()  # the targets, or the new place of the pawn
    few: bool = False  # fewer tokens are left than the card has
    lies: tuple[Placement, ...] = ()  # face up: every way to lay the card for these targets
    lands: tuple[Landing, ...] = ()
    totals: tuple[int, ...] = ()  # per seat, if the game ended then


def asks(state: Position, seat: int) -> Event:
    """Return the question: a corner; the actions before or after the throw; the end of the turn, if nothing else
    remains."""
    if state.phase == phases.CORNERING:
        return Worded("holi.asks_corner")
    if not state.thrown:
        return Worded("holi.asks")
    return Worded("holi.asks_end" if moves.only_end_remains(state) else "holi.asks_more")


def choices(rules: "Rulebook", state: Position, seat: int) -> list[Option]:
    before = [points_by_source(rules, state, each) for each in range(int(state.seats))]
    return [make_option(rules, state, seat, action, before) for action in rules.actions(state, seat)]


def choice(rules: "Rulebook", state: Position, seat: int, action: int) -> Option:
    before = [points_by_source(rules, state, each) for each in range(int(state.seats))]
    return make_option(rules, state, seat, action, before)


def make_option(
    rules: "Rulebook", state: Position, seat: int, action: int, before: list[dict[str, int]]
) -> Option:
    what = int(actions.what_of(action))
    choice = Option(notation=text(state, seat, action), what=WORDS[what])
    if what == actions.CORNER:
        choice.cells = (place_text(actions.cells_of(action)),)
    if what in (actions.CORNER, actions.END_TURN):
        # No promise: whether the next seat is stuck is secret.
        choice.worth = int(what == actions.END_TURN)
        return choice
    after = state.copy()
    after.listener = listener = Listener()
    after.apply(seat, action)
    if what in (actions.UP, actions.DOWN):
        choice.card = state.box.deck_ids[seat][actions.card_of(action)]
        ends = (event for event in listener.events() if isinstance(event, Landed | Hit | Rained))
        choice.lands = tuple(landing_of(state, event) for event in ends)
        choice.cells = tuple(each.target for each in choice.lands)
    else:
        choice.cells = (place_text(after.tower.pawn[seat]),)
    if what == actions.UP:
        card = int(state.box.deck[seat][actions.card_of(action)])
        choice.lies = placements(state, card, int(state.cell(seat)), int(actions.cells_of(action)))
        choice.few = len(choice.cells) < tokens_of(rules, choice.card)
    choice.totals = tuple(int(scoring.total(after, each)) for each in range(int(state.seats)))
    changes = [
        {source: points - old[source] for source, points in points_by_source(rules, after, each).items()}
        for each, old in enumerate(before)
    ]
    gain = sum(changes[seat].values())
    choice.worth = 2 * gain  # useless choices come after the end of the turn
    own = (*effects_for_seat(state, choice, listener, seat, changes[seat]), *effects_on_others(seat, changes))
    whole = brought("holi", "gain", mood_of(gain), points=gain)
    choice.brings = (whole, *own) if own else ()
    return choice


def mood_of(points: int) -> Mood:
    return "good" if points > 0 else "bad" if points < 0 else "plain"


def effects_for_seat(
    state: Position, choice: Option, listener: Listener, seat: int, points_by: dict[str, int]
) -> Iterator[Brought]:
    """Yield the visible gains on the tower, then the rest of each source. Their points sum to the gain."""
    rest = dict(points_by)
    for event in listener.events():
        if isinstance(event, Hit | Rained):
            worth = points_for_given_token(state, event)
            rest["so_far"] -= event.points
            rest["given"] -= worth
            what = "hits" if isinstance(event, Hit) else "rains-back" if event.seat == seat else "rains-on"
            points = event.points + worth
            yield brought("holi", what, mood_of(points), seat=event.seat, points=points)
    for level in range(LEVELS, 0, -1):
        lying = [each for each in choice.lands if each.end == "lands" and each.level == level]
        if lying:
            points = sum(each.brings for each in lying)
            rest[f"level{level}"] -= points
            what = "fall" if all(each.falls for each in lying) else "stay"
            yield brought("holi", what, mood_of(points), count=len(lying), level=level, points=points)
    taken = Counter[str]()
    for event in listener.events():
        if isinstance(event, Sweets):
            taken["sweets"] += event.count
        elif isinstance(event, Collected):
            taken["back" if event.colour == COLOURS[seat] else "foreign"] += 1
    for what in ("sweets", "back", "foreign"):
        if taken[what]:
            yield brought("holi", f"takes-{what}", "good", count=taken[what])
    if choice.what == "climb" and rest["so_far"]:
        yield brought("holi", "first-up", "good", points=rest.pop("so_far"))
    for source, points in rest.items():
        if points:
            yield brought("holi", "source", mood_of(points), **points_facts(source, points))


def effects_on_others(seat: int, changes: list[dict[str, int]]) -> Iterator[Brought]:
    """Yield the losses and gains of opponents."""
    for rival, change in enumerate(changes):
        for source, points in change.items():
            if points and rival != seat:
                yield brought("holi", "rival", mood_of(-points), seat=rival, **points_facts(source, points))


def points_facts(source: str, points: int) -> dict[str, Any]:
    """Return points of a source as facts: a Rivalry card by its name, another source as in the final scoring."""
    card = {"title": source, "source": "card"} if source not in SOURCES else {"source": source}
    return {**card, "points": points}


def tokens_of(rules: "Rulebook", card: str) -> int:
    return next(each for each in rules.edition.cards if each.id == card).tokens()


def points_by_source(rules: "Rulebook", state: Position, seat: int) -> dict[str, int]:
    """Return the seat's points by source, if the game ended now."""
    cards = {
        id: int(state.box.effects[n].points(state.tower, seat))
        for n, id in enumerate(state.box.rivalry_ids)
        if state.rivalry & BIT[n]
    }
    return {
        source: points for source, points in rules.scores(state, seat).items() if source != "rivalry"
    } | cards


def landing_of(state: Position, event: Landed | Hit | Rained) -> Landing:
    level = int(event.to[0])
    falls = int(event.cell[0]) - level
    if isinstance(event, Landed):
        return Landing(
            event.cell, "lands", event.to, level, falls, brings=int(state.box.level_points[level - 1])
        )
    end = "hit" if isinstance(event, Hit) else "caught"
    brings = event.points + points_for_given_token(state, event)
    return Landing(event.cell, end, event.to, level, falls, event.seat, brings)


def points_for_given_token(state: Position, event: Hit | Rained) -> int:
    """Return the final points for a token that goes to another seat's reserve; 0 if it stays in the own one."""
    return int(state.box.given_points) if event.seat != event.by else 0


def placements(state: Position, card: int, cell: int, targets: int) -> tuple[Placement, ...]:
    """Return the placements of a card whose free targets include these; with few tokens there may be more (holi R7)."""
    full = int(state.tower.occupied_cells(state.level(state.active)))
    return tuple(
        Placement(turn, column, row)
        for turn, column, row, cells in fitting_placements(
            tuple(state.box.grids[card]), bool(state.switches.free_star), cell
        )
        if targets & ~cells == 0 and not cells & full
    )


@cache
def fitting_placements(grid: tuple[str, ...], free_star: bool, cell: int) -> list[tuple[int, int, int, int]]:
    """Return the placements with all targets on the board, each as turn, the pawn's space and targets."""
    return [
        (each.turn, *each.anchor, int(each.cells))
        for each in patterns.placements(list(grid), not free_star, cell)
        if each.fits
    ]

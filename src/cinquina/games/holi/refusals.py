"""Refusals of Holi: the first rule against an attempt (law, section Illegal input, which gives the order)."""

from typing import Literal

from cinquina.core.attempt import Attempt
from cinquina.core.bits import BIT, lowest, size
from cinquina.core.errors import Refusal
from cinquina.core.event import Event, Name
from cinquina.games.holi import notation
from cinquina.games.holi.rules import moves, phases, steps
from cinquina.games.holi.rules.actions import DOWNWARD, UPWARD
from cinquina.games.holi.rules.cells import CORNERS, LEVELS, NEAR
from cinquina.games.holi.rules.patterns import beside_star, is_choice, placements
from cinquina.games.holi.rules.position import Position

Used = Literal["throw", "move", "climb"]
Aimed = Literal["throw", "move"]  # at a cell


class HoliRefusal(Event):
    game = "holi"


class ActionNotAvailable(HoliRefusal):
    """The action is impossible in this state: a Climb down, a corner, or anything before the corner is chosen."""

    action: Literal["climb_down", "corner", "early"]
    corners: list[str] | None = None  # the free ones, if one must be chosen first


class ActionUsed(HoliRefusal):
    action: Used


class WrongLevel(HoliRefusal):
    action: Aimed
    level: int  # of the pawn, from 1


class PatternBlocked(HoliRefusal):
    cell: str


class OutOfReach(HoliRefusal):
    cell: str


class FitsNowhere(HoliRefusal):
    title: Name  # of the card
    cell: str  # of the pawn
    way: Literal["both", "move", "down", "none"]  # the remedy: move first, or throw face down


class TargetHasPawn(HoliRefusal):
    whose: Literal["own", "other"]


class NotSurrounded(HoliRefusal):
    missing: list[str]  # the cells beside the pawn without a token
    needed: int


class ClimbBlocked(HoliRefusal):
    way: Literal["up", "down"]


def why_not(state: Position, seat: int, attempt: Attempt) -> Refusal | None:
    if refused := why_not_now(state, seat, attempt):
        return refused
    match attempt:
        case notation.Cornered():
            return why_not_cornered(state, attempt.where)
        case notation.ThrownUp():
            return why_not_thrown_up(state, seat, attempt)
        case notation.ThrownDown():
            return why_not_thrown_down(state, seat, attempt)
        case notation.Begun():
            return why_not_begun(state, seat, attempt) or notation.not_understood(state, attempt.words)
        case notation.Moved():
            return why_not_moved(state, seat, attempt.to)
        case notation.Climbed():
            return why_used(state, "climb") or why_not_climbed(state, seat, attempt.way)
        case notation.Ended():
            return None if state.thrown else Refusal("holi.must_throw")
    return None


def why_not_now(state: Position, seat: int, attempt: Attempt) -> Refusal | None:
    """Check finished, turn and state: in this order."""
    if state.phase == phases.GAME_OVER or state.finished[seat]:
        return Refusal("holi.finished")
    if state.turn() != seat:
        return Refusal("holi.not_your_turn")
    if isinstance(attempt, notation.Climbed) and attempt.way == DOWNWARD and not state.switches.climbs_down:
        return Refusal(ActionNotAvailable("climb_down"))
    cornering = state.phase == phases.CORNERING
    if isinstance(attempt, notation.Cornered):
        return None if cornering else Refusal(ActionNotAvailable("corner"))
    if cornering:
        return Refusal(ActionNotAvailable("early", notation.cell_texts(moves.free_corners(state))))
    return None


def why_not_cornered(state: Position, where: notation.Place) -> Refusal | None:
    if not where.is_on(0) or not CORNERS & BIT[where.cell]:
        return Refusal("holi.not_a_corner")
    return None if moves.free_corners(state) & BIT[where.cell] else Refusal("holi.corner_taken")


def why_used(state: Position, action: Used) -> Refusal | None:
    """Return the rule against a second action of a kind in a turn, or any action without tokens (holi R8)."""
    if {"throw": state.thrown, "move": state.moved, "climb": state.climbed}[action]:
        return Refusal(ActionUsed(action))
    if moves.only_end_remains(state):
        return Refusal("holi.no_tokens_left")
    if action == "throw" and not state.tower.tokens_left(state.active):
        return Refusal("holi.no_token_to_throw")
    return None


def why_other_level(state: Position, seat: int, where: notation.Place, action: Aimed) -> Refusal | None:
    level = state.level(seat)
    return None if where.is_on(level) else Refusal(WrongLevel(action, int(level) + 1))


# -- throws


def why_not_held(state: Position, seat: int, card: str) -> Refusal | None:
    ids = state.box.deck_ids[seat]
    if card in ids and state.cards.hand[seat] & BIT[ids.index(card)]:
        return None
    return Refusal("holi.card_not_in_hand")


def why_not_thrown_up(state: Position, seat: int, attempt: notation.ThrownUp) -> Refusal | None:
    if refused := why_not_held(state, seat, attempt.card) or why_used(state, "throw"):
        return refused
    for each in attempt.targets:
        if refused := why_other_level(state, seat, each, "throw"):
            return refused
    card = state.box.deck_ids[seat].index(attempt.card)
    targets = notation.target_set(attempt.targets)
    return None if moves.may_hit(state, seat, card, targets) else why_no_targets(state, seat, card, targets)


def why_no_targets(state: Position, seat: int, card: int, targets: int) -> Refusal:
    """Return why these are no targets of the card: the first reason in the order of the law."""
    grid = state.box.grids[state.box.deck[seat][card]]
    cell, tokens = int(state.cell(seat)), int(state.tower.tokens_left(seat))
    full = state.tower.occupied_cells(state.level(seat))
    laid = placements(grid, not state.switches.free_star, cell)
    for each in laid:
        if each.fits and is_choice(each.cells, targets, tokens):
            return Refusal(PatternBlocked(notation.cell_text(int(lowest(each.cells & full)))))
    if any(
        not each.fits and matches_on_board(int(each.cells), targets, tokens, len(each.targets))
        for each in laid
    ):
        return Refusal("holi.pattern_off_board")
    if not state.switches.free_star and any(
        is_choice(each.cells, targets, tokens) for each in beside_star(grid, cell) if each.fits
    ):
        return Refusal("holi.star_required")
    fitting = [int(each.cells) for each in laid if each.fits]
    if any(targets & cells in (targets, cells) for cells in fitting):
        return Refusal("holi.wrong_token_count")
    return Refusal("holi.wrong_pattern")


def matches_on_board(inside: int, targets: int, tokens: int, needed: int) -> bool:
    """Return whether these are the cells on the board of a pattern that leaves it. With too few tokens, `needed` of
    them."""
    if tokens >= needed:
        return targets == inside
    return targets & ~inside == 0 and size(targets) == tokens


def why_not_begun(state: Position, seat: int, attempt: notation.Begun) -> Refusal | None:
    """Return why no throw of this card can include these targets."""
    if refused := why_not_held(state, seat, attempt.card) or why_used(state, "throw"):
        return refused
    card = state.box.deck_ids[seat].index(attempt.card)
    if attempt.way == "down":
        if not steps.may_throw_down(state, seat):
            return Refusal("holi.face_down_twice")
        return None if face_down_targets(state, seat) else why_nowhere(state, seat, card)
    for each in attempt.targets:
        if refused := why_other_level(state, seat, each, "throw"):
            return refused
    cell, targets, full = (
        int(state.cell(seat)),
        notation.target_set(attempt.targets),
        state.tower.occupied_cells(state.level(seat)),
    )
    laid = placements(state.box.grids[state.box.deck[seat][card]], not state.switches.free_star, cell)
    ways = [each for each in laid if targets & ~each.cells == 0]
    fitting = [int(each.cells) for each in ways if each.fits]
    if any(not cells & full for cells in fitting):
        return None
    if not targets:
        return why_nowhere(state, seat, card)
    if targets & BIT[cell]:
        return Refusal(TargetHasPawn("own"))
    if not ways:
        return Refusal(OutOfReach(notation.cell_text(int(lowest(targets)))))
    if not fitting:
        return Refusal("holi.pattern_off_board")
    return Refusal(PatternBlocked(notation.cell_text(int(lowest(targets & full or fitting[0] & full)))))


def why_nowhere(state: Position, seat: int, card: int) -> Refusal:
    """Return the refusal for a card that fits nowhere around the pawn; it says whether a Move, or face down, would
    help."""
    spots = steps.throw_spots(state, seat, BIT[card], state.level(seat))
    moves_first = not state.moved and spots & moves.move_destinations(state, seat)
    goes_down = steps.may_throw_down(state, seat) and face_down_targets(state, seat)
    way: Literal["both", "move", "down", "none"] = (
        ("both" if goes_down else "move") if moves_first else "down" if goes_down else "none"
    )
    return Refusal(
        FitsNowhere(state.box.deck_ids[seat][card], notation.cell_text(int(state.cell(seat))), way)
    )


def face_down_targets(state: Position, seat: int) -> int:
    return int(steps.down_targets(state, seat, state.level(seat), state.cell(seat)))


def why_not_thrown_down(state: Position, seat: int, attempt: notation.ThrownDown) -> Refusal | None:
    if refused := why_not_held(state, seat, attempt.card) or why_used(state, "throw"):
        return refused
    if not steps.may_throw_down(state, seat):
        return Refusal("holi.face_down_twice")
    if refused := why_other_level(state, seat, attempt.target, "throw"):
        return refused
    cell = attempt.target.cell
    if cell == state.cell(seat):
        return Refusal(TargetHasPawn("own"))
    if state.tower.other_pawns(seat, state.level(seat)) & BIT[cell] and not state.switches.down_hits:
        return Refusal(TargetHasPawn("other"))
    return (
        Refusal("holi.target_occupied") if state.tower.occupied_cells(state.level(seat)) & BIT[cell] else None
    )


# -- Moves and Climbs


def why_not_moved(state: Position, seat: int, to: notation.Place) -> Refusal | None:
    if refused := why_used(state, "move") or why_other_level(state, seat, to, "move"):
        return refused
    if to.cell == state.cell(seat):
        return Refusal("holi.same_cell")
    if not state.switches.steps[state.cell(seat)] & BIT[to.cell]:
        return Refusal("holi.too_far")
    if state.tower.other_pawns(seat, state.level(seat)) & BIT[to.cell]:
        return Refusal("holi.cell_has_pawn")
    return None if moves.move_destinations(state, seat) & BIT[to.cell] else Refusal("holi.throw_lost")


def why_not_climbed(state: Position, seat: int, way: int) -> Refusal | None:
    """Return the rule against a Climb, for a seat that has not climbed in this turn."""
    level, cell = int(state.level(seat)), int(state.cell(seat))
    if level + way == LEVELS:
        return Refusal("holi.top_level")
    if level + way < 0:
        return Refusal("holi.bottom_level")
    if way == UPWARD:
        if size(NEAR[cell]) < 4 and not state.switches.walls_cover:
            return Refusal("holi.edge_climb")
        if steps.count_covered_sides(state, level, cell) < state.switches.sides:
            return Refusal(NotSurrounded(missing_sides(state, seat), int(state.switches.sides)))
    if state.tower.other_pawns(seat, level + way) & BIT[cell]:
        return Refusal(ClimbBlocked("up" if way == UPWARD else "down"))
    return None if moves.may_climb(state, seat, way) else Refusal("holi.throw_lost")


def missing_sides(state: Position, seat: int) -> list[str]:
    """Return the cells beside the pawn without a token."""
    return notation.cell_texts(NEAR[state.cell(seat)] & ~state.tower.occupied_cells(state.level(seat)))

"""Why not: the first rule against an attempt (law, section Illegal input, which gives the order)."""

from cinquina.core.attempt import Attempt
from cinquina.core.errors import Refusal
from cinquina.games.holi.notation import (
    Climbed,
    Cornered,
    Ended,
    Moved,
    Place,
    ThrownDown,
    ThrownUp,
    aimed_at,
    cell_text,
    cell_texts,
)
from cinquina.games.holi.position import deck_ids
from cinquina.games.holi.rules import table
from cinquina.games.holi.rules.cells import BIT, CORNERS, LEVELS, NEAR, size
from cinquina.games.holi.rules.patterns import any_of, beside_star, lowest, placements
from cinquina.games.holi.rules.reach import DOWNWARD, UPWARD
from cinquina.games.holi.rules.state import Holi


def why_not(game: Holi, seat: int, attempt: Attempt) -> Refusal | None:
    if refused := why_not_now(game, seat, attempt):
        return refused
    match attempt:
        case Cornered():
            return why_not_cornered(game, attempt.where)
        case ThrownUp():
            return why_not_thrown_up(game, seat, attempt)
        case ThrownDown():
            return why_not_thrown_down(game, seat, attempt)
        case Moved():
            return why_not_moved(game, seat, attempt.to)
        case Climbed():
            return why_used(game, "climb") or why_not_climbed(game, seat, attempt.way)
        case Ended():
            return None if game.thrown else Refusal("holi.must_throw")
    return None


def why_not_now(game: Holi, seat: int, attempt: Attempt) -> Refusal | None:
    """Finished, turn, what belongs to this state: in this order."""
    if game.phase == table.GAME_OVER or game.finished[seat]:
        return Refusal("holi.finished")
    if game.turn() != seat:
        return Refusal("holi.not_your_turn")
    if isinstance(attempt, Climbed) and attempt.way == DOWNWARD and not game.customs.climbs_down:
        return Refusal("holi.action_not_available", action="climb_down")
    cornering = game.phase == table.CORNERING
    if isinstance(attempt, Cornered):
        return None if cornering else Refusal("holi.action_not_available", action="corner")
    if cornering:
        return Refusal("holi.action_not_available", action="early", corners=cell_texts(game.free_corners()))
    return None


def why_not_cornered(game: Holi, where: Place) -> Refusal | None:
    if not where.on(0) or not CORNERS & BIT[where.cell]:
        return Refusal("holi.not_a_corner")
    return None if game.free_corners() & BIT[where.cell] else Refusal("holi.corner_taken")


def why_used(game: Holi, action: str) -> Refusal | None:
    """Each action once in a turn; and nothing more without tokens (holi R8)."""
    if {"throw": game.thrown, "move": game.moved, "climb": game.climbed}[action]:
        return Refusal("holi.action_used", action=action)
    if game.done_for():
        return Refusal("holi.no_tokens_left")
    if action == "throw" and not game.tower.left(game.active):
        return Refusal("holi.no_token_to_throw")
    return None


def why_other_level(game: Holi, seat: int, where: Place, action: str) -> Refusal | None:
    level = game.level(seat)
    return None if where.on(level) else Refusal("holi.wrong_level", action=action, level=int(level) + 1)


# -- throws


def why_not_held(game: Holi, seat: int, card: str) -> Refusal | None:
    ids = deck_ids(game, seat)
    if card in ids and game.cards.hand[seat] & BIT[ids.index(card)]:
        return None
    return Refusal("holi.card_not_in_hand")


def why_not_thrown_up(game: Holi, seat: int, attempt: ThrownUp) -> Refusal | None:
    if refused := why_not_held(game, seat, attempt.card) or why_used(game, "throw"):
        return refused
    for each in attempt.targets:
        if refused := why_other_level(game, seat, each, "throw"):
            return refused
    card = deck_ids(game, seat).index(attempt.card)
    targets = aimed_at(attempt.targets)
    return None if game.hits(seat, card, targets) else why_no_targets(game, seat, card, targets)


def why_no_targets(game: Holi, seat: int, card: int, targets: int) -> Refusal:
    """Why these are no targets of the card: the first of the reasons, in the order of the law."""
    grid = game.box.grids[game.box.deck[seat][card]]
    cell, tokens = int(game.cell(seat)), int(game.tower.left(seat))
    full = game.tower.full(game.level(seat))
    laid = placements(grid, not game.customs.free_star, cell)
    for each in laid:
        if each.fits and any_of(each.cells, targets, tokens):
            return Refusal("holi.pattern_blocked", cell=cell_text(int(lowest(each.cells & full))))
    if any(not each.fits and off_board(int(each.cells), targets, tokens, len(each.targets)) for each in laid):
        return Refusal("holi.pattern_off_board")
    if not game.customs.free_star and any(
        any_of(each.cells, targets, tokens) for each in beside_star(grid, cell) if each.fits
    ):
        return Refusal("holi.star_required")
    fitting = [int(each.cells) for each in laid if each.fits]
    if any(targets & cells in (targets, cells) for cells in fitting):
        return Refusal("holi.wrong_token_count")
    return Refusal("holi.wrong_pattern")


def off_board(inside: int, targets: int, tokens: int, needed: int) -> bool:
    """Are these the cells on the board of a pattern that leaves it? With too few tokens, so many of them."""
    if tokens >= needed:
        return targets == inside
    return targets & ~inside == 0 and size(targets) == tokens


def why_not_thrown_down(game: Holi, seat: int, attempt: ThrownDown) -> Refusal | None:
    if refused := why_not_held(game, seat, attempt.card) or why_used(game, "throw"):
        return refused
    if not game.may_throw_down(seat):
        return Refusal("holi.face_down_twice")
    if refused := why_other_level(game, seat, attempt.target, "throw"):
        return refused
    cell = attempt.target.cell
    if cell == game.cell(seat):
        return Refusal("holi.target_has_pawn", whose="own")
    if game.tower.others(seat, game.level(seat)) & BIT[cell] and not game.customs.down_hits:
        return Refusal("holi.target_has_pawn", whose="other")
    return Refusal("holi.target_occupied") if game.tower.full(game.level(seat)) & BIT[cell] else None


# -- Moves and Climbs


def why_not_moved(game: Holi, seat: int, to: Place) -> Refusal | None:
    if refused := why_used(game, "move") or why_other_level(game, seat, to, "move"):
        return refused
    if to.cell == game.cell(seat):
        return Refusal("holi.same_cell")
    if not game.customs.steps[game.cell(seat)] & BIT[to.cell]:
        return Refusal("holi.too_far")
    if game.tower.others(seat, game.level(seat)) & BIT[to.cell]:
        return Refusal("holi.cell_has_pawn")
    return None if game.moves(seat) & BIT[to.cell] else Refusal("holi.throw_lost")


def why_not_climbed(game: Holi, seat: int, way: int) -> Refusal | None:
    """The rule against a Climb that was not used yet; `missing` are the sides that would have to be covered."""
    level, cell = int(game.level(seat)), int(game.cell(seat))
    if level + way == LEVELS:
        return Refusal("holi.top_level")
    if level + way < 0:
        return Refusal("holi.bottom_level")
    if way == UPWARD:
        if size(NEAR[cell]) < 4 and not game.customs.walls_cover:
            return Refusal("holi.edge_climb")
        if game.covered(level, cell) < game.customs.sides:
            missing, needed = missing_sides(game, seat), int(game.customs.sides)
            return Refusal("holi.not_surrounded", missing=missing, needed=needed)
    if game.tower.others(seat, level + way) & BIT[cell]:
        return Refusal("holi.climb_blocked", way="up" if way == UPWARD else "down")
    return None if game.climbs(seat, way) else Refusal("holi.throw_lost")


def missing_sides(game: Holi, seat: int) -> list[str]:
    """The cells beside the pawn without a token."""
    return cell_texts(NEAR[game.cell(seat)] & ~game.tower.full(game.level(seat)))

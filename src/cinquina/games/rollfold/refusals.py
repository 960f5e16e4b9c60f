"""Why not: the first rule against an attempt (law, section Illegal input)."""

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.attempt import Attempt
from cinquina.core.errors import Refusal
from cinquina.games.rollfold.notation import (
    Drawn,
    Finished,
    Flipped,
    Folded,
    FoldedAgain,
    Taken,
    Used,
    name,
    orb_number,
)
from cinquina.games.rollfold.rules import route
from cinquina.games.rollfold.rules.folding import CORNERS, PARTIAL
from cinquina.games.rollfold.rules.kinds import LARGE, NO_DIE, PLUS, UNFOLDED
from cinquina.games.rollfold.rules.pen import CELLS
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.sight import OUTSIDE
from cinquina.games.rollfold.rules.state import Rollfold
from cinquina.games.rollfold.rules.table import GAME_OVER, MARK, TAKE
from cinquina.games.rollfold.rules.telling import COLOURS, CORNER_NAMES


def why_not(state: Rollfold, seat: int, attempt: Attempt) -> Refusal | None:
    if state.phase == GAME_OVER:
        return Refusal("rollfold.game_over")
    if isinstance(attempt, Taken):
        return why_not_take(state, seat)
    if state.phase != MARK:
        return not_marking(state, seat)
    if state.pens[seat].finished:
        return Refusal("rollfold.already_finished")
    if isinstance(attempt, Used):
        return why_not_use(state, seat, attempt.colour)
    if state.pens[seat].die == NO_DIE:
        return Refusal("rollfold.choose_die")
    match attempt:
        case Drawn():
            return why_not_draw(state, seat, attempt)
        case Folded():
            return why_not_fold(state.sheets[seat], attempt.corner, attempt.large)
        case FoldedAgain():
            return why_not_fold_again(state.sheets[seat], attempt.corner)
        case Flipped():
            return why_not_flip(state, seat)
        case Finished():
            return why_not_done(state, seat)
    return None


def not_marking(state: Rollfold, seat: int) -> Refusal:
    """What has to happen before anybody marks: the roll, and with others a die taken by the active player."""
    waits = "roll" if state.phase != TAKE else "take" if seat == state.active else "taken"
    return Refusal("rollfold.not_marking", waits=waits, seat=int(state.active))


def why_not_take(state: Rollfold, seat: int) -> Refusal | None:
    if state.seats == 1:
        return Refusal("rollfold.no_taking")
    if state.phase != TAKE:
        return Refusal("rollfold.not_taking")
    return None if seat == state.active else Refusal("rollfold.not_active")


def why_not_use(state: Rollfold, seat: int, colour: int) -> Refusal | None:
    pen = state.pens[seat]
    if pen.die == NO_DIE:
        return None
    if state.chooses(seat) or colour == pen.die:
        return Refusal("rollfold.die_chosen", colour=COLOURS[pen.die])
    return Refusal(
        "rollfold.field_die" if state.seats == 1 else "rollfold.other_die", colour=COLOURS[pen.die]
    )


# -- strings


def why_not_draw(state: Rollfold, seat: int, attempt: Drawn) -> Refusal | None:
    """Number, starting point, way: in this order."""
    return (
        why_not_number(state, seat, attempt)
        or why_not_start(state, seat, attempt)
        or why_not_way(state.sheets[seat], attempt)
    )


def why_not_number(state: Rollfold, seat: int, attempt: Drawn) -> Refusal | None:
    pen, value = state.pens[seat], attempt.value
    if attempt.bonus and attempt.plus:
        return Refusal("rollfold.plus_die_only")
    if attempt.bonus:
        won = [int(each) % CELLS for each in pen.bonuses]
        return None if value in won else Refusal("rollfold.no_such_bonus", value=value)
    if value not in (pen.first, pen.second):
        return Refusal("rollfold.no_such_number", value=value)
    return why_not_plus(state, seat) if attempt.plus else None


def why_not_plus(state: Rollfold, seat: int) -> Refusal | None:
    pen, sheet = state.pens[seat], state.sheets[seat]
    if state.can_add(seat):
        return None
    if pen.plus_used:
        return Refusal("rollfold.plus_used")
    mine = next(c for c in range(CORNERS) if state.box.bonuses[c] == PLUS + pen.die)
    folded_now = sheet.fold_of(mine) == LARGE
    return Refusal("rollfold.bonus_next_turn" if folded_now else "rollfold.no_plus", colour=COLOURS[pen.die])


def why_not_start(state: Rollfold, seat: int, attempt: Drawn) -> Refusal | None:
    sheet = state.sheets[seat]
    if attempt.bonus and state.box.exact:
        return why_not_fixed(state, seat, attempt)
    if attempt.start < 0:
        return Refusal("rollfold.no_such_place", cell=attempt.start_name)
    return None if sheet.is_start(attempt.start) else no_start(sheet, attempt.start)


def why_not_fixed(state: Rollfold, seat: int, attempt: Drawn) -> Refusal | None:
    """A bonus number of level 4 starts where it was won."""
    sheet = state.sheets[seat]
    cells = [int(each) // CELLS - 1 for each in state.pens[seat].bonuses if each % CELLS == attempt.value]
    places = [int(sheet.sight.where[cell]) for cell in cells if sheet.sight.where[cell] >= 0]
    if not places:
        return Refusal("rollfold.bonus_covered", value=attempt.value)
    return None if attempt.start in places else Refusal("rollfold.fixed_start", cell=name(sheet, places[0]))


def no_start(sheet: Sheet, place: int) -> Refusal:
    """Why no string starts at a place: there is no whole box any more, or it is not circled."""
    shown = int(sheet.sight.shows[place])
    if shown < 0:
        code = "rollfold.partial" if shown == PARTIAL else "rollfold.no_paper"
        return Refusal(code, cell=name(sheet, place), wanted="start")
    return Refusal("rollfold.not_start", cell=name(sheet, place))


def why_not_way(sheet: Sheet, attempt: Drawn) -> Refusal | None:
    """Length and orbs, then what is in the way. The starting point is one."""
    if not attempt.is_long_enough():
        return Refusal("rollfold.wrong_length", value=attempt.length)
    for _, orb in attempt.steps:
        if orb and orb_number(sheet, orb) < 0:
            return Refusal("rollfold.not_an_orb", cell=orb)
    if attempt.action is None:
        return None
    way = route.Route(sheet, attempt.action)
    if way.trouble == route.NO_SUCH_JUMP:
        return no_jump(sheet, way, [orb for _, orb in attempt.steps])
    return None if way.trouble == route.CLEAR else in_the_way(sheet, int(way.trouble), int(way.at))


def no_jump(sheet: Sheet, way: route.Route, orbs: list[str]) -> Refusal:
    """Why no jump leads from where the string is to the orb that was named with that step."""
    boxes = range(int(way.count))
    step = len(boxes) - 1 - sum(way.jumps_to(n) for n in boxes)
    at = name(sheet, int(way.at))
    others = [name(sheet, int(sheet.sight.where[sheet.box.orbs[orb - 1]])) for orb in sheet.sight.orbs]
    if at not in others:
        return Refusal("rollfold.no_jump", cell=at, to=orbs[step], why="no_orb")
    others.remove(at)
    return Refusal(
        "rollfold.no_jump", cell=at, to=orbs[step], why="same" if others else "alone", others=others
    )


def in_the_way(sheet: Sheet, trouble: int, at: int) -> Refusal:
    if sheet.sight.shows[at] == OUTSIDE:
        return Refusal("rollfold.leaves_sheet" if trouble == route.LEAVES else "rollfold.no_slide_off")
    codes = {
        route.CUT: "rollfold.partial",
        route.NO_PAPER: "rollfold.no_paper",
        route.IN_HOLE: "rollfold.ice_hole",
        route.BENT: "rollfold.not_straight",
        route.STAR_USED: "rollfold.star_used",
        route.NO_ORB_CHOSEN: "rollfold.choose_orb",
        route.NO_ICE: "rollfold.no_ice",
        route.SLIDE_BLOCKED: "rollfold.no_slide",
    }
    return Refusal(codes[trouble], cell=name(sheet, at))


# -- folds


def why_not_fold(sheet: Sheet, corner: int, large: bool) -> Refusal | None:
    if sheet.back:
        return Refusal("rollfold.only_front")
    if sheet.fold_of(corner) != 0:
        return Refusal("rollfold.already_folded")
    faces = sheet.box.large_faces[corner] if large else sheet.box.small_faces[corner]
    if missing := unmarked(sheet, faces):
        return Refusal("rollfold.faces_missing", size="large" if large else "small", missing=missing)
    return None


def unmarked(sheet: Sheet, cells: vec[i64]) -> list[str]:
    """Those of the cells without an X, by the places where they are in sight."""
    return [name(sheet, int(sheet.sight.where[cell])) for cell in cells if not sheet.crossed(cell)]


def why_not_fold_again(sheet: Sheet, corner: int) -> Refusal | None:
    if not sheet.box.two_sided:
        return Refusal("rollfold.one_sided")
    if not sheet.back:
        return Refusal("rollfold.only_reverse")
    if sheet.blunts & 2**corner:
        return Refusal("rollfold.already_folded")
    if missing := unmarked(sheet, sheet.box.blunt_faces[corner]):
        return Refusal("rollfold.professors_missing", missing=missing)
    return None


def why_not_flip(state: Rollfold, seat: int) -> Refusal | None:
    sheet = state.sheets[seat]
    if not sheet.box.two_sided:
        return Refusal("rollfold.one_sided")
    if sheet.back and not state.options.flip_back:
        return Refusal("rollfold.no_flip_back")
    if sheet.back and sheet.blunts:
        return Refusal("rollfold.flip_too_late")
    if state.pens[seat].turned:
        return Refusal("rollfold.just_flipped")
    if not sheet.back and not sheet.all_folded():
        missing = [corner for n, corner in enumerate(CORNER_NAMES) if sheet.fold_of(n) == UNFOLDED]
        return Refusal("rollfold.corners_missing", missing=missing)
    if not sheet.back and (missing := unmarked(sheet, sheet.box.bulbs)):
        return Refusal("rollfold.bulbs_missing", missing=missing)
    return None


def why_not_done(state: Rollfold, seat: int) -> Refusal | None:
    if held := int(state.held_by(seat)):
        return Refusal("rollfold.must_draw", value=held)
    return None

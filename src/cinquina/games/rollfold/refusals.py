"""Refusals of Roll 'Em Fold 'Em: the first rule against an attempt (law, section Illegal input)."""

from typing import Literal

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.attempt import Attempt
from cinquina.core.errors import Refusal
from cinquina.core.event import Event, Seat
from cinquina.games.rollfold import notation
from cinquina.games.rollfold.rules import route
from cinquina.games.rollfold.rules.dice import can_add_one, may_choose_die
from cinquina.games.rollfold.rules.folds import CORNERS, PARTIAL
from cinquina.games.rollfold.rules.marks import LARGE, PLUS, UNFOLDED
from cinquina.games.rollfold.rules.moves import number_due
from cinquina.games.rollfold.rules.names import COLOURS, CORNER_NAMES, Colour, Corner, Size
from cinquina.games.rollfold.rules.pen import CELLS
from cinquina.games.rollfold.rules.phases import GAME_OVER, MARK, NO_DIE, TAKE
from cinquina.games.rollfold.rules.position import Position
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.sight import OUTSIDE

Waits = Literal["roll", "take", "taken"]


class RollfoldRefusal(Event):
    game = "rollfold"


# -- dice and numbers


class NotMarking(RollfoldRefusal):
    waits: Waits
    seat: Seat  # the active player


class DieChosen(RollfoldRefusal):
    colour: Colour


class FieldDie(RollfoldRefusal):
    """Single player: the field determines the die."""

    colour: Colour


class OtherDie(RollfoldRefusal):
    colour: Colour


class NoSuchBonus(RollfoldRefusal):
    value: int


class NoSuchNumber(RollfoldRefusal):
    value: int


class BonusNextTurn(RollfoldRefusal):
    """The corner that gives +1 was folded in this turn."""

    colour: Colour


class NoPlus(RollfoldRefusal):
    colour: Colour


class MustDraw(RollfoldRefusal):
    value: int


# -- the start of a string


class NoSuchPlace(RollfoldRefusal):
    cell: str


class NotStart(RollfoldRefusal):
    cell: str


class FixedStart(RollfoldRefusal):
    cell: str  # the start of the bonus number


class BonusCovered(RollfoldRefusal):
    value: int


# -- the way of a string


class WrongLength(RollfoldRefusal):
    value: int


class NotAnOrb(RollfoldRefusal):
    cell: str


class NoJump(RollfoldRefusal):
    cell: str  # the end of the string
    to: str
    why: Literal["no_orb", "same", "alone"]
    others: list[str] | None = None  # visible orbs


class InTheWay(RollfoldRefusal):
    """A string cannot continue at a box."""

    cell: str


class Partial(InTheWay):
    """A box cut by a crease: no string can go there or start there."""

    wanted: Literal["start"] | None = None


class NoPaper(InTheWay):
    """A box folded away: no string can go there or start there."""

    wanted: Literal["start"] | None = None


class IceHole(InTheWay):
    pass


class NotStraight(InTheWay):
    pass


class StarUsed(InTheWay):
    pass


class ChooseOrb(InTheWay):
    pass


class NoIce(InTheWay):
    pass


class NoSlide(InTheWay):
    pass


# -- requirements of a fold


class FacesMissing(RollfoldRefusal):
    size: Size
    missing: list[str]


class ProfessorsMissing(RollfoldRefusal):
    missing: list[str]


class CornersMissing(RollfoldRefusal):
    missing: list[Corner]


class BulbsMissing(RollfoldRefusal):
    missing: list[str]


TROUBLES: dict[int, type[InTheWay]] = {
    route.CUT: Partial,
    route.NO_PAPER: NoPaper,
    route.IN_HOLE: IceHole,
    route.BENT: NotStraight,
    route.STAR_USED: StarUsed,
    route.NO_ORB_CHOSEN: ChooseOrb,
    route.NO_ICE: NoIce,
    route.SLIDE_BLOCKED: NoSlide,
}


def why_not(state: Position, seat: int, attempt: Attempt) -> Refusal | None:
    if state.phase == GAME_OVER:
        return Refusal("rollfold.game_over")
    if isinstance(attempt, notation.Taken):
        return why_not_take(state, seat)
    if state.phase != MARK:
        return why_not_marking(state, seat)
    if state.pens[seat].finished:
        return Refusal("rollfold.already_finished")
    if isinstance(attempt, notation.Used):
        return why_not_use(state, seat, attempt.colour)
    if state.pens[seat].die == NO_DIE:
        return Refusal("rollfold.choose_die")
    match attempt:
        case notation.Drawn():
            return why_not_draw(state, seat, attempt)
        case notation.Folded():
            return why_not_fold(state.sheets[seat], attempt.corner, attempt.large)
        case notation.FoldedAgain():
            return why_not_fold_again(state.sheets[seat], attempt.corner)
        case notation.Flipped():
            return why_not_flip(state, seat)
        case notation.Finished():
            return why_not_done(state, seat)
    return None


def why_not_marking(state: Position, seat: int) -> Refusal:
    """Return the refusal of marking before the roll or, with several players, before a die is taken."""
    waits: Waits = "roll" if state.phase != TAKE else "take" if seat == state.active else "taken"
    return Refusal(NotMarking(waits, int(state.active)))


def why_not_take(state: Position, seat: int) -> Refusal | None:
    if state.seats == 1:
        return Refusal("rollfold.no_taking")
    if state.phase != TAKE:
        return Refusal("rollfold.not_taking")
    return None if seat == state.active else Refusal("rollfold.not_active")


def why_not_use(state: Position, seat: int, colour: int) -> Refusal | None:
    pen = state.pens[seat]
    if pen.die == NO_DIE:
        return None
    mine = COLOURS[pen.die]
    if may_choose_die(state, seat) or colour == pen.die:
        return Refusal(DieChosen(mine))
    return Refusal(FieldDie(mine) if state.seats == 1 else OtherDie(mine))


# -- strings


def why_not_draw(state: Position, seat: int, attempt: notation.Drawn) -> Refusal | None:
    """Check number, starting point, way: in this order."""
    return (
        why_not_number(state, seat, attempt)
        or why_not_start(state, seat, attempt)
        or why_not_way(state.sheets[seat], attempt)
    )


def why_not_number(state: Position, seat: int, attempt: notation.Drawn) -> Refusal | None:
    pen, value = state.pens[seat], attempt.value
    if attempt.bonus and attempt.plus:
        return Refusal("rollfold.plus_die_only")
    if attempt.bonus:
        return None if value in pen.bonus_values() else Refusal(NoSuchBonus(value))
    if value not in pen.numbers():
        return Refusal(NoSuchNumber(value))
    return why_not_plus(state, seat) if attempt.plus else None


def why_not_plus(state: Position, seat: int) -> Refusal | None:
    pen, sheet = state.pens[seat], state.sheets[seat]
    if can_add_one(state, seat):
        return None
    if pen.plus_used:
        return Refusal("rollfold.plus_used")
    mine = next(c for c in range(CORNERS) if state.box.bonuses[c] == PLUS + pen.die)
    folded_now = sheet.fold_of(mine) == LARGE
    colour = COLOURS[pen.die]
    return Refusal(BonusNextTurn(colour) if folded_now else NoPlus(colour))


def why_not_start(state: Position, seat: int, attempt: notation.Drawn) -> Refusal | None:
    sheet = state.sheets[seat]
    if attempt.bonus and state.box.exact:
        return why_not_fixed(state, seat, attempt)
    if attempt.start < 0:
        return Refusal(NoSuchPlace(attempt.start_name))
    return None if sheet.is_start(attempt.start) else why_no_start(sheet, attempt.start)


def why_not_fixed(state: Position, seat: int, attempt: notation.Drawn) -> Refusal | None:
    """Return the rule against a bonus number of level 4 that does not start where it was won."""
    sheet = state.sheets[seat]
    cells = [int(each) // CELLS - 1 for each in state.pens[seat].bonuses if each % CELLS == attempt.value]
    places = [int(sheet.sight.where[cell]) for cell in cells if sheet.sight.where[cell] >= 0]
    if not places:
        return Refusal(BonusCovered(attempt.value))
    return None if attempt.start in places else Refusal(FixedStart(notation.place_name_on(sheet, places[0])))


def why_no_start(sheet: Sheet, place: int) -> Refusal:
    """Return why no string starts at a place: it is no longer a whole box, or it is not circled."""
    shown, cell = int(sheet.sight.shows[place]), notation.place_name_on(sheet, place)
    if shown >= 0:
        return Refusal(NotStart(cell))
    return Refusal(Partial(cell, "start") if shown == PARTIAL else NoPaper(cell, "start"))


def why_not_way(sheet: Sheet, attempt: notation.Drawn) -> Refusal | None:
    """Check length and orbs, then the way, including its start."""
    if not attempt.is_long_enough():
        return Refusal(WrongLength(attempt.length))
    for _, orb in attempt.steps:
        if orb and notation.orb_number(sheet, orb) < 0:
            return Refusal(NotAnOrb(orb))
    if attempt.action is None:
        return None
    way = route.Route(sheet, attempt.action)
    if way.trouble == route.NO_SUCH_JUMP:
        return why_no_jump(sheet, way, [orb for _, orb in attempt.steps])
    return None if way.trouble == route.CLEAR else obstacle_refusal(sheet, int(way.trouble), int(way.at))


def why_no_jump(sheet: Sheet, way: route.Route, orbs: list[str]) -> Refusal:
    """Return why no jump leads from the end of the string to the orb named with that step."""
    boxes = range(int(way.count))
    step = len(boxes) - 1 - sum(way.jumps_to(n) for n in boxes)
    at = notation.place_name_on(sheet, int(way.at))
    others = [
        notation.place_name_on(sheet, int(sheet.sight.where[sheet.box.orbs[orb - 1]]))
        for orb in sheet.sight.orbs
    ]
    if at not in others:
        return Refusal(NoJump(at, orbs[step], "no_orb"))
    others.remove(at)
    return Refusal(NoJump(at, orbs[step], "same" if others else "alone", others))


def obstacle_refusal(sheet: Sheet, trouble: int, at: int) -> Refusal:
    if sheet.sight.shows[at] == OUTSIDE:
        return Refusal("rollfold.leaves_sheet" if trouble == route.LEAVES else "rollfold.no_slide_off")
    return Refusal(TROUBLES[trouble](notation.place_name_on(sheet, at)))


# -- folds


def why_not_fold(sheet: Sheet, corner: int, large: bool) -> Refusal | None:
    if sheet.back:
        return Refusal("rollfold.only_front")
    if sheet.fold_of(corner) != 0:
        return Refusal("rollfold.already_folded")
    faces = sheet.box.large_faces[corner] if large else sheet.box.small_faces[corner]
    if missing := unmarked_places(sheet, faces):
        return Refusal(FacesMissing("large" if large else "small", missing))
    return None


def unmarked_places(sheet: Sheet, cells: vec[i64]) -> list[str]:
    """Return the names of the cells without an X, by their visible places."""
    return [
        notation.place_name_on(sheet, int(sheet.sight.where[cell]))
        for cell in cells
        if not sheet.is_crossed(cell)
    ]


def why_not_fold_again(sheet: Sheet, corner: int) -> Refusal | None:
    if not sheet.box.two_sided:
        return Refusal("rollfold.one_sided")
    if not sheet.back:
        return Refusal("rollfold.only_reverse")
    if sheet.blunts & 2**corner:
        return Refusal("rollfold.already_folded")
    if missing := unmarked_places(sheet, sheet.box.blunt_faces[corner]):
        return Refusal(ProfessorsMissing(missing))
    return None


def why_not_flip(state: Position, seat: int) -> Refusal | None:
    sheet = state.sheets[seat]
    if not sheet.box.two_sided:
        return Refusal("rollfold.one_sided")
    if sheet.back and not state.settings.flip_back:
        return Refusal("rollfold.no_flip_back")
    if sheet.back and sheet.blunts:
        return Refusal("rollfold.flip_too_late")
    if state.pens[seat].turned:
        return Refusal("rollfold.just_flipped")
    if not sheet.back and not sheet.is_all_folded():
        flat = [corner for n, corner in enumerate(CORNER_NAMES) if sheet.fold_of(n) == UNFOLDED]
        return Refusal(CornersMissing(flat))
    if not sheet.back and (missing := unmarked_places(sheet, sheet.box.bulbs)):
        return Refusal(BulbsMissing(missing))
    return None


def why_not_done(state: Position, seat: int) -> Refusal | None:
    if held := int(number_due(state, seat)):
        return Refusal(MustDraw(held))
    return None

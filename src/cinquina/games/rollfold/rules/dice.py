"""The dice of Roll 'Em Fold 'Em: their faces, and the die that a seat uses."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.games.rollfold.rules.marks import ANY_DIE, PLUS
from cinquina.games.rollfold.rules.pen import Pen
from cinquina.games.rollfold.rules.phases import FREE, NO_DIE, WHITE

if TYPE_CHECKING:
    from cinquina.games.rollfold.rules.position import Position


class Dice:
    """The two dice; equal faces of a die are one outcome with their number as its weight."""

    def __init__(self, white: list[list[int]], black: list[list[int]]) -> None:
        self.first: Final[list[vec[i64]]] = []  # by colour and face: the first number
        self.second: Final[list[vec[i64]]] = []  # the second, 0 = none
        self.count: Final[list[vec[i64]]] = []
        self.even: bool = True  # are all faces different?
        for faces in (white, black):
            kinds = [face for n, face in enumerate(faces) if face not in faces[:n]]
            self.first.append(vec[i64]([i64(face[0]) for face in kinds]))
            self.second.append(vec[i64]([i64(face[1]) if len(face) > 1 else i64(0) for face in kinds]))
            self.count.append(vec[i64]([i64(faces.count(face)) for face in kinds]))
            self.even = self.even and len(kinds) == len(faces)

    def faces(self, colour: i64) -> i64:
        return len(self.first[colour])

    def numbers(self, colour: i64, face: i64) -> list[int]:
        second = self.second[colour][face]
        return [self.first[colour][face], *([second] if second else [])]

    def face_text(self, colour: i64, face: i64) -> str:
        """Return a face as printed, `1♦2`."""
        return "♦".join([str(number) for number in self.numbers(colour, face)])


def default_die(position: "Position", seat: i64) -> i64:
    """Return a seat's die unless it may choose another: the field's, the one taken, or the one left over."""
    if position.seats == 1:
        return position.settings.column[position.number - 1]
    return position.taken if seat == position.active else 1 - position.taken


def may_choose_die(position: "Position", seat: i64) -> bool:
    """Return whether a Die bonus overrides the die left by others (rollfold R33) or the field (R30)."""
    die: i64 = default_die(position, seat)
    if die == FREE:
        return True
    if position.seats == 1:
        return position.settings.solo_die_bonus and position.sheets[0].has_bonus(ANY_DIE + 1 - die)
    return seat != position.active and position.sheets[seat].has_bonus(ANY_DIE + position.taken)


def give_numbers(position: "Position", pen: Pen, colour: i64) -> None:
    dice = position.box.dice
    face: i64 = position.white if colour == WHITE else position.black
    pen.die = colour
    pen.first = dice.first[colour][face]
    pen.second = dice.second[colour][face]


def new_pen(position: "Position", seat: i64) -> Pen:
    """Create a pen with the numbers of the seat's die; with none yet if it has a choice (T3)."""
    pen = Pen(vec[i64]())
    if not may_choose_die(position, seat):
        give_numbers(position, pen, default_die(position, seat))
    return pen


def can_add_one(position: "Position", seat: i64) -> bool:
    """Return whether the +1 of the current die is available and unused."""
    pen = position.pens[seat]
    return pen.die != NO_DIE and not pen.plus_used and position.sheets[seat].has_bonus(PLUS + pen.die)

"""Notation of Roll 'Em Fold 'Em.

Reading makes an attempt, legal or not; `refusals.py` names the rule against it.

roll 1/2 4             white face, black face
take black             use white
string 3 A1 RRR        a number of the die: its value, the starting point, a letter for each X
string 2+1 A1 RRR      with +1
bonus 3 G1 DDD         a bonus number
string 5 B2 R~         level 2: sliding over the ice
string 4 G1 DD@K7RR    level 3: with the orb jumped to
fold TL small          flip          blunt TL          done
"""

import re

from msgspec.structs import replace

from cinquina.core.attempt import Attempt
from cinquina.core.errors import Refusal
from cinquina.core.forms import Form, example_of, read_form
from cinquina.core.refusals import NotUnderstood
from cinquina.core.state import CHANCE
from cinquina.core.who import LETTERS as SEATS
from cinquina.games.rollfold.rules import actions
from cinquina.games.rollfold.rules.dice import Dice
from cinquina.games.rollfold.rules.marks import LARGE, ORB, SMALL
from cinquina.games.rollfold.rules.names import COLOURS, CORNER_NAMES, LETTERS, SIZES, place_name
from cinquina.games.rollfold.rules.phases import BLACK, CHOOSE_FIRST, FACES, MARK, NO_DIE, TAKE, WHITE
from cinquina.games.rollfold.rules.position import Position
from cinquina.games.rollfold.rules.route import CLEAR, Route
from cinquina.games.rollfold.rules.sheet import Sheet

STEPS = "UDLR"
STRING = r"([1-9])(\+1)? ([A-Z]\d{1,2}) ((?:[UDLR](?:@[A-Z]\d{1,2})?)+)(~?)"
STEP = re.compile(r"([UDLR])(?:@([A-Z]\d{1,2}))?", re.ASCII)
CORNER = rf"({'|'.join(CORNER_NAMES)})"
COLOUR = rf"({'|'.join(COLOURS)})"
FORMS = {
    "take": Form(actions.TAKE, rf"take {COLOUR}", "take white"),
    "use": Form(actions.USE, rf"use {COLOUR}", "use white"),
    "string": Form(actions.STRING, rf"(string) {STRING}", "string 3 A1 RRR"),
    "bonus": Form(actions.STRING, rf"(bonus) {STRING}", "bonus 3 G1 DDD"),
    "fold": Form(actions.FOLD, rf"fold {CORNER} (small|large)", "fold TL small"),
    "blunt": Form(actions.BLUNT, rf"blunt {CORNER}", "blunt TL"),
    "flip": Form(actions.FLIP, r"flip"),
    "done": Form(actions.DONE, r"done"),
}


class Taken(Attempt):
    """`take white`: the active player's die, before any marking."""


class Used(Attempt):
    """`use white`: the die of a seat that has a choice."""

    colour: int


class Drawn(Attempt):
    """A string, or a bonus number drawn as one."""

    value: int  # the number as it was rolled or won
    bonus: bool
    plus: bool
    start: int  # the place; -1 = no such place
    start_name: str
    steps: tuple[tuple[int, str], ...]  # the direction of each, and the name of the orb jumped to after it
    slides: bool

    @property
    def length(self) -> int:
        """Return the number of steps."""
        return self.value + self.plus

    def is_long_enough(self) -> bool:
        """Return whether there is a step for each X; a slide may have fewer."""
        return len(self.steps) == self.length or (self.slides and len(self.steps) < self.length)


class Folded(Attempt):
    """A corner of the front."""

    corner: int
    large: bool


class FoldedAgain(Attempt):
    """`blunt TL`: a corner of the reverse."""

    corner: int


class Flipped(Attempt):
    """`flip`: turn the sheet over."""


class Finished(Attempt):
    """`done`."""


# -- write


def place_name_on(sheet: Sheet, place: int) -> str:
    return place_name(sheet.sight.wide, place)


def text(state: Position, who: int, action: int) -> str:
    if who == CHANCE:
        if state.phase == CHOOSE_FIRST:
            return f"start {SEATS[action]}"
        white, black = divmod(action, FACES)
        return f"roll {face_text(state, WHITE, white)} {face_text(state, BLACK, black)}"
    what = actions.what_of(action)
    if what in (actions.TAKE, actions.USE):
        return f"{'take' if what == actions.TAKE else 'use'} {COLOURS[actions.colour_of(action)]}"
    if what == actions.STRING:
        return string_text(state.sheets[who], action)
    if what == actions.FOLD:
        size = LARGE if actions.is_large(action) else SMALL
        return f"fold {CORNER_NAMES[actions.corner_of(action)]} {SIZES[size]}"
    if what == actions.BLUNT:
        return f"blunt {CORNER_NAMES[actions.corner_of(action)]}"
    return "flip" if what == actions.FLIP else "done"


def face_text(state: Position, colour: int, face: int) -> str:
    return printed_face(state.box.dice, colour, face)


def roll_text(state: Position) -> str:
    return f"{face_text(state, WHITE, int(state.white))} {face_text(state, BLACK, int(state.black))}"


def folds_text(sheet: Sheet) -> dict[str, str]:
    return {corner: SIZES[sheet.fold_of(n)] for n, corner in enumerate(CORNER_NAMES) if sheet.fold_of(n)}


def printed_face(dice: Dice, colour: int, face: int) -> str:
    return "/".join(str(number) for number in dice.numbers(colour, face))


def string_text(sheet: Sheet, action: int) -> str:
    word = "bonus" if actions.is_bonus(action) else "string"
    plus = "+1" if actions.is_plus(action) else ""
    start = place_name_on(sheet, int(actions.start_of(action)))
    return f"{word} {int(actions.value_of(action))}{plus} {start} {path_text(sheet, action)}"


def path_text(sheet: Sheet, action: int) -> str:
    slide = int(actions.slide_of(action))
    path = ""
    for step in range(slide or int(actions.length_of(action))):
        path += STEPS[actions.step_of(action, step)]
        if jump := int(actions.jump_of(action, step)):
            path += f"@{place_name_on(sheet, int(sheet.sight.where[sheet.box.orbs[jump - 1]]))}"
    return path + ("~" if slide else "")


# -- read


def read(state: Position, seat: int, words: str) -> Attempt:
    what, found = read_form(FORMS, words)
    if found is None:
        chooses = state.phase == MARK and state.pens[seat].die == NO_DIE
        due = "take" if state.phase == TAKE else "use" if chooses else "string"
        raise Refusal(NotUnderstood(text=words[:80], example=example_of(FORMS, words, due)))
    match what:
        case actions.TAKE:
            return Taken(int(actions.die(what, COLOURS.index(found[1].lower()))))
        case actions.USE:
            colour = COLOURS.index(found[1].lower())
            return Used(int(actions.die(what, colour)), colour)
        case actions.STRING:
            return read_string(state.sheets[seat], found)
        case actions.FOLD:
            corner, large = CORNER_NAMES.index(found[1].upper()), found[2].lower() == "large"
            return Folded(int(actions.fold(corner, large)), corner, large)
        case actions.BLUNT:
            corner = CORNER_NAMES.index(found[1].upper())
            return FoldedAgain(int(actions.blunt(corner)), corner)
        case actions.FLIP:
            return Flipped(int(actions.FLIP))
    return Finished(int(actions.DONE))


def read_string(sheet: Sheet, found: re.Match[str]) -> Drawn:
    bonus, value, plus = found[1].lower() == "bonus", int(found[2]), found[3] is not None
    start_name = found[4].upper()
    start = place_of(sheet, start_name)
    steps = tuple((STEPS.index(letter), orb) for letter, orb in STEP.findall(found[5].upper()))
    slides = found[6] != ""
    wanted = Drawn(None, value, bonus, plus, start, start_name, steps, slides)
    return replace(wanted, action=string_of(sheet, wanted))


def string_of(sheet: Sheet, wanted: Drawn) -> int | None:
    """Return the action of a string, if it has a starting point, steps for its number and orbs to jump to."""
    if wanted.start < 0 or wanted.length > actions.MOST_STEPS or not wanted.is_long_enough():
        return None
    orbs = [orb_number(sheet, orb) if orb else 0 for _, orb in wanted.steps]
    if -1 in orbs:
        return None
    head = actions.item(wanted.value, wanted.bonus, wanted.plus)
    path = sum(direction * 4**n for n, (direction, _) in enumerate(wanted.steps))
    jumps = sum(orb * 16**n for n, orb in enumerate(orbs))
    if not wanted.slides:
        return int(actions.string(head, wanted.start, 0, path, jumps))
    action = actions.string(head, wanted.start, len(wanted.steps), path, jumps)
    way = Route(sheet, action)
    return int(way.canonical_slide(sheet, action) if way.trouble == CLEAR else action)


def place_of(sheet: Sheet, text: str) -> int:
    """Return the place with a name, or -1."""
    if not text[1:].isdecimal():
        return -1
    x, y = LETTERS.find(text[0]), int(text[1:]) - 1
    size = int(sheet.sight.size)
    return (y + 1) * (size + 2) + x + 1 if 0 <= x < size and 0 <= y < size else -1


def orb_number(sheet: Sheet, text: str) -> int:
    """Return the visible orb at a place, from 1; -1 if there is none."""
    place = place_of(sheet, text)
    cell = int(sheet.sight.shows[place]) if place >= 0 else -1
    if cell < 0 or not sheet.box.printed[cell] & ORB:
        return -1
    return [int(orb) for orb in sheet.box.orbs].index(cell) + 1


def face_of(state: Position, colour: int, words: str) -> int:
    """Return the face with these numbers, or -1."""
    faces = [face_text(state, colour, face) for face in range(int(state.box.dice.faces(colour)))]
    words = words.replace("♦", "/")
    return faces.index(words) if words in faces else -1


def possible_folds(sheet: Sheet) -> list[str]:
    """Return the notation of every fold that a sheet allows."""
    found = []
    for corner, corner_name in enumerate(CORNER_NAMES):
        found += [
            f"fold {corner_name} {size}" for size in SIZES[1:] if sheet.can_fold(corner, size == "large")
        ]
        found += [f"blunt {corner_name}"] if sheet.can_blunt(corner) else []
    return found

"""Notation, and the rule that forbids what is not legal (law, section Illegal input).

roll 1/2 4             white face, black face
take black             use white
string 3 A1 RRR        a number of the die: its value, the starting point, a letter for each X
string 2+1 A1 RRR      with +1
bonus 3 G1 DDD         a bonus number
string 5 B2 R~         level 2: on and on over the ice
string 4 G1 DD@K7RR    level 3: with the orb jumped to
fold TL small          flip          blunt TL          done
"""

import re

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.errors import Refusal
from cinquina.core.game import LETTERS as SEATS
from cinquina.core.naming import named
from cinquina.core.state import CHANCE
from cinquina.games.rollfold.rules import actions, route
from cinquina.games.rollfold.rules.folding import CORNERS, PARTIAL
from cinquina.games.rollfold.rules.kinds import BLACK, ICE, LARGE, NO_DIE, ORB, PLUS, SMALL, UNFOLDED, WHITE
from cinquina.games.rollfold.rules.pen import CELLS
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.sight import OUTSIDE
from cinquina.games.rollfold.rules.state import Rollfold
from cinquina.games.rollfold.rules.table import CHOOSE_FIRST, FACES, GAME_OVER, MARK, ROLL, TAKE
from cinquina.games.rollfold.rules.telling import COLOURS, CORNER_NAMES, LETTERS, SIZES, place_name

STEPS = "UDLR"
ANY_CASE = re.ASCII | re.IGNORECASE
STRING = re.compile(
    r"(string|bonus) ([1-9])(\+1)? ([A-Z]\d{1,2}) ([UDLR](?:[UDLR~]|@[A-Z]\d{1,2})*)", ANY_CASE
)
STEP = re.compile(r"([UDLR])(?:@([A-Z]\d{1,2}))?|(~)", re.ASCII)
FOLD = re.compile(rf"fold ({'|'.join(CORNER_NAMES)}) (small|large)", ANY_CASE)
BLUNT = re.compile(rf"blunt ({'|'.join(CORNER_NAMES)})", ANY_CASE)
DIE = re.compile(r"(take|use) (white|black)", ANY_CASE)
EXAMPLES = {
    "take": "take white",
    "use": "use white",
    "string": "string 3 A1 RRR",
    "bonus": "bonus 3 G1 DDD",
    "fold": "fold TL small",
    "blunt": "blunt TL",
    "flip": "flip",
    "done": "done",
}
ROLLED = re.compile(r"roll ([1-6](?:[/♦][1-6])?) ([1-6](?:[/♦][1-6])?)", ANY_CASE)


def name(sheet: Sheet, place: int) -> str:
    return place_name(sheet.sight.wide, place)


def place_of(sheet: Sheet, text: str) -> int:
    """The place of a name, or -1."""
    x, y = LETTERS.find(text[0]), int(text[1:]) - 1
    size = int(sheet.sight.size)
    return (y + 1) * (size + 2) + x + 1 if 0 <= x < size and 0 <= y < size else -1


def text(state: Rollfold, who: int, action: int) -> str:
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


def face_text(state: Rollfold, colour: int, face: int) -> str:
    return "/".join(str(number) for number in state.box.dice.numbers(colour, face))


def string_text(sheet: Sheet, action: int) -> str:
    word = "bonus" if actions.is_bonus(action) else "string"
    plus = "+1" if actions.is_plus(action) else ""
    start = name(sheet, int(actions.start_of(action)))
    return f"{word} {int(actions.value_of(action))}{plus} {start} {path_text(sheet, action)}"


def path_text(sheet: Sheet, action: int) -> str:
    slide = int(actions.slide_of(action))
    path = ""
    for step in range(slide or int(actions.length_of(action))):
        path += STEPS[actions.step_of(action, step)]
        if jump := int(actions.jump_of(action, step)):
            path += f"@{name(sheet, int(sheet.sight.where[sheet.box.orbs[jump - 1]]))}"
    return path + ("~" if slide else "")


def parse(state: Rollfold, who: int, words: str) -> int:
    words = " ".join(words.split())
    if who == CHANCE:
        return parse_chance(state, words)
    if not 0 <= who < state.seats:
        raise Refusal("table.no_such_seat", seats=state.seats)
    die, string, fold, blunt = (pattern.fullmatch(words) for pattern in (DIE, STRING, FOLD, BLUNT))
    if not (die or string or fold or blunt or words.lower() in ("flip", "done")):
        raise Refusal("table.not_understood", text=words[:80], example=example(state, who, words))
    if state.phase == GAME_OVER:
        raise Refusal("rollfold.game_over")
    if die:
        return parse_die(state, who, die[1].lower(), COLOURS.index(die[2].lower()))
    if state.phase != MARK:
        raise not_marking(state, who)
    if state.pens[who].finished:
        raise Refusal("rollfold.already_finished")
    if state.pens[who].die == NO_DIE:
        raise Refusal("rollfold.choose_die")
    if string:
        return parse_string(state, who, string)
    if fold:
        return parse_fold(state.sheets[who], CORNER_NAMES.index(fold[1].upper()), fold[2].lower() == "large")
    if blunt:
        return parse_blunt(state.sheets[who], CORNER_NAMES.index(blunt[1].upper()))
    return parse_flip(state, who) if words.lower() == "flip" else parse_done(state, who)


def example(state: Rollfold, seat: int, words: str) -> str:
    """How to write what was meant, by its first word; without one, what the seat is asked."""
    word = words.partition(" ")[0].lower()
    if word not in EXAMPLES:
        chooses = state.phase == MARK and state.pens[seat].die == NO_DIE
        word = "take" if state.phase == TAKE else "use" if chooses else "string"
    return EXAMPLES[word]


def not_marking(state: Rollfold, seat: int) -> Refusal:
    """What has to happen before anybody marks: the roll, and with others a die taken by the active player."""
    waits = "roll" if state.phase != TAKE else "take" if seat == state.active else "taken"
    return Refusal("rollfold.not_marking", waits=waits, seat=int(state.active))


def parse_chance(state: Rollfold, words: str) -> int:
    outcome = -1
    rolled = ROLLED.fullmatch(words)
    kind, _, rest = words.partition(" ")
    if state.phase == CHOOSE_FIRST and kind.lower() == "start":
        outcome = named(SEATS, rest)
    elif state.phase == ROLL and rolled:
        faces = [face_of(state, colour, rolled[colour + 1]) for colour in (WHITE, BLACK)]
        outcome = -1 if min(faces) < 0 else faces[WHITE] * FACES + faces[BLACK]
    if outcome < 0 or not state.legal(CHANCE, outcome):
        raise Refusal("table.no_such_outcome", text=words[:80])
    return outcome


def face_of(state: Rollfold, colour: int, words: str) -> int:
    """The face with these numbers, or -1."""
    faces = [face_text(state, colour, face) for face in range(int(state.box.dice.faces(colour)))]
    words = words.replace("♦", "/")
    return faces.index(words) if words in faces else -1


def parse_die(state: Rollfold, seat: int, word: str, colour: int) -> int:
    if word == "take":
        if state.seats == 1:
            raise Refusal("rollfold.no_taking")
        if state.phase != TAKE:
            raise Refusal("rollfold.not_taking")
        if seat != state.active:
            raise Refusal("rollfold.not_active")
        return int(actions.die(actions.TAKE, colour))
    if state.phase != MARK:
        raise not_marking(state, seat)
    pen = state.pens[seat]
    if pen.finished:
        raise Refusal("rollfold.already_finished")
    if pen.die == NO_DIE:
        return int(actions.die(actions.USE, colour))
    if state.chooses(seat) or colour == pen.die:
        raise Refusal("rollfold.die_chosen", colour=COLOURS[pen.die])
    if state.seats == 1:
        raise Refusal("rollfold.field_die", colour=COLOURS[pen.die])
    raise Refusal("rollfold.other_die", colour=COLOURS[pen.die])


# -- strings


def parse_string(state: Rollfold, seat: int, words: re.Match[str]) -> int:
    sheet = state.sheets[seat]
    bonus, plus, value = words[1].lower() == "bonus", words[3] is not None, int(words[2])
    from_where = words[4].upper()
    start = place_of(sheet, from_where)
    check_item(state, seat, value, bonus, plus)
    check_start(state, seat, value, bonus, start, from_where)
    return parse_path(sheet, int(actions.item(value, bonus, plus)), start, words[5].upper())


def check_item(state: Rollfold, seat: int, value: int, bonus: bool, plus: bool) -> None:
    pen, sheet = state.pens[seat], state.sheets[seat]
    if bonus and plus:
        raise Refusal("rollfold.plus_die_only")
    pending = [int(each) % CELLS for each in pen.bonuses] if bonus else [int(pen.first), int(pen.second)]
    if value not in pending:
        raise Refusal("rollfold.no_such_bonus" if bonus else "rollfold.no_such_number", value=value)
    if plus and not state.can_add(seat):
        mine = next(c for c in range(CORNERS) if state.box.bonuses[c] == PLUS + pen.die)
        if pen.plus_used:
            raise Refusal("rollfold.plus_used")
        folded_now = sheet.fold_of(mine) == LARGE
        raise Refusal(
            "rollfold.bonus_next_turn" if folded_now else "rollfold.no_plus", colour=COLOURS[pen.die]
        )


def check_start(state: Rollfold, seat: int, value: int, bonus: bool, start: int, written: str) -> None:
    sheet = state.sheets[seat]
    if bonus and state.box.exact:
        cells = [int(each) // CELLS - 1 for each in state.pens[seat].bonuses if each % CELLS == value]
        places = [int(sheet.sight.where[cell]) for cell in cells]
        if max(places) < 0:
            raise Refusal("rollfold.bonus_covered", value=value)
        if start not in places:
            raise Refusal(
                "rollfold.fixed_start", cell=name(sheet, next(each for each in places if each >= 0))
            )
    elif start < 0:
        raise Refusal("rollfold.no_such_place", cell=written)
    elif not sheet.is_start(start):
        raise no_start(sheet, start)


def no_start(sheet: Sheet, place: int) -> Refusal:
    """Why no string starts at a place: there is no whole box any more, or it is not circled."""
    shown = int(sheet.sight.shows[place])
    if shown < 0:
        code = "rollfold.partial" if shown == PARTIAL else "rollfold.no_paper"
        return Refusal(code, cell=name(sheet, place), wanted="start")
    return Refusal("rollfold.not_start", cell=name(sheet, place))


def parse_path(sheet: Sheet, head: int, start: int, path: str) -> int:
    steps = [match.groups() for match in STEP.finditer(path)]
    slides = [n for n, (_, _, slide) in enumerate(steps) if slide]
    letters = [(STEPS.index(letter), orb) for letter, orb, slide in steps if not slide]
    length = int(actions.length_of(head))
    if "".join(match.group() for match in STEP.finditer(path)) != path or slides not in ([], [len(letters)]):
        raise Refusal("table.not_understood", text=path[:80], example="string 3 A1 RRR")
    if len(letters) > length or (len(letters) < length and not slides):
        raise Refusal("rollfold.wrong_length", value=length)
    directions = sum(direction * 4**n for n, (direction, _) in enumerate(letters))
    jumps = sum(orb_number(sheet, orb) * 16**n for n, (_, orb) in enumerate(letters) if orb)
    action = int(actions.string(head, start, len(letters) if slides else 0, directions, jumps))
    way = route.Route(sheet, action)
    if way.trouble == route.NO_SUCH_JUMP:
        raise no_jump(sheet, way, [orb for _, orb in letters])
    if way.trouble != route.CLEAR:
        raise in_the_way(sheet, int(way.trouble), int(way.at))
    return canonical(sheet, action, way) if slides else action


def orb_number(sheet: Sheet, text: str) -> int:
    """The orb in sight at a place, from 1."""
    place = place_of(sheet, text)
    cell = int(sheet.sight.shows[place]) if place >= 0 else -1
    if cell < 0 or not sheet.box.printed[cell] & ORB:
        raise Refusal("rollfold.not_an_orb", cell=text)
    return [int(orb) for orb in sheet.box.orbs].index(cell) + 1


def no_jump(sheet: Sheet, way: route.Route, orbs: list[str | None]) -> Refusal:
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


def canonical(sheet: Sheet, action: int, way: route.Route) -> int:
    """`~` directly after the first box of its run of ice; a slide just as long as the number is a walk."""
    slide, length = int(actions.slide_of(action)), int(actions.length_of(action))
    direction = int(actions.step_of(action, 0))
    head, start = action & 0b11111000, int(actions.start_of(action))
    if way.count == length:
        return int(actions.string(head, start, 0, actions.straight(direction, length), 0))
    icy = [bool(sheet.box.printed[sheet.sight.shows[way.places[n]]] & ICE) for n in range(slide)]
    first = slide
    while first > 1 and icy[first - 2]:
        first -= 1
    return int(actions.string(head, start, first, actions.straight(direction, first), 0))


def in_the_way(sheet: Sheet, trouble: int, at: int) -> Refusal:
    if trouble == route.LEAVES:
        return Refusal("rollfold.leaves_sheet")
    cell = name(sheet, at)
    if trouble == route.SLIDE_BLOCKED:
        inside = sheet.sight.shows[at] != OUTSIDE
        return Refusal("rollfold.no_slide", cell=cell) if inside else Refusal("rollfold.no_slide_off")
    codes = {
        route.CUT: "rollfold.partial",
        route.NO_PAPER: "rollfold.no_paper",
        route.IN_HOLE: "rollfold.ice_hole",
        route.BENT: "rollfold.not_straight",
        route.STAR_USED: "rollfold.star_used",
        route.NO_ORB_CHOSEN: "rollfold.choose_orb",
        route.NO_ICE: "rollfold.no_ice",
    }
    return Refusal(codes[trouble], cell=cell)


# -- folds


def parse_fold(sheet: Sheet, corner: int, large: bool) -> int:
    if sheet.back:
        raise Refusal("rollfold.only_front")
    if sheet.fold_of(corner) != 0:
        raise Refusal("rollfold.already_folded")
    faces = sheet.box.large_faces[corner] if large else sheet.box.small_faces[corner]
    if missing := unmarked(sheet, faces):
        raise Refusal("rollfold.faces_missing", size="large" if large else "small", missing=missing)
    return int(actions.fold(corner, large))


def unmarked(sheet: Sheet, cells: vec[i64]) -> list[str]:
    """Those of the cells without an X, by the places where they are in sight."""
    return [name(sheet, int(sheet.sight.where[cell])) for cell in cells if not sheet.crossed(cell)]


def parse_blunt(sheet: Sheet, corner: int) -> int:
    if not sheet.box.two_sided:
        raise Refusal("rollfold.one_sided")
    if not sheet.back:
        raise Refusal("rollfold.only_reverse")
    if sheet.blunts & 2**corner:
        raise Refusal("rollfold.already_folded")
    if missing := unmarked(sheet, sheet.box.blunt_faces[corner]):
        raise Refusal("rollfold.professors_missing", missing=missing)
    return int(actions.blunt(corner))


def parse_flip(state: Rollfold, seat: int) -> int:
    sheet = state.sheets[seat]
    if not sheet.box.two_sided:
        raise Refusal("rollfold.one_sided")
    if sheet.back and not state.options.flip_back:
        raise Refusal("rollfold.no_flip_back")
    if sheet.back and sheet.blunts:
        raise Refusal("rollfold.flip_too_late")
    if state.pens[seat].turned:
        raise Refusal("rollfold.just_flipped")
    if not sheet.back and not sheet.all_folded():
        missing = [corner for n, corner in enumerate(CORNER_NAMES) if sheet.fold_of(n) == UNFOLDED]
        raise Refusal("rollfold.corners_missing", missing=missing)
    if not sheet.back and (missing := unmarked(sheet, sheet.box.bulbs)):
        raise Refusal("rollfold.bulbs_missing", missing=missing)
    return int(actions.FLIP)


def parse_done(state: Rollfold, seat: int) -> int:
    if held := int(state.held_by(seat)):
        raise Refusal("rollfold.must_draw", value=held)
    return int(actions.DONE)

"""Notation: `take Pw2`, `place r1 c3`, `claim v c2`; and the rule that forbids what is not legal."""

import re

from cinquina.core.errors import Refusal
from cinquina.core.game import LETTERS
from cinquina.core.naming import named
from cinquina.core.state import CHANCE, CLOCK
from cinquina.games.pentris.names import STEP_NAMES
from cinquina.games.pentris.rules import actions, table
from cinquina.games.pentris.rules.box import COLOURS, SET_NAMES, WHITE
from cinquina.games.pentris.rules.chute import CELLS, group_at
from cinquina.games.pentris.rules.masks import COLUMNS, ONE, lowest
from cinquina.games.pentris.rules.shape import Picture
from cinquina.games.pentris.rules.state import Pentris
from cinquina.games.pentris.rules.telling import cell_name, cell_names

PIECE = r"(\w{1,8})"
CELL = r"([a-z])(\d{1,2})"
# By the first word: the action, the step it belongs to, and the whole form.
FORMS = {
    "draft": (actions.DRAFT, table.DRAFT_PICK, rf"draft {PIECE}"),
    "take": (actions.TAKE, table.CHOOSE, rf"take {PIECE}"),
    "personal": (actions.PERSONAL, table.CHOOSE, rf"personal {PIECE}"),
    "discard": (actions.DISCARD, table.CHOOSE, rf"discard {PIECE}"),
    "place": (actions.PLACE, table.PLACING, rf"place r([0-3])(m?) @?{CELL}"),
    "untake": (actions.UNTAKE, table.PLACING, r"untake"),
    "remove": (actions.REMOVE, table.REMOVING, rf"remove {PIECE}"),
    "claim": (actions.CLAIM, table.CLAIMING, rf"claim ([a-z]) {CELL}"),
    "pass": (actions.PASS, table.CLAIMING, r"pass"),
    "pick": (actions.PICK, table.PICKING, rf"pick {PIECE}"),
}
WORDS = {kind: word for word, (kind, _, _) in FORMS.items()}
EXAMPLES = {
    table.DRAFT_PICK: "draft Pw3",
    table.PLACING: "place r0 a1",
    table.REMOVING: "remove Fw1",
    table.CLAIMING: "claim v c2",
    table.PICKING: "pick Ts1",
}
# Of chance, by step.
CHANCE_WORDS = {
    table.FIRST_BAG: "bag",
    table.BONUS_SET: "set",
    table.BONUS_SHAPE: "shape",
    table.KEEPING: "keep",
    table.CARD_SHAPE: "shape",
    table.TOPS: "top",
    table.POOL: "draw",
    table.DRAW: "draw",
    table.NEXT_TOP: "top",
}


# -- writing


def text(game: Pentris, who: int, action: int) -> str:
    if who == CHANCE:
        return f"{CHANCE_WORDS[int(game.step)]} {outcome_names(game)[action]}"
    kind, subject = int(actions.kind_of(action)), int(actions.subject_of(action))
    word = WORDS[kind]
    if kind in (actions.PASS, actions.UNTAKE):
        return word
    if kind == actions.PLACE:
        return f"{word} r{subject // CELLS} {cell_name(subject % CELLS)}"
    if kind == actions.CLAIM:
        return f"{word} {game.box.codes[subject // CELLS]} {cell_name(subject % CELLS)}"
    return f"{word} {game.box.ids[subject]}"


def outcome_names(game: Pentris) -> list[str]:
    match game.step:
        case table.FIRST_BAG:
            return list(LETTERS[: game.seats])
        case table.BONUS_SET:
            return SET_NAMES
        case table.BONUS_SHAPE | table.CARD_SHAPE:
            return game.box.letters
    return game.box.ids


# -- reading


def parse(game: Pentris, who: int, words: str) -> int:
    words = " ".join(words.split())
    if who == CHANCE:
        return parse_chance(game, words)
    if who == CLOCK:
        raise Refusal("table.no_such_outcome", text=words[:80])
    if not 0 <= who < game.seats:
        raise Refusal("table.no_such_seat", seats=int(game.seats))
    kind, step, form = FORMS.get(words.partition(" ")[0].lower(), (-1, -1, r"(?!)"))
    found = re.fullmatch(form, words, re.ASCII | re.IGNORECASE)
    if found is None:
        example = EXAMPLES.get(int(game.step), "take Pw2")
        raise Refusal("table.not_understood", text=words[:80], example=example)
    check_moment(game, who, kind, step)
    subject = 0
    if kind == actions.PLACE:
        subject = parse_place(game, found)
    elif kind == actions.CLAIM:
        subject = parse_claim(game, who, found)
    elif kind == actions.PASS:
        if not game.options.may_pass:
            raise Refusal("pentris.must_claim")
    elif kind == actions.UNTAKE:
        if not game.options.tries:
            raise Refusal("pentris.choice_final")
    else:
        subject = parse_piece(game, who, kind, found[1])
    return int(actions.pack(kind, subject))


def check_moment(game: Pentris, who: int, kind: int, step: int) -> None:
    """Who, then when. Who passed for want of a token is told so."""
    if game.step == table.CLAIMING and kind == actions.CLAIM and out_of_tokens(game, who):
        raise Refusal("pentris.no_token")
    if game.turn() != who:
        raise Refusal("pentris.not_your_turn")
    if game.step == table.REMOVING and kind != actions.REMOVE:
        raise Refusal("pentris.must_remove")
    if game.step != step:
        raise Refusal("pentris.wrong_moment", **what_is_due(game))


def what_is_due(game: Pentris) -> dict[str, object]:
    """What has to be done first, for the one whose turn it is."""
    due: dict[str, object] = {"step": STEP_NAMES[int(game.step)]}
    if game.step == table.PLACING:
        due |= {"piece": game.box.ids[game.hand], "tries": bool(game.options.tries)}
    if game.step == table.PICKING:
        due["stack"] = int(game.stack) % 4 + table.SMALLEST
    return due


def out_of_tokens(game: Pentris, seat: int) -> bool:
    return bool(game.options.level == table.ADVANCED and game.in_hand(seat) == 0)


def parse_piece(game: Pentris, seat: int, kind: int, id: str) -> int:
    box = game.box
    piece = named(box.ids, id)
    zone = int(game.zone[piece]) if piece >= 0 else table.IN_BOX
    if kind == actions.DRAFT:
        if zone != table.IN_POOL:
            raise Refusal("pentris.not_in_pool", piece=id)
    elif kind == actions.PICK:
        if zone != table.STACK_OF + game.stack:
            raise Refusal("pentris.wrong_stack", stack=int(game.stack) % 4 + table.SMALLEST)
    elif kind == actions.PERSONAL:
        if zone != table.PERSONAL_OF + seat:
            raise Refusal("pentris.not_your_piece", piece=id)
        if not game.placeable(seat, piece):
            raise Refusal("pentris.not_placeable", piece=id)
    else:
        check_available(game, seat, kind, piece, id)
    return piece


def check_available(game: Pentris, seat: int, kind: int, piece: int, id: str) -> None:
    """Take, discard, remove: a piece of the central board."""
    if piece < 0 or not game.on_board(piece):
        raise Refusal("pentris.not_on_board", piece=id)
    if kind == actions.TAKE and not game.options.penalises and not game.placeable(seat, piece):
        others = game.any_placeable(seat)
        raise Refusal("pentris.another_placeable" if others else "pentris.not_placeable", piece=id)
    if kind == actions.DISCARD and game.any_placeable(seat):
        raise Refusal("pentris.can_place")
    if kind == actions.REMOVE and game.box.set[piece] != WHITE and game.any_white():
        raise Refusal("pentris.white_first", piece=id)


def parse_place(game: Pentris, found: re.Match[str]) -> int:
    """Mirror image, borders, other pieces, support, way: in this order."""
    if found[2]:
        raise Refusal("pentris.no_flipping")
    orientation, (x, y) = int(found[1]), cell_at(found[3], found[4])
    outline = game.box.outline(game.hand)
    p = int(outline.picture_of[orientation])
    picture = outline.pictures[p]
    if not (0 <= x <= COLUMNS - picture.width and 0 <= y <= game.box.field.rows - picture.height):
        raise Refusal("pentris.leaves_chute")
    anchor = COLUMNS * y + x
    slide = game.slide
    assert slide is not None
    taken = game.chutes[game.active].taken
    if not slide.free(p) >> anchor & 1:
        raise Refusal("pentris.occupied", cells=cell_names(picture.mask << anchor & taken))
    if not slide.fitting(p) >> anchor & 1:
        raise Refusal("pentris.would_fall")
    if not slide.resting(p) >> anchor & 1:
        raise Refusal("pentris.unreachable", cells=cell_names(in_the_way(game, picture, anchor)))
    return orientation * CELLS + anchor


def cell_at(letter: str, number: str) -> tuple[int, int]:
    """Column and row, both from 0; they may lie outside the chute."""
    return ord(letter.lower()) - ord("a"), int(number) - 1


def in_the_way(game: Pentris, picture: Picture, anchor: int) -> int:
    """The cells that a piece would meet if it came straight down to this place."""
    way = picture.mask << anchor
    for _ in range(game.box.field.rows):
        way |= way << COLUMNS
    return way & game.chutes[game.active].taken


def parse_claim(game: Pentris, seat: int, found: re.Match[str]) -> int:
    """Any cell of a group names it; it is written with its key."""
    box = game.box
    code = found[1].lower()
    colour = box.codes.find(code)
    if colour < 0:
        raise Refusal("pentris.no_group", wrong="colour", colour=code, colours=list(box.codes))
    advanced = game.options.level == table.ADVANCED
    if not advanced and game.tokens[seat * COLOURS + colour]:
        raise Refusal("pentris.colour_used", colour=code)
    x, y = cell_at(found[2], found[3])
    chute = game.chutes[seat]
    if wrong := why_no_group(game, seat, colour, x, y):
        cell, rows = f"{found[2]}{found[3]}".lower(), int(box.field.rows)
        raise Refusal("pentris.no_group", wrong=wrong, colour=code, cell=cell, rows=rows)
    group = group_at(chute.colour(colour), ONE << COLUMNS * y + x, box.field)
    size = chute.size(group, game.stars_count())
    refused = why_not_claimed(game, colour, size)
    if refused:
        raise Refusal(refused, size=size)
    return colour * CELLS + lowest(group)


def why_no_group(game: Pentris, seat: int, colour: int, x: int, y: int) -> str:
    """Why a cell does not name a group of a colour, if it does not."""
    if not (0 <= x < COLUMNS and 0 <= y < game.box.field.rows):
        return "outside"
    chute, cell = game.chutes[seat], COLUMNS * y + x
    if chute.colour(colour) >> cell & 1:
        return ""
    if not chute.colour(colour):
        return "none"
    return "other" if any(chute.colour(each) >> cell & 1 for each in range(COLOURS)) else "bare"


def why_not_claimed(game: Pentris, colour: int, size: int) -> str:
    """The id of the rule against a group of this size, tokens aside."""
    if game.options.level != table.ADVANCED:
        return "" if size else "pentris.no_candies"
    if size < table.SMALLEST:
        return "pentris.too_small"
    return "" if game.paying(colour, size) >= 0 else "pentris.nothing_to_pay"


def parse_chance(game: Pentris, words: str) -> int:
    word, _, name = words.partition(" ")
    if game.turn() == CHANCE and word.lower() == CHANCE_WORDS[int(game.step)]:
        outcome = named(outcome_names(game), name)
        if outcome >= 0 and game.legal(CHANCE, outcome):
            return outcome
    raise Refusal("table.no_such_outcome", text=words[:80])

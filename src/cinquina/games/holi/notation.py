"""Notation: `up C08 D4+F6`, `down C04 E5`, `move D4`, `climb`, `climb_down`, `end_turn`, `corner A1`.

A cell may be written with its level, `2C4`. What is not legal is refused by the first rule against it, in the order of
the law (section Illegal input).
"""

import re
from typing import NoReturn

from cinquina.core.errors import Refusal
from cinquina.core.game import LETTERS
from cinquina.core.naming import named
from cinquina.core.state import CHANCE
from cinquina.games.holi.position import deck_ids
from cinquina.games.holi.rules import actions, table
from cinquina.games.holi.rules.cells import BIT, CELLS, CORNERS, LEVELS, NEAR, SIZE, place_text, size
from cinquina.games.holi.rules.patterns import any_of, beside_star, lowest, placements
from cinquina.games.holi.rules.reach import DOWNWARD, UPWARD
from cinquina.games.holi.rules.state import Holi

CELL = r"([1-3]?)([A-F])([1-6])"
CARD = r"(\w{1,8})"
# By the first word: the action and the whole form.
FORMS = {
    "corner": (actions.CORNER, rf"corner {CELL}"),
    "up": (actions.UP, rf"up {CARD} ([1-3]?[A-F][1-6](?:\+[1-3]?[A-F][1-6]){{0,8}})"),
    "down": (actions.DOWN, rf"down {CARD} {CELL}"),
    "move": (actions.MOVE, rf"move {CELL}"),
    "climb": (actions.CLIMB, r"climb"),
    "climb_down": (actions.CLIMB_DOWN, r"climb_down"),
    "end_turn": (actions.END_TURN, r"end_turn"),
}
WORDS = {what: word for word, (what, _) in FORMS.items()}
# How to write what is more than its word.
EXAMPLES = {"corner": "corner A1", "up": "up C08 D4+F6", "down": "down C04 E5", "move": "move D4"}
THROWS = (actions.UP, actions.DOWN)
CLIMBS = (actions.CLIMB, actions.CLIMB_DOWN)

Place = tuple[int | None, int]  # the level if it was said, and the cell


# -- writing


def cell_text(cell: int) -> str:
    return place_text(cell)[1:]


def cells_text(cells: int) -> str:
    return "+".join(cell_text(cell) for cell in range(CELLS) if cells & BIT[cell])


def text(game: Holi, who: int, action: int) -> str:
    if who == CHANCE:
        return chance_text(game, action)
    what = int(actions.what_of(action))
    word, cells = WORDS[what], int(actions.cells_of(action))
    match what:
        case actions.UP:
            return f"{word} {game.box.card_id(who, actions.card_of(action))} {cells_text(cells)}"
        case actions.DOWN:
            return f"{word} {game.box.card_id(who, actions.card_of(action))} {cell_text(cells)}"
        case actions.MOVE | actions.CORNER:
            return f"{word} {cell_text(cells)}"
    return word


def chance_text(game: Holi, outcome: int) -> str:
    match game.phase:
        case table.RIVALRY:
            return f"rivalry {game.box.rivalry_ids[outcome]}"
        case table.FIRST:
            return f"first {LETTERS[outcome]}"
        case table.CORNERING:
            return f"corner {cell_text(outcome)}"
    return f"draw {game.box.card_id(drawer(game), outcome)}"


def drawer(game: Holi) -> int:
    return int(game.dealt_to() if game.phase == table.DEAL else game.active)


# -- reading


def parse(game: Holi, who: int, words: str) -> int:
    words = " ".join(words.split())
    if who == CHANCE:
        return parse_chance(game, words)
    if not 0 <= who < game.seats:
        raise Refusal("table.no_such_seat", seats=int(game.seats))
    what, form = FORMS.get(words.partition(" ")[0].lower(), (-1, r"(?!)"))
    found = re.fullmatch(form, words, re.ASCII | re.IGNORECASE)
    if found is None:
        raise Refusal("holi.bad_input", wrong="form", text=words[:80], example=example(game, words))
    card = card_named(game, found[1]) if what in THROWS else ""
    check_moment(game, who, what)
    match what:
        case actions.CORNER:
            return parse_corner(game, place(found[1], found[2], found[3]))
        case actions.UP:
            return parse_up(game, who, card, [place_of(each) for each in found[2].split("+")])
        case actions.DOWN:
            return parse_down(game, who, card, place(found[2], found[3], found[4]))
        case actions.MOVE:
            return parse_move(game, who, place(found[1], found[2], found[3]))
        case actions.CLIMB | actions.CLIMB_DOWN:
            return parse_climb(game, who, what)
    if not game.thrown:
        raise Refusal("holi.must_throw")
    return int(actions.pack(what, 0, 0))


def example(game: Holi, words: str) -> str:
    """How to write what was meant, by its first word; without one, what is asked first."""
    word = words.partition(" ")[0].lower()
    if word not in FORMS:
        word = "corner" if game.phase == table.CORNERING else "up"
    return EXAMPLES.get(word, word)


def card_named(game: Holi, typed: str) -> str:
    """The card of this edition that is meant."""
    n = named(game.box.card_ids, typed)
    if n < 0:
        raise Refusal("holi.bad_input", wrong="card", text=typed, example=EXAMPLES["up"])
    return game.box.card_ids[n]


def place(level: str, letter: str, number: str) -> Place:
    cell = (int(number) - 1) * SIZE + LETTERS.index(letter.upper())
    return (int(level) - 1 if level else None, cell)


def place_of(text: str) -> Place:
    return place(text[:-2], text[-2], text[-1])


def check_moment(game: Holi, who: int, what: int) -> None:
    """Finished, turn, what belongs to this state: in this order."""
    if game.phase == table.GAME_OVER or game.finished[who]:
        raise Refusal("holi.finished")
    if game.turn() != who:
        raise Refusal("holi.not_your_turn")
    if what == actions.CLIMB_DOWN and not game.customs.climbs_down:
        raise Refusal("holi.action_not_available", action="climb_down")
    if what == actions.CORNER and game.phase != table.CORNERING:
        raise Refusal("holi.action_not_available", action="corner")
    if what != actions.CORNER and game.phase == table.CORNERING:
        free = [cell_text(cell) for cell in range(CELLS) if game.free_corners() & BIT[cell]]
        raise Refusal("holi.action_not_available", action="early", corners=free)


def check_unused(game: Holi, what: int) -> None:
    """Each action once in a turn; and nothing more without tokens (holi R8)."""
    for some, used, action in (
        (THROWS, game.thrown, "throw"),
        ((actions.MOVE,), game.moved, "move"),
        (CLIMBS, game.climbed, "climb"),
    ):
        if what in some and used:
            raise Refusal("holi.action_used", action=action)
    if game.done_for():
        raise Refusal("holi.no_tokens_left")
    if what in THROWS and not game.tower.left(game.active):
        raise Refusal("holi.no_token_to_throw")


def check_level(game: Holi, who: int, level: int | None, action: str) -> None:
    if level is not None and level != game.level(who):
        raise Refusal("holi.wrong_level", action=action, level=int(game.level(who)) + 1)


def held(game: Holi, who: int, name: str) -> int:
    """The number of a card in hand."""
    ids = deck_ids(game, who)
    if name not in ids or not game.cards.hand[who] & BIT[ids.index(name)]:
        raise Refusal("holi.card_not_in_hand")
    return ids.index(name)


def parse_corner(game: Holi, where: Place) -> int:
    level, cell = where
    if level or not CORNERS & BIT[cell]:
        raise Refusal("holi.not_a_corner")
    if not game.free_corners() & BIT[cell]:
        raise Refusal("holi.corner_taken")
    return int(actions.pack(actions.CORNER, 0, cell))


def parse_up(game: Holi, who: int, name: str, where: list[Place]) -> int:
    card = held(game, who, name)
    check_unused(game, actions.UP)
    for level, _ in where:
        check_level(game, who, level, "throw")
    targets = sum({2**cell for _, cell in where})
    if not game.hits(who, card, targets):
        refuse_targets(game, who, card, targets)
    return int(actions.pack(actions.UP, card, targets))


def refuse_targets(game: Holi, who: int, card: int, targets: int) -> NoReturn:
    """Why these are no targets of the card: the first of the reasons, in the order of the law."""
    grid = game.box.grids[game.box.deck[who][card]]
    cell, tokens = int(game.cell(who)), int(game.tower.left(who))
    full = game.tower.full(game.level(who))
    laid = placements(grid, not game.customs.free_star, cell)
    for each in laid:
        if each.fits and any_of(each.cells, targets, tokens):
            raise Refusal("holi.pattern_blocked", cell=cell_text(int(lowest(each.cells & full))))
    if any(not each.fits and off_board(int(each.cells), targets, tokens, len(each.targets)) for each in laid):
        raise Refusal("holi.pattern_off_board")
    if not game.customs.free_star and any(
        any_of(each.cells, targets, tokens) for each in beside_star(grid, cell) if each.fits
    ):
        raise Refusal("holi.star_required")
    fitting = [int(each.cells) for each in laid if each.fits]
    if any(targets & cells in (targets, cells) for cells in fitting):
        raise Refusal("holi.wrong_token_count")
    raise Refusal("holi.wrong_pattern")


def off_board(inside: int, targets: int, tokens: int, needed: int) -> bool:
    """Are these the cells on the board of a pattern that leaves it? With too few tokens, so many of them."""
    if tokens >= needed:
        return targets == inside
    return targets & ~inside == 0 and size(targets) == tokens


def parse_down(game: Holi, who: int, name: str, where: Place) -> int:
    level, cell = where
    card = held(game, who, name)
    check_unused(game, actions.DOWN)
    if not game.may_throw_down(who):
        raise Refusal("holi.face_down_twice")
    check_level(game, who, level, "throw")
    if cell == game.cell(who):
        raise Refusal("holi.target_has_pawn", whose="own")
    if game.tower.others(who, game.level(who)) & BIT[cell] and not game.customs.down_hits:
        raise Refusal("holi.target_has_pawn", whose="other")
    if game.tower.full(game.level(who)) & BIT[cell]:
        raise Refusal("holi.target_occupied")
    return int(actions.pack(actions.DOWN, card, cell))


def parse_move(game: Holi, who: int, where: Place) -> int:
    level, cell = where
    check_unused(game, actions.MOVE)
    check_level(game, who, level, "move")
    if cell == game.cell(who):
        raise Refusal("holi.same_cell")
    if not game.customs.steps[game.cell(who)] & BIT[cell]:
        raise Refusal("holi.too_far")
    if game.tower.others(who, game.level(who)) & BIT[cell]:
        raise Refusal("holi.cell_has_pawn")
    if not game.moves(who) & BIT[cell]:
        raise Refusal("holi.throw_lost")
    return int(actions.pack(actions.MOVE, 0, cell))


def parse_climb(game: Holi, who: int, what: int) -> int:
    check_unused(game, what)
    refusal = why_no_climb(game, who, what)
    if refusal is not None:
        raise refusal
    return int(actions.pack(what, 0, 0))


def why_no_climb(game: Holi, who: int, what: int) -> Refusal | None:
    """The rule against a Climb that was not used yet; `missing` are the sides that would have to be covered."""
    level, cell = int(game.level(who)), int(game.cell(who))
    way = UPWARD if what == actions.CLIMB else DOWNWARD
    if level + way == LEVELS:
        return Refusal("holi.top_level")
    if level + way < 0:
        return Refusal("holi.bottom_level")
    if way == UPWARD:
        if size(NEAR[cell]) < 4 and not game.customs.walls_cover:
            return Refusal("holi.edge_climb")
        if game.covered(level, cell) < game.customs.sides:
            return Refusal(
                "holi.not_surrounded", missing=missing_sides(game, who), needed=int(game.customs.sides)
            )
    if game.tower.others(who, level + way) & BIT[cell]:
        return Refusal("holi.climb_blocked", way="up" if way == UPWARD else "down")
    if not game.climbs(who, way):
        return Refusal("holi.throw_lost")
    return None


def missing_sides(game: Holi, who: int) -> list[str]:
    """The cells beside the pawn without a token."""
    open_sides = NEAR[game.cell(who)] & ~game.tower.full(game.level(who))
    return [cell_text(cell) for cell in range(CELLS) if open_sides & BIT[cell]]


def parse_chance(game: Holi, words: str) -> int:
    outcomes = possible(game) if game.turn() == CHANCE else []
    n = named([chance_text(game, each) for each in outcomes], words)
    if n < 0:
        raise Refusal("table.no_such_outcome", text=words[:80])
    return outcomes[n]


def possible(game: Holi) -> list[int]:
    return [outcome for outcome in range(CELLS) if game.legal(CHANCE, outcome)]

"""The actions of Roll 'Em Fold 'Em as ints.

bits 0–2      what: a string, a fold, …
a string      3–5 value of the number · 6 it is a bonus number · 7 with +1 · 8–16 start (a place)
              17–19 letters before `~`, 0 = no slide
              20–33 direction of each step, two bits each · 34–61 orb jumped to after each step, four bits each
a fold        3–4 corner · 5 it is large
a second fold 3–4 corner
a die         3 colour
"""

from typing import Final

from mypy_extensions import i64

STRING: Final = 0
FOLD: Final = 1
FLIP: Final = 2
BLUNT: Final = 3
DONE: Final = 4
TAKE: Final = 5
USE: Final = 6

MOST_STEPS: Final = 7  # a number is at most 6, and +1
MOST_ORBS: Final = 15  # an orb is four bits, 0 = none

VALUE_AT: Final = 3
BONUS_ITEM: Final = 64
WITH_PLUS: Final = 128
ITEM: Final = 0b11111000
START_AT: Final = 8
SLIDE_AT: Final = 17
PATH_AT: Final = 20
ORBS_AT: Final = 34
EVERY_STEP: Final = 0b01010101010101  # 1 for each of MOST_STEPS


def what_of(action: i64) -> i64:
    return action & 7


def value_of(action: i64) -> i64:
    """Return the number that a string is drawn for, before any +1."""
    return (action >> VALUE_AT) & 7


def is_bonus(action: i64) -> bool:
    return action & BONUS_ITEM != 0


def is_plus(action: i64) -> bool:
    return action & WITH_PLUS != 0


def length_of(action: i64) -> i64:
    """Return the number of steps."""
    return value_of(action) + (1 if is_plus(action) else 0)


def item_of(action: i64) -> i64:
    """Return the part of a string that identifies its number."""
    return action & ITEM


def start_of(action: i64) -> i64:
    return (action >> START_AT) & 511


def slide_of(action: i64) -> i64:
    return (action >> SLIDE_AT) & 7


def step_of(action: i64, step: i64) -> i64:
    """Return the direction of a step, from 0."""
    return (action >> (PATH_AT + 2 * step)) & 3


def jump_of(action: i64, step: i64) -> i64:
    """Return the orb jumped to after a step: its number from 1, 0 = none."""
    return (action >> (ORBS_AT + 4 * step)) & 15


def item(value: i64, bonus: bool, plus: bool) -> i64:
    """Pack the part of a string that identifies its number."""
    return (value << VALUE_AT) | (BONUS_ITEM if bonus else 0) | (WITH_PLUS if plus else 0)


def string(head: i64, start: i64, slide: i64, steps: i64, jumps: i64) -> i64:
    """Pack a string; the head is its item, steps and jumps are packed as above, from bit 0."""
    return head | (start << START_AT) | (slide << SLIDE_AT) | (steps << PATH_AT) | (jumps << ORBS_AT)


def straight(direction: i64, length: i64) -> i64:
    """Return the packed path of `length` steps in one direction."""
    one: i64 = 1
    return direction * (EVERY_STEP & ((one << (2 * length)) - 1))


def fold(corner: i64, large: bool) -> i64:
    return FOLD | (corner << 3) | (32 if large else 0)


def is_large(action: i64) -> bool:
    return action & 32 != 0


def blunt(corner: i64) -> i64:
    return BLUNT | (corner << 3)


def corner_of(action: i64) -> i64:
    return (action >> 3) & 3


def die(what: i64, colour: i64) -> i64:
    """Pack TAKE or USE of a die."""
    return what | (colour << 3)


def colour_of(action: i64) -> i64:
    return (action >> 3) & 1


def is_exact(action: i64) -> bool:
    """Return whether every bit is 0 that an action of its kind does not use. Any int may be passed."""
    what: i64 = what_of(action)
    if what == STRING:
        return is_exact_string(action)
    if what == FOLD:
        return action == fold(corner_of(action), is_large(action))
    if what == BLUNT:
        return action == blunt(corner_of(action))
    if what in (TAKE, USE):
        return action == die(what, colour_of(action))
    return action in (FLIP, DONE)


def is_exact_string(action: i64) -> bool:
    """Return whether no step or jump follows the last, and no slide starts beyond the number."""
    length: i64 = length_of(action)
    slide: i64 = slide_of(action)
    if length > MOST_STEPS or slide > length:
        return False
    steps: i64 = slide if slide > 0 else length
    path: i64 = (action >> PATH_AT) & (3 * EVERY_STEP)
    return path >> (2 * steps) == 0 and action >> (ORBS_AT + 4 * steps) == 0

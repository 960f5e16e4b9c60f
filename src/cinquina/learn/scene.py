"""The state of a lesson and the verdicts for a page: ids of texts and highlighted spots, in no language."""

from typing import Literal

import msgspec

from cinquina.core.brings import Brought
from cinquina.core.event import Told
from cinquina.learn.spot import Glow


class Note(msgspec.Struct, frozen=True):
    """A statement: the id of its text, and the spots to highlight."""

    text: str
    show: list[Glow] = []


Moment = Literal["say", "ask", "free", "done"]


class Scene(msgspec.Struct, frozen=True):
    """The state of a lesson.

    say: a statement to read, then `next`. ask: the learner decides towards a goal. free: the game continues. done: the
    lesson is over.
    """

    game: str
    lesson: str
    kind: Moment
    number: int  # of this step, from 1; after the last one the number of steps
    count: int
    said: list[Note]  # praise and captions first; the question last
    stars: int = 0  # when it is done


class Verdict(msgspec.Struct, frozen=True):
    """The verdict on a decision.

    refused: the rules forbid it, and `told` names the rule. reached: the goal is met, or there is none. on: not yet,
    continue. wrong: `told` is the lesson's answer, or the reasons against it; afterwards the step starts again.
    """

    kind: Literal["refused", "reached", "on", "wrong"]
    told: list[Told] = []
    reasons: bool = False  # is `told` a list of reasons for one sentence?


class Hint(msgspec.Struct, frozen=True):
    """The best decision and its effects."""

    notation: str
    brings: tuple[Brought, ...]

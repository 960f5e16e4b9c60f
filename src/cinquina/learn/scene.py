"""What a learner is shown and answered, as a page needs it: ids of texts and what glows, in no language."""

from typing import Literal

import msgspec

from cinquina.core.brings import Brought
from cinquina.core.event import Told
from cinquina.learn.spot import Glow


class Note(msgspec.Struct, frozen=True):
    """Something said: the id of its text, and what glows meanwhile."""

    text: str
    show: list[Glow] = []


Moment = Literal["say", "ask", "free", "done"]


class Scene(msgspec.Struct, frozen=True):
    """Where a lesson is.

    say: to be read, then `next`. ask: the learner decides towards a goal. free: the game goes on. done: that was it.
    """

    game: str
    lesson: str
    kind: Moment
    number: int  # of this step, from 1; after the last one as many as there are
    count: int
    said: list[Note]  # praise and captions first; what is asked last
    stars: int = 0  # when it is done


class Verdict(msgspec.Struct, frozen=True):
    """What became of a decision.

    refused: the rules forbid it, and `told` names the rule. reached: the goal, or no goal was set. on: not yet, go on.
    wrong: `told` is the lesson's answer, or the reasons that speak against it; after what is seen of it, the position
    is the one of the beginning of the step again.
    """

    kind: Literal["refused", "reached", "on", "wrong"]
    told: list[Told] = []
    reasons: bool = False  # is `told` a list of reasons, to be said in one sentence?


class Hint(msgspec.Struct, frozen=True):
    """The best decision here, and what it brings."""

    notation: str
    brings: tuple[Brought, ...]

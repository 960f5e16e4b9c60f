"""Messages about lessons, over HTTP."""

from typing import Any, Literal

import msgspec

from cinquina.core.event import Told
from cinquina.learn.lesson import Kind
from cinquina.learn.progress import Progress
from cinquina.learn.scene import Scene, Verdict
from cinquina.server.viewer.messages import HintOption, Update


class LessonLine(msgspec.Struct):
    """One lesson of a game. Its title is the text `<game>-lesson-<lesson>`."""

    lesson: str
    kind: Kind | None  # None: invalid, see `problem`
    rules: list[str]  # the rulings of the law that it teaches
    explains: list[str]  # ids of refusals and of sections of the rules that lead to it
    stars: int = 0  # that the guest earned
    begun: bool = False  # and left
    problem: Told | None = None  # why it cannot be given


LearnerAct = Literal["look", "attempt", "next", "hint", "back", "restart", "why"]


class Learn(msgspec.Struct, forbid_unknown_fields=True):
    """An act of a learner; `text` is a decision in notation, `progress` that of the last answer."""

    what: LearnerAct
    text: str = ""
    progress: Any = None
    stars: int = 0  # the most so far, as the page knows


class Taught(msgspec.Struct):
    """The result of an act, and the state of the lesson.

    `seen` has the updates to show in order, each with its film: after a wrong decision its consequences, then the
    earlier position. If it is empty, the board does not change.
    """

    scene: Scene
    seen: list[Update]
    progress: Progress
    stars: int  # the most so far
    verdict: Verdict | None = None
    hint: HintOption | None = None
    anew: bool = False  # the stored progress was invalid

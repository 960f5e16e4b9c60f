"""What the viewers of a table have been told so far, kept while it grows. What was taken back is not told any more."""

from cinquina.core.event import Told
from cinquina.core.rules import Rules
from cinquina.core.story import Chapter, Storyteller
from cinquina.table.history import History
from cinquina.table.result import Result


class Telling:
    """The story for one viewer."""

    def __init__(self, rules: Rules, undos: int) -> None:
        self.teller: Storyteller = rules.storyteller()
        self.undos = undos  # in the log when it began
        self.told = 0  # moments
        self.ended: list[Told] | None = None


class Stories:
    """Of one table. A viewer is told what reaches them, in the order in which they came to know of it."""

    def __init__(self) -> None:
        self._tellings: dict[int | None, Telling] = {}

    def of(
        self, history: History, viewer: int | None, result: Result | None, since: int = 0
    ) -> list[Chapter]:
        """The chapters that a viewer who knows the first `since` moments has not, or not as they are now.

        Whoever knows them replaces theirs from the first of these on.
        """
        telling = self._tellings.get(viewer)
        verdict = result.verdict if result else None
        if telling is None or telling.undos != history.undos or telling.ended not in (None, verdict):
            telling = self._tellings[viewer] = Telling(history.rules, history.undos)
        for number, events in history.heard(viewer, telling.told):
            telling.teller.moment(number, events)
        telling.told = history.count(viewer)
        if verdict is not None and telling.ended is None:
            telling.ended = verdict
            telling.teller.end(max(telling.told - 1, 0), verdict)
        return telling.teller.chapters(0 if history.took_back(viewer, since) else since)

"""The story of a game for each viewer of a table, extended as the game continues. Undone entries are left out."""

from cinquina.core.event import Told
from cinquina.core.rules import Rules
from cinquina.core.story import Chapter, Storyteller
from cinquina.table.history import History
from cinquina.table.result import Result


class Telling:
    """The story for one viewer."""

    def __init__(self, rules: Rules, undos: int) -> None:
        self.teller: Storyteller = rules.storyteller()
        self.undos = undos  # number of undos in the log when it began
        self.told = 0  # number of moments that it includes
        self.ended: list[Told] | None = None


class Stories:
    """The stories of one table, one for each viewer."""

    def __init__(self) -> None:
        self._tellings: dict[int | None, Telling] = {}

    def chapters(
        self, history: History, viewer: int | None, result: Result | None, since: int = 0
    ) -> list[Chapter]:
        """Return the chapters that are new or changed for a viewer who knows the first `since` moments. They replace
        the viewer's chapters from the first one's number on."""
        telling = self._tellings.get(viewer)
        verdict = result.verdict if result else None
        if telling is None or telling.undos != history.undos or telling.ended not in (None, verdict):
            telling = self._tellings[viewer] = Telling(history.rules, history.undos)
        for number, events in history.events_for(viewer, telling.told):
            telling.teller.add_moment(number, events)
        telling.told = history.count_known(viewer)
        if verdict is not None and telling.ended is None:
            telling.ended = verdict
            telling.teller.end(max(telling.told - 1, 0), verdict)
        return telling.teller.chapters(0 if history.has_undo_since(viewer, since) else since)

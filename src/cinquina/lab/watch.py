"""One game of a plan, entry by entry, for observation. It is the same game that `simulate` plays."""

from collections.abc import Iterator
from typing import NamedTuple

from cinquina.bots.search.player import Contest
from cinquina.core.event import Event
from cinquina.core.listener import Listener
from cinquina.core.state import OVER, State
from cinquina.core.who import LETTERS
from cinquina.lab.plan import Plan


class Step(NamedTuple):
    before: State  # not to be changed
    who: int
    action: int
    options: list[int]  # of the seat that decides
    after: State


class WatchedGame:
    """A game of a plan; `state` is its current position."""

    def __init__(self, plan: Plan, game: int, listening: bool = False) -> None:
        self.rules, players = plan.bind_players()
        seating = plan.seating(game)
        self.bots = [plan.bots[number] for number in seating]
        self.players = [players[number] for number in seating]
        self.contest = Contest(self.rules.max_actions, list(LETTERS[: plan.setup.seats]))
        self.seed, self.game = plan.seed, game
        self.state = self.rules.start()
        self.events: list[Event] = []
        self.listener = Listener() if listening else None

    def steps(self, copies: bool = True) -> Iterator[Step]:
        """Yield the entries in order; without copies `before` and `after` are the same object."""
        rules, state, contest = self.rules, self.state, self.contest
        contest.begin(self.players, self.seed, self.game)
        entries = 0
        while (who := int(state.turn())) != OVER and entries < rules.max_entries:
            options = rules.actions(state, who) if who >= 0 else []
            before = state.copy() if copies else state
            state.listener = self.listener
            action = int(contest.enter(state, who))
            state.listener = None
            entries += 1
            if self.listener is not None:
                self.events += [heard.event for heard in self.listener.take()]
            yield Step(before, who, action, options, state)

    @property
    def is_over(self) -> bool:
        return int(self.state.turn()) == OVER

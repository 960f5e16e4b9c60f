"""One game of a plan, entry by entry, for those who look on. The games are those of `simulate`, by the same streams."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from cinquina.core.event import Event
from cinquina.core.listener import Listener
from cinquina.core.playout import outcome
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import OVER, State
from cinquina.core.who import LETTERS
from cinquina.lab.simulate import Plan, bound


class Step(NamedTuple):
    before: State  # not to be changed
    who: int
    action: int
    options: list[int]  # of a seat that decides
    after: State


class Watched:
    """A game of a plan; `state` is where it stands."""

    def __init__(self, plan: Plan, game: int, listening: bool = False) -> None:
        self.rules, players = bound(msgspec.msgpack.encode(plan.setup, order="deterministic"), plan.bots)
        seating = plan.seating(game)
        self.bots = [plan.bots[number] for number in seating]
        self.players = [players[number] for number in seating]
        self.streams = [Rng(plan.seed, f"{game}/{LETTERS[seat]}") for seat in range(plan.setup.seats)]
        self.chance = Rng(plan.seed, f"{game}/chance")
        self.state = self.rules.start()
        self.events: list[Event] = []
        self.listener = Listener() if listening else None

    def steps(self, copies: bool = True) -> Iterator[Step]:
        """Entry by entry; without copies `before` and `after` are the same position."""
        rules, state = self.rules, self.state
        for player in self.players:
            player.forget()
        entries = 0
        while (who := int(state.turn())) != OVER and entries < rules.max_entries:
            options = rules.actions(state, who) if who >= 0 else []
            if who >= 0:
                action = int(self.players[who].choose(state, who, self.streams[who]))
            else:
                action = int(outcome(state, self.chance, rules.max_actions))
            before = state.copy() if copies else state
            state.listener = self.listener
            state.apply(who, action)
            state.listener = None
            for player in self.players:
                player.follow(who, action)
            entries += 1
            if self.listener is not None:
                self.events += [heard.event for heard in self.listener.take()]
            yield Step(before, who, action, options, state)

    @property
    def is_over(self) -> bool:
        return int(self.state.turn()) == OVER


def rules_of_plan(plan: Plan) -> Rules:
    return bound(msgspec.msgpack.encode(plan.setup, order="deterministic"), plan.bots)[0]

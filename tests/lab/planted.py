"""Pentris in which seat A begins with some points: what a report must find. With none of them it must find nothing."""

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.event import Event
from cinquina.core.game import Game
from cinquina.core.registry import find
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.setup import Setup
from cinquina.core.state import Evaluation, State
from cinquina.games.pentris import PentrisGame


class Favoured(State):
    """A position of the real game, but for what it counts."""

    def __init__(self, real: State, points: int) -> None:
        super().__init__(real.seats)
        self.real = real
        self.points = points

    def copy(self) -> "Favoured":
        return Favoured(self.real.copy(), self.points)

    def turn(self) -> i64:
        return self.real.turn()

    def actions(self, who: i64, out: vec[i64]) -> i64:
        return self.real.actions(who, out)

    def draw(self, rng: Rng, out: vec[i64], odds: vec[i64]) -> i64:
        return self.real.draw(rng, out, odds)

    def apply(self, who: i64, action: i64) -> None:
        self.real.apply(who, action)

    def score(self, seat: i64) -> i64:
        return self.real.score(seat) + (self.points if seat == 0 else 0)

    def ranks_ahead(self, one: i64, other: i64) -> bool:
        return self.score(one) > self.score(other)


class FavouredRules(Rules):
    def __init__(self, game: Game, setup: Setup, points: int) -> None:
        super().__init__(game, setup)
        self.real = find("pentris").rules(msgspec.structs.replace(setup, game="pentris"))
        self.max_actions, self.max_entries = self.real.max_actions, self.real.max_entries
        self.points = points

    def start(self) -> Favoured:
        return Favoured(self.real.start(), self.points)

    def verdict(self, state: Any) -> list[Event]:
        return []

    def evaluation(self) -> Evaluation:
        return self.real.evaluation()


class Planted(PentrisGame):
    def __init__(self, points: int) -> None:
        self.points = points

    id = "planted"

    def rules(self, setup: Setup) -> Rules:
        return FavouredRules(self, setup, self.points)

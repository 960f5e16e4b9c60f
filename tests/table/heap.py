"""Heap, a toy: in turn each seat takes 1 to 3 stones, whoever takes the last one wins. No secrets, no chance.

While seven stones or fewer are left the rules ask for silence. They know no resigning.
"""

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.event import Event, Seat
from cinquina.core.game import Game
from cinquina.core.memo import Memo
from cinquina.core.rules import Rules
from cinquina.core.setup import Mode, Setup
from cinquina.core.state import OVER, Evaluation, State


class Took(Event):
    game = "heap"

    seat: Seat
    stones: int


class Heap(State):
    def __init__(self, seats: int, stones: int, next_seat: int) -> None:
        super().__init__(seats)
        self.stones, self.next_seat = stones, next_seat

    def copy(self) -> "Heap":
        return Heap(self.seats, self.stones, self.next_seat)

    def turn(self) -> i64:
        return self.next_seat if self.stones else OVER

    def actions(self, who: i64, out: vec[i64]) -> i64:
        count = min(3, self.stones) if who == self.turn() else 0
        for n in range(count):
            out[n] = n + 1
        return count

    def most_actions(self) -> i64:
        return 3

    def apply(self, who: i64, action: i64) -> None:
        if self.listener is not None:
            self.listener.hear(Took(int(who), int(action)))
        self.stones -= int(action)
        self.next_seat = (int(who) + 1) % self.seats

    def score(self, seat: i64) -> i64:
        return int((self.next_seat - 1) % self.seats == seat)

    def fallback(self, seat: i64) -> i64:
        return 1


class HeapView(msgspec.Struct):
    stones: int


class HeapRules(Rules):
    event_type = Took
    view_type = HeapView
    max_actions = 3
    max_entries = 21

    def start(self) -> Heap:
        return Heap(self.setup.seats, 21, 0)

    def load(self, data: dict[str, Any]) -> Heap:
        return Heap(self.setup.seats, data["stones"], data["next"])

    def dump(self, state: Heap) -> dict[str, Any]:
        return {"stones": state.stones, "next": state.next_seat}

    def text(self, state: Heap, who: int, action: int) -> str:
        return f"take {action}"

    def board(self, state: Heap, memo: Memo) -> HeapView:
        return HeapView(state.stones)

    def picture(self, view: HeapView) -> str:
        return "o" * view.stones

    def forbids_talk(self, state: Heap) -> bool:
        return state.stones <= 7

    def evaluation(self) -> Evaluation:
        raise NotImplementedError


class HeapGame(Game):
    id, version, title = "heap", "1", "Heap"
    authors, publisher, minutes, age = ("Cinquina",), "Cinquina", 1, 4
    modes = (Mode("plain", (1, 2, 3)),)

    def edition(self, data: dict[str, Any] | None) -> None:
        return None

    def rules(self, setup: Setup) -> HeapRules:
        return HeapRules(self, setup)

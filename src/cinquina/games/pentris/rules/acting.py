"""What a seat does with its turn: it takes a piece, places it, removes one, claims a group."""

from mypy_extensions import i64, mypyc_attr

from cinquina.core.events import ALL
from cinquina.games.pentris.rules.actions import DISCARD, PASS, TAKE
from cinquina.games.pentris.rules.box import COLOURS
from cinquina.games.pentris.rules.chute import CELLS, group_at
from cinquina.games.pentris.rules.lists import longer, without
from cinquina.games.pentris.rules.masks import ONE
from cinquina.games.pentris.rules.starting import Starting
from cinquina.games.pentris.rules.table import (
    ADVANCED,
    CHOOSE,
    CHUTE_OF,
    CLAIMS,
    DISCARDED,
    IN_BOX,
    NEXT_TOP,
    NO_PIECE,
    ON_BOARD,
    PICKING,
    PLACING,
    REMOVING,
    SMALLEST,
    Claim,
)
from cinquina.games.pentris.rules.telling import cell_names, full_rows, place_facts


@mypyc_attr(acyclic=True)
class Acting(Starting):
    def draw(self, piece: i64) -> None:
        self.out_of_bag(piece, ON_BOARD)
        self.board = longer(self.board, piece)
        self.to_draw -= 1
        if self.listener is not None:
            self.listener.tell("pentris.drawn", {"piece": self.box.ids[piece]})
        self.await_draw()

    def choose(self, kind: i64, piece: i64) -> None:
        seat: i64 = self.active
        lost: bool = kind == TAKE and self.options.penalises and not self.placeable(seat, piece)
        if kind == DISCARD or lost:
            if self.listener is not None:
                facts: dict[str, object] = {"seat": seat, "piece": self.box.ids[piece]}
                self.listener.tell("pentris.discarded", {**facts, "mistake": lost})
            self.off_board(piece, DISCARDED)
            self.next_seat()
            return
        self.hand = piece
        self.slide = self.slide_of(seat, piece)
        self.step = PLACING
        if self.listener is not None:
            id = "pentris.took" if kind == TAKE else "pentris.personal"
            self.listener.tell(id, {"seat": seat, "piece": self.box.ids[piece]})

    def put_back(self) -> None:
        if self.listener is not None:
            self.listener.tell("pentris.put_back", {"seat": self.active, "piece": self.box.ids[self.hand]})
        self.hand = NO_PIECE
        self.slide = None
        self.step = CHOOSE

    def place(self, place: i64) -> None:
        seat: i64 = self.active
        piece: i64 = self.hand
        before = self.chutes[seat]
        self.chutes[seat] = before.putting(self.box, piece, place)
        if self.listener is not None:
            self.tell_placed(piece, place, before.complete(self.box.field))
        self.hand = NO_PIECE
        self.slide = None
        if self.zone[piece] == ON_BOARD:
            self.off_board(piece, CHUTE_OF + seat)
            self.next_seat()
        else:
            self.zone[piece] = CHUTE_OF + seat
            self.personal = without(self.personal, piece)
            self.step = REMOVING
            if len(self.board) == 0:
                self.next_seat()

    def tell_placed(self, piece: i64, place: i64, complete: int) -> None:
        """Of a secret chute the others learn only which piece it was; its owner is told the rest instead."""
        listener = self.listener
        if listener is None:
            return
        seat: i64 = self.active
        audience: int = ALL
        if self.options.secret:
            audience = int(seat)
            listener.tell("pentris.hidden", {"seat": seat, "piece": self.box.ids[piece]}, but=audience)
        listener.tell("pentris.placed", {"seat": seat, **place_facts(self.box, piece, place)}, audience)
        new: int = self.chutes[seat].complete(self.box.field) & ~complete
        if new:
            listener.tell("pentris.completed", {"seat": seat, "rows": full_rows(new)}, audience)

    def remove(self, piece: i64) -> None:
        """Out of the game for good (pentris R32)."""
        if self.listener is not None:
            self.listener.tell("pentris.removed", {"seat": self.active, "piece": self.box.ids[piece]})
        self.off_board(piece, IN_BOX)
        self.next_seat()

    def claim(self, kind: i64, subject: i64) -> None:
        if kind == PASS:
            self.tell_pass(False)
            self.next_claim()
            return
        seat: i64 = self.active
        colour: i64 = subject // CELLS
        cell: int = subject % CELLS
        chute = self.chutes[seat]
        group: int = group_at(chute.colour(colour), ONE << cell, self.box.field)
        candies: int = chute.size(group, self.stars_count())
        self.tokens[seat * COLOURS + colour] += 1
        self.claims = [*self.claims, Claim(seat, self.phase, colour, group, candies)]
        advanced: bool = self.options.level == ADVANCED
        if self.listener is not None:
            facts: dict[str, object] = {"seat": seat, "colour": self.box.codes[colour], "size": candies}
            points: int = 0 if advanced else candies
            self.listener.tell("pentris.claimed", {**facts, "points": points, "cells": cell_names(group)})
        if not advanced:
            self.add(seat, CLAIMS, candies)
            self.next_claim()
            return
        self.stack = self.paying(colour, candies)
        if not self.options.open_stacks:
            self.earn(self.tops[self.stack])
            self.show_next()
        elif self.heights[self.stack] > 1:
            self.step = PICKING
        else:
            self.earn(self.only(self.stack))
            self.next_claim()

    def earn(self, piece: i64) -> None:
        """A special piece of the paying stack becomes personal."""
        heights = self.heights[:]
        heights[self.stack] -= 1
        self.heights = heights
        self.give(self.active, piece)
        if self.listener is not None:
            facts: dict[str, object] = {"seat": self.active, "piece": self.box.ids[piece]}
            self.listener.tell("pentris.earned", {**facts, "stack": self.stack % 4 + SMALLEST})

    def show_next(self) -> None:
        """Which piece comes up next, chance decides, unless it is the last."""
        if self.heights[self.stack] > 1:
            self.turn_up(self.stack, NO_PIECE)
            self.step = NEXT_TOP
            return
        self.turn_up(self.stack, self.only(self.stack))
        self.next_claim()

"""What the active seat does: it throws, and colour rains; it moves and climbs, and takes up what lies there."""

from mypy_extensions import i64, mypyc_attr

from cinquina.core.events import ALL as EVERYBODY
from cinquina.games.holi.rules.cells import BIT, CELLS, LEVELS, place_text
from cinquina.games.holi.rules.scoring import Scoring
from cinquina.games.holi.rules.tower import COLOURS, NOBODY


@mypyc_attr(acyclic=True)
class Acting(Scoring):
    # -- throwing

    def throw_up(self, card: i64, targets: i64) -> None:
        seat: i64 = self.active
        self.thrown = True
        self.cards = self.cards.throwing(seat, card, False)
        if self.listener is not None:
            level: i64 = self.level(seat) * CELLS
            cells = [place_text(level + cell) for cell in range(CELLS) if targets & BIT[cell]]
            self.listener.tell("holi.threw_up", {**self.box.card_facts(seat, card), "cells": cells})
        cell: i64 = 0
        while targets >> cell:
            if targets & BIT[cell]:
                self.throw(cell)
            cell += 1

    def throw_down(self, card: i64, cell: i64) -> None:
        """Everybody sees where; which card it was, only the thrower (holi R20)."""
        seat: i64 = self.active
        self.thrown = True
        self.cards = self.cards.throwing(seat, card, True)
        if self.listener is not None:
            place = place_text(self.level(seat) * CELLS + cell)
            audience: i64 = EVERYBODY if self.options.open_discards or self.options.open_hands else seat
            self.listener.tell("holi.threw_down", {"seat": seat, "cell": place})
            self.listener.tell("holi.threw_card", self.box.card_facts(seat, card), audience)
        self.throw(cell)

    def throw(self, cell: i64) -> None:
        """One token: a Direct Hit, or it falls until something holds it (Token of the law)."""
        tower = self.tower
        seat: i64 = self.active
        level: i64 = self.level(seat)
        hit: i64 = tower.pawn_at(level * CELLS + cell)
        if hit != NOBODY:
            tower.give(seat, hit)
            self.points[seat] += self.customs.hit_points
            self.tell_caught("holi.hit", hit, level, cell, self.customs.hit_points)
            return
        rest: i64 = tower.fall(level, cell)
        if rest < 0:
            owner: i64 = -1 - rest
            tower.give(seat, owner)
            points: i64 = self.customs.rain_points if owner != seat else 0
            self.points[seat] += points
            self.tell_caught("holi.rained", owner, level, cell, points)
            return
        tower.lay(seat, rest, cell)
        if self.listener is not None:
            ends: dict[str, object] = {"cell": place_text(level * CELLS + cell)}
            self.listener.tell(
                "holi.landed",
                {"seat": seat, **ends, "to": place_text(rest * CELLS + cell), "fell": level - rest},
            )

    def tell_caught(self, id: str, owner: i64, level: i64, cell: i64, points: i64) -> None:
        if self.listener is not None:
            place: dict[str, object] = {"cell": place_text(level * CELLS + cell)}
            to = place_text(self.tower.pawn[owner])
            self.listener.tell(id, {"seat": owner, "by": self.active, **place, "to": to, "points": points})

    # -- moving

    def move(self, cell: i64) -> None:
        self.moved = True
        level: i64 = self.level(self.active)
        self.go("holi.moved", level * CELLS + cell)

    def climb(self, way: i64) -> None:
        """Up, or with Steps Down down; the first ones up may score (V12, holi R35)."""
        self.climbed = True
        seat: i64 = self.active
        level: i64 = self.level(seat) + way
        self.go("holi.climbed" if way > 0 else "holi.stepped_down", self.tower.pawn[seat] + way * CELLS)
        if way > 0 and not self.climbed_to & BIT[level]:
            self.climbed_to |= BIT[level]
            points: i64 = self.customs.first_on_middle if level == 1 else self.customs.first_on_upper
            if points > 0:
                self.points[seat] += points
                if self.listener is not None:
                    self.listener.tell("holi.first_up", {"seat": seat, "level": level + 1, "points": points})

    def go(self, id: str, place: i64) -> None:
        """There, taking up what lies in the cell and what falls from above (Arrive of the law; holi R11, R12, R22)."""
        tower = self.tower
        seat: i64 = self.active
        if self.listener is not None:
            facts: dict[str, object] = {"seat": seat, "from": place_text(tower.pawn[seat])}
            self.listener.tell(id, {**facts, "cell": place_text(place)})
        tower.pawn[seat] = place
        level: i64 = place // CELLS
        cell: i64 = place % CELLS
        if tower.lying[level] & BIT[cell]:
            tower.lying[level] &= ~BIT[cell]
            count: i64 = self.box.sweets[place]
            tower.sweets[seat] += count
            if self.listener is not None:
                self.listener.tell("holi.sweets", {"seat": seat, "cell": place_text(place), "count": count})
        self.collect(place, place)
        highest: i64 = level + 1 if self.options.adjacent else LEVELS - 1
        above: i64 = level + 1
        while above <= highest and above < LEVELS:
            if tower.pawn_at(above * CELLS + cell) != NOBODY:
                return
            self.collect(above * CELLS + cell, place)
            above += 1

    def collect(self, place: i64, to: i64) -> None:
        colour: i64 = self.tower.take(self.active, place)
        if colour != NOBODY and self.listener is not None:
            facts: dict[str, object] = {"seat": self.active, "colour": COLOURS[colour]}
            self.listener.tell("holi.collected", {**facts, "cell": place_text(place), "to": place_text(to)})

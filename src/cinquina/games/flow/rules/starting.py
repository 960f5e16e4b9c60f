"""How a game and a turn start: the set-up, step by step, and who can go on (docs/rules/flow.md, Setup)."""

from mypy_extensions import i64, mypyc_attr

from cinquina.games.flow.rules.box import SINGLE_PATH
from cinquina.games.flow.rules.choosing import Choosing
from cinquina.games.flow.rules.kinds import BIT
from cinquina.games.flow.rules.table import DEALING, END, FACING, FIRST_SEAT, OBSTRUCTING, READY, REVEALING
from cinquina.games.flow.rules.telling import CARD_NAMES, SCENARIO_NAMES, SIDES, at, tile_facts


@mypyc_attr(acyclic=True)
class Starting(Choosing):
    # -- the set-up

    def prepare(self, outcome: i64) -> None:
        if self.phase == FIRST_SEAT:
            self.active = outcome
            if self.listener is not None:
                self.listener.tell("flow.first", {"seat": outcome})
        elif self.phase == DEALING:
            self.deal(outcome)
        elif self.phase == REVEALING:
            self.reveal(outcome)
        else:
            self.obstruct(outcome)
        self.go_on()

    def deal(self, card: i64) -> None:
        seat: i64 = self.dealt_to()
        self.hands = self.hands.dealing(seat, card)
        if self.listener is not None:
            kind = CARD_NAMES[self.box.card_kinds.of[card]]
            self.listener.tell("flow.dealt", {"seat": seat, "card": self.box.card_ids[card], "kind": kind})

    def reveal(self, card: i64) -> None:
        """A second card of some kinds is set aside and does not count."""
        if self.listener is not None:
            kind = SCENARIO_NAMES[self.box.scenario_kinds.of[card]]
            id = "flow.set_aside" if self.scenario.doubles(card) else "flow.scenario"
            self.listener.tell(id, {"card": self.box.scenario_ids[card], "kind": kind})
        self.scenario = self.scenario.revealing(card)

    def obstruct(self, cell: i64) -> None:
        tile: i64 = self.box.map_tiles + self.obstacles_placed
        self.obstacles_placed += 1
        self.board.put(cell, tile, 0, False)
        if self.listener is not None:
            facts = tile_facts(self.box, tile)
            self.listener.tell("flow.obstacle", {**facts, "cell": at(self.box.grid, cell)})

    def go_on(self) -> None:
        """To the next step of the set-up that has anything to do."""
        if self.phase == FIRST_SEAT:
            self.phase = DEALING
        if self.phase == DEALING and self.all_dealt():
            self.phase = REVEALING
        if self.phase == REVEALING and self.scenario.count() >= self.options.level:
            self.phase = OBSTRUCTING
        if self.phase == OBSTRUCTING and not self.obstacle_due():
            self.phase = FACING
        if self.phase == FACING and not self.scenario.has(SINGLE_PATH):
            self.await_round()

    def face(self, turn: i64) -> None:
        self.facing = turn
        grid = self.box.grid
        self.board.open(BIT[grid.boat], self.box.turned[grid.boat_single * 4 + turn])
        if self.listener is not None:
            self.listener.tell("flow.facing", {"seat": self.active, "side": SIDES[turn]})
        self.await_round()

    # -- the start of a turn

    def await_round(self) -> None:
        self.phase = READY
        self.check_start()

    def check_start(self) -> None:
        """No option at the start of a turn loses the game: of the seat or, by choice, only of all (flow R14)."""
        asked: i64 = 0
        while not self.has_option(self.active):
            asked += 1
            if not self.options.team_loss or asked == self.seats:
                self.finish(False)
                return
            if self.listener is not None:
                self.listener.tell("flow.skipped", {"seat": self.active})
            self.pass_on()

    def pass_on(self) -> None:
        self.active += 1
        if self.active == self.seats:
            self.active = 0

    def finish(self, won: bool) -> None:
        self.phase = END
        self.won = won
        if self.listener is not None:
            self.listener.tell("flow.won" if won else "flow.lost", {"seat": self.active})

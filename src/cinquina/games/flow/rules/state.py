"""A game of Flow: rounds of turns against the Giant Wave (docs/rules/flow.md, section Play)."""

from mypy_extensions import i64, mypyc_attr

from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, CLOCK
from cinquina.games.flow.rules.actions import (
    BRING_BACK,
    DISCARD,
    DRAW,
    GUARD,
    PLACE,
    REMOVE,
    TAKE,
    WHITE,
    cell_of,
    subject_of,
    turn_of,
    what_of,
)
from cinquina.games.flow.rules.board import NO_TILE
from cinquina.games.flow.rules.box import CALM, FISHING, REMAIN
from cinquina.games.flow.rules.kinds import BIT, lowest, size
from cinquina.games.flow.rules.starting import Starting
from cinquina.games.flow.rules.table import (
    BOTH_DICE,
    CHOOSING_DIE,
    DRAWING,
    FISHED,
    FISHING_OUT,
    PLACING,
    READY,
    RESOLVING,
    TURN,
    WAVE,
)
from cinquina.games.flow.rules.telling import CARD_NAMES, DICE_NAMES, at, tell_cells, tell_news, tile_facts
from cinquina.games.flow.rules.wave import Wave, holds


@mypyc_attr(acyclic=True, free_list_len=1)
class Flow(Starting):
    """One position."""

    def copy(self) -> "Flow":
        other = Flow(self.box, self.options, self.seats, self.board.copy(), self.hands, self.scenario)
        other.take_over(self)
        return other

    # -- what happens

    def apply(self, who: i64, action: i64) -> None:
        if who == CHANCE:
            self.happen(action)
        elif who == CLOCK:
            self.run_out()
        elif self.phase == TURN:
            self.begin(action)
        elif self.phase == PLACING or self.phase == RESOLVING:
            self.complete(action)
        elif self.phase == READY:
            self.start_round()
        elif self.phase == CHOOSING_DIE:
            self.choose_die(subject_of(action))
        else:
            self.face(turn_of(action))

    def happen(self, outcome: i64) -> None:
        if self.phase == DRAWING:
            self.face_down &= ~BIT[outcome]
            self.hold(outcome)
            if self.listener is not None:
                self.listener.tell("flow.drawn", {"seat": self.active, **tile_facts(self.box, outcome)})
        elif self.phase == WAVE:
            self.sweep(outcome)
        elif self.phase == FISHING_OUT:
            self.fish_out(outcome)
        else:
            self.prepare(outcome)

    # -- rounds and turns

    def start_round(self) -> None:
        self.round += 1
        self.turns_in_round = 0
        self.phase = TURN
        if self.listener is not None:
            self.listener.tell("flow.round", {"seat": self.active, "round": self.round})

    def begin(self, action: i64) -> None:
        """From here on the action cannot be taken back, and may be finished after the time (flow P2, T3)."""
        what: i64 = what_of(action)
        subject: i64 = subject_of(action)
        if what == DRAW:
            self.phase = DRAWING
            if self.listener is not None:
                self.listener.tell("flow.draws", {"seat": self.active})
        elif what == TAKE:
            self.revealed &= ~BIT[subject]
            self.hold(subject)
            if self.listener is not None:
                self.listener.tell("flow.took", {"seat": self.active, **tile_facts(self.box, subject)})
        else:
            self.play(subject)

    def hold(self, tile: i64) -> None:
        self.tile = tile
        self.phase = PLACING

    def play(self, card: i64) -> None:
        kind: i64 = self.box.card_kinds.of[card]
        self.hands = self.hands.playing(self.active, card)
        self.cards_in_round += 1
        if self.listener is not None:
            facts: dict[str, object] = {"seat": self.active, "card": self.box.card_ids[card]}
            self.listener.tell("flow.played", {**facts, "kind": CARD_NAMES[kind]})
        if kind == FISHING:
            self.fishing = FISHED
            self.phase = FISHING_OUT
        elif kind == CALM:
            self.calm = self.active
            self.end_turn()
        else:
            self.card = card
            self.phase = RESOLVING

    def fish_out(self, tile: i64) -> None:
        self.face_down &= ~BIT[tile]
        self.revealed |= BIT[tile]
        self.fishing -= 1
        if self.listener is not None:
            self.listener.tell("flow.revealed", tile_facts(self.box, tile))
        if self.fishing == 0:
            self.end_turn()

    def complete(self, action: i64) -> None:
        """Finish what was begun."""
        board = self.board
        what: i64 = what_of(action)
        cell: i64 = cell_of(action)
        before: i64 = 0
        if self.listener is not None:
            before = board.connected()
        if what == PLACE:
            self.lay(self.tile, cell, turn_of(action), False)
            self.tell_tile("flow.placed", self.tile, cell)
        elif what == DISCARD:
            self.tell_discard()
            self.discarded |= BIT[self.tile]
        elif what == BRING_BACK:
            self.discarded &= ~BIT[subject_of(action)]
            self.lay(subject_of(action), cell, turn_of(action), False)
            self.tell_tile("flow.returned", subject_of(action), cell)
        elif what == GUARD:
            board.birds |= BIT[cell]
            self.tell_tile("flow.guarded", board.tile[cell], cell)
        elif what == REMOVE:
            self.tell_tile("flow.removed", board.tile[cell], cell)
            self.take_away(BIT[cell])
        else:
            self.move(subject_of(action), cell, turn_of(action))
        if self.listener is not None:
            tell_news(self.listener, board, before)
        self.tile = NO_TILE
        self.card = -1
        self.end_turn()

    def lay(self, tile: i64, cell: i64, turn: i64, bird: bool) -> None:
        self.board.put(cell, tile, self.box.turned[self.box.mask[tile] * 4 + turn], bird)

    def move(self, start: i64, cell: i64, turn: i64) -> None:
        """Current: the Bird and the obstacle go with the tile (flow R15)."""
        bird = self.board.birds & BIT[start] != 0
        tile: i64 = self.board.lift(start)
        self.lay(tile, cell, turn, bird)
        if self.listener is not None:
            ends: dict[str, object] = {"from": at(self.box.grid, start), "cell": at(self.box.grid, cell)}
            self.listener.tell("flow.moved", {"seat": self.active, **tile_facts(self.box, tile), **ends})

    def take_away(self, cells: i64) -> None:
        """Off the board: Map tiles to the discards, Scenario tiles out of the game, Birds back (flow R15, R16)."""
        while cells:
            tile: i64 = self.board.lift(lowest(cells))
            if tile < self.box.map_tiles:
                self.discarded |= BIT[tile]
            cells &= cells - 1

    def tell_tile(self, id: str, tile: i64, cell: i64) -> None:
        if self.listener is not None:
            facts = tile_facts(self.box, tile)
            self.listener.tell(id, {"seat": self.active, **facts, "cell": at(self.box.grid, cell)})

    def tell_discard(self) -> None:
        """With the reason: no place at all, or only such that cut an animal off (flow P3, R6)."""
        if self.listener is not None:
            reason = "blocks" if self.board.would_fit(self.tile) else "nowhere"
            facts = tile_facts(self.box, self.tile)
            self.listener.tell("flow.discarded", {"seat": self.active, **facts, "reason": reason})

    def end_turn(self) -> None:
        self.turns_in_round += 1
        if self.board.all_connected():
            self.finish(True)
        elif self.time_up or (self.options.round_ms == 0 and self.turns_in_round >= self.options.turns):
            self.end_round()
        else:
            self.pass_on()
            self.phase = TURN
            self.check_start()

    def end_round(self) -> None:
        self.phase = CHOOSING_DIE if self.calm >= 0 else WAVE

    def run_out(self) -> None:
        """The minute is over: what was begun is finished first, a turn not begun is lost (flow T4, T5, R10)."""
        self.time_up = True
        if self.listener is not None:
            self.listener.tell("flow.minute_over", {"seat": self.active, "lost": self.phase == TURN})
        if self.phase == TURN:
            self.end_round()

    # -- the wave

    def choose_die(self, die: i64) -> None:
        self.dice = die
        self.phase = WAVE
        if self.listener is not None:
            self.listener.tell("flow.die", {"seat": self.active, "die": DICE_NAMES[die]})

    def sweep(self, outcome: i64) -> None:
        """Both lines at once; then the next seat gets ready (flow P6)."""
        grid = self.box.grid
        faces: i64 = len(grid.black)
        white: i64 = -1
        black: i64 = -1
        if self.dice == BOTH_DICE:
            white = outcome // faces
            black = outcome % faces
        elif self.dice == WHITE:
            white = outcome
        else:
            black = outcome
        held: i64 = 0
        if self.scenario.has(REMAIN):
            held = holds(self.board, self.options.remain_scenario_only)
        column: i64 = 0
        row: i64 = 0
        if white >= 0:
            column = grid.column_cells[white]
        if black >= 0:
            row = grid.row_cells[black]
        wave = Wave(self.board, column, row, held)
        before: i64 = self.tell_wave(white, black, wave)
        self.board.birds &= ~wave.flown
        self.take_away(wave.washed)
        if self.listener is not None:
            tell_news(self.listener, self.board, before)
        self.calm = -1
        self.dice = BOTH_DICE
        self.cards_in_round = 0
        self.turns_in_round = 0
        self.time_up = False
        self.pass_on()
        self.await_round()

    def tell_wave(self, white: i64, black: i64, wave: Wave) -> i64:
        """The dice, who goes and which Birds fly; returns who was connected."""
        if self.listener is None:
            return 0
        facts: dict[str, object] = {"seat": self.active}
        facts["white"] = self.box.white_faces[white] if white >= 0 else 0
        facts["black"] = self.box.black_faces[black] if black >= 0 else 0
        self.listener.tell("flow.wave", facts)
        tell_cells(self.listener, "flow.washed", self.board, wave.washed)
        tell_cells(self.listener, "flow.bird_flew", self.board, wave.flown)
        return self.board.connected()

    # -- the result

    def score(self, seat: i64) -> i64:
        """There are no points; the table counts the animals with a way to the Boat."""
        return size(self.board.connected())

    def rank(self, seat: i64) -> i64:
        return 1 if self.won else 2

    def utility(self, seat: i64) -> float:
        return 1.0 if self.won else 0.0

    # -- what a seat cannot know

    def imagine(self, seat: i64, rng: Rng) -> None:
        """While communication is closed the others hold any cards that were not seen (flow P8)."""
        if self.quiet():
            self.hands = self.hands.reshuffled(seat, self.box.card_kinds.all, rng)

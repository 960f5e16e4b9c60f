"""A game of Flow: rounds of turns against the Giant Wave (docs/rules/flow.md, section Play)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.events import Listener
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, CLOCK, OVER, State
from cinquina.games.flow.rules.actions import (
    BRING_BACK,
    DIE,
    DISCARD,
    DRAW,
    FACE,
    GUARD,
    MOVE,
    PLACE,
    PLAY,
    REMOVE,
    START_ROUND,
    TAKE,
    TIME,
    cell_of,
    pack,
    subject_of,
    turn_of,
    what_of,
)
from cinquina.games.flow.rules.board import FINE, NO_TILE, Board
from cinquina.games.flow.rules.box import (
    BIRD,
    CALM,
    CURRENT,
    EMPTY,
    FISHING,
    NO_COMM,
    NO_SC,
    OBSTACLES,
    ONE_CARD,
    REMAIN,
    RETURN,
    SINGLE_PATH,
    SUPPORT,
    Box,
)

# Phases. First the set-up, by chance but for the facing of the Boat.
FIRST_SEAT: Final = 0
DEALING: Final = 1
REVEALING: Final = 2  # Scenario cards
OBSTRUCTING: Final = 3  # Scenario obstacle tiles
FACING: Final = 4
READY: Final = 5
TURN: Final = 6
DRAWING: Final = 7  # chance draws the tile
PLACING: Final = 8
RESOLVING: Final = 9  # a card was begun
REVEALING_TILES: Final = 10  # Fishing
CHOOSING_DIE: Final = 11  # Calm Waters
WAVE: Final = 12
END: Final = 13

# Where a tile is.
SUPPLY: Final = 0
ON_BOARD: Final = 1
REVEALED: Final = 2
DISCARDED: Final = 3
IN_HAND: Final = 4
OUT: Final = 5  # of the game; Scenario tiles before they are placed, too

# Where an Action card is, when no seat holds it.
UNDEALT: Final = -1
PLAYED: Final = -2

BOTH_DICE: Final = -1
WHITE: Final = 0
BLACK: Final = 1


@mypyc_attr(acyclic=True)
class Options:
    """What the host chose."""

    def __init__(
        self,
        hand: int,
        level: int,
        first: int,
        round_ms: int,
        turns: int,
        team_loss: bool,
        remain_scenario_only: bool,
        chosen: list[int] | None,
    ) -> None:
        self.hand: Final[i64] = hand  # cards for each seat
        self.level: Final[i64] = level  # Scenario cards to keep
        self.first: Final[i64] = first  # a seat, or -1 = chance decides
        self.round_ms: Final[i64] = round_ms  # 0 = no clock
        self.turns: Final[i64] = turns  # per round, without a clock
        self.team_loss: Final = team_loss
        self.remain_scenario_only: Final = remain_scenario_only
        self.chosen: Final = chosen  # Scenario cards picked by the host


@mypyc_attr(acyclic=True, free_list_len=1)
class Flow(State):
    """One position."""

    def __init__(
        self,
        box: Box,
        options: Options,
        seats: i64,
        board: Board,
        place: vec[i64],
        holder: vec[i64],
        scenario: vec[i64],
    ) -> None:
        self.listener: Listener | None = None
        self.box: Final = box
        self.options: Final = options
        self.seats: Final = seats
        self.board: Final = board
        self.place: Final = place  # per tile: where it is
        self.holder: Final = holder  # per Action card: the seat that holds it, UNDEALT or PLAYED
        self.scenario: Final = scenario  # per Scenario card: 1 = kept, -1 = set aside, 0 = not revealed
        self.phase: i64 = FIRST_SEAT
        self.active: i64 = 0
        self.dealt: i64 = 0
        self.birds: i64 = box.bird_tokens
        self.obstacles_due: i64 = 0
        self.obstacles_placed: i64 = 0
        self.round: i64 = 0
        self.turns_in_round: i64 = 0
        self.cards_in_round: i64 = 0
        self.tile: i64 = NO_TILE  # in hand
        self.card: i64 = -1  # begun
        self.fishing: i64 = 0  # tiles still to reveal
        self.calm: i64 = -1  # the seat that played it for the next wave
        self.dice: i64 = BOTH_DICE
        self.time_up: bool = False
        self.facing: i64 = -1  # of the Boat's one open edge; -1 = side A
        self.won: bool = False

    def copy(self) -> "Flow":
        other = Flow(
            self.box,
            self.options,
            self.seats,
            self.board.copy(),
            self.place[:],
            self.holder[:],
            self.scenario[:],
        )
        other.phase = self.phase
        other.active = self.active
        other.dealt = self.dealt
        other.birds = self.birds
        other.obstacles_due = self.obstacles_due
        other.obstacles_placed = self.obstacles_placed
        other.round = self.round
        other.turns_in_round = self.turns_in_round
        other.cards_in_round = self.cards_in_round
        other.tile = self.tile
        other.card = self.card
        other.fishing = self.fishing
        other.calm = self.calm
        other.dice = self.dice
        other.time_up = self.time_up
        other.facing = self.facing
        other.won = self.won
        return other

    # -- who decides

    def turn(self) -> i64:
        if self.phase == END:
            return OVER
        return CHANCE if self.by_chance() else self.active

    def by_chance(self) -> bool:
        return (
            self.phase < FACING
            or self.phase == DRAWING
            or self.phase == REVEALING_TILES
            or self.phase == WAVE
        )

    def waiting(self) -> vec[i64]:
        return vec[i64]() if self.phase == END or self.by_chance() else vec[i64]([self.active])

    def in_round(self) -> bool:
        return TURN <= self.phase <= REVEALING_TILES

    def keeps(self, kind: i64) -> bool:
        """Is a Scenario card of this kind in play?"""
        for card in range(self.box.scenarios):
            if self.scenario[card] == 1 and self.box.scenario_kind[card] == kind:
                return True
        return False

    def quiet(self) -> bool:
        """Is communication closed? (flow P8, R22; alone it has no effect, R21)"""
        return self.seats > 1 and self.in_round() and self.keeps(NO_COMM)

    # -- what may be done

    def actions(self, who: i64, out: vec[i64]) -> i64:
        if who == CHANCE:
            return self.outcomes(out)
        if who == CLOCK:
            if self.clock_ms() == 0 or self.time_up:
                return 0
            out[0] = TIME
            return 1
        if who != self.active or self.by_chance() or self.phase == END:
            return 0
        if self.phase == PLACING:
            return self.placements(out)
        if self.phase == RESOLVING:
            return self.card_actions(self.box.card_kind[self.card], out)
        if self.phase == TURN:
            return self.turn_actions(who, out)
        count: i64 = 0
        if self.phase == READY:
            out[0] = pack(START_ROUND, 0, 0, 0)
            count = 1
        elif self.phase == CHOOSING_DIE:
            out[0] = pack(DIE, WHITE, 0, 0)
            out[1] = pack(DIE, BLACK, 0, 0)
            count = 2
        elif self.phase == FACING:
            for turn in range(4):
                if self.feasible(turn):
                    out[count] = pack(FACE, 0, 0, turn)
                    count += 1
        return count

    def turn_actions(self, seat: i64, out: vec[i64]) -> i64:
        """Draw, take a revealed tile, or begin a card that can be completed (flow P2, R12)."""
        count: i64 = 0
        if self.in_place(SUPPLY) > 0:
            out[count] = pack(DRAW, 0, 0, 0)
            count += 1
        for tile in range(self.box.map_tiles):
            if self.place[tile] == REVEALED:
                out[count] = pack(TAKE, tile, 0, 0)
                count += 1
        for card in range(self.box.cards):
            if self.holder[card] == seat and self.playable(card):
                out[count] = pack(PLAY, card, 0, 0)
                count += 1
        return count

    def in_place(self, where: i64) -> i64:
        """How many Map tiles are there."""
        count: i64 = 0
        tile: i64 = 0
        while tile < self.box.map_tiles:
            if self.place[tile] == where:
                count += 1
            tile += 1
        return count

    def has_option(self, seat: i64) -> bool:
        """Could this seat begin anything in its turn?"""
        for tile in range(self.box.map_tiles):
            if self.place[tile] == SUPPLY or self.place[tile] == REVEALED:
                return True
        for card in range(self.box.cards):
            if self.holder[card] == seat and self.playable(card):
                return True
        return False

    def playable(self, card: i64) -> bool:
        """Can a card in hand be begun and completed now? (flow P4, R12)"""
        if self.cards_in_round > 0 and self.keeps(ONE_CARD):
            return False
        kind: i64 = self.box.card_kind[card]
        if kind == FISHING:
            return self.in_place(SUPPLY) >= 2
        if kind == CALM:
            return self.calm < 0
        return self.has_target(kind)

    def has_target(self, kind: i64) -> bool:
        """Is there anything the card could be used on?"""
        out = vec[i64]([i64(0) for _ in range(1)])
        return self.card_actions(kind, out, 1) > 0

    def targetable(self, kind: i64, cell: i64) -> bool:
        """May Support, Bird or Current be aimed at what lies there? Never at the Boat or an animal."""
        tile: i64 = self.board.tile[cell]
        if tile == NO_TILE:
            return False
        if kind == BIRD:
            return self.birds > 0 and self.board.bird[cell] == 0
        return not (self.box.obstacle[tile] and self.keeps(NO_SC))

    def card_actions(self, kind: i64, out: vec[i64], most: i64 = 1000000) -> i64:
        """The ways to use a card that was begun, in canonical order; at most so many are looked for."""
        if kind == RETURN:
            return self.returns(out, most)
        if kind == CURRENT:
            return self.moves(out, most)
        what: i64 = GUARD if kind == BIRD else REMOVE
        count: i64 = 0
        cell: i64 = 0
        while cell < self.box.size and count < most:
            if self.targetable(kind, cell):
                out[count] = pack(what, 0, cell, 0)
                count += 1
            cell += 1
        return count

    def returns(self, out: vec[i64], most: i64) -> i64:
        """Discarded tiles with their places; of tiles that are alike only the first."""
        wet = self.board.wet()
        count: i64 = 0
        tile: i64 = 0
        while tile < self.box.map_tiles and count < most:
            if self.place[tile] == DISCARDED and not self.seen_alike(tile, DISCARDED):
                base: i64 = pack(BRING_BACK, tile, 0, 0)
                count = self.board.fitting(self.box.mask[tile], wet, True, -1, base, out, count, most)
            tile += 1
        return count

    def seen_alike(self, tile: i64, where: i64) -> bool:
        """Is a tile of the same kind with a lower number in the same place?"""
        other: i64 = self.box.kind[tile]
        while other < tile:
            if self.place[other] == where and self.box.kind[other] == self.box.kind[tile]:
                return True
            other += 1
        return False

    def moves(self, out: vec[i64], most: i64) -> i64:
        """Current: every tile that may be lifted, to every other cell where it fits (flow R27: not back)."""
        board = self.board
        count: i64 = 0
        cell: i64 = 0
        while cell < self.box.size and count < most:
            if self.targetable(CURRENT, cell):
                tile: i64 = board.tile[cell]
                mask: i64 = board.mask[cell]
                bird: i64 = board.bird[cell]
                board.clear(cell)
                base: i64 = pack(MOVE, cell, 0, 0)
                count = board.fitting(self.box.mask[tile], board.bird, False, cell, base, out, count, most)
                board.put(cell, tile, mask, bird)
            cell += 1
        return count

    def placements(self, out: vec[i64]) -> i64:
        """Where the tile in hand may go; nowhere means it must be discarded (flow P3, R6, R8)."""
        base: i64 = pack(PLACE, 0, 0, 0)
        wet = self.board.wet()
        count: i64 = self.board.fitting(self.box.mask[self.tile], wet, True, -1, base, out, 0, 1000000)
        if count == 0:
            out[0] = pack(DISCARD, 0, 0, 0)
            count = 1
        return count

    def legal(self, who: i64, action: i64) -> bool:
        if who == CLOCK:
            return action == TIME and self.clock_ms() > 0 and not self.time_up
        if action < 0:
            return False
        if who == CHANCE:
            return self.possible(action)
        if who < 0 or who >= self.seats or who != self.active or self.by_chance() or self.phase == END:
            return False
        what: i64 = what_of(action)
        if self.phase == READY:
            return action == pack(START_ROUND, 0, 0, 0)
        if self.phase == CHOOSING_DIE:
            return what == DIE and subject_of(action) <= BLACK and action % 4096 == 0
        if self.phase == FACING:
            return what == FACE and action // 4 == pack(FACE, 0, 0, 0) // 4 and self.feasible(turn_of(action))
        if self.phase == TURN:
            return self.may_begin(who, what, subject_of(action)) and action % 4096 == 0
        return self.may_finish(what, subject_of(action), cell_of(action), turn_of(action))

    def may_begin(self, seat: i64, what: i64, subject: i64) -> bool:
        if what == DRAW:
            return subject == 0 and self.in_place(SUPPLY) > 0
        if what == TAKE:
            return subject < self.box.map_tiles and self.place[subject] == REVEALED
        return (
            what == PLAY
            and subject < self.box.cards
            and self.holder[subject] == seat
            and self.playable(subject)
        )

    def may_finish(self, what: i64, subject: i64, cell: i64, turn: i64) -> bool:
        """The list leaves out turns that look the same and discarded tiles that are alike; all are legal."""
        if cell >= self.box.size:
            return False
        if self.phase == PLACING:
            if what == DISCARD:
                out = vec[i64]([i64(0) for _ in range(1)])
                wet = self.board.wet()
                fits: i64 = self.board.fitting(self.box.mask[self.tile], wet, True, -1, 0, out, 0, 1)
                return subject == 0 and cell == 0 and turn == 0 and fits == 0
            return what == PLACE and subject == 0 and self.fits(self.tile, cell, turn)
        kind: i64 = self.box.card_kind[self.card]
        if kind == RETURN:
            return (
                what == BRING_BACK
                and subject < self.box.map_tiles
                and self.place[subject] == DISCARDED
                and self.fits(subject, cell, turn)
            )
        if kind == CURRENT:
            return what == MOVE and subject < self.box.size and self.may_move(subject, cell, turn)
        return (
            what == (GUARD if kind == BIRD else REMOVE)
            and subject == 0
            and turn == 0
            and self.targetable(kind, cell)
        )

    def fits(self, tile: i64, cell: i64, turn: i64) -> bool:
        mask: i64 = self.box.turned[self.box.mask[tile] * 4 + turn]
        return self.board.verdict(cell, mask, self.board.wet(), True) == FINE

    def may_move(self, start: i64, cell: i64, turn: i64) -> bool:
        if start == cell or not self.targetable(CURRENT, start):
            return False
        board = self.board.copy()
        mask: i64 = self.box.turned[self.box.mask[board.tile[start]] * 4 + turn]
        board.clear(start)
        return board.verdict(cell, mask, board.bird, False) == FINE

    # -- chance

    def outcomes(self, out: vec[i64]) -> i64:
        """What chance may bring now. Things that are alike are one outcome, named by the first of them."""
        count: i64 = 0
        if self.phase == FIRST_SEAT:
            count = up_to(self.seats, out)
        elif self.phase == DEALING:
            count = self.first_of_kind(self.holder, UNDEALT, self.box.card_kind, self.box.cards, out)
        elif self.phase == REVEALING:
            count = self.first_of_kind(self.scenario, 0, self.box.scenario_kind, self.box.scenarios, out)
        elif self.phase == OBSTRUCTING:
            for black in range(len(self.box.black)):
                for white in range(len(self.box.white)):
                    cell: i64 = self.box.cell(self.box.black[black], self.box.white[white])
                    if self.may_obstruct(cell):
                        out[count] = cell
                        count += 1
        elif self.phase == DRAWING or self.phase == REVEALING_TILES:
            count = self.first_of_kind(self.place, SUPPLY, self.box.kind, self.box.map_tiles, out)
        elif self.phase == WAVE:
            white_faces: i64 = len(self.box.white)
            black_faces: i64 = len(self.box.black)
            if self.dice == BOTH_DICE:
                count = up_to(white_faces * black_faces, out)
            else:
                count = up_to(white_faces if self.dice == WHITE else black_faces, out)
        return count

    def first_of_kind(self, where: vec[i64], wanted: i64, kind: vec[i64], size: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        i: i64 = 0
        while i < size:
            if where[i] == wanted:
                k: i64 = 0
                while k < count and kind[out[k]] != kind[i]:
                    k += 1
                if k == count:
                    out[count] = i
                    count += 1
            i += 1
        return count

    def weights(self, out: vec[i64]) -> i64:
        count: i64 = self.outcomes(out)
        i: i64 = 0
        while i < count:
            if self.phase == DEALING:
                out[i] = alike(self.holder, UNDEALT, self.box.card_kind, out[i], self.box.cards)
            elif self.phase == REVEALING:
                out[i] = alike(self.scenario, 0, self.box.scenario_kind, out[i], self.box.scenarios)
            elif self.phase == DRAWING or self.phase == REVEALING_TILES:
                out[i] = alike(self.place, SUPPLY, self.box.kind, out[i], self.box.map_tiles)
            else:
                out[i] = 1
            i += 1
        return count

    def possible(self, outcome: i64) -> bool:
        """Any of the things that are alike will do."""
        box = self.box
        if self.phase == DEALING:
            return outcome < box.cards and self.holder[outcome] == UNDEALT
        if self.phase == REVEALING:
            return outcome < box.scenarios and self.scenario[outcome] == 0
        if self.phase == DRAWING or self.phase == REVEALING_TILES:
            return outcome < box.map_tiles and self.place[outcome] == SUPPLY
        out = vec[i64]([i64(0) for _ in range(box.size + len(box.white) * len(box.black) + self.seats)])
        count: i64 = self.outcomes(out)
        i: i64 = 0
        while i < count:
            if out[i] == outcome:
                return True
            i += 1
        return False

    def may_obstruct(self, cell: i64) -> bool:
        """Empty, and with a tile there the game can still be won (flow R19, R20)."""
        if self.board.mask[cell] != EMPTY:
            return False
        self.board.mask[cell] = 0
        fine = self.any_facing() if self.keeps(SINGLE_PATH) else self.board.blocked() < 0
        self.board.mask[cell] = EMPTY
        return fine

    def any_facing(self) -> bool:
        return self.feasible(0) or self.feasible(1) or self.feasible(2) or self.feasible(3)

    def feasible(self, turn: i64) -> bool:
        """Could every animal still reach the Boat, its one open edge turned this way?"""
        boat: i64 = self.box.boat
        before: i64 = self.board.mask[boat]
        self.board.mask[boat] = self.box.turned[self.box.boat_single * 4 + turn]
        animal: i64 = self.board.blocked()
        self.board.mask[boat] = before
        return animal < 0

    # -- what happens

    def apply(self, who: i64, action: i64) -> None:
        if who == CHANCE:
            self.happen(action)
        elif who == CLOCK:
            self.run_out()
        elif self.phase == READY:
            self.start_round()
        elif self.phase == TURN:
            self.begin(action)
        elif self.phase == CHOOSING_DIE:
            self.dice = subject_of(action)
            self.phase = WAVE
            if self.listener is not None:
                self.listener.tell("flow.die", {"seat": self.active, "die": DICE_NAMES[self.dice]})
        elif self.phase == FACING:
            self.face(turn_of(action))
        else:
            self.complete(action)

    def happen(self, outcome: i64) -> None:
        if self.phase == WAVE:
            self.sweep(outcome)
        elif self.phase == DRAWING:
            self.hold(outcome)
        elif self.phase == REVEALING_TILES:
            self.place[outcome] = REVEALED
            self.fishing -= 1
            if self.listener is not None:
                self.listener.tell("flow.revealed", {"tile": self.box.tile_ids[outcome]})
            if self.fishing == 0:
                self.end_turn()
        else:
            self.prepare(outcome)

    def prepare(self, outcome: i64) -> None:
        """The set-up, step by step."""
        if self.phase == FIRST_SEAT:
            self.active = outcome
            if self.listener is not None:
                self.listener.tell("flow.first", {"seat": outcome})
        elif self.phase == DEALING:
            seat: i64 = self.dealt // self.options.hand
            self.holder[outcome] = seat
            self.dealt += 1
            if self.listener is not None:
                card = self.box.card_ids[outcome]
                self.listener.tell("flow.dealt", {"seat": seat, "card": card})
        elif self.phase == REVEALING:
            self.keep(outcome)
        else:
            tile: i64 = self.box.map_tiles + self.obstacles_placed
            self.obstacles_placed += 1
            self.place[tile] = ON_BOARD
            self.board.put(outcome, tile, 0, 0)
            if self.listener is not None:
                self.listener.tell("flow.obstacle", {"tile": self.box.tile_ids[tile], "cell": self.at(outcome)})
        self.go_on()

    def keep(self, card: i64) -> None:
        """A Scenario card is revealed; a second one of some kinds is set aside and does not count."""
        kind: i64 = self.box.scenario_kind[card]
        kept = not (self.box.is_unique[kind] and self.keeps(kind))
        self.scenario[card] = 1 if kept else -1
        if kept and kind == OBSTACLES:
            self.obstacles_due += self.box.obstacles_per_card
        if self.listener is not None:
            id = "flow.scenario" if kept else "flow.set_aside"
            self.listener.tell(id, {"card": self.box.scenario_ids[card]})

    def kept(self) -> i64:
        count: i64 = 0
        for card in range(self.box.scenarios):
            if self.scenario[card] == 1:
                count += 1
        return count

    def go_on(self) -> None:
        """To the next step of the set-up that has anything to do."""
        if self.phase == FIRST_SEAT:
            self.phase = DEALING
        if self.phase == DEALING and self.dealt == self.options.hand * self.seats:
            self.phase = REVEALING
        if self.phase == REVEALING and self.kept() >= self.options.level:
            self.phase = OBSTRUCTING
        if self.phase == OBSTRUCTING and self.obstacles_placed == self.obstacles_due:
            self.phase = FACING
        if self.phase == FACING and not self.keeps(SINGLE_PATH):
            self.await_round()

    def face(self, turn: i64) -> None:
        self.facing = turn
        self.board.mask[self.box.boat] = self.box.turned[self.box.boat_single * 4 + turn]
        if self.listener is not None:
            self.listener.tell("flow.facing", {"side": SIDES[turn]})
        self.await_round()

    def await_round(self) -> None:
        self.phase = READY
        self.check_start()

    def check_start(self) -> None:
        """No option at the start of a turn loses the game, for the seat or, by choice, only for all (flow R14)."""
        asked: i64 = 0
        while not self.has_option(self.active):
            asked += 1
            if not self.options.team_loss or asked == self.seats:
                self.finish(False)
                return
            if self.listener is not None:
                self.listener.tell("flow.skipped", {"seat": self.active})
            self.active = (self.active + 1) % self.seats

    def finish(self, won: bool) -> None:
        self.phase = END
        self.won = won
        if self.listener is not None:
            self.listener.tell("flow.won" if won else "flow.lost", {"seat": self.active})

    def start_round(self) -> None:
        self.round += 1
        self.turns_in_round = 0
        self.time_up = False
        self.phase = TURN
        if self.listener is not None:
            self.listener.tell("flow.round", {"seat": self.active, "round": self.round})

    def begin(self, action: i64) -> None:
        """From here on the action cannot be taken back, and may be finished after the time (flow T3)."""
        what: i64 = what_of(action)
        if what == DRAW:
            self.phase = DRAWING
        elif what == TAKE:
            self.hold(subject_of(action))
        else:
            self.play(subject_of(action))

    def hold(self, tile: i64) -> None:
        self.tile = tile
        self.place[tile] = IN_HAND
        self.phase = PLACING
        if self.listener is not None:
            self.listener.tell("flow.drawn", {"seat": self.active, "tile": self.box.tile_ids[tile]})

    def play(self, card: i64) -> None:
        kind: i64 = self.box.card_kind[card]
        self.holder[card] = PLAYED
        self.cards_in_round += 1
        if self.listener is not None:
            self.listener.tell("flow.played", {"seat": self.active, "card": self.box.card_ids[card]})
        if kind == FISHING:
            self.fishing = 2
            self.phase = REVEALING_TILES
        elif kind == CALM:
            self.calm = self.active
            self.end_turn()
        else:
            self.card = card
            self.phase = RESOLVING

    def complete(self, action: i64) -> None:
        """Finish what was begun."""
        box = self.box
        what: i64 = what_of(action)
        cell: i64 = cell_of(action)
        if what == DISCARD:
            self.place[self.tile] = DISCARDED
            self.tell_tile("flow.discarded", self.tile, cell)
        elif what == PLACE:
            self.lay(self.tile, cell, turn_of(action), 0)
            self.tell_tile("flow.placed", self.tile, cell)
        elif what == BRING_BACK:
            self.lay(subject_of(action), cell, turn_of(action), 0)
            self.tell_tile("flow.returned", subject_of(action), cell)
        elif what == GUARD:
            self.birds -= 1
            self.board.bird[cell] = 1
            self.tell_tile("flow.guarded", self.board.tile[cell], cell)
        elif what == REMOVE:
            self.tell_tile("flow.removed", self.board.tile[cell], cell)
            self.take_away(cell)
        else:
            start: i64 = subject_of(action)
            tile: i64 = self.board.tile[start]
            bird: i64 = self.board.bird[start]
            self.board.clear(start)
            self.lay(tile, cell, turn_of(action), bird)
            if self.listener is not None:
                facts: dict[str, object] = {"seat": self.active, "tile": box.tile_ids[tile]}
                self.listener.tell("flow.moved", {**facts, "from": self.at(start), "cell": self.at(cell)})
        self.tile = NO_TILE
        self.card = -1
        self.end_turn()

    def tell_tile(self, id: str, tile: i64, cell: i64) -> None:
        if self.listener is not None:
            facts: dict[str, object] = {"seat": self.active, "tile": self.box.tile_ids[tile]}
            if self.board.mask[cell] >= 0:
                facts["cell"] = self.at(cell)
            self.listener.tell(id, facts)

    def at(self, cell: i64) -> tuple[int, int]:
        return (self.box.row(cell), self.box.column(cell))

    def lay(self, tile: i64, cell: i64, turn: i64, bird: i64) -> None:
        before: i64 = self.board.connected() if self.listener is not None else 0
        self.place[tile] = ON_BOARD
        self.board.put(cell, tile, self.box.turned[self.box.mask[tile] * 4 + turn], bird)
        if self.listener is not None and self.board.connected() > before:
            self.listener.tell("flow.connected", {"animals": self.board.connected()})

    def take_away(self, cell: i64) -> None:
        """Off the board: a Map tile to the discards, a Scenario tile out of the game, a Bird back (flow R15, R16)."""
        tile: i64 = self.board.tile[cell]
        self.place[tile] = DISCARDED if tile < self.box.map_tiles else OUT
        self.birds += self.board.bird[cell]
        self.board.clear(cell)

    def end_turn(self) -> None:
        self.turns_in_round += 1
        if self.board.connected() == len(self.box.animal_cells):
            self.finish(True)
        elif self.time_up or (self.options.round_ms == 0 and self.turns_in_round >= self.options.turns):
            self.end_round()
        else:
            self.active = (self.active + 1) % self.seats
            self.phase = TURN
            self.check_start()

    def end_round(self) -> None:
        self.phase = CHOOSING_DIE if self.calm >= 0 else WAVE

    def run_out(self) -> None:
        """The minute is over: a begun action is finished first, a turn not begun is lost (flow T4, T5, R10)."""
        self.time_up = True
        if self.listener is not None:
            self.listener.tell("flow.time_up", {"seat": self.active})
        if self.phase == TURN:
            self.end_round()

    def sweep(self, outcome: i64) -> None:
        """The Giant Wave; all its effects are simultaneous (flow P6)."""
        box = self.box
        faces: i64 = len(box.black)
        white: i64 = BOTH_DICE
        black: i64 = BOTH_DICE
        if self.dice == BOTH_DICE:
            white = outcome // faces
            black = outcome % faces
        elif self.dice == WHITE:
            white = outcome
        else:
            black = outcome
        if self.listener is not None:
            facts: dict[str, object] = {"seat": self.active}
            if white >= 0:
                facts["white"] = white + 1
            if black >= 0:
                facts["black"] = black + 1
            self.listener.tell("flow.wave", facts)
        column: i64 = box.white[white] if white >= 0 else -1
        row: i64 = box.black[black] if black >= 0 else -1
        cell: i64 = 0
        while cell < box.size:
            hits: i64 = 0
            if box.column(cell) == column:
                hits += 1
            if box.row(cell) == row:
                hits += 1
            if hits > 0 and self.board.tile[cell] != NO_TILE and not self.remains(self.board.tile[cell]):
                self.hit(cell, hits)
            cell += 1
        self.calm = -1
        self.dice = BOTH_DICE
        self.cards_in_round = 0
        self.turns_in_round = 0
        self.time_up = False
        self.active = (self.active + 1) % self.seats
        self.await_round()

    def remains(self, tile: i64) -> bool:
        """Does Obstacles Remain hold this tile? (flow R17)"""
        if not self.box.obstacle[tile] or not self.keeps(REMAIN):
            return False
        return not self.options.remain_scenario_only or tile >= self.box.map_tiles

    def hit(self, cell: i64, hits: i64) -> None:
        """A Bird holds a tile against one hit and flies off; two hits take both."""
        tile = self.box.tile_ids[self.board.tile[cell]]
        if self.board.bird[cell] and hits == 1:
            self.board.bird[cell] = 0
            self.birds += 1
            if self.listener is not None:
                self.listener.tell("flow.bird_flew", {"tile": tile, "cell": self.at(cell)})
        else:
            self.take_away(cell)
            if self.listener is not None:
                self.listener.tell("flow.washed", {"tile": tile, "cell": self.at(cell)})

    # -- the result

    def score(self, seat: i64) -> i64:
        """There are no points; animals with a way to the Boat are what the table counts."""
        return self.board.connected()

    def rank(self, seat: i64) -> i64:
        return 1 if self.won else 2

    def utility(self, seat: i64) -> float:
        return 1.0 if self.won else 0.0

    def fallback(self, seat: i64) -> i64:
        """The first in canonical order, which is the order of the list (flow T8)."""
        out = vec[i64]([i64(0) for _ in range(self.most_actions())])
        self.actions(seat, out)
        return out[0]

    def most_actions(self) -> i64:
        """No list is longer: Current with half of the cells full."""
        cells: i64 = self.box.rows * self.box.columns
        bound: i64 = cells * cells + 8 * 4 * cells
        return bound

    def clock_ms(self) -> i64:
        return self.options.round_ms if self.in_round() else 0

    def imagine(self, seat: i64, rng: Rng) -> None:
        """While communication is closed the others' hands could be any cards nobody has seen played."""
        if not self.quiet():
            return
        card: i64 = self.box.cards - 1
        while card > 0:
            if self.holder[card] != seat and self.holder[card] != PLAYED:
                other: i64 = rng.below(card + 1)
                while self.holder[other] == seat or self.holder[other] == PLAYED:
                    other = rng.below(card + 1)
                self.holder[card], self.holder[other] = self.holder[other], self.holder[card]
            card -= 1


DICE_NAMES: Final = ["white", "black"]
SIDES: Final = ["N", "E", "S", "W"]


def up_to(count: i64, out: vec[i64]) -> i64:
    i: i64 = 0
    while i < count:
        out[i] = i
        i += 1
    return count


def alike(where: vec[i64], wanted: i64, kind: vec[i64], one: i64, size: i64) -> i64:
    """How many things of the same kind are in the same place."""
    count: i64 = 0
    i: i64 = 0
    while i < size:
        if where[i] == wanted and kind[i] == kind[one]:
            count += 1
        i += 1
    return count

"""A game of Foldris: reveal, draw, fold, Barriers, check (docs/rules/foldris.md, section Play)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.events import Listener
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, RESIGN, State
from cinquina.games.foldris.rules.blocks import COLUMNS, WORDINGS, Block
from cinquina.games.foldris.rules.sheet import BIT, Sheet

# Phases. FOLD, BARRIER and CHECK are automatic: they pass within resolve().
START: Final = 0
SETUP: Final = 1
REVEAL: Final = 2
DRAW: Final = 3
GAME_OVER: Final = 4

# Where a card is.
IN_DECK: Final = 0
USED: Final = 1
SET_ASIDE: Final = 2

# What a seat decided in this round: an action, or one of these.
UNDECIDED: Final = -1
NOT_ASKED: Final = -2

NEVER: Final = 1000000  # a round of elimination later than any


class Box:
    """What an edition prints, with the prices of one mode: Blocks, cards, lanes, the sheets at the start."""

    def __init__(
        self,
        blocks: list[Block],
        names: list[str],
        shapes: list[int],
        lanes: list[int],
        lefts: list[int],
        starts: list[Sheet],
    ) -> None:
        self.blocks: Final = blocks
        self.names: Final = names  # per card: its id
        self.block: Final = [blocks[shape] for shape in shapes]  # per card
        self.lane: Final = vec[i64](lanes)  # per card: its lane, from 0
        self.left: Final = vec[i64](lefts)  # per lane: its left column, from 0
        self.starts: Final = starts  # per lane: the sheet with its starting block
        self.lines: Final[i64] = starts[0].visible  # of an unfolded sheet
        self.cards: Final[i64] = len(shapes)


@mypyc_attr(acyclic=True, free_list_len=1)
class Foldris(State):
    """One position."""

    def __init__(
        self,
        box: Box,
        ends_with_deck: bool,
        sheets: list[Sheet],
        deck: vec[i64],
        decided: vec[i64],
        eliminated: vec[i64],
    ) -> None:
        self.listener: Listener | None = None
        self.box: Final = box
        self.ends_with_deck: Final = ends_with_deck
        self.sheets: list[Sheet] = sheets
        self.deck: vec[i64] = deck  # per card: where it is
        self.decided: vec[i64] = decided  # per seat
        self.eliminated: vec[i64] = eliminated  # per seat: in which round, 0 = still in the game
        self.seats: i64 = len(sheets)
        self.resigned: i64 = 0  # seats that leave at the next DRAW, as bits
        self.phase: i64 = START
        self.starter: i64 = 0
        self.setup_card: i64 = -1
        self.card: i64 = -1
        self.round: i64 = 0
        self.left_in_deck: i64 = box.cards

    def copy(self) -> "Foldris":
        other = Foldris(
            self.box,
            self.ends_with_deck,
            [sheet.copy() for sheet in self.sheets],
            self.deck[:],
            self.decided[:],
            self.eliminated[:],
        )
        other.resigned = self.resigned
        other.phase = self.phase
        other.starter = self.starter
        other.setup_card = self.setup_card
        other.card = self.card
        other.round = self.round
        other.left_in_deck = self.left_in_deck
        return other

    # -- who decides what

    def turn(self) -> i64:
        if self.phase == DRAW:
            seat: i64 = 0
            while self.decided[seat] != UNDECIDED:
                seat += 1
            return seat
        return OVER if self.phase == GAME_OVER else CHANCE

    def waiting(self) -> vec[i64]:
        return vec[i64]([i64(seat) for seat in range(self.seats) if self.decided[seat] == UNDECIDED])

    def sealed(self) -> bool:
        if self.phase == DRAW:
            seat: i64 = 0
            while seat < self.seats:
                if self.decided[seat] >= 0:
                    return True
                seat += 1
        return False

    def block(self) -> Block:
        """The Block of the revealed card."""
        return self.box.block[self.card]

    def actions(self, who: i64, out: vec[i64]) -> i64:
        if who >= 0:
            if self.phase != DRAW or self.decided[who] != UNDECIDED:
                return 0
            return self.sheets[who].outcomes(self.block(), out)
        if who != CHANCE:
            return 0
        count: i64 = 0
        i: i64 = 0
        if self.phase == START:
            while count < self.seats:
                out[count] = count
                count += 1
        elif self.phase == SETUP or self.phase == REVEAL:
            deck = self.deck
            cards: i64 = self.box.cards
            while i < cards:
                # Written always, kept when it counts: no jump that depends on a shuffled deck.
                out[count] = i
                count += 1 if deck[i] == IN_DECK else 0
                i += 1
        return count

    def weights(self, out: vec[i64]) -> i64:
        count: i64 = self.seats if self.phase == START else self.left_in_deck
        i: i64 = 0
        while i < count:
            out[i] = 1
            i += 1
        return count

    def uniform(self) -> bool:
        return True

    def drawn(self, rng: Rng, out: vec[i64], odds: vec[i64]) -> i64:
        if self.phase == START:
            return rng.below(self.seats)
        deck = self.deck
        rest: i64 = rng.below(self.left_in_deck) + 1
        card: i64 = -1
        while rest > 0:
            card += 1
            # No jump that depends on a shuffled deck, as above.
            rest -= 1 if deck[card] == IN_DECK else 0
        return card

    def legal(self, who: i64, action: i64) -> bool:
        if who >= 0:
            if who >= self.seats:
                return False
            if action == RESIGN:
                return self.phase != GAME_OVER and self.eliminated[who] == 0 and not self.resigned & BIT[who]
            if self.phase != DRAW or self.decided[who] != UNDECIDED:
                return False
            if action < 0 or action >= WORDINGS * COLUMNS:
                return False
            block = self.block()
            sheet = self.sheets[who]
            wording: i64 = action // COLUMNS
            column: i64 = action % COLUMNS
            if block.form_of[wording] < 0 or block.cost_of[wording] > sheet.bonus:
                return False
            form = block.forms[block.form_of[wording]]
            return column + form.width <= sheet.columns and sheet.fits(form, column)
        if who != CHANCE or action < 0:
            return False
        if self.phase == START:
            return action < self.seats
        return (
            (self.phase == SETUP or self.phase == REVEAL)
            and action < self.box.cards
            and self.deck[action] == IN_DECK
        )

    # -- what an action does

    def apply(self, who: i64, action: i64) -> None:
        if who >= 0:
            if action == RESIGN:
                self.resign(who)
            else:
                self.decide(who, action)
        elif self.phase == REVEAL:
            self.reveal(action)
        elif self.phase == SETUP:
            self.set_up(action)
        else:
            self.starter = action
            self.phase = SETUP
            if self.listener is not None:
                self.listener.tell("foldris.starter", {"seat": action})

    def set_up(self, card: i64) -> None:
        """The setup card gives the starting lanes and leaves the game for good (foldris R8)."""
        self.setup_card = card
        self.deck[card] = SET_ASIDE
        self.left_in_deck -= 1
        lanes: i64 = len(self.box.left)
        k: i64 = 0
        while k < self.seats:
            seat: i64 = (self.starter + k) % self.seats
            lane: i64 = (self.box.lane[card] + k) % lanes
            self.sheets[seat] = self.box.starts[lane].copy()
            if self.listener is not None:
                self.listener.tell("foldris.start_block", {"seat": seat, "lane": lane + 1})
            k += 1
        self.phase = REVEAL

    def reveal(self, card: i64) -> None:
        self.card = card
        self.round += 1
        self.deck[card] = USED
        self.left_in_deck -= 1
        if self.listener is not None:
            self.listener.tell("foldris.revealed", {"card": self.box.names[card], "round": self.round})
        self.phase = DRAW
        block = self.block()
        asked = False
        seat: i64 = 0
        while seat < self.seats:
            if self.eliminated[seat] == 0:
                if self.resigned & BIT[seat] or not self.sheets[seat].can_draw(block):
                    self.eliminate(seat)
                else:
                    self.decided[seat] = UNDECIDED
                    asked = True
            seat += 1
        if not asked:
            self.resolve()

    def eliminate(self, seat: i64) -> None:
        self.eliminated[seat] = self.round
        if self.listener is not None:
            gave_up = bool(self.resigned & BIT[seat])
            self.listener.tell("foldris.resigned" if gave_up else "foldris.eliminated", {"seat": seat})

    def resign(self, seat: i64) -> None:
        """Out as if the Block could not be drawn; with the own decision in, from the next DRAW on (foldris R30)."""
        self.resigned |= BIT[seat]
        if self.phase == DRAW and self.decided[seat] == UNDECIDED:
            self.decided[seat] = NOT_ASKED
            self.eliminate(seat)
            self.resolve_if_all_decided()

    def decide(self, seat: i64, action: i64) -> None:
        self.decided[seat] = action
        if self.listener is not None and self.seats > 1:
            self.listener.tell("foldris.decided", {"seat": seat})
        self.resolve_if_all_decided()

    def resolve_if_all_decided(self) -> None:
        seat: i64 = 0
        while seat < self.seats:
            if self.decided[seat] == UNDECIDED:
                return
            seat += 1
        self.resolve()

    def resolve(self) -> None:
        """All decisions are in: draw, FOLD, BARRIER, CHECK."""
        completed: i64 = 0  # seats that completed a line, as bits
        by: i64 = -1  # the first of them
        seat: i64 = 0
        while seat < self.seats:
            action: i64 = self.decided[seat]
            self.decided[seat] = NOT_ASKED
            if action >= 0 and self.draw(seat, action):
                completed |= BIT[seat]
                if by < 0:
                    by = seat
            seat += 1
        seat = 0
        while seat < self.seats:
            if self.sheets[seat].barrier >= 0:
                self.lift_barrier(seat)
            seat += 1
        seat = 0
        while seat < self.seats:
            if self.eliminated[seat] == 0 and (
                self.seats == 1 or (completed != 0 and not completed & BIT[seat])
            ):
                self.drop_barrier(seat, self.box.lane[self.card], by)
            seat += 1
        self.check()

    def draw(self, seat: i64, action: i64) -> bool:
        """Pay, draw, fold. Was a line completed?"""
        block = self.block()
        sheet = self.sheets[seat]
        if self.listener is not None:
            wording: i64 = action // COLUMNS
            column: i64 = action % COLUMNS
            form = block.forms[block.form_of[wording]]
            y: i64 = sheet.rest(form, column)
            squares = [(x + column + 1, line + y + 1) for x, line in form.cells]
            cost: i64 = block.cost_of[wording]
            self.listener.tell("foldris.drawn", {"seat": seat, "squares": squares, "cost": cost})
        if not sheet.play(block, action):
            return False
        if self.listener is not None:
            for line in range(sheet.visible):
                if sheet.is_full(line):
                    printed: i64 = sheet.printed(line) + 1
                    self.listener.tell("foldris.folded", {"seat": seat, "line": line + 1, "printed": printed})
        sheet.fold()
        return True

    def lift_barrier(self, seat: i64) -> None:
        self.sheets[seat].lift_barrier()
        if self.listener is not None:
            self.listener.tell("foldris.barrier_lifted", {"seat": seat})

    def drop_barrier(self, seat: i64, lane: i64, by: i64) -> None:
        """On the sheet of a seat; `by` a player who completed a line, if the story has one (-1: none)."""
        left: i64 = self.box.left[lane]
        sheet = self.sheets[seat]
        sheet.drop_barrier(left)
        if self.listener is not None:
            facts: dict[str, object] = {"seat": seat, "lane": lane + 1}
            if by >= 0 and by != seat:
                facts["by"] = by
            if sheet.barrier >= 0:
                facts["squares"] = [(left + 1, sheet.barrier + 1), (left + 2, sheet.barrier + 1)]
            self.listener.tell("foldris.barrier" if sheet.barrier >= 0 else "foldris.barrier_no_room", facts)

    def check(self) -> None:
        """Is the game over? If not, is there a card to reveal? (foldris R20, R22)"""
        if self.ends():
            self.finish()
            return
        self.phase = REVEAL
        if self.left_in_deck == 0:
            self.reshuffle()

    def ends(self) -> bool:
        """Is this the last round? Known as soon as its card is revealed, for that is what eliminates."""
        left: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.eliminated[seat] == 0:
                left += 1
            seat += 1
        if left == 0 or (left == 1 and self.seats > 1):
            return True
        return self.left_in_deck == 0 and self.ends_with_deck

    def reshuffle(self) -> None:
        """The used cards become the deck again; the setup card stays out (foldris R22)."""
        i: i64 = 0
        while i < self.box.cards:
            if self.deck[i] == USED:
                self.deck[i] = IN_DECK
                self.left_in_deck += 1
            i += 1
        if self.listener is not None:
            self.listener.tell("foldris.reshuffled", {})

    def finish(self) -> None:
        self.phase = GAME_OVER
        if self.listener is not None:
            winners = [int(seat) for seat in range(self.seats) if self.rank(seat) == 1]
            self.listener.tell("foldris.over", {"winners": winners})

    # -- the result

    def lines(self, seat: i64) -> i64:
        """Completed lines in the whole game."""
        return self.box.lines - self.sheets[seat].visible

    def score(self, seat: i64) -> i64:
        return self.lines(seat)

    def ahead(self, one: i64, other: i64) -> bool:
        """By round of elimination, then lines, then points (foldris R29)."""
        late: i64 = self.eliminated[one] if self.eliminated[one] else NEVER
        later: i64 = self.eliminated[other] if self.eliminated[other] else NEVER
        if late != later:
            return late > later
        if self.lines(one) != self.lines(other):
            return self.lines(one) > self.lines(other)
        return self.sheets[one].bonus > self.sheets[other].bonus

    def rank(self, seat: i64) -> i64:
        place: i64 = 1
        other: i64 = 0
        while other < self.seats:
            if self.ahead(other, seat):
                place += 1
            other += 1
        return place

    def utility(self, seat: i64) -> float:
        if self.seats == 1:
            return float(self.lines(0)) / float(self.box.lines)
        if self.rank(seat) != 1:
            return 0.0
        winners: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if self.rank(other) == 1:
                winners += 1
            other += 1
        return 1.0 / float(winners)

    def fallback(self, seat: i64) -> i64:
        """Lowest cost, then lowest top line, then smallest column, turn, without Mirror, first label (foldris R30)."""
        block = self.block()
        sheet = self.sheets[seat]
        best: i64 = -1
        best_key: i64 = 0
        n: i64 = 0
        while n < block.outcomes and block.price[n] <= sheet.bonus:
            form = block.form[n]
            column: i64 = 0
            while column + form.width <= sheet.columns:
                top: i64 = sheet.rest(form, column) + form.height
                # Within one price and column the outcomes come in the order of turn, Mirror and label.
                key: i64 = ((block.price[n] * 64 + top) * COLUMNS + column) * 1024 + n
                if top <= sheet.visible and (best < 0 or key < best_key):
                    best = block.action[n] + column
                    best_key = key
                column += 1
            n += 1
        return best

    # -- what a seat cannot know

    def imagine(self, seat: i64, rng: Rng) -> None:
        """The others' sealed decisions could be any outcome; the deck has no order that could be known."""
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.decided[other] >= 0:
                block = self.block()
                sheet = self.sheets[other]
                out = vec[i64]([i64(0) for _ in range(block.outcomes * sheet.columns)])
                self.decided[other] = out[rng.below(sheet.outcomes(block, out))]
            other += 1

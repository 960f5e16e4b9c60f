"""A game of Holi: the set-up, turn after turn, the end (docs/rules/holi.md, section Play)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cinquina.core.events import ALL as EVERYBODY
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE
from cinquina.games.holi.rules.acting import Acting
from cinquina.games.holi.rules.actions import (
    CLIMB,
    CLIMB_DOWN,
    DOWN,
    MOVE,
    UP,
    card_of,
    cells_of,
    what_of,
)
from cinquina.games.holi.rules.cards import DECK, some
from cinquina.games.holi.rules.cells import BIT, place_text, size
from cinquina.games.holi.rules.table import (
    ACTION,
    CARDS,
    CORNERING,
    DEAL,
    DRAW,
    FIRST,
    GAME_OVER,
    PLAYING,
    RIVALRY,
    STUCK,
    TOKENS,
)

REASONS: Final = ["", "stuck", "tokens", "cards"]  # why a seat is finished


@mypyc_attr(acyclic=True, free_list_len=1)
class Holi(Acting):
    """One position."""

    def copy(self) -> "Holi":
        other = Holi(
            self.box,
            self.options,
            self.customs,
            self.tower.copy(),
            self.cards,
            self.points[:],
            self.finished[:],
            self.misfits[:],
        )
        other.take_over(self)
        return other

    # -- what happens

    def apply(self, who: i64, action: i64) -> None:
        if who == CHANCE:
            self.happen(action)
        elif self.phase == CORNERING:
            self.stand_on(cells_of(action))
        else:
            what: i64 = what_of(action)
            if what == UP:
                self.throw_up(card_of(action), cells_of(action))
            elif what == DOWN:
                self.throw_down(card_of(action), cells_of(action))
            elif what == MOVE:
                self.move(cells_of(action))
            elif what == CLIMB:
                self.climb(1)
            elif what == CLIMB_DOWN:
                self.climb(-1)
            else:
                self.end_turn()

    def happen(self, outcome: i64) -> None:
        if self.phase == DRAW:
            self.draw(self.active, outcome)
            self.refill()
        elif self.phase == DEAL:
            self.draw(self.dealt_to(), outcome)
            if self.dealt_to() < 0:
                self.active = self.first
                self.begin_turn()
        elif self.phase == CORNERING:
            self.stand_on(outcome)
        elif self.phase == FIRST:
            self.begin_with(outcome)
        else:
            self.reveal(outcome)
            self.set_up()

    # -- the set-up, step by step

    def set_up(self) -> None:
        """On to the first step that has anything to do."""
        if self.phase == RIVALRY and size(self.rivalry) >= self.options.rivalry_count:
            self.phase = FIRST
        if self.phase == FIRST and self.options.first >= 0:
            self.begin_with(self.options.first)

    def reveal(self, card: i64) -> None:
        self.rivalry |= BIT[card]
        self.customs = self.box.customs(self.rivalry)
        if self.listener is not None:
            english, italian = self.box.rivalry_names[card]
            facts: dict[str, object] = {"card": self.box.rivalry_ids[card]}
            self.listener.tell("holi.rivalry", {**facts, "title": english, "titolo": italian})

    def begin_with(self, seat: i64) -> None:
        self.first = seat
        self.active = seat
        self.phase = CORNERING
        if self.listener is not None:
            self.listener.tell("holi.first", {"seat": seat})

    def stand_on(self, corner: i64) -> None:
        self.tower.pawn[self.active] = corner
        if self.listener is not None:
            self.listener.tell("holi.corner", {"seat": self.active, "cell": place_text(corner)})
        self.active = self.cornered()
        if self.active < 0:
            self.active = self.first
            self.phase = DEAL

    def draw(self, seat: i64, card: i64) -> None:
        """Everybody sees that a card is drawn; its face is for the one who draws it."""
        self.cards = self.cards.drawing(seat, card)
        if self.listener is not None:
            audience: i64 = EVERYBODY if self.options.open_hands else seat
            self.listener.tell("holi.drew", {"seat": seat, "left": size(self.cards.deck[seat])})
            self.listener.tell("holi.drew_card", self.box.card_facts(seat, card), audience)

    # -- turns

    def begin_turn(self) -> None:
        """Of the active seat, or of the next that can throw: who cannot is finished (L5)."""
        self.phase = ACTION
        while not self.reaches(self.active, self.cards.hand[self.active], True, True):
            self.misfits[self.active] = self.useless()
            self.finish(STUCK)
            if not self.pass_on():
                return
        if self.listener is not None:
            self.listener.tell("holi.turn", {"seat": self.active})

    def useless(self) -> i64:
        """The cards with which the active seat could not come to a throw, whatever it holds: all may know these."""
        cards: i64 = 0
        card: i64 = 0
        while card < DECK:
            if not self.reaches(self.active, BIT[card], True, True):
                cards |= BIT[card]
            card += 1
        return cards

    def finish(self, reason: i64) -> None:
        self.finished[self.active] = reason
        if self.listener is not None:
            self.listener.tell("holi.finished", {"seat": self.active, "reason": REASONS[reason]})

    def pass_on(self) -> bool:
        """To the next seat that is not finished; if there is none, the game is over."""
        k: i64 = 1
        while k <= self.seats:
            seat: i64 = (self.active + k) % self.seats
            if self.finished[seat] == PLAYING:
                self.active = seat
                return True
            k += 1
        self.phase = GAME_OVER
        if self.listener is not None:
            winners = [int(seat) for seat in range(self.seats) if self.rank(seat) == 1]
            self.listener.tell("holi.over", {"winners": winners})
        return False

    def end_turn(self) -> None:
        if self.listener is not None:
            self.listener.tell("holi.ended", {"seat": self.active})
        self.thrown = False
        self.moved = False
        self.climbed = False
        self.refill()

    def refill(self) -> None:
        """Chance draws until the hand is full or the deck is empty; then the turn is over (END_TURN of the law)."""
        seat: i64 = self.active
        if size(self.cards.hand[seat]) < self.box.hand_limit and self.cards.deck[seat]:
            self.phase = DRAW
            return
        if self.tower.left(seat) == 0:
            self.finish(TOKENS)
        elif self.cards.hand[seat] == 0:
            self.finish(CARDS)
        if self.pass_on():
            self.begin_turn()

    # -- what a seat cannot know

    def imagine(self, seat: i64, rng: Rng) -> None:
        """The hands, decks and face-down discards of the others, drawn from the cards of theirs that are unseen.

        Who is stuck holds none of the cards that would have helped. Who is asked for a throw can come to one. Every
        throw that was made proves itself.
        """
        if self.options.open_hands:
            return
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                seen: i64 = self.cards.face_up(other)
                if self.options.open_discards:
                    seen |= self.cards.pile_cards(other, True)
                unseen: i64 = (BIT[DECK] - 1) & ~seen
                hand: i64 = self.imagined_hand(other, unseen, rng)
                self.cards = self.cards.imagined(other, hand, unseen, self.options.open_discards, rng)
            other += 1

    def imagined_hand(self, seat: i64, unseen: i64, rng: Rng) -> i64:
        count: i64 = size(self.cards.hand[seat])
        if self.finished[seat] == STUCK:
            return some(unseen & self.misfits[seat], count, rng)
        hand: i64 = some(unseen, count, rng)
        if self.phase == ACTION and self.active == seat and not self.thrown:
            while not self.reaches(seat, hand, not self.moved, not self.climbed):
                hand = some(unseen, count, rng)
        return hand

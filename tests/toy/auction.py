"""Asta, an auction: the toy that has what the page's toy leaves out, so that the battery is tested on all of it.

Everybody holds the cards 1 to n and is dealt a secret *love*. One lot after the other comes up; all bid a card at
the same time, face down. The highest card wins the lot, a tie wins nothing, the cards bid are gone. A lot counts its
number, the lot you love twice. So there are secrets that last, events for one seat, uneven weights, a clock, and a
setting that is a list.
"""

from copy import deepcopy
from typing import Annotated, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.edition import convert
from cinquina.core.errors import Invalid
from cinquina.core.event import Event, Seat
from cinquina.core.game import Game
from cinquina.core.listener import ALL
from cinquina.core.memo import Memo
from cinquina.core.rng import Rng
from cinquina.core.rules import Audience, Rules
from cinquina.core.setup import Mode, Setting, Setup
from cinquina.core.state import CHANCE, CLOCK, OVER, RESIGN, Evaluation, State

Number = Annotated[int, msgspec.Meta(ge=1, le=9)]
Perhaps = Annotated[int, msgspec.Meta(ge=0, le=9)]  # 0 = none yet


class Bidder(msgspec.Struct, forbid_unknown_fields=True):
    hand: set[Number]  # a card bid stays in it until it is shown
    won: list[Number] = []
    love: Perhaps = 0
    bid: Perhaps = 0
    gone: bool = False


class Room(msgspec.Struct, forbid_unknown_fields=True):
    coming: set[Number]
    bidders: list[Bidder]
    lot: Perhaps = 0


class AstaEvent(Event):
    game = "asta"


class Love(AstaEvent):
    seat: Seat
    lot: int


class Offered(AstaEvent):
    lot: int


class Time(AstaEvent):
    pass


class Left(AstaEvent):
    seat: Seat


class Decided(AstaEvent):
    seat: Seat


class Shown(AstaEvent):
    bids: list[int]


class Sold(AstaEvent):
    seat: Seat
    lot: int


EVENTS = Love | Offered | Time | Left | Decided | Shown | Sold


class Asta(State):
    def __init__(self, room: Room, lots: list[int], hurry: bool) -> None:
        super().__init__(len(room.bidders))
        self.room, self.lots, self.hurry = room, lots, hurry

    def copy(self) -> "Asta":
        return type(self)(deepcopy(self.room), self.lots, self.hurry)

    def tell(self, event: Event, audience: int = ALL) -> None:
        if self.listener is not None:
            self.listener.hear(event, audience)

    # -- who decides what

    def asked(self) -> list[int]:
        seats = range(len(self.room.bidders)) if self.room.lot else range(0)
        return [n for n in seats if not self.room.bidders[n].bid and not self.room.bidders[n].gone]

    def waiting(self) -> vec[i64]:
        return vec[i64](self.asked())

    def turn(self) -> i64:
        if asked := self.asked():
            return asked[0]
        return CHANCE if self.room.coming and sum(not each.gone for each in self.room.bidders) > 1 else OVER

    def undealt(self) -> int | None:
        return next((n for n, each in enumerate(self.room.bidders) if not each.love), None)

    def listed(self, who: int) -> list[int]:
        if who == CLOCK:
            return [0] if self.clock_ms() else []
        if who == CHANCE:
            return sorted(self.room.coming) if self.turn() == CHANCE else []
        return sorted(self.room.bidders[who].hand) if who in self.asked() else []

    def actions(self, who: i64, out: vec[i64]) -> i64:
        for n, action in enumerate(self.listed(who)):
            out[n] = action
        return len(self.listed(who))

    def weights(self, out: vec[i64]) -> i64:
        """Write the weights: a small lot is more likely to come up soon, and to be loved."""
        for n, lot in enumerate(self.listed(CHANCE)):
            out[n] = 10 - lot
        return len(self.listed(CHANCE))

    def is_uniform(self) -> bool:
        return False

    def legal(self, who: i64, action: i64) -> bool:
        if action == RESIGN and 0 <= who < len(self.room.bidders):
            return self.turn() != OVER and not self.room.bidders[who].gone
        return action in self.listed(who)

    def has_sealed_decision(self) -> bool:
        return any(each.bid for each in self.room.bidders)

    def clock_ms(self) -> i64:
        return 20_000 if self.hurry and self.asked() else 0

    def fallback(self, seat: i64) -> i64:
        return min(self.room.bidders[seat].hand)

    # -- what an action does

    def apply(self, who: i64, action: i64) -> None:
        if who == CHANCE and (seat := self.undealt()) is not None:
            self.room.bidders[seat].love = action
            self.tell(Love(seat, int(action)), seat)
        elif who == CHANCE:
            self.room.lot = action
            self.room.coming.remove(action)
            self.tell(Offered(int(action)))
        elif who == CLOCK:
            for each in self.asked():
                self.room.bidders[each].bid = self.fallback(each)
            self.tell(Time())
        elif action == RESIGN:
            self.room.bidders[who].gone, self.room.bidders[who].bid = True, 0
            self.tell(Left(int(who)))
        else:
            self.room.bidders[who].bid = action
            self.tell(Decided(int(who)))
        if self.room.lot and not self.asked():
            self.settle()

    def settle(self) -> None:
        bids = [each.bid for each in self.room.bidders]
        self.tell(Shown(bids))
        if max(bids) and bids.count(max(bids)) == 1:
            winner = bids.index(max(bids))
            self.room.bidders[winner].won.append(self.room.lot)
            self.tell(Sold(winner, self.room.lot))
        for each in self.room.bidders:
            each.hand.discard(each.bid)
            each.bid = 0
        self.room.lot = 0

    # -- the result

    def points(self, seat: int) -> int:
        each = self.room.bidders[seat]
        return -1 if each.gone else sum(each.won) + each.love * (each.love in each.won)

    def score(self, seat: i64) -> i64:
        return sum(self.room.bidders[seat].won)

    def ranks_ahead(self, one: i64, other: i64) -> bool:
        return self.points(one) > self.points(other)

    # -- what a seat cannot know

    def imagine(self, seat: i64, rng: Rng) -> None:
        if self.turn() == OVER:
            return
        for n, each in enumerate(self.room.bidders):
            if n != seat and each.love:
                each.love = self.lots[rng.below(len(self.lots))]
            if n != seat and each.bid:
                each.bid = sorted(each.hand)[rng.below(len(each.hand))]


class View(msgspec.Struct):
    lot: int
    coming: list[int]
    hands: list[list[int]]  # public: everybody can count
    won: list[list[int]]
    decided: list[bool]
    gone: list[bool]
    bid: int  # the own sealed one
    love: int  # the own one
    loves: list[int]  # of all, when the game is over


class Points(Evaluation):
    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Asta)
        return float(state.points(seat))


class AstaRules(Rules):
    event_type = EVENTS
    view_type = View
    state_type = Asta

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.lots = sorted({1, 2, 3, *setup.settings["more"]})
        self.max_actions = len(self.lots)
        self.max_entries = setup.seats + len(self.lots) * (1 + setup.seats)

    def start(self) -> Asta:
        bidders = [Bidder(set(self.lots)) for _ in range(self.setup.seats)]
        return self.state_type(Room(set(self.lots), bidders), self.lots, self.setup.settings["hurry"])

    def load(self, data: dict[str, Any]) -> Asta:
        room = convert({**self.dump(self.start()), **data}, Room)
        if len(room.bidders) != self.setup.seats:
            raise Invalid("$.bidders", f"{len(room.bidders)} bidders for {self.setup.seats} seats")
        if room.lot and any(not each.hand or each.bid not in {0, *each.hand} for each in room.bidders):
            raise Invalid("$.bidders", "somebody cannot bid")
        return self.state_type(room, self.lots, self.setup.settings["hurry"])

    def dump(self, state: Asta) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(state.room, order="deterministic")
        return data

    def text(self, state: Asta, who: int, action: int) -> str:
        if who == CLOCK:
            return "time"
        if who == CHANCE:
            return f"{'lot' if state.undealt() is None else 'love'} {action}"
        return "resign" if action == RESIGN else f"bid {action}"

    def audience(self, state: Asta, who: int, action: int) -> Audience:
        if who == CHANCE:
            return "all" if state.undealt() is None else "over"
        return "moment" if who >= 0 and action != RESIGN else "all"

    def board(self, state: Asta, memo: Memo) -> View:
        room = state.room
        over = state.turn() == OVER
        return View(
            lot=room.lot,
            coming=sorted(room.coming),
            hands=[sorted(each.hand) for each in room.bidders],
            won=[each.won[:] for each in room.bidders],
            decided=[each.bid > 0 for each in room.bidders],
            gone=[each.gone for each in room.bidders],
            bid=0,
            love=0,
            loves=[each.love for each in room.bidders] if over else [],
        )

    def own_view(self, state: Asta, seat: int, board: View) -> View:
        bidder = state.room.bidders[seat]
        return msgspec.structs.replace(board, bid=bidder.bid, love=bidder.love)

    def picture(self, view: View) -> str:
        rows = [f"lot {view.lot or '-'}   to come {view.coming}   your love {view.love or '?'}"]
        rows += [f"hand {hand}   won {won}" for hand, won in zip(view.hands, view.won, strict=True)]
        return "\n".join(rows)

    def evaluation(self) -> Evaluation:
        return Points()


class AstaGame(Game):
    id, version, title = "asta", "1", "Asta"
    authors, publisher, minutes, age = ("Cinquina",), "Cinquina", 5, 6
    modes = (Mode("auction", (2, 3, 4)),)
    settings = (Setting("hurry", (False, True), False), Setting("more", (4, 5, 6), [4, 5], most=2))
    simultaneous = hidden = timed = resigns = True

    def edition(self, data: dict[str, Any] | None) -> None:
        return convert(data, type(None))

    def rules(self, setup: Setup) -> AstaRules:
        return AstaRules(self, setup)

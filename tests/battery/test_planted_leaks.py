"""The leak test is real: each of these games leaks somewhere, and the battery says where."""

from typing import Any

import msgspec
import pytest

from cinquina.core.errors import Refusal
from cinquina.core.event import Event
from cinquina.core.game import Game
from cinquina.core.listener import ALL
from cinquina.core.memo import Memo
from cinquina.core.registry import find
from cinquina.core.rng import Rng
from cinquina.core.rules import Audience, Choice
from cinquina.core.state import CHANCE, OVER, RESIGN
from tests.battery.battery import examine
from tests.battery.planted import Plants, played
from tests.battery.play import Fault
from tests.battery.variants import tables
from tests.toy.auction import Asta, AstaGame, AstaRules, Decided, Shown, Sold, Time, View

plants = Plants()


@plants(r"leak to .*: view\.loves")
class TheViewShowsWhatOthersLove(AstaRules):
    def own_view(self, state: Asta, seat: int, board: View) -> View:
        loves = [each.love for each in state.room.bidders]
        return msgspec.structs.replace(super().own_view(state, seat, board), loves=loves)


@plants(r"leak to .*: view\.loves")
class TheViewShowsASpectatorMore(AstaRules):
    def board(self, state: Asta, memo: Memo) -> View:
        loves = [each.love for each in state.room.bidders]
        return msgspec.structs.replace(super().board(state, memo), loves=loves)

    def own_view(self, state: Asta, seat: int, board: View) -> View:
        return msgspec.structs.replace(super().own_view(state, seat, board), loves=[])


@plants(r"leak to .*: view\.hands")
class TheViewTakesASealedBidFromTheHand(AstaRules):
    def board(self, state: Asta, memo: Memo) -> View:
        hands = [sorted(each.hand - {each.bid}) for each in state.room.bidders]
        return msgspec.structs.replace(super().board(state, memo), hands=hands)


@plants(r"leak to .*: score")
class TheScoreCountsASecret(Asta):
    def score(self, seat: int) -> int:
        return self.points(seat)


@plants(r"leak to .* in a beat, .*: .*won")
class ABeatShowsASealedBid(Asta):
    def tell(self, event: Event, audience: int = ALL) -> None:
        super().tell(event, audience)
        if isinstance(event, Decided) and self.listener is not None:
            bidder = self.room.bidders[event.seat]
            bidder.won.append(bidder.bid)
            self.listener.beat(self)
            bidder.won.pop()
            super().tell(Time())


@plants(r"leak to .*: events \[asta\.love .*\]")
class AnEventReachesAll(Asta):
    def tell(self, event: Event, audience: int = ALL) -> None:
        super().tell(event, ALL)


@plants(r"leak to .*: events \[asta\.love .*\]")
class AnEventReachesAllButItsOwner(Asta):
    def tell(self, event: Event, audience: int = ALL) -> None:
        super().tell(event, audience)
        if audience != ALL and self.listener is not None:
            self.listener.hear(event, but=audience)


@plants(r"leak to .*: events \[asta\.sold .*\]")
class AnEventTellsASealedBid(Asta):
    def apply(self, who: int, action: int) -> None:
        if who >= 0 and action != RESIGN:
            self.tell(Sold(who, action))
        super().apply(who, action)


@plants(r"reads '[A-D] bid \d' or '[A-D] bid \d' in the log, and imagine\([A-D]\) takes it for unknown")
class TheLogShowsASealedBid(AstaRules):
    def audience(self, state: Asta, who: int, action: int) -> Audience:
        return "over" if who == CHANCE and state.undealt() is not None else "all"


@plants(r"reads 'chance love \d' or 'chance love \d' in the log, and imagine\([A-D]\) takes it for unknown")
class TheLogShowsWhatIsDealt(AstaRules):
    def audience(self, state: Asta, who: int, action: int) -> Audience:
        return "moment" if who >= 0 and action != RESIGN else "all"


@plants(r"reads '[A-D] bid \d' or '[A-D] bid \d' in the log")
class TheMomentIsNotSealed(Asta):
    def has_sealed_decision(self) -> bool:
        return False


@plants(r"imagine\([A-D]\) keeps a secret, after .*bidders\[\d\]\.love")
class ImagineForgetsWhatIsLoved(Asta):
    def imagine(self, seat: int, rng: Rng) -> None:
        loves = [each.love for each in self.room.bidders]
        super().imagine(seat, rng)
        for each, love in zip(self.room.bidders, loves, strict=True):
            each.love = love


@plants(r"imagine\([A-D]\) keeps a secret, after .*bidders\[\d\]\.bid")
class ImagineForgetsTheBids(Asta):
    def imagine(self, seat: int, rng: Rng) -> None:
        bids = [each.bid for each in self.room.bidders]
        super().imagine(seat, rng)
        for each, bid in zip(self.room.bidders, bids, strict=True):
            each.bid = bid


@plants(r"imagine\([A-D]\) keeps a secret, after .*bidders\[\d\]\.love")
class ImagineStartsFromTheSecret(Asta):
    """Every love is as likely as it should be, and yet the draw tells which one it was."""

    def imagine(self, seat: int, rng: Rng) -> None:
        loves = [each.love for each in self.room.bidders]
        super().imagine(seat, rng)
        for n, each in enumerate(self.room.bidders):
            if n != seat and loves[n] and self.turn() != OVER:
                turned = self.lots.index(loves[n]) + rng.below(len(self.lots))
                each.love = self.lots[turned % len(self.lots)]


@plants(r"leak to .*: view\.(love|bid)")
class ImagineChangesTheOwnSecret(Asta):
    def imagine(self, seat: int, rng: Rng) -> None:
        super().imagine((seat + 1) % len(self.room.bidders), rng)


@plants(r"leak to .*: actions")
class TheListDependsOnASecret(AstaRules):
    def actions(self, state: Any, who: int) -> list[int]:
        listed = super().actions(state, who)
        secret = any(each.bid == 1 for n, each in enumerate(state.room.bidders) if n != who)
        return listed[::-1] if secret and who >= 0 else listed


@plants(r"leak to .*: choices")
class AChoiceKnowsASecret(AstaRules):
    def choices(self, state: Any, seat: int) -> list[Any]:
        best = max(each.bid for n, each in enumerate(state.room.bidders) if n != seat)
        listed = self.actions(state, seat)
        return [Choice(notation=self.text(state, seat, bid), wasteful=bid < best) for bid in listed]


@plants(r"leak to .*: choices\[\d\]\.brings")
class AChoiceBringsTheOthersBids(AstaRules):
    def promised_events(self, state: Any, seat: int, action: int) -> list[Event]:
        return [Shown([each.bid for each in state.room.bidders])]


@plants(r"leak to .*, the refusal of '(bid|lot) \d'")
class ARefusalTellsASecret(AstaRules):
    def why_not(self, state: Asta, seat: int, attempt: Any) -> Refusal | None:
        refused = super().why_not(state, seat, attempt)
        bids = [each.bid for n, each in enumerate(state.room.bidders) if n != seat]
        return refused and Refusal(TooLow(attempt.words, max(bids)))


class TooLow(Event):
    game = "asta"

    text: str
    highest: int


@plants(r"leak to .*: (turn|waiting)")
class TheTurnDependsOnASecret(Asta):
    """Whoever loves the lot is not asked."""

    def asked(self) -> list[int]:
        return [seat for seat in super().asked() if self.room.bidders[seat].love != self.room.lot]


@plants(r"leak to .*: events .*asta\.shown bids=\[\d?\]")
class ALateEventTellsAnOldSecret(Asta):
    """What was dealt long ago is told when a lot is sold, and no view shows it."""

    def settle(self) -> None:
        loved = [n for n, each in enumerate(self.room.bidders) if each.love == self.room.lot]
        super().settle()
        self.tell(Shown(loved))


@plants(r"nothing is hidden in this game, and imagine\([A-D]\) changes")
class TheFactsSayNothingIsHidden(AstaGame):
    hidden = False


@pytest.mark.both
@pytest.mark.parametrize(("game", "says"), plants)
def test_a_planted_leak_is_found(game: Game, says: str, monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(Fault, match=says):
        played(game, monkeypatch)


@pytest.mark.both
def test_nothing_is_found_where_nothing_is_planted(monkeypatch: pytest.MonkeyPatch):
    tally = played(AstaGame(), monkeypatch)
    assert tally.close > 100
    assert tally.imagined > 20


@pytest.mark.both
def test_a_leak_planted_in_a_real_game_is_found(monkeypatch: pytest.MonkeyPatch):
    """Foldris, with the decision of whoever decided first shown to all."""
    from cinquina.games.foldris import notation, view

    honest = view.own_view

    def own_view(rules: Any, state: Any, seat: int, board: Any) -> Any:
        decided = [(each, int(action)) for each, action in enumerate(state.decided) if action >= 0]
        first = notation.text(state, *decided[0]) if decided else None
        return msgspec.structs.replace(honest(rules, state, seat, board), decision=first)

    monkeypatch.setattr(view, "own_view", own_view)
    game = find("foldris")
    with pytest.raises(Fault, match=r"leak to .*: view\.decision"):
        examine(tables(game, game.mode("standard"), 3), seconds=0, games=10)

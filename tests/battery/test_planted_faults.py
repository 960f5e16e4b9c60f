"""Other faults, one a game: each breaks the contract somewhere, and the battery says where."""

import random
from typing import Any

import msgspec
import pytest

from cinquina.core import record
from cinquina.core.attempt import Attempt, Written
from cinquina.core.errors import Refusal
from cinquina.core.event import Event
from cinquina.core.game import Game
from cinquina.core.listener import ALL
from cinquina.core.memo import Memo
from cinquina.core.record import Entry
from cinquina.core.rng import Rng
from cinquina.core.setup import Mode, Preset, Setting, Setup
from cinquina.core.state import CHANCE, CLOCK, OVER, RESIGN
from tests.battery import whole
from tests.battery.planted import Plants, played
from tests.battery.play import Fault
from tests.battery.variants import missing_values
from tests.toy.auction import Asta, AstaGame, AstaRules, Sold, View

plants = Plants()


# --- who decides, among what -----------------------------------------------------------------------


@plants(r"has an action twice: \[\d\]")
class AnActionIsListedTwice(Asta):
    def listed(self, who: int) -> list[int]:
        listed = super().listed(who)
        return [*listed[:-1], listed[0]] if len(listed) > 1 else listed


@plants(r"[A-D] must decide and has 0 actions")
class NobodyMayBidTheLastCard(Asta):
    def listed(self, who: int) -> list[int]:
        listed = super().listed(who)
        return listed if who < 0 or len(listed) > 1 else []


@plants(r"max_actions is 2")
class TheListIsLongerThanItSays(AstaRules):
    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.max_actions = 2

    def actions(self, state: Any, who: int) -> list[int]:
        return list(state.listed(who))


@plants(r"max_entries is 9")
class TheGameIsLongerThanItSays(AstaRules):
    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.max_entries = 9


@plants(r"is listed but not legal")
class AListedActionIsNotLegal(Asta):
    def legal(self, who: int, action: int) -> bool:
        return super().legal(who, action) and action != 3


@plants(r"is legal for [A-D], who is not asked")
class SomebodyNotAskedMayAct(Asta):
    def legal(self, who: int, action: int) -> bool:
        return super().legal(who, action) or (who >= 0 and action in self.lots and self.turn() != OVER)


@plants(r"turn\(\) is [A-D], waiting\(\) is")
class TheTurnIsNotTheLowestThatWaits(Asta):
    def turn(self) -> Any:
        return self.asked()[-1] if self.asked() else super().turn()


@plants(r"has the weight 0")
class AnOutcomeHasNoWeight(Asta):
    def weights(self, out: Any) -> Any:
        count = super().weights(out)
        out[0] = 0 if count > 1 else 1
        return count


@plants(r"outcomes of chance have \d weights")
class AWeightIsMissing(Asta):
    def weights(self, out: Any) -> Any:
        return max(1, super().weights(out) - 1)


@plants(r"uniform\(\) says that these weights are all 1")
class WeightsAreNotUniform(Asta):
    def is_uniform(self) -> bool:
        return True


@plants(r"drawn\(\) is \d+ where the weights of the list give")
class ItDrawsInAnotherOrder(Asta):
    def draw(self, rng: Any, out: Any, odds: Any) -> Any:
        count = self.actions(CHANCE, out)
        return out[count - 1 - rng.pick(odds, self.weights(odds))]


@plants(r"may give up in a game that does not know it")
class TheFactsSayNobodyGivesUp(AstaGame):
    resigns = False


@plants(r"the fallback 9 of [A-D] is not legal")
class TheFallbackIsNotLegal(Asta):
    def fallback(self, seat: int) -> Any:
        return 9


@plants(r"clock_ms\(\) is 0, the clock may do \[0\]")
class TheClockRunsUnseen(Asta):
    def clock_ms(self) -> Any:
        return 0

    def listed(self, who: int) -> list[int]:
        return ([0] if self.asked() else []) if who == CLOCK else super().listed(who)


@plants(r"a clock runs in a game that is not timed")
class TheFactsSayNoClockRuns(AstaGame):
    timed = False


@plants(r"several seats wait in a game of turns")
class TheFactsSayTurns(AstaGame):
    simultaneous = False


@plants(r"must decide and may not give up")
class NobodyMayGiveUp(Asta):
    def legal(self, who: int, action: int) -> bool:
        return action != RESIGN and super().legal(who, action)


@plants(r"gave up and is asked again")
class GivingUpIsForgotten(Asta):
    def apply(self, who: int, action: int) -> None:
        if who == CHANCE or action != RESIGN:
            super().apply(who, action)


# --- copies and round trips ------------------------------------------------------------------------


@plants(r"a copy shares: .*bidders")
class ACopyShares(Asta):
    def copy(self) -> "ACopyShares":
        room = msgspec.structs.replace(self.room, coming=set(self.room.coming))
        return ACopyShares(room, self.lots, self.hurry)


@plants(r"a copy differs: .*gone is True and False")
class ACopyForgets(Asta):
    def copy(self) -> Asta:
        other = super().copy()
        for each in other.room.bidders:
            each.gone = False
        return other


@plants(r"load\(dump\(\)\): .*gone")
class ThePositionForgets(AstaRules):
    def dump(self, state: Asta) -> dict[str, Any]:
        data = super().dump(state)
        for bidder in data["bidders"]:
            if state.listener is None and state.turn() != OVER:
                bidder["gone"] = False
        return data

    def load(self, data: dict[str, Any]) -> Asta:
        state = super().load(data)
        for each in state.room.bidders:
            each.gone = not each.gone
        return state


@plants(r"dump\(\) at \$\.bidders\[0\]\.hand has a set")
class ThePositionIsNotPlain(AstaRules):
    def dump(self, state: Asta) -> dict[str, Any]:
        data = super().dump(state)
        data["bidders"][0]["hand"] = set(data["bidders"][0]["hand"])
        return data


@plants(r"dump\(\) at \$\.note has a NoneType")
class ThePositionHasNull(AstaRules):
    def dump(self, state: Asta) -> dict[str, Any]:
        return {**super().dump(state), "note": None}


@plants(r"the log folds to something else|a replay ends elsewhere")
class ListeningChangesTheGame(Asta):
    def tell(self, event: Event, audience: int = ALL) -> None:
        super().tell(event, audience)
        if self.listener is not None and isinstance(event, Sold):
            self.room.bidders[0].won.append(1)


@plants(r"the same seed played another game|after load\(dump\(\)\)|folds to something else|order of arrival")
class TheRulesRollThemselves(Asta):
    dice = random.Random(5)

    def settle(self) -> None:
        super().settle()
        self.dice.choice(self.room.bidders).won.append(1)


# --- what people read and write --------------------------------------------------------------------


@plants(r"'bid' means both \d and \d")
class TheNotationIsNotUnique(AstaRules):
    def text(self, state: Asta, who: int, action: int) -> str:
        return "bid" if who >= 0 and action != RESIGN else super().text(state, who, action)


@plants(r"'bid 1' is written for 1 and read as \d")
class TheNotationReadsBackWrong(AstaRules):
    def read(self, state: Asta, seat: int, words: str) -> Attempt:
        meant = super().read(state, seat, words)
        return Written(max(self.actions(state, seat)), words) if words == "bid 1" and meant.action else meant


@plants(r"'bid 2' is listed and refused by asta\.too_low")
class AListedTextIsRefused(AstaRules):
    def read(self, state: Asta, seat: int, words: str) -> Attempt:
        if words == "bid 2":
            raise Refusal("asta.too_low")
        return super().read(state, seat, words)


@plants(r"'bid \d' is not legal for [A-D], and no rule against it is named")
class NoReasonIsFound(AstaRules):
    def why_not(self, state: Asta, seat: int, attempt: Any) -> Refusal | None:
        return None


@plants(r"'bid 3' is legal for [A-D], and asta\.never is named against it")
class AReasonIsFoundAgainstWhatIsLegal(AstaRules):
    def why_not(self, state: Asta, seat: int, attempt: Any) -> Refusal | None:
        return Refusal("asta.never") if attempt.words == "bid 3" else super().why_not(state, seat, attempt)


@plants(r"\d+ is legal for [A-D], and its text 'bid \d+' is refused by table\.not_possible")
class OtherIntsMeanTheSame(Asta):
    """The bits above the lowest four are not looked at."""

    def legal(self, who: int, action: int) -> bool:
        return super().legal(who, action) or (action > 16 and super().legal(who, action % 16))

    def apply(self, who: int, action: int) -> None:
        super().apply(who, action % 16 if action > 16 else action)


@plants(r"legal\(\) fails when clock asks for -?\d+")
class NotEveryIntMayBeAsked(Asta):
    def legal(self, who: int, action: int) -> bool:
        return ([True] * 5000)[action] and super().legal(who, action)


@plants(r"the view of .* breaks its schema: \$\.lot")
class TheViewBreaksItsSchema(AstaRules):
    def board(self, state: Asta, memo: Memo) -> View:
        return msgspec.structs.replace(super().board(state, memo), lot=str(state.room.lot))


@plants(r"a remembered board is another one: board\.lot")
class TheBoardRemembersTooMuch(AstaRules):
    def board(self, state: Asta, memo: Memo) -> View:
        honest = super().board(state, memo)
        return memo.get_or_make(("board", len(state.room.coming)), lambda: honest)


@plants(r"the view of .* changes the board that all share")
class ASeatWritesOnTheBoard(AstaRules):
    def own_view(self, state: Asta, seat: int, board: View) -> View:
        board.bid = state.room.bidders[seat].love
        return super().own_view(state, seat, board)


@plants(r"the view of .* changes with the position")
class TheViewIsAWindow(AstaRules):
    def board(self, state: Asta, memo: Memo) -> View:
        seen = super().board(state, memo)
        won: list[Any] = [each.won for each in state.room.bidders]
        return msgspec.structs.replace(seen, won=won)


@plants(r"may do \['bid \d'\], which no choice offers")
class AChoiceIsMissing(AstaRules):
    def choices(self, state: Any, seat: int) -> list[Any]:
        return super().choices(state, seat)[1:]


@plants(r"the picture for a spectator is empty")
class ThePictureIsEmpty(AstaRules):
    def picture(self, view: View) -> str:
        return super().picture(view) if view.love else ""


class Foreign(Event):
    game = "chess"


@plants(r"the event chess\.foreign is none that its game declares")
class AnEventIsOfAnotherGame(Asta):
    def tell(self, event: Event, audience: int = ALL) -> None:
        super().tell(Foreign(), audience)


@plants(r"the event asta\.sold .* does not keep to its types: .*\$\.lot")
class AFactHasAnotherType(Asta):
    def tell(self, event: Event, audience: int = ALL) -> None:
        super().tell(Sold(event.seat, str(event.lot)) if isinstance(event, Sold) else event, audience)  # type: ignore[arg-type]


@plants(r"the event asta\.sold .* leaves out \d, who is told nothing else")
class AnEventLeavesSomebodyOut(Asta):
    def tell(self, event: Event, audience: int = ALL) -> None:
        if self.listener is not None and isinstance(event, Sold):
            self.listener.hear(event, but=0)
        else:
            super().tell(event, audience)


# --- simultaneous decisions and the result ---------------------------------------------------------


@plants(r"the order of arrival matters: after .*won")
class TheFirstToBidIsPaid(Asta):
    def apply(self, who: int, action: int) -> None:
        if who >= 0 and action != RESIGN and not self.has_sealed_decision():
            self.room.bidders[who].won.append(1)
        super().apply(who, action)


@plants(r"utilities \[.*\] do not follow from the places")
class WinnersDoNotShare(Asta):
    def utility(self, seat: int) -> float:
        return float(self.rank(seat) == 1)


@plants(r"utilities .* are not all within 0 and 1")
class AUtilityIsNegative(Asta):
    def utility(self, seat: int) -> float:
        return super().utility(seat) or -1.0


@plants(r"places are \[.*\]: \d are ahead of place \d")
class PlacesHaveAGap(Asta):
    def rank(self, seat: int) -> Any:
        return 2 * super().rank(seat) - 1


@pytest.mark.both
@pytest.mark.parametrize(("game", "says"), plants)
def test_a_planted_fault_is_found(game: Game, says: str, monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(Fault, match=says):
        played(game, monkeypatch)


def test_an_undo_of_somebody_elses_entry_is_found(monkeypatch: pytest.MonkeyPatch):
    def last_goes(log: list[Entry]) -> list[Entry]:
        kept: list[Entry] = []
        for entry in log:
            if entry.text == "undo":
                kept.pop()
            else:
                kept.append(entry)
        return kept

    monkeypatch.setattr(record, "live_entries", last_goes)
    monkeypatch.setattr(whole, "live_entries", last_goes)
    with pytest.raises(Fault, match="undo"):
        played(AstaGame(), monkeypatch)


class Boring(AstaGame):
    """It promises a clock, and none ever runs."""

    settings = (Setting("hurry", (False,), False), Setting("more", (4, 5, 6), [4, 5], most=2))


class Torn(AstaGame):
    """A default that is not one of the values."""

    settings = (Setting("hurry", (False, True), "sometimes"), Setting("more", (4,), [], most=2))


class Dreaming(AstaGame):
    """A preset of a mode that is gone."""

    presets = (Preset("first", "kinder"),)


class Haughty(AstaGame):
    """The easiest comes last."""

    presets = (Preset("experts", "auction"), Preset("first", "auction"))


class Curious(AstaGame):
    """It asks when something has a value that it cannot have."""

    settings = (
        Setting("hurry", (False, True), False),
        Setting("more", (4, 5, 6), [4, 5], most=2, when={"hurry": ("always",)}),
    )


class Twice(AstaGame):
    modes = (Mode("auction", (2, 3)), Mode("auction", (4,)))  # type: ignore[assignment]


def test_a_promise_that_is_not_kept_is_found():
    with pytest.raises(Fault, match="timed is True, and it does not happen"):
        whole.check_promises(Boring())
    whole.check_promises(AstaGame())


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (Torn(), "hurry"),
        (Twice(), "modes are"),
        (Dreaming(), "the preset first is refused: .*kinder"),
        (Haughty(), "easiest first"),
        (Curious(), "more is asked when hurry is"),
    ],
)
def test_facts_that_disagree_are_found(game: Game, says: str):
    with pytest.raises(Fault, match=says):
        whole.check_facts(game)


def test_a_value_that_no_table_can_be_set_to_is_found():
    class Picky(AstaGame):
        def rules(self, setup: Setup) -> AstaRules:
            from cinquina.core.errors import Invalid

            if setup.settings["more"] == [6]:
                raise Invalid("$.settings.more", "6 is not sold alone")
            return AstaRules(self, setup)

    assert missing_values(Picky()) == ["more = [6] in mode auction"]
    assert missing_values(AstaGame()) == []


def test_the_battery_plays_the_same_again():
    """With no time but the least, nothing depends on the clock: a fault that was found is found again."""
    from cinquina.core import registry
    from tests.battery.battery import examine
    from tests.battery.variants import tables

    game = AstaGame()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._games, game.id, game)
        one, two = (vars(examine(tables(game, game.modes[0], 2), 0, games=5)) for _ in range(2))
    assert one == two
    assert Rng(0).bits() == Rng(0).bits()

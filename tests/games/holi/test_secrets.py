"""Hands and face-down discards reach nobody: leaks planted in Holi are found, and imagined hands are possible ones."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cinquina.core.checks import ids_in
from cinquina.core.errors import Refusal
from cinquina.core.event import Event
from cinquina.core.listener import Heard
from cinquina.core.registry import find
from cinquina.core.rng import Rng
from cinquina.core.rules import Audience
from cinquina.games.holi import choices, view
from cinquina.games.holi.rulebook import Rulebook
from cinquina.games.holi.rules import phases
from tests.battery.battery import Tally, examine
from tests.battery.play import Fault, Walk
from tests.battery.secrets import After, Moment, check_entry, check_same
from tests.battery.variants import tables
from tests.battery.words import difference

Plant = Callable[[pytest.MonkeyPatch], None]


def examined(most: int | None = None) -> Tally:
    """A game at each of the first tables."""
    game = find("holi")
    return examine(tables(game, game.mode("simple"), 2)[:most], seconds=0)


def a_hand_in_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the second seat, shown to all."""
    honest = view.seat_view

    def seat_view(rules: Any, state: Any, seat: int) -> Any:
        hand = view.cards_in(rules, state, seat, int(state.cards.hand[seat])) if seat == 1 else None
        return msgspec.structs.replace(honest(rules, state, seat), hand=hand)

    monkeypatch.setattr(view, "seat_view", seat_view)


def a_face_down_card_in_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.discard_views

    def discards(rules: Any, state: Any, seat: int, shown: bool) -> Any:
        return honest(rules, state, seat, shown=True)

    monkeypatch.setattr(view, "discard_views", discards)


def help_that_knows_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards that a rival may hold, without the one that is not there."""
    honest = view.possible_hand

    def possible_hand(state: Any, seat: int) -> int:
        deck = int(state.cards.deck[seat])
        return honest(state, seat) & ~(deck & -deck)

    monkeypatch.setattr(view, "possible_hand", possible_hand)


def a_draw_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Rulebook.audience

    def audience(self: Rulebook, state: Any, who: int, action: int) -> Audience:
        return "all" if state.phase == phases.DRAW else honest(self, state, who, action)

    monkeypatch.setattr(Rulebook, "audience", audience)


def a_face_down_throw_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Rulebook.audience

    def audience(self: Rulebook, state: Any, who: int, action: int) -> Audience:
        return "all" if who >= 0 else honest(self, state, who, action)

    monkeypatch.setattr(Rulebook, "audience", audience)


def an_event_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heard, "reaches", lambda self, seat: True)


def a_choice_that_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hint to throw when the rival holds a high card."""
    honest = choices.choices

    def wiser(rules: Any, state: Any, seat: int) -> Any:
        wasteful = int(state.cards.hand[1 - seat]) > 256
        return [msgspec.structs.replace(each, wasteful=wasteful) for each in honest(rules, state, seat)]

    monkeypatch.setattr(choices, "choices", wiser)


class Telling(Event):
    game = "holi"

    because: str
    held: list[str]


def a_refusal_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Rulebook.why_not

    def why_not(self: Rulebook, state: Any, seat: int, attempt: Any) -> Refusal | None:
        refused = honest(self, state, seat, attempt)
        held = ids_in(state.box.deck_ids[0], int(state.cards.hand[0]))
        return refused and Refusal(Telling(refused.id, held))

    monkeypatch.setattr(Rulebook, "why_not", why_not)


@pytest.mark.parametrize(
    ("plant", "says"),
    [
        (a_hand_in_the_view, r"leak to .*: view\.seats\[1\]\.hand"),
        (a_face_down_card_in_the_view, r"leak to .*: view\.seats\[\d\]\.discards"),
        (help_that_knows_the_hand, r"leak to .*: view\.seats\[\d\]\.may_hold"),
        (a_draw_in_the_log, r"reads 'chance draw C\d\d' or .* in the log"),
        (a_choice_that_knows, r"leak to .*: choices"),
        (a_refusal_that_tells, r"leak to .*, the refusal of"),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_a_planted_leak_is_found(plant: Plant, says: str, monkeypatch: pytest.MonkeyPatch):
    plant(monkeypatch)
    with pytest.raises(Fault, match=says):
        examined()


def test_an_event_that_reaches_all_is_found(monkeypatch: pytest.MonkeyPatch):
    an_event_for_all(monkeypatch)
    with pytest.raises(Fault, match=r"leak to .*: events .*holi\.(drew_card|threw_card)"):
        examined()


def thrown_face_down() -> tuple[After, After]:
    """Two cards of A at the same cell, as B gets to know it."""
    game = find("holi")
    rules = game.rules(game.setup(2, "simple"))
    state = rules.load({"A": {"pawn": "1A1", "hand": ["C01", "C02"]}, "B": {"pawn": "1F6", "hand": ["C03"]}})
    one, two = (
        After(Moment(rules, state), 0, rules.parse(state, 0, f"down {card} C3"), viewer=1)
        for card in ("C01", "C02")
    )
    return one, two


@pytest.mark.both
def test_a_card_thrown_face_down_is_the_same_to_the_others():
    one, two = thrown_face_down()
    assert one.text is None and two.text is None
    check_same(one, two, "after a face-down throw")
    assert difference(one.rules.dump(one.state), two.rules.dump(two.state))


def test_a_face_down_throw_in_the_log_is_found(monkeypatch: pytest.MonkeyPatch):
    a_face_down_throw_in_the_log(monkeypatch)
    with pytest.raises(Fault, match=r"reads 'A down C01 C3' or 'A down C02 C3' in the log"):
        check_entry(*thrown_face_down())


def test_nothing_is_found_where_nothing_is_planted():
    assert examined(most=2).imagined > 1  # there were secrets to find


@pytest.mark.both
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_imagined_hand_is_one_that_the_seat_may_hold(seats: int):
    """Whatever is imagined is among the cards that the view names as possible, and every one of these is imagined."""
    game = find("holi")
    rules = game.rules(game.setup(seats, "simple", {"first_player": "A"}))
    walk = Walk(rules, seed=3)
    for _ in walk:
        if walk.state.phase != phases.ACTION or len(walk.log) % 20:
            continue
        seen: list[set[str]] = [set() for _ in range(seats)]
        for stream in range(60):
            dream = walk.state.copy()
            dream.imagine(0, Rng(stream, "dream"))
            for seat in range(seats):
                seen[seat] |= set(rules.dump(dream)["ABCD"[seat]]["hand"])
        possible = [{card.id for card in each.may_hold} for each in rules.view(walk.state, 0).seats]
        assert [each <= may for each, may in zip(seen, possible, strict=True)] == [True] * seats
        assert seen[0] == possible[0] == set(rules.dump(walk.state)["A"]["hand"])
        if walk.state.active == 0:
            assert seen == possible

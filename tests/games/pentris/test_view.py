"""What a player must see (law, section of that name): facts of views and choices, against play itself."""

from collections.abc import Iterator

import msgspec
import pytest

from cinquina.core.memo import Memo
from cinquina.core.rng import Rng
from cinquina.core.state import OVER
from cinquina.games.pentris.choices import Option
from cinquina.games.pentris.events import Claims, Hidden
from cinquina.games.pentris.rulebook import Rulebook
from cinquina.games.pentris.rules import phases
from cinquina.games.pentris.rules.position import Position
from cinquina.games.pentris.view import View
from cinquina.locales import Texts
from tests.battery import secrets
from tests.battery.play import Fault, Walk, told
from tests.games.pentris import oracle
from tests.games.pentris.compare import place_text, rulebook


def board_of(view: View, seat: int) -> dict[oracle.Cell, str]:
    chute = view.seats[seat].chute
    assert chute is not None
    return {
        (x, view.rows - 1 - n): token
        for n, row in enumerate(chute.rows)
        for x, token in enumerate(row)
        if token
    }


def in_words(choice: Option, lang: str = "en") -> list[str]:
    """Return what a choice brings in words."""
    return [Texts(lang).event(each, ["Ada", "Bea"]) for each in choice.brings]


def points(choice: Option, source: str = "") -> int:
    """Return the points that a choice brings, or those of one source."""
    return sum(each.facts.get("points", 0) for each in choice.brings if each.id.endswith(source))


def test_where_a_piece_could_rest_is_known_before_it_is_taken():
    """Unless a wrong choice is the own risk."""
    rules = rulebook(2, "advanced")
    seen = set()
    for state in Walk(rules, 2):
        assert isinstance(state, Position)
        seat = int(state.turn())
        if seat < 0 or rules.view(state, seat).step != "choose":
            continue
        view = rules.view(state, seat)
        chute = oracle.Chute(set(board_of(view, seat)), 10)
        for choice in rules.choices(state, seat):
            known = {place_text(each) for each in chute.placements(choice.piece[0])}
            assert set(choice.rests) == (known if choice.what in ("take", "personal") else set())
            assert [each.facts for each in choice.brings] == [{"count": len(known)}] * bool(choice.rests)
            seen.add(choice.what)
    assert {"take", "personal"} <= seen
    risky, lost = rulebook(2, "beginner", misjudge="penalise"), 0
    for state in Walk(risky, 1):
        assert isinstance(state, Position)
        if state.turn() >= 0:
            offered = risky.choices(state, int(state.turn()))
            assert not any(each.rests for each in offered)
            for each in offered if state.step == phases.CHOOSE else ():
                assert in_words(each) == ["fits nowhere: you would lose it"] * each.wasteful
                lost += each.wasteful
    assert lost > 0


@pytest.mark.both
@pytest.mark.parametrize("mode", ["beginner", "intermediate", "advanced"])
def test_every_fact_of_every_place(mode: str):
    """Places, ghosts and steered states are those of the oracle; what a place promises comes true."""
    rules = rulebook(2, mode)
    seen = 0
    for state in Walk(rules, 4):
        assert isinstance(state, Position)
        view = rules.view(state, int(state.turn())) if state.turn() >= 0 else None
        if view is None or view.step != "place" or view.hand is None:
            continue
        seen += 1
        if seen % 4:
            continue
        seat, shape = int(state.turn()), view.hand.shape
        board = board_of(view, seat)
        chute = oracle.Chute(set(board), 10)
        placements = chute.placements(shape)
        choices: dict[str, Option] = {each.notation: each for each in rules.choices(state, seat)}
        assert set(choices) == {f"place {place_text(each)}" for each in placements}
        fitting = {
            (turn, x, y)
            for turn in range(4)
            for x in range(6)
            for y in range(10)
            if chute.fits(shape, (turn, x, y)) and chute.can_rest(shape, (turn, x, y))
        }
        told = {f"r{ghost.turn} {ghost.anchor}" for ghost in view.ghosts}
        assert told == {place_text(each) for each in fitting - placements}
        before = oracle.round_points(board, 10, mode == "beginner")
        best = max(choices.values(), key=lambda each: each.worth)
        for choice in (best, *list(choices.values())[::3]):
            after = board | {
                ("abcdef".index(cell[0]), int(cell[1:]) - 1): token
                for cell, token in zip(choice.cells, view.hand.face, strict=True)
            }
            gains = oracle.round_points(after, 10, mode == "beginner")
            for source in before:
                assert points(choice, source) == gains[source] - before[source]
            assert points(choice) == sum(gains.values()) - sum(before.values())
            grown = {(each.colour, each.before, each.size) for each in choice.groups}
            assert grown == set(growing(board, after, mode == "beginner"))
            brings = [each.facts for each in choice.brings if each.id.endswith("grows")]
            assert {tuple(each.values()) for each in brings} == {each for each in grown if each[1]}
            holes = [each.facts["count"] for each in choice.brings if each.id.endswith("holes")]
            assert sum(holes) == len(choice.holes)
    assert seen > 20


@pytest.mark.both
def test_what_a_place_brings_is_told_the_most_important_first():
    """In full, and in brief where there is little room."""
    rules = rulebook(2, "intermediate", bonus_set="beige")
    position = {"step": "place", "active": "B", "current": ["Tw1"], "previous": ["Zs2"], "hand": "Zs2"}
    state = rules.load({**position, "B": {"chute": ["Fs3 r3 @d1"]}})
    place = rules.choice(state, 1, rules.parse(state, 1, "place r1 a1"))
    assert place.worth == max(each.worth for each in rules.choices(state, 1))
    assert in_words(place) == [
        "completes row 2 (+2)",
        "leaves 2 holes",
        "stars: 1 point more",
        "platinum: 6 points more",
        "red group grows from 1 to 2",
    ]
    assert [Texts("it").short(each, []) for each in place.brings] == [
        "completa la riga 2 (+2)",
        "lascia 2 buchi",
        "stelle: +1",
        "platino: +6",
        "rosso: da 1 a 2",
    ]
    assert [each.mood for each in place.brings] == ["good", "bad", "good", "good", "good"]
    bare = rules.load({**position, "previous": ["Iw1"], "hand": "Iw1"})
    nothing = rules.choice(bare, 1, rules.parse(bare, 1, "place r0 a1"))
    assert in_words(nothing) == ["scores nothing yet"]


def growing(
    board: dict[oracle.Cell, str], after: dict[oracle.Cell, str], beginner: bool
) -> Iterator[tuple[str, int, int]]:
    """Yield the groups of several cells that grow: colour, and size before and after."""
    for colour in "rygv":
        parts = oracle.groups(board, colour)
        for group in oracle.groups(after, colour):
            size = oracle.size(after, group, beginner)
            was = max((oracle.size(board, part, beginner) for part in parts if part <= group), default=0)
            if len(group) > 1 and size > was:
                yield colour, was, size


@pytest.mark.both
def test_nobody_else_is_shown_where_a_piece_can_go():
    rules = rulebook(2, chutes="secret")
    state = rules.load({"current": ["Fw1", "Fw2"], "hand": "Fw1", "active": "B"})
    assert rules.view(state, 1).steering
    for other in (0, None):
        assert rules.view(state, other).steering == []


@pytest.mark.both
def test_a_chute_shown_to_others_would_be_found():
    """The leak test is real: rules that show a secret chute fail it."""

    class Leaking(Rulebook):
        def board(self, state: Position, memo: Memo) -> View:
            seen = super().board(state, memo)
            seen.seats[0].chute = self.own_view(state, 0, seen).seats[0].chute
            return seen

    honest = rulebook(2, chutes="secret")
    leaking = Leaking(honest.game, honest.setup)
    state = honest.load(
        {"current": ["Fw1", "Fw2"], "active": "B", "A": {"chute": ["Lw1 r0 @a1", "Zw1 r1 @d1"]}}
    )
    secrets.check_no_leak(honest, state, Rng(1), hidden=True)
    with pytest.raises(Fault, match="leak to"):
        secrets.check_no_leak(leaking, state, Rng(1), hidden=True)


@pytest.mark.both
def test_an_imagined_chute_has_the_same_pieces_elsewhere():
    rules = rulebook(2, chutes="secret")
    moved = 0
    for state in Walk(rules, 7):
        if state.turn() == OVER:
            break
        assert isinstance(state, Position)
        other = state.copy()
        other.imagine(1, Rng(3))
        now, then = rules.dump(other), rules.dump(state)
        assert now["B"] == then["B"]
        assert [text.split()[0] for text in now["A"]["chute"]] == [
            text.split()[0] for text in then["A"]["chute"]
        ]
        moved += now["A"]["chute"] != then["A"]["chute"]
    assert moved > 20


@pytest.mark.both
def test_a_view_and_its_choices_are_small_enough_to_send():
    rules = rulebook(4, "advanced")
    largest = 0
    for state in Walk(rules, 4):
        assert isinstance(state, Position)
        if state.turn() >= 0:
            view = msgspec.json.encode(rules.view(state, int(state.turn())))
            offered = msgspec.json.encode(rules.choices(state, int(state.turn())))
            largest = max(largest, len(view) + len(offered))
    assert 10_000 < largest < 64_000


@pytest.mark.both
def test_of_a_secret_chute_everybody_reads_one_line():
    """Its owner where the piece went, all others, and who watches, which piece it was."""
    rules = rulebook(3, "advanced", chutes="secret")
    walk, placed = Walk(rules, 2), 0
    for _ in walk:
        owner = next((told.but for told in walk.told if isinstance(told.event, Hidden)), None)
        for viewer in (None, *range(3)) if owner is not None else ():
            read = [told.event.id for told in walk.told if told.reaches(viewer)]
            assert ("pentris.placed" in read, "pentris.hidden" in read) == (viewer == owner, viewer != owner)
            assert "pentris.completed" not in read or viewer == owner
            placed += viewer == owner
    assert placed > 10


@pytest.mark.both
def test_a_choice_does_not_tell_who_else_will_have_to_pass():
    """Who has nothing to claim passes at once, which follows from chutes that are secret until then."""
    rules = rulebook(3, "advanced", chutes="secret")
    rng, ends = Rng(5), 0
    for state in Walk(rules, 2):
        seat = int(state.turn())
        for action in rules.actions(state, seat)[:2] if seat >= 0 else ():
            choice = rules.choice(state, seat, action)
            ends += any(isinstance(heard.event, Claims) for heard in told(state, seat, action)[1])
            assert {each.facts.get("seat", seat) for each in choice.brings} <= {seat}
            for _ in range(3):
                assert rules.choice(secrets.imagined(state, seat, rng), seat, action) == choice
    assert ends > 0


@pytest.mark.both
def test_no_piece_of_an_imagined_chute_is_left_out():
    """Of full ones one in a hundred was, while every piece was put but once."""
    rules = rulebook(2, chutes="secret")
    full = 0
    for seed in range(4):
        for state in Walk(rules, seed):
            assert isinstance(state, Position)
            for number in range(4) if state.chutes[0].count > 6 else ():
                other = state.copy()
                other.imagine(1, Rng(number))
                assert other.chutes[0].count == state.chutes[0].count
                full += 1
    assert full > 100


@pytest.mark.both
def test_what_rounds_brought_to_another_secret_chute_is_not_split_up():
    """Rows and stars make the same total in many ways, and only the total is known (pentris R38)."""
    rules = rulebook(2, "advanced", chutes="secret")
    dreams = []
    for points in ({"rows": 4, "stars": 5, "platinum": 2}, {"rows": 2, "stars": 9}):
        state = rules.load(
            {"round": 2, "current": ["Fw1"], "A": {"points": points}, "B": {"points": {"stars": 3}}}
        )
        state.imagine(1, Rng(1))
        assert [int(state.score(seat)) for seat in range(2)] == [11, 3]
        dreams.append(rules.dump(state))
    assert dreams[0] == dreams[1]
    assert dreams[0]["B"]["points"]["stars"] == 3


CLAIMS = {
    "step": "claim",
    "previous": ["Iw1", "Iw2", "Iw3"],
    "A": {"chute": ["Yw1 r0 @a1", "Lw4 r1 @c1", "Nw4 r0 @c3"], "tokens": {"y": 1}},
}


@pytest.mark.both
def test_claims_tell_which_is_best_and_cards_whether_they_are_used():
    """The law's E11, with a token on yellow; in the advanced game a card takes more than one."""
    rules = rulebook()
    state = rules.load(CLAIMS)
    claims = [each for each in rules.choices(state, 0) if each.what == "claim"]
    assert max(claims, key=lambda each: each.worth).notation == "claim v c2"
    assert all(each.worth == each.points == each.size == points(each) for each in claims)
    assert in_words(max(claims, key=points)) == ["violet group of 5, 5 points"]
    seen = rules.view(state, 0)
    assert [card.colour for card in seen.cards if card.used] == ["y"]
    assert not any(card.used for card in rules.view(state, None).cards)
    assert (seen.phases, seen.turns, seen.stars) == (3, 3, False)
    advanced = rulebook(mode="advanced")
    stacks = {"v3": ["Fb1"], "v4": ["Zb1"]}
    paid = advanced.choices(advanced.load({**CLAIMS, "stacks": stacks}), 0)
    assert in_words(max(paid, key=lambda each: each.worth)) == ["violet group of 4, a piece from stack 4"]
    again = advanced.load({"current": ["Fw1"], "A": {"tokens": {"y": 1}}})
    assert not any(card.used for card in advanced.view(again, 0).cards)

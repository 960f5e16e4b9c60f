"""What is seen one after the other within an entry of Roll 'Em Fold 'Em: each thing on its own, in a position that
fits it."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from cinquina.core.event import Event
from cinquina.core.played import play, playback
from cinquina.core.record import Entry
from cinquina.core.state import State
from cinquina.games import find
from cinquina.games.rollfold import events as told
from cinquina.games.rollfold.rulebook import Rulebook
from cinquina.games.rollfold.rules.position import Position
from cinquina.games.rollfold.view import SheetView, View
from cinquina.table.history import History
from tests.battery.play import Walk

# What takes its time in a film.
SHOWN = (
    told.Rolled,
    told.Took,
    told.Uses,
    told.Drew,
    told.Folded,
    told.FoldedAgain,
    told.Flipped,
    told.Shown,
    told.Linked,
    told.Completed,
)
# One box short of all five symbols (law, E14); the other seat has nothing.
ALMOST = {
    "die": "white",
    "folds": {"TL": "small", "TR": "small", "BL": "small", "BR": "small"},
    "marked": "B:C1 B:B1 D5 D6 D7 D8 D9 B:A12 B:A11 F7 G7 H7 I7 J7 J5 J6 J8 J9 B:L13 B:K13 B:M2 B:M3",
    "circled": "D7",
}
WINS = "string 3 D7 RRR"


def rulebook(mode: str = "level1", seats: int = 2, **settings: Any) -> Rulebook:
    game = find("rollfold")
    rules = game.rules(game.setup(seats, mode, settings=settings))
    assert isinstance(rules, Rulebook)
    return rules


def almost(rules: Rulebook, **more: Any) -> Position:
    return rules.load({"turn": 3, "active": "A", "roll": "3 3", "taken": "white", "A": {**ALMOST, **more}})


def entry(rules: Rulebook, state: State, who: int, text: str, seq: int = 0) -> Entry:
    action = rules.parse(state, who, text)
    assert isinstance(state, Position)
    return Entry(seq, "AB"[who], text, rules.audience(state, who, action))


def beats(rules: Rulebook, seed: int, viewer: int | None) -> Iterator[tuple[list[Event], View, View]]:
    """Of the beginning of a game: what the viewer is told in each beat, and the views around it."""
    walk = Walk(rules, seed)
    for _ in islice(walk, 80):
        pass
    for played in playback(walk.record()):
        before = rules.view(played.before, viewer)
        for beat in played.beats:
            after = rules.view(beat.state, viewer)
            heard = (played.told[n] for n in beat.told)
            yield [each.event for each in heard if each.reaches(viewer)], before, after
            before = after


@pytest.mark.both
@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (rulebook("level1", 3), {told.Rolled, told.Took, told.Drew, told.Shown}),
        (rulebook("level3", marking_visibility="open"), {told.Rolled, told.Took, told.Drew}),
        (rulebook("solo4", 1, column="D"), {told.Rolled, told.Uses, told.Drew, told.Folded}),
    ],
    ids=["sealed", "open", "alone"],
)
def test_what_is_watched_comes_one_by_one_and_the_view_fits_it(rules: Rulebook, expected: set[type[Event]]):
    kinds: set[type[Event]] = set()
    for seed in range(2):
        for events, before, after in beats(rules, seed, 0):
            shown = [event for event in events if isinstance(event, SHOWN)]
            assert len(shown) <= 1, events
            for event in shown:
                kinds.add(type(event))
                check(event, before, after)
    assert kinds == expected


def check(event: Event, before: View, after: View) -> None:
    match event:
        case told.Rolled(turn=turn, white=white, black=black):
            assert (after.turn, after.white, after.black) == (
                turn,
                white.replace("♦", "/"),
                black.replace("♦", "/"),
            )
            assert before.turn == turn - 1
        case told.Took(seat=seat, colour=colour):
            assert (before.taken, after.taken, after.active) == ("", colour, seat)
        case told.Drew(seat=seat, boxes=boxes):
            assert [mark(after.sheets[seat], box) for box in boxes].count(".") == 0
            assert mark(after.sheets[seat], boxes[-1]) == "o"
        case told.Folded(seat=seat, corner=corner, size=size):
            assert (folded(before.sheets[seat], corner), folded(after.sheets[seat], corner)) == ("", size)
        case told.Shown(seat=seat, boxes=boxes):
            assert all(mark(after.sheets[seat], box) != "." for box in boxes)
            if seat != before.seat and boxes:
                assert before.sheets[seat].marks != after.sheets[seat].marks
            for other in range(seat + 1, len(before.sheets)):
                assert before.sheets[other].marks == after.sheets[other].marks, "shown too early"


def mark(sheet: SheetView, box: str) -> str:
    return sheet.marks[int(box[1:]) - 1][ord(box[0]) - ord("A")]


def folded(sheet: SheetView, corner: str) -> str:
    return next(each.fold for each in sheet.corners if each.corner == corner)


@pytest.mark.both
@pytest.mark.parametrize("visibility", ["sealed", "open"])
def test_the_string_that_wins_is_seen_before_what_it_wins(visibility: str):
    rules = rulebook(marking_visibility=visibility)
    state = almost(rules)
    played = play(state, entry(rules, state, 0, WINS), 0, rules.parse(state, 0, WINS))
    events = [[type(played.told[n].event) for n in beat.told] for beat in played.beats]
    drawn, won = (rules.view(beat.state, 0) for beat in played.beats)
    finished = [told.Finished] if visibility == "sealed" else []
    assert events == [[told.Drew, told.Bonus], [told.Linked, *finished]]
    assert (drawn.sheets[0].linked, drawn.sheets[0].won, drawn.sheets[0].finished) == (5, False, False)
    assert (won.sheets[0].won, won.sheets[0].finished) == (True, True)
    assert (drawn.pen and drawn.pen.x_used) == 1


@pytest.mark.both
def test_the_sheets_are_shown_one_after_the_other():
    rules = rulebook(marking_visibility="sealed")
    state = almost(rules)
    state.apply(0, rules.parse(state, 0, WINS))
    string = next(text for text in rules.texts(state, 1) if text.startswith("string"))
    state.apply(1, rules.parse(state, 1, string))
    played = play(state, entry(rules, state, 1, "done"), 1, rules.parse(state, 1, "done"))
    events = [[type(played.told[n].event) for n in beat.told] for beat in played.beats]
    assert events == [[told.Finished], [told.Shown], [told.Completed], [told.Shown], [told.Over]]
    seen = [rules.view(beat.state, None) for beat in played.beats]
    assert [view.sheets[0].linked for view in seen] == [3, 5, 5, 5, 5]
    assert ["x" in "".join(view.sheets[1].marks) for view in seen] == [False, False, False, True, True]
    assert [view.phase for view in seen] == [*["mark"] * 4, "over"]


@pytest.mark.parametrize("viewer", [None, 1])
def test_nobody_sees_by_the_number_of_beats_that_a_sealed_sheet_has_won(viewer: int | None):
    rules = rulebook(marking_visibility="sealed", die_numbers_mandatory=False)
    shots = []
    for text in (WINS, "done"):
        history = History(rules)
        history.state = almost(rules)
        history.add(entry(rules, history.state, 0, text))
        shots.append(
            [
                (each.seq, each.told, rules.view(each.state, viewer))
                for each in history.film_frames(viewer, 0)[1:]
            ]
        )
    assert shots[0] == shots[1]
    assert len(shots[0]) == 1

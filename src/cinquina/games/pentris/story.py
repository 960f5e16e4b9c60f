"""The story of a game of Pentris: a chapter per phase with the pieces, their effects and the claims; after three phases
the scoring of the round.

Pieces are named by their shape and their special features; pictures show the rest.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from cinquina.core.event import Event
from cinquina.core.story import MATTERS, PLAIN, QUIET, Draft, Line, Storyteller, of_kind
from cinquina.core.who import LETTERS
from cinquina.games.pentris import events as told
from cinquina.games.pentris import story_lines as lines
from cinquina.games.pentris.rules.box import SET_NAMES, WHITE
from cinquina.games.pentris.rules.chute import CELLS, Chute, grown_groups
from cinquina.games.pentris.rules.masks import COLUMNS
from cinquina.games.pentris.rules.phases import ROUNDS
from cinquina.games.pentris.story_lines import Kind, Way

if TYPE_CHECKING:
    from cinquina.games.pentris.rulebook import Rulebook

WORTH_TELLING = 3  # cells of a growing group
WAYS: Final[dict[type[Event], Way]] = {told.Took: "takes", told.Personal: "own"}


class Teller(Storyteller):
    rules: "Rulebook"

    def __init__(self, rules: "Rulebook") -> None:
        super().__init__(rules)
        self.box = rules.box
        self.numbers = {id: n for n, id in enumerate(self.box.ids)}
        self.round = self.phase = self.turn = 0  # 0 = unknown
        # By seat, in this round; None: the round had started before.
        self.chutes: dict[int, Chute] | None = None
        self.group: Event | None = None  # the group that the last piece enlarged most
        self.counting = False  # inside the end of a round
        self.totals: dict[int, int] = {}  # by seat, at the end of the last round

    def hear(self, event: Event) -> Draft | None:
        match event:
            case told.Drawn():
                return self.tell_drawn(event)
            case told.Refilled():
                return self.add_line(event, QUIET, spots=["bag"])
            case told.Took() | told.Personal() | told.PutBack() | told.Discarded():
                return self.tell_choice(event)
            case told.Hidden() | told.Placed() | told.Completed() | told.Removed():
                return self.tell_place(event)
            case told.Claimed() | told.Earned() | told.Passed():
                return self.add_claim(event)
            case told.Rows() | told.Star() | told.Platinum() | told.Scored():
                return self.tell_count(event)
            case told.Unused():
                return self.tell_unused(event)
            case told.Bag(seat=seat):
                return self.tell_bag(seat)
            case told.Top() if "claim" in self.growing:
                return self.growing["claim"]
            case told.Turn() | told.Claims() | told.PhaseOver() | told.Round() | told.Over():
                self.follow_course(event)
            case _:
                return self.set_up(event)
        return None

    def follow_course(self, event: Event) -> None:
        self.settle()
        match event:
            case told.Turn(turn=turn):
                self.turn = turn
            case told.PhaseOver(phase=phase):
                self.phase = phase + 1
            case told.Round(round=round):
                self.round, self.phase, self.chutes, self.counting = round, 1, {}, False

    def grow(self, key: object, *args: Any, **more: Any) -> Draft:
        """Extend a line. Only one line grows at a time."""
        if key not in self.growing:
            self.settle()
        return super().grow(key, *args, **more)

    # -- the set-up

    def set_up(self, event: Event) -> Draft | None:
        if not self.parts:
            self.chutes = {}
            self.begin_chapter(lines.StoryStart())
        match event:
            case told.FirstBag(seat=seat):
                return self.add_line(event, QUIET, spots=[f"{LETTERS[seat]}.chute"])
            case told.BonusSet() | told.BonusShape() | told.Kept():
                return self.grow("bonus", event, tell_bonus, spots=["bag"])
            case told.Stocked() | told.Top():
                return self.grow("stacks", event, lambda _: lines.StoryStacks(), spots=["card"])
            case told.Pool():
                return self.extend_list("pool", event, lambda pieces: lines.StoryPool(pieces, len(pieces)))
            case told.Drafted(seat=seat, piece=piece):
                self.settle()
                spots = [f"{LETTERS[seat]}.personal"]
                drafted = lines.StoryDrafted(seat, self.shape_of(piece))
                return self.add_line(drafted, PLAIN, self.picture_of(piece), spots=spots)
        return None

    # -- a turn

    def tell_drawn(self, event: told.Drawn) -> Draft:
        if not self.parts and self.seq == 0:  # a game without set-up
            self.chutes = {}
        if self.chutes is not None and not self.round:
            self.round = self.phase = self.turn = 1
            self.begin_chapter(lines.StoryPhase(1, 1))
        turn = self.turn
        return self.extend_list("drawn", event, lambda pieces: lines.StoryDrawn(turn, pieces, len(pieces)))

    def extend_list(
        self, key: str, event: "told.Pool | told.Drawn", tell: Callable[[list[str]], Event]
    ) -> Draft:
        """Extend a line that lists pieces one by one."""
        pictures = [self.growing[key].picture] if key in self.growing else []
        return self.grow(
            key,
            event,
            lambda events: tell([self.shape_of(each.piece) for each in of_kind(events, type(event))]),
            picture=" | ".join([*pictures, self.picture_of(event.piece)]),
            spots=[f"market.{event.piece}"],
        )

    def tell_choice(self, event: "told.Took | told.Personal | told.PutBack | told.Discarded") -> Draft:
        """Tell putting back and taking another piece in one line."""
        lost = isinstance(event, told.Discarded)
        known = self.growing["turn"].events if "turn" in self.growing else []
        if not any(isinstance(each, told.PutBack) for each in [*known[-1:], event]):
            self.settle()
        draft = self.grow(
            "turn", event, self.tell_piece, MATTERS if lost else PLAIN, self.picture_of(event.piece)
        )
        draft.spots = [f"{LETTERS[event.seat]}.chute"]
        if lost:
            self.settle()
        return draft

    def tell_place(self, event: "told.Hidden | told.Placed | told.Completed | told.Removed") -> Draft | None:
        """Tell the rest of a turn. For a secret chute the others see only that a piece went in."""
        own = f"{LETTERS[event.seat]}.chute"
        if not isinstance(event, told.Hidden | told.Placed):
            if "turn" not in self.growing:
                return None
            completed = isinstance(event, told.Completed)
            return self.grow(
                "turn", event, self.tell_piece, MATTERS if completed else PLAIN, done=not completed
            )
        self.group = self.largest_growth(event) if isinstance(event, told.Placed) else None
        draft = self.grow("turn", event, self.tell_piece, PLAIN, self.picture_of(event.piece))
        draft.spots = [f"{own}.{cell}" for cell in event.cells] if isinstance(event, told.Placed) else [own]
        draft.done = not of_kind(draft.events, told.Personal)  # with such a piece, another leaves the game
        return draft

    def tell_piece(self, events: list[Event]) -> Event:
        """Tell a piece with its effects; a piece put back is followed by the next."""
        last = events[-1]
        match last:
            case told.PutBack(seat=seat, piece=piece):
                return lines.StoryPutBack(seat, self.shape_of(piece))
            case told.Discarded(seat=seat, piece=piece, mistake=mistake):
                return lines.StoryDiscarded(seat, self.shape_of(piece), mistake)
        back = [n for n, each in enumerate(events, 1) if isinstance(each, told.PutBack)]
        first, *rest = events[back[-1] if back else 0 :]
        assert isinstance(first, told.Took | told.Personal | told.Hidden | told.Placed)
        seat, piece, way = first.seat, first.piece, WAYS.get(type(first), "places")
        clauses: list[Event] = [lines.StoryPiece(seat, way, self.shape_of(piece), self.feature_of(piece))]
        clauses += [lines.StoryCompletes(seat, len(each.rows)) for each in of_kind(rest, told.Completed)]
        effects = [self.group] if self.group and of_kind(events, told.Placed) else []
        effects += [lines.StoryRemoved(self.shape_of(each.piece)) for each in of_kind(rest, told.Removed)]
        return Line(seat, clauses, effects)

    def largest_growth(self, placed: told.Placed) -> lines.StoryGroup | None:
        """Return the largest group that a piece enlarged; None if too little is known."""
        found: lines.StoryGroup | None = None
        if self.chutes is None:
            return None
        box = self.box
        counts = self.rules.setup.mode == "beginner"
        before = self.chutes.get(placed.seat) or Chute()
        anchor = "abcdef".index(placed.anchor[0]) + COLUMNS * (int(placed.anchor[1:]) - 1)
        after = before.with_piece(box, self.numbers[placed.piece], placed.turn * CELLS + anchor)
        self.chutes[placed.seat] = after
        for colour, _, was, size in grown_groups(before, after, counts, box.field):
            if was and size >= (found.size + 1 if found else WORTH_TELLING):
                found = lines.StoryGroup(box.codes[colour], size)
        return found

    # -- claims, and the next phase

    def add_claim(self, event: "told.Claimed | told.Earned | told.Passed") -> Draft | None:
        match event:
            case told.Earned(piece=piece):
                if "claim" not in self.growing:
                    return None
                return self.grow("claim", event, self.tell_claim, MATTERS, self.picture_of(piece), done=True)
            case told.Claimed(seat=seat, colour=colour, points=points, cells=cells):
                self.settle()
                picture = f"sweet {colour}"
                spots = [*(f"{LETTERS[seat]}.chute.{cell}" for cell in cells), f"card.{colour}"]
                return self.grow("claim", event, self.tell_claim, MATTERS, picture, points > 0, spots)
        self.settle()
        return self.add_line(event, QUIET)

    def tell_claim(self, events: list[Event]) -> Event:
        (claimed,) = of_kind(events, told.Claimed)
        seat = claimed.seat
        earned = [
            lines.StoryEarned(seat, self.shape_of(each.piece), self.feature_of(each.piece))
            for each in of_kind(events, told.Earned)
        ]
        return Line(seat, [lines.StoryClaimed(seat, claimed.colour, claimed.size, claimed.points), *earned])

    def tell_bag(self, seat: int) -> Draft | None:
        """Start a phase with its bag holder."""
        self.settle()
        self.turn = 1
        if self.round:
            self.begin_chapter(lines.StoryPhase(self.round, self.phase))
        return (
            self.add_line(lines.StoryBag(seat), QUIET, spots=["bag"]) if self.rules.setup.seats > 1 else None
        )

    # -- the end of a round

    def tell_count(self, event: "told.Rows | told.Star | told.Platinum | told.Scored") -> Draft:
        """Tell one line per seat; only the sum if chutes are secret."""
        if not self.counting and self.round:
            self.begin_chapter(lines.StoryCount(self.round, self.round == ROUNDS))
        self.counting = True
        draft = self.grow("score", event, tell_scored, MATTERS, spots=[f"{LETTERS[event.seat]}.chute"])
        if isinstance(event, told.Scored):
            self.totals[event.seat] = event.total
            self.settle()
        return draft

    def tell_unused(self, event: told.Unused) -> Draft:
        seat, before = event.seat, self.totals.get(event.seat, 0)

        def tell(events: list[Event]) -> Event:
            points = [each.points for each in of_kind(events, told.Unused)]
            return lines.StoryUnused(seat, len(points), sum(points), before + sum(points))

        return self.grow(("unused", seat), event, tell, MATTERS, spots=[f"{LETTERS[seat]}.personal"])

    # -- pieces

    def shape_of(self, piece: str) -> str:
        return self.box.letters[self.box.shape[self.numbers[piece]]]

    def feature_of(self, piece: str) -> Kind:
        """Return the special feature of a piece."""
        number = self.numbers[piece]
        return "plain" if self.box.set[number] == WHITE else kind_of(self.box.faces[number])

    def picture_of(self, piece: str) -> str:
        """Return `piece white 0,2,r* 1,2,v …`: the set, and each cell with its print."""
        box, number = self.box, self.numbers[piece]
        look = box.outline(number).looks[0]
        cells = [f"{x},{y},{mark}" for (x, y), mark in zip(look, box.faces[number], strict=True)]
        return " ".join(["piece", SET_NAMES[box.set[number]], *cells])


def tell_bonus(events: list[Event]) -> Event:
    """Tell set and shapes, drawn or chosen by the host: each then goes into the bag."""
    sets = [each.set for each in events if isinstance(each, told.BonusSet | told.Kept)]
    shapes = [each.shape for each in events if isinstance(each, told.BonusShape | told.Kept)]
    shapes = list(dict.fromkeys(shapes))
    return lines.StoryBonus(sets[-1] if sets else "white", shapes, len(shapes))


def tell_scored(events: list[Event]) -> Event:
    """Tell the points of a chute by source, and the sum so far."""
    last = events[-1]
    assert isinstance(last, told.Rows | told.Star | told.Platinum | told.Scored)
    points, total = (last.points, last.total) if isinstance(last, told.Scored) else (0, 0)
    scores = [each.tell() for each in source_events(events)]
    score = lines.StoryScored(last.seat, points, len(scores), scores)
    return Line(last.seat, [score, lines.StoryTotal(last.seat, total)])


def source_events(events: list[Event]) -> Iterator[Event]:
    rows = [each for each in of_kind(events, told.Rows) if each.points]
    stars = sum(each.points for each in of_kind(events, told.Star))
    for each in rows:
        yield lines.StoryRows(len(each.rows), each.points)
    if stars:
        yield lines.StoryStars(stars, not rows)
    for found in of_kind(events, told.Platinum):
        if rows:
            yield lines.StoryPlatinum(found.points)


def kind_of(face: list[str]) -> Kind:
    """Return the kind by the marks of a special piece, as the law lists them."""
    marks: dict[str, Kind] = {"j": "popsicle", "p2": "trio", "p3": "pair"}
    for mark in face:
        if mark in marks:
            return marks[mark]
        if mark.endswith("*") and len(mark) == 3:
            return "bicolour"
        if mark.endswith("2"):
            return "rain"
    return "mix"

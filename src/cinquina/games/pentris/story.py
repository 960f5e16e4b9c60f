"""The story of a game of Pentris: a chapter a phase, in it who took which piece, what came of it and who claimed what;
after three of them how the round was counted.

Pieces are called by their shape and by what is special about them; pictures show the rest.
"""

from typing import TYPE_CHECKING

from cinquina.core.event import Event
from cinquina.core.story import MATTERS, PLAIN, QUIET, Draft, Storyteller
from cinquina.core.who import LETTERS
from cinquina.games.pentris import events as told
from cinquina.games.pentris.events import Set
from cinquina.games.pentris.rules.box import COLOURS, SET_NAMES, WHITE
from cinquina.games.pentris.rules.chute import CELLS, Chute, group_at
from cinquina.games.pentris.rules.masks import COLUMNS, members
from cinquina.games.pentris.rules.phases import ROUNDS
from cinquina.games.pentris.story_lines import (
    STORY,
    Kind,
    StoryBag,
    StoryBonus,
    StoryClaimed,
    StoryCount,
    StoryDiscarded,
    StoryDrafted,
    StoryDrawn,
    StoryPhase,
    StoryPool,
    StoryPutBack,
    StoryScored,
    StoryStacks,
    StoryStart,
    StoryTurn,
    StoryUnused,
    Way,
)

if TYPE_CHECKING:
    from cinquina.games.pentris.rulebook import Rulebook

__all__ = ["STORY", "storyteller"]

WORTH_TELLING = 3  # candies of a group that grows


class PentrisStoryteller(Storyteller):
    rules: "Rulebook"

    def __init__(self, rules: "Rulebook") -> None:
        super().__init__(rules)
        self.box = rules.box
        self.numbers = {id: n for n, id in enumerate(self.box.ids)}
        self.round = self.phase = self.turn = 0  # 0 = not heard of
        self.chutes: dict[int, Chute] | None = None  # by seat, in this round; None: it was under way already
        self.open: Draft | None = None  # the line that may still grow
        self.counting = False  # the end of a round is told
        self.totals: dict[int, int] = {}  # by seat, at the end of the last round

    def hear(self, event: Event) -> Draft | None:
        match event:
            case told.Drawn(piece=piece):
                return self.drawn(piece)
            case told.Refilled():
                return self.line(event, QUIET, spots=["bag"])
            case told.Took() | told.Personal() | told.PutBack() | told.Discarded():
                return self.chose(event)
            case told.Hidden() | told.Placed() | told.Completed() | told.Removed():
                return self.placed(event)
            case told.Claimed() | told.Earned() | told.Passed():
                return self.claimed(event)
            case told.Rows() | told.Star() | told.Platinum() | told.Scored():
                return self.counted(event)
            case told.Unused():
                return self.unused(event)
            case told.Bag(seat=seat):
                return self.bag(seat)
            case told.Top() if self.is_open(StoryClaimed):
                return self.open
            case told.Turn() | told.Claims() | told.PhaseOver() | told.Round() | told.Over():
                self.go_on(event)
            case _:
                return self.set_up(event)
        return None

    def go_on(self, event: Event) -> None:
        self.settle()
        match event:
            case told.Turn(turn=turn):
                self.turn = turn
            case told.PhaseOver(phase=phase):
                self.phase = phase + 1
            case told.Round(round=round):
                self.round, self.phase, self.chutes, self.counting = round, 1, {}, False

    # -- lines that grow

    def is_open(self, kind: type[Event]) -> bool:
        return self.open is not None and isinstance(self.open.event, kind)

    def grow(self, kind: type[Event], event: Event, weight: int = QUIET) -> Draft:
        """The line that may grow becomes this event, if it is of that kind; else another one begins."""
        if self.open is None or not self.is_open(kind):
            self.settle()
            self.open = self.line(event, weight, done=False)
        self.open.event = event
        return self.open

    def settle(self) -> None:
        if self.open is not None:
            self.open.done = True
            self.open = None

    def begin(self, heading: Event) -> None:
        self.settle()
        self.chapter(heading)

    # -- the set-up

    def set_up(self, event: Event) -> Draft | None:
        if not self.parts:
            self.chutes = {}
            self.begin(StoryStart())
        match event:
            case told.FirstBag(seat=seat):
                return self.line(event, QUIET, spots=[f"{LETTERS[seat]}.chute"])
            case told.BonusSet(set=set):
                return self.bonus(set)
            case told.BonusShape(shape=shape):
                return self.bonus(None, shape)
            case told.Kept(set=set, shape=shape):
                return self.bonus(set, shape)
            case told.Stocked() | told.Top():
                draft = self.grow(StoryStacks, StoryStacks())
                draft.spots = ["card"]
                return draft
            case told.Pool(piece=piece):
                return self.listed(StoryPool([], 0), piece)
            case told.Drafted(seat=seat, piece=piece):
                self.settle()
                spots = [f"{LETTERS[seat]}.personal"]
                return self.line(
                    StoryDrafted(seat, self.shape(piece)), PLAIN, self.picture(piece), True, spots
                )
        return None

    def bonus(self, set: Set | None, shape: str = "") -> Draft:
        """Set and shapes, whether they were drawn or chosen by the host: each then comes into the bag."""
        known = self.open.event if self.open else None
        before = known if isinstance(known, StoryBonus) else StoryBonus("white", [], 0)
        shapes = before.shapes if shape in ("", *before.shapes) else [*before.shapes, shape]
        draft = self.grow(StoryBonus, StoryBonus(set or before.set, shapes, len(shapes)))
        draft.spots = ["bag"]
        return draft

    # -- a turn

    def drawn(self, piece: str) -> Draft:
        if not self.parts and self.seq == 0:  # a game that needs no set-up
            self.chutes = {}
        if self.chutes is not None and not self.round:
            self.round = self.phase = self.turn = 1
            self.begin(StoryPhase(1, 1))
        return self.listed(StoryDrawn(self.turn, [], 0), piece)

    def listed(self, event: StoryPool | StoryDrawn, piece: str) -> Draft:
        """A line that names pieces, which come one by one."""
        known = self.open.event if self.open else None
        before = known.shapes if isinstance(known, StoryPool | StoryDrawn) and known.id == event.id else []
        event.shapes = [*before, self.shape(piece)]
        event.count = len(event.shapes)
        draft = self.grow(type(event), event)
        draft.picture = " | ".join([draft.picture, self.picture(piece)] if before else [self.picture(piece)])
        draft.spots.append(f"market.{piece}")
        return draft

    def chose(self, event: "told.Took | told.Personal | told.PutBack | told.Discarded") -> Draft:
        """What is put back, and what is taken instead, is one line."""
        seat, shape = event.seat, self.shape(event.piece)
        match event:
            case told.PutBack():
                draft = self.grow(StoryTurn, StoryPutBack(seat, shape), PLAIN)
            case told.Discarded(mistake=mistake):
                draft = self.grow(StoryPutBack, StoryDiscarded(seat, shape, mistake))
                draft.weight = MATTERS
                self.settle()
            case _:
                way: Way = "takes" if isinstance(event, told.Took) else "own"
                draft = self.grow(StoryPutBack, self.turn_of(seat, way, event.piece), PLAIN)
        draft.picture = self.picture(event.piece)
        draft.spots = [f"{LETTERS[seat]}.chute"]
        return draft

    def turn_of(self, seat: int, way: Way, piece: str) -> StoryTurn:
        return StoryTurn(seat, way, self.shape(piece), self.kind(piece), 0, "none", 0, "none")

    def placed(self, event: "told.Hidden | told.Placed | told.Completed | told.Removed") -> Draft | None:
        """The rest of a turn. Of a secret chute the others hear only that the piece went in."""
        if not self.is_open(StoryTurn) and isinstance(event, told.Hidden | told.Placed):
            self.grow(StoryTurn, self.turn_of(event.seat, "places", event.piece), PLAIN)
        draft = self.open
        if draft is None or not isinstance(draft.event, StoryTurn):
            return None
        turn = draft.event
        own = f"{LETTERS[event.seat]}.chute"
        match event:
            case told.Hidden(piece=piece):
                draft.picture, draft.spots = self.picture(piece), [own]
                draft.done = turn.way != "own"
            case told.Placed(piece=piece, cells=cells):
                draft.picture, draft.spots = self.picture(piece), [f"{own}.{cell}" for cell in cells]
                draft.done = turn.way != "own"
                turn.colour, turn.size = self.grown(event)
            case told.Completed(rows=rows):
                turn.rows = len(rows)
                draft.weight = MATTERS
            case told.Removed(piece=piece):
                turn.removed = self.shape(piece)
                draft.done = True
        return draft

    def grown(self, placed: told.Placed) -> tuple[str, int]:
        """The colour and size of the largest group that a piece made larger; none where too little is known."""
        found = ("none", 0)
        if self.chutes is None:
            return found
        box, field = self.box, self.box.field
        counts = self.rules.setup.mode == "beginner"
        before = self.chutes.get(placed.seat) or Chute()
        anchor = "abcdef".index(placed.anchor[0]) + COLUMNS * (int(placed.anchor[1:]) - 1)
        after = before.putting(box, self.numbers[placed.piece], placed.turn * CELLS + anchor)
        self.chutes[placed.seat] = after
        for colour in range(COLOURS):
            fresh = after.colour(colour) & ~before.taken
            while fresh:
                group = group_at(after.colour(colour), fresh & -fresh, field)
                fresh &= ~group
                size = after.size(group, counts)
                olds = members(group & before.taken)
                parts = [group_at(before.colour(colour), 1 << cell, field) for cell in olds]
                was = max((before.size(part, counts) for part in parts), default=size)
                if size > was and size >= max(WORTH_TELLING, found[1] + 1):
                    found = (box.codes[colour], size)
        return found

    # -- claims, and the next phase

    def claimed(self, event: "told.Claimed | told.Earned | told.Passed") -> Draft | None:
        match event:
            case told.Claimed(seat=seat, colour=colour, size=size, points=points, cells=cells):
                self.settle()
                draft = self.grow(
                    StoryClaimed, StoryClaimed(seat, colour, size, points, "none", "plain"), MATTERS
                )
                draft.picture = f"sweet {colour}"
                draft.spots = [*(f"{LETTERS[seat]}.chute.{cell}" for cell in cells), f"card.{colour}"]
                draft.done = points > 0
                return draft
            case told.Earned(piece=piece):
                claim = self.open.event if self.open else None
                if self.open and isinstance(claim, StoryClaimed):
                    claim.shape, claim.kind = self.shape(piece), self.kind(piece)
                    self.open.picture = self.picture(piece)
                    self.open.done = True
                return self.open
        self.settle()
        return self.line(event, QUIET)

    def bag(self, seat: int) -> Draft | None:
        """With the bag a phase begins."""
        self.settle()
        self.turn = 1
        if self.round:
            self.begin(StoryPhase(self.round, self.phase))
        return self.line(StoryBag(seat), QUIET, spots=["bag"]) if self.rules.setup.seats > 1 else None

    # -- the end of a round

    def counted(self, event: "told.Rows | told.Star | told.Platinum | told.Scored") -> Draft:
        """One line a seat; where chutes are secret, only the sum."""
        if not self.counting and self.round:
            self.begin(StoryCount(self.round, self.round == ROUNDS))
        self.counting = True
        known = self.open.event if self.open else None
        score = known if isinstance(known, StoryScored) else StoryScored(event.seat, 0, 0, 0, 0, 0, 0)
        draft = self.grow(StoryScored, score, MATTERS)
        draft.spots = [f"{LETTERS[event.seat]}.chute"]
        match event:
            case told.Rows(rows=rows, points=points):
                score.rows, score.row_points = len(rows), points
            case told.Star(points=points):
                score.stars += points
            case told.Platinum(points=points):
                score.platinum = points
            case told.Scored(points=points, total=total):
                score.points, score.total = points, total
                self.totals[event.seat] = total
                self.settle()
        return draft

    def unused(self, event: told.Unused) -> Draft:
        known = self.open.event if self.open else None
        if not isinstance(known, StoryUnused) or known.seat != event.seat:
            self.settle()
            known = StoryUnused(event.seat, 0, 0, self.totals.get(event.seat, 0))
        known.count += 1
        known.points += event.points
        known.total += event.points
        draft = self.grow(StoryUnused, known, MATTERS)
        draft.spots = [f"{LETTERS[event.seat]}.personal"]
        return draft

    # -- pieces

    def shape(self, piece: str) -> str:
        return self.box.letters[self.box.shape[self.numbers[piece]]]

    def kind(self, piece: str) -> Kind:
        """What is special about it."""
        number = self.numbers[piece]
        return "plain" if self.box.set[number] == WHITE else kind_of(self.box.faces[number])

    def picture(self, piece: str) -> str:
        """`piece white 0,2,r* 1,2,v …`: the set, and each cell with what is printed on it."""
        box, number = self.box, self.numbers[piece]
        look = box.outline(number).looks[0]
        cells = [f"{x},{y},{mark}" for (x, y), mark in zip(look, box.faces[number], strict=True)]
        return " ".join(["piece", SET_NAMES[box.set[number]], *cells])


def kind_of(face: list[str]) -> Kind:
    """By the marks of a special piece, as the law lists them."""
    marks: dict[str, Kind] = {"j": "popsicle", "p2": "trio", "p3": "pair"}
    for mark in face:
        if mark in marks:
            return marks[mark]
        if mark.endswith("*") and len(mark) == 3:
            return "bicolour"
        if mark.endswith("2"):
            return "rain"
    return "mix"


def storyteller(rules: "Rulebook") -> PentrisStoryteller:
    return PentrisStoryteller(rules)

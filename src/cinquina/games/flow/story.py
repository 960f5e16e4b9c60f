"""The story of a game of Flow: a chapter a round, in it who laid or played what, which animals gained or lost their way
to the Boat by it, and what the wave took.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from cinquina.core.event import Event, Square, Told, id_of
from cinquina.core.story import DECIDES, MATTERS, PLAIN, QUIET, STORY_END, Draft, Storyteller
from cinquina.core.who import LETTERS
from cinquina.games.flow.events import (
    BirdFlew,
    ClockSet,
    Connected,
    CutOff,
    Dealt,
    Die,
    Discarded,
    Drawn,
    Draws,
    Facing,
    First,
    Guarded,
    Lost,
    MinuteOver,
    Moved,
    Obstacle,
    Placed,
    Played,
    Removed,
    Returned,
    Revealed,
    Round,
    Scenario,
    SetAside,
    Skipped,
    TeamWon,
    Took,
    Washed,
    Wave,
    Won,
)
from cinquina.games.flow.story_lines import (
    STORY,
    Came,
    How,
    StoryDealt,
    StoryHolds,
    StoryLaid,
    StoryLost,
    StoryObstacles,
    StoryPlayed,
    StoryRound,
    StoryStart,
    StoryWave,
    StoryWon,
)

if TYPE_CHECKING:
    from cinquina.games.flow.rulebook import Rulebook

__all__ = ["STORY", "storyteller"]


class FlowStoryteller(Storyteller):
    rules: "Rulebook"

    def __init__(self, rules: "Rulebook") -> None:
        super().__init__(rules)
        self.turn: Draft | None = None  # the line that grows: a turn or a wave
        self.dealt: Draft | None = None
        self.obstacles: Draft | None = None
        self.ways: set[str] = set()  # the animals that can swim to the Boat

    def hear(self, event: Event) -> Draft | None:
        match event:
            case Round(round=round):
                self.chapter(StoryRound(round))
                self.turn = None
                return None
            case Connected() | CutOff():
                return self.way(event)
            case Wave() | Washed() | BirdFlew() | Die():
                return self.wave(event)
            case Won():
                return self.turn  # its line says so
            case MinuteOver() | Skipped() | ClockSet():
                return self.line(event)
            case Lost():
                return self.line(event, DECIDES)
        return self.set_up(event) or self.act(event)

    def set_up(self, event: Event) -> Draft | None:
        if not self.parts and isinstance(event, First | Dealt | Scenario | SetAside | Obstacle | Facing):
            self.chapter(StoryStart())
        match event:
            case First():
                return self.line(event, QUIET)
            case Dealt(seat=seat):
                if self.dealt is None:
                    each = StoryDealt(int(self.rules.options.hand), self.rules.setup.seats)
                    self.dealt = self.line(each, QUIET)
                self.dealt.spots.append(f"{LETTERS[seat]}.hand")
                return self.dealt
            case Scenario(kind=kind) | SetAside(kind=kind):
                weight = PLAIN if isinstance(event, Scenario) else QUIET
                return self.line(event, weight, f"card {kind}", spots=["scenarios"])
            case Obstacle(cell=cell):
                return self.obstacle(cell)
            case Facing():
                return self.line(event, spots=["boat"])
        return None

    def obstacle(self, cell: Square) -> Draft:
        if self.obstacles is None:
            self.obstacles = self.line(StoryObstacles(0), PLAIN, "tile obstacle")
        count = len(self.obstacles.details) + 1
        self.obstacles.event = StoryObstacles(count)
        self.obstacles.spots.append(river(cell))
        return self.obstacles

    # -- a turn

    def act(self, event: Event) -> Draft | None:
        """What a seat begins, and how it finishes it."""
        match event:
            case Draws(seat=seat):
                return self.begin(StoryHolds(seat, "drew", ""), "")
            case Drawn(seat=seat, shape=shape):
                return self.tells(StoryHolds(seat, "drew", shape), f"tile {shape}")
            case Took(seat=seat, shape=shape):
                return self.begin(StoryHolds(seat, "took", shape), f"tile {shape}")
            case Played(seat=seat, kind=kind):
                calm = kind == "calm"  # nothing is to be chosen
                draft = self.begin(StoryPlayed(seat=seat, kind=kind) if calm else event, f"card {kind}")
                draft.weight, draft.done = PLAIN, calm
                return draft
            case Revealed(shape=shape):
                return self.fished(shape)
            case Discarded(shape=shape):
                draft = self.tells(event, f"tile {shape}")
                draft.weight, draft.done = PLAIN, True
                draft.spots.append("discards")
                return draft
            case Placed() | Returned() | Guarded() | Removed() | Moved():
                return self.finish(event)
        return None

    def begin(self, event: Event, picture: str) -> Draft:
        self.turn = self.line(event, QUIET, picture, done=False)
        return self.turn

    def tells(self, event: Event, picture: str) -> Draft:
        """The line of this turn tells more now."""
        if self.turn is None:
            return self.begin(event, picture)
        self.turn.event, self.turn.picture = event, picture
        return self.turn

    def fished(self, shape: str) -> Draft | None:
        draft = self.turn
        if draft is not None and isinstance(event := draft.event, Played | StoryPlayed):
            if isinstance(event, Played):
                draft.event = StoryPlayed(seat=event.seat, kind=event.kind, shape=shape)
            else:
                draft.event, draft.done = msgspec.structs.replace(event, second=shape), True
            draft.spots.append("revealed")
        return draft

    def finish(self, event: Placed | Returned | Guarded | Removed | Moved) -> Draft:
        begun = self.turn.event if self.turn is not None else None
        if isinstance(begun, Played):
            told = StoryPlayed(seat=event.seat, kind=begun.kind, shape=event.shape)
            draft = self.tells(told, f"card {begun.kind}")
        else:
            how: How = begun.how if isinstance(begun, StoryHolds) else "drew"
            draft = self.tells(StoryLaid(seat=event.seat, how=how, shape=event.shape), f"tile {event.shape}")
        draft.done = True
        if isinstance(event, Moved):
            draft.spots.append(river(event.start))
        draft.spots.append(river(event.cell))
        return draft

    # -- the wave

    def wave(self, event: Wave | Washed | BirdFlew | Die) -> Draft | None:
        if isinstance(event, Die):
            self.turn = self.line(event, QUIET, done=False, spots=["river"])
            return self.turn
        if isinstance(event, Wave):
            return self.roll(event)
        draft = self.turn
        if draft is not None and isinstance(told := draft.event, StoryWave):
            gone = isinstance(event, Washed)
            draft.event = msgspec.structs.replace(
                told, washed=told.washed + gone, held=told.held + (not gone)
            )
            draft.weight = MATTERS if gone else max(draft.weight, PLAIN)
            draft.spots.append(river(event.cell))
        return draft

    def roll(self, event: Wave) -> Draft:
        """The die that was chosen for it is in the same line."""
        chosen = self.turn if self.turn is not None and isinstance(self.turn.event, Die) else None
        faces = {"white": event.white, "black": event.black}
        dice: Any = "both" if all(faces.values()) else "white" if event.white else "black"
        told = StoryWave(seat=event.seat, dice=dice, white=event.white, black=event.black)
        draft = self.turn = chosen or self.line(told)
        draft.event, draft.done, draft.weight = told, True, PLAIN
        draft.spots = [f"dice.{die}{face}" for die, face in faces.items() if face]
        draft.picture = f"dice {event.white} {event.black}"
        return draft

    # -- what came of it

    def way(self, event: Connected | CutOff) -> Draft | None:
        gained = isinstance(event, Connected)
        (self.ways.add if gained else self.ways.discard)(event.animal)
        draft = self.turn
        if draft is None or not isinstance(told := draft.event, Came):
            return draft
        all = len(self.ways) == len(self.rules.edition.animals)
        if isinstance(event, Connected):
            names = {"gains_too" if told.gained else "gains": event.animal} if told.gained < 2 else {}
            draft.event = msgspec.structs.replace(told, gained=told.gained + 1, all=all, **names)
            draft.spots += [river(cell) for cell in event.route]
        else:
            names = {"loses_too" if told.lost else "loses": event.animal} if told.lost < 2 else {}
            draft.event = msgspec.structs.replace(told, lost=told.lost + 1, all=all, **names)
        draft.weight = DECIDES if all else MATTERS
        draft.spots.append(f"animal.{event.animal}")
        return draft

    def end(self, seq: int, verdict: Sequence[Told]) -> None:
        """Of the whole team: with how many animals it fell short, too."""
        self.seq = seq
        self.chapter(Told(STORY_END, {}))
        for told in verdict:
            facts = told.facts
            if told.id == id_of(TeamWon):
                self.line(StoryWon(facts["round"], facts["tiles"], facts["cards"]), DECIDES)
            else:
                self.line(StoryLost(facts["round"], len(self.ways)), DECIDES)


def river(cell: Square) -> str:
    row, column = cell
    return f"river.{row},{column}"


def storyteller(rules: "Rulebook") -> FlowStoryteller:
    return FlowStoryteller(rules)

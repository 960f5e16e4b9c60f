"""The story of a game of Flow: a chapter per round with the tiles and cards played, the animals that gained or lost
their way to the Boat, and the wave."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from cinquina.core.event import Event, Square, Told, id_of
from cinquina.core.story import (
    DECIDES,
    MATTERS,
    PLAIN,
    QUIET,
    STORY_END,
    Draft,
    Line,
    Storyteller,
    of_kind,
)
from cinquina.core.who import LETTERS
from cinquina.games.flow import events as told
from cinquina.games.flow import story_lines as lines

if TYPE_CHECKING:
    from cinquina.games.flow.rulebook import Rulebook


Begin = told.Draws | told.Drawn | told.Took | told.Played | told.Discarded
Finish = told.Placed | told.Returned | told.Guarded | told.Removed | told.Moved

CARD_OF: Final[dict[type[Event], told.CardKind]] = {
    told.Returned: "return",
    told.Guarded: "bird",
    told.Removed: "support",
    told.Moved: "current",
}


class Teller(Storyteller):
    rules: "Rulebook"

    def __init__(self, rules: "Rulebook") -> None:
        super().__init__(rules)
        self.ways: set[str] = set()  # animals with a way to the Boat

    def hear(self, event: Event) -> Draft | None:
        match event:
            case told.Round(round=round):
                self.begin_chapter(lines.StoryRound(round))
                return None
            case told.Connected() | told.CutOff():
                return self.tell_way(event)
            case told.Wave() | told.Washed() | told.BirdFlew() | told.Die():
                return self.tell_wave(event)
            case told.Won():
                return self.growing.get("turn")  # the turn's line includes it
            case told.MinuteOver() | told.Skipped() | told.ClockSet() | told.Redrawn():
                return self.add_line(event)
            case told.Lost():
                return self.add_line(event, DECIDES)
        return self.set_up(event) or self.tell_action(event)

    def set_up(self, event: Event) -> Draft | None:
        begins = told.First | told.Dealt | told.Scenario | told.SetAside | told.Obstacle | told.Facing
        if not self.parts and isinstance(event, begins):
            self.begin_chapter(lines.StoryStart())
        match event:
            case told.First():
                return self.add_line(event, QUIET)
            case told.Dealt(seat=seat):
                each = lines.StoryDealt(int(self.rules.options.hand), self.rules.setup.seats)
                return self.grow("dealt", event, lambda _: each, done=True, spots=[f"{LETTERS[seat]}.hand"])
            case told.Scenario(kind=kind) | told.SetAside(kind=kind):
                weight = PLAIN if isinstance(event, told.Scenario) else QUIET
                return self.add_line(event, weight, f"card {kind}", spots=["scenarios"])
            case told.Obstacle(cell=cell):
                return self.grow(
                    "obstacles", event, where_it_lies, PLAIN, "tile obstacle", True, [river(cell)]
                )
            case told.Facing():
                return self.add_line(event, spots=["boat"])
        return None

    # -- a turn

    def tell_action(self, event: Event) -> Draft | None:
        """Tell the start and the end of a seat's action."""
        match event:
            case told.Draws():
                return self.begin(event)
            case told.Drawn(shape=shape):
                return self.grow("turn", event, self.tell_turn, picture=f"tile {shape}")
            case told.Took(shape=shape):
                return self.begin(event, picture=f"tile {shape}")
            case told.Played(kind=kind):
                calm = kind == "calm"  # there is nothing to choose
                return self.begin(event, PLAIN, f"card {kind}", calm)
            case told.Revealed() if "turn" in self.growing:
                before = of_kind(self.growing["turn"].events, told.Revealed)
                return self.grow("turn", event, self.tell_turn, done=bool(before), spots=["revealed"])
            case told.Discarded(shape=shape):
                return self.grow("turn", event, self.tell_turn, PLAIN, f"tile {shape}", True, ["discards"])
            case told.Placed() | told.Returned() | told.Guarded() | told.Removed() | told.Moved():
                card = CARD_OF.get(type(event))
                picture = f"card {card}" if card else f"tile {event.shape}"
                spots = [river(event.start)] if isinstance(event, told.Moved) else []
                return self.grow(
                    "turn", event, self.tell_turn, QUIET, picture, True, [*spots, river(event.cell)]
                )
        return None

    def begin(self, event: Event, weight: int = QUIET, picture: str = "", done: bool = False) -> Draft:
        self.settle()
        return self.grow("turn", event, self.tell_turn, weight, picture, done)

    def tell_turn(self, events: list[Event]) -> Event:
        """Tell a seat's turn, or the wave that it rolled; before that, the die that it chose for it."""
        if isinstance(events[0], told.Die) and len(events) == 1:
            return events[0]
        seat = next(each.seat for each in events if isinstance(each, Begin | Finish | told.Wave))
        rolls = [lines.StoryRolls(seat) for _ in of_kind(events, told.Wave)]
        return Line(
            seat,
            rolls or list(clauses_of_turn(seat, events)),
            [*effects_of_turn(events), *self.ways_of(events)],
        )

    # -- effects

    def tell_wave(self, event: told.Wave | told.Washed | told.BirdFlew | told.Die) -> Draft | None:
        """Begin or extend the line of a wave, which also names the die chosen for it."""
        known = self.growing["turn"].events if "turn" in self.growing else []
        match event:
            case told.Die():
                draft = self.begin(event)
                draft.spots = ["river"]
            case told.Wave(white=white, black=black):
                if not of_kind(known, told.Die):
                    self.settle()
                draft = self.grow("turn", event, self.tell_turn, PLAIN, f"dice {white} {black}", True)
                faces = {"white": white, "black": black}
                draft.spots = [f"dice.{die}{face}" for die, face in faces.items() if face]
            case _ if of_kind(known, told.Wave):
                weight = MATTERS if isinstance(event, told.Washed) else PLAIN
                draft = self.grow("turn", event, self.tell_turn, weight, spots=[river(event.cell)])
            case _:
                return None
        return draft

    def tell_way(self, event: told.Connected | told.CutOff) -> Draft | None:
        gained = isinstance(event, told.Connected)
        (self.ways.add if gained else self.ways.discard)(event.animal)
        if "turn" not in self.growing:
            return None
        weight = DECIDES if self.all_have_ways() else MATTERS
        spots = [river(cell) for cell in event.route] if isinstance(event, told.Connected) else []
        return self.grow("turn", event, self.tell_turn, weight, spots=[*spots, f"animal.{event.animal}"])

    def ways_of(self, events: list[Event]) -> Iterator[Event]:
        gained = [lines.StoryAnimal(each.animal).tell() for each in of_kind(events, told.Connected)]
        lost = [lines.StoryAnimal(each.animal).tell() for each in of_kind(events, told.CutOff)]
        all = self.all_have_ways()
        if gained:
            yield lines.StoryGains(gained, len(gained), all)
        if lost and not all:
            yield lines.StoryLoses(lost, len(lost))

    def all_have_ways(self) -> bool:
        return len(self.ways) == len(self.rules.edition.animals)

    def end(self, seq: int, verdict: Sequence[Told]) -> None:
        """Tell the result of the team; for a loss, also how many animals had a way."""
        self.seq = seq
        self.begin_chapter(Told(STORY_END, {}))
        for each in verdict:
            facts = each.facts
            if each.id == id_of(told.TeamWon):
                self.add_line(lines.StoryWon(facts["round"], facts["tiles"], facts["cards"]), DECIDES)
            else:
                self.add_line(lines.StoryLost(facts["round"], len(self.ways)), DECIDES)


def where_it_lies(events: list[Event]) -> Event:
    return lines.StoryObstacles(len(events))


def clauses_of_turn(seat: int, events: list[Event]) -> Iterator[Event]:
    """Yield the clauses of a turn: of a card, or of a tile that was drawn or taken."""
    cards = [each.kind for each in of_kind(events, told.Played)]
    cards += [CARD_OF[type(each)] for each in events if type(each) in CARD_OF]
    if cards:
        yield lines.StoryPlays(seat, cards[0])
    for each in events:
        match each:
            case told.Returned(shape=shape):
                yield lines.StoryUses(seat, "returned", shape)
            case told.Removed(shape=shape):
                yield lines.StoryUses(seat, "removed", shape)
            case told.Moved(shape=shape):
                yield lines.StoryUses(seat, "moved", shape)
    if cards:
        return
    took = of_kind(events, told.Took)
    tiles = [
        each for each in events if isinstance(each, told.Took | told.Drawn | told.Discarded | told.Placed)
    ]
    shape = tiles[0].shape if tiles else ""
    yield lines.StoryTakes(seat, shape) if took else lines.StoryDraws(seat, shape)
    if of_kind(events, told.Placed):
        yield lines.StoryPlaces(seat)
    if of_kind(events, told.Discarded):
        yield lines.StoryDiscards(seat)


def effects_of_turn(events: list[Event]) -> Iterator[Event]:
    for wave in of_kind(events, told.Wave):
        dice: Any = "both" if wave.white and wave.black else "white" if wave.white else "black"
        yield lines.StorySweeps(dice, wave.white, wave.black)
        yield lines.StoryWashes(len(of_kind(events, told.Washed)))
    if held := len(of_kind(events, told.BirdFlew)):
        yield lines.StoryHeld(held)
    if any(each.kind == "calm" for each in of_kind(events, told.Played)):
        yield lines.StoryCalms()
    for guarded in of_kind(events, told.Guarded):
        yield lines.StoryGuards(guarded.shape)
    if revealed := [lines.StoryTile(each.shape).tell() for each in of_kind(events, told.Revealed)]:
        yield lines.StoryReveals(revealed, len(revealed))
    for discarded in of_kind(events, told.Discarded):
        yield lines.StoryUseless(discarded.reason)


def river(cell: Square) -> str:
    row, column = cell
    return f"river.{row},{column}"

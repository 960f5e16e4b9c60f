"""The fields of a scenario file."""

from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec

from cinquina.core.edition import convert, read_toml
from cinquina.core.errors import Invalid
from cinquina.core.scenario.comparison import ANY
from cinquina.locales import LANGUAGES

T = TypeVar("T")


class Actions(msgspec.Struct, forbid_unknown_fields=True):
    """Expectations about the list of actions."""

    count: int | None = None
    exact: list[str] | None = None
    includes: list[str] = []
    excludes: list[str] = []
    by: dict[str, int] = {}  # how many begin with these words


class Expect(msgspec.Struct, forbid_unknown_fields=True):
    position: dict[str, Any] | None = None  # part of a position
    actions: Actions | None = None
    weights: dict[str, int] | None = None  # of each outcome of chance
    events: list[str] | None = None  # in this order, others may lie between: "<game>.folded seat=A line=1"
    no_events: list[str] = []
    turn: str | None = None  # A, B, … chance, over
    waiting: list[str] | None = None
    scores: dict[str, dict[str, int]] | None = None  # by seat and source
    ranks: dict[str, int] | None = None
    utilities: dict[str, float] | None = None
    result: list[str] | None = None  # the texts of the verdict, with facts
    view: dict[str, dict[str, Any]] | None = None  # part of a view, by seat or "all"
    choices: dict[str, dict[str, Any]] | None = None  # part of each, by notation
    query: dict[str, Any] | None = None  # queries of the game, with their answers


class Act(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A scripted act: at most one of play, chance and clock."""

    deeds: ClassVar[tuple[str, ...]] = ("play", "chance", "clock")

    seat: str | None = None  # the seat that plays or is examined; by default the one with the turn
    play: str | None = None
    chance: str | None = None
    clock: str | None = None

    def __post_init__(self) -> None:
        done = [name for name in self.deeds if getattr(self, name) is not None]
        if len(done) > 1:
            raise ValueError(f"a step does one thing, not {' and '.join(done)}")

    @property
    def words(self) -> str | None:
        """The action played, drawn or ticked, in notation."""
        return next((text for text in (self.play, self.chance, self.clock) if text is not None), None)


class Step(Act, forbid_unknown_fields=True, kw_only=True):
    """A step of a scenario: at most one of play, chance, clock, auto and refuse; then the expectations."""

    deeds = (*Act.deeds, "auto", "refuse")

    auto: str | None = None  # an automatic step of the game, on its own
    refuse: str | None = None  # an input that must be refused …
    because: str | None = None  # … with this id
    facts: dict[str, Any] = {}  # … and at least these facts
    says: dict[str, str] = {}  # … and with this sentence in a language; … stands for any words
    at: int | None = None  # ms since the start, for timed games
    expect: Expect = msgspec.field(default_factory=Expect)

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.refuse is None) != (self.because is None):
            raise ValueError("refuse says what is tried, because gives the id of the rule: both or none")
        if self.refuse is None and (self.facts or self.says):
            raise ValueError("facts and says are those of a refusal, and nothing is refused here")
        for language in self.says:
            if language not in LANGUAGES:
                raise ValueError(f"says: {language!r} is not a language ({', '.join(LANGUAGES)})")


class Refused(msgspec.Struct, forbid_unknown_fields=True):
    """The expected error for the chosen seats, mode, settings, edition or position."""

    path: str
    says: str = ANY  # the whole sentence; … stands for any words


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """A rerun of the scenario with changed fields. By default it repeats the steps of the scenario."""

    title: str = ""
    seats: int | None = None
    mode: str | None = None
    settings: dict[str, Any] = {}
    amend: dict[str, Any] = {}
    position: dict[str, Any] = {}
    without: list[str] = []  # paths of fields to remove from the scenario
    refused: Refused | None = None
    step: list[Step] = []

    def __post_init__(self) -> None:
        if self.refused is not None and self.step:
            raise ValueError("what is refused has no steps")


class Start(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The game of a file and the position where it begins."""

    game: str
    seats: int | None = None
    mode: str | None = None
    settings: dict[str, Any] = {}
    edition: dict[str, Any] | None = None
    amend: dict[str, Any] = {}  # values of the edition by their paths
    position: dict[str, Any] | None = None


class Scenario(Start, forbid_unknown_fields=True, kw_only=True):
    title: str
    law: str = ""  # the example or ruling that it checks
    refused: Refused | None = None
    step: list[Step] = []
    branch: list[Branch] = []

    def __post_init__(self) -> None:
        if self.refused is not None and self.step:
            raise ValueError("what is refused has no steps")


def read_scenario(path: Path) -> Scenario:
    return read_as(path, Scenario)


def read_as(path: Path, kind: type[T]) -> T:
    """Read a file as a struct. Raise Invalid with the file's path, the field and the fault."""
    try:
        return convert(read_toml(path), kind)
    except Invalid as error:
        raise error if error.path.startswith(str(path)) else error.with_prefix(f"{path}: $") from None

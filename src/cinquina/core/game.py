"""A game as data: the page of facts.

A game is added by one folder that defines it, its `Rules` and a compiled `State`; nothing above `games/` names it.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

from cinquina.core.edition import Component, content_hash, earlier_edition, shipped_edition
from cinquina.core.errors import Invalid
from cinquina.core.parts import Editions, edition_of, module_of
from cinquina.core.rules import Rules
from cinquina.core.setup import Company, Mode, Preset, Setting, Setup


class Game:
    """The facts of a game. A sentence about each is in the texts under the same id."""

    id: ClassVar[str]
    version: ClassVar[str]  # of the rules; records of unknown versions are refused
    # Earlier versions that these rules still play, move for move: `Setup.version` tells the rulebook which.
    earlier: ClassVar[tuple[str, ...]] = ()
    title: ClassVar[str]
    authors: ClassVar[tuple[str, ...]]
    publisher: ClassVar[str]
    minutes: ClassVar[int]
    age: ClassVar[int]
    modes: ClassVar[tuple[Mode, ...]]
    settings: ClassVar[tuple[Setting, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()  # easiest first; without any, the defaults are the game
    simultaneous: ClassVar[bool] = False
    hidden: ClassVar[bool] = False  # does a seat know something that another does not?
    timed: ClassVar[bool] = False
    cooperative: ClassVar[bool] = False
    resigns: ClassVar[bool] = (
        False  # do the rules know giving up? If not, a bot takes the seat of one who resigns
    )
    solo_scale: ClassVar[str] = ""  # what utility means for a single seat
    # Has it a board of its own in the page? If not, the page shows the terminal's picture, and the choices as buttons.
    board: ClassVar[bool] = False

    def __repr__(self) -> str:
        return f"<{self.title}: {seat_counts_text(self.seat_counts())} seats>"

    def rules(self, setup: Setup) -> Rules:
        """Return the game bound to a setup: the `Rulebook` of its package, imported when it is first needed."""
        bound: Rules = import_module(f"{type(self).__module__}.rulebook").Rulebook(self, setup)
        return bound

    def edition(self, data: dict[str, Any] | None) -> Any:
        """Return a checked edition, by default the one that comes with the game. Raise Invalid for bad data. A game
        without `edition.py` has no components, and nothing that an owner could change."""
        part = self._editions()
        if part is None and data is not None:
            raise Invalid("$", f"{self.id} has no components that could be changed")
        return edition_of(part, data)

    def components(self, edition: Any) -> list[Component]:
        """Return the components of an edition that may be swapped with another one of the same group."""
        part = self._editions()
        return part.components(edition) if part else []

    def exchange(self, edition: Any, part: Component, other: Component) -> dict[str, Any]:
        """Return the data of an edition in which a component is like another one of its group."""
        editions = self._editions()
        assert editions is not None
        return editions.exchange(edition, part, other)

    def _editions(self) -> Editions | None:
        """Import `edition.py` of its package; None if it has none."""
        found: Editions | None = module_of(type(self).__module__, "edition")
        return found

    def faces(self, setting: str) -> dict[str, Any]:
        """Return the views of a setting's values, such as cards, by which the page draws them."""
        return {}

    def settings_for(self, preset: Preset, company: Company) -> dict[str, Any]:
        """Return the settings of a preset for this company; by default the same for every one."""
        return preset.settings

    def preset(self, id: str) -> Preset:
        for preset in self.presets:
            if preset.id == id:
                return preset
        known = ", ".join(preset.id for preset in self.presets) or "none"
        raise Invalid("$.preset", f"{self.id} has no preset {id!r} ({known})")

    def preset_of(self, setup: Setup, company: Company) -> str:
        """Return the id of the preset that this setup matches for this company; empty if it matches none."""
        if setup.edition is None:
            for preset in self.presets:
                mode = self.mode_for(preset, setup.seats)
                own = self.settings_for(preset, company)
                if mode == setup.mode and setup.settings == self.complete(mode, own):
                    return preset.id
        return ""

    def mode_for(self, preset: Preset, seats: int) -> str:
        """Return the mode of a preset for so many seats."""
        return preset.solo if preset.solo and seats not in self.mode(preset.mode).seats else preset.mode

    def complete(self, mode: str, settings: dict[str, Any]) -> dict[str, Any]:
        """Return all settings of a mode: those given that it has, and defaults for the others."""
        return {
            each.id: settings.get(each.id, each.default)
            for each in self.settings
            if not each.modes or mode in each.modes
        }

    def seat_counts(self) -> list[int]:
        return sorted({seats for mode in self.modes for seats in mode.seats})

    def mode(self, id: str) -> Mode:
        for mode in self.modes:
            if mode.id == id:
                return mode
        known = ", ".join(mode.id for mode in self.modes)
        raise Invalid("$.mode", f"{self.id} has no mode {id!r} ({known})")

    def setup(
        self,
        seats: int | None = None,
        mode: str | None = None,
        settings: dict[str, Any] | None = None,
        edition: dict[str, Any] | None = None,
    ) -> Setup:
        """Return a complete, checked setup; missing parts have their defaults. Raise Invalid for a bad one."""
        if seats is not None and type(seats) is not int:  # True and 2.0 are equal to numbers of seats
            raise Invalid("$.seats", f"{seats!r} is not a number of seats")
        if mode is None:
            fitting = [each for each in self.modes if seats is None or seats in each.seats]
            if not fitting:
                raise Invalid(
                    "$.seats", f"{self.id} is for {seat_counts_text(self.seat_counts())} seats, not {seats}"
                )
            chosen = fitting[0]
        else:
            chosen = self.mode(mode)
        if seats is None:
            seats = chosen.seats[0]
        if seats not in chosen.seats:
            raise Invalid(
                "$.seats", f"mode {chosen.id} is for {seat_counts_text(chosen.seats)} seats, not {seats}"
            )
        complete = {
            each.id: each.default for each in self.settings if not each.modes or chosen.id in each.modes
        }
        known = {each.id: each for each in self.settings if each.id in complete}
        for name, value in (settings or {}).items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise Invalid("$.settings", f"{self.id} has no setting {name!r} here (it has: {names})")
            complete[name] = check_value(known[name], value)
        if edition is not None:
            self.edition(edition)
        return Setup(game=self.id, mode=chosen.id, seats=seats, settings=complete, edition=edition)

    def edition_hash(self, setup: Setup) -> str:
        return content_hash(self.edition(setup.edition))

    # -- games begun under earlier versions

    def knows(self, version: str) -> bool:
        """Return whether games begun under this rules version can be played here."""
        return version == self.version or version in self.earlier

    def edition_named(self, hash: str) -> dict[str, Any] | None:
        """Return the data of an edition that came with the game, by hash; None for today's. Raise Invalid for an
        unknown hash."""
        if not hash or hash == content_hash(self.edition(None)):
            return None
        found = earlier_edition(home_of(self), hash)
        if found is None:
            raise Invalid("$.edition_hash", f"the edition is not the one played with ({hash})")
        return found

    def edition_source(self) -> dict[str, Any]:
        """Return the data of today's edition, for storing; empty if the game has no components."""
        return shipped_edition(home_of(self))


def home_of(game: Game) -> Path:
    """Return the folder of a game, in this package or another one."""
    return Path(getattr(sys.modules[type(game).__module__], "__file__", None) or "nowhere").parent


def seat_counts_text(seats: Sequence[int]) -> str:
    if len(seats) > 1 and list(seats) == list(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]} to {seats[-1]}"
    return ", ".join(str(each) for each in seats)


def check_value(setting: Setting, value: Any) -> Any:
    path = f"$.settings.{setting.id}"
    if setting.most > 1:
        if not isinstance(value, list | tuple) or len(value) > setting.most:
            raise Invalid(path, f"a list of at most {setting.most} values is needed, not {value!r}")
        if len(set(map(repr, value))) < len(value):
            raise Invalid(path, f"a value appears twice in {value!r}")
        return [check_one_value(setting, each, path) for each in value]
    return check_one_value(setting, value, path)


def check_one_value(setting: Setting, value: Any, path: str) -> Any:
    for each in setting.values:
        if type(each) is type(value) and each == value:
            return value
    shown = ", ".join(str(each).lower() if isinstance(each, bool) else str(each) for each in setting.values)
    raise Invalid(path, f"{value!r} is not one of {shown}")

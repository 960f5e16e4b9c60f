"""The setup of a game: mode, seats, settings, edition."""

from typing import Any, Literal, NamedTuple

import msgspec


class Mode(msgspec.Struct, frozen=True):
    """A mode of a game, with its numbers of seats. Its name and sentence are `<game>-mode-<id>` in the texts."""

    id: str
    seats: tuple[int, ...]


class Setting(msgspec.Struct, frozen=True):
    """A rule the host may choose. Its sentence is `<game>-setting-<id>`, that of a value `<game>-setting-<id>-<value>`,
    in lower case; a seat, a number or a letter needs none."""

    id: str
    values: tuple[bool | int | str, ...]
    default: Any
    modes: tuple[str, ...] = ()  # only in these modes; () = in all
    most: int = 1  # above 1: a list of up to this many different values
    unusual: tuple[bool | int | str, ...] = ()  # allowed values that no set-up page offers
    # Where it matters: another setting, `mode` or `seats` has one of these values. Elsewhere no set-up page asks for
    # it,
    # and its value has no effect.
    when: dict[str, tuple[bool | int | str, ...]] = {}
    seated: bool = False  # the first value is random; the others are the seats, A first


# By difficulty; each has a name `preset-<id>` for all games.
PresetId = Literal["little", "first", "box", "usual", "experts"]


class Preset(msgspec.Struct, frozen=True):
    """A predefined setup with a picture and a sentence, `<game>-preset-<id>`."""

    id: PresetId
    mode: str
    settings: dict[str, Any] = {}
    solo: str = ""  # the mode for a single player, where `mode` is for several
    level: str = ""  # of the bots; "" = the usual one
    calm: bool = False  # in a timed game: without its clock; the lobby offers it beside the timed one


class Company(NamedTuple):
    """The people and bots at a table. A preset may depend on them (`Game.settings_for`)."""

    people: int
    bots: int
    device: bool = False  # do all people sit at one device?

    @property
    def seats(self) -> int:
        return self.people + self.bots


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """A complete, checked setup, made by `Game.setup`."""

    game: str
    mode: str
    seats: int
    settings: dict[str, Any]
    edition: dict[str, Any] | None = None  # None = the default edition
    version: str = ""  # an earlier rules version (`Game.earlier`); "" = the current one

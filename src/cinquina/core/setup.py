"""What is settled before a game begins: mode, seats, settings, edition."""

from typing import Any

import msgspec


class Mode(msgspec.Struct, frozen=True):
    """A way to play a game, and for how many. Its name and sentence are `<game>-mode-<id>` in the texts."""

    id: str
    seats: tuple[int, ...]


class Setting(msgspec.Struct, frozen=True):
    """A rule the host may choose. Its sentence is `<game>-setting-<id>`, of a value `<game>-setting-<id>-<value>`, in
    lower case."""

    id: str
    values: tuple[bool | int | str, ...]
    default: Any
    modes: tuple[str, ...] = ()  # only in these; () = in all
    most: int = 1  # above 1: a list of up to so many different values
    unusual: tuple[bool | int | str, ...] = ()  # values that are allowed, and that no set-up page offers


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The complete choice; made and checked by `Game.setup`."""

    game: str
    mode: str
    seats: int
    settings: dict[str, Any]
    edition: dict[str, Any] | None = None  # None = the edition that comes with the game
    version: str = ""  # of the rules, where it is an earlier one (`Game.earlier`); "" = today's

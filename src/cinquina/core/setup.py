"""What is settled before a game begins: mode, seats, settings, edition."""

from typing import Any, Literal

import msgspec


class Mode(msgspec.Struct, frozen=True):
    """A way to play a game, and for how many. Its name and sentence are `<game>-mode-<id>` in the texts."""

    id: str
    seats: tuple[int, ...]


class Setting(msgspec.Struct, frozen=True):
    """A rule the host may choose. Its sentence is `<game>-setting-<id>`, of a value `<game>-setting-<id>-<value>`, in
    lower case; a seat, a number or a letter needs none."""

    id: str
    values: tuple[bool | int | str, ...]
    default: Any
    modes: tuple[str, ...] = ()  # only in these; () = in all
    most: int = 1  # above 1: a list of up to so many different values
    unusual: tuple[bool | int | str, ...] = ()  # values that are allowed, and that no set-up page offers
    # Where it makes a difference: another setting, `mode` or `seats` has one of these values. Elsewhere no set-up page
    # asks, and any value is as good as another.
    when: dict[str, tuple[bool | int | str, ...]] = {}
    seated: bool = False  # the first value leaves it to chance; the others are the seats, A first


# In the order of difficulty; each has a name `preset-<id>` for all games.
PresetId = Literal["little", "first", "box", "experts"]


class Preset(msgspec.Struct, frozen=True):
    """A set-up that somebody chooses by a picture and a sentence, which is `<game>-preset-<id>`."""

    id: PresetId
    mode: str
    settings: dict[str, Any] = {}
    solo: str = ""  # the mode for a single seat, where `mode` is for several
    level: str = ""  # of the bots; "" = the usual one


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The complete choice; made and checked by `Game.setup`."""

    game: str
    mode: str
    seats: int
    settings: dict[str, Any]
    edition: dict[str, Any] | None = None  # None = the edition that comes with the game
    version: str = ""  # of the rules, where it is an earlier one (`Game.earlier`); "" = today's

"""A game with its setup: where positions come from."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from cinquina.core.edition import read_toml
from cinquina.core.errors import Invalid
from cinquina.core.registry import find
from cinquina.core.rules import Rules
from cinquina.core.seed import new_seed
from cinquina.core.setup import Setup
from cinquina.games import games
from cinquina.library.exceptions import InvalidPosition, InvalidSetup, UnknownGame, sentence_of, suggestion

if TYPE_CHECKING:
    from cinquina.library.position import Position

Chance = Literal["auto", "explicit"]


class Game:
    """A game with seats, mode, settings and edition. It never changes; `game` makes it."""

    __slots__ = ("rules", "setup")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules  # the engine's own interface
        self.setup = rules.setup

    @property
    def id(self) -> str:
        return self.setup.game

    @property
    def title(self) -> str:
        return self.rules.game.title

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def mode(self) -> str:
        return self.setup.mode

    @property
    def settings(self) -> dict[str, Any]:
        return dict(self.setup.settings)

    def new(self, seed: int | None = None, chance: Chance = "auto") -> "Position":
        """Return the first position. The seed decides all draws; without one they are unpredictable.

        With chance="explicit" nothing is drawn by itself: at `turn == CHANCE` an outcome is played like a move.
        """
        from cinquina.library.position import Position

        if seed is not None and (type(seed) is not int or seed < 0):
            raise InvalidSetup(f"seed: {seed!r} is not a whole number from 0")
        return Position(self, new_seed() if seed is None else seed, chance)

    def position(self, data: dict[str, Any], seed: int | None = None, chance: Chance = "auto") -> "Position":
        """Return the position that `Position.data` described. Fields that are left out have their first values."""
        from cinquina.library.position import Position

        try:
            self.rules.load(data)
        except Invalid as error:
            raise InvalidPosition(sentence_of(error)) from None
        return Position(self, new_seed() if seed is None else seed, chance, data)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.setup == other.setup

    def __hash__(self) -> int:
        return hash((self.setup.game, self.setup.mode, self.setup.seats, self.setup.version))

    def __repr__(self) -> str:
        parts = [repr(self.id), f"seats={self.seats}", f"mode={self.mode!r}"]
        parts += [f"{name}={value!r}" for name, value in self.setup.settings.items()]
        parts += ["edition=…"] if self.setup.edition is not None else []
        return f"cinquina.game({', '.join(parts)})"

    def __reduce__(self) -> Any:
        return bound, (self.setup, self.rules.without_clock() is self.rules)


def game(
    name: str,
    seats: int | None = None,
    mode: str | None = None,
    edition: str | Path | dict[str, Any] | None = None,
    **settings: Any,
) -> Game:
    """Return a game with its setup. Settings left out have their defaults.

    An edition is a TOML file or its data. A game in real time is played by turns, as many per round as bots take.
    """
    known = [each.id for each in games()]
    if name not in known:
        raise UnknownGame(f"there is no game {name!r}: {suggestion(str(name), known)}")
    try:
        data = read_toml(Path(edition)) if isinstance(edition, str | Path) else edition
        return bound(find(name).setup(seats, mode, settings, data))
    except Invalid as error:
        raise InvalidSetup(sentence_of(error)) from None


def bound(setup: Setup, calm: bool = True) -> Game:
    """Return the game of a checked setup; if `calm`, without its clock."""
    rules = find(setup.game).rules(setup)
    return Game(rules.without_clock() if calm else rules)

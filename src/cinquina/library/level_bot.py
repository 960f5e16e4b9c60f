"""Bots for positions of the library."""

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from cinquina.bots.roster import BOTS, split_name
from cinquina.bots.roster import create_bot as player_of
from cinquina.bots.search.player import Player
from cinquina.core.errors import Invalid
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.library.exceptions import UnknownBot, suggestion

if TYPE_CHECKING:
    from cinquina.library.position import Move, Position


class Bot:
    """A bot of a level. It sees only what its seat may know, and decides the same for the same seed and position."""

    def __init__(self, name: str, seed: int = 0) -> None:
        try:
            split_name(name)
        except Invalid as error:
            known = name.partition(":")[0] in BOTS
            raise UnknownBot(
                error.message if known else f"there is no bot {name!r}: {suggestion(name, BOTS)}"
            ) from None
        self.name = name
        self.seed = seed
        self._players: WeakKeyDictionary[Rules, tuple[Rules, Player]] = WeakKeyDictionary()

    def choose(self, position: "Position", seat: int | None = None) -> "Move":
        """Return the bot's move for a seat, by default the one whose turn it is."""
        rules = position.game.rules
        who = position.seat_to_move(seat)
        if rules not in self._players:
            calm = rules.without_clock()
            self._players[rules] = calm, player_of(self.name, calm)
        calm, player = self._players[rules]
        state = position.state if calm is rules else calm.load(rules.dump(position.state))
        return position.move(int(player.choose(state, who, Rng(self.seed, f"{position.entries}/{who}"))), who)

    def __repr__(self) -> str:
        return f"cinquina.bot({self.name!r}, seed={self.seed})"


def bot(name: str, seed: int = 0) -> Bot:
    """Return a bot: `random`, `greedy`, `newcomer`, `casual`, `strong`, `expert` or `expert:500` (simulations)."""
    return Bot(name, seed)

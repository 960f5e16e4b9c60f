"""Every bot in every game, mode and number of seats: it decides legally, and by nothing its seat cannot know."""

from collections.abc import Callable

import pytest

import cinquina.games
from cinquina.bots.roster import BOTS
from cinquina.bots.search.player import Player
from cinquina.bots.thinker import thinker
from cinquina.core import registry
from cinquina.core import state as state_module
from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid
from cinquina.core.game import Rules
from cinquina.core.rng import Rng
from cinquina.core.state import State
from tests.battery.secrets import imagined
from tests.bots.positions import asked
from tests.toy.auction import Asta, AstaGame

COMPILED = not str(state_module.__file__).endswith(".py")
MODES = 99 if COMPILED else 1  # of each game; interpreted, an evaluation can take a second
LOOKS = 3 if COMPILED else 1  # decisions of a game at which a bot is asked
GAMES = [*cinquina.games.games(), AstaGame()]
TABLES = [(game, mode, mode.seats[:2][-1]) for game in GAMES for mode in game.modes[:MODES]]

Maker = Callable[[Rules], Player]


def briefly(rules: Rules) -> Player:
    """The search with the effort of the game, cut down to what a test can wait for."""
    return thinker(rules, rules.effort()._replace(simulations=12 if COMPILED else 4, depth=1, compared=2))


MAKERS: dict[str, Maker] = {**BOTS, "expert": briefly}


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = AstaGame()
    monkeypatch.setitem(registry._games, toy.id, toy)


def check_reads_nothing_hidden(make: Maker, rules: Rules, state: State, seat: int, rng: Rng) -> None:
    """From positions that the seat cannot tell apart, the same stream leads to the same choice."""
    choices = {
        int(make(rules).choose(each, seat, Rng(7, "bot")))
        for each in (state, imagined(state, seat, rng), imagined(state, seat, rng))
    }
    assert len(choices) == 1, f"the bot in seat {seat} reads what it cannot know"


@pytest.mark.both
@pytest.mark.parametrize("bot", MAKERS)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0].id}-{table[1].id}-{table[2]}")
def test_a_bot_decides_legally_and_reads_nothing_hidden(table, bot: str):
    game, mode, seats = table
    rules = game.rules(game.setup(seats, mode.id))
    rng = Rng(3, bot)
    looks = 0
    for state, seat in asked(rules, rng, LOOKS):
        before = rules.dump(state)
        action = MAKERS[bot](rules).choose(state, seat, Rng(1))
        assert state.legal(seat, action)
        assert rules.dump(state) == before
        check_reads_nothing_hidden(MAKERS[bot], rules, state, seat, rng)
        looks += 1
    assert looks > 0  # a careless game can be over soon


def test_a_budget_of_nothing_is_refused():
    game = AstaGame()
    with pytest.raises(Invalid, match=r"\$\.simulations: 0 simulations: at least one is needed"):
        thinker(game.rules(game.setup(3)), Effort(simulations=0))


class Peeking(Player):
    """Bids one more than the others did."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, Asta)
        others = max(each.bid for n, each in enumerate(state.room.bidders) if n != seat)
        hand = sorted(state.room.bidders[seat].hand)
        return next((card for card in hand if card > others), hand[0])


def test_a_bot_that_peeks_is_found_out():
    game = AstaGame()
    rules = game.rules(game.setup(3))
    rng = Rng(1)
    sealed = next(state for _ in range(99) for state, _ in asked(rules, rng, LOOKS) if state.sealed())
    seat = int(sealed.turn())
    with pytest.raises(AssertionError, match="reads what it cannot know"):
        check_reads_nothing_hidden(lambda _: Peeking(), rules, sealed, seat, rng)

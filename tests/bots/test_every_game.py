"""Every bot in every game, mode and number of seats: it decides legally, and by nothing its seat cannot know."""

from collections.abc import Callable

import pytest

from cinquina.bots.roster import BOTS, create_bot, reproducible_effort
from cinquina.bots.search.player import GreedyPlayer, Player
from cinquina.bots.search.searcher import SearchPlayer
from cinquina.bots.thinker import create_thinker
from cinquina.core import registry
from cinquina.core import state as state_module
from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid
from cinquina.core.levels import LEVELS
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import CHANCE, OVER, State
from cinquina.games import games
from tests.battery.play import drawn
from tests.battery.secrets import imagined
from tests.bots.positions import asked
from tests.toy.auction import Asta, AstaGame

COMPILED = not str(state_module.__file__).endswith(".py")

# Interpreted, an evaluation can take a millisecond, and a decision have a thousand options.
MODES = 99 if COMPILED else 1  # of each game
LOOKS = 3 if COMPILED else 1  # decisions of a game at which a bot is asked
WIDEST = 500 if COMPILED else 40  # options of those decisions
AHEAD = 200 if COMPILED else 40  # positions that greedy bots look at
DECISIONS = 9999 if COMPILED else 12  # of a game that they play
GAMES = [*games(), AstaGame()]
TABLES = [(game, mode, mode.seats[:2][-1]) for game in GAMES for mode in game.modes[:MODES]]

Maker = Callable[[Rules], Player]


def briefly(bot: str) -> Maker:
    """With the effort of the game, cut down to what a test can wait for."""

    def make(rules: Rules) -> Player:
        if bot == "expert":
            simulations = 12 if COMPILED else 3
            few = reproducible_effort(rules)._replace(
                simulations=simulations, depth=1, compared=2, ahead=AHEAD
            )
            return create_thinker(rules, few)
        policy = rules.policy(bot)
        return GreedyPlayer(rules.max_actions, *policy, budget=AHEAD)

    return make


MAKERS: dict[str, Maker] = {"random": BOTS["random"], **{level: briefly(level) for level in LEVELS}}


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
@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0].id}-{table[1].id}-{table[2]}")
def test_a_bot_decides_legally_and_reads_nothing_hidden(table, name: str):
    game, mode, seats = table
    rules = game.rules(game.setup(seats, mode.id))
    rng = Rng(3, name)
    looks = 0
    for state, seat in asked(rules, rng, LOOKS, widest=WIDEST):
        before = rules.dump(state)
        action = MAKERS[name](rules).choose(state, seat, Rng(1))
        assert state.legal(seat, action)
        assert rules.dump(state) == before
        check_reads_nothing_hidden(MAKERS[name], rules, state, seat, rng)
        looks += 1
    assert looks > 0  # a careless game can be over soon


@pytest.mark.both
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0].id}-{table[1].id}-{table[2]}")
def test_every_level_plays_legal_games(table):
    """All of them at one table, or alone one after the other."""
    game, mode, seats = table
    rules = game.rules(game.setup(seats, mode.id)).without_clock()
    rng = Rng(5, "chance")
    for first in range(0, len(LEVELS), seats):
        players = [MAKERS[LEVELS[(first + seat) % len(LEVELS)]](rules) for seat in range(seats)]
        state = rules.start()
        decisions = 0
        while state.turn() != OVER and decisions < DECISIONS:
            who = int(state.turn())
            if who == CHANCE:
                action = drawn(rules, state, rng)
            else:
                action = int(players[who].choose(state, who, rng))
                assert state.legal(who, action)
                decisions += 1
            state.apply(who, action)
            for player in players:
                player.follow(who, action)
        assert decisions > 0


@pytest.mark.parametrize("wrong", ["expert:0", "expert:-1", "expert:", "expert:ten", "strong:5", "genius"])
def test_a_bot_that_is_not_there_is_refused_in_a_sentence(wrong: str):
    game = AstaGame()
    with pytest.raises(Invalid, match=wrong.partition(":")[0]) as refused:
        create_bot(wrong, game.rules(game.setup(3)))
    assert str(refused.value).startswith("$.bots: ") and "\n" not in str(refused.value)


def test_a_budget_of_nothing_is_refused():
    game = AstaGame()
    with pytest.raises(Invalid, match=r"\$\.simulations: 0 simulations: at least one is needed"):
        create_thinker(game.rules(game.setup(3)), Effort(simulations=0))


def test_a_budget_in_the_name_is_what_the_search_spends():
    game = AstaGame()
    rules = game.rules(game.setup(3))
    state, rng = rules.start(), Rng(1)
    while state.turn() == CHANCE:
        state.apply(CHANCE, drawn(rules, state, rng))
    player = create_bot("expert:7", rules)
    assert isinstance(player, SearchPlayer)
    player.choose(state, int(state.turn()), rng)
    assert sum(visits for _, visits, _ in player.search.options()) == 7


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
    sealed = next(
        state
        for _ in range(99)
        for state, _ in asked(rules, rng, LOOKS, widest=WIDEST)
        if state.has_sealed_decision()
    )
    seat = int(sealed.turn())
    with pytest.raises(AssertionError, match="reads what it cannot know"):
        check_reads_nothing_hidden(lambda _: Peeking(), rules, sealed, seat, rng)

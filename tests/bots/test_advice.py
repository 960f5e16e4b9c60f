"""Hints in every game: legal, in words, with real reasons, and by nothing the seat cannot know."""

import pytest

import cinquina.games  # noqa: F401  # texts name them
from cinquina.bots.advice import Option, advise
from cinquina.bots.events import ReasonOnly
from cinquina.core import state as state_module
from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import State
from cinquina.games import find, games
from cinquina.locales import LANGUAGES, Texts
from tests.battery.secrets import imagined
from tests.bots.positions import asked

COMPILED = not str(state_module.__file__).endswith(".py")
MODES = 99 if COMPILED else 1  # of each game; interpreted, an evaluation can take a second
LOOKS = 3 if COMPILED else 1
TABLES = [(game, mode, mode.seats[:2][-1]) for game in games() for mode in game.modes[:MODES]]
NAMES = ["Ada", "Bruno", "Carla", "Dario"]


def brief_effort(rules: Rules) -> Effort:
    effort = rules.without_clock().effort()
    return effort._replace(simulations=24 if COMPILED else 4, milliseconds=0, depth=0, compared=0)


def hints(rules: Rules, state: State, seat: int) -> list[Option]:
    return advise(rules, state, seat, Rng(1, "hint"), brief_effort(rules))


@pytest.mark.both
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0].id}-{table[1].id}-{table[2]}")
def test_a_hint_is_legal_and_told_in_words_with_a_reason(table):
    game, mode, seats = table
    rules = game.rules(game.setup(seats, mode.id))
    looks = 0
    for state, seat in asked(rules, Rng(6, "way"), LOOKS):
        before = rules.dump(state)
        options = hints(rules, state, seat)
        assert rules.dump(state) == before
        assert 1 <= len(options) <= 3
        assert len({option.action for option in options}) == len(options)
        for option in options:
            assert state.legal(seat, option.action)
            assert option.reasons
        parts = [part for option in options for part in (option.brings, option.reasons)]
        for text in [each for part in parts for each in part]:
            for texts in map(Texts, LANGUAGES):
                told = texts.event(text, NAMES)
                assert told and text.text_id not in told and "{" not in told
        looks += 1
    assert looks > 0


@pytest.mark.both
@pytest.mark.parametrize("game", [game for game in games() if game.hidden], ids=lambda game: game.id)
def test_a_hint_reads_nothing_hidden(game):
    rules = game.rules(game.setup(2))
    rng = Rng(8)
    for state, seat in asked(rules, rng, LOOKS):
        told = {repr(hints(rules, each, seat)) for each in (state, imagined(state, seat, rng))}
        assert len(told) == 1


def test_the_only_choice_is_called_that():
    game = find("flow")
    rules = game.rules(game.setup(2))
    state, seat = next(
        (state, seat)
        for state, seat in asked(rules, Rng(1), 99, least=1)
        if len(rules.actions(state, seat)) == 1
    )
    (option,) = hints(rules, state, seat)
    assert option.reasons == [ReasonOnly()]


def test_no_budget_no_hint():
    game = find("foldris")
    rules = game.rules(game.setup(1))
    with pytest.raises(Invalid, match=r"\$\.simulations: 0 simulations: at least one is needed"):
        advise(rules, rules.start(), 0, Rng(1), Effort(simulations=0))

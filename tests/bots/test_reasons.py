"""Reasons are true where they are told: in every game, what a reason says changed did change, and that way."""

import re

import pytest

import cinquina.games  # noqa: F401  # texts name them
from cinquina.bots.advice import Advisor
from cinquina.bots.events import Reason, ReasonEnds
from cinquina.bots.reasons import ENDED, Aim, Reasons
from cinquina.core import state as state_module
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.games import find, games
from cinquina.locales import Texts
from tests.bots.positions import asked

COMPILED = not str(state_module.__file__).endswith(".py")
LOOKS = 2 if COMPILED else 1
OPTIONS = 4  # of a position, good and bad
TABLES = [(game, mode, mode.seats[:2][-1]) for game in games() for mode in game.modes]

# Words that say that something happens, and what then must have become of the feature. All others compare.
HAPPENS = {
    "better": r"opens|earns|adds to|folds (a|\d)|completes|collects|shortens|joins all|brings|marks|wins\b(?! with)"
    r"|ends the game in your favour",
    "worse": r"costs|spoils|shuts|gives up|loses the game|ends the game against",
}
ENDS = r"wins\b(?! with)|loses the game|ends the game (in|against)"


@pytest.mark.both
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_what_a_reason_says_is_so_in_the_position(game):
    look_through(game.rules(game.setup(2)), LOOKS)


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0].id}-{table[1].id}-{table[2]}")
def test_what_a_reason_says_is_so_in_many_positions_of_every_mode(table):
    game, mode, seats = table
    look_through(game.rules(game.setup(seats, mode.id)), 60)


def look_through(timed: Rules, most: int) -> None:
    rules = timed.without_clock()
    looks = 0
    for state, seat in asked(rules, Rng(9, "way"), most):
        seen = state.copy()
        seen.imagine(seat, Rng(1))
        advisor = Advisor(rules, seen, seat)
        actions = rules.actions(seen, seat)
        aims = [advisor.find_aim(action)[0] for action in actions[:: -(-len(actions) // OPTIONS)]]
        best = max(aims, key=lambda aim: worth(advisor.reasons, aim))
        others = [aim for aim in aims if aim is not best]
        for told in advisor.reasons.reasons_for(best, others, 2):
            check(advisor.reasons, told, best, others)
            looks += 1
        for other in others:
            for told in advisor.reasons.reasons_for_and_against(other, best):
                check(advisor.reasons, told, other, [best])
                looks += 1
    assert looks > 0


def worth(reasons: Reasons, aim: Aim) -> float:
    return sum(weight * each for weight, each in zip(reasons.weights, aim.features, strict=True))


def check(reasons: Reasons, told, aim: Aim, others: list[Aim]) -> None:
    if told == ReasonEnds():
        assert aim.over
        return
    assert isinstance(told, Reason)
    name, side = told.text_id.partition(".reason-")[2].rsplit("-", 1)
    n = list(reasons.names).index(name)
    value, weight = aim.features[n], reasons.weights[n]
    beside = [each.features[n] for each in others if reasons.is_comparable(n, aim, each)]
    more = weight * (value - sum(beside) / len(beside))
    assert more > 0 if side == "for" else more < 0
    better = weight * (value - reasons.now[n])
    way = "same" if abs(better) < 1e-6 else "better" if better > 0 else "worse"
    assert told.way == way
    words = Texts("en").event(told, [])
    for needs, happens in HAPPENS.items():
        if re.match(happens, words):
            assert way == needs, words
    if re.match(ENDS, words):
        assert aim.over and aim.features[list(reasons.names).index(ENDED)] != 0.0
    # Nothing is promised by a game that is over.
    if aim.over and name != ENDED:
        assert all(each.over for each in others) or value != 0.0, words


def test_reasons_are_the_features_that_differ_most():
    """Of two sheets, one with two covered squares: that, and nothing else, speaks for the other."""
    game = find("foldris")
    rules = game.rules(game.setup(1))
    reasons = Reasons(rules, rules.start(), 0)
    names = list(reasons.names)
    clean = Aim([0.0] * len(names), False)
    covered = Aim([2.0 if name == "covered" else 0.0 for name in names], False)
    (told,) = reasons.reasons_for(clean, [covered], 2)
    assert told.text_id == "foldris.reason-covered-for"
    assert (told.facts["amount"], told.facts["worth"]) == (2, 3.5)
    assert Texts("en").event(told, []) == "leaves no square covered"
    (lacking,) = reasons.reasons_for_and_against(covered, clean)
    assert lacking.text_id == "foldris.reason-covered-against"
    assert Texts("en").event(lacking, []) == "leaves 2 more squares covered"
    assert Texts("it").event(lacking, []) == "restano coperti 2 quadretti in più"
    assert reasons.reasons_for(clean, [clean], 2) == []


def test_a_game_that_ends_has_no_tidy_sheet():
    """What is not measured at the end does not speak for it; not losing is no victory, and not winning no defeat."""
    rules = find("flow").rules(find("flow").setup(2))
    reasons = Reasons(rules, rules.start(), 0)
    names = list(reasons.names)

    def aim(**features: float) -> Aim:
        return Aim([features.get(name, 0.0) for name in names], "end" in features)

    say = Texts("en").event
    goes_on, lost, won = aim(missing=5.0, singles=9.0, washed=6.0), aim(end=-1.0), aim(end=1.0)
    assert [say(each, []) for each in reasons.reasons_for_and_against(lost, goes_on)] == ["loses the game"]
    assert [say(each, []) for each in reasons.reasons_for(goes_on, [lost], 2)] == ["does not lose the game"]
    assert [say(each, []) for each in reasons.reasons_for(won, [goes_on], 2)] == [
        "wins the game for the team"
    ]
    assert [say(each, []) for each in reasons.reasons_for_and_against(goes_on, won)] == [
        "does not win the game yet"
    ]

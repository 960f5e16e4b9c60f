"""What playouts came to is told in words that the playouts bear out, and no alternative looks better than the best."""

import itertools

import pytest

import cinquina.games  # noqa: F401  # texts name them
from cinquina.bots import odds
from cinquina.bots.advice import Option, add_expectations, expectation_of
from cinquina.bots.events import (
    Expected,
    ExpectedEven,
    ExpectedLess,
    Reason,
    ReasonEven,
    ReasonWorse,
)
from cinquina.core.rng import Rng
from cinquina.games import find, games
from cinquina.locales import LANGUAGES, Texts

FOLDRIS = find("foldris").rules(find("foldris").setup(2))
TOLD = Reason("foldris.reason-uneven-for", 1, 1.0, 0, 0, "same")


def wins(won: int, of: int) -> list[float]:
    """Spread evenly, so that two such rows hardly go together."""
    return [1.0 if (n * won) // of != ((n + 1) * won) // of else 0.0 for n in range(of)]


@pytest.mark.parametrize(
    ("won", "of", "words"),
    [
        (0, 39, None),
        (0, 40, "You win at most a tenth of the games that good players play on from here"),
        (0, 200, "You hardly ever win when good players go on from here"),
        (20, 200, "You win about a tenth of the games that good players play on from here"),
        (
            20,
            40,
            "You win between a quarter and three quarters of the games that good players play on from here",
        ),
        (83, 200, "You win between a third and half of the games that good players play on from here"),
        (100, 200, "You win about half of the games that good players play on from here"),
        (178, 200, "You win about nine tenths of the games that good players play on from here"),
        (35, 40, "You win at least two thirds of the games that good players play on from here"),
        (200, 200, "You nearly always win when good players go on from here"),
    ],
)
def test_a_share_of_games_is_told_as_a_range(won, of, words):
    found = odds.estimate(wins(won, of))
    assert (found and Texts("en").event(expectation_of(FOLDRIS, found), [])) == words


def test_in_italian_too():
    for won, words in (
        (100, "Se da qui continuano giocatori forti, vinci circa la metà delle partite"),
        (0, "Se da qui continuano giocatori forti, non vinci quasi mai"),
    ):
        found = odds.estimate(wins(won, 200))
        assert found and Texts("it").event(expectation_of(FOLDRIS, found), []) == words


def test_the_truth_lies_between_the_marks():
    """For every share, nineteen times of twenty, by playouts of a fixed seed."""
    shares = dict(odds.MARKS)
    told = missed = 0
    for percent, seed in itertools.product(range(0, 101, 5), range(20)):
        rng = Rng(seed, "odds")
        found = odds.estimate([1.0 if rng.below(100) < percent else 0.0 for _ in range(120)])
        if found is None:
            continue
        slack = {"none": odds.RARE, "all": odds.RARE, "about": odds.NEAR}.get(found.kind, 0.0)
        told += 1
        missed += not shares[found.least] - slack <= percent / 100 <= shares[found.most] + slack
    assert told > 400
    assert missed <= told // 20


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_range_has_words_without_figures(game):
    """A count of lines is no share: people know how far it is to a title."""
    rules = game.rules(game.setup(game.seat_counts()[0]))
    rules_of_two = game.rules(game.setup(2))
    marks = [i / 20 for i in range(21)]
    pairs = [(low, high) for low in marks for high in marks if low <= high]
    ranges = {found for pair in pairs if (found := odds.marks_around(*pair)) is not None}
    for found, texts, each in itertools.product(ranges, map(Texts, LANGUAGES), (rules, rules_of_two)):
        told = texts.event(expectation_of(each, found), [])
        assert "{" not in told and "core" not in told
        counted = each is rules and rules.most_solo() > 0
        assert counted or not any(sign.isdigit() for sign in told)


def option(action: int, *reasons) -> Option:
    return Option(action, (), list(reasons), None, False)


def test_an_alternative_within_the_error_is_about_as_good():
    """45 of 100 for the best and 65 of 100 for the other, of a few games: nobody can tell."""
    best, other = add_expectations(FOLDRIS, [option(1, TOLD), option(2, TOLD)], [wins(18, 40), wins(22, 40)])
    assert best.expected == Expected("core.expected_win", "between", "quarter", "two_thirds")
    assert other.expected == ExpectedEven()
    (_, same) = add_expectations(
        FOLDRIS, [option(1, TOLD), option(2, ReasonEven())], [wins(18, 40), wins(22, 40)]
    )
    assert (same.expected, same.reasons) == (None, [ReasonEven()])  # said once


def test_where_playouts_and_search_are_of_two_minds_no_figure_is_told():
    options = [option(1, TOLD), option(2, TOLD)]
    assert add_expectations(FOLDRIS, options, [wins(40, 200), wins(160, 200)]) == options


def test_what_is_clearly_worse_is_not_about_the_same():
    options = [option(1, TOLD), option(2, ReasonEven()), option(3, TOLD)]
    lucky = [1.0] * 100 + [0.0] * 100
    less = [1.0] * 90 + [0.0] * 110  # the same games, but ten
    best, near, far = add_expectations(FOLDRIS, options, [lucky, less, [1.0] * 20 + [0.0] * 180])
    assert best.expected == Expected("core.expected_win", "about", "half", "half")
    assert near.reasons == [ReasonWorse()]
    assert near.expected == Expected("core.expected_win", "between", "third", "two_thirds") or (
        near.expected == ExpectedLess()
    )
    assert far.expected == Expected("core.expected_win", "about", "tenth", "tenth")


def test_no_alternative_is_ever_told_above_the_best():
    for one, other, of in itertools.product(range(0, 101, 4), range(0, 101, 4), (40, 100, 200)):
        first, second = sorted(
            [wins(one * of // 100, of), wins(other * of // 100, of)], key=sum, reverse=True
        )
        best, alternative = add_expectations(FOLDRIS, [option(1, TOLD), option(2, TOLD)], [first, second])
        if isinstance(alternative.expected, Expected):
            assert isinstance(best.expected, Expected)
            middles = [
                odds.Range(each.range, each.least, each.most).middle
                for each in (best.expected, alternative.expected)
            ]
            assert middles[0] > middles[1]


@pytest.mark.parametrize(
    ("low", "high", "words"),
    [
        (0.85, 0.93, "In the end you have folded about 11 lines"),
        (0.7, 0.8, "In the end you have folded about 9 lines"),
        (0.55, 0.72, "In the end you have folded 6 to 9 lines"),
        (0.0, 0.03, "In the end, hardly any lines are folded"),
    ],
)
def test_alone_a_result_is_told_as_a_count(low, high, words):
    rules = find("foldris").rules(find("foldris").setup(1))
    found = odds.marks_around(low, high)
    assert found is not None
    assert Texts("en").event(expectation_of(rules, found), []) == words

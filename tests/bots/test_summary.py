"""A finished game in two or three sentences, which say no more than the errors leave standing."""

import cinquina.games  # noqa: F401  # texts name them
from cinquina.bots.analysis import Judgement, Missed
from cinquina.bots.prospects import Mean
from cinquina.bots.summary import summarise
from cinquina.core.state import CHANCE
from cinquina.locales import Texts

NAMES = ["Ada", "Bruno"]


def game(*values: float, error: float = 0.02, seats: int = 2, cost: float = 0.0) -> list[Judgement]:
    """By turns chance, Ada and Bruno; the values are Ada's, the last is the result."""
    found = []
    for at, value in enumerate(values):
        err = 0.0 if at == len(values) - 1 else error
        who = (CHANCE, 0, 1)[at % 3] if seats == 2 else (CHANCE, 0)[at % 2]
        missed = Missed(at, 0, "this", "that", cost, [], (), ()) if cost and at == 1 else None
        line = [Mean(value, err), Mean(1 - value, err)][:seats]
        found.append(Judgement(at, who, line, missed))
    return found


def told(
    judgements: list[Judgement], together: bool = False, over: bool = True, lang: str = "en"
) -> list[str]:
    return [Texts(lang).event(each, NAMES) for each in summarise(judgements, together, over)]


def test_a_game_that_was_turned_says_when_and_what_luck_did():
    assert told(game(0.5, 0.2, 0.2, 0.8, 0.8, 0.8, 1.0, 1.0)) == [
        "Ada was behind at first, but turned the game around in the first half.",
        "Luck helped Ada most.",
        "No choice stands out that could have been better.",
    ]
    assert told(game(0.5, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 1.0), lang="it")[0] == (
        "Ada era in svantaggio fino a poco prima della fine, eppure ha vinto."
    )


def test_what_may_be_an_accident_is_not_told():
    rough = game(0.5, 0.2, 0.2, 0.8, 0.8, 0.8, 1.0, 1.0, error=0.4)
    assert told(rough)[:2] == [
        "Ada won without ever being clearly behind.",
        "How much of it was luck is too close to call.",
    ]


def test_among_many_comparisons_one_that_exceeds_its_margin_is_chance():
    """Seven players start level; the winner lags one of the six by 3.2 errors once in twenty moments."""
    level, error = 1 / 7, 0.02
    low = level - 3.2 * (2 * error**2) ** 0.5
    lines = [[Mean(low if at == 0 else level, error), *[Mean(level, error)] * 6] for at in range(20)]
    lines.append([Mean(1.0, 0.0), *[Mean(0.0, 0.0)] * 6])
    judgements = [Judgement(at, CHANCE, line, None) for at, line in enumerate(lines)]
    assert told(judgements)[0] == "Ada won without ever being clearly behind."


def test_a_shared_victory_and_a_game_that_was_given_up_have_no_winner():
    assert told(game(0.5, 0.4, 0.5))[0].startswith("How much")
    assert told(game(0.5, 0.4, 0.9), over=False)[0].startswith("How much")


def test_alone_or_as_a_team_the_start_is_the_measure():
    alone = game(0.5, 0.4, 0.3, 0.2, seats=1, cost=0.1)
    assert told(alone, together=True) == [
        "It went less well than the start promised.",
        "Luck was unkind.",
        "The choice that cost most was made by Ada: look at it below.",
    ]

"""Hints for positions of the library, in sentences."""

from typing import TYPE_CHECKING, NamedTuple

from cinquina.bots.advice import Option, advise
from cinquina.bots.prospects import Budget
from cinquina.core.rng import Rng
from cinquina.core.who import LETTERS
from cinquina.locales import Texts

if TYPE_CHECKING:
    from cinquina.library.position import Move, Position

PLAYOUTS = 5  # simulations of the search for each playout of the expected result


class Hint(NamedTuple):
    """A move worth considering: what it brings, what speaks for it, and the expected result (empty: too uncertain)."""

    move: "Move"
    brings: list[str]
    reasons: str
    expected: str


def hints(position: "Position", seat: int, simulations: int, lang: str) -> list[Hint]:
    """Return the best moves of a seat, best first. The same position has the same hints."""
    rules = position.game.rules
    effort = rules.effort()._replace(simulations=simulations, milliseconds=0)
    stream = Rng(position.entries, "hint")
    options = advise(rules, position.state, seat, stream, effort, Budget(max(1, simulations // PLAYOUTS)))
    texts = Texts(lang)
    texts.words = rules.words()
    return [hint(position, seat, texts, option) for option in options]


def hint(position: "Position", seat: int, texts: Texts, option: Option) -> Hint:
    names = LETTERS[: position.game.seats]
    reasons = texts.join_reasons(option.reasons, names)
    return Hint(
        position.move(option.action, seat),
        [texts.event(event, names) for event in option.brings],
        texts.say("core-reason_ahead", reasons=reasons) if option.ahead else reasons,
        texts.event(option.expected, names) if option.expected else "",
    )

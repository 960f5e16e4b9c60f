"""Expensive checks, at sampled positions: only `State.legal` admits an action, and whatever it refuses has a reason."""

from typing import get_args

from cinquina.core.errors import Refusal
from cinquina.core.event import id_of
from cinquina.core.refusals import NotAllowed
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules, Unlisted
from cinquina.core.state import State
from cinquina.core.who import actor_text
from tests.battery.play import Fault
from tests.battery.words import deciders, need, sample

ENDS = (-(2**63), -2, -1, 0, 2**63 - 1)  # of what may be asked, and around nothing
BITS = 62


def check_gate(rules: Rules, state: State, rng: Rng) -> None:
    for who in deciders(rules):
        for action in ints_near(rules.actions(state, who), rng):
            check_int(rules, state, who, action)
    texts = sorted({text for who in deciders(rules) for text in some_texts(rules, state, who, rng)})
    for seat in sample(list(range(rules.setup.seats)), 2, rng):
        for text in [*texts, *(damaged(text, rng) for text in texts), "resign"]:
            check_words(rules, state, seat, text)


def some_texts(rules: Rules, state: State, who: int, rng: Rng) -> list[str]:
    return [rules.text(state, who, action) for action in sample(rules.actions(state, who), 6, rng)]


def ints_near(listed: list[int], rng: Rng) -> list[int]:
    """Ints that are nearly actions, and some that are nothing of the kind."""
    near = [action ^ (1 << rng.below(BITS)) for action in sample(listed, 4, rng) for _ in range(6)]
    beside = [action + step for action in sample(listed, 3, rng) for step in (-1, 1)]
    return [*near, *beside, *(rng.below(4096) for _ in range(6)), *ENDS]


def check_int(rules: Rules, state: State, who: int, action: int) -> None:
    """`legal` answers for any int, and admits none but those that are written and read as themselves."""
    name = actor_text(who)
    try:
        legal = state.legal(who, action)
    except Exception as error:
        raise Fault(f"legal() fails when {name} asks for {action}: {error!r}") from None
    if not legal:
        return
    text = rules.text(state, who, action)
    try:
        back = rules.parse(state, who, text)
    except Refusal as error:
        raise Fault(f"{action} is legal for {name}, and its text {text!r} is refused by {error}") from None
    need(back == action, f"{action} is legal for {name} as well as {back}, and both are written {text!r}")
    if action not in rules.actions(state, who):
        mark = rules.why_unlisted(state, who, action)
        need(mark in get_args(Unlisted), f"{name}: {text!r} is legal and not listed, and nothing says why")


def check_words(rules: Rules, state: State, seat: int, text: str) -> None:
    """Check that a text is either parsed as a legal action or refused with a rule."""
    name = actor_text(seat)
    try:
        attempt = rules.read(state, seat, text)
    except Refusal:
        return  # it means nothing in this game
    reason = rules.why_not(state, seat, attempt)
    if attempt.action is not None and state.legal(seat, attempt.action):
        need(reason is None, f"{text!r} is legal for {name}, and {reason} is named against it")
    else:
        named = reason is not None and reason.id != id_of(NotAllowed)
        need(named, f"{text!r} is not legal for {name}, and no rule against it is named")


def damaged(text: str, rng: Rng) -> str:
    """One mark changed for another of its kind, or gone."""
    at = rng.below(len(text))
    mark = text[at]
    if mark.isdigit():
        other = "0123456789"[rng.below(10)]
    elif mark.isalpha():
        other = "ABCDEFGHLRUDabmr"[rng.below(16)]
    else:
        other = ""
    return " ".join(f"{text[:at]}{other}{text[at + 1 :]}".split())

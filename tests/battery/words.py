"""What the checks share: a fault with a sentence, a whole position as data, the first difference of two."""

from typing import Any

from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import CHANCE, CLOCK, State
from cinquina.core.who import LETTERS, actor_text
from tests.battery.play import Fault


def need(true: object, what: str) -> None:
    if not true:
        raise Fault(what)


def deciders(rules: Rules) -> list[int]:
    return [CLOCK, CHANCE, *range(rules.setup.seats)]


def full(rules: Rules, state: State) -> dict[str, Any]:
    """Return the whole position, and everything derived from it."""
    return {
        "position": rules.dump(state),
        "turn": actor_text(state.turn()),
        "waiting": [int(seat) for seat in state.waiting()],
        "sealed": bool(state.has_sealed_decision()),
        "clock": int(state.clock_ms()),
        "scores": [int(state.score(seat)) for seat in range(rules.setup.seats)],
        "actions": {actor_text(who): rules.actions(state, who) for who in deciders(rules)},
        "weights": rules.weights(state) if state.turn() == CHANCE else [],
    }


def refusal(rules: Rules, state: State, who: int, text: str) -> str:
    """Why not, or nothing."""
    refused = rules.explain(state, who, text)
    return str(refused) if refused else ""


def viewer_text(seat: int | None) -> str:
    return "a spectator" if seat is None else LETTERS[seat]


def doubles(some: list[Any]) -> list[Any]:
    return sorted({each for each in some if some.count(each) > 1})


def sample(some: list[int], most: int, rng: Rng) -> list[int]:
    """So many of them, or all, in any order."""
    rest = some[:]
    return [rest.pop(rng.below(len(rest))) for _ in some[:most]]


def difference(one: Any, two: Any, path: str = "$") -> str:
    """Return the first place where two pieces of plain data differ."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        return next(
            (found for name in one if (found := difference(one[name], two[name], f"{path}.{name}"))), ""
        )
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        pairs = enumerate(zip(one, two, strict=True))
        return next((found for n, (a, b) in pairs if (found := difference(a, b, f"{path}[{n}]"))), "")
    return "" if one == two else f"{path} is {one!r} and {two!r}"

"""What scenarios of Foldris can do and ask beyond a game: automatic steps and named questions."""

from typing import TYPE_CHECKING

from cinquina.core.errors import Invalid
from cinquina.games.foldris import notation
from cinquina.games.foldris.choices import choices
from cinquina.games.foldris.events import SoloTitle
from cinquina.games.foldris.rules import effects, scoring
from cinquina.games.foldris.rules.blocks import COLUMNS
from cinquina.games.foldris.rules.phases import DRAW, UNDECIDED
from cinquina.games.foldris.rules.position import Position

if TYPE_CHECKING:
    from cinquina.games.foldris.rulebook import Rulebook


def drop_barrier(state: Position, seat: int, words: list[str]) -> None:
    """`barrier off` and `barrier lane 7`: the two parts of the BARRIER step on one sheet."""
    if words == ["off"]:
        if state.sheets[seat].barrier >= 0:
            effects.lift_barrier(state, seat)
    elif (
        len(words) == 2
        and words[0] == "lane"
        and words[1].isdigit()
        and 0 < int(words[1]) <= len(state.box.left)
    ):
        effects.drop_barrier(state, seat, int(words[1]) - 1, by=-1)
    else:
        raise Invalid("$.auto", f"barrier {' '.join(words)!r} is not `barrier off` or `barrier lane n`")


def with_card(rules: "Rulebook", state: Position, seat: int, card: str) -> Position:
    """The position as if this card lay open and the seat were asked."""
    if card not in rules.box.names:
        raise Invalid("$.query", f"{card!r} is not a card of this edition")
    copy = state.copy()
    copy.phase, copy.card = DRAW, rules.box.names.index(card)
    copy.decided[seat] = UNDECIDED
    return copy


def outcomes(rules: "Rulebook", state: Position, seat: int, words: list[str]) -> dict[str, int]:
    """`outcomes T3`: how many outcomes the card has on a sheet, in total and by cost."""
    asked = with_card(rules, state, seat, " ".join(words))
    block = asked.block()
    costs = [int(block.cost_of[action // COLUMNS]) for action in rules.actions(asked, seat)]
    counts = {f"cost {cost}": costs.count(cost) for cost in sorted(set(costs))}
    return {"total": len(costs), **counts}


def reachable(rules: "Rulebook", state: Position, seat: int, words: list[str]) -> list[str]:
    """`reaches T3 (5,1)`: the outcomes of a card that fill all the given squares."""
    card, squares = words if len(words) == 2 else ("", "")
    if not notation.SQUARES.fullmatch(squares):
        raise Invalid(
            "$.query", f"reaches {' '.join(words)!r} is not a card and squares such as `T3 (5,1)(6,1)`"
        )
    wanted = {(int(x), int(y)) for x, y in notation.SQUARE.findall(squares)}
    asked = with_card(rules, state, seat, card)
    listed = rules.texts(asked, seat)
    every = choices(rules, asked, seat)
    return [each.notation for each in every if each.notation in listed and wanted <= set(each.squares)]


def title(rules: "Rulebook", state: Position, seat: int, words: list[str]) -> str:
    """`title`: the solo title reached so far, or nothing."""
    told = rules.solo_verdict(int(scoring.lines(state, seat)))
    return rules.words()[told.title]["en"] if isinstance(told, SoloTitle) else ""


AUTOS = {"barrier": drop_barrier}
QUERIES = {"outcomes": outcomes, "reaches": reachable, "title": title}

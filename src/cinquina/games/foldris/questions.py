"""The automatic steps and queries of Foldris in scenarios."""

from cinquina.core.errors import Invalid
from cinquina.core.parts import queries_in
from cinquina.core.playout import list_actions
from cinquina.games.foldris import notation
from cinquina.games.foldris.rules import effects
from cinquina.games.foldris.rules.blocks import COLUMNS
from cinquina.games.foldris.rules.phases import DRAW, UNDECIDED
from cinquina.games.foldris.rules.position import Position
from cinquina.games.foldris.rules.sheet import Square


def drop_barrier(state: Position, seat: int, how: list[str]) -> None:
    """Carry out `barrier off` or `barrier lane 7`: the two parts of the BARRIER step on one sheet."""
    if how == ["off"]:
        if state.sheets[seat].barrier >= 0:
            effects.lift_barrier(state, seat)
    elif len(how) == 2 and how[0] == "lane" and how[1].isdigit() and 0 < int(how[1]) <= len(state.box.left):
        effects.drop_barrier(state, seat, int(how[1]) - 1, by=-1)
    else:
        raise Invalid("$.auto", f"barrier {' '.join(how)!r} is not `barrier off` or `barrier lane n`")


def with_card(state: Position, seat: int, card: str) -> Position:
    """Return the position as if this card were revealed and the seat had to decide."""
    if card not in state.box.names:
        raise Invalid("$.query", f"{card!r} is not a card of this edition")
    copy = state.copy()
    copy.phase, copy.card = DRAW, state.box.names.index(card)
    copy.decided[seat] = UNDECIDED
    return copy


def outcomes(state: Position, seat: int, words: list[str]) -> dict[str, int]:
    """Answer `outcomes T3`: the number of outcomes of a card on a sheet, in total and by cost."""
    asked = with_card(state, seat, " ".join(words))
    block = asked.block()
    every = list_actions(asked, seat, int(asked.most_actions()))
    costs = [int(block.cost_of[action // COLUMNS]) for action in every]
    counts = {f"cost {cost}": costs.count(cost) for cost in sorted(set(costs))}
    return {"total": len(costs), **counts}


def reaches(state: Position, seat: int, words: list[str]) -> list[str]:
    """Answer `reaches T3 (5,1)`: the outcomes of a card that fill all the given squares."""
    card, squares = words if len(words) == 2 else ("", "")
    if not notation.SQUARES.fullmatch(squares):
        raise Invalid(
            "$.query", f"reaches {' '.join(words)!r} is not a card and squares such as `T3 (5,1)(6,1)`"
        )
    wanted = {(int(x), int(y)) for x, y in notation.SQUARE.findall(squares)}
    asked = with_card(state, seat, card)
    every = sorted(list_actions(asked, seat, int(asked.most_actions())))
    return [notation.text(asked, seat, action) for action in every if wanted <= filled(asked, seat, action)]


def filled(state: Position, seat: int, action: int) -> set[Square]:
    """Return the squares that an action fills with the Block; column and line from 1."""
    words, column = divmod(action, COLUMNS)
    form = state.block().forms[state.block().form_of[words]]
    line = int(state.sheets[seat].resting_line(form, column))
    return {(x + column + 1, y + line + 1) for x, y in form.cells}


AUTOS = {"barrier": drop_barrier}
QUERIES = queries_in(__name__)

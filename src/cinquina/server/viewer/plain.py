"""What the page gets to show: the game's own view and choices where it has a board for them, else plain ones.

A plain view is the terminal's picture of the view, a plain choice its notation with what it brings: whatever the seat
may not know is in neither, for the view that is drawn has none of it.
"""

from typing import Any

from cinquina.core.event import Told
from cinquina.core.rules import Rules
from cinquina.core.state import State
from cinquina.server.viewer.messages import PlainChoice, PlainView


def as_shown(rules: Rules, state: State, seat: int | None, view: Any) -> Any:
    """Return what a page shows of a view."""
    if rules.game.board:
        return view
    legend = [event.tell() for event in rules.legend(view)]
    return PlainView(rules.picture(view), legend, asked(rules, state, seat))


def asked(rules: Rules, state: State, seat: int | None) -> Told | None:
    """What a seat is asked, with itself among the facts as every text of a question has it."""
    if seat is None or not state.owes(seat):
        return None
    event = rules.asks(state, seat)
    return Told(event.text_id, {**event.facts, "seat": seat})


def goal_of(rules: Rules, view: Any) -> Told | None:
    """How far the seat that sees this is."""
    event = rules.goal(view)
    return None if event is None else event.tell()


def page_choices(rules: Rules, choices: list[Any]) -> list[Any]:
    if rules.game.board:
        return choices
    return [PlainChoice(each.notation, each.brings, each.wasteful) for each in choices]

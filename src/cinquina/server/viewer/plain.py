"""The views and choices for a page: the game's own if it has a board, otherwise plain ones.

A plain view is the terminal's picture of the seat's view, a plain choice its notation with its effects. Both are made
from the seat's view, so they have no secrets of others.
"""

from typing import Any

from cinquina.core.event import Told
from cinquina.core.rules import Rules
from cinquina.core.state import State
from cinquina.server.viewer.messages import PlainChoice, PlainView


def page_view(rules: Rules, state: State, seat: int | None, view: Any) -> Any:
    """Return the view for a page: the game's own, or a plain one if the game has no board in the page."""
    if rules.game.board:
        return view
    legend = [event.tell() for event in rules.legend(view)]
    return PlainView(rules.picture(view), legend, pending_question(rules, state, seat))


def pending_question(rules: Rules, state: State, seat: int | None) -> Told | None:
    """Return the text that asks a seat for its decision, or None if none is pending. The facts include the seat, which
    every such text needs."""
    if seat is None or not state.owes(seat):
        return None
    event = rules.asks(state, seat)
    return Told(event.text_id, {**event.facts, "seat": seat})


def goal_of(rules: Rules, view: Any) -> Told | None:
    """Return the goal of the view's seat in a sentence, or None."""
    event = rules.goal(view)
    return None if event is None else event.tell()


def page_choices(rules: Rules, choices: list[Any]) -> list[Any]:
    if rules.game.board:
        return choices
    return [PlainChoice(each.notation, each.brings, each.wasteful) for each in choices]

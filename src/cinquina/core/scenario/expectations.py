"""Checks of a step's expectations against the position."""

from typing import Any

import msgspec

from cinquina.core.edition import Words
from cinquina.core.errors import Invalid
from cinquina.core.event import Event
from cinquina.core.rules import Rules
from cinquina.core.scenario.comparison import Failed, as_toml_value, require_equal, require_match
from cinquina.core.scenario.event_text import event_matches, event_text
from cinquina.core.scenario.format import Actions, Expect
from cinquina.core.state import CHANCE, OVER, State
from cinquina.core.who import LETTERS, actor_text


def is_met(rules: Rules, state: State, wanted: Expect, seat: str | None, events: list[Event]) -> bool:
    """Return whether all expectations hold."""
    try:
        check_expectations(rules, state, wanted, seat, events)
    except Failed:
        return False
    return True


def check_expectations(
    rules: Rules, state: State, wanted: Expect, seat: str | None, events: list[Event]
) -> None:
    """Raise Failed if an expectation does not hold. `seat` is asked for actions, choices and queries."""
    if wanted.position is not None:
        require_match(wanted.position, rules.dump(state), "position")
    if wanted.turn is not None:
        require_match(wanted.turn, actor_text(int(state.turn())), "turn")
    if wanted.waiting is not None:
        require_match(wanted.waiting, [LETTERS[each] for each in state.waiting()], "waiting")
    if wanted.actions is not None:
        check_actions(wanted.actions, rules.texts(state, seat_or_turn(rules, state, seat)))
    if wanted.weights is not None:
        if state.turn() != CHANCE:
            raise Failed(f"chance decides nothing now, the turn is {actor_text(int(state.turn()))}")
        found = dict(zip(rules.texts(state, CHANCE), rules.weights(state), strict=True))
        require_equal(wanted.weights, found, "weights")
    if wanted.events is not None:
        check_events(wanted.events, events, rules.words())
    for text in wanted.no_events:
        if any(event_matches(text, event, rules.words()) for event in events):
            raise Failed(f"event {text!r} happened")
    for name, by_source in (wanted.scores or {}).items():
        scored = parse_seat(rules, name, "$.expect.scores")
        require_match(by_source, rules.scores(state, scored), f"scores of {name}")
    check_end(rules, state, wanted)
    for name, part in (wanted.view or {}).items():
        viewer = None if name == "all" else parse_seat(rules, name, "$.expect.view")
        require_match(part, msgspec.to_builtins(rules.view(state, viewer)), f"view of {name}")
    if wanted.choices is not None:
        # Including the default fields, which are not sent to a page.
        listed = rules.choices(state, seat_asked(rules, state, seat))
        require_match(wanted.choices, {each.notation: as_plain_data(each) for each in listed}, "choices")
    for text, answer in (wanted.query or {}).items():
        question, *words = text.split() or [""]
        if question not in rules.queries:
            known = ", ".join(rules.queries) or "none"
            raise Invalid(
                "$.expect.query", f"{question!r} is not a question of this game (there is: {known})"
            )
        told = rules.queries[question](state, seat_asked(rules, state, seat), words)
        require_equal(answer, as_toml_value(msgspec.to_builtins(told)), f"query {text!r}")


def check_end(rules: Rules, state: State, wanted: Expect) -> None:
    """Check ranks, utilities and the verdict, which exist only at the end."""
    if wanted.ranks is None and wanted.utilities is None and wanted.result is None:
        return
    if state.turn() != OVER:
        raise Failed(f"the game is not over, the turn is {actor_text(int(state.turn()))}")
    for name, rank in (wanted.ranks or {}).items():
        require_match(rank, int(state.rank(parse_seat(rules, name, "$.expect.ranks"))), f"rank of {name}")
    for name, share in (wanted.utilities or {}).items():
        found = state.utility(parse_seat(rules, name, "$.expect.utilities"))
        if abs(share - found) > 1e-9:
            raise Failed(f"utility of {name}: {found} instead of {share}")
    if wanted.result is not None:
        check_events(wanted.result, rules.verdict(state), rules.words())


def check_actions(wanted: Actions, found: list[str]) -> None:
    if wanted.count is not None and wanted.count != len(found):
        raise Failed(f"{len(found)} actions instead of {wanted.count}")
    if wanted.exact is not None and sorted(wanted.exact) != sorted(found):
        raise Failed(f"actions are {sorted(found)} instead of {sorted(wanted.exact)}")
    for text in wanted.includes:
        if text not in found:
            raise Failed(f"{text!r} is not among the actions")
    for text in wanted.excludes:
        if text in found:
            raise Failed(f"{text!r} is among the actions")
    for start, count in wanted.by.items():
        counted = sum(text.startswith(start) for text in found)
        if counted != count:
            raise Failed(f"{counted} actions begin with {start!r} instead of {count}")


def check_events(wanted: list[str], events: list[Event], words: Words) -> None:
    rest = iter(events)
    for text in wanted:
        if not any(event_matches(text, event, words) for event in rest):
            raise Failed(
                f"event {text!r} did not happen (in this order); there were {[event_text(e, words) for e in events]}"
            )


def seat_or_turn(rules: Rules, state: State, seat: str | None) -> int:
    return int(state.turn()) if seat is None else parse_seat(rules, seat, "$.seat")


def seat_asked(rules: Rules, state: State, seat: str | None) -> int:
    """Return the seat that a query is about: the one named, else the seat with the turn, else the first."""
    return max(0, seat_or_turn(rules, state, seat))


def parse_seat(rules: Rules, text: str, path: str) -> int:
    letters = LETTERS[: rules.setup.seats]
    if len(text) != 1 or text not in letters:
        raise Invalid(path, f"{text!r} is not a seat of this game ({', '.join(letters)})")
    return letters.index(text)


def as_plain_data(value: Any) -> Any:
    """Return a struct as plain data, including fields at their default."""
    if isinstance(value, msgspec.Struct) and not value.__struct_config__.array_like:
        return {name: as_plain_data(each) for name, each in msgspec.structs.asdict(value).items()}
    if isinstance(value, list | tuple):
        return [as_plain_data(each) for each in value]
    return msgspec.to_builtins(value)

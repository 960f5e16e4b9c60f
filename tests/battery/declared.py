"""What the fields of a position are declared to be: known to all, to the seat they belong to, or to nobody."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from cinquina.core.fields import OWNER, Knows, hidden_fields
from cinquina.core.rules import Rules
from cinquina.core.who import LETTERS
from tests.battery.words import need


class Changed(NamedTuple):
    """A field in which two positions differ, and the seat whose it is; None = it is nobody's."""

    name: str
    owner: int | None


def declared(rules: Rules) -> dict[str, Knows] | None:
    """Return the secret fields of a game; those in the table of a seat as `A.hand`. None if it declares no fields."""
    codec = rules.parts.codec
    if codec is None:
        return None if rules.position_type is None else hidden_fields(rules.position_type)
    in_tables = hidden_fields(codec.SeatData) if hasattr(codec, "SeatData") else {}
    return hidden_fields(codec.Data) | {f"A.{name}": knows for name, knows in in_tables.items()}


def changes(rules: Rules, one: dict[str, Any], two: dict[str, Any]) -> Iterator[Changed]:
    """Yield the fields in which two positions, as data, differ; for an owner's field, each owner's part."""
    known = declared(rules) or {}
    for name in one.keys() | two.keys():
        first, second = one.get(name), two.get(name)
        seat = LETTERS[: rules.setup.seats].find(name)
        if seat >= 0 and first and second:
            yield from (
                Changed(f"A.{each}", seat)
                for each in first.keys() | second.keys()
                if first.get(each) != second.get(each)
            )
        elif first != second and known.get(name) is OWNER:
            yield from (
                Changed(name, seat)
                for seat in range(rules.setup.seats)
                if part(first, seat) != part(second, seat)
            )
        elif first != second:
            yield Changed(name, None)


def part(field: Any, seat: int) -> Any:
    """Return a seat's part: its item of a list, or the table under its letter."""
    return field.get(LETTERS[seat]) if isinstance(field, dict) else field[seat]


def check_declared(rules: Rules, one: dict[str, Any], two: dict[str, Any], seat: int) -> None:
    """imagine(seat) changes nothing that is declared to be known to it."""
    known = declared(rules)
    for changed in changes(rules, one, two) if known is not None else ():
        what = f"imagine({LETTERS[seat]}) changes {changed.name}"
        need(changed.name in (known or {}), f"{what}, which is declared to be known to all")
        need(changed.owner != seat, f"{what}, which is declared to be known to its owner")

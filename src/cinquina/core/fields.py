"""The codec of a game that has none of its own: the fields of a position as the struct that the game declares.

The struct (`Rules.position_type`) names attributes of the position and says what each may be. A list has an item for
each that the first position has there; a `Seat` is one of the table.
"""

from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec

from cinquina.core.edition import converted
from cinquina.core.errors import Invalid
from cinquina.core.event import Seat

if TYPE_CHECKING:
    from cinquina.core.rules import Rules


def load(rules: "Rules", data: dict[str, Any]) -> Any:
    """The first position with what is given; Invalid says which field cannot be so."""
    state = rules.start()
    usual = dump(rules, state)
    unknown = sorted(set(data) - set(usual))
    if unknown:
        raise Invalid("$", f"there is no {unknown[0]!r} in a position ({', '.join(usual)})")
    given = converted({**usual, **data}, rules.position_type)
    kinds = get_type_hints(rules.position_type, include_extras=True)
    for name, value in plain(given).items():
        if isinstance(value, list) and len(value) != len(usual[name]):
            raise Invalid(f"$.{name}", f"{len(usual[name])} items are needed, not {len(value)}")
        if kinds[name] == Seat and value >= rules.setup.seats:
            raise Invalid(
                f"$.{name}", f"{value} is not a seat of {rules.setup.seats}, which are counted from 0"
            )
        setattr(state, name, value)
    return state


def dump(rules: "Rules", state: Any) -> dict[str, Any]:
    names = rules.position_type.__struct_fields__
    return plain({name: getattr(state, name) for name in names})


def shown(rules: "Rules", state: Any) -> Any:
    """The position as a struct, for a game in which everybody may know all of it."""
    return converted(dump(rules, state), rules.position_type)


def plain(fields: Any) -> dict[str, Any]:
    """As plain data, which shares nothing with a position."""
    return dict(msgspec.to_builtins(fields))

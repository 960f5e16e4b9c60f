"""The fields of a position as data, declared once in a struct, with the audience of each.

    hands: Annotated[list[int | None], OWNER]    each seat knows its own item
    next_card: Annotated[int | None, NOBODY]     a secret from all before it is drawn

A field without a mark is open to all; the battery tests that `State.imagine` changes no such field. A game with its own
codec declares its fields there, as `Data` and, for the table of a seat, `SeatData`; generated code writes and reads a
field with a kind (kinds.py). A game without a codec names its struct (`Rules.position_type`), whose fields are
attributes of the position; this module loads, saves and shows it. Its lists have the length of those in the first
position, and a `Seat` is a seat of the table.
"""

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, get_type_hints

import msgspec

from cinquina.core.edition import convert
from cinquina.core.errors import Invalid
from cinquina.core.event import Seat
from cinquina.core.state import OVER

if TYPE_CHECKING:
    from cinquina.core.rules import Rules


class Knows(NamedTuple):
    """The audience of a field that is not open to everybody: the seat that owns it, or nobody."""

    who: Literal["owner", "nobody"]


OWNER: Final = Knows("owner")
NOBODY: Final = Knows("nobody")


def hidden_fields(kind: type) -> dict[str, Knows]:
    """Return the audience of each field of a struct that is not open to everybody."""
    marks = {
        name: [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Knows)]
        for name, hint in get_type_hints(kind, include_extras=True).items()
    }
    return {name: found[0] for name, found in marks.items() if found}


def load(rules: "Rules", data: dict[str, Any]) -> Any:
    """Return the first position with the given fields. Raise Invalid for a field that cannot have its value."""
    state = rules.start()
    usual = dump(rules, state)
    unknown = sorted(set(data) - set(usual))
    if unknown:
        raise Invalid("$", f"there is no {unknown[0]!r} in a position ({', '.join(usual)})")
    given = convert({**usual, **data}, rules.position_type)
    kinds = get_type_hints(rules.position_type, include_extras=True)
    secret = hidden_fields(rules.position_type)
    for name, value in plain(given).items():
        if name in secret and (value is None or (isinstance(value, list) and None in value)):
            raise Invalid(f"$.{name}", "a position has its secrets; None stands for them in a view only")
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


def view_fields(rules: "Rules", state: Any, viewer: int | None = None) -> Any:
    """Return the position as the viewer may know it, or all of it when the game is over. None stands for a secret."""
    secret = {} if state.turn() == OVER else hidden_fields(rules.position_type)
    known: dict[str, Any] = {}
    for name, value in dump(rules, state).items():
        if name not in secret:
            known[name] = value
        elif secret[name] is OWNER:
            known[name] = [each if seat == viewer else None for seat, each in enumerate(value)]
        else:
            known[name] = None
    return convert(known, rules.position_type)


def own_view(rules: "Rules", state: Any, seat: int, board: Any) -> Any:
    """Return the view of a seat: the board, unless the seat has secrets."""
    return view_fields(rules, state, seat) if hidden_fields(rules.position_type) else board


def plain(fields: Any) -> dict[str, Any]:
    """Return fields as plain data, which shares nothing with a position."""
    return dict(msgspec.to_builtins(fields))

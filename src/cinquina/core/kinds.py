"""Kinds of fields: how a codec writes and reads each, as code for `./dev positions`.

    round: Annotated[int, Number(999)] = 0
    starter: Annotated[str, Letter(at="first")] = "A"
    card: Annotated[str | None, Id("state.box.names", when="state.card >= 0")] = None

`at` names the attribute of the position if the field has another name. Unless `when` holds, the field is not written.
Reading leaves the position as it is where the data has None. The arguments are code: names as they are, other
expressions as text. In the code of a kind, {0} is the first argument and {all} are all of them, {name} is the field,
{data} its value in the struct and {it} in the position: the attribute {whole} or, for a seat, its item there.

The tool reads only the source, so this module imports nothing and keeps nothing.
"""


class Kind:
    write = ""
    read = ""  # empty: by hand

    def __init__(self, *_: object, at: str = "", when: str = "") -> None:
        pass


class Flag(Kind):
    write = "bool({it})"
    read = "{it} = {data}"


class Number(Kind):
    """A number from 0, or from the second argument, to the first."""

    write = "int({it})"
    read = '{it} = checked_number({data}, "$.{name}", {all})'


class Letter(Kind):
    """A seat, by its letter."""

    write = "LETTERS[{it}]"
    read = '{it} = seat_of(int(state.seats), {data}, "$.{name}")'


class OneOf(Kind):
    """One of a few names, by its place among them."""

    write = "{0}[int({it})]"
    read = '{it} = index_of_name({0}, {data}, "$.{name}")'


class Id(Kind):
    """One of many components, by its id."""

    write = "{0}[{it}]"
    read = '{it} = index_of_id({0}, {data}, "$.{name}")'


class Members(Kind):
    """A set of components, a bit each, by their ids."""

    write = "ids_in({0}, int({it}))"
    read = '{it} = set_of_ids({0}, {data}, "$.{name}")'


class InSet(Kind):
    """Whether a seat is in a set of seats, a bit each."""

    write = "bool({whole} & BIT[seat])"
    read = "{whole} |= BIT[seat] if {data} else 0"


class Written(Kind):
    """Anything else: an expression of the position."""

    write = "{0}"

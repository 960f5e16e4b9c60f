"""Damaged input for property tests: plain data with something wrong in it, and text that nobody would type."""

import datetime
from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

from cinquina.core.errors import Invalid, Refusal

# Right-to-left marks, joined letters, digits that are not 0 to 9, other ends of lines than \n, commands of a terminal.
ODD = [
    "\u202e",
    "\u200d",
    "ﬁ",
    "²",
    "٣",
    "５",
    "\u2028",
    "\x85",
    "\x00",
    "\x1b[2J",
    "\n",
    "\t",
    "é",
    "İ",
    "𝟛",
]
SURROGATE = "\ud800"  # half a character: no file can hold it, a string in memory can
NUMBERS = [0, -1, 1, 2**31, 2**63 - 1, 2**63, -(2**63), 10**30, -(10**30)]

odd_text = st.one_of(st.text(max_size=20), st.lists(st.sampled_from(ODD), max_size=4).map("".join))
numbers = st.one_of(st.sampled_from(NUMBERS), st.integers(-40, 40))
scalars = st.one_of(st.booleans(), numbers, st.floats(), odd_text)
json_junk: st.SearchStrategy[Any] = st.recursive(
    st.none() | scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(odd_text, inner, max_size=3),
    max_leaves=6,
)
dates = st.sampled_from([datetime.date(2025, 1, 1), datetime.time(1, 2), datetime.datetime(2025, 1, 1)])  # noqa: DTZ001
toml_junk: st.SearchStrategy[Any] = json_junk | dates


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path to every value within plain data."""
    found = [path]
    if isinstance(data, dict):
        found += [way for name in data for way in places(data[name], (*path, name))]
    if isinstance(data, list):
        found += [way for number in range(len(data)) for way in places(data[number], (*path, number))]
    return found


@st.composite
def damaged(draw: st.DrawFn, whole: Any, junk: st.SearchStrategy[Any] = json_junk) -> Any:
    """Draw plain data with one to three values replaced, removed, doubled, swapped, renamed or added."""
    data = deepcopy(whole)
    for _ in range(draw(st.integers(1, 3))):
        way = draw(st.sampled_from(places(data)))
        if not way:
            continue
        inside = data
        for name in way[:-1]:
            inside = inside[name]
        last = way[-1]
        kind = draw(st.sampled_from(["replace", "tweak", "drop", "double", "borrow", "add"]))
        if kind == "replace":
            inside[last] = draw(junk)
        elif kind == "tweak":
            inside[last] = draw(tweaked(inside[last]))
        elif kind == "drop":
            del inside[last]
        elif kind == "double":
            if isinstance(inside, list):
                inside.insert(last, deepcopy(inside[last]))
            else:
                inside[f"{last}{draw(st.sampled_from(['x', ' ', '2']))}"] = inside[last]
        elif kind == "borrow":
            from_where = draw(st.sampled_from(places(data)))
            value = data
            for name in from_where:
                value = value[name]
            inside[last] = deepcopy(value)
        elif isinstance(inside, dict):
            inside[draw(odd_text)] = draw(junk)
        else:
            inside.append(draw(junk))
    return data


def tweaked(value: Any) -> st.SearchStrategy[Any]:
    """Nearly the same value."""
    if isinstance(value, str):
        return damaged_text(value)
    if isinstance(value, bool) or not isinstance(value, int):
        return st.just(value) | st.just([value]) | st.just(str(value))
    return st.sampled_from([value + 1, value - 1, -value, float(value), str(value), [value], value * 2**40])


@st.composite
def damaged_text(draw: st.DrawFn, text: str) -> str:
    """Draw a text with some characters removed, doubled, replaced or inserted."""
    letters = list(text)
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(letters)))
        kind = draw(st.sampled_from(["cut", "put", "double"]))
        if kind == "cut" and letters:
            del letters[min(at, len(letters) - 1)]
        elif kind == "double" and letters:
            letters.insert(at, letters[min(at, len(letters) - 1)])
        else:
            letters.insert(at, draw(st.sampled_from([*ODD, *"0123456789+-@r.,()# "])))
    return "".join(letters)


@st.composite
def damaged_bytes(draw: st.DrawFn, whole: bytes) -> bytes:
    """Draw a file that was cut, overwritten or interrupted."""
    data = bytearray(whole)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, max(0, len(data) - 1)))
        kind = draw(st.sampled_from(["cut", "overwrite", "insert", "remove"]))
        if kind == "cut":
            del data[at:]
        elif kind == "overwrite" and data:
            data[at] = draw(st.integers(0, 255))
        elif kind == "insert":
            data[at:at] = draw(st.binary(max_size=6))
        else:
            del data[at : at + draw(st.integers(1, 30))]
    return bytes(data)


def check_sentence(error: Invalid | Refusal | AssertionError, *paths: str) -> None:
    """One line that a terminal can show: a place or a rule, and a sentence; not a page of somebody's data."""
    text = str(error)
    assert not paths or text.startswith(paths)
    assert text.isprintable(), repr(text)
    assert len(text) < 1000, text
    if isinstance(error, Invalid):
        assert error.path and error.message
        assert text == f"{error.path}: {error.message}"
    if isinstance(error, Refusal):
        game, dot, code = error.id.partition(".")
        assert dot and game.isidentifier() and code.isidentifier() and error.id == error.id.lower()

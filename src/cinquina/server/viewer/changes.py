"""The changes between two views: the smallest list of places that differ."""

from typing import Any

import msgspec

# The path, as names and indexes from the outside in; the number of list items removed there (None: the value itself is
# replaced); the new value or items. A page applies changes in order.
Path = tuple[str | int, ...]
Change = tuple[Path, int | None, Any]


def find_changes(before: Any, after: Any, path: Path = ()) -> list[Change]:
    """Return the changes that turn one view into another. Both are structs or plain data; parts that are the same
    object are skipped."""
    if before is after:
        return []
    pairs: list[tuple[str | int, Any, Any]]
    if isinstance(before, msgspec.Struct) and type(before) is type(after) and is_by_name(before):
        pairs = [(name, getattr(before, name), getattr(after, name)) for name in before.__struct_fields__]
    elif isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        pairs = [(name, before[name], after[name]) for name in after]
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple):
        if len(before) != len(after):
            return [splice(before, after, path)]
        pairs = [(n, *pair) for n, pair in enumerate(zip(before, after, strict=True))]
    else:
        return [] if before == after else [(path, None, after)]
    return [
        each
        for name, was, now in pairs
        if was is not now and was != now  # skips an unchanged part as a whole
        for each in find_changes(was, now, (*path, name))
    ]


def is_by_name(struct: msgspec.Struct) -> bool:
    """Return whether every field of a struct is always an entry of its JSON object."""
    config = struct.__struct_config__
    return not config.array_like and not config.omit_defaults


def splice(before: list[Any] | tuple[Any, ...], after: list[Any] | tuple[Any, ...], path: Path) -> Change:
    """Return the change between lists of different lengths: it replaces the part between their common start and
    end."""
    short = min(len(before), len(after))
    begin = 0
    while begin < short and is_same(before[begin], after[begin]):
        begin += 1
    end = 0
    while end < short - begin and is_same(before[-1 - end], after[-1 - end]):
        end += 1
    return (*path, begin), len(before) - end - begin, after[begin : len(after) - end]


def is_same(one: Any, other: Any) -> bool:
    return one is other or bool(one == other)


def apply_changes(view: Any, made: list[Change]) -> Any:
    """Apply changes to a view as a page does, and return it. The view is modified."""
    for path, gone, value in made:
        if not path:
            view = value
            continue
        place = view
        for step in path[:-1]:
            place = place[step]
        if gone is None:
            place[path[-1]] = value
        else:
            place[path[-1] : int(path[-1]) + gone] = value
    return view

"""What turns one view into the next: the smallest list of places that differ."""

from typing import Any

# Where, as names and numbers from the outside in; how many items go there (None: the value itself is replaced); and
# what comes instead. A page applies them in order.
Path = tuple[str | int, ...]
Change = tuple[Path, int | None, Any]


def changes(before: Any, after: Any, still: frozenset[str] = frozenset(), path: Path = ()) -> list[Change]:
    """Between two views as plain data; fields of these names, at any depth, are left as they are."""
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return [
            each
            for name in after
            if name not in still
            for each in changes(before[name], after[name], still, (*path, name))
        ]
    if isinstance(before, list) and isinstance(after, list):
        if len(before) == len(after):
            pairs = enumerate(zip(before, after, strict=True))
            return [each for n, pair in pairs for each in changes(*pair, still, (*path, n))]
        return [splice(before, after, path)]
    return [(path, None, after)]


def splice(before: list[Any], after: list[Any], path: Path) -> Change:
    """Lists of different lengths: what stands in the middle goes and comes, beginning and end stay."""
    short = min(len(before), len(after))
    begin = 0
    while begin < short and before[begin] == after[begin]:
        begin += 1
    end = 0
    while end < short - begin and before[-1 - end] == after[-1 - end]:
        end += 1
    return (*path, begin), len(before) - end - begin, after[begin : len(after) - end]


def applied(view: Any, made: list[Change]) -> Any:
    """A view after changes, as a page does it; the view itself is used up."""
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

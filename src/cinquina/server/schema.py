"""`python -m cinquina.server.schema` prints the JSON Schema of all messages and of every game's views and choices.

The TypeScript types of the page are generated from it. A game's own structs carry its name in front: FoldrisView.
"""

import sys
from typing import Any

import msgspec

from cinquina.core.game import Game
from cinquina.games import games
from cinquina.server import messages

PLACE = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    defs = message_defs()
    for game in games():
        defs |= game_defs(game)
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Wire",
        "$defs": {name: as_draft_7(each) for name, each in defs.items()},
    }


def message_defs() -> dict[str, Any]:
    structs = [
        each
        for each in vars(messages).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each is not msgspec.Struct
    ]
    unions = {"ToPage": messages.ToPage, "FromPage": messages.FromPage}
    written, defs = msgspec.json.schema_components([*structs, *unions.values()], ref_template=PLACE)
    return {**defs, **dict(zip(unions, list(written)[len(structs) :], strict=True))}


def game_defs(game: Game) -> dict[str, Any]:
    rules = game.rules(game.setup())
    _, defs = msgspec.json.schema_components([rules.view_type, rules.choice_type], ref_template=PLACE)
    names = {name: game.id.capitalize() + name for name in defs}
    return {names[name]: renamed(each, names) for name, each in defs.items()}


def renamed(part: Any, names: dict[str, str]) -> Any:
    if isinstance(part, dict):
        reference = part.get("$ref")
        if isinstance(reference, str):
            return {**part, "$ref": PLACE.format(name=names[reference.rpartition("/")[2]])}
        return {
            name: names.get(each, each) if name == "title" and isinstance(each, str) else renamed(each, names)
            for name, each in part.items()
        }
    return [renamed(each, names) for each in part] if isinstance(part, list) else part


def as_draft_7(part: Any) -> Any:
    """A tuple as the generator of TypeScript understands it."""
    if isinstance(part, list):
        return [as_draft_7(each) for each in part]
    if not isinstance(part, dict):
        return part
    part = {name: as_draft_7(each) for name, each in part.items()}
    if "prefixItems" in part:
        items = part.pop("prefixItems")
        part |= {"items": items, "minItems": len(items), "maxItems": len(items)}
    return part


def main() -> None:
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")


if __name__ == "__main__":
    main()

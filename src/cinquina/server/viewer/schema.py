"""`python -m cinquina.server.viewer.schema` prints the JSON Schema of all messages, and of the views and choices of
every game for which the page has a board.

The TypeScript types of the page are generated from it. A game's own structs carry its name in front: FoldrisView.
"""

import sys
from typing import Any, get_args

import msgspec

from cinquina.core.event import id_of
from cinquina.core.game import Game
from cinquina.games import games
from cinquina.locales.facts import NAME_FACTS, SEAT_FACTS
from cinquina.server.viewer import ending_messages, lesson_messages, lobby_messages, messages
from cinquina.table import events as table_events

PLACE = "#/$defs/{name}"


SHARED = frozenset({"Brought"})  # structs of the core that every game's choices have


def schema() -> dict[str, Any]:
    defs = message_defs() | event_defs("Table", table_events.EVENTS)
    boards = [game for game in games() if game.board]
    for game in boards:
        defs |= game_defs(game)
    # A table tells events of its game and its own; those are what a page can take apart.
    kinds = ["TableEvent", *(f"{game.id.capitalize()}Event" for game in boards)]
    defs["Event"] = {"anyOf": [{"$ref": PLACE.format(name=kind)} for kind in kinds]}
    defs["Moment"]["properties"]["events"]["items"] = {"$ref": PLACE.format(name="Event")}
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Wire",
        "constants": {"SEAT_FACTS": SEAT_FACTS, "NAME_FACTS": NAME_FACTS, "PROTOCOL": messages.PROTOCOL},
        "$defs": {name: as_draft_7(each) for name, each in defs.items()},
    }


def message_defs() -> dict[str, Any]:
    structs = [
        each
        for part in (lobby_messages, messages, ending_messages, lesson_messages)
        for each in vars(part).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each is not msgspec.Struct
    ]
    unions = {"ToPage": messages.ToPage, "FromPage": messages.FromPage}
    written, defs = msgspec.json.schema_components([*structs, *unions.values()], ref_template=PLACE)
    return {**defs, **dict(zip(unions, list(written)[len(structs) :], strict=True))}


def game_defs(game: Game) -> dict[str, Any]:
    rules = game.rules(game.setup())
    _, defs = msgspec.json.schema_components([rules.view_type, rules.choice_type], ref_template=PLACE)
    return with_owner_prefix(game.id.capitalize(), defs) | event_defs(game.id.capitalize(), rules.event_type)


def event_defs(owner: str, union: Any) -> dict[str, Any]:
    """Return the schemas of each event's facts, and of an owner's events as one union tagged by id."""
    kinds = get_args(union) or (union,)
    written, defs = msgspec.json.schema_components(kinds, ref_template=PLACE)
    union = [tagged_event(id_of(kind), facts) for kind, facts in zip(kinds, written, strict=True)]
    return with_owner_prefix(owner, {**defs, "Event": {"anyOf": union}})


def tagged_event(id: str, facts: dict[str, Any]) -> dict[str, Any]:
    properties = {"id": {"const": id}, "facts": facts}
    return {"type": "object", "properties": properties, "required": ["id", "facts"]}


def with_owner_prefix(owner: str, defs: dict[str, Any]) -> dict[str, Any]:
    names = {name: name if name in SHARED else owner + name for name in defs}
    return {names[name]: rename_references(each, names) for name, each in defs.items()}


def rename_references(part: Any, names: dict[str, str]) -> Any:
    if isinstance(part, dict):
        reference = part.get("$ref")
        if isinstance(reference, str):
            return {**part, "$ref": PLACE.format(name=names[reference.rpartition("/")[2]])}
        return {
            name: names.get(each, each)
            if name == "title" and isinstance(each, str)
            else rename_references(each, names)
            for name, each in part.items()
        }
    return [rename_references(each, names) for each in part] if isinstance(part, list) else part


def as_draft_7(part: Any) -> Any:
    """Convert tuples to the form that the TypeScript generator understands."""
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

"""The schema that the page's types are made from."""

import jsonschema_rs

from cinquina.games import games
from cinquina.server.viewer.schema import schema


def test_it_is_a_schema_and_every_reference_leads_somewhere():
    found = schema()
    jsonschema_rs.meta.validate(found)
    names = set(found["$defs"])
    assert {"Update", "ToPage", "FromPage", "GameFacts", "Replay"} <= names
    assert set(references(found)) <= {f"#/$defs/{name}" for name in names}


def test_every_game_with_a_board_has_its_view_and_choice_under_its_own_name():
    names = set(schema()["$defs"])
    for game in (each for each in games() if each.board):
        rules = game.rules(game.setup())
        for kind in (rules.view_type, rules.choice_type):
            assert game.id.capitalize() + kind.__name__ in names


def references(part):
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from references(each)

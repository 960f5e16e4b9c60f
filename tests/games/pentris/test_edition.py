"""Editions: what the law calls valid is played, what breaks one of its rules is refused with path and value."""

import re
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from cinquina.core.errors import Invalid
from cinquina.core.playout import Playout
from cinquina.core.rng import Rng
from cinquina.games import find
from cinquina.games.pentris.edition import check_edition, colour_warnings
from cinquina.locales import Texts
from tests.games.pentris.compare import DEFAULT, changed, rulebook

EDITION = find("pentris").edition(None)


def with_piece(number: int, **fields: Any) -> dict[str, Any]:
    edition = deepcopy(DEFAULT)
    edition["pieces"][number] |= fields
    return edition


def with_shape(letter: str, *rows: str) -> dict[str, Any]:
    return changed(shapes={**DEFAULT["shapes"], letter: list(rows)})


def with_colour(number: int, **fields: Any) -> dict[str, Any]:
    edition = deepcopy(DEFAULT)
    edition["colours"][number] |= fields
    return edition


def with_rung(number: int, **fields: Any) -> dict[str, Any]:
    edition = deepcopy(DEFAULT)
    edition["solo_ladder"][number] |= fields
    return edition


DAMAGED: dict[str, tuple[dict[str, Any], str, str]] = {
    # 1: chute, colours, shapes
    "7 columns": (changed(columns=7), "$.columns", "7 "),
    "7 rows": (changed(rows=7), "$.rows", "7 "),
    "15 rows": (changed(rows=15), "$.rows", "15 "),
    "3 colours": (changed(colours=DEFAULT["colours"][:3]), "$.colours", "3 "),
    "a colour twice": (with_colour(1, code="r"), "$.colours[1].code", "'r'"),
    "a colour that means platinum": (with_colour(1, code="p"), "$.colours[1].code", "'p'"),
    "a colour of two letters": (with_colour(1, code="ye"), "$.colours[1].code", "'ye'"),
    "a colour without a name": (with_colour(1, name={"it": "giallo"}), "$.colours[1].name", "English"),
    "a colour with an empty name": (with_colour(1, name={"en": " "}), "$.colours[1].name.en", "not empty"),
    "11 shapes": (changed(shapes={"F": ["X"]}), "$.shapes", "F"),
    "4 cells": (with_shape("I", "XXXX"), "$.shapes.I", "4 "),
    "loose cells": (with_shape("I", "XX.XXX"), "$.shapes.I", "hang together"),
    "the mirror image of another": (with_shape("L", "XX.", ".XX", ".X."), "$.shapes.L", "F"),
    "another mark": (with_shape("I", "XXXX#"), "$.shapes.I", "#"),
    # 2: pieces
    "an id twice": (with_piece(1, id="Fw1"), "$.pieces[1].id", "'Fw1'"),
    "an id that is no word": (with_piece(1, id="F w"), "$.pieces[1].id", "'F w'"),
    "a shape that is not there": (with_piece(1, shape="Q"), "$.pieces[1].shape", "'Q'"),
    "a set that is not there": (with_piece(1, set="z"), "$.pieces[1].set", "z"),
    "4 cells on a face": (with_piece(1, face="r r g v"), "$.pieces[1].face", "4 "),
    "a cell that is not one": (with_piece(50, face="r r g v q"), "$.pieces[50].face", "'q'"),
    "a star of one colour twice": (with_piece(50, face="r r g v rr*"), "$.pieces[50].face", "'rr*'"),
    "too many of one kind": (with_piece(0, shape="I"), "$.pieces", "3 white pieces of shape F instead of 4"),
    # 3: bonuses on white pieces
    "a popsicle on a white piece": (with_piece(1, face="r r g v j"), "$.pieces[1].face", "'j'"),
    "a platinum star on a white piece": (with_piece(1, face="r r g v p2"), "$.pieces[1].face", "'p2'"),
    "a double candy on a white piece": (with_piece(1, face="r r g v v2"), "$.pieces[1].face", "'v2'"),
    # 4: halves
    "5 shapes in half A": (changed(half_a=list("FTVWX")), "$.half_a", "5 "),
    "a shape in both halves": (changed(half_b=list("FLNPUY")), "$.half_b[0]", "'F'"),
    "a shape twice in a half": (changed(half_a=list("FFVWXZ")), "$.half_a[1]", "'F'"),
    "an unknown shape in a half": (changed(half_a=list("QTVWXZ")), "$.half_a[0]", "'Q'"),
    # The ladder
    "a lowest rank above 0": (with_rung(0, beginner=5), "$.solo_ladder[0].beginner", "5 "),
    "a rank below the one below": (with_rung(2, advanced=55), "$.solo_ladder[2].advanced", "55 "),
    "a rank without a name": (with_rung(2, name={}), "$.solo_ladder[2].name", "English"),
    "a ladder of one": (changed(solo_ladder=DEFAULT["solo_ladder"][:1]), "$.solo_ladder", "two"),
}


@pytest.mark.parametrize(("edition", "path", "told"), DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_edition_is_refused(edition: dict[str, Any], path: str, told: str):
    with pytest.raises(Invalid) as refused:
        check_edition(edition)
    assert refused.value.path == path
    assert told in refused.value.message


def test_colours_and_ranks_have_the_names_of_the_edition():
    rules = rulebook(edition=with_rung(2, name={"en": "Toffee", "eo": "Karamelo"}))
    assert rules.words()["v"] == {"en": "violet", "it": "viola"}
    told = rules.solo_verdict(62)
    assert rules.words()[told.title] == {"en": "Toffee", "eo": "Karamelo"}
    texts = Texts("it")
    texts.words = rules.words()
    assert texts.event(told, ["Anna"]).startswith("62 punti: Toffee.")  # it has no Italian name


def test_the_default_edition_is_balanced_as_the_law_says():
    tokens = {
        kind: Counter(token for piece in EDITION.pieces if piece.set == kind for token in piece.tokens())
        for kind in "wbs"
    }
    for colour in "rygv":
        assert (tokens["w"][colour], tokens["w"][f"{colour}*"]) == (54, 6)
        assert [tokens["b"][colour + mark] for mark in ("", "2", "*")] == [30, 6, 6]
        assert tokens["s"][colour] == 27
    assert (tokens["b"]["j"], tokens["s"]["p2"], tokens["s"]["p3"]) == (12, 36, 24)
    assert sorted(count for token, count in tokens["s"].items() if token[-1] == "*") == [2] * 6
    assert colour_warnings(EDITION) == []


def test_an_unbalanced_edition_is_played_with_a_warning():
    with pytest.warns(UserWarning, match="candies of the white pieces are not balanced"):
        check_edition(with_piece(2, face="r r r r r"))


@pytest.mark.both
@pytest.mark.parametrize("rows", [8, 9, 12, 14])
@pytest.mark.parametrize("mode", ["intermediate", "advanced"])
def test_other_heights_are_played_to_the_end(rows: int, mode: str):
    rules = rulebook(3, mode, changed(rows=rows))
    state = rules.start()
    Playout(rules.max_actions).finish(state, Rng(rows))
    assert rules.verdict(state)
    assert rules.dump(rules.load(rules.dump(state))) == rules.dump(state)


def test_the_edition_has_the_faces_of_the_law():
    law = (Path(__file__).parents[3] / "docs" / "rules" / "pentris.md").read_text(encoding="utf-8")
    faces = dict(re.findall(r"^([A-Z][wbs]\d)  (.+)$", law, re.MULTILINE))
    assert len(faces) == 120
    assert {piece.id: piece.tokens() for piece in find("pentris").edition(None).pieces} == {
        id: face.split() for id, face in faces.items()
    }

"""What a seat is asked: nothing that it cannot do."""

from typing import Any

import pytest

from cinquina.games.pentris.choices import AsksBlocked
from cinquina.locales import Texts
from tests.games.pentris.compare import rulebook

# Lets only an I through, upright.
NARROW = ["Yw3 r0 @c1", "Iw1 r1 @c4", "Yw2 r3 @b9"]


@pytest.mark.both
@pytest.mark.parametrize(
    ("personal", "offered"), [(["Ib2", "Zs1"], True), (["Zs1"], False), ([], False)], ids=str
)
def test_a_personal_piece_is_offered_only_where_one_can_be_placed(personal: list[str], offered: bool):
    rules = rulebook(2, "advanced")
    own = {"chute": NARROW, "personal": personal}
    position: dict[str, Any] = {"holder": "A", "active": "A", "current": ["Xw1", "Pw2", "Tw3"], "A": own}
    state = rules.load(position)
    assert any(text.startswith("personal") for text in rules.texts(state, 0)) == offered
    asked = rules.asks(state, 0)
    assert asked == AsksBlocked(personal=offered)
    facts = Texts().facts({"seat": 0, **asked.facts}, ["Anna"])
    told = {lang: Texts(lang).say(asked.text_id, **facts) for lang in ("en", "it")}
    assert ("personal piece" in told["en"], "pezzo personale" in told["it"]) == (offered, offered)
    assert told["en"].startswith(
        "Anna, no piece on the board fits into your chute: discard one, such as discard Xw1"
    )

"""The fields that a position declares as secret are those that `imagine` draws anew, and views do not show them."""

from typing import Any

import pytest

from cinquina.core.game import Game
from cinquina.core.registry import find
from cinquina.core.rng import Rng
from cinquina.games import games
from cinquina.games.foldris import codec
from tests.battery.battery import examine
from tests.battery.declared import changes, check_declared, declared
from tests.battery.play import Fault, Walk
from tests.battery.secrets import Moment, imagined, same_knowledge
from tests.battery.variants import tables
from tests.toy.page import cups

# A table at which all secrets of a game come up, if it is not the first mode with its default settings.
HIDING: dict[str, tuple[str, dict[str, Any]]] = {
    "pentris": ("intermediate", {"chutes": "secret"}),
    "rollfold": ("level4", {}),
    "holi": ("drawn", {}),
    "flow": ("custom", {"clock": "turns", "scenarios": ["no_comm"]}),
}
GAMES = [game for game in (*games(), cups()) if game.hidden]
SEEDS = 6


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_each_declared_secret_is_changed_for_others_and_never_shows(game: Game):
    mode, settings = HIDING.get(game.id, (game.modes[0].id, {}))
    rules = game.rules(game.setup(2, mode, settings))
    left = set(declared(rules) or ())
    assert left, "a game that hides something declares it"
    for seed in range(SEEDS):
        for n, state in enumerate(Walk(rules, seed)):
            now, dreamt = Moment(rules, state), Moment(rules, imagined(state, 0, Rng(n, "secrets")))
            check_declared(rules, now.dump, dreamt.dump, seat=0)
            if changed := {each.name for each in changes(rules, now.dump, dreamt.dump)} & left:
                same_knowledge(now, dreamt, 0, f"by a change of {sorted(changed)}")
                left -= changed
            if not left:
                return
    pytest.fail(f"declared as secret, and imagine never changes it: {sorted(left)}")


def test_a_secret_that_is_declared_to_be_known_to_all_is_found(monkeypatch: pytest.MonkeyPatch):
    class Open(codec.SeatData):
        decided: str | None = None

    monkeypatch.setattr(codec, "SeatData", Open)
    game = find("foldris")
    with pytest.raises(
        Fault, match=r"imagine\([A-C]\) changes A\.decided, which is declared to be known to all"
    ):
        examine(tables(game, game.mode("standard"), 3), seconds=0, games=10)


def test_a_change_of_what_the_owner_knows_is_found():
    game = find("foldris")
    rules = game.rules(game.setup(3, "standard", {}))
    one = rules.dump(rules.load({"card": "T5", "A": {"decided": "r0 @1"}}))
    two = {**one, "A": {**one["A"], "decided": "r0 @2"}}
    check_declared(rules, one, two, seat=1)
    with pytest.raises(
        Fault, match=r"imagine\(A\) changes A\.decided, which is declared to be known to its owner"
    ):
        check_declared(rules, one, two, seat=0)

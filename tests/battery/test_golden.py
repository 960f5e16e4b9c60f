"""Frozen playthroughs and perft counts, in golden/.

A change of behaviour shows as a diff to read. If it is meant, `./dev test tests/battery/test_golden.py --update-golden`
writes them anew, and they belong to the change. `cinquina perft GAME --depth N` counts from the start.
"""

import difflib
from pathlib import Path

import msgspec
import pytest

from bench.ladder.matches import TABLES as LADDER
from cinquina.core.game import Game
from cinquina.core.perft import perft
from cinquina.core.record import fold
from cinquina.core.setup import Mode
from cinquina.core.state import OVER, State
from cinquina.games import find
from tests.battery.battery import COMPILED
from tests.battery.golden import LONGEST, SEED, playthrough
from tests.battery.play import Walk
from tests.battery.test_battery import GAMES, TOYS
from tests.toy.auction import AstaGame

GOLDEN = Path(__file__).with_name("golden")
# A depth is counted while the count before it stays below this; interpreted, fewer of the same counts are made.
MOST = 50_000
MOST_INTERPRETED = 2_000

OURS = {table.game for table in LADDER} | {toy.id for toy in TOYS}
MODES = [(game, mode) for game in GAMES for mode in game.modes]


def mode_id(each: tuple[Game, Mode]) -> str:
    return f"{each[0].id}-{each[1].id}"


@pytest.mark.both
@pytest.mark.parametrize("each", MODES, ids=mode_id)
def test_the_playthrough_is_the_frozen_one(each: tuple[Game, Mode], request: pytest.FixtureRequest):
    path = GOLDEN / f"{mode_id(each)}.txt"
    text = playthrough(*each)
    if request.config.getoption("--update-golden"):
        path.write_text(text, encoding="utf-8")
    need_frozen(each[0], path)
    frozen = path.read_text(encoding="utf-8")
    diff = difflib.unified_diff(frozen.splitlines(), text.splitlines(), "frozen", "now", lineterm="")
    assert text == frozen, "the game is played differently:\n" + "\n".join(diff)


def need_frozen(game: Game, path: Path) -> None:
    """A new game that nobody has frozen yet is skipped; of ours, and of one that was, nothing may be missing."""
    why = f"{path.name} is not frozen yet: run with --update-golden, read it, and keep it"
    if game.id not in OURS and not list(path.parent.glob(f"{game.id}-*")):
        pytest.skip(why)
    assert path.exists(), why


def test_only_of_a_new_game_nothing_need_be_frozen(tmp_path: Path):
    class Pig(AstaGame):
        id = "pig"

    new, ours = Pig(), find("foldris")
    with pytest.raises(pytest.skip.Exception):
        need_frozen(new, tmp_path / "pig-perft.json")
    (tmp_path / "pig-perft.json").touch()
    need_frozen(new, tmp_path / "pig-perft.json")
    for game, name in ((new, "pig-auction.txt"), (ours, "foldris-solo.txt")):
        with pytest.raises(AssertionError, match=f"{name} is not frozen yet"):
            need_frozen(game, tmp_path / name)


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_perft_counts_are_the_frozen_ones(game: Game, request: pytest.FixtureRequest):
    """All modes in one test: they are in one file."""
    path = GOLDEN / f"{game.id}-perft.json"
    counts = {mode.id: perft_counts(game, mode) for mode in game.modes}
    if request.config.getoption("--update-golden") and COMPILED:
        path.write_text(as_text(counts))
    need_frozen(game, path)
    frozen = msgspec.json.decode(path.read_bytes())
    cut = {
        name: {place: frozen.get(name, {}).get(place, [])[: len(found)] for place, found in places.items()}
        for name, places in counts.items()
    }
    assert counts == cut
    assert counts.keys() == frozen.keys()


def perft_counts(game: Game, mode: Mode) -> dict[str, list[int]]:
    """From the start, and from the middle of the frozen playthrough."""
    rules = game.rules(game.setup(mode.seats[0], mode.id))
    most = MOST if COMPILED and game not in TOYS else MOST_INTERPRETED
    walk = Walk(rules, SEED)
    while walk.state.turn() != OVER and len(walk.log) < LONGEST:
        walk.play(*walk.decide())
    middle = len(walk.log) // 2
    return {
        "start": ladder(rules.start(), rules.max_actions, most),
        f"after {middle} entries": ladder(fold(rules, walk.log[:middle]), rules.max_actions, most),
    }


def ladder(state: State, max_actions: int, most: int) -> list[int]:
    """perft 1, 2, 3, … while it stays cheap."""
    counts: list[int] = []
    while not counts or (0 < counts[-1] < most and len(counts) < 12):
        counts.append(int(perft(state, len(counts) + 1, max_actions)))
    return counts


def as_text(counts: dict[str, dict[str, list[int]]]) -> str:
    """JSON with a line for each list."""
    rows = [
        f' "{name}": {{\n' + ",\n".join(f'  "{place}": {found}' for place, found in places.items()) + "\n }"
        for name, places in sorted(counts.items())
    ]
    return "{\n" + ",\n".join(rows) + "\n}\n"

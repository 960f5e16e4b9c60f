"""Every game that was ever kept still comes to the same end, or is refused; never to another end."""

from pathlib import Path

import msgspec
import pytest

from cinquina.core.edition import read_toml
from cinquina.core.errors import Invalid
from cinquina.core.game import Game, home_of
from cinquina.core.record import Record
from cinquina.games import find, games
from cinquina.table.audit import wrong_draws
from tests.corpus.__main__ import GAMES, place, write
from tests.corpus.playing import Kept, ending, played

FILES = sorted(GAMES.glob("*.json"))
HERE = games()


def read(path: Path) -> Kept:
    return msgspec.json.decode(path.read_bytes(), type=Kept)


def test_every_title_and_mode_of_todays_rules_is_there():
    """Who raises a version runs `./dev python -m tests.corpus`, and leaves the games of the old one where they are."""
    missing = [
        place(game.id, game.version, mode.id).name
        for game in HERE
        for mode in game.modes
        if not place(game.id, game.version, mode.id).exists()
    ]
    assert missing == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_comes_to_the_same_end(path: Path):
    kept = read(path)
    game = find(kept.record.game)
    if game.knows(kept.record.version):
        assert ending(kept.record) == kept.ending
        assert wrong_draws(kept.record) == []
    else:
        with pytest.raises(Invalid, match=r"\$\.version"):
            ending(kept.record)


def test_other_rules_would_be_noticed(monkeypatch: pytest.MonkeyPatch):
    """The test of the test: what changes a game without another version, and what only changes the version."""
    kept = read(place("foldris", "2", "solo"))
    changed = msgspec.structs.replace(kept.record, settings={}, log=kept.record.log[:-1])
    assert ending(changed) != kept.ending
    monkeypatch.setattr(type(find("foldris")), "version", "3")
    with pytest.raises(Invalid, match="made under foldris rules 2; these are 3"):
        ending(kept.record)
    monkeypatch.setattr(type(find("foldris")), "earlier", ("2",))
    assert ending(kept.record) == kept.ending


def test_the_command_makes_what_is_there(tmp_path: Path):
    game = find("foldris")
    write(played(game, game.mode("solo")), tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == place("foldris", "2", "solo").read_bytes()


# -- editions

WITH_EDITIONS = [game for game in HERE if game.edition(None) is not None]


@pytest.mark.parametrize("game", WITH_EDITIONS, ids=lambda game: game.id)
def test_an_edition_that_changes_keeps_the_one_before(game: Game):
    """`tests/corpus/editions.json` names all that ever came with a game, today's last.

    Who corrects an edition copies the file of before to `editions/<its hash>.toml`, and adds the new hash there.
    """
    ledger = msgspec.json.decode((GAMES.parent / "editions.json").read_bytes(), type=dict[str, list[str]])
    *former, today = ledger[game.id]
    assert game.edition_hash(game.setup()) == today, (
        "the edition changed: keep the one before, and name this one"
    )
    for hash in former:
        data = game.edition_named(hash)
        assert data is not None and game.edition(data), f"editions/{hash}.toml is not kept"
    kept = {path.stem for path in (home_of(game) / "editions").glob("*.toml")}
    assert kept == set(former), "and no others"


def test_a_kept_edition_is_found_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A record that only names its edition means the one it was played with, though another comes with the game."""
    from cinquina.games.foldris import edition

    game = find("foldris")
    record = read(place("foldris", "2", "solo")).record
    end = ending(record)
    source = (home_of(game) / "edition.toml").read_text()
    corrected = {**game.edition_source(), "start_bonus": 9}
    monkeypatch.setattr("cinquina.core.parts.default_edition", lambda part: edition.check_edition(corrected))
    with pytest.raises(Invalid, match=r"\$\.edition_hash: the edition is not the one played with"):
        ending(record)
    (tmp_path / "editions").mkdir()
    (tmp_path / "editions" / f"{record.edition_hash}.toml").write_text(source)
    monkeypatch.setattr("cinquina.core.game.home_of", lambda game: tmp_path)
    assert ending(record) == end
    assert Record.setup(record).edition == read_toml(tmp_path / "editions" / f"{record.edition_hash}.toml")

"""A damaged record is read as what it still is, or refused in one sentence; never a crash, never a guess."""

import os
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cinquina.core.errors import Invalid
from cinquina.core.game import Game
from cinquina.core.played import steps
from cinquina.core.record import Entry, Record, decode, encode, fold, live_entries, new_record, read, save
from tests.core.damage import check_sentence, damaged, damaged_bytes, json_junk
from tests.core.samples import GAMES, rules_of, walk_of


def replayed(data: bytes) -> Record | None:
    """The whole way of a record from a file to a position."""
    try:
        record = decode(data)
        end = fold(record.rules(), record.log)
        moments = steps(record)
    except Invalid as error:
        check_sentence(error)
        return None
    rules = record.rules()
    assert rules.dump(moments[-1][1]) == rules.dump(end)
    return record


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data())
def test_damaged_fields(game: Game, data: st.DataObject):
    record = walk_of(game, data.draw(st.sampled_from(game.seat_counts())), 20).record()
    changed = data.draw(damaged(msgspec.to_builtins(record)))
    replayed(msgspec.json.encode(changed))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data())
def test_damaged_bytes(game: Game, data: st.DataObject):
    whole = encode(walk_of(game, game.seat_counts()[0], 12).record())
    replayed(data.draw(damaged_bytes(whole)))


@given(st.binary(max_size=200))
def test_any_bytes(data: bytes):
    with pytest.raises(Invalid) as error:
        decode(data)
    check_sentence(error.value)


def test_half_a_character():
    with pytest.raises(Invalid) as error:
        decode(b'{"game": "\\ud800", "version": "1", "mode": "solo", "seats": 1}')
    check_sentence(error.value)


@given(json_junk)
def test_any_json(data: object):
    with pytest.raises(Invalid) as error:
        decode(msgspec.json.encode(data))
    check_sentence(error.value)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data())
def test_undo_anywhere(game: Game, data: st.DataObject):
    """Undo entries sown at random fold to a game that could have been played, or are refused."""
    seats = data.draw(st.sampled_from(game.seat_counts()))
    log = walk_of(game, seats, 30).log[:]
    for _ in range(data.draw(st.integers(1, 5))):
        who = data.draw(st.sampled_from(["A", "B", "chance", "clock"]))
        log.insert(data.draw(st.integers(0, len(log))), Entry(0, who, "undo"))
    log = [msgspec.structs.replace(entry, seq=seq) for seq, entry in enumerate(log)]
    try:
        kept = live_entries(log)
        assert all(entry.text != "undo" for entry in kept)
        assert rules_of(game, seats).dump(fold(rules_of(game, seats), log))
    except Invalid as error:
        check_sentence(error)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_record_of_other_rules_is_refused(game: Game):
    record = walk_of(game, game.seat_counts()[0], 5).record()
    for changed, path in (
        (msgspec.structs.replace(record, version="0"), "$.version"),
        (msgspec.structs.replace(record, format=99), "$.format"),
        (msgspec.structs.replace(record, edition_hash="0" * 16), "$.edition_hash"),
        (msgspec.structs.replace(record, game="chess"), "$.game"),
    ):
        with pytest.raises(Invalid) as error:
            changed.rules()
        assert error.value.path == path
        check_sentence(error.value)


def test_a_file_that_is_not_there(tmp_path: Path):
    with pytest.raises(Invalid) as error:
        read(tmp_path / "nothing.json")
    check_sentence(error.value)
    (tmp_path / "empty.json").write_bytes(b"")
    with pytest.raises(Invalid, match=r"empty\.json"):
        read(tmp_path / "empty.json")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_save_is_whole_or_not_there(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "game.json"
    old = walk_of(game, game.seat_counts()[0], 5).record()
    save(old, path)
    assert read(path) == old

    def full_disk(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space"):
        save(new_record(rules_of(game, game.seat_counts()[0]).setup), path)
    assert read(path) == old
    assert list(tmp_path.iterdir()) == [path]

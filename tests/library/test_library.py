"""`import cinquina as cq`: games, positions, bots and records for Python programs."""

import copy
import pickle
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import cinquina as cq

GAMES = cq.games()
ROOT = Path(__file__).resolve().parents[2]
HEAVY = ("litestar", "sqlalchemy", "rich", "click", "fluent", "numpy")


def played(name: str, moves: int = 10**6, seed: int = 1) -> cq.Position:
    position = cq.game(name).new(seed=seed)
    choice = Random(seed)
    while not position.over and moves:
        position.play(choice.choice(position.actions))
        moves -= 1
    return position


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_is_played_to_its_result(game):
    position = played(game.id)
    assert position.turn == cq.OVER
    assert position.moves == []
    result = position.result
    assert result is not None
    assert len(result.ranks) == len(result.utilities) == position.game.seats
    assert result.scores == position.scores
    with pytest.raises(cq.GameOver, match="undo"):
        position.play(0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_position_is_copied_pickled_and_set_up_again(game):
    position = played(game.id, 12)
    others = [copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))]
    others.append(position.game.position(position.data))
    for other in others:
        assert other == position
        assert hash(other) == hash(position)
        other.play(other.actions[0])
        assert other != position


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_move_taken_back_leads_to_the_same_position_and_the_same_draw(game):
    position = played(game.id, 8)
    before, move = position.key, position.actions[-1]
    position.play(move)
    after = position.key
    position.undo()
    assert position.key == before
    position.play(move)
    assert position.key == after


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_record_is_saved_and_read_back(game, tmp_path: Path):
    position = played(game.id, 20)
    position.record(["Ada"] * position.game.seats).save(tmp_path / "game.json")
    record = cq.load(tmp_path / "game.json")
    assert record.position() == position
    assert record.position(3) == list(record.positions())[3]
    assert len(record.moves) == position.entries
    # The table's own check: every draw was settled by the seed.
    from cinquina.table.audit import wrong_draws

    assert wrong_draws(record.data) == []


def test_the_same_seed_is_the_same_game_and_repr_is_one_line():
    one, other = played("holi", seed=3), played("holi", seed=3)
    assert one == other
    assert one != played("holi", seed=4)
    assert re.fullmatch(r"<cinquina\.Position holi seats=2 mode=drawn turn=over scores=\d+:\d+>", repr(one))
    assert repr(one.game).startswith("cinquina.game('holi', seats=2, mode='drawn', rivalry_count=")
    assert str(one) == one.picture()


def test_moves_are_words_and_numbers():
    position = cq.game("holi").new(seed=1)
    move = position.moves[1]
    by_number, by_word = position.copy(), position.copy()
    by_number.play(move.action)
    by_word.play(str(move))
    assert by_number == by_word
    assert pickle.loads(pickle.dumps(move)).action == move.action


def test_chance_can_be_played_explicitly():
    position = cq.game("foldris").new(seed=1, chance="explicit")
    assert position.turn == cq.CHANCE
    assert sum(position.odds) == pytest.approx(1)
    assert len(position.odds) == len(position.moves)
    position.play(position.moves[0])
    assert position.entries == 1
    position.undo()
    assert position.entries == 0


def test_every_seat_of_a_simultaneous_game_plays_for_itself():
    position = cq.game("foldris", seats=3).new(seed=1)
    waiting = [position.waiting]
    position.play(position.moves_of(2)[0], seat=2)
    waiting.append(position.waiting)
    assert waiting == [(0, 1, 2), (0, 1)]
    assert position.view(2).decision == position.record().moves[-1][1]
    assert position.view(0).decision is None


def test_bots_decide_the_same_for_the_same_seed():
    position = played("pentris", 4)
    for name in ("random", "casual", "strong", "expert:20"):
        assert cq.bot(name, seed=7).choose(position) == cq.bot(name, seed=7).choose(position.copy())
    position.play(cq.bot("greedy").choose(position))


def test_a_game_says_how_hard_it_is_before_its_first_turn():
    position = cq.game("flow", seats=2, clock="turns", turns=4).new(seed=1)
    assert (
        position.estimate().startswith("4 turns a round") and position.estimate("it") != position.estimate()
    )
    assert cq.game("foldris").new(seed=1).estimate() == ""
    position.play("start")
    assert position.estimate() == ""


def test_a_hint_has_a_move_and_its_reasons():
    position = played("foldris", 6)
    best = position.hint(simulations=30)[0]
    assert best.move in position.moves
    assert best.reasons
    italian = position.hint(simulations=30, lang="it")[0]
    assert italian.move == best.move
    assert italian.reasons != best.reasons


def test_an_imagined_position_looks_the_same_to_its_seat():
    position = played("holi", 8)
    seat = position.turn
    imagined = position.imagine(seat, seed=5)
    assert imagined.view(seat) == position.view(seat)
    assert imagined != position
    imagined.play(imagined.actions[0])
    imagined.undo()
    assert imagined.view(seat) == position.view(seat)


BAD = [
    (lambda: cq.game("holy"), cq.UnknownGame, "did you mean 'holi'"),
    (lambda: cq.game("holi", seats=9), cq.InvalidSetup, "2 to 4"),
    (lambda: cq.game("holi", mode="fast"), cq.InvalidSetup, "drawn, simple, chosen"),
    (lambda: cq.game("holi", colour="red"), cq.InvalidSetup, "rivalry_count"),
    (lambda: cq.game("holi", edition="no/such.toml"), cq.InvalidSetup, "No such file"),
    (lambda: cq.game("holi").new(seed=-1), cq.InvalidSetup, "whole number"),
    (lambda: cq.game("holi").new(seed=1).play("move Z9"), cq.IllegalMove, r"\(holi\.bad_input\)"),
    (lambda: cq.game("holi").new(seed=1).play(10**30), cq.IllegalMove, "such as 0 for 'corner A1'"),
    (lambda: cq.game("holi").new(seed=1).play("corner A1", seat=7), cq.NoSuchSeat, "0 to 1"),
    (lambda: cq.game("holi").new(seed=1).view(7), cq.NoSuchSeat, "0 to 1"),
    (lambda: cq.game("holi").new(seed=1).undo(), cq.NothingToUndo, "no decision"),
    (lambda: cq.game("holi").position({"colour": "red"}), cq.InvalidPosition, "colour"),
    (lambda: cq.bot("strnog"), cq.UnknownBot, "did you mean 'strong'"),
    (lambda: cq.bot("greedy:5"), cq.UnknownBot, "only expert"),
    (lambda: cq.load("no/such.json"), cq.InvalidRecord, "No such file"),
]


@pytest.mark.parametrize(("wrong", "kind", "words"), BAD)
def test_bad_input_is_refused_in_a_sentence_that_says_what_is_right(wrong, kind, words):
    with pytest.raises(kind, match=words) as caught:
        wrong()
    assert isinstance(caught.value, cq.Error)
    assert "\n" not in str(caught.value)


def test_an_illegal_move_has_the_rule_and_its_sentence():
    position = cq.game("holi").new(seed=1)
    with pytest.raises(cq.IllegalMove) as caught:
        position.play("corner B2")
    assert caught.value.rule.startswith("holi.")
    assert (
        str(caught.value) == position.explain("corner B2") == f"{caught.value.sentence} ({caught.value.rule})"
    )
    assert position.explain("corner A1") == ""


def test_a_record_of_another_version_is_refused(tmp_path: Path):
    record = played("holi", 3).record().data
    record.version = "0"
    from cinquina.core.record import save

    save(record, tmp_path / "old.json")
    with pytest.raises(cq.InvalidRecord, match="these are"):
        cq.load(tmp_path / "old.json")


def test_the_library_is_light_to_import():
    code = (
        "import sys, time; import cinquina as cq; cq.game('holi').new(seed=1).moves;"
        f"print([name for name in {HEAVY} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr


@pytest.mark.parametrize("name", cq.__all__)
def test_every_name_is_there(name: str):
    assert getattr(cq, name) is not None
    assert name in dir(cq)

"""Whole games in the terminal, typed line by line."""

import json
import re
from pathlib import Path

import pytest

from cinquina.cli import hint
from cinquina.core.record import fold, read
from cinquina.core.state import OVER

SOLO = ("play", "foldris", "--solo", "--seed", "4")


def kept(home: Path) -> list[Path]:
    """The games in the data folder, the oldest first."""
    return sorted(
        (home / "data" / "cinquina" / "games").glob("*.json"), key=lambda file: file.stat().st_mtime_ns
    )


@pytest.mark.both
@pytest.mark.parametrize(("lang", "ending"), [("en", "folded, no title"), ("it", "nessun titolo")])
def test_a_whole_solo_game_by_number(run, home, lang, ending):
    told = run(*SOLO, "--lang", lang, lines=["1"] * 40)
    assert told.exit_code == 0
    assert ending in told.stdout
    assert told.stderr == ""
    (file,) = kept(home)
    assert str(file) in told.stdout
    record = read(file)
    state = fold(record.rules(), record.log)
    assert state.turn() == OVER
    assert [entry.who for entry in record.log].count("A") == told.stdout.count(" › \n")


@pytest.mark.parametrize(("lang", "ending"), [("en_GB.UTF-8", "The end"), ("it_IT.UTF-8", "Fine")])
def test_a_whole_solo_game_piped_into_a_process(process, lang, ending):
    told = process(*SOLO, typed="1\n" * 40, LANG=lang)
    assert (told.returncode, told.stderr) == (0, "")
    assert f"— {ending} —" in told.stdout


def test_a_whole_game_against_bots_says_who_won(run):
    told = run("play", "foldris", "--seats", "3", "--bots", "random", "--seed", "8", lines=["1"] * 40)
    assert told.exit_code == 0
    assert "A Player A · B Bot B (Random) · C Bot C (Random)" in told.stdout
    assert " win" in told.stdout
    assert "1. " in told.stdout and "3. " in told.stdout


def test_a_hint_says_what_to_do_what_else_and_why(run, monkeypatch):
    monkeypatch.setattr(hint, "PATIENCE", 1)
    told = run(*SOLO, lines=["hint"]).stdout.splitlines()
    (best,) = [line.removeprefix("Hint: ") for line in told if line.startswith("Hint: ")]
    assert any(line.startswith("  It ") for line in told)
    assert "You draw the " in run(*SOLO, lines=[best]).stdout


@pytest.mark.both
def test_choices_by_number_and_by_notation_are_the_same(run, home):
    listed = run(*SOLO, lines=["list"]).stdout
    (number,) = re.findall(r"(\d+)  r1 @1\b", listed)
    by_number = run(*SOLO, lines=[number])
    by_notation = run(*SOLO, lines=["  r1   @1 "])
    one, other = (read(file).log for file in kept(home))
    assert [(entry.who, entry.text) for entry in one] == [(entry.who, entry.text) for entry in other]
    assert by_number.exit_code == by_notation.exit_code == 0


def test_the_list_can_be_narrowed_and_says_what_a_choice_brings(run):
    told = run(*SOLO, lines=["list -a"]).stdout.split("› ")[1]
    assert " r0 @1" not in told.replace("-a r0 @1", "")
    assert "-a r" in told
    assert " · costs 1 point" in told


@pytest.mark.both
@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("r0 @9", "foldris.out_of_sheet"),
        ("pass", "foldris.must_draw"),
        ("+M+M r0 @1", "foldris.effect_repeated"),
        ("-z r0 @1", "foldris.no_such_square"),
        ("bogus", "table.not_understood"),
        ("999", "table.no_such_choice"),
        ("undo", "table.nothing_to_undo"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_refusal_is_told_in_words_with_its_rule_and_changes_nothing(run, home, typed, rule, lang):
    told = run(*SOLO, "--lang", lang, lines=[typed])
    (line,) = [line for line in told.stdout.splitlines() if rule in line]
    assert line.endswith(f" ({rule})")
    assert len(line) > len(rule) + 10
    assert kept(home) == []


def test_undo_takes_back_and_the_same_card_comes_again(run, home):
    told = run(*SOLO, lines=["r0 @1", "undo", "r0 @2"])
    assert "takes back the last decision" in told.stdout
    (file,) = kept(home)
    texts = [entry.text for entry in read(file).log]
    _, _, *cards = [text for text in texts if text.startswith("card ")]
    assert len(cards) == 2
    assert cards[0] == cards[1]
    assert texts.index("r0 @1") < texts.index("undo") < texts.index("r0 @2")


@pytest.mark.both
def test_save_and_resume_go_on_with_the_same_game(run, home):
    whole = run(*SOLO, lines=["1"] * 40).stdout
    run(*SOLO, lines=["1", "1", "save half.json", "quit"])
    rest = run("play", "--resume", "half.json", lines=["1"] * 40).stdout
    assert rest.splitlines()[-2] == whole.splitlines()[-2]
    assert len(read(home / "half.json").log) < len(read(kept(home)[-1]).log)


def test_a_kept_game_that_is_resumed_stays_in_its_file(run, home):
    run(*SOLO, lines=["1"])
    (file,) = kept(home)
    before = len(read(file).log)
    run("play", "--resume", str(file), lines=["1"])
    assert kept(home) == [file]
    assert len(read(file).log) > before


def test_leaving_keeps_the_game_and_says_where(run, home):
    for goodbye in (["1", "quit"], ["1"]):
        told = run(*SOLO, lines=goodbye)
        assert told.exit_code == 0
        assert f"cinquina play --resume {kept(home)[-1]}" in told.stdout
        assert told.stdout.endswith("Goodbye.\n")
    assert len(kept(home)) == 2


def test_save_does_not_overwrite(run, home):
    (home / "mine.json").write_text("precious")
    told = run(*SOLO, lines=["1", "save mine.json", "save nowhere/x.json", "save", "save other.json"])
    assert "mine.json already exists" in told.stdout
    assert "there is no folder nowhere" in told.stdout
    assert "Say where" in told.stdout
    assert (home / "mine.json").read_text() == "precious"
    assert json.loads((home / "other.json").read_text())["game"] == "foldris"
    run(*SOLO, "--force", lines=["1", "save mine.json"])
    assert json.loads((home / "mine.json").read_text())["game"] == "foldris"


def test_a_wasteful_purchase_is_asked_about(run):
    """Seed 12 deals an I first, which is its own mirror image (foldris R11)."""
    solo = ("play", "foldris", "--solo", "--seed", "12")
    assert re.search(r"^I\d ", run(*solo).stdout, re.MULTILINE)
    told = run(*solo, lines=["+M r0 @1", "no", "+M r0 @1", "yes"])
    assert told.stdout.count("Something cheaper does the same") == 2
    assert told.stdout.count("for 1 Bonus point") == 1


def test_every_word_works_in_italian_too(run, home):
    words = ["elenco", "consiglio", "mostra", "regole", "aiuto", "1", "annulla", "salva x.json", "esci"]
    told = run(*SOLO, "--lang", "it", lines=words)
    assert (home / "x.json").exists()
    for part in (
        "Consiglio: ",
        "— Un round —\nSi scopre una carta.",
        "Un Blocco si scrive",
        "annulla",
        "Arrivederci.",
    ):
        assert part in told.stdout


def test_who_begins_against_the_clock_can_say_that_they_are_ready(run):
    people = ("--seats", "2", "--humans", "A,B", "--names", "Ada,Bea")
    told = run("play", "flow", *people, lines=["whose turn", "ready", "quit"])
    assert "begins. The table waits for Ada and Bea to be ready." in told.stdout
    assert "ready: say that you are ready" in told.stdout
    assert told.stdout.rindex("Ada, draw a tile") > told.stdout.index("ready: say")


@pytest.mark.parametrize("word", ["resign", "RESIGN"])
def test_resigning_ends_the_game_for_that_seat(run, word):
    told = run("play", "foldris", "--seed", "3", lines=["1", word])
    assert "You give up." in told.stdout
    assert "Bot B is the last one in and wins!" in told.stdout


def test_the_seats_of_people_and_bots_can_be_chosen(run):
    told = run(
        "play", "foldris", "--seats", "4", "--humans", "B,D", "--names", "Bea,Dan", "--bots", "random,greedy"
    )
    assert "A Bot A (Random) · B Bea · C Bot C (Greedy) · D Dan" in told.stdout
    assert "Bea, draw this Block" in told.stdout


def test_without_a_game_the_only_one_is_played(run):
    from cinquina.games import games

    told = run("play", "--solo", lines=["1"])
    if len(games()) == 1:
        assert games()[0].title in told.stdout
    else:
        assert "Which game?" in told.stdout


def test_a_sealed_decision_is_not_shown_to_the_next_person(run):
    """Anna decides; the screen is wiped before Bruno sees it, and shows her decision only after his."""
    told = run(
        "play", "foldris", "--names", "Anna,Bruno", "--seed", "3", lines=["r0 @6", "", "r0 @1", ""]
    ).stdout
    anna, cover, bruno, *_ = told.split("\f")
    assert "Anna, draw this Block" in anna
    assert "Pass the keyboard to Bruno" in cover
    assert "Bruno, draw this Block" in bruno
    assert "draw the Block" not in cover + bruno
    assert "@6" not in cover + bruno
    assert "Anna and Bruno draw the Block" in told.split("\f")[-1]


@pytest.mark.both
def test_a_custom_edition_is_played_and_carried_by_the_save(run, home):
    from cinquina.games import foldris

    text = (Path(foldris.__file__).with_name("edition.toml")).read_text()
    seven = text.replace("columns = 8", "columns = 7").replace("[7, 8]]", "[6, 7]]")
    (home / "seven.toml").write_text(seven)
    told = run(*SOLO, "--edition", "seven.toml", lines=["1", "save own.json"])
    assert "1 2 3 4 5 6 7\n" in told.stdout
    (home / "seven.toml").unlink()
    assert "1 2 3 4 5 6 7\n" in run("play", "--resume", "own.json").stdout


def test_a_setting_is_chosen(run, home):
    run(*SOLO, "--set", "deck_out=end", lines=["1"])
    assert read(kept(home)[0]).settings == {"deck_out": "end"}


def test_a_data_folder_that_cannot_be_written_is_said_and_play_goes_on(run, home):
    (home / "data").write_text("a file where a folder should be")
    told = run(*SOLO, lines=["1", "1", "save here.json"])
    assert told.exit_code == 0
    assert told.stdout.count("Not saved: ") == 2
    assert (home / "here.json").exists()


def test_names_cannot_steer_the_terminal(run, home):
    run(*SOLO, lines=["1", "save x.json"])
    record = json.loads((home / "x.json").read_text())
    record["players"] = ["\x1b[2JMallory"]
    (home / "y.json").write_text(json.dumps(record))
    assert "\x1b" not in run("play", "--resume", "y.json").stdout
    assert "\x1b" not in run("replay", "y.json").stdout


def test_a_record_cut_off_before_a_draw_goes_on_with_it(run, home):
    run(*SOLO, lines=["1", "1", "1"])
    (file,) = kept(home)
    record = json.loads(file.read_text())
    while record["log"][-1]["who"] == "chance":
        record["log"].pop()
    cut = home / "cut.json"
    cut.write_text(json.dumps(record))
    told = run("play", "--resume", str(cut), lines=["1"] * 40)
    assert told.exit_code == 0 and "folded, no title" in told.stdout

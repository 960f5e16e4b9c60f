"""Bad input: one sentence on stderr, a non-zero exit, nothing changed."""

import json
import os
import stat
from pathlib import Path

import pytest

from cinquina.core.record import read


def complaint(result) -> str:
    """The one sentence."""
    assert result.exit_code == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert line.startswith("cinquina: ")
    return line.removeprefix("cinquina: ")


MISTAKES = [
    ("plya", "there is no command “plya” (did you mean play?)", "non c’è un comando «plya» (forse play?)"),
    (
        "play --sets 3",
        "there is no option --sets (did you mean --seats?)",
        "non c’è un’opzione --sets (forse --seats?)",
    ),
    ("play foldris --seed", "option --seed needs a value", "l’opzione --seed vuole un valore"),
    ("simulate", "GAME is missing", "manca GIOCO"),
    ("perft foldris", "--depth is missing", "manca --depth"),
    ("games more", "this was not expected: more", "questo è di troppo: more"),
    (
        "play foldrs",
        "there is no game “foldrs” (did you mean foldris?)",
        "non c’è un gioco «foldrs» (forse foldris?)",
    ),
    ("play foldris --seats 9", "Foldris is for 1–7 seats here, not 9", "Foldris qui è per 1–7 posti, non 9"),
    (
        "play foldris --mode solo --seats 2",
        "Foldris is for 1 seat here, not 2",
        "Foldris qui è per 1 posto, non 2",
    ),
    (
        "play foldris --seats two",
        "--seats: “two” is not a whole number of at least 1",
        "--seats: «two» non è un numero intero",
    ),
    (
        "simulate foldris --games 0",
        "--games: “0” is not a whole number of at least 1",
        "--games: «0» non è un numero",
    ),
    (
        "play foldris --mode sola",
        "Foldris has no mode “sola” (did you mean solo?)",
        "Foldris non ha una modalità «sola»",
    ),
    (
        "play foldris --set dekout=end",
        "Foldris has no setting “dekout” (did you mean deck_out?)",
        "forse deck_out?",
    ),
    (
        "play foldris --set deck_out=now",
        "setting deck_out cannot be “now” (there is: reshuffle, end)",
        "«now»",
    ),
    ("play foldris --set deck_out", "--set needs a name and a value", "--set vuole un nome e un valore"),
    ("play foldris --bots gredy", "--bots: there is no bot “gredy” (did you mean greedy?)", "forse greedy?"),
    ("play foldris --bots expert:9", "--bots: there is no bot “expert:9”", "forse expert?"),
    ("simulate foldris --bots expert:0", "“expert:0”: only expert has a number", "almeno 1"),
    ("simulate foldris --bots greedy:9", "“greedy:9”: only expert has a number", "solo expert"),
    ("play foldris --bots random,greedy", "2 bots for 1 seat:", "2 bot per 1 posto"),
    ("simulate foldris --bots random,greedy,random", "3 bots for 2 seats", "3 bot per 2 posti"),
    ("play foldris --humans Z", "“Z” is not a seat of this game (there is: A, B)", "«Z» non è un posto"),
    ("play foldris --solo --seats 2", "--solo is for one seat, not 2", "--solo è per un posto, non 2"),
    ("play foldris --humans A --names Ann,Bob,Cy", "3 names for 1 person", "3 nomi per 1 persona"),
    ("play foldris --names greedy", "“greedy” is the name of a bot", "«greedy» è il nome di un bot"),
    (
        "play --resume x.json --seats 2",
        "--resume goes on with the game as it was saved",
        "--resume continua la partita",
    ),
    ("play --lang fr", "--lang: “fr” is unknown (there is: en, it)", None),
    ("completion tcsh", "“tcsh” is unknown (there is: bash, zsh, fish)", "«tcsh» non si conosce"),
    ("play --resume nowhere.json", "nowhere.json: No such file or directory", None),
    ("play foldris --edition nowhere.toml", "nowhere.toml: No such file or directory", None),
    ("replay nowhere.json", "nowhere.json: No such file or directory", None),
    ("hint nowhere.json", "nowhere.json: No such file or directory", None),
    ("hint x.json --budget 0", "--budget: “0” is not a whole number of at least 1", "--budget: «0» non è"),
    ("analyse nowhere.json", "nowhere.json: No such file or directory", None),
    ("analyse x.json --budget 0", "--budget: “0” is not a whole number of at least 1", "--budget: «0» non è"),
    ("check .", ". holds no scenario files", ". non contiene scenari"),
    ("simulate foldris --json nowhere/x.json", "there is no folder nowhere", "non c’è la cartella nowhere"),
]


@pytest.mark.both
@pytest.mark.parametrize(("words", "english", "italian"), MISTAKES, ids=[words for words, _, _ in MISTAKES])
def test_a_mistake_gets_one_sentence(run, words, english, italian):
    assert english in complaint(run(*words.split()))
    if italian is not None:
        assert italian in complaint(run("--lang", "it", *words.split()))


@pytest.fixture
def edition(home: Path) -> str:
    from cinquina.games import foldris

    return Path(foldris.__file__).with_name("edition.toml").read_text()


@pytest.mark.parametrize(
    ("old", "new", "path"),
    [
        ("columns = 8", "columns = 99", "$.columns: 99 is not a width"),
        ("columns = 8", "colums = 8", "$: object contains unknown field `colums`"),
        ("columns = 8", "columns = = 8", "not valid TOML"),
        ('"I2"', '"I9"', "$.cards[0]"),
    ],
)
def test_a_damaged_edition_is_named_with_file_path_and_value(run, home, edition, old, new, path):
    assert old in edition
    (home / "mine.toml").write_text(edition.replace(old, new, 1))
    told = complaint(run("play", "foldris", "--edition", "mine.toml"))
    assert told.startswith("mine.toml")
    assert path in told


@pytest.fixture
def record(run, home: Path) -> dict:
    run("play", "foldris", "--solo", "--seed", "4", lines=["1", "1", "save good.json"])
    return json.loads((home / "good.json").read_text())


@pytest.mark.both
@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda r: r.update(game="chess"), "$.game"),
        (lambda r: r.update(version="0"), "$.version"),
        (lambda r: r.update(format=7), "$.format"),
        (lambda r: r.update(seats=12), "$.seats"),
        (lambda r: r.update(seats="one"), "$.seats"),
        (lambda r: r.update(settings={"deck_out": "never"}), "$.settings.deck_out"),
        (lambda r: r.update(extra=1), "unknown field `extra`"),
        (lambda r: r.update(edition_hash="0" * 16), "$.edition_hash"),
        (lambda r: r.update(players=["a", "b"]), "$.players"),
        (lambda r: r["log"][3].update(text="r0 @44"), "$.log[3]"),
        (lambda r: r["log"][2].update(who="Q"), "$.log[2]"),
        (lambda r: r["log"].pop(1), "$.log[1].seq"),
    ],
)
def test_a_damaged_record_is_named_with_file_and_path(run, home, record, damage, told):
    damage(record)
    (home / "bad.json").write_text(json.dumps(record))
    for command in (("play", "--resume"), ("replay",), ("hint",), ("analyse",)):
        sentence = complaint(run(*command, "bad.json"))
        assert sentence.startswith("bad.json: ")
        assert told in sentence


@pytest.mark.parametrize(
    "data", [b"", b"{", b"\xff\xfe", b"null", b"[" * 100000, b'{"settings": ' + b'{"a":' * 100000]
)
def test_what_is_no_record_at_all_is_refused(run, home, data):
    (home / "bad.json").write_bytes(data)
    for command in (("play", "--resume"), ("replay",)):
        assert complaint(run(*command, "bad.json"))


def test_a_moment_that_the_record_does_not_have(run, home, record):
    last = len(record["log"])
    assert (
        complaint(run("replay", "good.json", "--at", "999"))
        == f"this record has moments 0 to {last}, not 999"
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--at 999", "this record has moments 0 to "),
        ("--at 0", "nobody is asked to decide after entry 0"),
        ("--seat B", "seat B is not asked to decide after entry "),
        ("--seat 7", "seat 7 is not asked to decide after entry "),
    ],
)
def test_a_hint_that_cannot_be_given(run, record, words, told):
    assert complaint(run("hint", "good.json", *words.split())).startswith(told)


def test_a_game_that_is_not_over_is_not_analysed(run, record):
    told = complaint(run("analyse", "good.json"))
    assert told == "good.json: $.log: the game is not over, and only a finished one is analysed"


def test_nothing_is_overwritten(run, home):
    (home / "figures.json").write_text("precious")
    told = complaint(run("simulate", "foldris", "--games", "2", "--json", "figures.json"))
    assert told == "figures.json already exists and is not overwritten"
    assert (home / "figures.json").read_text() == "precious"
    assert run("simulate", "foldris", "--games", "2", "--json", "figures.json", "--force").exit_code == 0
    assert json.loads((home / "figures.json").read_text())["plan"]["games"] == 2


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_device_stays_a_device(run, home, command):
    """A save that went to /dev/null, by root, was renamed over it, and the machine had no /dev/null any more."""
    try:
        os.mknod(home / "null", stat.S_IFCHR | 0o666, os.makedev(1, 3))
    except PermissionError:
        pytest.skip("only root makes device nodes")
    if command == "play":
        told = run("play", "foldris", "--solo", "--seed", "4", "--force", lines=["save null"])
        assert "Saved: null" in told.stdout
    else:
        told = run("simulate", "foldris", "--games", "1", "--workers", "1", "--json", "null", "--force")
    assert told.exit_code == 0
    assert stat.S_ISCHR((home / "null").lstat().st_mode)
    assert sorted(path.name for path in home.iterdir() if path.name != "data") == ["null"]


def test_a_save_that_fails_says_where_and_why(run, home):
    (home / "link.json").symlink_to("link.json")
    told = run("play", "foldris", "--solo", "--seed", "4", lines=["save link.json"])
    assert "Not saved: link.json: Too many levels of symbolic links" in told.stdout
    words = ("simulate", "foldris", "--games", "1", "--workers", "1", "--json", "link.json")
    assert run(*words).stderr == "cinquina: link.json: Too many levels of symbolic links\n"


def test_any_line_typed_in_a_game_leaves_it_as_it_was(run, home):
    """Garbage, halves of commands, numbers of every kind: refused in words, and the game goes on."""
    odd = [
        "",
        " ",
        "0",
        "-1",
        "٣",
        "9" * 5000,
        "1.5",
        "r",
        "r1",
        "@3",
        "r9 @1",
        "r1@3",
        "+M",
        "()",
        "(1,1)",
        "(a,b)",
        "save ",
        "list zzz",
    ]
    odd += ["undo undo", "\x00", "é", "🂡", "x" * 5000, "(1,1)" * 500, "r0 @" + "9" * 50, "r0 @-1"]
    told = run("play", "foldris", "--solo", "--seed", "4", lines=[*odd, "save same.json"])
    assert told.exit_code == 0
    assert [entry.who for entry in read(home / "same.json").log] == ["chance"] * 2


@pytest.mark.parametrize(
    "command", ["check FILE", "simulate foldris --edition FILE", "lab compare foldris FILE default"]
)
def test_a_number_without_end(run, tmp_path, command):
    """R13: Python reads no integer of so many digits; before, a traceback."""
    file = tmp_path / "long.toml"
    file.write_text(f"seats = {'9' * 6000}\n")
    result = run(*command.replace("FILE", str(file)).split())
    assert result.exit_code != 0 and "too long" in result.output, result.output

"""The commands beside `play`."""

import codecs
import json
import os
import pty
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

import pytest

import cinquina
from cinquina.cli.program import COMMANDS
from tests.patience import PATIENCE

SCENARIO = """
game = "foldris"
title = "A Block falls"
seats = 1
[position]
card = "O1"
[[step]]
play = "r0 @{column}"
[step.expect]
scores = {{ A = {{ lines = 0 }} }}
[[step]]
[step.expect]
turn = "{turn}"
"""


@pytest.mark.both
def test_version_says_which_engine(process):
    from cinquina.core import rng

    told = process("--version").stdout
    compiled = not str(rng.__file__).endswith(".py")
    assert told == f"cinquina {cinquina.__version__} (engine: {'compiled' if compiled else 'interpreted'})\n"


def test_version_loads_nothing_that_takes_time():
    """Start-up is counted in modules, because seconds depend on the machine."""
    look = "import sys; from cinquina.cli import main; main(['--version']); print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True).stdout.split()
    assert not {"click", "rich", "fluent.syntax", "msgspec", "cinquina.games"} & set(modules)
    assert "cinquina.core.rng" in modules


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_in_both_languages(run, command, lang):
    if command == "serve":
        pytest.importorskip("cinquina.cli.serve")
    told = run(*command.split(), "--help", "--lang", lang)
    assert told.exit_code == 0
    assert told.stdout.startswith({"en": "Usage: cinquina", "it": "Uso: cinquina"}[lang])
    assert "cli-" not in told.stdout
    foreign = {"en": ("Opzioni", "Mostra"), "it": ("Usage", "Options", "Commands", "Show", "[OPTIONS]")}[lang]
    assert not [word for word in foreign if word in told.stdout]


def test_the_command_alone_shows_its_help(run):
    assert run().stdout == run("--help").stdout


@pytest.mark.parametrize(
    ("environment", "start"),
    [
        ({"LANG": "it_IT.UTF-8"}, "Uso:"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "Usage:"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "it"}, "Uso:"),
        ({"LANG": "fr_FR.UTF-8"}, "Usage:"),
    ],
)
def test_the_language_comes_from_the_locale(run, monkeypatch, environment, start):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert run("--help").stdout.startswith(start)
    assert run("--help", "--lang=en").stdout.startswith("Usage:")


@pytest.mark.both
def test_games_lists_every_game_with_modes_and_settings(run):
    from cinquina.games import games

    told, page = run("games").stdout, json.loads(run("games", "--json").stdout)
    assert [each["id"] for each in page] == [game.id for game in games()]
    for game in games():
        for word in (game.title, *game.authors, *(m.id for m in game.modes), *(s.id for s in game.settings)):
            assert word in told
    assert page[0]["modes"]
    assert "Impostazioni" in run("games", "--lang", "it").stdout


@pytest.mark.both
def test_check_tells_ok_failed_and_unreadable_apart(run, home):
    (home / "good.toml").write_text(SCENARIO.format(column=1, turn="chance"))
    (home / "wrong.toml").write_text(SCENARIO.format(column=1, turn="over"))
    (home / "broken.toml").write_text(SCENARIO.format(column=1, turn="chance") + 'colour = "red"\n')
    good = run("check", "good.toml")
    assert (good.exit_code, good.stderr) == (0, "")
    assert good.stdout == "ok good.toml (2 steps)\n1 passed, 0 failed, 0 not readable.\n"
    wrong = run("check", "wrong.toml", "good.toml")
    assert wrong.exit_code == 1
    assert wrong.stdout.startswith("FAILED wrong.toml: step 2: ")
    assert "1 passed, 1 failed" in wrong.stdout
    every = run("check", ".")
    assert every.exit_code == 2
    assert "broken.toml" in every.stderr and "colour" in every.stderr
    assert "1 passed, 1 failed, 1 not readable" in every.stdout
    assert run("check", "missing.toml").stderr == "cinquina: missing.toml: No such file or directory\n"


def test_check_runs_a_folder_of_scenarios(run):
    told = run("check", str(Path(__file__).parents[1] / "games" / "foldris" / "scenarios"))
    assert told.exit_code == 0, told.output
    assert "E28.toml" in told.stdout


@pytest.mark.both
def test_replay_tells_a_game_in_words_and_pictures(run, home):
    run("play", "foldris", "--seed", "3", lines=["r0 @1", "resign"])
    (file,) = (home / "data" / "cinquina" / "games").glob("*.json")
    told = run("replay", str(file))
    assert told.exit_code == 0
    for line in ("Player A: r0 @1", "Bot B: ", "Player A gives up.", "Bot B is the last one in and wins!"):
        assert line in told.stdout
    assert "Bot B: starting block on lane " in told.stdout and "Player A: Player A" not in told.stdout
    assert told.stdout.count("└") == 2  # the end: two sheets
    assert run("replay", str(file), "--all").stdout.count("└") > 10
    start = run("replay", str(file), "--at", "0").stdout
    assert "Player A" not in start and start.count("└") == 2
    assert "Bot B vince" not in told.stdout
    assert "resta in gioco fino all’ultimo e vince" in run("replay", str(file), "--lang", "it").stdout


def test_replay_keeps_what_is_still_sealed(run, home):
    run("play", "foldris", "--names", "Anna,Bruno", "--seed", "3", lines=["r0 @6", "", "save now.json"])
    told = run("replay", "now.json").stdout
    assert "Anna: (sealed)" in told
    assert "@6" not in told


@pytest.mark.both
def test_perft_counts_beginnings(run):
    told = run("perft", "foldris", "--seats", "2", "--depth", "3")
    counts = [line.split()[1] for line in told.stdout.splitlines()]
    assert counts == ["2", "48", "1,104"]  # who starts, the setup card, the first card


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script(run, shell):
    told = run("completion", shell)
    assert told.exit_code == 0
    assert "_CINQUINA_COMPLETE" in told.stdout


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("cinquina pl", "play"),
        ("cinquina play fol", "foldris"),
        ("cinquina play foldris --mode so", "solo"),
        ("cinquina simulate foldris --bots greedy,ra", "greedy,random"),
        ("cinquina --lang i", "it"),
    ],
)
def test_completion_knows_commands_games_modes_and_bots(process, words, found):
    count = str(len(words.split()) - 1)
    told = process(_CINQUINA_COMPLETE="bash_complete", COMP_WORDS=words, COMP_CWORD=count)
    assert f"plain,{found}" in told.stdout.split()


def test_a_reader_that_goes_away_is_no_error():
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "cinquina.cli", "perft", "foldris", "--depth", "3"]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, "")


# Whoever runs these tests may have told its children to ignore Ctrl-C.
LAUNCH = """
import signal, sys
from cinquina.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main())
"""


class Terminal:
    """The command at the end of a real pseudo-terminal."""

    def __init__(self, *words: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"},
        )
        os.close(slave)
        self.shown = ""
        # A read may end in the middle of a character.
        self.decode = codecs.getincrementaldecoder("utf-8")("replace").decode

    def until(self, text: str, interrupt: bool = False) -> str:
        """What is shown from now until a text has come, after Ctrl-C if it is to be interrupted.

        Python's line editor misses a signal that comes right before it begins to wait, until a line was entered: so
        Enter follows Ctrl-C, and nobody reads it if the signal was heard.
        """
        begun = len(self.shown)
        if interrupt:
            self.process.send_signal(signal.SIGINT)
            self.type("\n")
        while text not in self.shown[begun:]:
            ready, _, _ = select.select([self.master], [], [], PATIENCE)
            assert ready, self.shown[begun:]
            self.shown += self.decode(os.read(self.master, 65536))
        return self.shown[begun:]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_on_a_terminal_the_screen_is_wiped_between_people_and_ctrl_c_keeps_the_game():
    wipe = "\x1b[H\x1b[2J\x1b[3J"
    with Terminal("play", "foldris", "--names", "Anna,Bruno", "--seed", "3") as terminal:
        assert "\x1b[2m" in terminal.until("Anna › ")  # colours
        terminal.type("r0 @6\n")
        cover = terminal.until("press Enter › ")
        assert wipe in cover.split("Pass the keyboard")[0]
        terminal.type("\n")
        bruno = terminal.until("Bruno › ")
        assert wipe in bruno
        assert "@6" not in bruno
        terminal.type("\x1b[A\n")  # the key for the line before, of which there is none
        assert "@6" not in terminal.until("Bruno › ")
        assert "Nothing is lost" in terminal.until("Goodbye.", interrupt=True)
        assert terminal.process.wait(PATIENCE) == 0


@pytest.mark.both
def test_a_hint_for_a_moment_of_a_record_is_the_same_each_time(run, home):
    run("play", "foldris", "--solo", "--seed", "4", lines=["1", "1", "save game.json"])
    words = ("hint", "game.json", "--seat", "a", "--budget", "6")
    told = run(*words)
    assert told.exit_code == 0
    assert told.stdout.startswith("Hint: ")
    assert "\n  It " in told.stdout
    assert run(*words).stdout == told.stdout
    assert run(*words, "--lang", "it").stdout.startswith("Consiglio: ")


@pytest.mark.both
def test_a_finished_game_is_analysed_in_words_and_figures(run, home):
    run("play", "foldris", "--solo", "--seed", "4", lines=["1"] * 40)
    (game,) = (home / "data" / "cinquina" / "games").glob("*.json")
    told = run("analyse", str(game), "--budget", "1", "--json", "figures.json")
    assert (told.exit_code, told.stderr) == (0, "")
    assert "Player A" in told.stdout and "luck " in told.stdout
    figures = json.loads((home / "figures.json").read_text())
    entries = len(json.loads(game.read_text())["log"])
    assert len(figures["expected"]) == entries + 1
    (share,) = figures["shares"]
    whole = share["first"] + share["luck"] + share["own"] + share["others"]
    assert whole == pytest.approx(share["result"])
    assert json.loads(run("analyse", str(game), "--budget", "1", "--json", "-").stdout) == figures
    assert "fortuna " in run("analyse", str(game), "--budget", "1", "--lang", "it").stdout


def test_a_turn_that_cost_something_is_in_the_figures_too(run, home):
    run("play", "foldris", "--seed", "3", lines=["1"] * 40)
    (game,) = (home / "data" / "cinquina" / "games").glob("*.json")
    figures = json.loads(run("analyse", str(game), "--budget", "3", "--json", "-").stdout)
    assert figures["missed"]
    for turn in figures["missed"]:
        assert turn["played"] != turn["better"] and turn["cost"] > 0
        for part in ("reasons", "did", "instead"):
            assert [set(event) for event in turn[part]] == [{"id", "facts"}] * len(turn[part])

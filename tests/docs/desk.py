"""Somebody who does what a page says, in an empty folder."""

import ast
import importlib
import importlib.util
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from importlib.machinery import SourceFileLoader
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import click
import pytest

from bench.contestants import parts
from cinquina.cli.lab import COMMANDS as LAB
from cinquina.cli.local_table import LocalTable
from cinquina.cli.program import COMMANDS
from cinquina.core.record import encode
from cinquina.games import find
from cinquina.locales import Texts
from tests.docs.citations import command_named
from tests.docs.commands import (
    FOREIGN,
    FOREIGN_MODULES,
    HOSTING,
    NAMES,
    PLACEHOLDERS,
    STAND_INS,
    Line,
    Script,
    matches,
)
from tests.docs.pages import ROOT, Page, called
from tests.docs.source import told_options, words

A_SCENARIO = ROOT / "tests" / "games" / "foldris" / "scenarios" / "E05.toml"


class Wrong(Exception):
    """A page says what does not work."""


def look_at_lab(name: str, *rest: str) -> str:
    """Check the words alone: an experiment takes minutes, and tests/lab runs small ones."""
    need(name in LAB, f"there is no command cinquina lab {name}")
    command: click.Command = importlib.import_module(f"cinquina.cli.lab_{name}").command(Texts("en"))
    try:
        command.make_context(name, list(rest), obj=Texts("en"))
    except click.ClickException as mistake:
        raise Wrong(f"cinquina lab {name} {shlex.join(rest)}: {mistake}") from None
    return ""


class Desk:
    def __init__(self, folder: Path, page: Page, config: pytest.Config) -> None:
        self.folder = folder
        self.config = config
        self.environment = {**os.environ, "LANG": "C.UTF-8", "XDG_DATA_HOME": str(folder / "data")}
        for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "COLUMNS"):
            self.environment.pop(name, None)
        scenarios = [block.text for block in page.blocks if block.language == "toml"]
        (folder / "my.toml").write_text(scenarios[0] if scenarios else A_SCENARIO.read_text("utf-8"), "utf-8")
        (folder / "game.json").write_bytes(half_a_game())
        self.hosting = called(page.path) in HOSTING
        self.served: set[tuple[str, ...]] = set()

    def do(self, step: Line | Script) -> None:
        if isinstance(step, Script):
            self.run([sys.executable, "-c", step.text])
            return
        output = self.follow([word for word in shlex.split(step.text) if word != "…"])
        if step.shown and not matches(step.shown, output):
            raise Wrong(f"{step.text}\nshows another output than the page:\n{output}")

    def follow(self, command: Sequence[str]) -> str:
        """Run a command, or look at its words if it is not for running here; what it prints."""
        program, *rest = command
        if "=" in program:  # a variable before the command
            need(program.partition("=")[0] in words(), f"no source reads {program}")
            return self.follow(rest)
        if program in FOREIGN:
            return ""
        ways: dict[str, Callable[..., str]] = {
            "cinquina": self.cinquina,
            "./dev": self.dev,
            "python": self.python,
            "npm": self.npm,
            "pip": self.pip,
        }
        if program not in ways:
            need(shutil.which(program) is not None, f"{program} is in no table, and there is no such program")
            return self.run(command)
        return ways[program](*rest)

    def cinquina(self, *given: str) -> str:
        text = " ".join(["cinquina", *given])
        if text in NAMES:
            need(not given or given[0] in COMMANDS, f"there is no command {text}")
            return ""
        told = STAND_INS[text][0].split()[1:] if text in STAND_INS else given
        verb, *rest = [PLACEHOLDERS.get(word, word) for word in told]
        if verb == "serve":
            return self.serve(*rest)
        if verb == "lab":
            return look_at_lab(*rest)
        return self.run([sys.executable, "-m", "cinquina.cli", verb, *rest])

    def serve(self, *rest: str) -> str:
        """Until it is ready, on a free port and with a store in the folder: one of each kind. Not where it would need a
        network or a service."""
        try:
            context = command_named("serve").make_context("serve", list(rest), obj=Texts("en"))
        except click.ClickException as mistake:
            raise Wrong(f"cinquina serve {shlex.join(rest)}: {mistake}") from None
        given = context.params
        kind = tuple(
            str(given[option]) for option in sorted(given) if option not in ("open", "port", "store")
        )
        if not self.hosting or given["lan"] or given["bus"] or kind in self.served:
            return ""
        self.served.add(kind)
        options = (*rest, "--no-open", "--port", "0", "--store", "sqlite:///tables.db", "--workers", "1")
        server = subprocess.Popen(
            [sys.executable, "-m", "cinquina.cli", "serve", *options],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )
        try:
            assert server.stdout
            said = server.stdout.readline()
            server.send_signal(signal.SIGTERM)
            said += server.communicate()[0]
        finally:
            server.kill()
            server.wait()
        need("http" in said and server.returncode == 0, f"cinquina serve {shlex.join(rest)}: {said}")
        return said

    def dev(self, verb: str = "--help", *rest: str) -> str:
        if verb in ("--help", "-h"):
            return self.run([sys.executable, str(ROOT / "dev"), verb])
        need(verb in dev().VERBS, f"there is no verb {verb!r} of ./dev")
        if verb == "cinquina":
            return self.cinquina(*rest)
        if verb == "python" and rest:
            return self.python(*rest)
        if verb == "play":
            return self.serve(*rest)  # ./dev opens the browser, as the command does by itself
        if verb in ("test", "soak"):
            self.look_at_tests(rest)
        elif verb == "bench":
            self.look_at_bench(rest)
        elif verb == "release":
            look_at_options("tools.release", rest)
        else:
            need(not rest or dev().VERBS[verb][1], f"./dev {verb} takes no arguments")
        return ""

    def look_at_tests(self, given: Sequence[str]) -> None:
        """Options are pytest's, ours included; what else stands there is a path or in a table of ./dev."""
        known, unknown = self.config._parser.parse_known_and_unknown_args(list(given))
        need(not unknown, f"pytest does not know {unknown}")
        for name in known.file_or_dir:
            listed = any(name in table for table in vars(dev()).values() if isinstance(table, dict))
            need(listed or (ROOT / name).exists(), f"./dev knows no part {name!r}, and there is no such path")

    def look_at_bench(self, given: Sequence[str]) -> None:
        if given[:1] == ("ladder",):
            look_at_options("bench.ladder", given[1:])
            return
        if given[:1] == ("rl",):
            look_at_options("bench.rl", given[1:])
            return
        look_at_options("bench.against" if "--against" in given else "bench", given)
        if "--against" in given:  # games, perhaps with a mode; the words of options are none
            games = [word for before, word in pairwise(("", *given)) if not before.startswith("--")]
            given = [word.partition(":")[0] for word in games]
        for name in [word for word in given if not word.startswith("-") and "." not in word]:
            need(name in parts(), f"./dev bench knows no part {name!r}")

    def python(self, flag: str, module: str, *rest: str) -> str:
        need(flag == "-m", f"python {flag} is not understood here")
        need(importlib.util.find_spec(module) is not None, f"there is no module {module}")
        if module.startswith("cinquina."):
            return self.run([sys.executable, "-m", module, *rest])
        if module not in FOREIGN_MODULES:
            look_at_options(module, rest)
        return ""

    def npm(self, verb: str, *rest: str) -> str:
        scripts = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]
        script = rest[0] if verb == "run" else verb
        need(verb == "ci" or script in scripts, f"web/package.json has no script {script!r}")
        return ""

    def pip(self, verb: str, what: str) -> str:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        extras = [f"{project['name']}[{extra}]" for extra in project["optional-dependencies"]]
        need(verb == "install" and what in [project["name"], *extras], f"there is no {what} to {verb}")
        return ""

    def run(self, command: Sequence[str]) -> str:
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
        )
        need(done.returncode == 0, f"{shlex.join(command)}\n{done.stdout}{done.stderr}")
        return done.stdout


def need(so: bool, told: str) -> None:
    if not so:
        raise Wrong(told)


def look_at_options(module: str, given: Sequence[str]) -> None:
    """Check the options of a program beside ours, which would run for long."""
    folder = ROOT / module.replace(".", "/")
    path = folder / "__main__.py" if folder.is_dir() else folder.with_suffix(".py")
    known = told_options(ast.parse(path.read_text("utf-8")))
    unknown = [word for word in given if word.startswith("--") and word.partition("=")[0] not in known]
    need(not unknown, f"{module} has no option {unknown}")


@cache
def dev() -> ModuleType:
    """Load the development script as a module."""
    loader = SourceFileLoader("dev", str(ROOT / "dev"))
    spec = importlib.util.spec_from_loader("dev", loader)
    assert spec is not None
    made = importlib.util.module_from_spec(spec)
    loader.exec_module(made)
    return made


@cache
def half_a_game() -> bytes:
    """Return a running game for two: everybody is asked after entry 42, and again after the last one."""
    game = LocalTable(find("foldris").setup(2), ["greedy", "casual"], 1)
    game.advance()
    record = game.record()
    del record.log[45:]
    return encode(record)

"""`cinquina new-game`: write a small working game as a starting point.

It copies the folder `newgame` or `newgame_secret` beside this module under another name: into a checkout, or as a
package of its own.
"""

import keyword
import re
import sys
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from cinquina.cli.command import Command
from cinquina.cli.mistakes import Mistake
from cinquina.core.file import save
from cinquina.games import games
from cinquina.locales import LANGUAGES, Texts, text_files

ID = re.compile(r"[a-z][a-z0-9]{1,19}")
FOLDERS = "cinquina.cli"
PLAIN = "newgame"
HIDDEN = "newgame_secret"
NAMES = re.compile(rf"{re.escape(FOLDERS)}\.(?:{HIDDEN}|{PLAIN})|newgame|Newgame")
SOURCES = ("src/cinquina", "web/src")
APART = ("games", "locales", "wire.ts")  # may name games
WORDED = (".py", ".ts", ".svelte")

# Prefixes of text ids that have no file of their own, and the name of the engine's library.
RESERVED = ("chance", "clock", "engine", "level", "reaction", "seat", "table")


def command(texts: Texts) -> click.Command:
    def run(id: str, package: Path | None, secret: bool) -> None:
        check_id(texts, id)
        home = checkout() if package is None else package
        if home is None:
            raise Mistake(texts.say("cli-new-game-nowhere"))
        written = (files_in_checkout if package is None else files_of_package)(home, id, secret)
        if package is None and (word := find_use_of_word(home, id)):
            raise Mistake(texts.say("cli-new-game-word", game=id, path=str(word)))
        for path in [home] if package is not None else paths_of_game(home, id):
            if path.exists():
                raise Mistake(texts.say("cli-exists", path=str(path)))
        for path, text in written.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            save(path, text.encode())
            click.echo(path)
        click.echo()
        then = "cli-new-game-next" if package is None else "cli-new-game-install"
        click.echo(texts.say(then, game=id, path=str(home.resolve())))

    return Command(
        texts,
        "new-game",
        run,
        [
            click.Argument(["id"], metavar="ID"),
            click.Option(
                ["--package"],
                type=click.Path(path_type=Path),
                metavar="DIR",
                help=texts.say("cli-new-game-package"),
            ),
            click.Option(["--secret"], is_flag=True, help=texts.say("cli-new-game-secret")),
        ],
    )


def check_id(texts: Texts, id: str) -> None:
    if not ID.fullmatch(id) or keyword.iskeyword(id):
        raise Mistake(texts.say("cli-new-game-id", game=id))
    if id in {game.id for game in games()}:
        raise Mistake(texts.say("cli-new-game-taken", game=id))
    if id in RESERVED or text_files(id, "en"):
        raise Mistake(texts.say("cli-new-game-reserved", game=id))


def checkout() -> Path | None:
    """Return the checkout of Cinquina that contains the current folder, or None."""
    here = Path.cwd()
    return next(
        (each for each in (here, *here.parents) if (each / "src/cinquina/games/__init__.py").is_file()), None
    )


def find_use_of_word(home: Path, id: str) -> Path | None:
    """Return a file above games/ that uses this word, since nothing there may name a game."""
    said = re.compile(rf"[\"'/.]{id}[\"'/.]")
    tops = [each for top in SOURCES for each in sorted((home / top).glob("*")) if each.name not in APART]
    every = (path for top in tops for path in [top, *sorted(top.rglob("*"))] if path.suffix in WORDED)
    return next((path for path in every if said.search(path.read_text(encoding="utf-8"))), None)


def paths_of_game(home: Path, id: str) -> list[Path]:
    """Return the files and folders of a new game in a checkout."""
    locales = [home / "src/cinquina/locales" / lang / f"{id}.ftl" for lang in LANGUAGES]
    return [home / "src/cinquina/games" / id, home / "tests/games" / id, *locales]


def files_in_checkout(home: Path, id: str, secret: bool = False) -> dict[Path, str]:
    folder = template_folder(secret)
    written = python_modules(folder, home / "src/cinquina/games" / id, id, f"cinquina.games.{id}")
    written |= locale_files(folder, home / "src/cinquina/locales", id)
    return written | {
        home / "tests/games" / id / "scenarios/E01.toml": fill_template(folder, "scenario.toml", id)
    }


def files_of_package(home: Path, id: str, secret: bool = False) -> dict[Path, str]:
    folder = template_folder(secret)
    module = home / "src" / f"cinquina_{id}"
    written = {home / "pyproject.toml": fill_template(template_folder(), "package.toml", id)}
    written |= python_modules(folder, module, id, f"cinquina_{id}") | locale_files(
        folder, module / "locales", id
    )
    return written | {home / "tests/scenarios/E01.toml": fill_template(folder, "scenario.toml", id)}


def python_modules(folder: Traversable, home: Path, id: str, dotted: str) -> dict[Path, str]:
    return {home / name: fill_template(folder, name, id, dotted) for name in python_files(folder)}


def template_folder(secret: bool = False) -> Traversable:
    """Return a template folder. It is read, not imported: an imported game registers itself."""
    return resources.files(FOLDERS) / (HIDDEN if secret else PLAIN)


def python_files(folder: Traversable, under: str = "") -> list[str]:
    found: list[str] = []
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir() and each.name != "__pycache__":
            found += python_files(each, f"{under}{each.name}/")
        elif each.name.endswith(".py"):
            found.append(under + each.name)
    return found


def locale_files(folder: Traversable, home: Path, id: str) -> dict[Path, str]:
    """Return the texts in every language of the new game; others fall back to English."""
    spoken = {lang: lang if (folder / f"{lang}.ftl").is_file() else "en" for lang in LANGUAGES}
    return {
        home / lang / f"{id}.ftl": fill_template(folder, f"{file}.ftl", id) for lang, file in spoken.items()
    }


def fill_template(folder: Traversable, name: str, id: str, dotted: str = "") -> str:
    """Return a file of a template with the new game's names."""
    names = {"newgame": id, "Newgame": id.capitalize()}
    source = folder.joinpath(*name.split("/")).read_text(encoding="utf-8")
    written = NAMES.sub(lambda match: names.get(match[0], dotted), source)
    return sort_imports(written, dotted.partition(".")[0]) if name.endswith(".py") else written


def sort_imports(source: str, own: str) -> str:
    """Sort the imports as ruff does: renamed modules change their order."""
    lines = source.splitlines(keepends=True)
    places = [n for n, line in enumerate(lines) if line.startswith("from ")]
    if not places:
        return source
    groups: list[list[str]] = [[], [], []]
    for line in sorted((lines[n] for n in places), key=lambda line: line.split()[1]):
        top = line.split()[1].partition(".")[0]
        groups[0 if top in sys.stdlib_module_names else 2 if top == own else 1].append(line)
    block = "\n".join("".join(group) for group in groups if group)
    return "".join(lines[: places[0]]) + block + "".join(lines[places[-1] + 1 :])

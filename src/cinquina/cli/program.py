"""All commands as one program."""

import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any

import click

from cinquina.cli import version
from cinquina.cli.command import Context, help_option, lang_option, printing_option
from cinquina.cli.mistakes import explain_error
from cinquina.core.errors import Invalid
from cinquina.locales import Texts, language

# Each is `command(texts)` of a module of this folder (new-game: new_game), imported when it is needed.
COMMANDS = (
    "play",
    "learn",
    "serve",
    "backup",
    "restore",
    "prune",
    "person",
    "games",
    "simulate",
    "replay",
    "hint",
    "analyse",
    "lab",
    "check",
    "perft",
    "new-game",
    "completion",
)

# Modules that only some commands need, by the extra that installs them; the lab looks for its own.
TABLE = (
    "alembic httptools litestar prometheus_client redis segno sqlalchemy structlog uvicorn uvloop websockets"
)
EXTRA_OF = {**dict.fromkeys(TABLE.split(), "table"), "asyncpg": "postgres"}


def run(words: list[str]) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A character that the terminal cannot show becomes a question mark instead of ending the game.
        if callable(reconfigure := getattr(stream, "reconfigure", None)):
            reconfigure(errors="replace")
    return program(words).answer(words)


def program(words: list[str]) -> "Program":
    """Create the program in the language of the arguments or the locale."""
    return Program(Texts(language(language_option(words))))


def language_option(words: list[str]) -> str | None:
    """Return the value of `--lang` from the raw arguments, or None. Needed before click parses them, because help texts
    are translated."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


class Program(click.Group):
    context_class = Context

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        version_option = printing_option("--version", lambda _: version(), texts.say("cli-version"))
        super().__init__(
            "cinquina",
            help=texts.say("cli-about"),
            params=[version_option, lang_option(texts), help_option(texts)],
            options_metavar=texts.say("cli-options-metavar"),
            subcommand_metavar=texts.say("cli-command-metavar"),
            add_help_option=False,
            invoke_without_command=True,
            callback=help_if_alone,
        )

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(
            f"cinquina.cli.{cmd_name.replace('-', '_')}"
        ).command(self.texts)
        return command

    def main(self, args: Sequence[str] | None = None, *_: Any, **__: Any) -> Any:
        sys.exit(self.answer(list(args or ())))

    def answer(self, words: list[str]) -> int:
        """Run the command; turn every error into one sentence and an exit code."""
        try:
            code = super().main(words, prog_name="cinquina", standalone_mode=False, obj=self.texts)
            sys.stdout.flush()
        except (click.Abort, KeyboardInterrupt):
            return 130
        except BrokenPipeError:  # the reader of our output has closed it
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 1
        except ModuleNotFoundError as error:
            extra = EXTRA_OF.get(str(error.name).partition(".")[0])
            if extra is None:
                raise
            facts = {"command": next(iter(words), ""), "package": error.name, "extra": extra}
            click.echo(f"cinquina: {self.texts.say('cli-not-installed', **facts)}", err=True)
            return 2
        except (click.ClickException, Invalid, OSError, RecursionError) as error:
            told = " ".join(explain_error(error, self.texts, COMMANDS).split())
            click.echo(f"cinquina: {told}", err=True)
            return 2
        return code if isinstance(code, int) else 0


@click.pass_context
def help_if_alone(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.get_help())

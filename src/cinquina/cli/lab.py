"""`cinquina lab …`: a command with subcommands."""

import importlib
from importlib.util import find_spec
from typing import Any

import click

from cinquina.cli.command import Context, help_option, lang_option
from cinquina.cli.mistakes import Mistake, suggest
from cinquina.locales import Texts

# Each is `command(texts)` of a module `lab_<name>` of this folder, imported when it is needed.
COMMANDS = ("report", "compare", "tournament", "records")

# The packages that the lab needs, by the extra that installs them.
NEEDED = {"lab": ("polars", "altair", "vl_convert", "scipy", "choix"), "ray": ("ray",)}


def command(texts: Texts) -> click.Command:
    return Lab(texts)


class Lab(click.Group):
    context_class = Context

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        about = texts.say("lab-group")
        super().__init__(
            "lab",
            help=f"{about}\n\n{texts.say('lab-group-more')}",
            short_help=about,
            params=[lang_option(texts), help_option(texts)],
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
        found: click.Command = importlib.import_module(f"cinquina.cli.lab_{cmd_name}").command(self.texts)
        return found

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise Mistake(
                self.texts.say("cli-no-command", name=args[0], known=suggest(self.texts, args[0], COMMANDS))
            )
        return super().resolve_command(ctx, args)


@click.pass_context
def help_if_alone(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def check_installed(texts: Texts, extra: str) -> None:
    for package in NEEDED[extra]:
        if find_spec(package) is None:
            raise Mistake(texts.say("lab-missing", package=package, extra=extra))

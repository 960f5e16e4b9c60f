"""A command with subcommands, each imported when it is needed."""

import importlib
from typing import Any

import click

from cinquina.cli.command import Context, help_option, lang_option
from cinquina.cli.mistakes import Mistake, suggest
from cinquina.locales import Texts


class Group(click.Group):
    """A command with subcommands. Each is `command(texts)` of a module `<name>_<subcommand>` of this folder. `text` is
    a sentence on the group; `<text>-more` continues it."""

    context_class = Context

    def __init__(self, texts: Texts, name: str, commands: tuple[str, ...], text: str) -> None:
        self.texts = texts
        self.known = commands
        about = texts.say(text)
        super().__init__(
            name,
            help=f"{about}\n\n{texts.say(f'{text}-more')}",
            short_help=about,
            params=[lang_option(texts), help_option(texts)],
            options_metavar=texts.say("cli-options-metavar"),
            subcommand_metavar=texts.say("cli-command-metavar"),
            add_help_option=False,
            invoke_without_command=True,
            callback=help_if_alone,
        )

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.known)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.known:
            return None
        module = importlib.import_module(f"cinquina.cli.{self.name}_{cmd_name}")
        found: click.Command = module.command(self.texts)
        return found

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args and args[0] not in self.known and not args[0].startswith("-"):
            raise Mistake(
                self.texts.say("cli-no-command", name=args[0], known=suggest(self.texts, args[0], self.known))
            )
        return super().resolve_command(ctx, args)


@click.pass_context
def help_if_alone(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.get_help())

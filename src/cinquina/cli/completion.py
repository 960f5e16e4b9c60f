"""`cinquina completion`: print the script for completing commands, options and names in a shell."""

import click

from cinquina.cli.command import Command, OneOf
from cinquina.locales import Texts

SHELLS = ("bash", "zsh", "fish")


def command(texts: Texts) -> click.Command:
    def completion(shell: str) -> None:
        from click.shell_completion import get_completion_class  # imported late for a fast start

        script = get_completion_class(shell)
        assert script is not None
        root = click.get_current_context().find_root().command
        click.echo(script(root, {}, "cinquina", "_CINQUINA_COMPLETE").source())

    shell = click.Argument(["shell"], type=OneOf(texts, SHELLS), metavar="|".join(SHELLS))
    return Command(texts, "completion", completion, [shell])

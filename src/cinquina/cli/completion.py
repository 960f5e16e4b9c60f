"""`cinquina completion`: the script that makes a shell complete commands, options and names."""

import click

from cinquina.cli.command import Command, OneOf
from cinquina.locales import Texts

SHELLS = ("bash", "zsh", "fish")


def command(texts: Texts) -> click.Command:
    def completion(shell: str) -> None:
        from click.shell_completion import get_completion_class  # only here

        script = get_completion_class(shell)
        assert script is not None
        root = click.get_current_context().find_root().command
        click.echo(script(root, {}, "cinquina", "_CINQUINA_COMPLETE").source())

    shell = click.Argument(["shell"], type=OneOf(texts, SHELLS), metavar="|".join(SHELLS))
    return Command(texts, "completion", completion, [shell])

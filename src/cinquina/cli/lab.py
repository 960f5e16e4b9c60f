"""`cinquina lab …`: a command with subcommands."""

from importlib.util import find_spec

import click

from cinquina.cli.group import Group
from cinquina.cli.mistakes import Mistake
from cinquina.locales import Texts

COMMANDS = ("report", "compare", "tournament", "records")

# The packages that the lab needs, by the extra that installs them.
NEEDED = {"lab": ("polars", "altair", "vl_convert", "scipy", "choix"), "ray": ("ray",)}


def command(texts: Texts) -> click.Command:
    return Group(texts, "lab", COMMANDS, "lab-group")


def check_installed(texts: Texts, extra: str) -> None:
    for package in NEEDED[extra]:
        if find_spec(package) is None:
            raise Mistake(texts.say("lab-missing", package=package, extra=extra))

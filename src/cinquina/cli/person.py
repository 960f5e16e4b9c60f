"""`cinquina person …`: an operator's help for one person, such as one who lost the cookie."""

import click

from cinquina.cli.group import Group
from cinquina.locales import Texts

COMMANDS = ("list", "erase")


def command(texts: Texts) -> click.Command:
    return Group(texts, "person", COMMANDS, "cli-person-group")

"""`cinquina person …`: what an operator may do for one person, say who lost the cookie."""

import click

from cinquina.cli.group import Group
from cinquina.locales import Texts

COMMANDS = ("list", "erase")


def command(texts: Texts) -> click.Command:
    return Group(texts, "person", COMMANDS, "cli-person-group")

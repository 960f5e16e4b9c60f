"""`cinquina person …`: commands for operators to find or erase one person's data."""

import click

from cinquina.cli.group import Group
from cinquina.locales import Texts

COMMANDS = ("list", "erase")


def command(texts: Texts) -> click.Command:
    return Group(texts, "person", COMMANDS, "cli-person-group")

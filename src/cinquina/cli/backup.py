"""`cinquina backup`: copy the store, whether a server runs or not."""

from pathlib import Path

import click

from cinquina.cli.command import Command, store_option
from cinquina.cli.mistakes import Mistake
from cinquina.locales import Texts


def command(texts: Texts) -> click.Command:
    def make(file: Path, store: str | None) -> None:
        from cinquina.table.store import store_at  # a database takes time to load
        from cinquina.table.store.backup import backup
        from cinquina.table.store.sqlite import SqliteStore

        found = store_at(store)
        if not isinstance(found, SqliteStore):
            raise Mistake(texts.say("cli-backup-postgres"))
        size = backup(found.path, file)
        click.echo(texts.say("cli-backup-done", file=str(file), kilobytes=-(-size // 1024)))

    file = click.Argument(["file"], type=click.Path(path_type=Path), metavar="FILE")
    return Command(texts, "backup", make, [file, store_option(texts)])

"""`cinquina restore`: replace the store by a copy, while no server runs."""

from datetime import UTC, datetime
from pathlib import Path

import click

from cinquina.cli.command import Command, store_option
from cinquina.cli.mistakes import Mistake
from cinquina.locales import Texts


def command(texts: Texts) -> click.Command:
    def restore(copy: Path, dry_run: bool, store: str | None) -> None:
        from cinquina.table.store import fault_of, store_at  # a database takes time to load
        from cinquina.table.store.restore import restore
        from cinquina.table.store.sqlite import SqliteStore
        from cinquina.table.store.store import Unavailable

        found = store_at(store)
        if not isinstance(found, SqliteStore):
            raise Mistake(texts.say("cli-restore-postgres"))
        aside = found.path.with_name(f"{found.path.name}-before-{datetime.now(UTC):%Y%m%d-%H%M%S}")
        try:
            had, has = restore(copy, found.path, aside, dry_run)
        except Unavailable as error:
            raise fault_of(error) from None
        told = {"file": str(found.path), "copy": str(copy), "tables": has.tables, "last": day_of(has.touched)}
        click.echo(texts.say("cli-restore-would" if dry_run else "cli-restore-done", **told))
        if had is not None:
            before = {"file": str(aside), "tables": had.tables, "last": day_of(had.touched)}
            click.echo(texts.say("cli-restore-would-before" if dry_run else "cli-restore-before", **before))

    copy = click.Argument(["copy"], type=click.Path(path_type=Path), metavar="COPY")
    dry_run = click.Option(["--dry-run"], is_flag=True, help=texts.say("cli-restore-dry-run"))
    return Command(texts, "restore", restore, [copy, dry_run, store_option(texts)])


def day_of(moment: int | None) -> str:
    return (
        "–" if moment is None else datetime.fromtimestamp(moment / 1000, UTC).isoformat(" ", "minutes")[:16]
    )

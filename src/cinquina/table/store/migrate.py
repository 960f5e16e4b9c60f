"""Upgrade of the schema, inside the caller's transaction."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from cinquina.core.errors import Fault
from cinquina.table.store.store import Unavailable

if TYPE_CHECKING:
    from alembic.config import Config

# The newest step of `migrations/versions`. Where a database has it, Alembic need not even be imported.
HEAD = "0007"


def upgrade(connection: Connection) -> None:
    found = revision(connection)
    if found == HEAD:
        return
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(alembic_config(connection), "head")
    except CommandError:
        raise newer_schema(found) from None


def must_be_current(connection: Connection) -> None:
    """Raise Unavailable unless the schema is this program's."""
    found = revision(connection)
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise newer_schema(found)
    raise Unavailable("its schema is an older one", Fault("--store", "serve-fault-store-older"))


def newer_schema(step: str | None) -> Unavailable:
    return Unavailable(
        f"step {step} of this database is unknown here",
        Fault("--store", "serve-fault-store-later", step=step),
    )


def downgrade(connection: Connection, to: str = "base") -> None:
    from alembic import command

    command.downgrade(alembic_config(connection), to)


def alembic_config(connection: Connection) -> "Config":
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    made.attributes["connection"] = connection
    return made


def revision(connection: Connection) -> str | None:
    """Return the database's schema revision, or None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(
        text("SELECT version_num FROM alembic_version")
    ).scalar_one_or_none()
    return found

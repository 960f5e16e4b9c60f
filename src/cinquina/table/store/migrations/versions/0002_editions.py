"""Store each edition once, by hash; add rendered replays, a table's program version, and seeds of 128 bits."""

import json
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

from cinquina.core.errors import Invalid
from cinquina.games import games

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# The default editions of 0.1, where a table without an edition of its own was stored as having the default one.
SHIPPED = ("5eeaa39a47db9abb", "2edbf47892dfc563", "46b495a56af7124e", "8c60346c6ee38313", "c2eb9b000d09dd64")


def shipped(game: str) -> str | None:
    """Return the hash of the shipped edition that the game still knows; None if there is no such game here."""
    known = {each.id: each for each in games()}
    for hash in SHIPPED if game in known else ():
        try:
            known[game].edition_named(hash)
        except Invalid:
            continue
        return hash
    return None


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("hash", sa.String(16), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_editions"),
    )
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_archives"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_archives_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "probes",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_probes"),
    )
    # Columns are added and dropped, never the table copied: SQLite would let the copy's chairs and entries go with it.
    for name, length in (("edition", 16), ("program", 32), ("secret", 32)):
        op.add_column("tables", sa.Column(name, sa.String(length)))
    tables = sa.table(
        "tables", *map(sa.column, ("id", "game", "setup", "seed", "secret", "edition", "program"))
    )
    editions = sa.table("editions", sa.column("hash"), sa.column("data"))
    connection = op.get_bind()
    kept = set()
    for row in connection.execute(sa.select(tables)).all():
        setup = json.loads(row.setup)
        edition = setup.pop("edition", None)
        hash = shipped(row.game)
        if edition is not None:
            data = json.dumps(edition, ensure_ascii=False, separators=(",", ":"))
            hash = sha256(data.encode()).hexdigest()[:16]
            if hash not in kept:
                kept.add(hash)
                connection.execute(sa.insert(editions), {"hash": hash, "data": data})
        changed = {
            "setup": json.dumps(setup),
            "edition": hash,
            "secret": f"{row.seed:032x}",
            "program": "0.1.0",
        }
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(changed))
    op.drop_column("tables", "seed")
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_index("ix_guests_expires", "guests", ["expires"])


def downgrade() -> None:
    op.drop_index("ix_guests_expires", "guests")
    op.drop_index("ix_tables_touched", "tables")
    op.add_column("tables", sa.Column("seed", sa.BigInteger, nullable=False, server_default="0"))
    for name in ("secret", "program", "edition"):
        op.drop_column("tables", name)
    op.drop_table("probes")
    op.drop_table("archives")
    op.drop_table("editions")

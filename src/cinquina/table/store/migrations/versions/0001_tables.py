"""The first schema: tables, chairs, entries, actions, lines of chat, guests."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), nullable=False)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.String(32), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("chat", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("played", sa.BigInteger, nullable=False),
        sa.Column("running", sa.BigInteger),
        sa.Column("undo", sa.Text),
        sa.Column("rematch", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_table(
        "chairs",
        of_table(),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_chairs"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chairs_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_chairs_guest", "chairs", ["guest"])
    op.create_table(
        "entries",
        of_table(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("who", sa.String(8), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("audience", sa.String(8), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("late", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "actions",
        of_table(),
        sa.Column("action", sa.String(160), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("answer", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "action", name="pk_actions"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_actions_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "lines",
        of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reaction", sa.Boolean, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("action", sa.String(160), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_lines"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_lines_table_id", ondelete="CASCADE"),
        sa.UniqueConstraint("table_id", "action", name="uq_lines_table_id_action"),
    )
    op.create_table(
        "guests",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_guests"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("guests", "lines", "actions", "entries", "chairs", "tables"):
        op.drop_table(name)

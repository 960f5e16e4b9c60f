"""Add further data of chairs, the log of seatings, and the devices of a guest."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN undo TO request")
    op.add_column("chairs", sa.Column("state", sa.Text))
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_seatings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seatings_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
    # So far a guest was known by the hash of the one token there was.
    op.execute("INSERT INTO tokens (hash, guest, expires) SELECT hash, hash, expires FROM guests")
    op.create_table(
        "passes",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_passes"),
        sa.UniqueConstraint("hash", name="uq_passes_hash"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("passes", "tokens", "seatings"):
        op.drop_table(name)
    op.drop_column("chairs", "state")
    op.execute("ALTER TABLE tables RENAME COLUMN request TO undo")

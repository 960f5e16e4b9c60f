"""Add a table for the progress of guests in lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("lesson", sa.String(130), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", "lesson", name="pk_lessons"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("lessons")

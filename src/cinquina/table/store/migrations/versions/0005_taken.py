"""Add a column for the origins of a forked table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("taken", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "taken")

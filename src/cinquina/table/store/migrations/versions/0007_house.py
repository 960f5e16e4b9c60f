"""Store the address at which devices of the local network were admitted."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("address", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_house"),
    )


def downgrade() -> None:
    op.drop_table("house")

"""Add a column and an index for the guest who waits for a chair, so that a search need not read every chair."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

chairs = sa.table("chairs", *(sa.column(name) for name in ("table_id", "seat", "state", "heir")))


def upgrade() -> None:
    op.add_column("chairs", sa.Column("heir", sa.String(64)))
    for row, state in chairs_with_heir():
        heir = state.pop("heir", None)
        op.execute(update_of(row).values(heir=heir, state=json.dumps(state)))
    op.create_index("ix_chairs_heir", "chairs", ["heir"])


def downgrade() -> None:
    for row, state in chairs_with_heir():
        state["heir"] = row.heir
        op.execute(update_of(row).values(state=json.dumps(state)))
    op.drop_index("ix_chairs_heir", "chairs")
    op.drop_column("chairs", "heir")


def chairs_with_heir() -> list[tuple[sa.Row[Any], dict[str, Any]]]:
    """Return the chairs that a person waits for, each with its state."""
    found = op.get_bind().execute(sa.select(chairs).where(chairs.c.state.contains('"heir_name"'))).all()
    return [(row, json.loads(row.state)) for row in found]


def update_of(row: sa.Row[Any]) -> sa.Update:
    return sa.update(chairs).where(chairs.c.table_id == row.table_id, chairs.c.seat == row.seat)

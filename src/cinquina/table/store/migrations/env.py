"""Alembic's environment: runs the migrations on the caller's connection, in its transaction."""

from alembic import context

from cinquina.table.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
context.run_migrations()

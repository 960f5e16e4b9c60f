"""How Alembic runs the steps: on the connection it is given, in the transaction that connection is in."""

from alembic import context

from cinquina.table.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
context.run_migrations()

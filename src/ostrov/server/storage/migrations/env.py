"""Alembic runs this file; the connection, and the transaction around it, are the caller's."""

from alembic import context

from ostrov.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite alters a table by building it anew.
    render_as_batch=True,
)
context.run_migrations()

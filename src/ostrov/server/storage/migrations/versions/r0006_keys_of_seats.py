"""Seats have keys of their own, which follow from a secret of their table. The key that opened every seat of a table is
known to others, so it is not kept."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_BYTES = 32


def upgrade() -> None:
    # Alembic would copy the whole table where this does.
    op.execute("ALTER TABLE tables RENAME COLUMN invite TO invite_secret")
    connection = op.get_bind()
    tables = connection.scalars(sa.text("SELECT id FROM tables")).all()
    if tables:
        new = [{"id": table, "secret": secrets.token_hex(_BYTES)} for table in tables]
        connection.execute(sa.text("UPDATE tables SET invite_secret = :secret WHERE id = :id"), new)

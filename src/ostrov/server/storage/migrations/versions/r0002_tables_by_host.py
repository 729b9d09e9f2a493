"""Tables are found by their host too."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("ix_tables_host", "tables", ["host"])

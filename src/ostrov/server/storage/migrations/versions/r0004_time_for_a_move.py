"""Tables know how strong a bot stands in, and how long a move may take."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_WEAKEST = "random"


def upgrade() -> None:
    op.add_column("tables", sa.Column("strength", sa.Text))
    op.add_column("tables", sa.Column("move_seconds", sa.Integer))
    op.add_column("entries", sa.Column("since", sa.Text))
    _keep_weak_tables_weak()


def _keep_weak_tables_weak() -> None:
    """Tables that were made with none but the weakest bots. All others get the strongest there is."""
    connection = op.get_bind()
    bots: dict[str, set[str]] = {}
    for table, body in connection.execute(sa.text(_FIRST_ENTRIES)):
        entry = json.loads(body)
        if entry["entry"] == "seated" and entry["person"] is None and entry["bot"] is not None:
            bots.setdefault(table, set()).add(entry["bot"])
    weak = [{"id": table, "bot": _WEAKEST} for table, names in bots.items() if names == {_WEAKEST}]
    if weak:
        connection.execute(sa.text("UPDATE tables SET strength = :bot WHERE id = :id"), weak)


# Whoever sat there from the start was written down first, one entry a seat, after what the host gave to chance.
_FIRST_ENTRIES = """
    SELECT entries.table_id, entries.body FROM entries JOIN tables ON tables.id = entries.table_id
    WHERE entries.number <= tables.seats + 1 ORDER BY entries.table_id, entries.number
"""

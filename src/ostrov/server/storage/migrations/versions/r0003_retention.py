"""When people were last seen, which tables are played again where, and news for whoever owns a SQLite file."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.Text))
    # Nobody was counted until now, so everybody is taken for seen.
    people = sa.table("people", sa.column("seen", sa.Text))
    op.execute(people.update().values(seen=datetime.now(UTC).isoformat(timespec="microseconds")))
    op.create_index(
        "ix_tables_again",
        "tables",
        ["again"],
        sqlite_where=sa.text("again IS NOT NULL"),
        postgresql_where=sa.text("again IS NOT NULL"),
    )
    op.create_table(
        "news",
        sa.Column("id", sa.Integer, sa.Identity(), nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_news"),
    )

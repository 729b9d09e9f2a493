"""The tables of the database. What is written here is what the migrations make; a test compares."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Identity, Index, Integer, LargeBinary, MetaData, Table, Text

# Constraints have names of our choosing, so that later migrations can speak of them.
METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Integer, Identity(), primary_key=True),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    # Empty for somebody who is forgotten: logs still speak of their number.
    Column("name", Text, nullable=False),
    # ISO 8601, UTC; to the day.
    Column("seen", Text),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    # What the keys of its seats follow from.
    Column("invite_secret", Text, nullable=False),
    Column("host", ForeignKey(PEOPLE.c.id), nullable=False, index=True),
    Column("made", Text, nullable=False),
    Column("imported", LargeBinary),
    Column("again", Text),
    # The number of the last entry: whoever appends must have known it.
    Column("last", Integer, nullable=False),
    Column("changed", Text, nullable=False),
    Column("strength", Text),
    Column("move_seconds", Integer),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey(PEOPLE.c.id), index=True),
    Column("bot", Text),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("command", Text),
    Column("person", ForeignKey(PEOPLE.c.id)),
    Column("awaited", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("outcome", Text),
    # The last number of those that were appended together with this one.
    Column("until", Integer, nullable=False),
    Column("since", Text),
)

# Where no other process can be told of a change (in a SQLite file), whoever owns the file looks here.
NEWS = Table(
    "news",
    METADATA,
    Column("id", Integer, Identity(), primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("told", Text, nullable=False),
)

# Tables that are played again are found by where.
AGAIN = Index(
    "ix_tables_again",
    TABLES.c.again,
    sqlite_where=TABLES.c.again.is_not(None),
    postgresql_where=TABLES.c.again.is_not(None),
)

# A command is carried out once, whatever goes wrong elsewhere.
COMMANDS = Index(
    "ix_entries_command",
    ENTRIES.c.table_id,
    ENTRIES.c.command,
    unique=True,
    sqlite_where=ENTRIES.c.command.is_not(None),
    postgresql_where=ENTRIES.c.command.is_not(None),
)

# One row, in which any server counts on to see whether it can write.
PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beats", BigInteger, nullable=False),
)

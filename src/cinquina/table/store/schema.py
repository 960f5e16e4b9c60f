"""The schema as the code uses it. A change here needs a step in `migrations/versions`; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules_version", String(32), nullable=False),
    Column("setup", Text, nullable=False),  # JSON
    Column("host", String(64), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("played", BigInteger, nullable=False),
    Column("running", BigInteger),
    Column("request", Text),  # JSON
    Column("rematch", String(32)),
    Column("edition", String(16)),  # its hash; None = not stored
    Column("program", String(32)),
    Column("secret", String(32)),  # the seed, to the base of 16
    Column("taken", Text),  # JSON; None = not a fork
    Index(None, "host"),
    Index(None, "touched"),
)

# Every edition used by a table, default ones too: a later program may have others.
editions = Table(
    "editions",
    metadata,
    Column("hash", String(16), primary_key=True),
    Column("data", Text, nullable=False),  # JSON
)

# Rendered replays of finished games, made by a program that knew their rules.
archives = Table(
    "archives",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("level", String(32), nullable=False),
    Column("guest", String(64), nullable=False),
    Column("state", Text),  # JSON: rarely used fields
    Column("heir", String(64)),  # the guest who waits for it
    Index(None, "guest"),
    Index(None, "heir"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("who", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("audience", String(8), nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("late", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

seatings = Table(
    "seatings",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("seat", SmallInteger),
    Column("name", Text, nullable=False),
    Column("told", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("action", String(160), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("answer", String(32), nullable=False),
    sqlite_with_rowid=False,
)

lines = Table(
    "lines",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("reaction", Boolean, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("action", String(160), nullable=False),
    UniqueConstraint("table_id", "action"),
)

# Tokens in browsers, one for each device of a guest; and the passphrase for another device.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index(None, "guest"),
    sqlite_with_rowid=False,
)

passes = Table(
    "passes",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("hash", String(64), nullable=False),
    UniqueConstraint("hash"),
    sqlite_with_rowid=False,
)

# A guest's progress in a lesson, by game/lesson: JSON of learn.progress.
lessons = Table(
    "lessons",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("lesson", String(130), primary_key=True),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)

# One row, written to test whether the store can be written.
probes = Table(
    "probes",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
)

# One row while devices of the local network are admitted, otherwise none.
house = Table("house", metadata, Column("address", Text, primary_key=True))

guests = Table(
    "guests",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("expires", BigInteger, nullable=False),
    Index(None, "expires"),
    sqlite_with_rowid=False,
)

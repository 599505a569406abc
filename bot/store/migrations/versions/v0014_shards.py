"""Processes that share a database know of each other, and which of them holds which shards."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make room for both."""
    strict = {"sqlite_strict": True, "sqlite_with_rowid": False}
    op.create_table(
        "processes",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("machine", sa.Text, nullable=False),
        sa.Column("pid", sa.BigInteger, nullable=False),
        sa.Column("capacity", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        **strict,
    )
    op.create_table(
        "shards",
        sa.Column("shard", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.Text),
        sa.Column("until", sa.Double),
        **strict,
    )

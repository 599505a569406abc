"""How finished games went is kept once somebody wanted to know."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Nobody has, so far."""
    op.create_table(
        "reviews",
        sa.Column(
            "table_id", sa.BigInteger, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("review", sa.LargeBinary, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("shown_at", sa.Double, nullable=True),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )

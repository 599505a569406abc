"""People may write down something about a table for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Make room for what they write."""
    op.create_table(
        "table_notes",
        sa.Column(
            "table_id", sa.BigInteger, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("person", sa.BigInteger, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )

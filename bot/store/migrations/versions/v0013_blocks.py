"""People can be blocked: one does not come to a table with them unasked."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make room for who has blocked whom."""
    op.create_table(
        "blocks",
        sa.Column("person", sa.BigInteger, primary_key=True),
        sa.Column("blocked", sa.BigInteger, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )

"""The coach remembers what it has told people of."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    """Make room for that; so far nobody was told of anything."""
    op.create_table(
        "explanations",
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("entry", sa.Text, primary_key=True),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )

"""People may want to hear of open tables of a server."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Make room for who does, and of which games."""
    op.create_table(
        "open_table_wishes",
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("person", sa.BigInteger, primary_key=True),
        sa.Column("games", sa.LargeBinary, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )

"""Everybody may take more time so many times in a game, as was agreed in its lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Let tables that are open go on as they were agreed; presets have what is usual from now on."""
    for place, count in (("tables", 0), ("presets", 1)):
        column = sa.Column("extensions", sa.BigInteger, nullable=False, server_default=str(count))
        op.add_column(place, column)
    op.add_column("seats", sa.Column("extended", sa.BigInteger, nullable=False, server_default="0"))

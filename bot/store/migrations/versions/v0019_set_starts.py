"""A lobby may agree on a time at which its game begins by itself."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Let nothing begin by itself that was not agreed to."""
    op.add_column("tables", sa.Column("starts_at", sa.Double))
    op.add_column("tables", sa.Column("starts_by", sa.BigInteger))
    op.add_column("tables", sa.Column("starts_filled", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("missed_start", sa.Double))
    where = sa.text("starts_at IS NOT NULL")
    op.create_index("tables_by_start", "tables", ["starts_at"], sqlite_where=where, postgresql_where=where)

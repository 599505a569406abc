"""How long finished games took, and what was usual at them, for those who gather for another one."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Count from now on: when earlier games began nobody noted."""
    op.add_column("tables", sa.Column("started_at", sa.Double))
    op.add_column("tables", sa.Column("undone", sa.BigInteger, nullable=False, server_default=sa.text("0")))
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "paces",
        sa.Column("table_id", sa.BigInteger, owner, primary_key=True, autoincrement=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.BigInteger, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.Column("people", sa.BigInteger, nullable=False),
        sa.Column("undone", sa.BigInteger, nullable=False),
        sa.Column("presses", sa.BigInteger, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("paces_by_kind", "paces", ["game", "seats", "clock", "guild", "table_id"])

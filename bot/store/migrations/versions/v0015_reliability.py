"""How reliable people are: whose turn a move ended, whether in time, and who left which game."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Count from now on: of earlier moves nobody noted whether they were in time."""
    for place in ("tables", "presets"):
        op.add_column(
            place, sa.Column("least_in_time", sa.BigInteger, nullable=False, server_default=sa.text("0"))
        )
    op.add_column("seats", sa.Column("late", sa.Text))
    op.add_column("moves", sa.Column("member", sa.BigInteger))
    op.add_column("moves", sa.Column("in_time", sa.Boolean))
    known = sa.text("in_time IS NOT NULL")
    op.create_index("moves_by_member", "moves", ["member", "at"], sqlite_where=known, postgresql_where=known)
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "departures",
        sa.Column("table_id", sa.BigInteger, owner, primary_key=True, autoincrement=False),
        sa.Column("member", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("departures_by_member", "departures", ["member", "at"])

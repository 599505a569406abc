"""A game that is over can be played on from one of its steps: practice tables say where they come from."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """No table so far is one."""
    op.add_column("tables", sa.Column("practice", sa.LargeBinary, nullable=True))
    op.create_table(
        "given_positions",
        sa.Column(
            "table_id", sa.BigInteger, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("given", sa.LargeBinary, nullable=False),
        sa.Column("shuffles", sa.LargeBinary, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )

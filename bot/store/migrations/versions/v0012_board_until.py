"""A board knows when what it shows changes by itself, such as that somebody is away."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Let boards note it when they are shown the next time."""
    op.add_column("tables", sa.Column("board_until", sa.Double))
    kept = sa.text("board_until IS NOT NULL")
    op.create_index("tables_by_board", "tables", ["board_until"], sqlite_where=kept, postgresql_where=kept)

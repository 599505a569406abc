"""A board may mark for everybody what the last change has changed."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    """Note what a table has agreed on, and what its board told last."""
    for place in ("tables", "presets"):
        op.add_column(place, sa.Column("board_marks", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("shown_parts", sa.LargeBinary, nullable=True))

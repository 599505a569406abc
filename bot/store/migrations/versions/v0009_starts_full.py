"""A lobby may agree that the game begins as soon as every seat is taken."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Let nothing begin by itself that was not agreed to."""
    for place in ("tables", "presets"):
        op.add_column(place, sa.Column("starts_full", sa.Boolean, nullable=False, server_default=sa.false()))

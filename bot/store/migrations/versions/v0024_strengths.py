"""How strong each computer player is, and how strong stand-ins are."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Let computers play on as they did: those that have no strength of their own are as stand-ins are."""
    op.add_column("seats", sa.Column("strength", sa.Text))
    for place in ("tables", "presets"):
        column = sa.Column("stand_ins", sa.Text, nullable=False, server_default="companion")
        op.add_column(place, column)

"""Who may ask what a master would do."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Let whoever plays alone against computers ask: that is nobody else's business."""
    for place in ("tables", "presets"):
        op.add_column(place, sa.Column("hints", sa.Text, nullable=False, server_default="alone"))

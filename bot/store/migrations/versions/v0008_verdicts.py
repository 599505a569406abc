"""A table agrees on who decides when it is asked about a seat whose time is up, and all may answer."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Let games that have begun go on as they were agreed: the first one who presses decides."""
    for place in ("tables", "presets"):
        op.add_column(place, sa.Column("decider", sa.Text, nullable=False, server_default="majority"))
    op.add_column(
        "seats", sa.Column("answers", sa.LargeBinary, nullable=False, server_default=sa.text("X'7B7D'"))
    )
    op.execute("UPDATE tables SET decider = 'anybody' WHERE status <> 'lobby'")

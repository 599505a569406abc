"""A process that gives a shard away names its taker, and serves the shard until that one is connected."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Make room for its name."""
    op.add_column("shards", sa.Column("taker", sa.Text))

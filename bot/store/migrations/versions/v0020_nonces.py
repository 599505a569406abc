"""A notice keeps under which nonce it was posted: one message may tell several people."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Make room for the nonce; whoever was told before has none."""
    op.add_column("notices", sa.Column("nonce", sa.Text))

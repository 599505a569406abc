"""A lobby knows how its invitations ended and how often somebody was asked, so that nobody is pestered."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Count every invitation as one; those that were declined stay so."""
    op.add_column("invitations", sa.Column("state", sa.Text, nullable=False, server_default="open"))
    op.add_column("invitations", sa.Column("times", sa.BigInteger, nullable=False, server_default="1"))
    op.execute("UPDATE invitations SET state = 'declined' WHERE declined")
    op.drop_column("invitations", "declined")

"""A step of a lesson that an update changed is told from one that stayed as it was."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """Note which step it was, by its place and by what was in it."""
    op.add_column("lessons", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.add_column("lessons", sa.Column("fingerprint", sa.Text, nullable=False, server_default=""))

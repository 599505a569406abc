"""Buttons carry how many steps their reader can see, so that nobody can count answers given in secret."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Count from where every table stands."""
    op.add_column("tables", sa.Column("public_revision", sa.BigInteger, nullable=False, server_default="1"))
    op.execute("UPDATE tables SET public_revision = revision")
    op.add_column("seats", sa.Column("secret_steps", sa.BigInteger, nullable=False, server_default="0"))

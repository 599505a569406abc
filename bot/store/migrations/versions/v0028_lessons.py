"""People may leave a lesson and go on later."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """Make room for where they are."""
    op.create_table(
        "lessons",
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("step", sa.Text, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )

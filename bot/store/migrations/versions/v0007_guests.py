"""A lobby knows who is invited to it, and who was sent away from it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make room for both."""
    for name in ("invitations", "sent_away"):
        more = (
            ()
            if name == "sent_away"
            else (
                sa.Column("invited_by", sa.BigInteger, nullable=False),
                sa.Column("at", sa.Double, nullable=False),
                sa.Column("due_at", sa.Double),
                sa.Column("declined", sa.Boolean, nullable=False),
            )
        )
        op.create_table(
            name,
            sa.Column(
                "table_id", sa.BigInteger, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
            ),
            sa.Column("person", sa.BigInteger, primary_key=True),
            *more,
            sqlite_strict=True,
            sqlite_with_rowid=False,
        )
    kept = sa.text("due_at IS NOT NULL")
    op.create_index(
        "invitations_by_time", "invitations", ["due_at"], sqlite_where=kept, postgresql_where=kept
    )

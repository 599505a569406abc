"""Of a hundred thousand notices that stand a few are due; indexes find them, and what stands for a person."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Make both."""
    for name, column, only in (
        ("notices_due", "table_id", "state = 'due'"),
        ("notices_by_person", "person", "state <> 'done'"),
    ):
        op.create_index(name, "notices", [column], sqlite_where=sa.text(only), postgresql_where=sa.text(only))

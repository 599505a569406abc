"""Of a hundred thousand open tables a few are at rest; an index by when they were last touched finds them."""

from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """Make it."""
    op.create_index("tables_by_rest", "tables", ["status", "changed_at"])

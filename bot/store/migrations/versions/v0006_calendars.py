"""A clock that runs keeps the calendar by which it was started."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Clocks that run now go by the calendar of the moment until they stop."""
    op.add_column("seats", sa.Column("calendar", sa.LargeBinary(), nullable=True))

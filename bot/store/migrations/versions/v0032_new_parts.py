"""What is new in one's private picture is marked: what it told at the last look is kept as fingerprints."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    """Make room for them."""
    op.add_column("read_markers", sa.Column("parts", sa.LargeBinary, nullable=True))

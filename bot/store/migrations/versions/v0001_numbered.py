"""Where the numbered scripts of SQLite ended and Alembic began; new databases begin after it."""

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Change nothing: the numbered scripts have run."""

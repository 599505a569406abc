"""The tables of version 1.0. New databases are made from ``schema``, so only later migrations run."""

from pathlib import Path

from alembic import op

revision = "0001"
down_revision = None

BASELINE = Path(__file__).parents[1] / "baseline"


def upgrade() -> None:
    """Create all tables."""
    script = (BASELINE / f"{op.get_bind().dialect.name}.sql").read_text(encoding="utf-8")
    for statement in script.removesuffix(";\n").split(";\n"):
        op.execute(statement)

"""An open question knows when it was put, not only at which revision: what is told of it follows from it."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Take the time of the last change for that of the questions that are open."""
    op.add_column("tables", sa.Column("asked_secretly", sa.LargeBinary(), nullable=True))
    tables = sa.table(
        "tables",
        sa.column("id", sa.BigInteger),
        sa.column("asked", sa.LargeBinary),
        sa.column("changed_at", sa.Double),
    )
    connection = op.get_bind()
    for table in connection.execute(sa.select(tables).where(tables.c.asked != b"{}")).all():
        asked = {
            seat: {"revision": put, "at": table.changed_at} for seat, put in json.loads(table.asked).items()
        }
        connection.execute(
            sa.update(tables).where(tables.c.id == table.id).values(asked=json.dumps(asked).encode())
        )

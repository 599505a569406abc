"""The database has an identity, which is part of every button; those without one are its own."""

import sqlalchemy as sa
from alembic import op

from bot.store import identity

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Give it one."""
    facts = {"identity": identity.drawn_identity(), "former identity": identity.FORMER}
    add = sa.text("INSERT INTO facts (name, value) VALUES (:name, :value)")
    op.get_bind().execute(add, [{"name": name, "value": value} for name, value in facts.items()])

"""Tables, columns and a status are called what the glossary calls them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_TABLES = {"leftovers": "outdated_messages", "looked": "read_markers", "seen": "disclosures"}
_COLUMNS = (
    ("seats", "ran_out", "timed_out"),
    ("people", "wishes", "preferences"),
    ("presets", "when_out", "timeout_policy"),
)
_STATUS = "status IN ('lobby', 'playing', 'paused', 'halted', 'over', 'ended')"


def upgrade() -> None:
    """Rename them, and the line of the log that says the status."""
    for old, new in _TABLES.items():
        op.rename_table(old, new)
    op.drop_index("leftovers_by_table", table_name="outdated_messages")
    op.create_index("outdated_messages_by_table", "outdated_messages", ["table_id"])
    for table, old, new in _COLUMNS:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
    # The condition of the old table does not know the new status yet.
    op.execute("PRAGMA ignore_check_constraints = ON")
    op.execute("UPDATE tables SET status = 'halted' WHERE status = 'held'")
    with op.batch_alter_table(
        "tables",
        recreate="always",
        table_args=(sa.CheckConstraint(_STATUS),),
        table_kwargs={"sqlite_strict": True, "sqlite_autoincrement": True},
        naming_convention={"fk": "fk_%(column_0_name)s"},
    ) as batch:
        # What is read back of a reference to its own table lacks what happens on deletion.
        batch.drop_constraint("fk_rematch_of", type_="foreignkey")
        batch.create_foreign_key("fk_rematch_of", "tables", ["rematch_of"], ["id"], ondelete="SET NULL")
        batch.alter_column("free", new_column_name="undoable")
        batch.alter_column("when_out", new_column_name="timeout_policy")
    op.execute("PRAGMA ignore_check_constraints = OFF")
    line = "CAST(event AS TEXT)"
    op.execute(
        f"UPDATE events SET event = CAST(replace({line}, '\"log-held\"', '\"log-halted\"') AS BLOB) "
        f"WHERE instr({line}, '\"log-held\"')"
    )

"""Alembic's entry point: it migrates the given connection in its open transaction."""

from alembic import context

from bot.database.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
context.run_migrations()

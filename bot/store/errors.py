"""What can be wrong with the database, said to the person who runs the bot."""

from __future__ import annotations


class StoreError(Exception):
    """The database cannot be used; the message is a sentence for the person who runs the bot."""


class Outdated(Exception):
    """The table has changed since it was read, so what was worked out from it does not count."""


class DatabaseSilent(StoreError):
    """The server has stopped answering; nobody knows whether it executed what it was sent last."""


class DatabaseGone(StoreError):
    """The file that is open is not the one at its place any more."""


class DatabaseInUse(StoreError):
    """Another process uses the database."""


class NewerDatabase(StoreError):
    """The database has a schema that this program does not know, usually a newer one."""


def unknown_schema(version: str, known: str) -> NewerDatabase:
    """Return the error about a database of schema ``version``; this program's newest one is ``known``."""
    return NewerDatabase(
        f"The database is from a newer version of Tavolata, or from before 1.0 (schema {version}, this one "
        f"knows {known}). Start the newer version, restore the backup made before the update, or give this "
        "one a new database."
    )

"""Errors of the database, worded for the person who runs the bot."""

from __future__ import annotations


class StoreError(Exception):
    """The database cannot be used; the message is a sentence for the person who runs the bot."""


class Outdated(Exception):
    """The table has changed since it was read, so a step computed from it is invalid."""


class DatabaseSilent(StoreError):
    """The server has stopped answering; it's unknown whether it executed the last statement."""


class DatabaseGone(StoreError):
    """The open file is no longer the one at its path."""


class DatabaseInUse(StoreError):
    """Another process uses the database."""


class NewerDatabase(StoreError):
    """The database's schema is unknown to this program, and usually newer."""


def unknown_schema(version: str, known: str) -> NewerDatabase:
    """Return the error for a database of schema ``version``; this program's newest one is ``known``."""
    return NewerDatabase(
        f"The database is from a newer version of Tavolata, or from before 1.0 (schema {version}, this one "
        f"knows {known}). Start the newer version, restore the backup made before the update, or give this "
        "one a new database."
    )

"""What can be wrong with the database, said to the person who runs the bot."""

from __future__ import annotations


class StoreError(Exception):
    """The database cannot be used; the message is a sentence for the person who runs the bot."""


class Outdated(Exception):
    """The table has changed since it was read, so what was worked out from it does not count."""


class DatabaseGone(StoreError):
    """The file that is open is not the one at its place any more."""


class DatabaseInUse(StoreError):
    """Another process uses the database."""


class NewerDatabase(StoreError):
    """The database is from a newer version of the program."""


def newer_database(version: object, known: object) -> NewerDatabase:
    """Return why a database of ``version`` is not opened by a program that knows none after ``known``."""
    return NewerDatabase(
        f"The database is from a newer version of Tavolata (schema {version}, this one knows {known}). "
        "Start the newer version, or restore the backup made before the update."
    )

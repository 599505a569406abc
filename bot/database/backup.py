"""A copy of a SQLite file beside it, made before its schema changes."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path

from bot.database.errors import StoreError

_log = logging.getLogger(__name__)


def copy_beside(file: Path, schema: str) -> Path:
    """Return a copy of the database ``file``, made before its migration to ``schema``.

    The function flushes the whole copy to disk and gives it the permissions of the database. If another
    connection has a transaction open, the copy doesn't contain its changes.

    :raises StoreError: it cannot be made; an incomplete copy is removed.
    """
    copy = _free_name(file.with_name(f"{file.name}.before-{schema}-{datetime.now():%Y-%m-%d}"))
    try:
        with whole(copy) as part:
            fill(part, file)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(
            f"The copy of the database {file} that is kept before it is brought up to date could not be made "
            f"({error}), so nothing was changed; make room beside it, or keep a copy elsewhere and start "
            "once with --backed-up."
        ) from error
    _log.info("before it is brought up to date, the database is copied to %s", copy)
    return copy


@contextmanager
def whole(copy: Path) -> Iterator[Path]:
    """Yield the path of a file to fill. At the end it becomes ``copy``; after an error it's removed."""
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    try:
        part.touch(mode=0o600)
        yield part
        part.rename(copy)
        _settle(copy.parent)
    except BaseException:
        for left in (part, part.with_name(part.name + "-journal")):
            with suppress(OSError):
                left.unlink()
        raise


def fill(part: Path, file: Path) -> None:
    """Copy the database ``file`` to ``part``, whatever a running bot writes meanwhile.

    :raises OSError: there's no room for it.
    :raises sqlite3.Error: it can't be read.
    """
    with closing(sqlite3.connect(file)) as source:
        [pages] = source.execute("PRAGMA page_count").fetchone()
        [size] = source.execute("PRAGMA page_size").fetchone()
        needed, free = pages * size, shutil.disk_usage(file.parent).free
        if needed > free:
            # Trying would fill the disk and make other programs fail, too.
            raise OSError(f"it needs {megabytes(needed)}, and {megabytes(free)} are free")
        with closing(sqlite3.connect(part)) as target:
            source.backup(target)


def megabytes(size: int) -> str:
    """Return ``size``, in bytes, as megabytes."""
    return f"{size / 1_000_000:,.1f} MB"


def _free_name(wanted: Path) -> Path:
    """Return ``wanted``, numbered if needed to keep earlier copies."""
    numbered = (wanted.with_name(f"{wanted.name}-{number}") for number in count(2))
    return next(name for name in chain([wanted], numbered) if not name.exists())


def _settle(folder: Path) -> None:
    """Flush the directory entries of ``folder`` to disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

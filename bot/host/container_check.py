"""The health check of a container; it also restarts a bot that can't get back to its database.

``python -m bot.host.container_check http://127.0.0.1:9464/healthz`` exits with 0 if the bot works. Docker
only shows that a container is unhealthy, so this program ends the bot after ``LIMIT`` failures in a row, and
the container's restart policy starts it again.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

LIMIT = 8
"""Failures in a row until the bot is ended: two minutes."""
_PATIENCE = 4.0
"""Seconds that the bot may take to answer."""
_DEAD = "", "database"
"""Failures that a restart may fix: no answer, and no database. The bot reconnects to Discord by itself."""


def ask(url: str) -> str:
    """Return the health of the bot from ``url``, or an empty string without an answer."""
    try:
        with urllib.request.urlopen(url, timeout=_PATIENCE) as response:  # noqa: S310 - the host gives it
            return str(response.read().decode()).strip()
    except urllib.error.HTTPError as error:
        return error.read().decode().strip()
    except OSError:
        return ""


def check(health: str, noted: Path, end: Callable[[], None]) -> bool:
    """Return whether ``health`` is fine; call ``end`` if it hasn't been for too long.

    The file ``noted`` has the number of failures. It's created when the bot first answers, because a
    migration may take longer than any limit.
    """
    if health in _DEAD:
        if noted.exists():
            failures = int(noted.read_text() or 0) + 1
            noted.write_text(str(failures))
            if failures >= LIMIT:
                noted.unlink()
                end()
    else:
        noted.write_text("0")
    return health == "ok"


def _end_all() -> None:
    """Kill all processes of the container except the first, which then ends and reports the failure."""
    os.kill(-1, signal.SIGKILL)


if __name__ == "__main__":
    is_fine = check(ask(sys.argv[1]), Path(tempfile.gettempdir()) / "tavolata-failures", _end_all)
    sys.exit(0 if is_fine else 1)

"""``make bench``: every figure that was promised, measured and printed as one table."""

from __future__ import annotations

import asyncio
import sys

from tests.bench import (
    flood,
    hundred_thousand,
    messages,
    notices,
    pictures,
    play,
    presses,
    store,
    thousand,
)
from tests.bench.report import Row, show


async def _bot_rows() -> list[Row]:
    return [
        *await store.rows(),
        *await notices.rows(),
        *await messages.rows(),
        *await presses.rows(),
        *await thousand.rows(),
        *await flood.rows(),
        *await hundred_thousand.rows(),
    ]


def main() -> None:
    """Measure, print, and fail if a limit was missed."""
    rows = [*play.rows(), *pictures.rows(), *asyncio.run(_bot_rows())]
    show(rows)
    sys.exit(any(not row.kept for row in rows))


if __name__ == "__main__":
    main()

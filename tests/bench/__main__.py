"""``make bench``: measure and print every figure with a promised limit; ``ARGS`` selects parts of it."""

from __future__ import annotations

import argparse
import asyncio
import inspect
import sys
import traceback
from collections.abc import Awaitable, Callable

from tests.bench import (
    flood,
    heights,
    hundred_thousand,
    letters,
    memory,
    messages,
    notices,
    pictures,
    play,
    presses,
    processes,
    same_press,
    sharing,
    store,
    thinking,
    thousand,
    turns,
)
from tests.bench.report import Row, show

PARTS: dict[str, Callable[[], list[Row] | Awaitable[list[Row]]]] = {
    "play": play.rows,
    "pictures": pictures.rows,
    "sharing": sharing.rows,
    "letters": letters.rows,
    "heights": heights.rows,
    "store": store.rows,
    "notices": notices.rows,
    "messages": messages.rows,
    "presses": presses.rows,
    "thinking": thinking.rows,
    "turns": turns.rows,
    "thousand": thousand.rows,
    "flood": flood.rows,
    "hundred-thousand": hundred_thousand.rows,
    "processes": processes.rows,
    "same-press": same_press.rows,
    "memory": memory.rows,
}
"""The measurements by name, in the order in which they run."""


def main() -> None:
    """Measure, print each part as soon as it's ready, and fail if a limit is missed."""
    parser = argparse.ArgumentParser(prog="make bench", description="Measures every promised figure.")
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], help="which; all if none is named")
    kept = True
    for part in parser.parse_args().parts or PARTS:
        try:
            rows = asyncio.run(_measured(PARTS[part]))
        except Exception:
            # A part that fails shouldn't cost the figures of the others.
            traceback.print_exc()
            kept = False
            continue
        show(rows)
        kept = kept and all(row.kept for row in rows)
    sys.exit(not kept)


async def _measured(measure: Callable[[], list[Row] | Awaitable[list[Row]]]) -> list[Row]:
    found = measure()
    return await found if inspect.isawaitable(found) else found


if __name__ == "__main__":
    main()

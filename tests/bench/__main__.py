"""``make bench``: every figure that was promised, measured and printed; ``ARGS`` names parts of it."""

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
"""What is measured, in this order, by what it is called."""


def main() -> None:
    """Measure, print each part as soon as it is there, and fail if a limit was missed."""
    parser = argparse.ArgumentParser(prog="make bench", description="Measures every promised figure.")
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], help="which; all if none is named")
    kept = True
    for part in parser.parse_args().parts or PARTS:
        try:
            rows = asyncio.run(_measured(PARTS[part]))
        except Exception:
            # One part that fails shall not cost the figures of the others.
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

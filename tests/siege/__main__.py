"""``make siege``: besiege the bot, print the results as one table, and fail if any figure misses its bar."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys

from tests.bench.report import show
from tests.siege import cluster, disk, faults, flood, forge, kill, year
from tests.siege.besieged import Plan
from tests.siege.databases import DATABASES

KINDS = {
    "kill": kill.rows,
    "forge": forge.rows,
    "faults": faults.rows,
    "disk": disk.rows,
    "flood": flood.rows,
    "cluster": cluster.rows,
    "year": year.rows,
}


def main() -> None:
    """Run the sieges that the command-line arguments ask for."""
    parser = argparse.ArgumentParser(prog="make siege", description="Besieges the bot on the local Discord.")
    parser.add_argument("kinds", nargs="*", choices=[[], *KINDS], help="which sieges; all if none is named")
    parser.add_argument("--minutes", type=float, default=1.0, help="how long each of them lasts")
    parser.add_argument("--times", type=int, help="instead: how many kills, presses or faults")
    parser.add_argument("--seed", type=int, default=1, help="where chances come from")
    parser.add_argument("--database", choices=DATABASES, default="sqlite")
    arguments = parser.parse_args()
    # A killed bot leaves requests half sent.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    rows = []
    for kind in arguments.kinds or KINDS:
        plan = Plan(arguments.minutes * 60, arguments.times, arguments.seed, arguments.database)
        rows += asyncio.run(KINDS[kind](plan))
    show(rows)
    sys.exit(any(not row.kept for row in rows))


if __name__ == "__main__":
    main()

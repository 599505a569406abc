"""How long others wait while a person repeats something expensive; see ``tests.siege.flood``."""

from __future__ import annotations

import logging

from tests.bench.report import Row
from tests.siege import flood
from tests.siege.besieged import Plan

_SECONDS = 200.0
"""Long enough for a 99th percentile of each kind of flood, and of a quiet bot in between."""


async def rows() -> list[Row]:
    """Return how long others wait beside each flood, and the ratios to their waits beside a quiet bot."""
    # A stopped bot leaves requests half sent.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    return await flood.rows(Plan(seconds=_SECONDS))

"""What others wait while somebody repeats what costs much; ``tests.siege.flood`` says what that is."""

from __future__ import annotations

import logging

from tests.bench.report import Row
from tests.siege import flood
from tests.siege.besieged import Plan

_SECONDS = 200.0
"""Long enough for a 99th percentile of each kind of flood, and of a quiet bot between them."""


async def rows() -> list[Row]:
    """Return what others wait beside each flood, and the ratios to what they wait beside a quiet bot."""
    # Whoever is stopped in the middle leaves requests half sent.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    return await flood.rows(Plan(seconds=_SECONDS))

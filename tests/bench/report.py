"""The table of figures and its rows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One figure: what was measured, its unit, and its limit."""

    what: str
    value: float
    unit: str
    at_most: float = math.inf
    at_least: float = -math.inf

    @property
    def kept(self) -> bool:
        """Whether the figure keeps its limit."""
        return self.at_least <= self.value <= self.at_most

    @property
    def limit(self) -> str:
        """The limit as it is printed; empty if the figure has none."""
        if self.at_most < math.inf:
            return f"≤ {self.at_most:,g}"
        if self.at_least > -math.inf:
            return f"≥ {self.at_least:,g}"
        return ""


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which ``share`` (0 to 1) of ``values`` lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def show(rows: Sequence[Row]) -> None:
    """Print the table."""
    wide = max(len(row.what) for row in rows)
    print(f"\n{'':{wide}}  {'measured':>12}  {'limit':>10}")
    for row in rows:
        figure = f"{row.value:,.0f}" if row.value >= 1000 else f"{row.value:,.2f}"
        mark = "" if row.kept else "  MISSED"
        print(f"{row.what:{wide}}  {figure:>12}  {row.limit:>10}  {row.unit}{mark}", flush=True)

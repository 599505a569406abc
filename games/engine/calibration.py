"""Calibrated chances: how often answers really win, given their value in a search.

A search evaluates the position at a horizon, and picks the best of many answers. So its values rank answers
well, but they are further from an even chance than the real results. ``Calibration`` turns a value into the
chance shown to people; it is fitted to finished games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import exp, log

from msgspec import Struct

from games.engine.content import load_table

_LEAST = 0.01
"""Values below this, and above 1 minus this, are clamped: a search can't distinguish them."""
_STEPS = 30
_FIRM = 1.0
"""Weight of the prior that values are right as they are, in questions."""


class Calibration(Struct, frozen=True):
    """The calibration of search values for one game and number of seats.

    The logit of the chance to win is ``shift`` plus ``slope`` times the logit of the value.
    """

    shift: float = 0.0
    slope: float = 1.0

    def chance(self, value: float) -> float:
        """Return the chance to win, 0 to 1, of an answer with the search value ``value``.

        >>> round(Calibration(slope=0.5).chance(9 / 10), 2)
        0.75
        """
        return 1 / (1 + exp(-self.shift - self.slope * _logit(value)))


class _File(Struct, forbid_unknown_fields=True):
    """Calibrations by the number of seats."""

    seats: dict[str, Calibration]


def calibrations(game: str) -> Mapping[int, Calibration]:
    """Return the calibrations of the game with this id, by the number of seats.

    ``python -m tests.bench.calibration <game> --fit`` measures and writes them.

    :raises ContentError: the file can't be used.
    """
    return {int(seats): one for seats, one in load_table(file_of(game), _File).seats.items()}


def file_of(game: str) -> str:
    """Return the path of a game's calibrations in the data folder."""
    return f"{game}/calibration.toml"


def fitted(said: Iterable[tuple[float, float]]) -> Calibration:
    """Return the calibration that best fits pairs of a value and a share of the victory.

    It's a logistic regression.
    """
    pairs = [(_logit(value), won) for value, won in said]
    shift, slope = 0.0, 1.0
    for _ in range(_STEPS):
        # Newton's method; the prior prevents extreme results from few questions.
        a, b = -_FIRM * shift, -_FIRM * (slope - 1)
        aa, ab, bb = _FIRM, 0.0, _FIRM
        for x, won in pairs:
            chance = 1 / (1 + exp(-shift - slope * x))
            weight = chance * (1 - chance)
            a += won - chance
            b += (won - chance) * x
            aa += weight
            ab += weight * x
            bb += weight * x * x
        determinant = aa * bb - ab * ab
        shift += (bb * a - ab * b) / determinant
        slope += (aa * b - ab * a) / determinant
    return Calibration(round(shift, 3), round(slope, 3))


def written(found: Mapping[int, Calibration]) -> str:
    """Return the text of a file of calibrations."""
    lines = [
        "# Written by `python -m tests.bench.calibration <game> --fit`: see games/engine/calibration.py."
    ]
    for seats, one in sorted(found.items()):
        lines += ["", f"[seats.{seats}]", f"shift = {one.shift}", f"slope = {one.slope}"]
    return "\n".join(lines) + "\n"


def _logit(value: float) -> float:
    within = min(1 - _LEAST, max(_LEAST, value))
    return log(within / (1 - within))

"""How often answers win that a search gives some value: fitted to what happened in games played to their end.

A search plays on to a horizon and judges the position there, and it names the best of many answers. So its
values rank answers well, but they are further from an even chance than what happens. ``Calibration`` makes of
a value the chance that people are told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import exp, log

from msgspec import Struct

from games.engine.content import load_table

_LEAST = 0.01
"""Values below this, and above 1 minus this, count as this: a search can't tell them apart."""
_STEPS = 30
_FIRM = 1.0
"""How firmly a fit keeps to the values as they are, in questions."""


class Calibration(Struct, frozen=True):
    """What a search's values come to, for one game and number of seats: the logit of the chance to win is
    ``shift`` plus ``slope`` times the logit of the value.
    """

    shift: float = 0.0
    slope: float = 1.0

    def chance(self, value: float) -> float:
        """Return the chance to win, 0 to 1, of an answer to which a search gave ``value``.

        >>> round(Calibration(slope=0.5).chance(9 / 10), 2)
        0.75
        """
        return 1 / (1 + exp(-self.shift - self.slope * _logit(value)))


class _File(Struct, forbid_unknown_fields=True):
    """By the number of seats."""

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
    """Return the calibration that fits best to pairs of a value and the share of the victory (logistic
    regression).
    """
    pairs = [(_logit(value), won) for value, won in said]
    shift, slope = 0.0, 1.0
    for _ in range(_STEPS):
        # Newton's method; what is added keeps few questions from giving anything extreme.
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

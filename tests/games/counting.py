"""Compare the numbers in hints, prompts and options with recomputed ones."""

from __future__ import annotations

import os
from fractions import Fraction


def questions(few: int) -> int:
    """Return ``few``, or the number in the environment variable ``TAVOLATA_QUESTIONS``."""
    return int(os.environ.get("TAVOLATA_QUESTIONS", few))


def is_told(said: object, chance: Fraction) -> bool:
    """Return whether ``said`` is ``chance`` in percent, rounded; 0 and 100 only if it's certain."""
    assert isinstance(said, int)
    if chance in (0, 1):
        return said == 100 * chance
    # Halves may be rounded either way.
    return 0 < said < 100 and (abs(said - 100 * float(chance)) < 0.5001 or said in (1, 99))

"""The shape of a private picture: as its reader asked for it."""

from __future__ import annotations

from typing import Literal, TypeAlias

Shape: TypeAlias = Literal["wide", "tall"]
"""*Wide* is made for a computer's screen; *tall* for a phone, where a picture is about 350 pixels wide."""

TALL_WIDTH = 1000
"""The width of a tall picture in pixels; it is about 1250 high, more where there is more to decide."""
KEY = 34
"""The smallest letters on a tall picture of what its reader decides by: 12 pixels high on a phone."""
LEAST = 26
"""The smallest letters of anything else on a tall picture."""

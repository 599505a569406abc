"""Measurements shared by the pictures of Saga, in pixels."""

from __future__ import annotations

from render.saga import hero

WIDTH = 1400
"""The width of the public pictures; they are as high as their story needs."""
EDGE = 46
"""The distance from the edge of the picture to anything on the table."""
FULL = WIDTH - 2 * EDGE
"""The width of everything below the Hero's column."""
APART = 26
"""The gap between that column and everything beside it."""
BESIDE = FULL - hero.WIDTH - APART
"""The width of everything beside it."""

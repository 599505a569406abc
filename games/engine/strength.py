"""The strengths of computer players."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Strength: TypeAlias = Literal["apprentice", "companion", "master"]
"""*Apprentice* makes typical human mistakes, *companion* plays sensibly, *master* thinks ahead."""

STRENGTHS: tuple[Strength, ...] = get_args(Strength)
USUAL: Strength = "companion"
"""The default strength."""

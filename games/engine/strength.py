"""How strong a computer player is."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Strength: TypeAlias = Literal["apprentice", "companion", "master"]
"""*Apprentice* makes the mistakes that people make, *companion* plays sensibly, *master* thinks ahead."""

STRENGTHS: tuple[Strength, ...] = get_args(Strength)
USUAL: Strength = "companion"
"""How strong a computer player is where nobody has said."""

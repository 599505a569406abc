"""Sizes of tests that an environment variable can enlarge."""

from __future__ import annotations

import os


def sizes(variable: str, **usual: int) -> dict[str, int]:
    """Return ``usual`` with the numbers that an environment variable sets, such as ``people=60 seed=1``."""
    said = dict(part.split("=") for part in os.environ.get(variable, "").split())
    return usual | {name: int(said[name]) for name in usual if name in said}

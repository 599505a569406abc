"""What all tests share: how many examples hypothesis tries (HYPOTHESIS_PROFILE=thorough for many more)."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "default",
    deadline=None,
    max_examples=100,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("thorough", settings.get_profile("default"), max_examples=2000)
collect_ignore = ["example", "new_game/template"]
"""Games that are played where a game belongs: in a copy of the project (``overlay.py``)."""

settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

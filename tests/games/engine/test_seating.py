"""Who may take a seat, depending on what they have seen."""

from __future__ import annotations

import pytest

from games.abraca.game import Abraca
from games.abraca.model import Options
from games.engine.game import SPECTATOR
from games.engine.seating import may_sit

PUBLIC, ALL = Options(spectators="public"), Options(spectators="all")


@pytest.mark.parametrize(
    ("options", "seen_with", "may"),
    [
        (ALL, [], {0, 1, 2}),
        (ALL, [SPECTATOR], set()),
        (ALL, [1, SPECTATOR], set()),
        (PUBLIC, [SPECTATOR], {0, 1, 2}),
        (PUBLIC, [1], {1}),
        (PUBLIC, [1, SPECTATOR], {1}),
        (ALL, [1], {1}),
        (PUBLIC, [0, 1], set()),
    ],
)
def test_abraca_9_5_nobody_sits_who_has_seen_more(
    options: Options, seen_with: list[int], may: set[int]
) -> None:
    assert {seat for seat in range(3) if may_sit(Abraca(), options, seen_with, seat)} == may

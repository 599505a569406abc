"""States as they are stored, and upgrades from older rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec import Struct

from games.engine.game import Upgrade
from games.engine.snapshot import SnapshotError, restored, snapshot_of
from tests.games.engine.duel import Duel
from tests.games.engine.duel import State as DuelState


class Counted(Struct):
    """A later version's state: wins by seat, and a new field."""

    rounds: int
    won: dict[int, int]
    played: int = 0
    extra: bool = True


def by_seat(snapshot: dict[str, Any]) -> dict[str, Any]:
    snapshot["won"] = dict(enumerate(snapshot.pop("wins")))
    return snapshot


def doubled(snapshot: dict[str, Any]) -> dict[str, Any]:
    snapshot["rounds"] *= 2
    return snapshot


class Later(Duel):
    """The game two versions later; the step from 2 to 3 needs no upgrade."""

    version = 4
    upgrades: Mapping[int, Upgrade] = {1: by_seat, 3: doubled}
    state_type: Any = Counted


STATE = DuelState(3, [1, 0], ["rock", None], ("rock", "paper"), 1)


def test_what_is_kept_comes_back() -> None:
    assert restored(Duel(), snapshot_of(Duel(), STATE)) == STATE


def test_an_older_state_is_carried_over_step_by_step() -> None:
    now = restored(Later(), snapshot_of(Duel(), STATE))
    assert now == Counted(6, {0: 1, 1: 0}, 1, extra=True)
    assert restored(Later(), snapshot_of(Later(), now)) == now, "once, and not again"


def test_a_state_of_newer_rules_is_refused() -> None:
    with pytest.raises(SnapshotError, match="version 4"):
        restored(Duel(), snapshot_of(Later(), Counted(3, {})))


def test_rules_that_changed_nothing_of_the_state_need_no_upgrade() -> None:
    class Newer(Duel):
        version = 2

    assert restored(Newer(), snapshot_of(Duel(), STATE)) == STATE

"""A game without scores: many win and one loses, and nothing mentions points."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from games.engine.event import Outcome, lost
from games.engine.text import Text
from tests.games.engine.garden import Garden, State
from tests.protocol.course import play_out
from tests.protocol.evening import Evening
from tests.protocol.strange_games import GARDEN_WORDS, known


class LosersGarden(Garden):
    """A garden in which the first seat loses."""

    seats: ClassVar[range] = range(3, 4)

    def outcome(self, state: State) -> Outcome | None:
        return None if super().outcome(state) is None else lost(3, (0,), Text("garden-over"))


async def test_ranks_and_statistics_have_no_points(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with known(LosersGarden(), GARDEN_WORDS, tmp_path, monkeypatch):
        await evening.restart_bot()
        await evening.begin("Bruno", "Chloé", game="garden")
        await play_out(evening)
        text = evening.board().text
        assert [line for line in text.splitlines() if line[:1].isdecimal()] == [
            "1. 🐦 **Bruno**",
            "1. 🐸 **Chloé**",
            "3. 🦊 **Ada**",
        ]
        shown = (await evening.slash("Ada", "stats")).text
        assert "place 3.0 on average" in shown
        assert "place 3 of 3 · " in shown
        assert "score" not in shown
        assert "✅" in (await evening.slash("Ada", "table verify", table=1)).text

"""Who is asked in secret is told where nobody else sees it, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.protocol.evening import Evening
from tests.protocol.strange_games import known
from tests.protocol.test_clock import Patient
from tests.protocol.test_simultaneous import WORDS


@pytest.fixture(autouse=True)
def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with known(Patient(), WORDS, tmp_path, monkeypatch):
        yield


@pytest.mark.parametrize(
    ("delivery", "letters"), [("channel", 0), ("direct", 1), ("both", 1), ("digest", 0), ("none", 0)]
)
async def test_only_by_direct_message(evening: Evening, delivery: str, letters: int) -> None:
    for name in ("Ada", "Chloé"):
        await evening.wish(evening.person(name).id, delivery=delivery, reminder_hours=1)
    await evening.begin("Chloé", game="duel")
    await evening.restart_bot()
    assert evening.notices() == []
    assert len(evening.person("Ada").dms()) == len(evening.person("Chloé").dms()) == letters


async def test_a_closed_door_tells_nothing_in_the_channel(evening: Evening) -> None:
    for name in ("Ada", "Chloé"):
        await evening.wish(evening.person(name).id, delivery="both", reminder_hours=1)
        evening.person(name).close_dms()
    await evening.begin("Chloé", game="duel")
    for _ in range(3):
        evening.playground.advance(0.6 * 3600)
        evening.bot.look_at_clock()
        await evening.calm()
        assert evening.notices() == []


async def test_a_turn_in_secret_can_be_muted(evening: Evening) -> None:
    await evening.wish(evening.person("Ada").id, delivery="direct", reminder_hours=1)
    await evening.begin("Chloé", game="duel")
    [letter] = evening.person("Ada").dms()
    reply = await evening.press("Ada", letter, "Mute this turn")
    assert "🔕" in reply.text
    evening.playground.advance(1.5 * 3600)
    evening.bot.look_at_clock()
    await evening.calm()
    assert [message for message in evening.person("Ada").dms() if not message.ephemeral] == [letter]

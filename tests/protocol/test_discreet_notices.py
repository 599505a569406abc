"""People with a secret question are all notified together, so that a notice reveals nothing."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.protocol.evening import Evening
from tests.protocol.strange_games import known
from tests.protocol.test_clock import MINUTES, Patient
from tests.protocol.test_quiet_pings import Ears
from tests.protocol.test_simultaneous import WORDS
from tests.support.phrases import phrase


@pytest.fixture(autouse=True)
def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with known(Patient(), WORDS, tmp_path, monkeypatch):
        yield


@pytest.mark.parametrize(
    ("delivery", "letters", "mentions"),
    [("channel", 0, 1), ("direct", 1, 0), ("both", 1, 1), ("digest", 1, 0), ("none", 0, 0)],
)
async def test_all_are_told_at_once_by_their_own_way(
    evening: Evening, delivery: str, letters: int, mentions: int
) -> None:
    hour = datetime.fromtimestamp(evening.playground.clock.now(), UTC).hour
    for name in ("Ada", "Chloé"):
        # The window ends before their digest.
        wishes = {"delivery": delivery, "reminder_hours": 1, "digest_hour": (hour + 12) % 24}
        await evening.wish(evening.person(name).id, **wishes)
    await evening.begin("Chloé", game="duel")
    await evening.restart_bot()
    everybody = {evening.person(name).id for name in ("Ada", "Chloé")}
    # They have already been pinged by direct message.
    pinged = set() if letters else everybody
    assert [set(notice.notified) for notice in evening.notices()] == [pinged] * mentions
    assert len(evening.person("Ada").dms()) == len(evening.person("Chloé").dms()) == letters


async def test_who_takes_no_letters_is_told_with_the_others(evening: Evening) -> None:
    for name in ("Ada", "Chloé"):
        await evening.wish(evening.person(name).id, delivery="direct", reminder_hours=1)
        evening.person(name).close_dms()
    await evening.begin("Chloé", game="duel")
    [notice] = evening.notices()
    assert set(notice.notified) == {evening.person(name).id for name in ("Ada", "Chloé")}


async def test_the_mention_stands_until_all_have_answered_whoever_answers_first(evening: Evening) -> None:
    await evening.begin("Chloé", game="duel")
    [notice] = evening.notices()
    for name in ("Ada", "Chloé"):
        assert evening.notices() == [notice]
        await evening.pick(name, await evening.hand(name), "rock")
        await evening.calm()
    assert notice not in evening.notices()


async def test_a_second_question_pings_everybody_whoever_has_looked(evening: Evening) -> None:
    """Otherwise anybody could find out who still has to answer the first question."""
    ears = Ears(evening)
    await evening.begin("Chloé", game="duel")
    await evening.hand("Ada")
    await evening.pass_time(MINUTES * 60 + 60)
    await evening.pass_time(60)
    assert ears.names() == ["Ada", "Ada", "Chloé", "Chloé"]


async def test_nobody_is_reminded_in_the_channel(evening: Evening) -> None:
    for name in ("Ada", "Chloé"):
        await evening.wish(evening.person(name).id, reminder_hours=1)
    await evening.begin("Chloé", game="duel")
    told = evening.notices()
    evening.playground.advance(1.5 * 3600)
    evening.bot.look_at_clock()
    await evening.calm()
    assert evening.notices() == told


async def test_a_reminder_by_letter_goes_to_whoever_still_owes_the_answer(evening: Evening) -> None:
    for name in ("Ada", "Chloé"):
        await evening.wish(evening.person(name).id, delivery="direct", reminder_hours=1)
    await evening.begin("Chloé", game="duel")
    await evening.pick("Ada", await evening.hand("Ada"), "rock")
    evening.playground.advance(1.5 * 3600)
    evening.bot.look_at_clock()
    await evening.calm()
    assert [len(evening.person(name).dms()) for name in ("Ada", "Chloé")] == [1, 2]


async def test_a_turn_in_secret_can_be_muted(evening: Evening) -> None:
    await evening.wish(evening.person("Ada").id, delivery="direct", reminder_hours=1)
    await evening.begin("Chloé", game="duel")
    [letter] = evening.person("Ada").dms()
    panel = await evening.offering("Ada", letter, "mute")
    reply = await evening.press("Ada", panel, phrase("button-mute"))
    assert "🔕" in reply.text
    evening.playground.advance(1.5 * 3600)
    evening.bot.look_at_clock()
    await evening.calm()
    assert [message for message in evening.person("Ada").dms() if not message.ephemeral] == [letter]


async def test_all_read_until_when_whoever_has_answered(evening: Evening) -> None:
    await evening.begin("Chloé", game="duel")
    asked = (await evening.bot.services.tables.row(1)).asked_secretly
    assert asked is not None
    due_at = asked.at + MINUTES * 60
    [notice] = evening.notices()
    assert f"Closes <t:{int(due_at)}:R>" in notice.text
    await evening.pass_time(600)
    await evening.pick("Ada", await evening.hand("Ada"), "rock")
    seen = await evening.bot.services.tables.look(1, None)
    assert seen.due == dict.fromkeys(range(2), due_at)
    assert f"<t:{int(due_at)}:R>" in (await evening.hand("Chloé")).text

"""Reminders: a limited number, never during time off, and none for a muted turn."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.features.clocks.rules.calendar import QuietHours
from bot.features.notices.rules.notice import Notice
from bot.features.notices.rules.ping_hours import PingHours
from bot.features.notices.rules.reminders import REMINDERS, reminder_at
from bot.features.people.rules.people import Preferences
from tests.protocol.evening import Evening, choices, verb
from tests.support.phrases import phrase

HOUR = 3600.0


class Bell:
    """Counts the messages that pinged people, including those deleted later."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._rung: dict[int, list[int]] = {}

    def rings(self, name: str) -> int:
        """Return how many messages have pinged a person so far."""
        for notice in self._evening.notices():
            self._rung[notice.id] = notice.notified
        return sum(self._evening.person(name).id in people for people in self._rung.values())


@pytest.fixture
def bell(evening: Evening) -> Bell:
    return Bell(evening)


async def begin(evening: Evening, **preferences: object) -> str:
    """Start a game in which the first person to move wants reminders; return their name."""
    for name in ("Ada", "Mira"):
        await evening.wish(evening.person(name).id, **{"reminder_hours": 4, **preferences})
    await evening.begin("Mira")
    return await evening.asked()


async def test_a_bounded_number_of_reminders(evening: Evening, bell: Bell) -> None:
    asked = await begin(evening)
    assert len(evening.notices()) == 1
    for count in range(2, REMINDERS + 2):
        await evening.pass_time(3.9 * HOUR)
        assert bell.rings(asked) == count - 1
        await evening.restart_bot()
        await evening.pass_time(0.2 * HOUR)
        assert bell.rings(asked) == count
        [standing] = evening.notices()
        assert phrase("notice-again") in standing.text, "an older notice makes room for the reminder"
    await evening.pass_time(40 * HOUR)
    assert bell.rings(asked) == 1 + REMINDERS
    panel = await evening.hand(asked)
    await evening.pick(asked, panel, next(iter(choices(panel))))
    await evening.calm()
    assert not [notice for notice in evening.notices() if evening.person(asked).mention in notice.text]


async def test_nobody_is_reminded_who_did_not_ask_for_it(evening: Evening, bell: Bell) -> None:
    asked = await begin(evening, reminder_hours=0)
    await evening.pass_time(50 * HOUR)
    assert bell.rings(asked) == 1


async def test_by_direct_message(evening: Evening) -> None:
    asked = await begin(evening, delivery="direct")
    assert [phrase("letter-turn") in letter.text for letter in evening.person(asked).dms()] == [True]
    await evening.pass_time(4.1 * HOUR)
    assert phrase("notice-again") in evening.person(asked).dms()[-1].text
    assert not evening.notices()


async def test_not_on_a_day_off(evening: Evening, bell: Bell) -> None:
    start = datetime.fromtimestamp(evening.playground.clock.now(), UTC)
    tomorrow = (start.weekday() + 1) % 7
    asked = await begin(evening, weekend=(tomorrow,))
    to_midnight = (24 - start.hour) * HOUR - start.minute * 60 - start.second
    for name in ("Ada", "Mira"):
        hours = int(to_midnight // HOUR) + 2
        await evening.wish(evening.person(name).id, reminder_hours=hours)
    for _ in range(8):
        await evening.pass_time((to_midnight + 23 * HOUR) / 8)
        assert bell.rings(asked) == 1
    await evening.pass_time(2 * HOUR)
    assert bell.rings(asked) == 2


async def test_not_in_the_quiet_hours_of_the_server(evening: Evening, bell: Bell) -> None:
    start = datetime.fromtimestamp(evening.playground.clock.now(), UTC)
    minute = start.hour * 60 + start.minute
    quiet = QuietHours((minute + 120) % 1440, (minute + 600) % 1440, "UTC")
    guild, mira = evening.playground.guild.id, evening.person("Mira").id
    await evening.bot.services.stores.guilds.change(guild, mira, 0, quiet=quiet)
    asked = await begin(evening)
    for _ in range(9):
        await evening.pass_time(HOUR)
        assert bell.rings(asked) == 1
    await evening.pass_time(2 * HOUR)
    assert bell.rings(asked) == 2


async def test_a_muted_turn(evening: Evening, bell: Bell) -> None:
    asked = await begin(evening)
    assert bell.rings(asked) == 1
    [notice] = evening.notices()
    other = "Mira" if asked == "Ada" else "Ada"
    reply = await evening.press(other, notice, verb(notice, "mute"))
    assert phrase("refused-nothing-to-mute") in reply.text
    reply = await evening.press(asked, notice, verb(notice, "mute"))
    assert "🔕" in reply.text
    assert notice.deleted
    await evening.restart_bot()
    await evening.pass_time(50 * HOUR)
    assert bell.rings(asked) == 1
    panel = await evening.offering(asked, await evening.hand(asked), "mute")
    reply = await evening.press(asked, panel, verb(panel, "mute"))
    assert "🔔" in reply.text
    await evening.pass_time(5 * HOUR)
    assert bell.rings(asked) == 2
    panel = await evening.offering(asked, await evening.hand(asked), "mute")
    await evening.press(asked, panel, verb(panel, "mute"))
    while await evening.asked() == asked:
        panel = await evening.hand(asked)
        offered = choices(panel)
        await evening.pick(asked, panel, "end" if "end" in offered else next(iter(offered)))
        await evening.calm()
    while await evening.asked() != asked:
        panel = await evening.hand(other)
        offered = choices(panel)
        await evening.pick(other, panel, "end" if "end" in offered else next(iter(offered)))
        await evening.calm()
    assert bell.rings(asked) == 3, "the next turn is told again"


async def test_who_comes_next_is_told_early(evening: Evening) -> None:
    await evening.wish(evening.person("Ada").id, early=True)
    await evening.wish(evening.person("Mira").id, early=True)
    await evening.begin("Mira")
    asked = await evening.asked()
    after = "Mira" if asked == "Ada" else "Ada"
    for _ in range(3):
        texts = {notice.notified[0]: notice.text for notice in evening.notices()}
        assert phrase("notice-turn") in texts[evening.person(asked).id]
        assert phrase("notice-soon") in texts[evening.person(after).id]
        while await evening.asked() == asked:
            panel = await evening.hand(asked)
            offered = choices(panel)
            await evening.pick(asked, panel, "end" if "end" in offered else next(iter(offered)))
            await evening.calm()
            if await evening.asked() == asked:
                [soon] = evening.notices()
                assert phrase("notice-soon") in soon.text
        asked, after = after, asked
        await evening.restart_bot()


@pytest.mark.parametrize("computers", [1, 2])
async def test_nobody_comes_next_who_plays_alone(evening: Evening, bell: Bell, computers: int) -> None:
    await evening.wish(evening.person("Ada").id, early=True)
    await evening.begin(computers=computers)
    assert bell.rings("Ada") == 0
    assert not evening.notices()


def test_a_clock_that_was_set_back_puts_no_reminder_off() -> None:
    day = 86_400.0
    notice = Notice(1, 1, 1, 0, "turn", 1, 0.0, "sent", told=1, told_at=1000 * day)
    assert reminder_at(notice, Preferences(reminder_hours=4), PingHours(), day) == day + 4 * HOUR


async def test_a_message_that_told_several_goes_when_all_of_them_are_told_again(evening: Evening) -> None:
    for name in ("Ada", "Bruno", "Chloé"):
        await evening.wish(evening.person(name).id, reminder_hours=1)
    await evening.begin("Bruno", "Chloé", game="towers")
    [first] = evening.notices()
    await evening.pass_time(1.5 * 3600)
    [again] = evening.notices()
    assert again is not first
    assert set(again.notified) == set(first.notified)

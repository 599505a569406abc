"""Warnings before time runs out, questions that a digest would miss, and times in mentions."""

from __future__ import annotations

import re

import pytest

from bot.features.clocks.rules.calendar import QuietHours
from bot.features.clocks.rules.clocks import PRESETS
from playground import Message
from tests.protocol.evening import Evening, verb
from tests.protocol.test_quiet_pings import Ears, ears, end_turn, minute, wants_quiet
from tests.support.phrases import phrase

__all__ = ["ears"]

HOUR, DAY = 3600.0, 86_400.0


async def begin(evening: Evening, clock: str = "day", **preferences: object) -> str:
    """Start a game with this clock; return who has the first question."""
    for name in ("Ada", "Mira"):
        await evening.wish(evening.person(name).id, **preferences)
    await evening.bot.services.stores.guilds.change(
        evening.playground.guild.id, evening.person("Mira").id, 0, clock=clock
    )
    await evening.begin("Mira")
    return await evening.asked()


def warnings(evening: Evening) -> list[Message]:
    return [one for one in evening.notices() if phrase("notice-short") in one.text]


def letters(evening: Evening, name: str, key: str) -> list[Message]:
    return [one for one in evening.person(name).dms() if phrase(key) in one.text]


def moments(message: Message) -> list[int]:
    return [int(one) for one in re.findall(r"<t:(\d+):R>", message.text)]


async def test_a_person_is_warned_twice_in_the_channel(evening: Evening, ears: Ears) -> None:
    asked = await begin(evening)
    await evening.pass_time(17.9 * HOUR)
    assert not warnings(evening)
    await evening.restart_bot()
    await evening.pass_time(0.2 * HOUR)
    [first] = warnings(evening)
    assert first.notified == [evening.person(asked).id]
    [ends] = moments(first)
    assert ends == pytest.approx(evening.playground.clock.now() + 6 * HOUR, abs=HOUR / 5)
    assert phrase("short-then") in first.text or "others decide" in first.text
    await evening.pass_time(3.3 * HOUR)
    assert warnings(evening) == [first]
    await evening.restart_bot()
    await evening.pass_time(0.3 * HOUR)
    [second] = warnings(evening)
    assert first.deleted
    assert second is not first
    assert ears.names().count(asked) == 3
    await end_turn(evening)
    assert second.deleted


@pytest.mark.parametrize(("wanted", "count"), [("off", 0), ("once", 1), ("twice", 2)])
async def test_by_direct_message_as_often_as_wanted(evening: Evening, wanted: str, count: int) -> None:
    asked = await begin(evening, delivery="direct", warnings=wanted)
    for _ in range(23):
        await evening.pass_time(HOUR)
    assert not evening.notices()
    told = letters(evening, asked, "letter-short")
    assert len(told) == count
    assert all(verb(one, "extend") for one in told), "it offers more time"


async def test_more_time_from_the_warning_removes_it(evening: Evening) -> None:
    asked = await begin(evening)
    await evening.pass_time(18.1 * HOUR)
    [warning] = warnings(evening)
    await evening.press(asked, warning, verb(warning, "extend"))
    assert warning.deleted
    day = PRESETS["day"]
    assert day is not None
    left = 0.75 * (DAY + day.extension) - 18.1 * HOUR
    await evening.pass_time(left - HOUR / 2)
    assert not warnings(evening)
    await evening.pass_time(HOUR)
    [again] = warnings(evening)
    assert moments(again)[0] > moments(warning)[0]


async def test_a_live_clock_warns_nobody(evening: Evening) -> None:
    await begin(evening, "live")
    for _ in range(9):
        await evening.pass_time(60)
        assert not warnings(evening)


async def test_a_warning_comes_before_the_quiet_hours_in_which_time_runs_out(
    evening: Evening, ears: Ears
) -> None:
    for name in ("Ada", "Mira"):
        await wants_quiet(evening, name, begins=17, hours=10)
    asked = await begin(evening)
    await evening.pass_time(16.3 * HOUR)
    assert not warnings(evening)
    await evening.pass_time(0.3 * HOUR)
    [warning] = warnings(evening)
    assert warning.notified == [evening.person(asked).id]
    pings = len(ears.heard)
    for _ in range(7):
        await evening.pass_time(HOUR)
    assert len(ears.heard) == pings


async def test_who_gets_a_digest_is_warned_at_once_and_not_reminded(evening: Evening) -> None:
    hour = (minute(evening) // 60 - 1) % 24
    asked = await begin(evening, "relaxed", delivery="digest", digest_hour=hour, reminder_hours=1)
    for _ in range(68):
        await evening.pass_time(HOUR)
    assert not evening.notices()
    assert len(letters(evening, asked, "letter-short")) == 2
    assert len(letters(evening, asked, "digest-title")) in {2, 3}
    assert len(evening.person(asked).dms()) in {4, 5}


@pytest.mark.parametrize("clock", ["own 7200 600 7200", "relaxed"])
async def test_a_question_that_ends_before_the_digest_is_told_at_once(evening: Evening, clock: str) -> None:
    hour = (minute(evening) // 60 - 1) % 24
    asked = await begin(evening, clock, delivery="digest", digest_hour=hour)
    assert not evening.notices()
    assert len(letters(evening, asked, "letter-turn")) == (clock != "relaxed")
    await evening.restart_bot()
    await evening.pass_time(60)
    assert len(evening.person(asked).dms()) == (clock != "relaxed")


async def test_a_question_that_ends_before_the_digest_waits_for_the_end_of_quiet_hours(
    evening: Evening,
) -> None:
    hour = (minute(evening) // 60 - 1) % 24
    for name in ("Ada", "Mira"):
        await wants_quiet(evening, name, begins=-1, hours=3)
    asked = await begin(evening, "own 18000 600 18000", delivery="digest", digest_hour=hour)
    await evening.pass_time(1.8 * HOUR)
    assert not evening.person(asked).dms()
    await evening.pass_time(0.3 * HOUR)
    assert len(letters(evening, asked, "letter-turn")) == 1


async def test_a_mention_names_the_new_end_of_time_and_pings_nobody_again(
    evening: Evening, ears: Ears
) -> None:
    asked = await begin(evening)
    [notice] = evening.notices()
    [ends] = moments(notice)
    pings = list(ears.heard)
    panel = await evening.hand(asked)
    await evening.turn(asked, panel, "extend")
    await evening.calm()
    assert evening.notices() == [notice]
    [later] = moments(notice)
    day = PRESETS["day"]
    assert day is not None
    assert later - ends == day.extension
    edited_at = notice.edited_at
    await evening.restart_bot()
    await evening.pass_time(HOUR)
    assert notice.edited_at == edited_at, "once per change"
    assert ears.heard == pings
    quiet = QuietHours((minute(evening) + 60) % 1440, (minute(evening) + 120) % 1440, "UTC")
    guild = evening.playground.guild.id
    await evening.bot.services.stores.guilds.change(guild, evening.person("Mira").id, 0, quiet=quiet)
    await evening.bot.services.days_off.recount_server(guild)
    await evening.calm()
    assert moments(notice)[0] > later
    assert ears.heard == pings


async def test_no_mention_says_that_time_ran_out_a_while_ago(evening: Evening) -> None:
    asked = await begin(evening)
    [notice] = evening.notices()
    assert moments(notice)
    await evening.pass_time(DAY + 60)
    [mine] = [one for one in evening.notices() if phrase("notice-turn") in one.text]
    assert mine is notice
    assert evening.person(asked).mention in notice.text
    for one in evening.notices():
        assert not moments(one)


async def test_a_mention_that_cannot_be_edited_any_more_goes(
    evening: Evening, ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.messages.OLD_EDITS_PER_HOUR", 0)
    asked = await begin(evening)
    [notice] = evening.notices()
    pings = list(ears.heard)
    await evening.pass_time(2 * HOUR)
    reply = await evening.person(asked).slash("tables", "table extend", table=1)
    await reply.result()
    await evening.calm()
    assert notice.deleted
    await evening.pass_time(60)
    assert ears.heard == pings

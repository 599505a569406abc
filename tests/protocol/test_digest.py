"""The daily digest: one direct message at the person's hour, with everything that waits for them."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.features.notices.rules.digests import digest_at
from bot.features.notices.rules.notice import Notice
from bot.features.people.rules.people import Person, Preferences
from playground import Message
from tests.protocol.evening import Evening, choices
from tests.support.phrases import phrase

ROME = ZoneInfo("Europe/Rome")


async def until(evening: Evening, hour: float, *, days: int = 0) -> None:
    """Advance the clock to the next time it is ``hour`` in Rome."""
    now = datetime.fromtimestamp(evening.playground.clock.now(), ROME)
    then = now.replace(hour=int(hour), minute=int(hour % 1 * 60), second=0, microsecond=0)
    while then <= now:
        then += timedelta(days=1)
    then += timedelta(days=days)
    evening.playground.advance(then.timestamp() - now.timestamp())
    evening.bot.look_at_clock()
    await evening.calm()


def letters(evening: Evening, name: str) -> list[Message]:
    return [message for message in evening.person(name).dms() if not message.ephemeral]


def listed(letter: Message) -> list[int]:
    """Return the tables in a digest."""
    return [int(number) for number in re.findall(r"\*\*.*table (\d+)\*\*", letter.text)]


async def begin(evening: Evening, *names: str, tables: int = 1) -> None:
    """At eleven in the evening in Rome, start tables; ``names`` want a digest at six in the evening."""
    await until(evening, 23)
    for name in names:
        preferences = {"delivery": "digest", "digest_hour": 18, "timezone": "Europe/Rome"}
        await evening.wish(evening.person(name).id, **preferences)
    for number in range(tables):
        evening.playground.advance(60 * number)
        await evening.begin("Mira")


async def test_one_message_a_day_with_all_that_waits(evening: Evening) -> None:
    await begin(evening, "Ada", "Mira", tables=3)
    assert not evening.notices()
    asked = {number: await evening.asked(number) for number in (1, 2, 3)}
    await until(evening, 17.9)
    assert not letters(evening, "Ada") + letters(evening, "Mira")
    await evening.restart_bot()
    await until(evening, 18.1)
    for name in ("Ada", "Mira"):
        mine = [number for number in asked if asked[number] == name]
        assert len(letters(evening, name)) == bool(mine)
        for letter in letters(evening, name):
            assert listed(letter) == mine, "what waits longest comes first"
    name = asked[1]
    await evening.restart_bot()
    await until(evening, 23.9)
    assert len(letters(evening, name)) == 1, "one a day"
    [letter] = letters(evening, name)
    [opening] = [one.custom_id for one in letter.buttons if str(one.custom_id).startswith("test:1:")]
    assert opening is not None
    assert ":open:" in opening
    opened = await evening.person(name).press(letter, opening)
    await opened.result()
    [hand] = opened.followups
    assert choices(hand)
    assert listed(letter), "the list stays"
    await until(evening, 18.1)
    assert len(letters(evening, name)) == 2, "it is listed again as long as it waits"


async def test_nothing_is_written_when_nothing_waits(evening: Evening) -> None:
    await begin(evening, "Ada", "Mira")
    asked = await evening.asked()
    panel = await evening.slash(asked, "table hand")
    while await evening.asked() == asked:
        offered = choices(panel)
        panel = await evening.pick(asked, panel, "end" if "end" in offered else next(iter(offered)))
        await evening.calm()
    await until(evening, 18.1)
    assert not letters(evening, asked)
    assert len(letters(evening, await evening.asked())) == 1


async def test_an_hour_that_is_past_when_it_is_chosen_comes_tomorrow(evening: Evening) -> None:
    await begin(evening, "Ada", "Mira")
    asked = await evening.asked()
    await until(evening, 2)
    panel = await evening.slash(asked, "me settings")
    [hours] = [menu.custom_id for menu in panel.selects if menu.custom_id.endswith("digest_hour")]
    await evening.person(asked).select(panel, hours, "1")
    await evening.calm()
    await until(evening, 0.9)
    assert not letters(evening, asked)
    await until(evening, 1.1)
    assert len(letters(evening, asked)) == 1


async def test_a_missed_hour_is_made_up_for(evening: Evening) -> None:
    await begin(evening, "Ada", "Mira")
    asked = await evening.asked()
    await evening.stop_bot()
    now = datetime.fromtimestamp(evening.playground.clock.now(), ROME)
    late = (now + timedelta(days=1)).replace(hour=21)
    evening.playground.advance(late.timestamp() - now.timestamp())
    await evening.start_bot()
    await evening.calm()
    assert len(letters(evening, asked)) == 1


async def test_closed_direct_messages(evening: Evening) -> None:
    await begin(evening, "Ada", "Mira", tables=2)
    asked = await evening.asked()
    evening.person(asked).close_dms()
    await until(evening, 18.1)
    mine = [notice for notice in evening.notices() if evening.person(asked).mention in notice.text]
    assert mine
    assert [phrase("notice-door-closed") in notice.text for notice in mine] == [True] + [False] * (
        len(mine) - 1
    )
    await until(evening, 18.1)
    assert [notice for notice in evening.notices() if evening.person(asked).mention in notice.text] == mine
    person = await evening.bot.services.stores.people.person(evening.person(asked).id)
    assert person.preferences.delivery == "digest"
    evening.person(asked).close_dms(False)
    await until(evening, 18.1)
    digests = [one for one in letters(evening, asked) if phrase("digest-title") in one.text]
    assert len(digests) == 1


async def test_a_digest_that_did_not_get_through_is_sent_later(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.notices.delivery.notice_scheduler.UNREACHABLE_AGAIN", 0.05)
    await begin(evening, "Ada", "Mira")
    asked = await evening.asked()
    evening.playground.faults.fail_next(6, status=503, match="POST")
    await until(evening, 18.1)
    assert not letters(evening, asked)
    await evening.playground.until(lambda: len(letters(evening, asked)) == 1)


def test_a_clock_that_was_set_back_puts_no_digest_off() -> None:
    preferences = Preferences(delivery="digest", digest_hour=0)
    day = 86_400.0
    notice = Notice(1, 1, 1, 0, "turn", 1, 10.5 * day, "due")
    ahead = Person(1, preferences=preferences, digested_at=1000 * day)
    assert digest_at(ahead, [notice], 10.6 * day) == 11 * day


@pytest.mark.parametrize(
    ("day", "apart"),
    [("2026-10-24", 25), ("2026-03-28", 23)],
    ids=["the clocks go back", "the clocks go forward"],
)
@pytest.mark.parametrize("hour", [2, 18])
def test_the_digest_comes_once_in_each_day_of_the_wall_clock(day: str, apart: int, hour: int) -> None:
    preferences = Preferences(delivery="digest", digest_hour=hour, timezone="Europe/Rome")
    first = datetime.fromisoformat(day).replace(hour=hour, tzinfo=ROME).timestamp()
    notice = Notice(1, 1, 1, 0, "turn", 1, first - 7200, "due")
    person = Person(1, preferences=preferences, digested_at=first)
    second = digest_at(person, [notice], first + 60)
    if hour == 18:
        assert (second - first) / 3600 == apart
    assert first + 22 * 3600 < second <= first + 25 * 3600
    third = digest_at(Person(1, preferences=preferences, digested_at=second), [notice], second + 60)
    assert (third - first) / 3600 == 24 + apart

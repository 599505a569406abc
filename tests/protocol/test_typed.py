"""Times, durations, days and places that people type into forms: the answer repeats how they were
understood.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.features.clocks.rules.clocks import clock_of
from games.engine.text import Typed
from tests.protocol.agreeing import agree_on
from tests.protocol.evening import Evening, read, verb
from tests.protocol.strange_games import incidents
from tests.protocol.test_forms_again import options, own_time, time_page
from tests.protocol.test_me import fill, page, preferences
from tests.support.phrases import phrase, spoken

ROME = ZoneInfo("Europe/Rome")
OWN_CLOCK = ("reserve", "refill", "cap")


@pytest.mark.parametrize(
    ("values", "seconds", "said"),
    [
        (("1h30", "1h45", "2h15"), (90, 105, 135), ("1 h 30 min", "1 h 45 min", "2 h 15 min")),
        (
            ("a week", "an hour and a half", "2 weeks"),
            (10_080, 90, 20_160),
            ("7 days", "1 h 30 min", "14 days"),
        ),
        (
            ("Un giorno e mezzo", "mezz'ora", "2d12h"),
            (2_160, 30, 3_600),
            ("1 d 12 h", "30 minutes", "2 d 12 h"),
        ),
    ],
)
async def test_an_own_clock_as_people_write_it(
    evening: Evening, values: tuple[str, ...], seconds: tuple[int, ...], said: tuple[str, ...]
) -> None:
    await evening.open_table("Ada")
    panel = await evening.slash("Ada", "table options")
    await agree_on(evening, "Ada", panel, **dict(zip(OWN_CLOCK, values, strict=True)))
    clock = clock_of((await evening.table()).clock)
    assert clock is not None
    assert (clock.reserve, clock.refill, clock.cap) == tuple(minutes * 60 for minutes in seconds)
    reserve, refill, cap = said
    assert spoken("clock-own", reserve=reserve, refill=refill, cap=cap) in panel.text, (
        "it is said what was taken"
    )


async def test_a_length_that_is_half_understood_is_refused(evening: Evening) -> None:
    await evening.open_table("Ada")
    before = (await evening.table()).clock
    for typed in ("1h99", "1:30", "1.30 h", "2d12"):
        reply = await agree_on(evening, "Ada", reserve=typed, refill="1 h", cap="9 d")
        assert spoken("refused-no-such-duration", typed=Typed(typed)) in await read(reply)
    assert (await evening.table()).clock == before


async def test_a_start_as_people_write_it(evening: Evening) -> None:
    await evening.wish(evening.person("Ada").id, timezone="Europe/Rome")
    await evening.open_table("Ada")
    panel = await evening.slash("Ada", "table options")
    now = evening.playground.clock.now()
    tomorrow = datetime.fromtimestamp(now, ROME).date() + timedelta(1)
    at_eight = datetime(tomorrow.year, tomorrow.month, tomorrow.day, 20, tzinfo=ROME).timestamp()
    for typed, meant in (
        ("tomorrow at 8pm", at_eight),
        ("2 h", now + 7_200),
        ("domani sera alle 8", at_eight),
        (f"{tomorrow} 20:00", at_eight),
        (f"<t:{int(at_eight)}:R>", at_eight),
    ):
        await agree_on(evening, "Ada", panel, time=typed)
        assert (await evening.table()).starts_at == pytest.approx(meant, abs=60)
        told = f"<t:{int((await evening.table()).starts_at or 0)}:F>"
        assert told in panel.text, "it is said what was taken"
    for typed in ("1h30", "in an hour and a half"):
        before = evening.playground.clock.now()
        await agree_on(evening, "Ada", panel, time=typed)
        starts_at = (await evening.table()).starts_at
        assert starts_at is not None
        assert before - 1 <= starts_at - 5_400 <= evening.playground.clock.now()


async def test_a_start_that_is_unclear_is_refused_with_what_it_could_be(evening: Evening) -> None:
    await evening.open_table("Ada")
    for typed, sentence in (
        ("tomorrow", "refused-time-missing"),
        ("20:30 h", "refused-unclear-moment"),
        ("tomorrow at midnight", "refused-unclear-moment"),
        ("tomorrow 25:99", "refused-no-such-moment"),
    ):
        assert phrase(sentence) in await read(await agree_on(evening, "Ada", time=typed))
    assert (await evening.table()).starts_at is None


async def test_a_time_zone_is_repeated_with_its_time(evening: Evening) -> None:
    panel = await page(evening, "Ada", "time")
    for typed, stored, shown, hours in (
        ("GMT-5", "UTC-05:00", "UTC−5", -5),
        ("utc +5:30", "UTC+05:30", "UTC+5:30", 5.5),
        ("Etc/GMT-5", "UTC+05:00", "UTC+5", 5),
    ):
        before = evening.playground.clock.now()
        reply = await fill(evening, "Ada", panel, "me-timezone", zone=typed)
        moments = (before, evening.playground.clock.now())
        times = {f"{datetime.fromtimestamp(at + hours * 3_600, UTC):%H:%M}" for at in moments}
        assert (await preferences(evening, "Ada")).timezone == stored
        said = (await read(reply)) + panel.text
        assert any(spoken("zone-taken", typed=Typed(typed), zone=shown, time=time) in said for time in times)
        assert spoken("zone-fixed", zone=shown) in said
    await fill(evening, "Ada", panel, "me-timezone", zone="Rome")
    assert phrase("zone-fixed") not in panel.text


async def test_a_holiday_is_repeated_with_its_weekdays(evening: Evening) -> None:
    panel = await page(evening, "Ada", "time")
    today = datetime.fromtimestamp(evening.playground.clock.now(), UTC).date()
    first, last = today + timedelta(1), today + timedelta(7)
    await fill(evening, "Ada", panel, "me-holidays", first="tomorrow", last="in a week")
    assert (await preferences(evening, "Ada")).holidays == ((first.isoformat(), last.isoformat()),)
    for day in (first, last):
        assert f"{day:%A, %B} {day.day}, {day.year}" in panel.text
    await evening.press("Ada", panel, verb(panel, "me-remove"))
    assert phrase("me-holiday-noted") not in panel.text
    reply = await fill(evening, "Ada", panel, "me-holidays", first="03/04", last="05/06")
    assert phrase("refused-unclear-day") in await read(reply)


async def test_the_last_day_of_a_holiday_is_looked_for_from_the_first_on(evening: Evening) -> None:
    panel = await page(evening, "Ada", "time")
    today = datetime.fromtimestamp(evening.playground.clock.now(), UTC).date()
    first = today + timedelta(10)
    last = first + timedelta(4)
    await fill(evening, "Ada", panel, "me-holidays", first=first.isoformat(), last=f"{last:%A}")
    assert (await preferences(evening, "Ada")).holidays == ((first.isoformat(), last.isoformat()),)


async def test_an_offset_is_shown_as_it_can_be_typed(evening: Evening) -> None:
    panel = await page(evening, "Ada", "time")
    await fill(evening, "Ada", panel, "me-timezone", zone="UTC-3:30")
    await fill(evening, "Ada", panel, "me-quiet", start="22", end="8")
    assert spoken("me-quiet-heard", start="22:00", end="08:00", zone="UTC−3:30") in panel.text
    assert "UTC-03:30" not in panel.text
    opened = await evening.person("Ada").press(panel, verb(panel, "me-timezone"))
    assert opened.modal is not None
    [shown] = [str(part["value"]) for part in opened.modal.inputs.values()]
    assert shown == "UTC−3:30"
    await fill(evening, "Ada", panel, "me-timezone", zone=shown)
    assert (await preferences(evening, "Ada")).timezone == "UTC-03:30"


@pytest.mark.parametrize(
    "taker",
    [
        "me-timezone-set",
        "me-quiet-set",
        "me-holidays-set",
        "setup-quiet-set",
        "set:time=0",
        "set:who=0",
    ],
)
async def test_four_thousand_letters_are_refused_with_a_sentence(evening: Evening, taker: str) -> None:
    """Discord's client doesn't let people type that much, but anybody can send it."""
    opens, fields = FORGED[taker]
    panel = await opens(evening)
    mira = evening.person("Mira")
    for letters in ("x" * 4_000, "1h" * 2_000, "UTC+" * 1_000, "*" * 4_000):
        custom_id = f"test:0:0:{taker}:"
        if taker.startswith("set:"):
            custom_id = f"test:1:{(await evening.table()).revision}:{taker}"
        reply = await mira.submit_forged(panel, custom_id=custom_id, values=dict.fromkeys(fields, letters))
        await evening.calm()
        said = await read(reply)
        assert phrase("refused-error") not in said
        assert letters[:20] in said.replace("\\", "")
        assert "nothing changed" in said
        assert len(said) < 500
    assert not incidents(evening.settings.database)


FORGED = {
    "me-timezone-set": (own_time, ("zone",)),
    "me-quiet-set": (own_time, ("start", "end")),
    "me-holidays-set": (own_time, ("first", "last")),
    "setup-quiet-set": (time_page, ("start", "end", "timezone")),
    "set:time=0": (options, OWN_CLOCK),
    "set:who=0": (options, ("time",)),
}
"""Where to open each form, and its fields."""

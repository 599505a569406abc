"""Typed text is understood as people mean it, in each language, or refused, but never half understood."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.discord.presses.typed import (
    Reading,
    read_day,
    read_duration,
    read_moment,
    read_time,
    read_zone,
    zone_taken,
)
from bot.features.clocks.rules.calendar import zone
from bot.typed.days import Today, days_meant, spoken_day
from bot.typed.durations import find_duration
from bot.typed.moments import moments_meant
from bot.typed.offsets import offset_name, offset_of, zone_name
from bot.typed.times_of_day import minute_of_day
from bot.typed.zones import find_zone
from games.engine.game import Refused
from render.words import Words, locales, words_for
from tests.bot.typed import human_spellings as human
from tests.bot.typed.human_spellings import LANGUAGES, language_of
from tests.bot.typed.spellings.language import NOW, ROME, Language

Grammar = Callable[[Language], Iterable[tuple[str, Any]]]
Reader = Callable[[str, Language], Any]


def as_moment(typed: str, language: Language, *, day: str = "", now: datetime = NOW) -> datetime | None:
    """Return the moment that was read, if it is one."""
    found = moments_meant(day, typed, ROME, now.timestamp(), language.locale)
    return datetime.fromtimestamp(found[0], ZoneInfo(ROME)) if len(found) == 1 else None


def as_day(typed: str, language: Language) -> date | None:
    found = days_meant(typed, Today(NOW.date(), ZoneInfo(ROME), language.locale))
    return found[0] if len(found) == 1 else None


def as_offset(typed: str, _: Language) -> timedelta | None:
    """Return the UTC offset of the zone that was read, if it is one."""
    name = find_zone(typed)
    return NOW.astimezone(zone(name)).utcoffset() if name else None


KINDS: dict[str, tuple[Grammar, Reader]] = {
    "lengths": (human.lengths, lambda typed, language: find_duration(typed, language.locale)),
    "times": (human.times, lambda typed, language: minute_of_day(typed, language.locale)),
    "days": (human.days, as_day),
    "starts": (human.starts, as_moment),
    "zones": (human.zones, as_offset),
}


def spellings(language: Language) -> Iterator[tuple[str, str, Any]]:
    """Yield each kind with a spelling and its meaning."""
    for kind, (grammar, _) in KINDS.items():
        yield from ((kind, typed, meant) for typed, meant in grammar(language))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES, ids=[one.locale for one in LANGUAGES])
def test_every_spelling_means_what_people_mean(kind: str, language: Language) -> None:
    grammar, reader = KINDS[kind]
    wrong = {
        typed: (read, meant)
        for typed, meant in grammar(language)
        if (read := reader(typed, language)) != meant
    }
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES, ids=[one.locale for one in LANGUAGES])
def test_a_day_is_read_as_the_bot_writes_it(language: Language) -> None:
    for day in (date(2026, 12, 24), date(2027, 4, 1), date(2027, 8, 3)):
        assert as_day(spoken_day(day, language.locale), language) == day


def test_the_grammar_has_hundreds_of_spellings_of_each_language() -> None:
    for language in LANGUAGES:
        assert len({(kind, typed) for kind, typed, _ in spellings(language)}) >= 400


DISGUISES: tuple[Callable[[str], str], ...] = (
    str.upper,
    lambda typed: f"  {typed}\t",
    lambda typed: typed.replace(" ", "\N{NO-BREAK SPACE}"),
    lambda typed: typed.replace(" ", "\N{NARROW NO-BREAK SPACE}"),
    lambda typed: typed.replace(" ", "   "),
    lambda typed: typed.replace("'", "’"),
    lambda typed: typed.replace("-", "\N{MINUS SIGN}"),
    lambda typed: typed.replace("-", "\N{NON-BREAKING HYPHEN}"),
    lambda typed: "".join(
        chr(ord(one) + 0xFEE0) if one.isascii() and one.isdigit() else one for one in typed
    ),
    lambda typed: unicodedata.normalize("NFD", typed),
    lambda typed: f"\N{LEFT-TO-RIGHT MARK}{typed}\N{ZERO WIDTH SPACE}",
)
ALL = {language.locale: sorted(spellings(language), key=lambda one: one[:2]) for language in LANGUAGES}


@given(st.sampled_from(LANGUAGES), st.data())
def test_a_disguise_changes_no_meaning(language: Language, data: st.DataObject) -> None:
    kind, typed, meant = data.draw(st.sampled_from(ALL[language.locale]))
    disguise = data.draw(st.sampled_from(DISGUISES))
    assert KINDS[kind][1](disguise(typed), language) == meant


@given(st.sampled_from(LANGUAGES), st.data())
def test_what_is_added_is_not_overlooked(language: Language, data: st.DataObject) -> None:
    """The whole text counts: adding something unknown makes it invalid instead of being ignored."""
    kind, typed, _ = data.draw(st.sampled_from(ALL[language.locale]))
    added = data.draw(st.sampled_from(["x", "?", "or so", "xyz", "😀", "9:99", "not", "%", "#"]))
    reader = KINDS[kind][1]
    assert reader(f"{typed} {added}", language) is None
    assert reader(f"{added} {typed}", language) is None


UNCLEAR_LENGTHS = [
    "1.5h30", "½h30", "2.5 hours and a half", "1.500 h",
    "", "soon", "30", "1:30", "1h99", "1:75 h", "-1h", "1e9 days", "1.30 h", "a while", "1h 1h", "2d12",
    "11/2 h", "2³ h", "1..5 h", "1,2,3 h", "am", "pm", "h", "1 month", "two or three hours", "½",
    "1h30 20 min", "0x10 h", "1 30 h", "∞ h",
]  # fmt: skip
UNCLEAR_TIMES = [
    "", "soon", "25:99", "24:01", "22:60", "13 pm", "0 am", "12 in the morning", "1 in the evening",
    "6 at night", "half eight", "twenty five", "quarter to 1", "8-ish", "8 or 9", "1h99", "99", "8:3",
    "8:300", "-8", "8³",
]  # fmt: skip
UNCLEAR_DAYS = [
    "", "someday", "31/02", "31.02.2027", "29.2.2027", "24", "next week", "next Friday",
    "Friday 24 December", "12.24.", "26-12-24", "3-4", "0/0", "2026-13-01", "Mon Tue", "24 Foo",
    "2 weeks", "1e9 days", "in 99999 weeks", "tomorrow evening", "<t:99999999999999>", "<t:1:R", "<t:-1>",
    "in 2 hours",
]  # fmt: skip
UNCLEAR_STARTS = [
    "", "soon", "tomorrow", "tonight", "next Monday", "Friday", "24/12", "Dec 24 2026", "8h30", "1:30 h",
    "20:30 h", "next Friday 20:00", "Friday midnight", "tomorrow night at 1", "9 Friday", "8 or 9",
    "20:00 - 22:00", "20:00 -05:00", "8.12 9.10", "tonight at noon", "tonight at 7 am",
    "Friday 24 December 20:00", "31/02 20:00", "25:99", "tomorrow 25:99", "<t:99999999999999>",
    "1e9 days", "-1h", "8 CST", "tomorrow tomorrow 8", "2026-06-24T25:00",
]  # fmt: skip
UNCLEAR_ZONES = [
    "", "Atlantis", "UTC+99", "GMT+0:75", "UTC+14:15", "UTC-12:30", "UTC+5:7", "UTC+", "GMT-", "UTC 5",
    "GMT5", "+99", "CST", "IST", "-1x", "Etc/GMT-99", "UTC+2 Rome", "../../etc/passwd", "😀", "C",
    "UTC+1:00:00",
]  # fmt: skip
UNCLEAR = {
    "lengths": UNCLEAR_LENGTHS,
    "times": UNCLEAR_TIMES,
    "days": UNCLEAR_DAYS,
    "starts": UNCLEAR_STARTS,
    "zones": UNCLEAR_ZONES,
}


@pytest.mark.parametrize("kind", UNCLEAR)
def test_what_is_unclear_is_not_guessed(kind: str) -> None:
    [english] = [one for one in LANGUAGES if one.locale == "en"]
    taken = {typed: read for typed in UNCLEAR[kind] if (read := KINDS[kind][1](typed, english)) is not None}
    assert not taken


HOSTILE = [
    "", " ", "x" * 4_000, "1" * 4_000, "1h" * 2_000, "9" * 100, "a " * 50, "1 " * 50, "1h, " * 25,
    "half " * 20, "the " * 25, "+" * 100, "-" * 4_000, "UTC+" * 25, "tomorrow " * 11, "8 alle " * 14,
    "1/" * 50, "a.b." * 25, "(" * 100, "\\" * 100, "\x00", "\ud800", "😀" * 50, "**_`~|",
    "<t:99999999999999>", "1e9 days", "25:99", "UTC+99", "GMT+0:75", "0001-01-01T00:00",
    "9999-12-31T23:59-23:59", "9999-12-31 24:00", "0000-00-00", "²³", "@everyone",
]  # fmt: skip


PIECES = [
    "8", "20:30", "1h30", "tomorrow", "at", "venerdì", "alle", "24/12", "in", "2", "days", "half", "past",
    "next", "UTC+2", "an", "hour", "e", "mezza", "tonight", "midnight", "24:00", "-", "the", "5th", "mar",
    "2999-12-31", "week", "EST", "<t:1>",
]  # fmt: skip


@pytest.mark.parametrize("locale", locales())
def test_hostile_texts_are_refused_at_once_with_a_sentence_that_says_what_works(locale: str) -> None:
    words = words_for(locale)
    reading = Reading(words, ROME, NOW.timestamp())
    works_as_zone = {"de": "Berlin", "fr": "Paris", "nl": "Amsterdam", "pl": "Warszawa", "pt-BR": "São Paulo"}
    readers: dict[str, tuple[Callable[[str], Any], str]] = {
        "length": (lambda typed: read_duration(typed, words), {"nl": "1u30"}.get(locale, "1h30")),
        "time": (lambda typed: read_time(typed, reading), "22:00"),
        "day": (lambda typed: read_day(typed, reading), "2026-12-24"),
        "start": (lambda typed: read_moment("", typed, reading), "20:30"),
        "start with a day": (lambda typed: read_moment("tomorrow", typed, reading), "20:30"),
        "zone": (read_zone, works_as_zone.get(locale, "Rom")),
    }
    for kind, (reader, works) in readers.items():
        refusal(reader, "not yet, but in Atlantis", words)  # caches that are filled once take longer
        for typed in HOSTILE:
            began = time.thread_time()
            sentence = refusal(reader, typed, words)
            assert time.thread_time() - began < 5, (kind, typed[:20])
            assert sentence is None or works in sentence or sentence == words("refused-start-past"), kind
            assert sentence is None or len(sentence) < 300
            assert sentence is not None or typed.startswith("9999-12-31T"), (kind, typed[:20])


def refusal(reader: Callable[[str], Any], typed: str, words: Words) -> str | None:
    """Return the sentence that refuses ``typed``, if it is refused."""
    try:
        reader(typed)
    except Refused as why:
        return words.say(why.text)
    return None


@given(st.text(max_size=30) | st.lists(st.sampled_from(PIECES), max_size=7).map(" ".join))
def test_whatever_is_typed_is_read_or_refused(typed: str) -> None:
    for language in LANGUAGES:
        for _, reader in KINDS.values():
            reader(typed, language)
        for moment in moments_meant(typed, "8", ROME, NOW.timestamp(), language.locale):
            assert isinstance(moment, float)


@pytest.mark.parametrize(
    ("now", "typed", "shown"),
    [
        ("2026-03-28T15:00+01:00", "tomorrow 02:30", "2026-03-29T03:30+02:00"),
        ("2026-03-28T15:00+01:00", "domani alle 2:30", "2026-03-29T03:30+02:00"),
        ("2026-03-29T01:00+01:00", "02:30", "2026-03-29T03:30+02:00"),
        ("2026-03-28T15:00+01:00", "tomorrow 20:00", "2026-03-29T20:00+02:00"),
        ("2026-03-28T15:00+01:00", "in 24 hours", "2026-03-29T16:00+02:00"),
        ("2026-10-24T15:00+02:00", "tomorrow 02:30", "2026-10-25T02:30+02:00"),
        ("2026-10-25T02:45+02:00", "02:30", "2026-10-25T02:30+01:00"),
        ("2026-10-25T02:45+01:00", "02:30", "2026-10-26T02:30+01:00"),
        ("2026-10-25T02:45+02:00", "today 02:30", "2026-10-25T02:30+01:00"),
        ("2026-10-24T15:00+02:00", "tomorrow 20:00", "2026-10-25T20:00+01:00"),
        ("2026-10-24T15:00+02:00", "in 24 hours", "2026-10-25T14:00+01:00"),
    ],
)
def test_a_start_exists_when_clocks_change(now: str, typed: str, shown: str) -> None:
    moment = as_moment(typed, LANGUAGES[0], now=datetime.fromisoformat(now))
    assert moment is not None
    assert moment.isoformat(timespec="minutes") == shown
    assert moment.astimezone(UTC).astimezone(ZoneInfo(ROME)) == moment


def test_day_and_time_are_read_together() -> None:
    english, italian = language_of("en"), language_of("it")
    for day, typed, language in (
        ("Friday", "8 pm", english),
        ("Friday evening", "8", english),
        ("5/6", "20:00", italian),
        ("5 June", "20:00 CET", english),
        ("venerdì", "le 8 di sera", italian),
    ):
        moment = as_moment(typed, language, day=day)
        assert moment is not None
        assert moment == datetime(2026, 6, 5, 20, tzinfo=ZoneInfo(ROME))
    assert as_moment("tomorrow 8 pm", english, day="Friday") is None, "two days"
    assert as_moment("2 h", english, day="Friday") is not None, "with a day, that is a time"


def test_the_order_of_day_and_month_is_refused_unless_the_language_settles_it() -> None:
    words = words_for("en")
    with pytest.raises(Refused) as why:
        read_day("03/04", Reading(words, ROME, NOW.timestamp()))
    sentence = words.say(why.value.text)
    assert "March 4, 2027" in sentence
    assert "April 3, 2027" in sentence
    assert read_day("03/04", Reading(words_for("it"), ROME, NOW.timestamp())) == date(2027, 4, 3)


def test_the_last_day_of_a_holiday_is_counted_from_its_first() -> None:
    reading = Reading(words_for("en"), ROME, NOW.timestamp())
    first = read_day("Dec 24", reading)
    since = replace(reading, since=first)
    assert read_day("Jan 6", since) == date(2027, 1, 6)
    assert read_day("Sunday", since) == date(2026, 12, 27)
    assert read_day("tomorrow", since) == date(2026, 6, 4)
    past = replace(reading, since=date(2020, 12, 24))
    assert read_day("Sunday", past) == read_day("Sunday", reading) == date(2026, 6, 7)


def test_an_offset_is_a_zone_like_any_other() -> None:
    for minutes in range(-12 * 60, 14 * 60 + 1, 15):
        name = offset_name(minutes)
        assert (offset_of(name) or 0) == minutes
        assert find_zone(name) == find_zone(zone_name(name)) == name
        assert NOW.astimezone(zone(name)).utcoffset() == timedelta(minutes=minutes)
        assert "Etc" not in zone_name(name)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("GMT-5", "UTC−5, where it’s 08:00"),
        ("Etc/GMT-5", "UTC+5, where it’s 18:00"),
        ("utc+5:30", "UTC+5:30, where it’s 18:30"),
        ("Boston", "America/New_York, where it’s 09:00"),
        ("Europe/Rome", "Europe/Rome, where it’s 15:00"),
    ],
)
def test_the_answer_repeats_the_zone_and_its_time(typed: str, shown: str) -> None:
    words = words_for("en")
    said = zone_taken(typed, words, NOW.timestamp())
    assert shown in said
    name = zone_name(read_zone(typed))
    assert (words("zone-fixed", zone=name) in said) is ("UTC" in shown), "only an offset never changes"

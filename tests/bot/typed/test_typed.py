"""Times, durations and places are read in every form in which people write them."""

from __future__ import annotations

from collections.abc import Callable
from zoneinfo import available_timezones

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.typed.durations import duration_text, find_duration
from bot.typed.times_of_day import DAY, clock_time, minute_of_day
from bot.typed.words import typed_words
from bot.typed.zones import _zones, find_zone, is_spelled_out, places, similar_zones
from render.words import locales, words_for

MINUTES = st.integers(0, DAY - 1)


def listed(locale: str, key: str) -> list[str]:
    """Return the words of one language under ``key``."""
    return [word.strip() for word in words_for(locale)(key).split("|")]


@given(MINUTES)
def test_what_clocks_show_is_read_back(minute: int) -> None:
    assert minute_of_day(clock_time(minute)) == minute


@given(
    MINUTES,
    st.sampled_from([":", ".", "h", " h ", ",", " ", " : ", ""]),
    st.sampled_from(sorted({"", *typed_words("typed-before")})),
    st.sampled_from([str.lower, str.upper, str.title]),
)
def test_a_time_of_24_hours_is_read_in_every_form(
    minute: int, between: str, before: str, cased: Callable[[str], str]
) -> None:
    written = f"{before} {minute // 60:02}{between}{minute % 60:02}"
    assert minute_of_day(cased(written)) == minute


@given(MINUTES, st.sampled_from([":", ".", ""]), st.sampled_from(locales()), st.data())
def test_a_time_of_12_hours_is_read_in_every_form(
    minute: int, between: str, locale: str, data: st.DataObject
) -> None:
    hour, past = minute // 60, minute % 60
    half = listed(locale, "typed-pm" if hour >= 12 else "typed-am")
    blank, word = data.draw(st.sampled_from(["", " "])), data.draw(st.sampled_from(half))
    shown = f"{(hour - 1) % 12 + 1}{between}{past:02}"
    assert minute_of_day(f"{shown}{blank}{word}") == minute
    if past == 0:
        assert minute_of_day(f"{(hour - 1) % 12 + 1}{blank}{word.upper()}") == minute


@pytest.mark.parametrize("locale", locales())
def test_noon_and_midnight_have_their_words(locale: str) -> None:
    assert {minute_of_day(word) for word in listed(locale, "typed-noon")} == {12 * 60}
    assert {minute_of_day(word) for word in listed(locale, "typed-midnight")} == {0}


@given(st.text(max_size=20))
def test_whatever_is_typed_is_a_time_or_none(text: str) -> None:
    assert minute_of_day(text) in {None, *range(DAY)}
    assert (find_duration(text, "en") or 0) >= 0


@given(st.integers(0, 9_999), st.sampled_from(locales()))
def test_a_length_that_is_shown_is_read_back(minutes: int, locale: str) -> None:
    assert find_duration(words_for(locale).say(duration_text(minutes * 60)), locale) == minutes * 60


def test_no_unit_means_two_things() -> None:
    units = [typed_words(f"typed-{unit}") for unit in ("minutes", "hours", "days", "weeks", "fortnights")]
    assert sum(map(len, units)) == len(frozenset().union(*units))


def test_all_zones_of_the_table_are_there() -> None:
    table = places()
    named = {
        *table.places,
        *table.abbreviations.values(),
        *(z for found in table.unclear.values() for z in found),
    }
    assert named <= available_timezones()
    once = [name for names in table.places.values() for name in names]
    once += [*table.abbreviations, *table.unclear]
    assert len(once) == len(set(once)), "a name means one thing"


def test_every_zone_that_is_taken_is_read_back() -> None:
    taken = {zone for name in _zones() if (zone := find_zone(name))}
    assert len(taken) > 400
    for zone in taken:
        assert find_zone(zone) == zone
        assert is_spelled_out(zone, zone)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Boston", "America/New_York"),
        ("NYC", "America/New_York"),
        ("new york", "America/New_York"),
        ("New Yo", "America/New_York"),
        ("los  angeles", "America/Los_Angeles"),
        ("Los Ang", "America/Los_Angeles"),
        ("Milano", "Europe/Rome"),
        ("Rom", "Europe/Rome"),
        ("roma", "Europe/Rome"),
        ("Italia", "Europe/Rome"),
        ("UK", "Europe/London"),
        ("U.K.", "Europe/London"),
        ("Londra", "Europe/London"),
        ("Zürich", "Europe/Zurich"),
        ("zurigo", "Europe/Zurich"),
        ("São Paulo", "America/Sao_Paulo"),
        ("Buenos Aires", "America/Argentina/Buenos_Aires"),
        ("PST", "America/Los_Angeles"),
        ("EST", "America/New_York"),
        ("CET", "CET"),
        ("America/New_York", "America/New_York"),
    ],
)
def test_places_are_found_as_people_call_them(typed: str, zone: str) -> None:
    assert find_zone(typed) == zone


def test_what_is_not_clear_is_suggested_and_not_guessed() -> None:
    for typed in ("CST", "IST", "Georgia", "san", "New"):
        assert find_zone(typed) is None
        assert len(similar_zones(typed)) > 1
    assert similar_zones("Boston MA") == ["America/New_York"]
    assert similar_zones("Rme")[0] == "Europe/Rome"
    assert "Antarctica/Vostok" not in similar_zones("Bostonn")
    assert find_zone("") is None
    assert similar_zones("") == []

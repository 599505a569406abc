"""Names of days and months are read in all languages at once, as their speakers write them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.typed import days
from bot.typed.days import Today, days_meant

TODAY = Today(date(2026, 6, 3), ZoneInfo("UTC"), "en")
MONDAY = date(2026, 6, 8)
WEEKDAYS = {
    "de": "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
    "fr": "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "es": "lunes martes miércoles jueves viernes sábado domingo",
    "pl": "poniedziałek wtorek środę czwartek piątek sobotę niedzielę",
    "pt-BR": "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo",
    "nl": "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
}
MONTHS = {
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "pl": "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października "
    "listopada grudnia",
    "pt-BR": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "nl": "januari februari maart april mei juni juli augustus september oktober november december",
}
AMBIGUOUS = "jui"
"""The common beginning of two French months."""


@pytest.fixture(autouse=True)
def eight_languages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(days, "locales", lambda: ("en", "it", *WEEKDAYS))
    days._names.cache_clear()
    yield
    days._names.cache_clear()


@pytest.mark.parametrize("locale", WEEKDAYS)
def test_a_weekday_is_read_whole_short_and_without_accents(locale: str) -> None:
    for number, name in enumerate(WEEKDAYS[locale].split()):
        day = MONDAY + timedelta(number - 7 * (number >= 2))
        for typed in (name, name.upper(), name.replace("-", " "), name.partition("-")[0], name[:3]):
            assert days_meant(typed, TODAY) == (day,), typed
    assert days_meant("sroda", TODAY) == days_meant("środa", TODAY) == (TODAY.day,)


@pytest.mark.parametrize("locale", MONTHS)
def test_a_month_is_read_whole_and_short(locale: str) -> None:
    for number, name in enumerate(MONTHS[locale].split(), 1):
        for typed in (name, name.upper(), name[:3]):
            if typed.lower() != AMBIGUOUS:
                assert days_meant(f"24 {typed} 2027", TODAY) == (date(2027, number, 24),), typed
    assert days_meant("24 październik 2027", TODAY) == (date(2027, 10, 24),)


def test_a_weekday_and_a_date_are_read_together() -> None:
    for typed in ("sexta-feira, 5 junho", "piątek 5 czerwca", "Freitag, 5. Juni", "vrijdag 5 juni"):
        assert days_meant(typed, TODAY) == (date(2026, 6, 5),), typed
    assert days_meant("quinta-feira 5 junho", TODAY) == ()


def test_what_begins_two_names_is_unclear() -> None:
    assert len(days_meant(f"24 {AMBIGUOUS} 2027", TODAY)) == 2

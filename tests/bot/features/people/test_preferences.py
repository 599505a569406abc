"""A person's declared settings: every offered value can be read back, and nothing else is accepted."""

from __future__ import annotations

from datetime import date
from typing import Any, get_args

import pytest

from bot.features.clocks.rules.clocks import PRESETS
from bot.features.clocks.rules.days_off import MOST_WEEKDAYS, calendar_of
from bot.features.lobby.rules.rhythm import rhythm_at
from bot.features.people.rules.people import Delivery, Preferences
from bot.features.people.rules.preferences import PAGES, PREFERENCES, SETTINGS, Personal, quiet_hours
from bot.features.servers.rules.settings import GuildSettings
from bot.table.setting import Form, Link, Menu, Setting, Switch
from games.engine.game import Refused

TODAY = date(2026, 6, 1)
NIGHT = (22 * 60, 8 * 60)
HOLIDAYS = (("2026-07-01", "2026-07-05"), ("2026-08-01", "2026-08-01"))
MENUS = [setting for setting in SETTINGS if isinstance(setting.kind, Menu)]
SWITCHES = [setting for setting in SETTINGS if isinstance(setting.kind, Switch)]
FORMS = [setting for setting in SETTINGS if isinstance(setting.kind, Form)]
HOSTILE = ("", " ", "0x10", "²", "-1", "99", "None", "true", "direct ", "x" * 90)


def name_of(setting: Setting[Personal]) -> str:
    return setting.name


def owner(**preferences: Any) -> Personal:
    return Personal(Preferences(**preferences), TODAY, 30)


def test_every_preference_is_declared_once() -> None:
    declared = [setting.name for setting in SETTINGS if not isinstance(setting.kind, Link)]
    assert sorted(declared) == sorted(Preferences.__struct_fields__)
    assert {setting.page for setting in SETTINGS} == {*PAGES}
    assert all(PREFERENCES.setting(setting.name) is setting for setting in SETTINGS)


@pytest.mark.parametrize("setting", MENUS, ids=name_of)
def test_whatever_a_menu_offers_is_read_back(setting: Setting[Personal]) -> None:
    menu = setting.kind
    assert isinstance(menu, Menu)
    for option in menu.options():
        value = menu.read([option.id])
        assert value == (option.value if menu.most is None else (option.value,))
        assert menu.ids(value) == [option.id]
    default = getattr(Preferences(), setting.name)
    assert default is None or len(menu.ids(default)) == (menu.most is None), "the default is on offer"


@pytest.mark.parametrize("setting", MENUS, ids=name_of)
def test_a_menu_takes_nothing_it_does_not_offer(setting: Setting[Personal]) -> None:
    menu = setting.kind
    assert isinstance(menu, Menu)
    ids = [option.id for option in menu.options()]
    too_many = ids[: (menu.most or 1) + 1]
    for forged in [[hostile] for hostile in HOSTILE] + [[ids[0], "x"], too_many]:
        with pytest.raises(Refused):
            menu.read(forged)
    if menu.most is None:
        with pytest.raises(Refused):
            menu.read([])


@pytest.mark.parametrize("setting", SWITCHES, ids=name_of)
def test_a_switch_takes_nothing_but_on_and_off(setting: Setting[Personal]) -> None:
    switch = setting.kind
    assert isinstance(switch, Switch)
    assert [switch.read(pressed) for pressed in ("on", "off")] == [True, False]
    for forged in (*HOSTILE, "On", "yes"):
        with pytest.raises(Refused):
            switch.read(forged)


@pytest.mark.parametrize("setting", FORMS, ids=name_of)
def test_only_what_is_there_can_be_removed(setting: Setting[Personal]) -> None:
    form, full = setting.kind, owner(quiet=NIGHT, holidays=HOLIDAYS)
    assert isinstance(form, Form)
    for forged in (*HOSTILE, "2026-07-01=2026-07-04"):
        with pytest.raises(Refused):
            form.removed(full, [forged])
    assert not form.removable(owner())
    for part in form.removable(full):
        left = form.removed(full, [part.id])
        assert left is None or left == tuple(span for span in HOLIDAYS if span != part.value)


@pytest.mark.parametrize(
    ("start", "end"), [(22 * 60, 8 * 60), (0, 16 * 60), (60, 0 + 61), (23 * 60 + 59, 15 * 60 + 59)]
)
def test_quiet_hours_last_up_to_sixteen_hours(start: int, end: int) -> None:
    assert quiet_hours(start, end) == (start, end)


@pytest.mark.parametrize(
    ("start", "end", "why"),
    [
        (600, 600, "own-quiet-empty"),
        (0, 0, "own-quiet-empty"),
        (0, 16 * 60 + 1, "own-quiet-too-long"),
        (60, 0, "own-quiet-too-long"),
        (22 * 60, 21 * 60, "own-quiet-too-long"),
    ],
)
def test_quiet_hours_leave_time_to_be_reached(start: int, end: int, why: str) -> None:
    with pytest.raises(Refused) as refusal:
        quiet_hours(start, end)
    assert refusal.value.text.key == f"refused-{why}"


def test_ones_own_quiet_hours_stop_no_clock() -> None:
    assert calendar_of(Preferences(quiet=NIGHT), GuildSettings()).quiet is None


@pytest.mark.parametrize("days_off", [0, 5, 90])
def test_no_stored_value_stops_clocks_on_more_days_of_the_week(days_off: int) -> None:
    settings = GuildSettings(days_off=days_off)
    assert calendar_of(Preferences(weekend=(0, 1, 2, 3, 4, 5)), settings).weekend == (0, 1, 2)
    assert calendar_of(Preferences(weekend=(6, 6, 6, 5, 4, 3)), settings).weekend == (3, 4, 5)
    assert calendar_of(Preferences(weekend=(5, 6)), settings).weekend == (5, 6)
    [weekend] = [setting for setting in MENUS if setting.name == "weekend"]
    assert isinstance(weekend.kind, Menu)
    assert len(weekend.kind.ids((0, 1, 2, 3, 4, 5))) == MOST_WEEKDAYS


@pytest.mark.parametrize("clock", [*PRESETS, "own 86399 0 86400", "own 86401 0 90000"])
@pytest.mark.parametrize("delivery", get_args(Delivery))
def test_who_hears_of_a_turn_too_late(delivery: Delivery, clock: str) -> None:
    short = clock in {"live", "day", "own 86399 0 86400"}
    late = {"digest": "daily" if short else None, "none": None if clock == "none" else "never"}
    assert rhythm_at(delivery, clock) == late.get(delivery)

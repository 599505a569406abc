"""Presses of a person on what they asked for, and on their data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date, datetime
from typing import Any, get_args

import msgspec

from bot.delivery.message_sender import ClosedDoor
from bot.domain.calendar import zone as zone_of
from bot.domain.days import find_day
from bot.domain.days_off import allowance, back_at, takes_more, with_holiday, without_holidays
from bot.domain.people import Delivery, Person
from bot.domain.refusals import refused
from bot.panels.custom_ids import CustomId
from bot.panels.me import (
    AIM,
    COACH,
    OWN_LANGUAGE,
    REMINDER_HOURS,
    confirm_delete,
    exported,
    holiday_form,
    me_panel,
    trial_letter,
    zone_form,
)
from bot.panels.reading import sentence
from bot.presses.handler import Handlers
from bot.presses.typed import read_zone, zone_taken
from bot.responder import Responder
from bot.services import Services
from render.words import locales

_SWITCHES: Mapping[str, tuple[Any, Any]] = {
    **dict.fromkeys(("early", "confirm", "rated"), (False, True)),
    "picture": ("wide", "tall"),
}
"""What each switch of the panel sets when it is turned off, and on."""
_EXPORT = 4.0
"""Seconds that exporting what is kept about somebody is taken for: it reads every table."""
_LETTERS = ("direct", "both", "digest")


async def panel(services: Services, responder: Responder, press: CustomId) -> None:
    """Show everything the presser asked for."""
    await _show(services, responder)


async def pick(services: Services, responder: Responder, press: CustomId) -> None:
    """Set a wish to what was picked in its menu."""
    if press.argument == "delivery":
        await _deliver(services, responder, responder.picked)
        return
    if press.argument == "hand":
        await _change(services, responder, _hand(responder.picked))
        return
    read = _PICKED.get(press.argument)
    if read is None:
        raise refused("no-such-wish")
    await _change(services, responder, {press.argument: read(responder.picked)})


async def switch(services: Services, responder: Responder, press: CustomId) -> None:
    """Turn a wish on or off."""
    wish, _, value = press.argument.partition("=")
    if wish not in _SWITCHES or value not in {"true", "false"}:
        raise refused("no-such-wish")
    await _change(services, responder, {wish: _SWITCHES[wish][value == "true"]})


async def zone(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form for the time zone."""
    person = await services.people.person(responder.interaction.user.id)
    await responder.open(zone_form(person.preferences, responder.words))


async def set_zone(services: Services, responder: Responder, press: CustomId) -> None:
    """Set the time zone that was filled in."""
    typed = "".join(responder.filled.get("zone", ()))
    note = zone_taken(typed, responder.words)
    await _change(services, responder, {"timezone": read_zone(typed)}, note)


async def away(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form for a holiday."""
    await responder.open(holiday_form(responder.words))


async def set_away(services: Services, responder: Responder, press: CustomId) -> None:
    """Note the holiday that was filled in, if so many days are left."""
    days = [find_day("".join(responder.filled.get(field, ()))) for field in ("first", "last")]
    first, last = days
    if first is None or last is None:
        raise refused("no-such-day")
    person = await services.people.person(responder.interaction.user.id)
    preferences, today = person.preferences, _today(services, person)
    budget = await services.days_off.budget(person.person, responder.interaction.guild_id)
    holidays = with_holiday(preferences.holidays, first, last, today, budget)
    await _change(services, responder, {"holidays": holidays})


async def drop_away(services: Services, responder: Responder, press: CustomId) -> None:
    """Remove the holiday that was picked."""
    person = await services.people.person(responder.interaction.user.id)
    holidays = person.preferences.holidays
    gone = {span for span in holidays if "=".join(span) in responder.picked}
    left = without_holidays(holidays, gone, _today(services, person))
    await _change(services, responder, {"holidays": left})


async def export(services: Services, responder: Responder, press: CustomId) -> None:
    """Hand over all that is kept about the presser as one file."""
    interaction = responder.interaction
    with services.budgets.costly(interaction.user.id, _EXPORT, interaction.guild_id):
        found = await services.privacy.everything(
            interaction.user.id, _names(responder), interaction.guild_id
        )
        data = msgspec.json.format(msgspec.json.encode(found), indent=1)
    await responder.show(exported((f"tavolata-{interaction.user.id}.json", data), responder.words))


async def delete(services: Services, responder: Responder, press: CustomId) -> None:
    """Say what forgetting the presser will do, and ask whether to do it."""
    involved = await services.privacy.involved(responder.interaction.user.id)
    await responder.show(confirm_delete(involved, responder.words))


async def delete_confirmed(services: Services, responder: Responder, press: CustomId) -> None:
    """Forget the presser."""
    interaction = responder.interaction
    await services.privacy.forget(interaction.user.id, _names(responder), interaction.guild_id)
    services.drafts.forget(interaction.user.id)
    await responder.show(sentence(responder.words("me-delete-done")))


async def _deliver(services: Services, responder: Responder, picked: list[str]) -> None:
    """Change how the presser is notified; a direct message has to arrive before they are chosen."""
    [delivery] = picked if len(picked) == 1 else [""]
    if delivery not in get_args(Delivery):
        raise refused("no-such-wish")
    if delivery not in _LETTERS:
        await _change(services, responder, {"delivery": delivery})
        return
    person = responder.interaction.user.id
    drawn = await services.panel_renderer.ready(trial_letter(responder.words), responder.words)
    try:
        await services.publisher.message_sender.write_to(person, drawn, f"d{responder.interaction.id}")
    except ClosedDoor:
        raise refused("door-closed") from None
    locale = responder.interaction.locale.value
    await services.people.revise(
        person, lambda known: msgspec.structs.replace(known, locale=locale, shut_out=False)
    )
    await _change(services, responder, {"delivery": delivery}, responder.words("me-letter-sent"))


async def _change(
    services: Services, responder: Responder, preferences: dict[str, Any], note: str = ""
) -> None:
    now = services.service.now()
    before = (await services.people.person(responder.interaction.user.id)).preferences

    def revision(person: Person) -> Person:
        # An hour that is past already when it is chosen brings no digest before tomorrow.
        chosen = preferences.keys() & {"delivery", "digest_hour", "timezone"}
        revised = msgspec.structs.replace(person.preferences, **preferences)
        digested_at = now if chosen else person.digested_at
        return msgspec.structs.replace(person, preferences=revised, digested_at=digested_at)

    person = await services.people.revise(responder.interaction.user.id, revision)
    said = [note] if note else []
    if preferences.keys() & {"timezone", "weekend", "holidays"}:
        if back_at(before, now) != back_at(person.preferences, now):
            await services.days_off.show_anew(person.person)
        await services.days_off.recount(person.person)
        running = await services.days_off.running(person.person)
        if running and takes_more(before, person.preferences):
            tables = ", ".join(f"#{table}" for table in running)
            said.append(responder.words("me-days-later", tables=tables, count=len(running)))
    await responder.learn_language()
    await _show(services, responder, "\n".join(said))


async def _show(services: Services, responder: Responder, note: str = "") -> None:
    person = await services.people.person(responder.interaction.user.id)
    preferences, today = person.preferences, _today(services, person)
    budget = await services.days_off.budget(person.person, responder.interaction.guild_id)
    left = allowance(preferences.holidays, today.year, budget)
    await responder.show(me_panel(preferences, responder.words, today, left, note or None))


def _today(services: Services, person: Person) -> date:
    """Return which day it is where ``person`` lives."""
    return datetime.fromtimestamp(services.service.now(), zone_of(person.preferences.timezone)).date()


def _names(responder: Responder) -> set[str]:
    user = responder.interaction.user
    return {user.display_name, user.global_name or "", user.name}


def _hand(picked: list[str]) -> dict[str, bool]:
    if not set(picked) <= {COACH, AIM}:
        raise refused("no-such-wish")
    return {"coach": COACH in picked, "compact": AIM not in picked}


def _language(picked: list[str]) -> str | None:
    [language] = picked if len(picked) == 1 else [""]
    if language not in {OWN_LANGUAGE, *locales()}:
        raise refused("no-such-wish")
    return None if language == OWN_LANGUAGE else language


def _number_in(allowed: Callable[[int], bool]) -> Callable[[list[str]], int]:
    def read(picked: list[str]) -> int:
        if len(picked) != 1 or not picked[0].isdecimal() or not allowed(int(picked[0])):
            raise refused("no-such-wish")
        return int(picked[0])

    return read


def _weekdays(picked: list[str]) -> tuple[int, ...]:
    if any(day not in "0123456" or len(day) != 1 for day in picked):
        raise refused("no-such-wish")
    if len(set(picked)) == 7:
        raise refused("no-day-left")
    return tuple(sorted({int(day) for day in picked}))


_PICKED: Mapping[str, Callable[[list[str]], Any]] = {
    "language": _language,
    "digest_hour": _number_in(lambda hour: hour < 24),
    "reminder_hours": _number_in(lambda hours: hours in REMINDER_HOURS),
    "weekend": _weekdays,
}
"""What each menu of the panel sets, read from what was picked."""

HANDLERS: Handlers = {
    "me": (panel, "new"),
    "me-pick": (pick, "new"),
    "me-switch": (switch, "new"),
    "me-zone": (zone, "form"),
    "me-zone-set": (set_zone, "new", "me-zone"),
    "me-away": (away, "form"),
    "me-away-set": (set_away, "new", "me-away"),
    "me-away-drop": (drop_away, "new"),
    "me-export": (export, "quiet"),
    "me-delete": (delete, "new"),
    "me-delete-yes": (delete_confirmed, "new"),
}

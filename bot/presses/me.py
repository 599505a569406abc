"""Presses of a person on what they asked for, and on their data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, get_args

import discord
import msgspec

from bot.answer import Answer
from bot.delivery.postbox import ClosedDoor
from bot.domain.calendar import zone as zone_of
from bot.domain.days import find_day
from bot.domain.people import Delivery, Person
from bot.domain.refusals import refused
from bot.domain.zones import find_zone, similar_zones
from bot.house import House
from bot.panels.ids import Press
from bot.panels.me import (
    MOST_HOLIDAYS,
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
from render.words import locales

_SWITCHES = ("early", "confirm", "rated")
_LETTERS = ("direct", "both", "digest")


async def panel(house: House, answer: Answer, press: Press) -> None:
    """Show everything the presser asked for."""
    await _show(house, answer)


async def pick(house: House, answer: Answer, press: Press) -> None:
    """Set a wish to what was picked in its menu."""
    if press.argument == "delivery":
        await _deliver(house, answer, answer.picked)
        return
    read = _PICKED.get(press.argument)
    if read is None:
        raise refused("no-such-wish")
    await _change(house, answer, {press.argument: read(answer.picked)})


async def switch(house: House, answer: Answer, press: Press) -> None:
    """Turn a wish on or off."""
    wish, _, value = press.argument.partition("=")
    if wish not in _SWITCHES or value not in {"true", "false"}:
        raise refused("no-such-wish")
    await _change(house, answer, {wish: value == "true"})


async def zone(house: House, answer: Answer, press: Press) -> None:
    """Open the form for the time zone."""
    person = await house.people.person(answer.interaction.user.id)
    await answer.open(zone_form(person.wishes, answer.words))


async def set_zone(house: House, answer: Answer, press: Press) -> None:
    """Set the time zone that was filled in."""
    typed = "".join(answer.filled.get("zone", ()))
    name = find_zone(typed)
    if name is None:
        near = similar_zones(typed)
        key = "unknown-zone-near" if near else "unknown-zone"
        raise refused(key, zone=discord.utils.escape_markdown(typed), zones=", ".join(near))
    await _change(house, answer, {"timezone": name})


async def away(house: House, answer: Answer, press: Press) -> None:
    """Open the form for a holiday."""
    await answer.open(holiday_form(answer.words))


async def set_away(house: House, answer: Answer, press: Press) -> None:
    """Note the holiday that was filled in; what is past goes."""
    days = [find_day("".join(answer.filled.get(field, ()))) for field in ("first", "last")]
    first, last = days
    if first is None or last is None:
        raise refused("no-such-day")
    if last < first:
        raise refused("holiday-backwards")
    person = await house.people.person(answer.interaction.user.id)
    today = datetime.fromtimestamp(house.service.now(), zone_of(person.wishes.timezone)).date()
    if last < today:
        raise refused("holiday-past")
    noted = (first.isoformat(), last.isoformat())
    coming = {noted, *(span for span in person.wishes.holidays if span[1] >= today.isoformat())}
    if len(coming) > MOST_HOLIDAYS:
        raise refused("too-many-holidays", most=MOST_HOLIDAYS)
    await _change(house, answer, {"holidays": tuple(sorted(coming))})


async def drop_away(house: House, answer: Answer, press: Press) -> None:
    """Remove the holiday that was picked."""
    person = await house.people.person(answer.interaction.user.id)
    gone = set(answer.picked)
    left = tuple(span for span in person.wishes.holidays if "=".join(span) not in gone)
    await _change(house, answer, {"holidays": left})


async def export(house: House, answer: Answer, press: Press) -> None:
    """Hand over all that is kept about the presser as one file."""
    interaction = answer.interaction
    found = await house.privacy.everything(interaction.user.id, _names(answer), interaction.guild_id)
    data = msgspec.json.format(msgspec.json.encode(found), indent=1)
    await answer.show(exported((f"tavolata-{interaction.user.id}.json", data), answer.words))


async def delete(house: House, answer: Answer, press: Press) -> None:
    """Say what forgetting the presser will do, and ask whether to do it."""
    involved = await house.privacy.involved(answer.interaction.user.id)
    await answer.show(confirm_delete(involved, answer.words))


async def delete_confirmed(house: House, answer: Answer, press: Press) -> None:
    """Forget the presser."""
    interaction = answer.interaction
    await house.privacy.forget(interaction.user.id, _names(answer), interaction.guild_id)
    await answer.show(sentence(answer.words("me-delete-done")))


async def _deliver(house: House, answer: Answer, picked: list[str]) -> None:
    """Change how the presser is told; direct messages have to arrive first."""
    [delivery] = picked if len(picked) == 1 else [""]
    if delivery not in get_args(Delivery):
        raise refused("no-such-wish")
    if delivery not in _LETTERS:
        await _change(house, answer, {"delivery": delivery})
        return
    person = answer.interaction.user.id
    drawn = await house.presenter.ready(trial_letter(answer.words), answer.words)
    try:
        await house.publisher.postbox.write_to(person, drawn, f"d{answer.interaction.id}")
    except ClosedDoor:
        raise refused("door-closed") from None
    locale = answer.interaction.locale.value
    await house.people.revise(
        person, lambda known: msgspec.structs.replace(known, locale=locale, shut_out=False)
    )
    await _change(house, answer, {"delivery": delivery}, note="me-letter-sent")


async def _change(house: House, answer: Answer, wishes: dict[str, Any], note: str | None = None) -> None:
    now = house.service.now()

    def revision(person: Person) -> Person:
        # An hour that is past already when it is chosen brings no digest before tomorrow.
        chosen = wishes.keys() & {"delivery", "digest_hour", "timezone"}
        revised = msgspec.structs.replace(person.wishes, **wishes)
        digested_at = now if chosen else person.digested_at
        return msgspec.structs.replace(person, wishes=revised, digested_at=digested_at)

    person = await house.people.revise(answer.interaction.user.id, revision)
    if wishes.keys() & {"timezone", "weekend", "holidays"}:
        await house.days_off.recount(person.person)
    await answer.learn_language()
    await _show(house, answer, note)


async def _show(house: House, answer: Answer, note: str | None = None) -> None:
    person = await house.people.person(answer.interaction.user.id)
    await answer.show(me_panel(person.wishes, answer.words, answer.words(note) if note else None))


def _names(answer: Answer) -> set[str]:
    user = answer.interaction.user
    return {user.display_name, user.global_name or "", user.name}


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
    "me-zone-set": (set_zone, "new"),
    "me-away": (away, "form"),
    "me-away-set": (set_away, "new"),
    "me-away-drop": (drop_away, "new"),
    "me-export": (export, "quiet"),
    "me-delete": (delete, "new"),
    "me-delete-yes": (delete_confirmed, "new"),
}

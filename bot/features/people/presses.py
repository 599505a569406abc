"""Presses about a person's settings and data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, TypeAlias

import msgspec

from bot.discord.message_sender import ClosedDoor
from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.settings import setting_form
from bot.discord.presses.handler import Handler, Handlers, Handling
from bot.discord.presses.typed import Reading, read_day, read_time, read_zone, zone_taken
from bot.discord.responder import Responder, ResponseMode
from bot.features.clocks.rules.days_off import back_at, takes_more
from bot.features.lobby.rules.rhythm import TOLD_RARELY
from bot.features.people.panel import confirm_delete, exported, me_panel, trial_letter
from bot.features.people.rules.people import WRITTEN_TO, Person, Preferences
from bot.features.people.rules.preferences import PAGES, SETTINGS, Personal, personal, setting_of
from bot.features.reading.panel.reading import sentence
from bot.services import Services
from bot.table.refusals import refused
from bot.table.setting import Field, FieldKind, Form, Menu, Setting, Switch

NewValue: TypeAlias = Callable[[Personal], Any]
"""Returns the new value of a setting, given the preferences at the time of writing."""
Heard: TypeAlias = Callable[[Personal], str]
"""Returns the confirmation of a change, given the preferences after it."""

_EXPORT = 4.0
"""Budgeted cost of exporting a person's data, in seconds: it reads every table."""
_READ: dict[FieldKind, Callable[[str, Reading], Any]] = {
    "zone": lambda typed, _: read_zone(typed),
    "time": lambda typed, _: read_time(typed),
    "day": read_day,
}


async def panel(services: Services, responder: Responder, press: CustomId) -> None:
    """Show a page of the presser's settings."""
    await _show(services, responder, press.argument if press.argument in PAGES else PAGES[0])


async def pick(services: Services, responder: Responder, press: CustomId) -> None:
    """Set a setting to the value picked in its menu."""
    setting = setting_of(press.argument)
    if not isinstance(setting.kind, Menu):
        raise refused("no-such-wish")
    value = setting.kind.read(responder.picked)
    note = ""
    if setting.name == "delivery" and value in WRITTEN_TO:
        await _write_to(services, responder)
        note = responder.words("me-letter-sent")
    await _change(services, responder, setting, lambda _: value, lambda _: note)


async def switch(services: Services, responder: Responder, press: CustomId) -> None:
    """Turn a setting on or off."""
    name, _, pressed = press.argument.partition("=")
    setting = setting_of(name)
    if not isinstance(setting.kind, Switch):
        raise refused("no-such-wish")
    value = setting.kind.read(pressed)
    await _change(services, responder, setting, lambda _: value)


async def _open_form(
    setting: Setting[Personal],
    form: Form[Personal],
    services: Services,
    responder: Responder,
    press: CustomId,
) -> None:
    """Open the form to type the value of ``setting``."""
    person = await services.people.person(responder.interaction.user.id)
    owner = personal(person.preferences, services.service.now(), 0)
    await responder.open(setting_form(setting, form, owner, responder.words))


async def _take_form(
    setting: Setting[Personal],
    form: Form[Personal],
    services: Services,
    responder: Responder,
    press: CustomId,
) -> None:
    """Set ``setting`` to the values typed in its form."""
    typed = [(field, "".join(responder.filled.get(field.name, ())).strip()) for field in form.fields]
    words, now = responder.words, services.service.now()
    if form.optional and not any(text for _, text in typed):
        await _change(services, responder, setting, lambda _: None, lambda owner: form.heard(owner, words))
        return
    person = await services.people.person(responder.interaction.user.id)
    values = list(_read(typed, Reading(words, person.preferences.timezone, now)))
    zones = [zone_taken(text, words, now) for field, text in typed if field.kind == "zone"]

    def heard(owner: Personal) -> str:
        return "\n".join([*zones, form.heard(owner, words, *values)]).strip()

    await _change(services, responder, setting, lambda owner: form.read(owner, *values), heard)


def _read(typed: Iterable[tuple[Field[Personal], str]], reading: Reading) -> Iterator[Any]:
    """Yield the values of a form's fields; each day is looked for from the previous one on.

    :raises Refused: a text can't be read.
    """
    for field, text in typed:
        value = _READ[field.kind](text, reading)
        if field.kind == "day":
            reading = msgspec.structs.replace(reading, since=value)
        yield value


async def remove(services: Services, responder: Responder, press: CustomId) -> None:
    """Remove the part of a setting named by the button, or the parts picked."""
    name, _, part = press.argument.partition("=")
    setting = setting_of(name)
    form = setting.kind
    if not isinstance(form, Form):
        raise refused("no-such-wish")
    parts, words = [part] if part else responder.picked, responder.words
    await _change(
        services,
        responder,
        setting,
        lambda owner: form.removed(owner, parts),
        lambda owner: form.heard(owner, words),
    )


async def export(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the presser a file with all data stored about them."""
    interaction = responder.interaction
    with services.budgets.costly(interaction.user.id, _EXPORT, interaction.guild_id):
        found = await services.privacy.everything(interaction.user.id)
        data = msgspec.json.format(msgspec.json.encode(found), indent=1)
    await responder.show(exported((f"tavolata-{interaction.user.id}.json", data), responder.words))


async def delete(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the effects of forgetting the presser, and ask whether to do it."""
    involved = await services.privacy.involved(responder.interaction.user.id)
    await responder.show(confirm_delete(involved, responder.words))


async def delete_confirmed(services: Services, responder: Responder, press: CustomId) -> None:
    """Forget the presser."""
    person = responder.interaction.user.id
    await services.privacy.forget(person)
    services.drafts.forget(person)
    await responder.show(sentence(responder.words("me-delete-done")))


async def _write_to(services: Services, responder: Responder) -> None:
    """Send the presser a trial direct message, which must arrive before they can choose to get more.

    :raises Refused: it didn't arrive.
    """
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


async def _change(
    services: Services,
    responder: Responder,
    setting: Setting[Personal],
    new_value: NewValue,
    heard: Heard = lambda _: "",
) -> None:
    """Set ``setting`` to its new value, and show its page with a confirmation and the consequences.

    :raises Refused: the value makes no sense.
    """
    who, now = responder.interaction.user.id, services.service.now()
    days_off = await services.days_off.budget(who, responder.interaction.guild_id)
    before = Preferences()

    def revision(person: Person) -> Person:
        nonlocal before
        before = person.preferences
        value = new_value(personal(before, now, days_off))
        # If the chosen hour has already passed today, the next digest comes tomorrow.
        restarts = setting.name in {"delivery", "digest_hour", "timezone"}
        return msgspec.structs.replace(
            person,
            preferences=msgspec.structs.replace(before, **{setting.name: value}),
            digested_at=now if restarts else person.digested_at,
        )

    after = (await services.people.revise(who, revision)).preferences
    note = heard(personal(after, now, days_off))
    said = [note] if note else []
    if before.delivery != after.delivery and {before.delivery, after.delivery} & TOLD_RARELY:
        await services.days_off.show_anew(who, ("lobby",))
    if setting.name in {"timezone", "weekend", "holidays"}:
        if back_at(before, now) != back_at(after, now):
            await services.days_off.show_anew(who)
        await services.days_off.recount(who)
        running = await services.days_off.running(who)
        if running and takes_more(before, after):
            tables = ", ".join(f"#{table}" for table in running)
            said.append(responder.words("me-days-later", tables=tables, count=len(running)))
    await responder.learn_language()
    await _show(services, responder, setting.page, "\n".join(said))


async def _show(services: Services, responder: Responder, page: str, note: str = "") -> None:
    who = responder.interaction.user.id
    preferences = (await services.people.person(who)).preferences
    days_off = await services.days_off.budget(who, responder.interaction.guild_id)
    owner = personal(preferences, services.service.now(), days_off)
    await responder.show(me_panel(owner, responder.words, page, note or None))


def _form_handlers() -> Handlers:
    """Return the handlers of settings typed in forms: for each, one opens the form and one takes it."""
    found: dict[str, Handling | tuple[Handler, ResponseMode, str]] = {}
    for setting in SETTINGS:
        if isinstance(setting.kind, Form):
            opens = f"me-{setting.key}"
            found[opens] = (partial(_open_form, setting, setting.kind), "form")
            found[f"me-{setting.key}-set"] = (partial(_take_form, setting, setting.kind), "new", opens)
    return found


HANDLERS: Handlers = {
    "me": (panel, "new"),
    "me-pick": (pick, "new"),
    "me-switch": (switch, "new"),
    "me-remove": (remove, "new"),
    **_form_handlers(),
    "me-export": (export, "quiet"),
    "me-delete": (delete, "new"),
    "me-delete-yes": (delete_confirmed, "new"),
}

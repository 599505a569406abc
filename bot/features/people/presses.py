"""Presses about a person's settings and data."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.discord.message_sender import ClosedDoor
from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.presses.settings import Change, SettingPresses
from bot.discord.responder import Responder
from bot.discord.whereabouts import server_of
from bot.features.clocks.rules.days_off import back_at, takes_more
from bot.features.lobby.rules.rhythm import TOLD_RARELY
from bot.features.people.panel import confirm_delete, exported, me_panel, trial_letter
from bot.features.people.rules.people import WRITTEN_TO, Person, Preferences
from bot.features.people.rules.preferences import PREFERENCES, Personal, personal
from bot.features.reading.panel.reading import sentence
from bot.services import Services
from bot.table.refusals import refused

_EXPORT = 4.0
"""Budgeted cost of exporting a person's data, in seconds: it reads every table."""


async def export(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the presser a file with all data stored about them."""
    interaction = responder.interaction
    with services.guards.budgets.costly(interaction.user.id, _EXPORT, server_of(interaction)):
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
    await services.stores.people.revise(
        person, lambda known: msgspec.structs.replace(known, locale=locale, shut_out=False)
    )


async def _owner(services: Services, responder: Responder) -> Personal:
    """Return the presser with their current preferences."""
    who = responder.interaction.user.id
    preferences = (await services.stores.people.person(who)).preferences
    days_off = await services.days_off.budget(who, server_of(responder.interaction))
    return personal(preferences, services.tables.now(), days_off)


async def _show(services: Services, responder: Responder, place: str, note: str = "") -> None:
    await responder.show(me_panel(await _owner(services, responder), responder.words, place, note or None))


async def _change(
    services: Services, responder: Responder, changes: Sequence[Change[Personal]], place: str
) -> None:
    """Store the new values, and show the page or setting ``place`` with a confirmation and the consequences.

    :raises Refused: a value makes no sense.
    """
    who, now = responder.interaction.user.id, services.tables.now()
    owner, changed = await _owner(services, responder), {change.setting.name for change in changes}
    said = []
    if any(one.setting.name == "delivery" and one.value(owner) in WRITTEN_TO for one in changes):
        await _write_to(services, responder)
        said.append(responder.words("me-letter-sent"))
    before = Preferences()

    def revision(person: Person) -> Person:
        nonlocal before
        before = after = person.preferences
        for change in changes:
            value = change.value(personal(after, now, owner.days_off))
            after = msgspec.structs.replace(after, **{change.setting.name: value})
        # If the chosen hour has already passed today, the next digest comes tomorrow.
        restarts = changed & {"delivery", "digest_hour", "timezone"}
        digested_at = now if restarts else person.digested_at
        return msgspec.structs.replace(person, preferences=after, digested_at=digested_at)

    after = (await services.stores.people.revise(who, revision)).preferences
    said += [note for one in changes if (note := one.heard(personal(after, now, owner.days_off)))]
    if before.delivery != after.delivery and {before.delivery, after.delivery} & TOLD_RARELY:
        await services.days_off.show_anew(who, ("lobby",))
    if changed & {"timezone", "weekend", "holidays"}:
        if back_at(before, now) != back_at(after, now):
            await services.days_off.show_anew(who)
        await services.days_off.recount(who)
        running = await services.days_off.running(who)
        if running and takes_more(before, after):
            tables = responder.words.in_row(f"#{table}" for table in running)
            said.append(responder.words("me-days-later", tables=tables, count=len(running)))
    await responder.learn_language()
    await _show(services, responder, place, "\n".join(said))


_SETTINGS = SettingPresses(PREFERENCES, _owner, _change, _show)
panel = _SETTINGS.panel

HANDLERS: Handlers = {
    **_SETTINGS.handlers(),
    "me-export": (export, "quiet"),
    "me-delete": (delete, "new"),
    "me-delete-yes": (delete_confirmed, "new"),
}

"""Presses on settings, generated from their declarations."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.settings import setting_form
from bot.discord.presses.handler import Handler, Handlers, Handling
from bot.discord.presses.typed import Reading, read_day, read_time, read_zone, zone_taken
from bot.discord.responder import Responder, ResponseMode
from bot.services import Services
from bot.table.refusals import refused
from bot.table.setting import Field, FieldKind, Form, Setting, Settings

Owner = TypeVar("Owner")
NewValue: TypeAlias = Callable[[Owner], Any]
"""Returns the new value of a setting, given its owner at the time of writing."""
Heard: TypeAlias = Callable[[Owner], str]
"""Returns the confirmation of a change, given the owner after it."""

_READ: dict[FieldKind, Callable[[str, Reading], Any]] = {
    "zone": lambda typed, _: read_zone(typed),
    "time": lambda typed, _: read_time(typed),
    "day": read_day,
}


class SettingPresses(Struct, Generic[Owner], frozen=True):
    """The presses on ``settings``.

    ``owner`` returns the owner of the settings that the presser may change, ``change`` stores a new value and
    answers, ``show`` shows the page or the setting of a name. They raise ``Refused`` if the presser may not.
    """

    settings: Settings[Owner]
    owner: Callable[[Services, Responder], Awaitable[Owner]]
    change: Callable[[Services, Responder, Setting[Owner], NewValue[Owner], Heard[Owner]], Awaitable[None]]
    show: Callable[[Services, Responder, str], Awaitable[None]]

    def handlers(self) -> Handlers:
        """Return the handlers of all presses; a form has one that opens it and one that takes it."""
        verb = self.settings.key
        found: dict[str, Handling | tuple[Handler, ResponseMode, str]] = {
            self.settings.family: (self.panel, "new"),
            verb("pick"): (self._set, "new"),
            verb("switch"): (self._set, "new"),
            verb("remove"): (self._remove, "new"),
        }
        for setting in self.settings.declared:
            if isinstance(setting.kind, Form):
                opens = verb(setting.key)
                found[opens] = (partial(self._open_form, setting, setting.kind), "form")
                found[verb(setting.key, "set")] = (
                    partial(self._take_form, setting, setting.kind),
                    "new",
                    opens,
                )
        return found

    async def panel(self, services: Services, responder: Responder, press: CustomId) -> None:
        """Show a page of the settings."""
        await self.show(services, responder, press.argument)

    async def _set(self, services: Services, responder: Responder, press: CustomId) -> None:
        """Set a setting to the value of its button, or to what was picked in its menu."""
        name, _, pressed = press.argument.partition("=")
        setting, picked = self.settings.setting(name), [pressed] if pressed else responder.picked
        await self.change(services, responder, setting, lambda at: setting.read(at, picked), lambda _: "")

    async def _remove(self, services: Services, responder: Responder, press: CustomId) -> None:
        """Remove the part of a setting named by the button, or the parts picked."""
        name, _, part = press.argument.partition("=")
        setting = self.settings.setting(name)
        form = setting.kind
        if not isinstance(form, Form):
            raise refused("no-such-setting")
        parts, words = [part] if part else responder.picked, responder.words
        await self.change(
            services,
            responder,
            setting,
            lambda at: form.removed(at, parts),
            lambda at: form.heard(at, words),
        )

    async def _open_form(
        self,
        setting: Setting[Owner],
        form: Form[Owner],
        services: Services,
        responder: Responder,
        press: CustomId,
    ) -> None:
        """Open the form to type the value of ``setting``."""
        owner = await self.owner(services, responder)
        await responder.open(setting_form(self.settings, setting, form, owner, responder.words))

    async def _take_form(
        self,
        setting: Setting[Owner],
        form: Form[Owner],
        services: Services,
        responder: Responder,
        press: CustomId,
    ) -> None:
        """Set ``setting`` to the values typed in its form."""
        typed = [(field, "".join(responder.filled.get(field.name, ())).strip()) for field in form.fields]
        words, now = responder.words, services.tables.now()
        owner = await self.owner(services, responder)
        if form.optional and not any(text for _, text in typed):
            await self.change(services, responder, setting, lambda _: None, lambda at: form.heard(at, words))
            return
        values = list(_read(typed, Reading(words, self.settings.timezone(owner), now)))
        zones = [zone_taken(text, words, now) for field, text in typed if field.kind == "zone"]

        def heard(at: Owner) -> str:
            return "\n".join([*zones, form.heard(at, words, *values)]).strip()

        await self.change(services, responder, setting, lambda at: form.read(at, *values), heard)


def _read(typed: Iterable[tuple[Field[Owner], str]], reading: Reading) -> Iterator[Any]:
    """Yield the values of a form's fields; each day is looked for from the previous one on.

    :raises Refused: a text can't be read.
    """
    for field, text in typed:
        value = _READ[field.kind](text, reading)
        if field.kind == "day":
            reading = msgspec.structs.replace(reading, since=value)
        yield value

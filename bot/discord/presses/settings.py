"""Presses on settings, generated from their declarations."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.setting_forms import setting_form, settings_form
from bot.discord.presses.handler import Handler, Handlers, Handling
from bot.discord.presses.typed import (
    Reading,
    read_day,
    read_duration,
    read_moment,
    read_time,
    read_zone,
    zone_taken,
)
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
    "time": read_time,
    "day": read_day,
    "moment": lambda typed, reading: read_moment("", typed, reading),
    "duration": lambda typed, reading: read_duration(typed, reading.words),
}


class Change(Struct, Generic[Owner], frozen=True):
    """A new value for a setting, and the sentence that repeats what was understood of it."""

    setting: Setting[Owner]
    value: NewValue[Owner]
    heard: Heard[Owner] = lambda _: ""


class SettingPresses(Struct, Generic[Owner], frozen=True):
    """The presses on ``settings``.

    ``owner`` returns the owner of the settings that the presser may change, ``change`` stores all the new
    values or none, then shows the page or setting of a name; ``show`` only shows it. They raise ``Refused``
    if the presser may not.
    """

    settings: Settings[Owner]
    owner: Callable[[Services, Responder], Awaitable[Owner]]
    change: Callable[[Services, Responder, Sequence[Change[Owner]], str], Awaitable[None]]
    show: Callable[[Services, Responder, str], Awaitable[None]]

    def handlers(self) -> Handlers:
        """Return the handlers of all presses; a form has one that opens it and one that takes it."""
        verb = self.settings.key
        found: dict[str, Handling | tuple[Handler, ResponseMode, str]] = {
            self.settings.family: (self.panel, "new"),
            verb("pick"): (self._set, "new"),
            verb("switch"): (self._set, "new"),
            verb("remove"): (self._remove, "new"),
            verb("form"): (self._open_page, "form"),
            verb("fill"): (self._take_page, "new", verb("form")),
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
        await self.change(services, responder, [Change(setting, lambda at: setting.read(at, picked))], name)

    async def _remove(self, services: Services, responder: Responder, press: CustomId) -> None:
        """Remove the part of a setting named by the button, or the parts picked."""
        name, _, part = press.argument.partition("=")
        setting = self.settings.setting(name)
        form = setting.kind
        if not isinstance(form, Form):
            raise refused("no-such-setting")
        parts, words = [part] if part else responder.picked, responder.words
        change = Change(setting, lambda at: form.removed(at, parts), lambda at: form.heard(at, words))
        await self.change(services, responder, [change], name)

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
        owner = await self.owner(services, responder)
        change = _typed(self.settings, setting, form, owner, responder, services.tables.now())
        await self.change(services, responder, [change], setting.name)

    async def _open_page(self, services: Services, responder: Responder, press: CustomId) -> None:
        """Open a form with several settings of a page."""
        owner, (page, shown) = await self.owner(services, responder), self._shown(press.argument)
        words, key = responder.words, self.settings.key
        taker = CustomId(0, 0, key("fill"), press.argument)
        title = words(key("page", page))
        await responder.open(settings_form(self.settings, shown, owner, words, taker, title))

    async def _take_page(self, services: Services, responder: Responder, press: CustomId) -> None:
        """Change the settings of a form that were filled in differently."""
        owner, (page, shown) = await self.owner(services, responder), self._shown(press.argument)
        found = list(changes(self.settings, shown, owner, responder, services.tables.now()))
        await self.change(services, responder, found, page)

    def _shown(self, argument: str) -> tuple[str, Sequence[Setting[Owner]]]:
        """Return the page and the settings of the form that ``argument`` names.

        :raises Refused: there's no such form.
        """
        page, _, number = argument.partition("=")
        forms = self.settings.forms(page)
        if not number.isdecimal() or int(number) >= len(forms):
            raise refused("no-such-setting")
        return page, forms[int(number)]


def changes(
    settings: Settings[Owner],
    shown: Iterable[Setting[Owner]],
    owner: Owner,
    responder: Responder,
    now: float,
) -> Iterator[Change[Owner]]:
    """Yield the changes that the submitted form makes to the settings ``shown``.

    :raises Refused: something filled in makes no sense.
    """
    changed = responder.changed
    for setting in shown:
        match setting.kind:
            case Form() as form:
                if any(field.name in changed for field in form.fields):
                    yield _typed(settings, setting, form, owner, responder, now)
            case _ if setting.name in changed:
                yield Change(setting, partial(_read_again, setting, changed[setting.name]))


def _read_again(setting: Setting[Owner], picked: Sequence[str], owner: Owner) -> Any:
    return setting.read(owner, picked)


def _typed(
    settings: Settings[Owner],
    setting: Setting[Owner],
    form: Form[Owner],
    owner: Owner,
    responder: Responder,
    now: float,
) -> Change[Owner]:
    """Return the change of ``setting`` to what was typed.

    :raises Refused: it can't be read.
    """
    words, typed = responder.words, [(field, _text(responder.filled, field)) for field in form.fields]
    if form.optional and not any(text for _, text in typed):
        return Change(setting, lambda _: None, lambda at: form.heard(at, words))
    # What is typed may come with its own time zone.
    zone = next((read_zone(text) for field, text in typed if field.kind == "zone"), settings.timezone(owner))
    values = list(_read(typed, Reading(words, zone, now)))
    zones = [zone_taken(text, words, now) for field, text in typed if field.kind == "zone"]

    def heard(at: Owner) -> str:
        return "\n".join([*zones, form.heard(at, words, *values)]).strip()

    return Change(setting, lambda at: form.read(at, *values), heard)


def _text(filled: Mapping[str, Sequence[str]], field: Field[Owner]) -> str:
    return "".join(filled.get(field.name, ())).strip()


def _read(typed: Iterable[tuple[Field[Owner], str]], reading: Reading) -> Iterator[Any]:
    """Yield the values of a form's fields; each day is the next one after the previous field's.

    :raises Refused: a text can't be read.
    """
    for field, text in typed:
        value = _READ[field.kind](text, reading)
        if field.kind == "day":
            reading = msgspec.structs.replace(reading, since=value)
        yield value

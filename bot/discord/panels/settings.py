"""Settings on a panel, generated from their declarations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Line, Panel, Part, Picker, Row, Rule, Select
from bot.discord.panels.setting_forms import CHANNEL_TYPES, choices, worded
from bot.table.setting import Form, Link, Mentions, Menu, Option, Setting, Settings, Switch
from render.words import Words

Owner = TypeVar("Owner")

_COMPONENTS = 23
"""Maximum components of the settings shown together; Discord allows 40, with the title and buttons."""
_LETTERS = 3000
"""Maximum characters of the settings shown together; Discord allows 4,000, with the title and a note."""


def settings_panel(
    settings: Settings[Owner],
    owner: Owner,
    words: Words,
    place: str,
    note: str | None = None,
    tools: Sequence[Part] = (),
) -> Panel:
    """Return the settings on the page ``place``, or around the setting of that name.

    If they don't fit one message, buttons lead to the others. ``note`` says what was just done; ``tools``
    come last.
    """
    family, here = settings.family, settings.page_of(place)
    parts_of = {
        setting.name: setting_parts(settings, setting, owner, words)
        for setting in settings.declared
        if setting.page == here and setting.shown(owner)
    }
    groups = _groups(parts_of)
    shown = next((number for number, names in enumerate(groups) if place in names), 0)
    title = f"### {words(settings.key('title'))} · {words(settings.key('page', here))}"
    if len(groups) > 1:
        title += f"\n-# {words('log-page', page=shown + 1, pages=len(groups))}"
    parts: list[Part] = [title + (f"\n{note}" if note else "")]
    parts += [part for name in groups[shown] for part in parts_of[name]]
    parts.append(Rule())
    turns = _form_buttons(settings, here, words)
    if shown:
        turns.append(Button(words("settings-previous"), CustomId(0, 0, family, groups[shown - 1][0])))
    if shown < len(groups) - 1:
        turns.append(Button(words("settings-more"), CustomId(0, 0, family, groups[shown + 1][0])))
    if turns:
        parts.append(Row(turns))
    pages = [
        Button(
            words(settings.key("page", page)),
            CustomId(0, 0, family, page),
            "primary" if page == here else "secondary",
            disabled=page == here,
        )
        for page in settings.pages
    ]
    return Panel([*parts, Row(pages), *tools])


def _form_buttons(settings: Settings[Owner], page: str, words: Words) -> list[Button]:
    """Return the buttons that open the forms of ``page``; a setting alone has its own menu or button."""
    forms = [number for number, form in enumerate(settings.forms(page)) if len(form) > 1]
    return [
        Button(
            words("settings-form", number=place, count=len(forms)),
            CustomId(0, 0, settings.key("form"), f"{page}={number}"),
        )
        for place, number in enumerate(forms, start=1)
    ]


def setting_parts(
    settings: Settings[Owner], setting: Setting[Owner], owner: Owner, words: Words
) -> list[Part]:
    """Return the parts of a panel that show ``setting`` and let people change it."""
    key, value = setting.key, settings.value(setting, owner)
    help_text = words.say(settings.help(setting, owner))
    if isinstance(setting.kind, Link):
        verb = setting.kind.verb
        text = "\n".join([help_text, *(words.say(note) for note in setting.notes(owner))])
        return [Line(text, Button(words(f"button-{verb}"), CustomId(0, 0, verb)))]
    title = words.say(settings.title(setting))
    head = f"**{title}**"
    if settings.says_values or isinstance(setting.kind, Form):
        head += f": {said(settings, setting, owner, words)}"
    head = "\n".join([head, f"-# {help_text}", *(words.say(note) for note in setting.notes(owner))])
    pick = CustomId(0, 0, settings.key("pick"), setting.name)
    match setting.kind:
        case Switch():
            press = CustomId(0, 0, settings.key("switch"), f"{setting.name}={'off' if value else 'on'}")
            if settings.says_values:
                label = words("button-settings-off") if value else words("button-settings-on")
                return [Line(head, Button(label, press))]
            if value:
                return [Line(head, Button(words("me-yes"), press, "primary"))]
            return [Line(head, Button(words("me-no"), press))]
        case Menu() as menu:
            offered = choices(menu.options(), words)
            least, most = (1, 1) if menu.most is None else (0, min(menu.most, len(offered)))
            name = words.say(menu.empty) if menu.empty else title
            return [head, Select(pick, name, offered, least, most, menu.ids(value))]
        case Mentions() as mentions:
            existing = [one for one in value if one in mentions.existing(owner)]
            if lost := len(value) - len(existing):
                head += "\n" + words("settings-lost", count=lost)
            types = CHANNEL_TYPES if mentions.sort == "channel" else ()
            name = words(settings.key(key, "none"))
            return [head, Picker(pick, mentions.sort, name, 0, mentions.most, existing, types)]
        case Form() as form:
            opens = settings.key(key)
            opening = Button(words(f"button-{opens}"), CustomId(0, 0, opens))
            remove = CustomId(0, 0, settings.key("remove"), setting.name)
            return _with_removal(form, head, opening, remove, form.removable(owner), words)


def said(settings: Settings[Owner], setting: Setting[Owner], owner: Owner, words: Words) -> str:
    """Return the value of ``setting`` in words; a choice that no longer exists has only its id."""
    value = settings.value(setting, owner)
    match setting.kind:
        case Switch():
            return words("settings-yes") if value else words("settings-no")
        case Menu() as menu:
            labels = [(option.value, option.label) for option in menu.options()]
            chosen = [value] if menu.most is None else value
            if not chosen and menu.empty:
                return words.say(menu.empty)
            return words.in_row(
                next((worded(label, words) for one, label in labels if one == choice), str(choice))
                for choice in chosen
            )
        case Mentions() as mentions:
            mark = "#" if mentions.sort == "channel" else "@&"
            named = words.in_row(f"<{mark}{one}>" for one in value)
            return named or words(settings.key(setting.key, "none"))
        case Form() as form:
            return worded(form.said(owner), words)
        case Link():
            return ""


def _with_removal(
    form: Form[Owner],
    head: str,
    opening: Button,
    remove: CustomId,
    removable: Sequence[Option],
    words: Words,
) -> list[Part]:
    """Return ``head``, which states the value, with a button to change it and a way to remove parts of it."""
    match removable:
        case []:
            return [Line(head, opening)]
        case [only]:
            label = words("button-settings-remove", what=worded(only.label, words))
            if form.removal:
                label = words.say(form.removal)
            press = CustomId(0, 0, remove.verb, f"{remove.argument}={only.id}")
            return [head, Row([opening, Button(label, press)])]
        case _:
            return [Line(head, opening), Select(remove, words("settings-remove"), choices(removable, words))]


def _groups(parts_of: Mapping[str, Sequence[Part]]) -> list[list[str]]:
    """Return the names of settings in groups whose parts fit one message; at least one group."""
    groups: list[list[str]] = [[]]
    components = letters = 0
    for name, parts in parts_of.items():
        added = sum(map(_components, parts))
        texts = (part.text if isinstance(part, Line) else part for part in parts)
        read = sum(len(text) for text in texts if isinstance(text, str))
        if groups[-1] and (components + added > _COMPONENTS or letters + read > _LETTERS):
            groups.append([])
            components = letters = 0
        groups[-1].append(name)
        components, letters = components + added, letters + read
    return groups


def _components(part: Part) -> int:
    """Return how many components of a message ``part`` has."""
    match part:
        case Line():
            return 3
        case Row(buttons):
            return 1 + len(buttons)
        case Select() | Picker():
            return 2
        case _:
            return 1

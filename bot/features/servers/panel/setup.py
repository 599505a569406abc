"""The settings of a server for moderators, and their history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.pages import pages_of
from bot.discord.panels.panel import Button, Panel, Part, Row
from bot.discord.panels.settings import said, settings_panel
from bot.features.servers.rules.declared import PAGES, SERVER_SETTINGS, Server
from bot.features.servers.rules.settings import GuildSettings, SettingChange
from games.engine.game import Refused
from games.engine.text import Typed
from render.words import Words, as_typed

_RED = 0xB5402E
_LINES = 12
_LETTERS = 3000


def setup_panel(server: Server, words: Words, page: str = PAGES[0], note: str | None = None) -> Panel:
    """Return one page of the settings of ``server``; ``note`` says what was just done.

    ``page`` is its name, or the name of a setting on it.
    """
    tools = Row([_tool(words, "setup-check"), _tool(words, "setup-history"), _tool(words, "setup-reset")])
    return settings_panel(SERVER_SETTINGS, server, words, page, note, [tools])


def confirm_reset(words: Words) -> Panel:
    """Return the question of whether to reset all settings to the defaults."""
    yes = Button(words("button-setup-reset-yes"), CustomId(0, 0, "setup-reset-yes"), "danger")
    back = Button(words("button-back"), CustomId(0, 0, "setup", PAGES[0]))
    return Panel([words("setup-reset-question"), Row([yes, back])], _RED)


def history_panel(changes: Sequence[SettingChange], words: Words, page: int = 0) -> Panel:
    """Return a page of the setting changes: who, what and when; page 0 is the newest."""
    pages = pages_of([_change(change, words) for change in changes], letters=_LETTERS, most=_LINES)
    page = min(max(page, 0), len(pages) - 1)
    parts: list[Part] = [
        f"### {words('setup-history-title')}",
        "\n".join(pages[page]) or words("setup-history-empty"),
    ]
    buttons = [Button(words("setup-to-panel"), CustomId(0, 0, "setup", PAGES[0]))]
    if len(pages) > 1:
        parts.append(words("log-page", page=page + 1, pages=len(pages)))
        buttons += [
            _turn(words, "button-newer", page - 1, disabled=page == 0),
            _turn(words, "button-older", page + 1, disabled=page == len(pages) - 1),
        ]
    parts.append(Row(buttons))
    return Panel(parts)


def _said(setting: str, value: Any, words: Words) -> str:
    """Return a value from the history in words; one that can't be stored today is shown as it was.

    A webhook isn't among the stored settings; the history has its host.
    """
    if setting == "webhook":
        return as_typed(Typed(value)) if value else words("setup-webhook-none")
    try:
        settings = msgspec.convert({setting: value}, GuildSettings)
        return said(SERVER_SETTINGS, SERVER_SETTINGS.setting(setting), Server(settings), words)
    except (msgspec.ValidationError, Refused):
        return str(value)


def _change(change: SettingChange, words: Words) -> str:
    return words(
        "setup-history-line",
        time=f"<t:{int(change.at)}:f>",
        person=f"<@{change.person}>" if change.person else words("setup-history-nobody"),
        setting=words(f"setup-{change.setting.replace('_', '-')}"),
        before=_said(change.setting, change.before, words),
        after=_said(change.setting, change.after, words),
    )


def _tool(words: Words, verb: str) -> Button:
    return Button(words(f"button-{verb}"), CustomId(0, 0, verb))


def _turn(words: Words, key: str, page: int, *, disabled: bool) -> Button:
    return Button(words(key), CustomId(0, 0, "setup-history", str(page)), disabled=disabled)

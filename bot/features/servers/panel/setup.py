"""The settings of a server for moderators: a panel of three pages, and their history."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, get_args

import discord
from msgspec import Struct

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import Modal, TextInput
from bot.discord.panels.pages import pages_of
from bot.discord.panels.panel import Button, Line, Panel, Part, Picker, Row, Rule, Select, Sort
from bot.features.clocks.rules.calendar import Calendar, QuietHours
from bot.features.clocks.rules.clocks import PRESETS
from bot.features.clocks.rules.days_off import MOST_WEEKDAYS
from bot.features.opening.service.admission import GAMES_PER_TABLE
from bot.features.reliability.rules.reliability import LEAST, NEWCOMER
from bot.features.servers.rules import GuildSettings, SettingChange
from bot.table.table_terms import AnswerPace
from bot.typed.offsets import zone_name
from bot.typed.times_of_day import clock_time
from render.words import Words, locales, words_for

PAGES = ("where", "tables", "time")
"""The pages of the panel."""
MOST = 25
"""Maximum number of channels or roles in a setting, which is the maximum of a menu."""
LIMITS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50)
"""The choices for the limit of tables per channel or person; 0 is no limit."""
DAYS_OFF = (0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 90)
"""The choices for days of holiday per person and year; 0 is no limit."""
OWN_LANGUAGE = "server"
"""The choice of the server's language on Discord."""
CHANNEL_TYPES = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
    discord.ChannelType.category,
)
"""The types of channel in which tables can be opened, directly, in threads or in a category's channels."""

_RED = 0xB5402E
_LINES = 12
_LETTERS = 3000
_PAGE_OF = {
    "channels": "where",
    "openers": "where",
    "moderators": "where",
    "called": "where",
    "threads": "where",
    "clock": "time",
    "pace": "time",
    "locale": "time",
    "quiet": "time",
    "days_off": "time",
}


class Server(Struct, frozen=True):
    """The current channels and roles of the server by id, and the games the bot knows.

    ``silent`` are the roles that the bot can't ping.
    """

    channels: Collection[int]
    roles: Collection[int]
    games: Sequence[str]
    silent: Collection[int] = ()


def page_of(setting: str) -> str:
    """Return the page that has ``setting``."""
    return _PAGE_OF.get(setting, "tables")


def setup_panel(
    settings: GuildSettings, server: Server, words: Words, page: str, now: float, note: str | None = None
) -> Panel:
    """Return one page of the settings; ``note`` says what was just done."""
    parts: list[Part] = [f"### {words('setup-title')} · {words(f'setup-page-{page}')}"]
    if note:
        parts.append(note)
    match page:
        case "where":
            parts += _where(settings, server, words)
        case "time":
            parts += _time(settings, words, now)
        case _:
            parts += _tables(settings, server, words)
    parts += [
        Rule(),
        Row(
            [
                Button(
                    words(f"setup-page-{name}"),
                    CustomId(0, 0, "setup", name),
                    "primary",
                    disabled=name == page,
                )
                for name in PAGES
            ]
        ),
        Row([_tool(words, "setup-check"), _tool(words, "setup-history"), _tool(words, "setup-reset")]),
    ]
    return Panel(parts)


def confirm_reset(words: Words) -> Panel:
    """Return the question whether to reset all settings to the defaults."""
    yes = Button(words("button-setup-reset-yes"), CustomId(0, 0, "setup-reset-yes"), "danger")
    back = Button(words("button-back"), CustomId(0, 0, "setup", PAGES[0]))
    return Panel([words("setup-reset-question"), Row([yes, back])], _RED)


def quiet_form(quiet: QuietHours | None, words: Words) -> Modal:
    """Return the form for the quiet hours, filled with the current ones."""
    return Modal(
        CustomId(0, 0, "setup-quiet-set"),
        words("setup-quiet-title"),
        [
            TextInput(
                "start", words("setup-quiet-start"), clock_time(quiet.start) if quiet else "", "", "22:00", 40
            ),
            TextInput(
                "end", words("setup-quiet-end"), clock_time(quiet.end) if quiet else "", "", "08:00", 40
            ),
            TextInput(
                "timezone",
                words("setup-quiet-timezone"),
                zone_name(quiet.timezone) if quiet else "",
                words("field-zone-hint"),
                "Europe/Rome",
                60,
            ),
        ],
    )


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


def setting_words(setting: str, value: Any, words: Words) -> str:
    """Return the value of a setting in words, from the current settings or from their history."""
    match setting:
        case "threads" | "grows" | "computers" | "newcomers":
            return words("setup-yes") if value else words("setup-no")
        case "clock":
            return _known(f"clock-{value}", value, words)
        case "pace":
            return _known(f"pace-{value}", value, words)
        case "locale":
            return words_for(value)("language-name") if value else words("setup-locale-none")
        case "per_channel" | "per_person":
            return str(value) if value else words("setup-no-limit")
        case "least_in_time":
            return words("setup-percent", percent=value) if value else words("setup-no-minimum")
        case "days_off":
            return words("setup-days", count=value) if value else words("setup-no-limit")
        case "quiet":
            return _quiet(value, words)
    if not value:
        return words(f"setup-{setting}-none")
    match setting:
        case "channels":
            named = [f"<#{channel}>" for channel in value]
        case "games":
            named = [_known(f"{game}-name", game, words) for game in value]
        case _:
            named = [f"<@&{role}>" for role in value]
    return ", ".join(named)


def _where(settings: GuildSettings, server: Server, words: Words) -> list[Part]:
    return [
        *_picker(settings, "channels", "channel", server.channels, words),
        *_picker(settings, "openers", "role", server.roles, words),
        *_picker(settings, "moderators", "role", server.roles, words),
        *_called(settings, server, words),
        _switch(settings, "threads", words),
    ]


def _tables(settings: GuildSettings, server: Server, words: Words) -> list[Part]:
    games = [(game, words(f"{game}-name"), "") for game in server.games]
    limits = [(str(limit), setting_words("per_person", limit, words), "") for limit in LIMITS]
    reliable = [(str(least), setting_words("least_in_time", least, words), "") for least in LEAST]
    return [
        _head(settings, "games", words),
        Select(
            CustomId(0, 0, "setup-pick", "games"),
            words("setup-games-none"),
            games,
            0,
            len(games),
            settings.games,
        ),
        *_menu(settings, "per_channel", limits, str(settings.per_channel), words),
        *_menu(settings, "per_person", limits, str(settings.per_person), words),
        _switch(settings, "grows", words, games=GAMES_PER_TABLE),
        _switch(settings, "computers", words),
        *_menu(settings, "least_in_time", reliable, str(settings.least_in_time), words),
        _switch(settings, "newcomers", words, turns=NEWCOMER),
    ]


def _time(settings: GuildSettings, words: Words, now: float) -> list[Part]:
    clocks = [(name, words(f"clock-{name}"), words(f"clock-{name}-help")) for name in PRESETS]
    paces = [(name, words(f"pace-{name}"), words(f"pace-{name}-help")) for name in get_args(AnswerPace)]
    languages = [(locale, words_for(locale)("language-name"), "") for locale in locales()]
    languages.insert(0, (OWN_LANGUAGE, words("setup-locale-none"), ""))
    days = [(str(most), setting_words("days_off", most, words), "") for most in DAYS_OFF]
    quiet = _head(settings, "quiet", words)
    if coming := Calendar(settings.quiet).next_quiet(now):
        quiet += "\n" + words(
            "setup-quiet-next", start=f"<t:{int(coming[0])}:t>", end=f"<t:{int(coming[1])}:t>"
        )
    buttons = [Button(words("button-setup-quiet"), CustomId(0, 0, "setup-quiet"))]
    if settings.quiet:
        buttons.append(Button(words("button-setup-loud"), CustomId(0, 0, "setup-loud")))
    return [
        *_menu(settings, "clock", clocks, settings.clock, words),
        *_menu(settings, "pace", paces, settings.pace, words),
        *_menu(settings, "locale", languages, settings.locale or OWN_LANGUAGE, words),
        quiet,
        Row(buttons),
        *_menu(settings, "days_off", days, str(settings.days_off), words, weekdays=MOST_WEEKDAYS),
    ]


def _head(settings: GuildSettings, setting: str, words: Words, **args: int) -> str:
    value = setting_words(setting, getattr(settings, setting), words)
    return f"**{words(f'setup-{setting}')}**: {value}\n-# {words(f'setup-{setting}-help', **args)}"


def _picker(
    settings: GuildSettings,
    setting: str,
    sort: Sort,
    there: Collection[int],
    words: Words,
    most: int = MOST,
    note: str = "",
) -> list[Part]:
    named: Sequence[int] = getattr(settings, setting)
    existing = [one for one in named if one in there]
    head = _head(settings, setting, words) + note
    if lost := len(named) - len(existing):
        head += "\n" + words("setup-lost", count=lost)
    return [
        head,
        Picker(
            CustomId(0, 0, "setup-pick", setting),
            sort,
            words(f"setup-{setting}-none"),
            0,
            most,
            existing,
            CHANNEL_TYPES if sort == "channel" else (),
        ),
    ]


def _menu(
    settings: GuildSettings,
    setting: str,
    choices: Sequence[tuple[str, str, str]],
    chosen: str,
    words: Words,
    **args: int,
) -> list[Part]:
    press = CustomId(0, 0, "setup-pick", setting)
    return [
        _head(settings, setting, words, **args),
        Select(press, words(f"setup-{setting}"), choices, chosen=(chosen,)),
    ]


def _switch(settings: GuildSettings, setting: str, words: Words, **args: int) -> Line:
    following = not getattr(settings, setting)
    label = words("button-setup-on") if following else words("button-setup-off")
    press = CustomId(0, 0, "setup-set", f"{setting}={str(following).lower()}")
    return Line(_head(settings, setting, words, **args), Button(label, press))


def _called(settings: GuildSettings, server: Server, words: Words) -> list[Part]:
    """Return the menu for the role that is pinged about open tables, with a note if the bot can't ping it."""
    is_silent = any(role in server.silent for role in settings.called)
    note = "\n" + words("setup-called-silent") if is_silent else ""
    return _picker(settings, "called", "role", server.roles, words, 1, note)


def _quiet(value: QuietHours | Mapping[str, Any] | None, words: Words) -> str:
    if value is None:
        return words("setup-quiet-none")
    if not isinstance(value, QuietHours):
        value = QuietHours(**value)
    start, end = clock_time(value.start), clock_time(value.end)
    return words("setup-quiet-hours", start=start, end=end, timezone=zone_name(value.timezone))


def _known(key: str, name: str, words: Words) -> str:
    """Return the words for ``name``; a clock or game that no longer exists has only its id."""
    return words(key) if words.has(key) else name


def _change(change: SettingChange, words: Words) -> str:
    return words(
        "setup-history-line",
        time=f"<t:{int(change.at)}:f>",
        person=f"<@{change.person}>" if change.person else words("setup-history-nobody"),
        setting=words(f"setup-{change.setting}"),
        before=setting_words(change.setting, change.before, words),
        after=setting_words(change.setting, change.after, words),
    )


def _tool(words: Words, verb: str) -> Button:
    return Button(words(f"button-{verb}"), CustomId(0, 0, verb))


def _turn(words: Words, key: str, page: int, *, disabled: bool) -> Button:
    return Button(words(key), CustomId(0, 0, "setup-history", str(page)), disabled=disabled)

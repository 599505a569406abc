"""The settings of a server, each declared once, with its page."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Literal, get_args

from msgspec import Struct

from bot.features.clocks.rules.calendar import Calendar, QuietHours
from bot.features.clocks.rules.clocks import PRESETS
from bot.features.clocks.rules.days_off import MOST_WEEKDAYS
from bot.features.reliability.rules.reliability import LEAST, NEWCOMER
from bot.features.servers.rules.settings import GAMES_PER_TABLE, GuildSettings
from bot.features.webhooks.rules.webhook import Webhook, webhook_state
from bot.table.refusals import refused
from bot.table.setting import (
    Field,
    Form,
    Link,
    Mentions,
    Menu,
    Option,
    Setting,
    Settings,
    Switch,
    Wording,
    language_options,
)
from bot.table.table_terms import AnswerPace
from bot.typed.offsets import zone_name
from bot.typed.times_of_day import clock_time
from games.engine.text import Argument, Text
from games.registry import GAMES

PAGES = ("where", "tables", "players", "time", "programs")
"""The pages of the panel."""
MOST = 25
"""Maximum number of channels, roles or games in a setting, which is the maximum of a menu."""
LIMITS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50)
"""The choices for the limit of tables per channel or person; 0 is no limit."""
DAYS_OFF = (0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 90)
"""The choices for days of holiday per person and year; 0 is no limit."""


class Server(Struct, frozen=True):
    """The settings of a server, the current ids of its channels and roles, and the time (Unix seconds).

    ``silent`` are the roles that the bot can't ping, ``everybody`` is the role that all members have.
    ``texts`` are the channels with messages, ``closed`` those of them in which the bot may not post.
    ``webhook`` is the server's webhook, if it has one. ``has_api``: the bot's host offers the API.
    """

    settings: GuildSettings
    channels: Collection[int] = ()
    roles: Collection[int] = ()
    silent: Collection[int] = ()
    texts: Collection[int] = ()
    closed: Collection[int] = ()
    everybody: int = 0
    now: float = 0.0
    webhook: Webhook | None = None
    has_api: bool = False


def _limits() -> Sequence[Option]:
    return [Option(str(most), most, str(most) if most else Text("setup-no-limit")) for most in LIMITS]


def _reliabilities() -> Sequence[Option]:
    none = Text("setup-no-minimum")
    return [
        Option(str(least), least, Text("setup-percent", {"percent": least}) if least else none)
        for least in LEAST
    ]


def _days_off() -> Sequence[Option]:
    none = Text("setup-no-limit")
    return [
        Option(str(most), most, Text("setup-days", {"count": most}) if most else none) for most in DAYS_OFF
    ]


def _games() -> Sequence[Option]:
    return [Option(game, game, Text(f"{game}-name")) for game in GAMES]


def _clocks() -> Sequence[Option]:
    return [Option(name, name, Text(f"clock-{name}"), Text(f"clock-{name}-help")) for name in PRESETS]


def _paces() -> Sequence[Option]:
    return [
        Option(pace, pace, Text(f"pace-{pace}"), Text(f"pace-{pace}-help")) for pace in get_args(AnswerPace)
    ]


@cache
def _languages() -> Sequence[Option]:
    return language_options(Option("server", None, Text("setup-locale-none")))


def _moderators(at: Server, roles: tuple[int, ...]) -> tuple[int, ...]:
    if at.everybody in roles:
        raise refused("everybody-moderates")
    return roles


def _called(at: Server, roles: tuple[int, ...]) -> tuple[int, ...]:
    if at.everybody in roles:
        raise refused("everybody-called")
    return roles


def _unless_all(_: Server, games: tuple[str, ...]) -> tuple[str, ...]:
    """Return ``games``; empty if it has all of them, so that future games are allowed, too."""
    return () if len(games) == len(GAMES) else games


def _silent(at: Server) -> Sequence[Text]:
    return [Text("setup-called-silent")] if set(at.settings.called) & set(at.silent) else ()


def _overview(at: Server, channels: tuple[int, ...]) -> tuple[int, ...]:
    if not set(channels) <= set(at.texts):
        raise refused("text-channel-only")
    return channels


def _unwritable(at: Server) -> Sequence[Text]:
    return [Text("setup-overview-closed")] if set(at.settings.overview) & set(at.closed) else ()


def _unoffered(at: Server) -> Sequence[Text]:
    return () if at.has_api else [Text("setup-api-off")]


def _quiet(at: Server) -> Sequence[Option]:
    """Return the quiet hours, if there are any, as an option to remove."""
    if (quiet := at.settings.quiet) is None:
        return ()
    args: dict[str, Argument] = {
        "start": clock_time(quiet.start),
        "end": clock_time(quiet.end),
        "timezone": zone_name(quiet.timezone),
    }
    return [Option("quiet", quiet, Text("setup-quiet-hours", args))]


def _quiet_said(at: Server) -> Wording:
    return next((option.label for option in _quiet(at)), Text("setup-quiet-none"))


def _quiet_next(at: Server) -> Sequence[Text]:
    if not (coming := Calendar(at.settings.quiet).next_quiet(at.now)):
        return ()
    start, end = (f"<t:{int(moment)}:t>" for moment in coming)
    return [Text("setup-quiet-next", {"start": start, "end": end})]


def _quiet_hours(_: Server, start: int, end: int, timezone: str) -> QuietHours:
    """Return the quiet hours that were typed.

    :raises Refused: both times are the same.
    """
    if start == end:
        raise refused("quiet-all-day")
    return QuietHours(start, end, timezone)


def _quiet_field(name: Literal["start", "end"], example: str) -> Field[Server]:
    def value(at: Server) -> str:
        return clock_time(getattr(at.settings.quiet, name)) if at.settings.quiet else ""

    return Field(name, "time", example, value)


def _channels(at: Server) -> Collection[int]:
    return at.channels


def _roles(at: Server) -> Collection[int]:
    return at.roles


SETTINGS: Sequence[Setting[Server]] = (
    Setting("channels", "where", Mentions("channel", _channels, MOST)),
    Setting("openers", "where", Mentions("role", _roles, MOST)),
    Setting(
        "moderators",
        "where",
        Mentions("role", _roles, MOST),
        check=_moderators,
    ),
    Setting(
        "called",
        "where",
        Mentions("role", _roles, 1),
        notes=_silent,
        check=_called,
    ),
    Setting("threads", "where", Switch()),
    Setting("overview", "where", Mentions("channel", _channels, 1), notes=_unwritable, check=_overview),
    Setting(
        "games", "tables", Menu(_games, MOST, Text("setup-games-none"), "unknown-game"), check=_unless_all
    ),
    Setting("per_channel", "tables", Menu(_limits)),
    Setting("per_person", "tables", Menu(_limits)),
    Setting("grows", "tables", Switch(), args=lambda _: {"games": GAMES_PER_TABLE}),
    Setting("computers", "tables", Switch()),
    Setting("least_in_time", "players", Menu(_reliabilities)),
    Setting("newcomers", "players", Switch(), args=lambda _: {"turns": NEWCOMER}),
    Setting("daily_week", "players", Switch()),
    Setting("from_queue", "players", Switch()),
    Setting("across", "players", Switch()),
    Setting("clock", "time", Menu(_clocks)),
    Setting("pace", "time", Menu(_paces)),
    Setting("locale", "time", Menu(_languages)),
    Setting(
        "quiet",
        "time",
        Form(
            [
                _quiet_field("start", "22:00"),
                _quiet_field("end", "08:00"),
                Field(
                    "timezone",
                    "zone",
                    "Europe/Rome",
                    lambda at: zone_name(at.settings.quiet.timezone) if at.settings.quiet else "",
                ),
            ],
            said=_quiet_said,
            read=_quiet_hours,
            removable=_quiet,
            removal=Text("button-setup-loud"),
        ),
        notes=_quiet_next,
    ),
    Setting("days_off", "time", Menu(_days_off), args=lambda _: {"weekdays": MOST_WEEKDAYS}),
    Setting("webhook", "programs", Link("webhook"), notes=lambda at: [webhook_state(at.webhook)]),
    Setting("api", "programs", Switch(), notes=_unoffered),
    Setting("public_channels", "programs", Mentions("channel", _channels, MOST)),
)
"""All settings, in the order of the panel."""

SERVER_SETTINGS: Settings[Server] = Settings(
    "setup", PAGES, SETTINGS, lambda at: at.settings, says_values=True
)

"""The stored settings of a server, and their history. Times are Unix seconds."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.features.clocks.rules.calendar import QuietHours
from bot.table.table_terms import AnswerPace

GAMES_PER_TABLE = 5
"""Number of finished games for each additional table a person may host, if the server lets limits grow."""


class GuildSettings(Struct, frozen=True):
    """The settings that the moderators of a server chose. Empty lists mean no restriction, 0 means no limit.

    ``channels`` are where tables may be opened, ``openers`` the roles that may open them, ``moderators`` the
    roles that moderate besides people who may manage the server, its channels or its messages. ``grows`` lets
    the limit of a person grow with the games they finished. ``days_off`` is how many days of holidays each
    person has in a calendar year. ``called`` is the role, at most one, that's notified of open tables.
    ``least_in_time`` is how many of a hundred turns people must have answered in time to sit down at a table;
    ``newcomers`` lets people with too short a record sit down, even if a table demands more. ``clock`` and
    ``pace`` are those of new tables. ``overview`` is the channel, at most one, with the overview of tables.
    ``public_channels`` are the channels whose tables other programs may know of, and ``api`` lets programs
    ask for these through the API. ``daily_week`` keeps people off the server's list of dailies until they
    have been members for a week. ``from_queue``: new tables offer free seats to people in the queue.
    ``across``: people in the queue may get tables with people from other servers.
    """

    channels: tuple[int, ...] = ()
    games: tuple[str, ...] = ()
    openers: tuple[int, ...] = ()
    moderators: tuple[int, ...] = ()
    threads: bool = False
    per_channel: int = 0
    per_person: int = 0
    grows: bool = False
    clock: str = "relaxed"
    locale: str | None = None
    quiet: QuietHours | None = None
    days_off: int = 30
    called: tuple[int, ...] = ()
    computers: bool = True
    least_in_time: int = 0
    newcomers: bool = True
    pace: AnswerPace = "quick"
    overview: tuple[int, ...] = ()
    public_channels: tuple[int, ...] = ()
    api: bool = False
    daily_week: bool = False
    from_queue: bool = True
    across: bool = False


class SettingChange(Struct, frozen=True):
    """One change of a server's setting: who made it, when, and its values before and after.

    ``person`` is 0 for somebody who had their data deleted.
    """

    person: int
    at: float
    setting: str
    before: Any
    after: Any

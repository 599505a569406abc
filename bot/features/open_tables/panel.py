"""The settings for announcements of open tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Line, Panel, Part, Row, Select
from bot.features.open_tables.rules import OpenTableWish
from bot.features.people.panel import to_settings
from games.engine.text import Typed
from render.words import Words, as_typed

_LISTED = 8
"""Maximum number of servers on the panel: each takes 3 of the 40 components that a message may have."""


def open_tables_panel(
    wishes: Sequence[OpenTableWish],
    guild: int | None,
    games: Sequence[str],
    servers: Mapping[int, Typed],
    words: Words,
) -> Panel:
    """Return a person's wishes for open tables, with a switch for ``guild`` if they ask on a server.

    ``servers`` are the names of servers, ``games`` the games on offer.
    """
    parts: list[Part] = [f"### {words('me-open-title')}\n{words('me-open-help')}"]
    here = next((one for one in wishes if one.guild == guild), None)
    if guild is None:
        parts.append(words("me-open-elsewhere"))
    else:
        parts.append(_switch(guild, words("me-open-here"), here is not None, words))
    if here is not None:
        choices = [(game, words(f"{game}-name"), "") for game in games]
        press = CustomId(0, 0, "me-open-games")
        parts.append(words("me-open-games"))
        parts.append(Select(press, words("me-open-all-games"), choices, 0, len(choices), here.games))
    others = [one for one in wishes if one.guild != guild]
    if others:
        parts.append(words("me-open-others"))
    for one in others[:_LISTED]:
        name = servers.get(one.guild)
        label = words("me-open-unknown") if name is None else as_typed(name)
        parts.append(_switch(one.guild, label, True, words))
    return Panel([*parts, Row([to_settings(words, "notices")])])


def _switch(guild: int, label: str, is_on: bool, words: Words) -> Line:
    press = CustomId(0, 0, "me-open-set", f"{guild}={str(not is_on).lower()}")
    button = Button(words("me-yes" if is_on else "me-no"), press, "primary" if is_on else "secondary")
    return Line(f"**{label}**", button)

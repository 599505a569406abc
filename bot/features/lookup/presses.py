"""Presses to look something up, and ``/lookup``; the answers don't depend on the reader's table."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers, only
from bot.discord.responder import Responder
from bot.discord.whereabouts import server_of
from bot.features.lookup.panel import Found, entries_panel, entry_panel, explained, named_games, not_found
from bot.features.lookup.rules import likely_meant, nearness
from bot.services import Services
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from games.engine.reference import Entry, kinds
from render.words import Words

_NEAR = 10
"""Maximum number of things offered instead of one that wasn't found."""


async def explain(services: Services, responder: Responder, press: CustomId) -> None:
    """Show what can be explained at a table, beginning with things in the presser's own question."""
    table = await services.look(responder.interaction, press.table)
    game = services.games[table.game]
    if not game.entries:
        raise refused("unknown-button")
    is_asked = table.view is not None and table.decision is not None
    named = game.explained(table.view, table.decision) if is_asked and table.decision else ()
    await responder.show(explained(table, game.entries, named, responder.words))


async def entry(services: Services, responder: Responder, press: CustomId) -> None:
    """Show one entry."""
    found = entry_called(services, only(responder.picked) or press.argument)
    if found is None:
        raise refused("unknown-button")
    table = await _table(services, responder, press)
    await responder.show(entry_panel(*found, responder.words, table))


async def entries(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the entries of one kind."""
    game, _, rest = (only(responder.picked) or press.argument).partition("=")
    kind, _, page = rest.partition("=")
    known = services.games[game].entries if game in services.games else ()
    if kind not in kinds(known) or (page and not page.isdecimal()):
        raise refused("unknown-button")
    table = await _table(services, responder, press)
    shown = entries_panel(game, known, kind, responder.words, int(page or 0), table)
    await responder.show(shown)


def entry_called(services: Services, value: str) -> Found | None:
    """Return the entry called ``value`` in menus and completions, or ``None`` if there is none."""
    game, _, name = value.partition("=")
    known = services.games[game].entries if game in services.games else ()
    return next(((game, entry) for entry in known if entry.id == name), None)


async def show_lookup(services: Services, responder: Responder, typed: str, game: str | None) -> None:
    """Show the entry somebody asked for, by a completion's value or in their own words.

    :raises Refused: there is no such game.
    """
    if game is not None and game not in services.games:
        raise refused("unknown-game")
    words = responder.words
    found = entry_called(services, typed)
    if found is None:
        titles = named_games(_entries(services, game), words)
        fits = [(nearness(typed, title), one) for one, title, _ in titles]
        same = [one for near, one in fits if near == 0] or [one for near, one in fits if near is not None]
        if len(same) > 1:
            here = await games_here(services, responder.interaction)
            same.sort(key=lambda one: one[0] not in here)
            if [one for one in same if one[0] in here] == same[:1]:
                del same[1:]
        if len(same) != 1:
            near = likely_meant(typed, [title for _, title, _ in titles], _NEAR)
            offered = same or [titles[number][0] for number in near]
            await responder.show(not_found(typed, offered, words, is_ambiguous=bool(same)))
            return
        [found] = same
    await responder.show(entry_panel(*found, words))


async def suggested(
    services: Services, interaction: discord.Interaction, typed: str, game: str | None, words: Words
) -> list[Found]:
    """Return the entries that match the typed text: by title before by kind, games played here first."""
    here = await games_here(services, interaction)
    found: list[tuple[tuple[bool, bool, int], Found]] = []
    for one, title, also in named_games(_entries(services, game), words):
        near = nearness(typed, title)
        by_kind = near is None and nearness(typed, also) is not None
        if near is not None or by_kind:
            found.append(((by_kind, one[0] not in here, near or 0), one))
    found.sort(key=lambda one: one[0])
    return [one for _, one in found]


async def games_here(services: Services, interaction: discord.Interaction) -> set[str]:
    """Return the games played in the asking person's channel; in a direct message, at their own tables."""
    if server_of(interaction) is None:
        tables = await services.tables_of(interaction.user.id)
    else:
        tables = await services.visible(interaction, channel=interaction.channel_id)
    return {table.game for table in tables if table.status == "playing"}


def _entries(services: Services, game: str | None) -> dict[str, Sequence[Entry]]:
    return {one: services.games[one].entries for one in services.games if game in (None, one)}


async def _table(services: Services, responder: Responder, press: CustomId) -> Perspective | None:
    """Return the table that the presser came from, or ``None``."""
    return await services.look(responder.interaction, press.table) if press.table else None


HANDLERS: Handlers = {
    "explain": (explain, "new"),
    "entry": (entry, "new"),
    "entries": (entries, "new"),
}

"""Presses on results: a person's record, and rankings, privately and in the channel."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.discord.message_sender import Denied, MessageGone
from bot.discord.panels.custom_ids import CustomId
from bot.discord.permissions import require_room_to_write
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.discord.whereabouts import server_of
from bot.features.ratings.panel import Standing, our_games, own_stats, ranking
from bot.features.ratings.rules import ACTIVE, Rating, head_to_head
from bot.features.reading.panel.reading import sentence
from bot.services import Services
from bot.table.refusals import refused
from render.words import ForgivingWords, words_for

PAST = 5
"""Number of last results listed."""


async def show_stats(services: Services, responder: Responder, person: int | None = None) -> None:
    """Show the presser's results on this server, or the results of ``person``.

    :raises Refused: the press came from outside a server, or the other person opted out of ratings.
    """
    guild = _guild(responder)
    reader = responder.interaction.user.id
    who = reader if person is None else person
    is_rated = (await services.stores.people.person(who)).preferences.rated
    if who != reader and not is_rated:
        raise refused("keeps-to-themselves")
    ratings = {game: await services.stores.ratings.ratings(guild, game) for game in services.games}
    standing = Standing(
        who,
        await services.stores.ratings.summaries(guild, who),
        {game: found[who] for game, found in ratings.items() if who in found},
        await services.stores.ratings.past(guild, who, PAST),
        is_rated,
        (await services.stores.people.reliability(guild, (who,), services.tables.now()))[who],
    )
    await responder.show(own_stats(standing, tuple(services.games), responder.words))


async def show_our_games(
    services: Services, responder: Responder, person: discord.User | discord.Member
) -> None:
    """Show the presser's results on this server against ``person``.

    :raises Refused: that's an app or the presser, or the other person keeps their results private.
    """
    guild, reader = _guild(responder), responder.interaction.user.id
    if person.bot:
        raise refused("not-a-person")
    if person.id == reader:
        raise refused("games-with-yourself")
    if not (await services.stores.people.person(person.id)).preferences.rated:
        raise refused("keeps-to-themselves")
    met = await services.stores.ratings.meetings(guild, reader, person.id)
    await responder.show(our_games(person.id, head_to_head(met), met[:PAST], responder.words))


async def show_ranking(services: Services, responder: Responder, game: str) -> None:
    """Show this server's ranking for ``game`` to the presser.

    :raises Refused: there is no such game, or the press came from outside a server.
    """
    guild = _guild(responder)
    if game not in services.games:
        raise refused("unknown-game")
    ratings = await _ranked(services, guild, game)
    await responder.show(ranking(game, ratings, responder.words, reader=responder.interaction.user.id))


async def ranking_panel(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the ranking named by the button."""
    await show_ranking(services, responder, press.argument)


async def ranking_in_channel(services: Services, responder: Responder, press: CustomId) -> None:
    """Post the ranking in the channel, in the server's language."""
    interaction = responder.interaction
    guild, game = _guild(responder), press.argument
    if game not in services.games or interaction.channel_id is None:
        raise refused("unknown-game")
    require_room_to_write(interaction.app_permissions, interaction.channel, responder.words)
    settings = await services.stores.guilds.settings(guild)
    spoken = interaction.guild_locale.value if interaction.guild_locale else None
    words = ForgivingWords(words_for(settings.locale or spoken))
    panel = ranking(game, await _ranked(services, guild, game), words, reader=None, public=True)
    try:
        await services.publisher.message_sender.post(
            interaction.channel_id, await services.panel_renderer.ready(panel, words), f"r{interaction.id}"
        )
    except (Denied, MessageGone):
        raise refused("closed-channel") from None
    await responder.show(sentence(responder.words("ranking-shown")))


async def _ranked(services: Services, guild: int, game: str) -> Mapping[int, Rating]:
    return await services.stores.ratings.ranked(guild, game, services.tables.now() - ACTIVE)


def _guild(responder: Responder) -> int:
    guild = server_of(responder.interaction)
    if guild is None:
        raise refused("server-only")
    return guild


HANDLERS: Handlers = {
    "ranking": (ranking_panel, "new"),
    "ranking-show": (ranking_in_channel, "new"),
}

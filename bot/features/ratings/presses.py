"""Presses on results: a person's record, and rankings, privately and in the channel."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.discord.message_sender import Denied, MessageGone
from bot.discord.panels.custom_ids import CustomId
from bot.discord.permissions import require_room_to_write
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.discord.whereabouts import required_server
from bot.features.clocks.rules.calendar import zone
from bot.features.people.rules.people import Preferences
from bot.features.ratings.panel import Standing, our_games, own_stats, ranking
from bot.features.ratings.rules import ACTIVE, Rating, head_to_head, resting
from bot.features.reading.panel.reading import sentence
from bot.features.statistics.rules import pace_of, streaks
from bot.services import Services
from bot.table.refusals import refused
from bot.typed.ids import number_in
from render.words import ForgivingWords, words_for

PAST = 5
"""Number of last results listed."""


async def show_stats(services: Services, responder: Responder, person: int | None = None) -> None:
    """Show the presser's results on this server, or the results of ``person``.

    :raises Refused: as ``open_to`` does.
    """
    who = responder.interaction.user.id if person is None else person
    guild, preferences = await open_to(services, responder, who)
    statistics = services.stores.statistics
    played = await statistics.played(guild, who)
    days = await statistics.quarters(guild, who)
    thanks = services.stores.thanks
    is_own = who == responder.interaction.user.id
    ratings = {game: await services.stores.ratings.ratings(guild, game) for game in services.games}
    known = {game: found[who] for game, found in ratings.items() if who in found}
    standing = Standing(
        who,
        await services.stores.ratings.summaries(guild, who),
        known,
        await services.stores.ratings.past(guild, who, PAST),
        preferences.rated,
        (await services.stores.people.reliability(guild, (who,), services.tables.now()))[who],
        pace_of(await statistics.waits(guild, who)),
        streaks(played, days, zone(preferences.timezone)),
        await thanks.count(guild, who) if is_own else 0,
        await thanks.last(guild, who) if is_own else None,
        await services.titles.of(guild, who),
        resting(known, played, services.tables.now()) if is_own else (),
    )
    await responder.show(own_stats(standing, tuple(services.games), responder.words))


async def open_to(services: Services, responder: Responder, person: int) -> tuple[int, Preferences]:
    """Return the presser's server and the preferences of ``person``, whose results they may see there.

    :raises Refused: the press came from outside a server, or the other person keeps out of ratings.
    """
    guild = required_server(responder.interaction)
    preferences = (await services.stores.people.person(person)).preferences
    if person != responder.interaction.user.id and not preferences.rated:
        raise refused("keeps-to-themselves")
    return guild, preferences


async def whose_stats(services: Services, responder: Responder, argument: str) -> tuple[int, int]:
    """Return the presser's server and the person that the ``argument`` of their press names.

    :raises Refused: it names nobody, or as ``open_to`` does.
    """
    person = number_in(argument)
    if person is None:
        raise refused("unknown-button")
    guild, _ = await open_to(services, responder, person)
    return guild, person


async def stats(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the results of the person named by the button."""
    _, person = await whose_stats(services, responder, press.argument)
    await show_stats(services, responder, person)


async def show_our_games(
    services: Services, responder: Responder, person: discord.User | discord.Member
) -> None:
    """Show the presser's results on this server against ``person``.

    :raises Refused: that's an app or the presser, or the other person keeps their results private.
    """
    guild, reader = required_server(responder.interaction), responder.interaction.user.id
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
    guild = required_server(responder.interaction)
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
    guild, game = required_server(responder.interaction), press.argument
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


HANDLERS: Handlers = {
    "stats": (stats, "new"),
    "ranking": (ranking_panel, "new"),
    "ranking-show": (ranking_in_channel, "new"),
}

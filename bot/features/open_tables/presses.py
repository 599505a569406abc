"""Presses in a person's settings for announcements of open tables."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.discord.whereabouts import server_of
from bot.features.open_tables.panel import open_tables_panel
from bot.features.open_tables.rules import OpenTableWish
from bot.services import Services
from bot.table.refusals import refused
from games.engine.text import Typed


async def panel(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the presser's wishes for open tables."""
    interaction = responder.interaction
    wishes = await services.stores.people.open_tables.of(interaction.user.id)
    known = (interaction.client.get_guild(one.guild) for one in wishes)
    servers = {server.id: Typed(server.name) for server in known if server}
    await responder.show(
        open_tables_panel(wishes, server_of(interaction), list(services.games), servers, responder.words)
    )


async def switch(services: Services, responder: Responder, press: CustomId) -> None:
    """Turn announcements of a server's open tables on or off; on only while the presser is on that server."""
    named, _, value = press.argument.partition("=")
    person, here = responder.interaction.user.id, server_of(responder.interaction)
    if value == "true" and here is not None and named == str(here):
        await services.stores.people.open_tables.wish(OpenTableWish(here, person))
    elif value == "false" and named.isdecimal():
        await services.stores.people.open_tables.drop(int(named), person)
    else:
        raise refused("no-such-setting")
    await panel(services, responder, press)


async def pick_games(services: Services, responder: Responder, press: CustomId) -> None:
    """Choose the games announced to the presser here; all games means no restriction."""
    here, picked = server_of(responder.interaction), responder.picked
    if here is None or any(game not in services.games for game in picked):
        raise refused("no-such-setting")
    games = tuple(game for game in services.games if game in picked)
    chosen = () if len(games) == len(services.games) else games
    await services.stores.people.open_tables.wish(OpenTableWish(here, responder.interaction.user.id, chosen))
    await panel(services, responder, press)


HANDLERS: Handlers = {
    "me-open": (panel, "new"),
    "me-open-set": (switch, "new"),
    "me-open-games": (pick_games, "new"),
}

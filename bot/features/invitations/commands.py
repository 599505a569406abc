"""*Invite to my table*, on a person."""

from __future__ import annotations

import discord

from bot.discord.commands.common import Tree, add_person_menu
from bot.discord.presses.acting import ask_or_act
from bot.discord.responder import Responder
from bot.discord.whereabouts import server_of
from bot.features.invitations.panel import choose_lobby
from bot.features.invitations.rules import invite
from bot.services import Services
from bot.table.action import Request
from bot.table.perspective import Perspective

_LOOKED_AT = 100
"""Maximum number of lobbies among which the asking person's are looked for."""


def add_invite_menu(tree: Tree, services: Services) -> None:
    """Add *Invite to my table* to the context menu of people."""
    add_person_menu(tree, services, "menu-invite", _invite)


async def _invite(services: Services, responder: Responder, person: discord.User | discord.Member) -> None:
    """Invite ``person`` to the asking person's lobby; if they have several, ask which one."""
    lobbies = await _lobbies(services, responder)
    if len(lobbies) != 1:
        await responder.show(choose_lobby(lobbies, person.id, responder.words))
        return
    await ask_or_act(services, responder, invite, lobbies[0].id, Request(0, "", (str(person.id),)))


async def _lobbies(services: Services, responder: Responder) -> list[Perspective]:
    """Return this server's lobbies that accept an invitation by the asking person, this channel's first."""
    interaction = responder.interaction
    own = interaction.user.id
    rows = await services.stores.tables.find(
        server_of(interaction), statuses=("lobby",), limit=_LOOKED_AT, seen_by=own
    )
    found = []
    for row in rows:
        if row.host == own or row.seat_of(own) is not None:
            table = await services.tables.look(row.id, own, server_of(interaction))
            if invite.is_offered(table, await services.actor(interaction, table)):
                found.append(table)
    return sorted(found, key=lambda table: table.channel != interaction.channel_id)

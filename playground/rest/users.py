"""Users and direct message channels."""

from __future__ import annotations

from playground.access import in_guild
from playground.errors import invalid_form, refuse
from playground.rest.call import Answer, Call, Routes

routes = Routes()


@routes.add("GET", "/users/@me")
async def get_own_user(call: Call) -> Answer:
    """Return the bot's own account."""
    return call.services.payloads.own_user()


@routes.add("GET", "/users/@me/guilds")
async def get_own_guilds(call: Call) -> Answer:
    """Return the servers that the bot is in."""
    bot = call.world.bot_id
    return [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(int(in_guild(guild, bot))),
            "features": [],
        }
        for guild in call.world.guilds.values()
        if bot in guild.members
    ]


@routes.add("DELETE", "/users/@me/guilds/{guild_id}")
async def leave_guild(call: Call) -> Answer:
    """Leave a server."""
    call.world.remove_member(call.guild(), call.world.bot_id)
    return None


@routes.add("POST", "/users/@me/channels")
async def open_dm(call: Call) -> Answer:
    """Open the direct message channel with a person; whether they accept messages is checked on sending."""
    user_id = int(call.form.get("recipient_id") or 0)
    if user_id not in call.world.users or user_id == call.world.bot_id:
        raise invalid_form("recipient_id", "INVALID_RECIPIENT", "Invalid recipient")
    return call.services.payloads.channel(call.world.dm_channel(call.world.bot_id, user_id))


@routes.add("GET", "/users/{user_id}")
async def get_user(call: Call) -> Answer:
    """Return an account."""
    user = call.world.users.get(call.id("user_id"))
    if user is None:
        raise refuse(10013)
    return call.services.payloads.user(user)

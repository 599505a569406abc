"""Registering application commands, globally and per server."""

from __future__ import annotations

from playground.errors import refuse
from playground.rest.call import Answer, Call, Routes

routes = Routes()
_GLOBAL = "/applications/{application_id}/commands"
_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
_ONE = "/{command_id}"


def _place(call: Call) -> int | None:
    if call.id("application_id") != call.world.application_id:
        raise refuse(50001)
    return call.world.guild(call.id("guild_id")).id if "guild_id" in call.params else None


@routes.add("GET", _GLOBAL, _GUILD)
async def get_commands(call: Call) -> Answer:
    """Return all commands of a place."""
    return call.services.commands.all(_place(call))


@routes.add("PUT", _GLOBAL, _GUILD)
async def overwrite_commands(call: Call) -> Answer:
    """Replace all commands of a place."""
    commands = call.body if isinstance(call.body, list) else []
    return call.services.commands.overwrite(_place(call), commands)


@routes.add("POST", _GLOBAL, _GUILD)
async def create_command(call: Call) -> Answer:
    """Create a command, or replace the one with the same name."""
    return call.services.commands.upsert(_place(call), call.form)


@routes.add("GET", _GLOBAL + _ONE, _GUILD + _ONE)
async def get_command(call: Call) -> Answer:
    """Return one command."""
    return call.services.commands.one(_place(call), call.id("command_id"))


@routes.add("PATCH", _GLOBAL + _ONE, _GUILD + _ONE)
async def edit_command(call: Call) -> Answer:
    """Change one command."""
    return call.services.commands.upsert(_place(call), call.form, call.id("command_id"))


@routes.add("DELETE", _GLOBAL + _ONE, _GUILD + _ONE)
async def delete_command(call: Call) -> Answer:
    """Remove one command."""
    call.services.commands.delete(_place(call), call.id("command_id"))
    return None

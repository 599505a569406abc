"""The gateway's address, and the bot's application."""

from __future__ import annotations

from playground.components import Json
from playground.rest.call import Answer, Call, Routes

routes = Routes()


@routes.add("GET", "/gateway")
async def get_gateway(call: Call) -> Answer:
    """Return the gateway's address."""
    return {"url": call.services.gateway.url}


@routes.add("GET", "/gateway/bot")
async def get_gateway_bot(call: Call) -> Answer:
    """Return the gateway's address, the advised number of shards, and the session start limit."""
    gateway = call.services.gateway
    return {
        "url": gateway.url,
        "shards": gateway.advised_shards,
        "session_start_limit": gateway.starts.limit(call.token),
    }


@routes.add("GET", "/oauth2/applications/@me", "/applications/@me")
async def get_application(call: Call) -> Answer:
    """Return the bot's application."""
    world = call.world
    owner = next(iter(world.guilds.values())).owner_id
    application: Json = {
        "id": str(world.application_id),
        "name": world.users[world.bot_id].name,
        "icon": None,
        "description": "A bot on a local Discord",
        "type": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": call.services.payloads.user(world.users[owner]),
        "team": None,
        "flags": 0,
        "flags_new": "0",
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "bot": call.services.payloads.own_user(),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(world.guilds),
    }
    return application

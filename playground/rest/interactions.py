"""Responses to interactions, and the webhook for follow-ups."""

from __future__ import annotations

from playground.components import Json
from playground.model import Interaction, ResponseType
from playground.rest.call import Answer, Call, Routes

routes = Routes()
_WEBHOOK = "/webhooks/{application_id}/{token}"
_MESSAGE = _WEBHOOK + "/messages/{message_id}"
_WITH_MESSAGE = (ResponseType.MESSAGE, ResponseType.DEFERRED_MESSAGE, ResponseType.UPDATE)


@routes.add("POST", "/interactions/{interaction_id}/{token}/callback")
async def respond(call: Call) -> Answer:
    """Take the first response."""
    interaction = call.services.interactions.respond(
        call.id("interaction_id"), call.params["token"], call.form, call.uploads
    )
    if call.query.get("with_response") not in ("1", "true"):
        return None
    return _callback(call, interaction)


def _callback(call: Call, interaction: Interaction) -> Json:
    resource: Json = {"type": interaction.response}
    about: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    if interaction.original_id is not None:
        about["response_message_id"] = str(interaction.original_id)
        message = call.world.message(interaction.channel_id, interaction.original_id)
        about["response_message_loading"] = message.loading
        about["response_message_ephemeral"] = message.ephemeral
        if interaction.response in _WITH_MESSAGE:
            resource["message"] = call.services.payloads.message(message)
    return {"interaction": about, "resource": resource}


def _interaction(call: Call) -> Interaction:
    return call.services.interactions.by_token(call.id("application_id"), call.params["token"])


@routes.add("POST", _WEBHOOK)
async def follow_up(call: Call) -> Answer:
    """Send a follow-up."""
    message = call.services.interactions.follow_up(_interaction(call), call.form, call.uploads)
    return call.services.payloads.message(message)


@routes.add("GET", _MESSAGE)
async def get_message(call: Call) -> Answer:
    """Return the original response or a follow-up."""
    message = call.services.interactions.message(_interaction(call), call.params["message_id"])
    return call.services.payloads.message(message)


@routes.add("PATCH", _MESSAGE)
async def edit_message(call: Call) -> Answer:
    """Edit the original response or a follow-up."""
    interaction = _interaction(call)
    message = call.services.interactions.message(interaction, call.params["message_id"])
    call.services.interactions.edit(interaction, message, call.form, call.uploads)
    return call.services.payloads.message(message)


@routes.add("DELETE", _MESSAGE)
async def delete_message(call: Call) -> Answer:
    """Delete the original response or a follow-up."""
    message = call.services.interactions.message(_interaction(call), call.params["message_id"])
    call.services.messages.delete(message)
    return None

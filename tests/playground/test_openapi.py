"""Request bodies and answers are checked against Discord's OpenAPI file."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from jsonschema_rs import Draft202012Validator

from playground import Playground
from playground.server import OPENAPI_VARIABLE
from playground.validate import most_telling

TINY = {
    "paths": {
        "/channels/{channel_id}/messages": {
            "post": {
                "requestBody": {
                    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Create"}}}
                }
            }
        }
    },
    "components": {
        "schemas": {
            "SnowflakeType": {"type": "string"},
            "Create": {"type": "object", "properties": {"tts": {"type": "boolean"}}},
        }
    },
}


async def test_a_body_against_the_schema_is_rejected(tmp_path: Path) -> None:
    file = tmp_path / "openapi.json"
    file.write_text(json.dumps(TINY))
    async with Playground(openapi=file) as playground, aiohttp.ClientSession() as session:
        url = f"{playground.url}/api/v10/channels/{playground.channel('tables').id}/messages"
        for tts, status in ((False, 200), ("yes", 400)):
            async with session.post(
                url, json={"content": "x", "tts": tts}, headers={"Authorization": "Bot x"}
            ) as answer:
                assert answer.status == status
        [rejected] = playground.rejected
        assert rejected.body["errors"]["tts"]["_errors"][0]["code"] == "OPENAPI_SCHEMA"


@pytest.mark.parametrize(
    ("part", "where"),
    [
        ({"type": 1, "parts": [{"type": 2, "label": "x"}, {"type": 2, "label": 5}]}, "parts.1.label"),
        ({"type": 2, "label": None}, "label"),
        ({"type": 3}, "type"),
        ("x", ""),
    ],
)
def test_of_several_schemas_the_one_that_was_meant_says_what_is_wrong(part: Any, where: str) -> None:
    label = {
        "type": "object",
        "required": ["label"],
        "properties": {"type": {"enum": [2]}, "label": {"type": "string"}},
    }
    row = {
        "type": "object",
        "properties": {"type": {"enum": [1]}, "parts": {"items": {"oneOf": [{"type": "null"}, label]}}},
    }
    [fault] = Draft202012Validator({"oneOf": [row, label]}).iter_errors(part)
    assert ".".join(map(str, most_telling(fault).instance_path)) == where


@pytest.mark.skipif(OPENAPI_VARIABLE not in os.environ, reason=f"{OPENAPI_VARIABLE} names no file")
async def test_answers_have_the_shape_that_discord_documents(
    playground: Playground, bot: Any, send: Any, png: bytes
) -> None:
    document = json.loads(Path(os.environ[OPENAPI_VARIABLE]).read_text())  # noqa: ASYNC240

    @bot.tree.command(description="Invite")
    async def invite(interaction: Any, who: discord.Member) -> None:
        """Does nothing; it is only registered."""

    await bot.tree.sync()
    board = await send("tables", "board", "more", "hand", picture="board.png")
    partial = bot.get_channel(board.channel_id).get_partial_message(board.id)
    thread = await partial.create_thread(name="talk")
    ada = playground.person("Ada")
    theirs = ada.start_thread("tables", "theirs")
    await ada.press(board, "Hand")
    emoji = await bot.create_application_emoji(name="dot", image=png)
    token, application = bot.seen[0].token, bot.application_id
    guild, channel = playground.guild.id, board.channel_id
    for template, *ids in (
        ("/channels/{}/messages/{}", channel, board.id),
        ("/channels/{}/messages", channel),
        ("/channels/{}/messages/pins", channel),
        *(("/channels/{}", place) for place in (channel, thread.id, theirs.id, ada.open_dm().id)),
        ("/guilds/{}", guild),
        ("/guilds/{}/channels", guild),
        ("/guilds/{}/roles", guild),
        ("/guilds/{}/roles/{}", guild, guild),
        ("/guilds/{}/members/{}", guild, ada.id),
        ("/guilds/{}/threads/active", guild),
        ("/users/{}", ada.id),
        ("/users/@me",),
        ("/users/@me/guilds",),
        ("/gateway",),
        ("/gateway/bot",),
        ("/applications/@me",),
        ("/oauth2/applications/@me",),
        ("/applications/{}/commands", application),
        ("/applications/{}/emojis", application),
        ("/applications/{}/emojis/{}", application, emoji.id),
        ("/webhooks/{}/{}/messages/@original", application, token),
    ):
        path = template.format(*ids)
        async with bot.http._HTTPClient__session.get(
            f"{playground.url}/api/v10{path}", headers={"Authorization": "Bot x"}
        ) as answer:
            assert answer.status == 200, path
            body = await answer.json()
        faults = Draft202012Validator(answer_schema(document, template), offline=True).iter_errors(body)
        assert not [most_telling(fault).message for fault in faults], path
    answered = {
        (request.method.lower(), re.sub(r"\{[^}]+\}", "{}", request.route or ""), str(request.status))
        for request in playground.requests.entries
    }
    documented = {
        (method, re.sub(r"\{[^}]+\}", "{}", path), status)
        for path, item in document["paths"].items()
        for method, operation in item.items()
        if isinstance(operation, dict)
        for status in operation["responses"]
    }
    assert ("post", "/applications/{}/emojis", "201") in answered
    assert not answered - documented


def answer_schema(document: Any, template: str) -> dict[str, Any]:
    for path, item in document["paths"].items():
        if re.sub(r"\{[^}]+\}", "{}", path) == template:
            schema = item["get"]["responses"]["200"]["content"]["application/json"]["schema"]
            return {**schema, "components": document["components"]}
    raise KeyError(template)

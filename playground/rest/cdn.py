"""Serves uploaded files at unguessable addresses, and the application's emojis."""

from __future__ import annotations

import mimetypes

from aiohttp import web

from playground.world import World


class Cdn:
    """Serves emojis, and attachments to anybody with the key of the file."""

    def __init__(self, world: World) -> None:
        self._world = world

    def mount(self, app: web.Application) -> None:
        """Add the addresses of attachments and emojis to a web application."""
        for folder in ("attachments", "ephemeral-attachments"):
            app.router.add_get(f"/{folder}/{{owner_id}}/{{attachment_id}}/{{filename}}", self.get)

        app.router.add_get(r"/emojis/{emoji_id:\d+}.{extension}", self.get_emoji)

    async def get_emoji(self, request: web.Request) -> web.Response:
        """Return the picture of an emoji."""
        emoji = self._world.emojis.get(int(request.match_info["emoji_id"]))
        if emoji is None:
            raise web.HTTPNotFound
        return web.Response(
            body=self._world.files[emoji.key],
            content_type="image/png",
            headers={"Cache-Control": "private, max-age=3600", "X-Content-Type-Options": "nosniff"},
        )

    async def get(self, request: web.Request) -> web.Response:
        """Return a file."""
        key = request.query.get("ex", "")
        data = self._world.files.get(key)
        if data is None:
            raise web.HTTPNotFound
        return web.Response(
            body=data,
            content_type=_content_type(request.match_info["filename"]),
            headers={
                "Cache-Control": "private, max-age=31536000, immutable",
                "X-Content-Type-Options": "nosniff",
            },
        )


def _content_type(filename: str) -> str:
    return mimetypes.guess_type(filename)[0] or "application/octet-stream"

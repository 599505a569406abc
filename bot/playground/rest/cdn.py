"""Uploaded files, at addresses that nobody can guess."""

from __future__ import annotations

import mimetypes

from aiohttp import web

from bot.playground.world import World


class Cdn:
    """Serves attachments; without the key of the file there is none."""

    def __init__(self, world: World) -> None:
        self._world = world

    def mount(self, app: web.Application) -> None:
        """Add the addresses of attachments to a web application."""
        for folder in ("attachments", "ephemeral-attachments"):
            app.router.add_get(f"/{folder}/{{owner_id}}/{{attachment_id}}/{{filename}}", self.get)

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

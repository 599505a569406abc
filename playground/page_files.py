"""The files of the web page, served from the package."""

from __future__ import annotations

import mimetypes
from importlib.resources.abc import Traversable

from aiohttp import web

INDEX = "index.html"


class PageFiles:
    """Serves the page's folder at `/`, and nothing outside it."""

    def __init__(self, folder: Traversable) -> None:
        self._folder = folder

    def mount(self, app: web.Application) -> None:
        """Add the page to a web application, after everything mounted before."""
        app.router.add_get("/{path:.*}", self.get)

    async def get(self, request: web.Request) -> web.Response:
        """Return a file of the page."""
        names = (request.match_info["path"] or INDEX).split("/")
        if any(name in ("", ".", "..") or "\\" in name for name in names):
            raise web.HTTPNotFound
        file = self._folder.joinpath(*names)
        if not file.is_file():
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(names[-1])[0] or "application/octet-stream"
        charset = "utf-8" if kind.startswith("text/") or kind.endswith("javascript") else None
        return web.Response(
            body=file.read_bytes(), content_type=kind, charset=charset, headers={"Cache-Control": "no-cache"}
        )

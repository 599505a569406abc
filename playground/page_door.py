"""Access to the addresses reserved for the playground's own page, and its uploads."""

from __future__ import annotations

from aiohttp import web

from playground.components import Json
from playground.errors import CannotDoError
from playground.files import Upload
from playground.limits.messages import FILE_BYTES
from playground.people import Desk, Person


def visitor(desk: Desk, request: web.Request) -> Person:
    """Return the person that a request of the page acts for: `?person=<id or name>`.

    :raises aiohttp.web.HTTPForbidden: if another site's page sent the request.
    :raises aiohttp.web.HTTPNotFound: if there is nobody of this name.
    """
    origin = request.headers.get("Origin")
    if origin is not None and origin.partition("//")[2] != request.host:
        raise web.HTTPForbidden(text="Only the playground's own page may connect.")
    who = request.query.get("person", "")
    for user in desk.world.users.values():
        if not user.bot and who in (str(user.id), user.global_name):
            return Person(desk, user)
    raise web.HTTPNotFound(text=f"There is nobody called {who!r}.")


class PageUploads:
    """Takes people's files: `POST /playground/uploads?person=<id or name>&filename=<name>`.

    The body is the file. The response is `{id, filename, size}`, with the id to be used as the value of a
    command's option or of a form's field, or else an error status with `{message}`.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def mount(self, app: web.Application) -> None:
        """Add the address to a web application."""
        app.router.add_post("/playground/uploads", self.take)

    async def take(self, request: web.Request) -> web.Response:
        """Store a file for a person's next command or form."""
        person = visitor(self._desk, request)
        filename = request.query.get("filename") or "file"
        try:
            file = self._desk.uploads.add(person.id, Upload(filename, await request.read()))
        except (CannotDoError, web.HTTPRequestEntityTooLarge):
            words = f"{filename} is larger than {FILE_BYTES // 1024 // 1024} MB."
            return web.json_response({"message": words}, status=413)
        answer: Json = {"id": str(file.id), "filename": file.filename, "size": file.size}
        return web.json_response(answer)

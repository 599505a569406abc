"""The questions about servers, channels and members that Discord answers for the queue."""

from __future__ import annotations

from typing import Protocol

from bot.features.opening.service.admission import Request


class Places(Protocol):
    """The services that the queue uses on Discord."""

    async def request(self, guild: int, channel: int, person: int, game: str) -> Request | None:
        """Return the facts that admission needs; None if ``person`` can't see the channel, or it's gone."""
        ...

    async def is_member(self, guild: int, person: int) -> bool:
        """Return whether ``person`` is on the server."""
        ...

    async def place_of(self, guild: int, channel: int, game: str) -> tuple[int, str] | None:
        """Return where the game is played, and its language; None if the bot can't post in ``channel``."""
        ...

    async def roles_of(self, guild: int, person: int) -> frozenset[int] | None:
        """Return the roles of ``person`` on a server of any process; None if Discord doesn't say."""
        ...

    async def language_of(self, guild: int) -> str:
        """Return the language of the server."""
        ...

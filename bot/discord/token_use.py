"""Whether another program uses the bot's token: two that answer the same presses harm both databases."""

from __future__ import annotations

import asyncio

STRANGER = (
    "Another program uses this DISCORD_TOKEN with a database of its own, and answered a press before this "
    "one could; stop one of them, or reset the token on the application's page if you know of none."
)


class TokenUse:
    """Knows whether a press was answered by a program that doesn't share this process's database."""

    def __init__(self) -> None:
        self.by_stranger = asyncio.Event()
        """Set once another program has answered a press; this process must then answer no more, and end."""

"""The tokens that the bot may authenticate with."""

from __future__ import annotations


class Tokens:
    """Accepts one token, or any; a token that was reset is no longer accepted."""

    def __init__(self, only: str | None = None) -> None:
        self._only = only
        self._reset: set[str] = set()

    def accepts(self, token: str) -> bool:
        """Whether a token is valid for logging in."""
        if not token or token in self._reset:
            return False
        return self._only is None or token == self._only

    def reset(self, token: str) -> None:
        """Invalidate a token, as Discord does if it starts too many sessions."""
        self._reset.add(token)

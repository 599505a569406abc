"""The tokens with which the bot may log in."""

from __future__ import annotations


class Tokens:
    """Accepts one token, or any; what was reset is accepted no more."""

    def __init__(self, only: str | None = None) -> None:
        self._only = only
        self._reset: set[str] = set()

    def accepts(self, token: str) -> bool:
        """Whether somebody may log in with a token."""
        if not token or token in self._reset:
            return False
        return self._only is None or token == self._only

    def reset(self, token: str) -> None:
        """Let a token count no more, as Discord does with one that starts too many sessions."""
        self._reset.add(token)

"""Deals by name: several tables get the same cards and dice, whoever sits down and whenever they begin.

The secret of a deal follows from a random key of this installation and the name of the deal. The seed of a
table with a deal follows from that secret alone, while other tables also mix in the presses of their players.
``docs/fairness.md`` describes both.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from games.engine.game import AnyGame
from games.engine.text import Seat

_SEED = b"deal"
"""The text that is authenticated with the secret to get the seed; the commitment hashes the secret alone."""


class Deal(Struct, frozen=True):
    """A deal with its secret. ``name`` begins with its kind, such as ``daily 2026-11-28 1``.

    ``is_revealed``: anybody may learn the secret.
    """

    name: str
    secret: bytes
    is_revealed: bool = False

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret in hexadecimal, which may be published before anybody plays."""
        return sha256(self.secret).hexdigest()


def secret_of_deal(key: bytes, name: str) -> bytes:
    """Return the secret of the deal ``name`` in the installation with this ``key``."""
    return hmac.digest(key, name.encode(), sha256)


def seed_of_deal(secret: bytes) -> bytes:
    """Return the seed of every game dealt from ``secret``."""
    return hmac.digest(secret, _SEED, sha256)


def seed_of_answer(seed: bytes, game: AnyGame, state: Any, seat: Seat) -> bytes:
    """Return the seed for the chance of a computer that is asked at ``seat``, in a game of ``seed``.

    It follows from what the seat sees, so that computers answer the same play alike.
    """
    seen = msgspec.json.encode(game.view(state, seat), order="deterministic")
    return sha256(seed + b"player %d " % seat + sha256(seen).digest()).digest()


def kind_of_deal(name: str | None) -> str | None:
    """Return the first word of a deal's name; ``None`` if there's no deal.

    >>> kind_of_deal("daily 2026-11-28 1"), kind_of_deal(None)
    ('daily', None)
    """
    return None if name is None else name.partition(" ")[0]


def is_of_competition(name: str | None) -> bool:
    """Return whether a deal belongs to a game of a competition, which its players can't pause or end."""
    return kind_of_deal(name) in {"league", "set", "tournament", "ladder"}

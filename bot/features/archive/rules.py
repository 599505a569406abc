"""Fair shuffles: what is promised before anybody joins, and how anybody can check it afterwards.

When a lobby opens, the bot draws a secret of 32 bytes and posts its SHA-256. The seed of the game is another
SHA-256: it hashes the secret and, after it, ids of Discord interactions. People took their seats by the first
ones, in seat order, and the last one started the game. Each id is eight bytes, big-endian. The bot can't
choose the ids, and nobody else knows the secret until the bot publishes it at the end.

If a table shares a deal with others, its seed follows from the secret of the deal alone.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct

from bot.features.deals.rules import seed_of_deal
from bot.table.table import Table
from games.engine.record import Given


class Shuffle(Struct, frozen=True, omit_defaults=True):
    """The inputs of a game's seed.

    ``presses`` are ids: of the presses that took the seats, in seat order, then of the press that started the
    game. They are text, because many JSON readers round numbers this large. If several tables shared the
    ``deal`` of this name, there are none.
    """

    commitment: str
    secret: str
    presses: tuple[str, ...]
    deal: str | None = None

    @property
    def seed(self) -> bytes:
        """The seed of the game."""
        secret = bytes.fromhex(self.secret)
        if self.deal is not None:
            return seed_of_deal(secret)
        *joins, started_by = map(int, self.presses)
        return seed_of(secret, joins, started_by)


class GivenPosition(Struct, frozen=True):
    """The position in which a practice game began, with the shuffles of all games that led to it.

    The first of ``shuffles`` belongs to the record of ``given``, the next to the game whose record gave that
    game its position, and so on.
    """

    given: Given
    shuffles: tuple[Shuffle, ...]


def new_secret() -> bytes:
    """Return 32 random bytes that nobody can guess."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """Return the promise posted in the lobby: the SHA-256 of ``secret`` in hexadecimal."""
    return sha256(secret).hexdigest()


def seed_of(secret: bytes, joins: Sequence[int], started_by: int) -> bytes:
    """Return the seed of a game, from its secret and the ids of the presses, in seat order."""
    return sha256(secret + b"".join(press.to_bytes(8, "big") for press in (*joins, started_by))).digest()


def seed_of_table(table: Table) -> bytes:
    """Return the seed of a started table."""
    if table.deal is not None:
        return seed_of_deal(table.secret)
    assert table.started_by is not None, "only a table that was started has a seed"
    return seed_of(table.secret, [row.interaction for row in table.seats], table.started_by)


def shuffle_of(table: Table) -> Shuffle:
    """Return the shuffle of a table whose game is over."""
    if table.deal is not None:
        return Shuffle(commitment(table.secret), table.secret.hex(), (), table.deal)
    assert table.started_by is not None, "only a table that was started has a seed"
    presses = (*(row.interaction for row in table.seats), table.started_by)
    return Shuffle(commitment(table.secret), table.secret.hex(), tuple(map(str, presses)))

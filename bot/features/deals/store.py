"""The key from which deals follow, and the deals whose secrets have been revealed; inside a transaction."""

from __future__ import annotations

import secrets
from collections.abc import Collection

import sqlalchemy as sa

from bot.database.facts import read_fact
from bot.database.schema import facts, revealed_deals
from bot.database.statements import add
from bot.features.deals.rules import Deal, secret_of_deal

_KEY = "deals"


def deal_of(connection: sa.Connection, name: str) -> Deal:
    """Return the deal of this name; the same name always gives the same deal."""
    revealed = sa.select(revealed_deals.c.at).where(revealed_deals.c.deal == name)
    return Deal(name, secret_of_deal(_key(connection), name), connection.scalar(revealed) is not None)


def reveal(connection: sa.Connection, names: Collection[str], now: float) -> None:
    """Note that the secrets of these deals may be revealed from ``now`` on, for good."""
    add(connection, revealed_deals, [{"deal": name, "at": now} for name in names], clash="skip")


def revealed_among(connection: sa.Connection, start: str) -> frozenset[str]:
    """Return the names of the revealed deals that begin with ``start``."""
    known = sa.select(revealed_deals.c.deal).where(revealed_deals.c.deal.startswith(start, autoescape=True))
    return frozenset(connection.scalars(known))


def _key(connection: sa.Connection) -> bytes:
    """Return the key of this installation, drawn when first needed.

    If two processes draw one at once, the first one written counts.
    """
    known = read_fact(connection, _KEY)
    if known is None:
        drawn = {"name": _KEY, "value": secrets.token_hex(32)}
        add(connection, facts, [drawn], clash="skip")
        known = read_fact(connection, _KEY)
        assert known is not None, "it was just written"
    return bytes.fromhex(known)

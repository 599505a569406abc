"""Webhooks, and the outbox of their messages, which is written along with the changes it reports."""

from __future__ import annotations

from functools import cache

import sqlalchemy as sa

from bot.database.cluster.announcements import announce
from bot.database.database import Database
from bot.database.schema import deliveries, setting_changes, tables, webhooks
from bot.database.statements import Executed, add, fields, structs, values_of
from bot.features.servers.rules.settings import SettingChange
from bot.features.webhooks.rules.address import host_of
from bot.features.webhooks.rules.webhook import GIVE_UP, MOST_WAITING, Delivery, Kind, Webhook, wait

SETTING = "webhook"
"""The name under which the history of a server's settings mentions its webhook."""
_AT_TABLE = deliveries.c.table == tables.c.id
_OLD = 2 * GIVE_UP
"""Maximum seconds that a message waits; older ones are deleted."""


def reporting(kind: Kind, table: int, guild: int, at: float) -> Executed:
    """Return the statement that puts a message into the outbox, if ``guild`` has a webhook."""
    return _reporting(), {"number": table, "of_guild": guild, "news": kind, "happened_at": at}


@cache
def _reporting() -> sa.Insert:
    guild = sa.bindparam("of_guild", type_=sa.BigInteger())
    is_on = sa.exists().where(webhooks.c.guild == guild, webhooks.c.off_at.is_(None))
    waiting = sa.select(sa.func.count()).select_from(deliveries).join(tables, _AT_TABLE)
    has_room = waiting.where(tables.c.guild == guild).scalar_subquery() < MOST_WAITING
    row = sa.select(
        *(
            sa.cast(sa.bindparam(name, type_=kind), kind)
            for name, kind in (("number", sa.BigInteger()), ("news", sa.Text()), ("happened_at", sa.Double()))
        )
    ).where(is_on, has_room)
    given = [deliveries.c.table, deliveries.c.kind, deliveries.c.at]
    return sa.insert(deliveries).inline().from_select(given, row, include_defaults=False)


class WebhookStore:
    """Webhooks and their outbox; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int) -> Webhook | None:
        """Return the webhook of ``guild``, or ``None``."""
        return await self._database.run(lambda connection: _webhook(connection, guild))

    async def name(self, webhook: Webhook) -> None:
        """Store ``webhook`` in place of the earlier one of its server, and note that in the history."""

        def job(connection: sa.Connection) -> None:
            before = _webhook(connection, webhook.guild)
            add(connection, webhooks, [webhook], clash="replace")
            _note(connection, before, webhook, webhook.guild, webhook.person, webhook.since)

        await self._database.run(job)

    async def renew(self, guild: int, secret: str) -> None:
        """Replace the secret of the webhook of ``guild``."""
        await self._database.execute(
            sa.update(webhooks).where(webhooks.c.guild == guild).values(secret=secret)
        )

    async def remove(self, guild: int, person: int, at: float) -> None:
        """Delete the webhook of ``guild`` with all messages that wait, and note that in the history."""

        def job(connection: sa.Connection) -> None:
            if before := _webhook(connection, guild):
                connection.execute(sa.delete(webhooks).where(webhooks.c.guild == guild))
                connection.execute(_dropping(guild))
                _note(connection, before, None, guild, person, at)

        await self._database.run(job)

    async def waiting(self, guild: int) -> int:
        """Return how many messages of ``guild`` wait to be sent."""
        query = sa.select(sa.func.count()).select_from(deliveries).join(tables, _AT_TABLE)
        return int(await self._database.scalar(query.where(tables.c.guild == guild)))

    async def due(self, now: float) -> dict[int, float]:
        """Return when the next message of each server of this process is due, and delete very old ones."""
        mine = self._database.scope.condition(webhooks.c.guild)
        of_mine = sa.select(webhooks.c.guild, webhooks.c.due_at).distinct().join_from(deliveries, tables)
        query = of_mine.join(webhooks, webhooks.c.guild == tables.c.guild)
        query = query.where(webhooks.c.off_at.is_(None), mine)

        def job(connection: sa.Connection) -> dict[int, float]:
            if connection.scalar(sa.select(sa.exists().where(deliveries.c.at < now - _OLD))):
                connection.execute(sa.delete(deliveries).where(deliveries.c.at < now - _OLD))
            return dict(map(tuple, connection.execute(query)))

        return await self._database.run(job)

    async def claim(self, guild: int, now: float, until: float) -> tuple[Webhook, Delivery] | None:
        """Return the oldest message of ``guild`` to be sent now, with its webhook; ``None`` if there's none.

        No other process gets it before ``until``.
        """
        waiting = sa.select(*fields(Delivery, deliveries)).join(tables, _AT_TABLE)
        oldest = waiting.where(tables.c.guild == guild).order_by(deliveries.c.id).limit(1)

        def job(connection: sa.Connection) -> tuple[Webhook, Delivery] | None:
            webhook, found = _webhook(connection, guild), structs(connection, Delivery, oldest)
            if webhook is None or not found or webhook.off_at is not None or wait(webhook.due_at, now):
                return None
            connection.execute(sa.update(webhooks).where(webhooks.c.guild == guild).values(due_at=until))
            return webhook, found[0]

        return await self._database.run(job)

    async def settle(self, webhook: Webhook, delivered: Delivery | None) -> None:
        """Store the outcome of a message: ``webhook`` afterwards, and whether it was ``delivered``.

        A webhook that was renamed or removed meanwhile stays as it is. One that's off keeps no messages.
        """
        same = webhooks.c.guild == webhook.guild, webhooks.c.url == webhook.url
        state = {name: value for name, value in values_of(webhook).items() if name not in _NAMED}

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.update(webhooks).where(*same).values(state))
            if delivered is not None:
                connection.execute(sa.delete(deliveries).where(deliveries.c.id == delivered.id))
            if webhook.off_at is not None:
                connection.execute(_dropping(webhook.guild))

        await self._database.run(job)


_NAMED = {"guild", "url", "secret", "person", "since"}
"""The fields of a webhook that only moderators change."""


def _webhook(connection: sa.Connection, guild: int) -> Webhook | None:
    query = sa.select(*fields(Webhook, webhooks)).where(webhooks.c.guild == guild)
    found = structs(connection, Webhook, query)
    return found[0] if found else None


def _dropping(guild: int) -> sa.Delete:
    there = sa.select(tables.c.id).where(tables.c.guild == guild)
    return sa.delete(deliveries).where(deliveries.c.table.in_(there))


def _note(
    connection: sa.Connection,
    before: Webhook | None,
    after: Webhook | None,
    guild: int,
    person: int,
    at: float,
) -> None:
    """Note a new address in the history of the server's settings, by its host only."""
    hosts = [host_of(one.url) if one else "" for one in (before, after)]
    add(connection, setting_changes, [SettingChange(person, at, SETTING, *hosts)], guild=guild)
    announce(connection, "guild", guild)

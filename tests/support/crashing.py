"""Processes that are killed around their transactions: in earnest, or by an exception that nobody catches."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Literal, TypeAlias

import sqlalchemy as sa

from bot.database.backend import Backend
from bot.database.database import Database, changes_of

Moment: TypeAlias = Literal["before-commit", "after-commit"]
MOMENTS: tuple[Moment, ...] = ("before-commit", "after-commit")
"""Just before a transaction that writes is committed, and just after, when nobody has been told yet."""

Transaction: TypeAlias = Callable[..., Any]
"""``Database._transaction``, of a class or of one database."""


class Crash(BaseException):
    """The bot was killed. It's no ``Exception``, so that no task goes on after it."""


def dying(transaction: Transaction, moment: Moment, die: Callable[[], None]) -> Transaction:
    """Return ``transaction`` with a call of ``die`` at this ``moment`` of each job that writes."""
    is_before = moment == "before-commit"

    async def watched(*arguments: Any) -> Any:
        *database, job, alone = arguments

        def before(connection: sa.Connection) -> Any:
            changed = changes_of(connection)
            result = job(connection)
            if changes_of(connection) > changed:
                die()
            return result

        # A job that runs alone is committed with its statement; nothing can come between.
        done = await transaction(*database, before if is_before else job, alone and not is_before)
        if not is_before and done[1]:
            die()
        return done

    return watched


class CrashingDatabase(Database):
    """A database whose process is killed at random, while ``crash_rate`` isn't 0."""

    def __init__(self, backend: Backend) -> None:
        super().__init__(backend)
        self.crash_rate = 0.0
        """The share of transactions that write around which the process is killed."""
        self.crashes = 0
        self.chance = Random(1)

    async def _transaction(self, job: Any, alone: bool) -> Any:
        moment = self.chance.choice(MOMENTS)
        return await dying(super()._transaction, moment, self.maybe_crash)(job, alone)

    def maybe_crash(self) -> None:
        """Kill the process, sometimes."""
        if self.crash_rate and self.chance.random() < self.crash_rate:
            self.crashes += 1
            raise Crash

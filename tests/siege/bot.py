"""The bot as sieges start it: pictures and emojis are one pixel, and it dies at the moment chosen for it.

``SIEGE_DIES=before-commit:7`` kills it just before its seventh transaction that writes is committed,
``after-commit:7`` just after, when nobody has been told yet; without a number, at the next one after the
signal ``DIE``. ``SIEGE_MACHINE`` is what it takes its machine to be called. With ``SIEGE_QUICK`` shards are
held for tenths of the usual seconds.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator
from typing import Any

from PIL import Image

import bot.app
import bot.database.cluster.cluster
import bot.database.cluster.shards
import bot.database.database
import bot.database.postgres
import bot.discord.budgets
import bot.discord.client
import bot.discord.emojis
import bot.features.standing.rules
from bot.__main__ import main
from bot.database.database import Database, changes_of
from bot.features.webhooks.service import WebhookSender
from render.emojis import Drawing, EmojiSet, drawings
from tests.support.render_pools import PlainRenderPool

MOMENTS = ("before-commit", "after-commit")
DIE = signal.SIGUSR1
HELD_FOR, HEARTBEAT = 2.0, 0.3
SILENCE = 2.0, 0.5
"""Seconds for which a shard is held, between signs of life, and until the server counts as silent and then
for a connection, if everything is to be quick."""


def die_at(moment: str, number: int) -> None:
    """Let the process be killed at the ``moment`` of the transaction of this ``number`` that writes.

    With 0 it counts from the signal ``DIE`` on.
    """
    left = number
    transaction = Database._transaction

    def die_next(*_: object) -> None:
        nonlocal left
        left = 1

    signal.signal(DIE, die_next)

    def die() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    async def watched(database: Database, job: Any, alone: bool) -> Any:
        def before(connection: Any) -> Any:
            changed = changes_of(connection)
            result = job(connection)
            if changes_of(connection) > changed:
                die()
            return result

        # What is alone is committed with its statement; before that is where it is not.
        is_before = moment == "before-commit"
        done = await transaction(database, before if is_before else job, alone and not is_before)
        if moment == "after-commit" and done[1]:
            die()
        return done

    Database._transaction = watched  # type: ignore[method-assign]


def be_quick() -> None:
    """Hold shards for tenths of the usual seconds."""
    bot.database.cluster.shards.HELD_FOR = bot.database.cluster.cluster.HELD_FOR = HELD_FOR  # type: ignore[attr-defined]
    bot.database.cluster.cluster.HEARTBEAT = bot.database.cluster.cluster.MARGIN = HEARTBEAT
    bot.database.cluster.cluster.IDENTIFY_PAUSE = 0.0
    bot.database.postgres.SILENCE, bot.database.database.CONNECTS = SILENCE
    bot.features.standing.rules.PAUSE = HEARTBEAT


def plain_drawings(sets: Iterable[EmojiSet]) -> Iterator[tuple[str, Drawing]]:
    """Yield every symbol of ``sets``, each with a drawing of one pixel."""
    pixel = Image.new("RGBA", (1, 1), "white")
    return ((symbol, lambda: pixel) for symbol, _ in drawings(sets))


def run() -> None:
    """Run the bot as the environment says."""
    if "SIEGE_DIES" in os.environ:
        named, _, count = os.environ["SIEGE_DIES"].partition(":")
        assert named in MOMENTS
        die_at(named, int(count or 0))
    if machine := os.environ.get("SIEGE_MACHINE"):
        bot.database.cluster.cluster.machine_name = lambda: machine
    if os.environ.get("SIEGE_QUICK"):
        be_quick()
    if "SIEGE_BOUNDS" not in os.environ:
        bot.discord.budgets.QUICK = 1_000_000
    if "SIEGE_DRAWS" not in os.environ:
        bot.app.RenderPool = PlainRenderPool  # type: ignore[assignment,misc]
        bot.discord.emojis.drawings = plain_drawings  # type: ignore[attr-defined]
    # Receivers of webhooks are on this machine.
    bot.app.WebhookSender = lambda **_: WebhookSender(allow_local=True)  # type: ignore[assignment,misc]
    # discord.py waits that long for servers that may still come; here there is one, and it comes at once.
    bot.discord.client.READY_TIMEOUT = 0.05
    # Nor does the local Discord ask shards to come one after the other.
    bot.database.cluster.cluster.IDENTIFY_PAUSE = 0.0
    main()

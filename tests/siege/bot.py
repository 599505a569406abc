"""The bot as sieges start it: pictures and emojis are one pixel, and it dies at a chosen moment.

``SIEGE_DIES=before-commit:7`` kills it just before it commits its seventh write, ``after-commit:7`` just
after, before anybody is notified; without a number, at the next write after the signal ``DIE``.
``SIEGE_MACHINE`` is the host name it reports. With ``SIEGE_QUICK`` shards are held for tenths of the usual
seconds.
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
"""With ``SIEGE_QUICK``: seconds for which a shard is held and between two heartbeats; then seconds until a
silent server counts as gone, and until a connection attempt does.
"""


def die_at(moment: str, number: int) -> None:
    """Kill the process at the ``moment`` of its ``number``-th writing transaction.

    With 0 the count starts at the signal ``DIE``.
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

        # A lone statement commits itself, so there'd be no moment before its commit: run it in a transaction.
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
    """Yield every symbol in ``sets`` with a drawing of one pixel."""
    pixel = Image.new("RGBA", (1, 1), "white")
    return ((symbol, lambda: pixel) for symbol, _ in drawings(sets))


def run() -> None:
    """Run the bot with the settings from the environment."""
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
    # Receivers of webhooks run on this machine.
    bot.app.WebhookSender = lambda **_: WebhookSender(allow_local=True)  # type: ignore[assignment,misc]
    # discord.py waits this long for more servers to arrive; here all arrive at once.
    bot.discord.client.READY_TIMEOUT = 0.05
    # Nor does the local Discord make shards connect one after another.
    bot.database.cluster.cluster.IDENTIFY_PAUSE = 0.0
    main()

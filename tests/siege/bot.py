"""The bot as sieges start it: pictures and emojis are one pixel, and it dies at a chosen moment.

``SIEGE_DIES=before-commit:7`` kills it just before it commits its seventh write, ``after-commit:7`` just
after, before anybody is notified; without a number, at the next write after the signal ``DIE``.
``SIEGE_MACHINE`` is the host name it reports. With ``SIEGE_QUICK`` shards are held for tenths of the usual
seconds. ``SIEGE_CLOCK`` is the file of a clock that the tests move.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator
from pathlib import Path
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
import bot.features.competitions.service
import bot.features.standing.rules
import bot.host.command_line
from bot.__main__ import main
from bot.database.database import Database
from bot.features.webhooks.service import WebhookSender
from render.emojis import Drawing, EmojiSet, drawings
from tests.siege.moved_clock import MovedClock
from tests.support.crashing import MOMENTS, Moment, dying
from tests.support.render_pools import PlainRenderPool

DIE = signal.SIGUSR1
HELD_FOR, HEARTBEAT = 2.0, 0.3
SILENCE = 2.0, 0.5
"""With ``SIEGE_QUICK``: seconds for which a shard is held and between two heartbeats; then seconds until a
silent server counts as gone, and until a connection attempt does.
"""


def die_at(moment: Moment, number: int) -> None:
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

    Database._transaction = dying(transaction, moment, die)  # type: ignore[method-assign]


def be_quick() -> None:
    """Hold shards for tenths of the usual seconds."""
    bot.database.cluster.shards.HELD_FOR = bot.database.cluster.cluster.HELD_FOR = HELD_FOR  # type: ignore[attr-defined]
    bot.database.cluster.cluster.HEARTBEAT = bot.database.cluster.cluster.MARGIN = HEARTBEAT
    bot.database.cluster.cluster.IDENTIFY_PAUSE = 0.0
    bot.database.postgres.SILENCE, bot.database.database.CONNECTS = SILENCE
    bot.features.standing.rules.PAUSE = HEARTBEAT


def live_by(clock: MovedClock) -> None:
    """Let the bot read the time from ``clock``, and play games that are cut off on once: that's slow."""
    serve = bot.host.command_line.serve

    def served(*arguments: Any, now: object, **options: Any) -> Any:
        return serve(*arguments, now=clock.now, **options)

    bot.host.command_line.serve = served
    bot.features.competitions.service.PLAYOUTS = 1


def plain_drawings(sets: Iterable[EmojiSet]) -> Iterator[tuple[str, Drawing]]:
    """Yield every symbol in ``sets`` with a drawing of one pixel."""
    pixel = Image.new("RGBA", (1, 1), "white")
    return ((symbol, lambda: pixel) for symbol, _ in drawings(sets))


def run() -> None:
    """Run the bot with the settings from the environment."""
    if "SIEGE_DIES" in os.environ:
        named, _, count = os.environ["SIEGE_DIES"].partition(":")
        [moment] = [one for one in MOMENTS if one == named]
        die_at(moment, int(count or 0))
    if machine := os.environ.get("SIEGE_MACHINE"):
        bot.database.cluster.cluster.machine_name = lambda: machine
    if os.environ.get("SIEGE_QUICK"):
        be_quick()
    if clock := os.environ.get("SIEGE_CLOCK"):
        live_by(MovedClock(Path(clock)))
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

"""Running the bot without a token, on a local Discord in the browser."""

from __future__ import annotations

import contextlib
import logging
import tempfile
from pathlib import Path

import msgspec

from bot.client import Tavolata
from bot.domain.lobby import NewTable
from bot.panels.reading import sentence
from bot.playground import Playground
from bot.playground.changes import ClockAdvanced
from bot.serve import serve
from bot.settings import Settings
from render.words import ForgivingWords, words_for

_log = logging.getLogger(__name__)

_TOKEN = "local"  # noqa: S105 - the local Discord takes any token
_CHANNEL = "tables"
_HOST = "Ada"


async def serve_locally(settings: Settings, *, keep: bool) -> None:
    """Start a local Discord and the bot on it, and print the address to open.

    With ``keep`` the games stay in ``settings.database`` and the channels in a file beside it; otherwise
    nothing is left behind, unless a database was asked for by name.
    """
    with contextlib.ExitStack() as stack:
        if not keep and not settings.database_is_named:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="tavolata-"))
            settings = msgspec.structs.replace(settings, database=Path(folder) / "tavolata.sqlite3")
        history = settings.database.with_suffix(".history.json") if keep else None
        playground = Playground(history=history)
        await playground.start(settings.playground_port)
        try:
            _announce(settings, playground.url, keep=keep)

            async def welcome(bot: Tavolata) -> None:
                playground.world.listen(
                    lambda change: bot.look_at_clock() if isinstance(change, ClockAdvanced) else None
                )
                await open_first_table(bot, playground)

            await serve(
                settings,
                _TOKEN,
                f"{playground.url}/api/v10",
                now=playground.clock.now,
                when_ready=welcome,
            )
        finally:
            await playground.stop()


def _announce(settings: Settings, url: str, *, keep: bool) -> None:
    if settings.playground_port not in {0, int(url.rpartition(":")[2])}:
        print(f"Port {settings.playground_port} is taken, so another one was chosen.")
    print("No DISCORD_TOKEN is set: Tavolata plays on a local Discord.")
    if keep:
        print(f"Games are kept in {settings.database}, the channels beside it.")
    else:
        print("Nothing is kept when it ends; start it with --keep to go on tomorrow.")
    print(f"Open {url} in a browser. Ctrl-C ends it.", flush=True)


async def open_first_table(bot: Tavolata, playground: Playground) -> None:
    """Welcome whoever comes first: a table open in its lobby, and a word on what to press."""
    channel, host = playground.channel(_CHANNEL), playground.person(_HOST)
    if await bot.house.tables.find(playground.guild.id):
        return
    words = ForgivingWords(words_for(None))
    await bot.house.service.open(
        NewTable(
            guild=playground.guild.id,
            channel=channel.id,
            game=next(iter(bot.house.games)),
            locale=words.locale,
            host=host.id,
            host_name=host.name,
            origin=playground.world.ids.new(),
        )
    )
    # A channel opens at its end, so the welcome stands below the table.
    await bot.house.publisher.workers.idle()
    hello = sentence(words("welcome", host=host.name))
    await bot.house.publisher.postbox.post(
        channel.id, await bot.house.presenter.ready(hello, words), "welcome"
    )

"""Runs the bot without a token, on a local Discord in the browser."""

from __future__ import annotations

import contextlib
import logging
import secrets
import tempfile
from pathlib import Path

import msgspec

from bot.config import DEFAULT_DATABASE, Config
from bot.discord.client import Tavolata
from bot.features.lobby.rules.lobby import NewTable
from bot.features.reading.panel.reading import sentence
from bot.host.run import serve
from playground import Playground
from playground.changes import ClockAdvanced
from render.words import ForgivingWords, words_for

_log = logging.getLogger(__name__)

_CHANNEL = "tables"
_HOST = "Ada"


async def serve_locally(config: Config, *, keep: bool, backed_up: bool = False) -> None:
    """Start a local Discord and the bot on it, and print the address to open.

    With ``keep``, the games stay in ``config.database`` and the channels in a file beside it. Otherwise
    nothing is kept, except in a database that the settings name. ``backed_up`` is the same as for ``serve``.
    """
    with contextlib.ExitStack() as stack:
        if not keep and not config.database_is_named:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="tavolata-"))
            config = msgspec.structs.replace(config, database=Path(folder) / "tavolata.sqlite3")
        history = _history_beside(config.database) if keep else None
        token = secrets.token_urlsafe()
        playground = Playground(history=history, token=token)
        await playground.start(config.playground_port)
        try:
            _announce(config, playground.url, keep=keep)

            async def welcome(bot: Tavolata) -> None:
                playground.world.listen(
                    lambda change: bot.look_at_clock() if isinstance(change, ClockAdvanced) else None
                )
                await open_first_table(bot, playground)

            await serve(
                config,
                token,
                f"{playground.url}/api/v10",
                now=playground.clock.now,
                backed_up=backed_up,
                when_ready=welcome,
            )
        finally:
            await playground.stop()


def _history_beside(database: Path | str) -> Path:
    """Return the file for the channels: beside a database file, otherwise in the current folder."""
    beside = database if isinstance(database, Path) else DEFAULT_DATABASE
    return beside.with_suffix(".history.json")


def _announce(config: Config, url: str, *, keep: bool) -> None:
    if config.playground_port not in {0, int(url.rpartition(":")[2])}:
        print(f"Port {config.playground_port} is taken, so another one was chosen.")
    print("No DISCORD_TOKEN is set: Tavolata plays on a local Discord.")
    if keep:
        games = config.database if isinstance(config.database, Path) else "the database of DATABASE_URL"
        print(f"Games are kept in {games}, the channels in {_history_beside(config.database)}.")
    else:
        print("Nothing is kept when it ends; start it with --keep to go on tomorrow.")
    print(f"Open {url} in a browser. Ctrl-C ends it.", flush=True)


async def open_first_table(bot: Tavolata, playground: Playground) -> None:
    """Welcome the first visitor with a table in its lobby, and a message about what to press."""
    channel, host = playground.channel(_CHANNEL), playground.person(_HOST)
    if await bot.services.stores.tables.find(playground.guild.id):
        return
    words = ForgivingWords(words_for(None))
    await bot.services.tables.openings.open(
        NewTable(
            guild=playground.guild.id,
            channel=channel.id,
            game=next(iter(bot.services.games)),
            locale=words.locale,
            host=host.id,
            host_name=host.name,
            origin=playground.world.ids.new(),
        )
    )
    # Discord opens a channel at its newest message, so the welcome goes below the table.
    await bot.services.publisher.workers.idle()
    hello = sentence(words("welcome", host=host.name))
    await bot.services.publisher.message_sender.post(
        channel.id, await bot.services.panel_renderer.ready(hello, words), "welcome"
    )

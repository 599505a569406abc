"""The command line: ``python -m bot`` on Discord if there is a token, else on a local one in the browser.

``python -m bot move FROM TO`` brings a community from one database to another.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import sys
import time
from pathlib import Path

import discord

from bot.config import ConfigError, LogFormat, load_config
from bot.logs import DiscreetFilter, JsonFormatter
from bot.run import StartError, serve
from bot.store.backend import Address
from bot.store.errors import StoreError
from bot.store.transfer import transfer
from games.engine.content import ContentError

QUIET = {
    "discord": logging.INFO,
    "sqlalchemy": logging.WARNING,
    "alembic": logging.WARNING,
    "psycopg": logging.ERROR,
}
"""From which level on libraries may speak at all: below, they quote messages, statements and rows."""


SWITCH = 0.001
"""Seconds for which a thread that draws or reads keeps the interpreter while the event loop waits for it."""


def main() -> None:
    """Do what the command line asks for."""
    sys.setswitchinterval(SWITCH)
    arguments = _parser().parse_args()
    if arguments.command == "move":
        given = arguments.origin, arguments.destination
        move(*given, replace=arguments.replace, backed_up=arguments.backed_up)
    else:
        start(keep=arguments.keep, backed_up=arguments.backed_up)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tavolata", description="Fantasy table games on Discord.")
    parser.add_argument(
        "--keep", action="store_true", help="without a token: keep games and channels for the next start"
    )
    backed_up = "you have a backup of the database: bring it up to date without another copy"
    parser.add_argument("--backed-up", action="store_true", help=backed_up)
    commands = parser.add_subparsers(dest="command", title="instead of starting the bot")
    moving = commands.add_parser(
        "move",
        help="bring a community from one database to another",
        description="Bring a community from one database to another. Stop the bot before. FROM keeps "
        "everything; TO is new or empty, or an earlier copy.",
    )
    for name, place in (("FROM", "origin"), ("TO", "destination")):
        moving.add_argument(place, metavar=name, help="the path of a file, or postgresql://user@host/name")
    moving.add_argument("--replace", action="store_true", help="replace an earlier copy in TO")
    # What was given before the command counts as well.
    moving.add_argument("--backed-up", action="store_true", help=backed_up, default=argparse.SUPPRESS)
    return parser


def start(*, keep: bool, backed_up: bool) -> None:
    """Run the bot until it is stopped; what keeps it from starting is said in one sentence."""
    try:
        config = load_config()
        set_up_logging(config.log_level, config.log_format)
        if config.token:
            run = serve(config, config.token, config.api_url, now=time.time, backed_up=backed_up)
        else:
            # The local Discord takes time and memory that a bot on Discord can do without.
            from bot.local import serve_locally

            run = serve_locally(config, keep=keep, backed_up=backed_up)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(run)
    except (ConfigError, StoreError, StartError, ContentError) as error:
        sys.exit(f"Tavolata cannot start. {error}")


def move(given_origin: str, given_destination: str, *, replace: bool, backed_up: bool) -> None:
    """Copy a community to another database, and say how far it is and what came of it."""
    set_up_logging(logging.INFO)
    try:
        origin, destination = _address(given_origin), _address(given_destination)
        counts = transfer(origin, destination, replace=replace, backed_up=backed_up, progress=_say_progress)
    except StoreError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("Nothing was moved, because it was stopped.")
    wide = max(len(count.table) for count in counts)
    print(f"{'':{wide}} {'FROM':>12} {'TO':>12}")
    for count in counts:
        print(f"{count.table:{wide}} {count.source:12,} {count.target:12,}")
    setting = "DATABASE_PATH" if isinstance(destination, Path) else "DATABASE_URL"
    print(f"Everything is there. Set {setting} to TO, and start no bot on FROM any more.")


def _address(given: str) -> Address:
    """Return where a database is.

    :raises StoreError: it is nowhere. What was given is not repeated, because it may hold a password.
    """
    if given.startswith(("postgresql://", "postgres://")):
        return given
    if "://" in given or not given:
        raise StoreError("FROM and TO are paths of files, or addresses such as postgresql://user@host/name.")
    return Path(given)


def _say_progress(table: str, done: int, total: int) -> None:
    """Keep a line about the table that is being copied; where lines stay, say only which ones are done."""
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        print(f"\r\033[K{table}: {done:,} of {total:,}", end=end, file=sys.stderr, flush=True)
    elif done == total:
        print(f"{table}: {total:,}", file=sys.stderr, flush=True)


def set_up_logging(level: int, form: LogFormat = "text") -> None:
    """Log to the terminal from ``level`` on, in lines to be read or one object of JSON a line.

    Exceptions are logged without their words, and what libraries tell of their work is left out at any level:
    it quotes whole messages and database rows, and with them the hands and the secrets of games being played.
    """
    if form == "json":
        discord.utils.setup_logging(level=level, formatter=JsonFormatter())
    else:
        discord.utils.setup_logging(level=level)
    for handler in logging.getLogger().handlers:
        handler.addFilter(DiscreetFilter())
    for library, least in QUIET.items():
        logging.getLogger(library).setLevel(max(level, least))

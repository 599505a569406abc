"""The command line: ``python -m bot`` runs on Discord if there's a token, else locally in the browser.

Its commands: ``doctor`` says what's wrong with an installation, ``backup`` copies the database, ``move FROM
TO`` moves a community from one database to another, and ``page TABLE`` makes a page of a finished game.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import sys
import time
from getpass import getpass
from importlib.metadata import version
from pathlib import Path

import discord

from bot.config import Config, ConfigError, LogFormat, load_config
from bot.database.backend import Address
from bot.database.backup import megabytes
from bot.database.errors import StoreError
from bot.database.online_backup import back_up as online_backup
from bot.database.transfer import transfer
from bot.host.run import StartError, serve
from bot.logs import DiscreetFilter, JsonFormatter
from games.engine.content import ContentError

QUIET = {
    "discord": logging.INFO,
    "sqlalchemy": logging.WARNING,
    "aiosqlite": logging.WARNING,
    "alembic": logging.WARNING,
    "psycopg": logging.ERROR,
}
"""Minimum log levels of libraries: below them, they quote messages, statements and rows."""


SWITCH = 0.001
"""Seconds that a thread which draws or reads may keep the interpreter while the event loop waits for it."""


def main() -> None:
    """Run the command line."""
    sys.setswitchinterval(SWITCH)
    arguments = _parser().parse_args()
    match arguments.command:
        case "move":
            given = arguments.origin, arguments.destination
            move(*given, replace=arguments.replace, backed_up=arguments.backed_up)
        case "backup":
            back_up(arguments.folder, arguments.keep)
        case "page":
            from bot.host.paging import make_page

            sys.exit(make_page(arguments.game, arguments.into, arguments.language, arguments.address))
        case "doctor":
            from bot.host.doctor import examine_installation

            sys.exit(examine_installation())
        case _:
            start(local=arguments.local, keep=arguments.keep, backed_up=arguments.backed_up)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tavolata", description="Fantasy table games on Discord.")
    parser.add_argument("--version", action="version", version=f"Tavolata {version('tavolata')}")
    parser.add_argument("--local", action="store_true", help="start on a local Discord in your browser")
    parser.add_argument(
        "--keep", action="store_true", help="on the local Discord: keep games and channels for the next start"
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
    # An option given before the command counts, too.
    moving.add_argument("--backed-up", action="store_true", help=backed_up, default=argparse.SUPPRESS)
    backing = commands.add_parser(
        "backup",
        help="copy the database, even while the bot runs",
        description="Copy the database into FOLDER, even while the bot runs. A backup is a SQLite file; to "
        "restore it into PostgreSQL, use move.",
    )
    backing.add_argument("folder", metavar="FOLDER", type=Path, nargs="?", default=Path("backups"))
    backing.add_argument(
        "--keep", metavar="N", type=_count, default=14, help="keep the newest N (default 14)"
    )
    paging = commands.add_parser(
        "page",
        help="make a page to replay a finished game",
        description="Make one HTML file to replay a finished game in any browser. It needs nothing else, so "
        "you can put it on any website.",
    )
    paging.add_argument(
        "game", metavar="TABLE", help="the number of a table, or the path of an exported game"
    )
    paging.add_argument(
        "--into", metavar="FILE", type=Path, help="default: table-N.html, or the name of the game"
    )
    paging.add_argument("--language", metavar="L", help="default: the language of the table, or English")
    paging.add_argument(
        "--address",
        metavar="URL",
        help="where the page will be: its preview then goes into a picture beside it, which services show",
    )
    commands.add_parser("doctor", help="say what is right and wrong with this installation")
    return parser


def _count(given: str) -> int:
    number = int(given)
    if number < 1:
        raise ValueError
    return number


def start(*, local: bool, keep: bool, backed_up: bool) -> None:
    """Run the bot until it's stopped. If it can't start, end with one sentence that says why."""
    try:
        config = load_config()
        set_up_logging(config.log_level, config.log_format)
        token = None if local else config.token or _asked_token(config)
        if token:
            run = serve(config, token, config.api_url, now=time.time, backed_up=backed_up)
        else:
            # The local Discord costs time and memory, so a bot on Discord doesn't import it.
            from bot.host.local import serve_locally

            run = serve_locally(config, keep=keep, backed_up=backed_up)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(run)
    except (ConfigError, StoreError, StartError, ContentError) as error:
        sys.exit(f"Tavolata cannot start. {error}")
    except (KeyboardInterrupt, EOFError):
        sys.exit(1)


def _asked_token(config: Config) -> str | None:
    """Return the token that somebody at a terminal pastes at the first start; None if there's nobody."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return None
    from bot.host.first_start import guide

    return guide(getpass, config.api_url)


def back_up(folder: Path, keep: int) -> None:
    """Make a backup in ``folder``, delete all but the newest ``keep``, and print its path and size."""
    try:
        made = online_backup(load_config().database, folder, keep)
    except (ConfigError, StoreError) as error:
        sys.exit(f"There is no backup. {error}")
    print(f"{made}, {megabytes(made.stat().st_size)}")


def move(given_origin: str, given_destination: str, *, replace: bool, backed_up: bool) -> None:
    """Copy a community to another database, and print the progress and the result."""
    set_up_logging(logging.INFO)
    try:
        origin, destination = _address(given_origin), _address(given_destination)
        moving = transfer(origin, destination, replace=replace, backed_up=backed_up, progress=_say_progress)
        counts = asyncio.run(moving)
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
    """Return the address of a database.

    :raises StoreError: it's invalid. The message doesn't repeat it, because it may contain a password.
    """
    if given.startswith(("postgresql://", "postgres://")):
        return given
    if "://" in given or not given:
        raise StoreError("FROM and TO are paths of files, or addresses such as postgresql://user@host/name.")
    return Path(given)


def _say_progress(table: str, done: int, total: int) -> None:
    """Show the progress of the table being copied; outside a terminal, print only finished tables."""
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        print(f"\r\033[K{table}: {done:,} of {total:,}", end=end, file=sys.stderr, flush=True)
    elif done == total:
        print(f"{table}: {total:,}", file=sys.stderr, flush=True)


def set_up_logging(level: int, form: LogFormat = "text") -> None:
    """Log to the terminal from ``level`` on, as readable lines or as one JSON object per line.

    Exceptions are logged without their messages, and libraries' logs about their work are left out at any
    level: they quote whole messages and database rows, and with them the hands and secrets of running games.
    """
    if form == "json":
        discord.utils.setup_logging(level=level, formatter=JsonFormatter())
    else:
        discord.utils.setup_logging(level=level)
    for handler in logging.getLogger().handlers:
        handler.addFilter(DiscreetFilter())
    for library, least in QUIET.items():
        logging.getLogger(library).setLevel(max(level, least))

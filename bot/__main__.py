"""``python -m bot``: on Discord if there is a token, else on a local Discord in the browser."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import sys
import time

import discord

from bot.config import ConfigError, load_config
from bot.local import serve_locally
from bot.logs import DiscreetFilter
from bot.run import StartError, serve
from bot.store.errors import StoreError
from games.engine.content import ContentError

QUIET = {"discord": logging.INFO, "sqlalchemy": logging.WARNING, "alembic": logging.WARNING}
"""From which level on libraries may speak at all: below, they quote messages, statements and rows."""


def main() -> None:
    """Run the bot until it is stopped; what keeps it from starting is said in one sentence."""
    parser = argparse.ArgumentParser(prog="tavolata", description="Fantasy table games on Discord.")
    parser.add_argument(
        "--keep", action="store_true", help="without a token: keep games and channels for the next start"
    )
    parser.add_argument(
        "--backed-up",
        action="store_true",
        help="you have a backup of the database: bring it up to date without another copy",
    )
    arguments = parser.parse_args()
    try:
        config = load_config()
        set_up_logging(config.log_level)
        if config.token:
            run = serve(config, config.token, config.api_url, now=time.time, backed_up=arguments.backed_up)
        else:
            run = serve_locally(config, keep=arguments.keep, backed_up=arguments.backed_up)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(run)
    except (ConfigError, StoreError, StartError, ContentError) as error:
        sys.exit(f"Tavolata cannot start. {error}")


def set_up_logging(level: int) -> None:
    """Log to the terminal from ``level`` on.

    Exceptions are logged without their words, and what libraries tell of their work is left out at any level:
    it quotes whole messages and database rows, and with them the hands and the secrets of games being played.
    """
    discord.utils.setup_logging(level=level)
    for handler in logging.getLogger().handlers:
        handler.addFilter(DiscreetFilter())
    for library, least in QUIET.items():
        logging.getLogger(library).setLevel(max(level, least))


if __name__ == "__main__":
    main()

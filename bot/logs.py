"""Keeps hidden things out of the log: errors are logged by type and place, without their messages.

A message such as ``KeyError: 'spell 3 of seat 1'`` would inform the bot's host, who may be a player.
"""

from __future__ import annotations

import json
import logging
import re
import sqlite3
import traceback
from datetime import UTC, datetime

import aiohttp
import discord

_OPEN = (discord.DiscordException, aiohttp.ClientError, OSError, sqlite3.Error)
"""Errors of libraries and the system about requests, whose messages have no hidden content."""


_TOKEN = re.compile(r"((?:interactions|webhooks)/\d+/)[\w-]+")
"""The token in the address of an interaction: libraries name the address of a request that failed."""


class DiscreetFilter(logging.Filter):
    """Replaces the exception of a record by its type and traceback, and tokens in addresses by dots."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record pass, without the message of its exception and without tokens."""
        if record.exc_info and record.exc_info[1] is not None:
            record.msg, record.args = f"{record.getMessage()}\n{described(record.exc_info[1])}", ()
            record.exc_info = record.exc_text = None
        said = record.getMessage()
        if (discreet := _TOKEN.sub(r"\1…", said)) != said:
            record.msg, record.args = discreet, ()
        return True


class JsonFormatter(logging.Formatter):
    """Formats a record as one line of JSON for log collectors: time (UTC), level, logger, message.

    All other fields of a record are left out, whoever added them.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as a line of JSON."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told = {
            "time": at,
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        return json.dumps(told)


def described(error: BaseException) -> str:
    """Return the types and places of ``error`` and its causes, without their messages."""
    parts: list[str] = []
    link: BaseException | None = error
    while link is not None:
        places = "".join(traceback.format_tb(link.__traceback__)).rstrip()
        kind = type(link)
        words = f": {link}" if isinstance(link, _OPEN) else ""
        parts.insert(0, f"{places}\n{kind.__module__}.{kind.__qualname__}{words}".lstrip("\n"))
        link = link.__cause__ or (None if link.__suppress_context__ else link.__context__)
    return "\nwhich led to:\n".join(parts)

"""The log says where something went wrong, but nothing about the game in progress."""

from __future__ import annotations

import io
import json
import logging
import subprocess
import sys

from bot.host.command_line import QUIET
from bot.logs import DiscreetFilter, JsonFormatter, described

SECRET = "the hand of seat 1 is 3 5 8"


def fail() -> None:
    hands: dict[str, int] = {}
    try:
        hands[SECRET]
    except KeyError as error:
        raise ValueError(SECRET) from error


def logged(formatter: logging.Formatter | None = None) -> str:
    """Return the log of a failure whose message quotes a secret."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(formatter)
    handler.addFilter(DiscreetFilter())
    log = logging.Logger("tavolata")
    log.addHandler(handler)
    try:
        fail()
    except ValueError:
        log.exception("an interaction failed, reference %s", "DEADBEEF")
    log.error("nothing is lost: %s", "ok")
    return written.getvalue()


def test_an_exception_is_logged_without_its_words() -> None:
    assert SECRET not in logged()


def test_kind_and_place_of_an_exception_and_of_its_cause_are_logged() -> None:
    text = logged()
    assert "reference DEADBEEF" in text
    assert text.index("builtins.KeyError") < text.index("builtins.ValueError")
    assert "in fail" in text
    assert "test_logs.py" in text


def test_a_log_of_json_has_one_object_a_line_and_is_as_discreet() -> None:
    text = logged(JsonFormatter())
    assert SECRET not in text
    failure, other = [json.loads(line) for line in text.splitlines()]
    assert set(failure) == {"time", "level", "logger", "message"}
    assert "reference DEADBEEF" in failure["message"]
    assert "builtins.ValueError" in failure["message"]
    assert (other["level"], other["logger"], other["message"]) == ("ERROR", "tavolata", "nothing is lost: ok")
    assert other["time"].endswith("+00:00")


def test_a_log_of_json_leaves_out_what_else_a_record_holds() -> None:
    record = logging.LogRecord("tavolata", logging.ERROR, "place", 1, "a line", None, None)
    record.hand, record.exc_text, record.stack_info = SECRET, SECRET, SECRET
    assert SECRET not in JsonFormatter().format(record)


def test_what_the_system_says_is_told() -> None:
    assert described(FileNotFoundError(2, "No such file")).endswith("[Errno 2] No such file")


def test_other_lines_are_as_they_were() -> None:
    assert logged().endswith("nothing is lost: ok\n")


HARMLESS = {"bot", "aiohttp", "asyncio", "concurrent", "dotenv"}
"""Loggers that never quote statements, rows or messages, at any level."""


def test_every_library_that_logs_is_kept_quiet_or_known_to_be_harmless() -> None:
    """A new driver may log statements with their values, as aiosqlite does at DEBUG."""
    loaded = "import bot.host.command_line, bot.discord.client, bot.host.local, aiosqlite, psycopg, logging; "
    listed = "print(*{name.split('.')[0] for name in logging.root.manager.loggerDict})"
    done = subprocess.run([sys.executable, "-c", loaded + listed], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == HARMLESS | set(QUIET)
    assert all(level > logging.DEBUG for level in QUIET.values())


def test_the_token_of_an_interaction_is_left_out_of_addresses() -> None:
    for address in ("interactions/12/aW50-x_y/callback", "webhooks/34/aW50-x_y/messages/@original"):
        record = logging.LogRecord("discord.http", logging.WARNING, "", 1, "%s failed", (address,), None)
        assert DiscreetFilter().filter(record)
        assert "aW50" not in record.getMessage()
        assert record.getMessage().endswith("failed")

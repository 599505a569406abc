"""The bot's settings, typed, from the environment and ``.env``; invalid ones raise a one-sentence error."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar, get_args
from urllib.parse import urlsplit

from dotenv import dotenv_values
from msgspec import Struct

from render.picture_format import PictureFormat

DEFAULT_DATABASE = Path("tavolata.sqlite3")


LogFormat: TypeAlias = Literal["text", "json"]
OnOff: TypeAlias = Literal["off", "on"]
Choice = TypeVar("Choice", bound=str)


class ConfigError(ValueError):
    """A setting that is missing or unusable; the message is for the person who runs the bot."""


class Config(Struct, frozen=True):
    """The settings, each explained in ``.env.example``. Durations are in seconds.

    ``database`` is the path of a file, or the URL of a server, which may contain a password.
    """

    token: str | None
    api_url: str | None
    database: Path | str
    log_level: int
    playground_port: int
    computer_pause: float
    recap_pause: float
    notice_delay: float
    board_pause: float
    hand_pause: float
    drawing_threads: int
    picture_format: PictureFormat
    thinking_time: float
    thinking_processes: int
    shards: int
    log_format: LogFormat
    metrics_host: str
    metrics_port: int | None
    api: bool

    @property
    def database_is_named(self) -> bool:
        """Whether the database was chosen, not left to the default."""
        return self.database != DEFAULT_DATABASE


def load_config(environment: Mapping[str, str] | None = None, dotenv: Path = Path(".env")) -> Config:
    """Return the settings from ``dotenv`` and ``environment`` (default: the process's), which has precedence.

    :raises ConfigError: a value cannot be used.
    """
    try:
        given = {name: value for name, value in dotenv_values(dotenv).items() if value is not None}
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"The file {dotenv} cannot be read: {error}.") from error
    given.update(os.environ if environment is None else environment)
    metrics_port, api = _port(given, "METRICS_PORT"), _choice(given, "PUBLIC_API", get_args(OnOff)) == "on"
    if api and metrics_port is None:
        raise ConfigError("PUBLIC_API is on, but it needs METRICS_PORT, the port where it answers.")
    return Config(
        token=given.get("DISCORD_TOKEN", "").strip() or None,
        api_url=_url(given, "DISCORD_API_URL"),
        database=_database_url(given) or _path(given, "DATABASE_PATH", DEFAULT_DATABASE),
        log_level=_log_level(given.get("LOG_LEVEL", "").strip() or "INFO"),
        playground_port=_whole(given, "PLAYGROUND_PORT", 8710, 0, 65_535),
        computer_pause=_number(given, "COMPUTER_PAUSE", 1.0, 0, 60),
        recap_pause=_number(given, "RECAP_PAUSE", 6.0, 0, 60),
        notice_delay=_number(given, "NOTICE_DELAY", 15, 0, 86_400),
        board_pause=_number(given, "BOARD_PAUSE", 5, 0, 30),
        hand_pause=_number(given, "HAND_PAUSE", 2, 0, 30),
        drawing_threads=_whole(given, "DRAWING_THREADS", 2, 1, 16),
        picture_format=_choice(given, "PICTURE_FORMAT", get_args(PictureFormat)),
        thinking_time=_number(given, "THINKING_TIME", 1.5, 0, 60),
        thinking_processes=_whole(given, "THINKING_PROCESSES", 1, 1, 64),
        shards=_whole(given, "MOST_SHARDS", 64, 1, 10_000),
        log_format=_choice(given, "LOG_FORMAT", get_args(LogFormat)),
        metrics_host=given.get("METRICS_HOST", "").strip() or "127.0.0.1",
        metrics_port=metrics_port,
        api=api,
    )


def _url(given: Mapping[str, str], name: str) -> str | None:
    value = given.get(name, "").strip().rstrip("/")
    if not value:
        return None
    try:
        parts = urlsplit(value)
        usable = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        usable = False
    if not usable:
        raise ConfigError(f"{name} is {value!r}, but must be an address such as https://discord.com/api/v10.")
    return value


def _database_url(given: Mapping[str, str]) -> str | None:
    value = given.get("DATABASE_URL", "").strip()
    if value and not value.startswith(("postgresql://", "postgres://")):
        raise ConfigError("DATABASE_URL must be an address such as postgresql://user:password@host/name.")
    return value or None


def _path(given: Mapping[str, str], name: str, default: Path) -> Path:
    value = given.get(name, "").strip()
    try:
        return Path(value).expanduser() if value else default
    except RuntimeError:
        raise ConfigError(f"{name} is {value!r}, but there is no such home directory.") from None


def _log_level(name: str) -> int:
    levels = logging.getLevelNamesMapping()
    if name.upper() not in levels:
        raise ConfigError(f"LOG_LEVEL is {name!r}, but must be one of DEBUG, INFO, WARNING, ERROR.")
    return levels[name.upper()]


def _choice(given: Mapping[str, str], name: str, choices: Sequence[Choice]) -> Choice:
    """Return the one of ``choices`` that is set; the first is the default."""
    value = given.get(name, "").strip()
    for choice in choices:
        if value.lower() == choice:
            return choice
    if value:
        raise ConfigError(f"{name} is {value!r}, but must be one of {', '.join(choices)}.")
    return choices[0]


def _port(given: Mapping[str, str], name: str) -> int | None:
    """Return the port, 0 for any free one, or ``None`` if it isn't set."""
    return _whole(given, name, 0, 0, 65_535) if given.get(name, "").strip() else None


def _whole(given: Mapping[str, str], name: str, default: int, least: int, most: int) -> int:
    number = _number(given, name, default, least, most)
    if number != int(number):
        raise ConfigError(f"{name} is {number:g}, but must be a whole number.")
    return int(number)


def _number(given: Mapping[str, str], name: str, default: float, least: float, most: float) -> float:
    value = given.get(name, "").strip()
    if not value:
        return default
    try:
        number = float(value)
    except ValueError:
        raise ConfigError(f"{name} is {value!r}, but must be a number.") from None
    if not least <= number <= most:
        raise ConfigError(f"{name} is {value}, but must be from {least:g} to {most:g}.")
    return number

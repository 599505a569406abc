"""``tavolata doctor``: one page that says what's right and wrong with this installation."""

from __future__ import annotations

import asyncio
import platform
import shutil
import stat
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Literal, TypeAlias

import discord
from msgspec import Struct
from PIL import features

from bot.config import Config, ConfigError, load_config
from bot.database.backup import megabytes
from bot.database.errors import StoreError
from bot.database.examine import SQLITE, Examined, examine
from bot.discord.permissions import named
from bot.host.application import Report, ask, invitation
from bot.host.run import StartError
from games.engine.content import data_folder
from games.registry import GAMES
from render.picture_format import PictureFormat
from render.words import locales, words_for

Verdict: TypeAlias = Literal["good", "advice", "wrong"]
_MARKS: dict[Verdict, str] = {"good": "ok   ", "advice": "note ", "wrong": "WRONG"}
_SCARCE = 500_000_000
"""Minimum free space in bytes; below it, hosts should make room."""
_SKEW = 2.0
"""Maximum difference from Discord's clock in seconds; Discord's time has whole seconds."""
_FEW_STARTS = 100
"""Session starts per day below which a restart loop may lock the bot out."""
_WIDE = 12
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


class Finding(Struct, frozen=True):
    """One line of the page: the subject, and the finding about it."""

    verdict: Verdict
    subject: str
    sentence: str

    def __str__(self) -> str:
        return f"{_MARKS[self.verdict]}  {self.subject:{_WIDE}}  {self.sentence}"


def examine_installation(env: Path = Path(".env")) -> int:
    """Print the page; return the exit status: 1 if anything is wrong, else 0."""
    findings: list[Finding] = []
    for finding in _findings(env):
        print(finding)
        findings.append(finding)
    wrong = sum(finding.verdict == "wrong" for finding in findings)
    print()
    print(
        "Everything the bot needs is there."
        if not wrong
        else f"Wrong: {wrong}. Mend the lines above marked so."
    )
    return 1 if wrong else 0


def _findings(env: Path) -> Iterator[Finding]:
    yield from _versions()
    try:
        config = load_config(dotenv=env)
    except ConfigError as error:
        yield Finding("wrong", "Settings", str(error))
        return
    yield of_settings(config, env)
    yield from _discord(config)
    try:
        yield of_database(examine(config.database))
    except StoreError as error:
        yield Finding("wrong", "Database", str(error))
    yield of_disk(config.database)
    yield _pictures(config.picture_format)


def _versions() -> Iterator[Finding]:
    python = ".".join(map(str, sys.version_info[:3]))
    yield Finding(
        "good",
        "Versions",
        f"Tavolata {version('tavolata')}, Python {python}, discord.py {discord.__version__}, "
        f"SQLite {SQLITE}, {platform.system()} on {platform.machine()}",
    )


def of_settings(config: Config, env: Path) -> Finding:
    """Return the finding about the settings and their file."""
    if not env.exists():
        return Finding("good", "Settings", "No .env here; settings come from the environment.")
    if env.stat().st_mode & _OTHERS and config.token:
        return Finding("wrong", "Settings", f"Others can read {env}, which holds the token: chmod 600 {env}")
    return Finding("good", "Settings", f"{env}, which only you can read")


def _discord(config: Config) -> Iterator[Finding]:
    if config.token is None:
        yield Finding("advice", "Token", "DISCORD_TOKEN is empty, so the bot starts on a local Discord.")
        return
    try:
        report = asyncio.run(ask(config.token, config.api_url))
    except StartError as error:
        yield Finding("wrong", "Token", str(error))
        return
    yield from of_discord(report, datetime.now(UTC))


def of_discord(report: Report, now: datetime) -> Iterator[Finding]:
    """Yield the findings about the token, its intents, its servers, and this machine's clock."""
    application, starts = report.application, report.gateway.session_start_limit
    yield Finding("good", "Token", f"Discord knows it as {application.name}.")
    if application.intents:
        yield Finding(
            "advice",
            "Intents",
            f"Switch off {', '.join(application.intents)}: the bot uses no privileged intent.",
        )
    else:
        yield Finding("good", "Intents", "No privileged intent is on, and none is needed.")
    if starts.remaining < _FEW_STARTS:
        yield Finding("advice", "Starts", f"Only {starts.remaining} connections are left for today.")
    yield from _servers(report)
    skew = (now - report.at).total_seconds()
    far = abs(skew) > _SKEW
    says = f"{abs(skew):.0f} s {'ahead of' if skew > 0 else 'behind'} Discord's; set it by NTP."
    yield Finding("wrong" if far else "good", "Clock", says if far else "It agrees with Discord's.")


def _servers(report: Report) -> Iterator[Finding]:
    if not report.servers:
        link = invitation(report.application.id)
        yield Finding("advice", "Servers", f"The bot is on no server yet. Invite it: {link}")
        return
    words, whole = words_for("en"), 0
    for server in report.servers:
        if lacking := server.lacks():
            missing = named(lacking, words).replace("*", "")
            yield Finding("wrong", "Servers", f"{server.name}: the bot's role lacks {missing}.")
        else:
            whole += 1
    if whole:
        on = "1 server" if whole == 1 else f"{whole} servers"
        yield Finding(
            "good", "Servers", f"On {on}, its role has every permission; /setup check looks at channels."
        )


def of_database(found: Examined) -> Finding:
    """Return the finding about the database."""
    if found.state in {"missing", "new"}:
        return Finding("good", "Database", f"{found.name} is made at the first start.")
    if found.mode is not None and found.mode & _OTHERS:
        return Finding(
            "wrong", "Database", f"Others can read the hands in {found.name}: chmod 600 {found.name}"
        )
    facts = [found.name]
    if found.size is not None:
        facts.append(f"{megabytes(found.size)}, undamaged")
    facts.append("up to date" if found.state == "current" else "brought up to date at the next start")
    if found.in_use:
        facts.append("a bot is running on it")
    return Finding("good", "Database", ", ".join(facts))


def of_disk(address: Path | str) -> Finding:
    """Return the finding about free space for the database file or, if it's on a server, for this program."""
    folder = address.absolute().parent if isinstance(address, Path) else Path.cwd()
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    room = f"{free / 1_000_000_000:,.1f} GB are free under {folder}."
    return Finding("good" if free >= _SCARCE else "wrong", "Disk", room)


def _pictures(picture_format: PictureFormat) -> Finding:
    fonts = len([*(data_folder() / "fonts").glob("*.ttf"), *(data_folder() / "fonts").glob("*.otf")])
    if not fonts:
        return Finding("wrong", "Pictures", f"No fonts in {data_folder() / 'fonts'}; install Tavolata again.")
    lacking = [name for name in ("webp", "freetype2") if not features.check(name)]
    if lacking:
        return Finding("wrong", "Pictures", f"Pillow lacks {', '.join(lacking)}; install a complete Pillow.")
    if not features.check("raqm"):
        return Finding(
            "advice", "Pictures", "Arabic letters aren't joined: apt install libfribidi0, or the like."
        )
    return Finding(
        "good",
        "Pictures",
        f"{fonts} fonts, words in {len(locales())} languages, {len(GAMES)} games, sent as {picture_format}",
    )

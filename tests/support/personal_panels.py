"""Every panel that people get on request, with as much on it as possible."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from datetime import date, timedelta
from typing import get_args

import msgspec

from bot.discord.panels.panel import Panel
from bot.features.blocks.panel import blocked_panel
from bot.features.blocks.rules import MOST_BLOCKED, Block
from bot.features.clocks.rules.days_off import MOST_HOLIDAYS
from bot.features.lookup.panel import entries_panel, entry_panel, explained, not_found
from bot.features.open_tables.panel import open_tables_panel
from bot.features.open_tables.rules import OpenTableWish
from bot.features.people.panel import confirm_delete, exported, me_panel, trial_letter
from bot.features.people.rules.people import Delivery, Preferences
from bot.features.people.rules.preferences import PAGES, SETTINGS, Personal
from bot.features.people.store.personal import Involved
from bot.features.play.panel.confirmation import decoded, encoded, sure
from bot.features.reading.panel.rules import page_of_source, rules
from bot.table.perspective import Perspective
from bot.table.setting import Switch
from games.engine.reference import kinds
from games.engine.text import Typed
from games.registry import GAMES
from render.registry import PAINTERS
from render.words import Words

_DAYS = [date(2099, 1, 1) + timedelta(weeks=number) for number in range(MOST_HOLIDAYS)]
_BUSY = Preferences(
    timezone="America/Argentina/ComodRivadavia",
    weekend=(0, 1, 2, 3, 4, 5),
    holidays=tuple((day.isoformat(), (day + timedelta(days=6)).isoformat()) for day in _DAYS),
    reminder_hours=72,
    language="it",
    picture="tall",
)
_OTHERWISE = {
    setting.name: not getattr(_BUSY, setting.name) for setting in SETTINGS if isinstance(setting.kind, Switch)
}


def owners() -> Iterator[Personal]:
    """Yield people with every combination of settings that changes which parts a settings page has."""
    for delivery, quiet, holidays, days_off in itertools.product(
        get_args(Delivery), (None, (1339, 859)), (0, 1, 2, MOST_HOLIDAYS), (0, 90)
    ):
        preferences = msgspec.structs.replace(
            _BUSY, delivery=delivery, quiet=quiet, holidays=_BUSY.holidays[:holidays]
        )
        yield Personal(preferences, _DAYS[0], days_off)
    yield Personal(Preferences(), _DAYS[0], 30)
    yield Personal(msgspec.structs.replace(_BUSY, **_OTHERWISE), _DAYS[0], 30)


def personal_panels(words: Words) -> Iterator[Panel]:
    """Yield the panels of ``/me`` and those about a person's data."""
    for owner in owners():
        for page in PAGES:
            yield me_panel(owner, words, page, note=words("me-days-later", tables="#999999, " * 20, count=20))
    for count in (0, 1, MOST_BLOCKED):
        noted = [Block(1, 10**18 + number, 1e9) for number in range(count)]
        yield blocked_panel(noted, words, 2, note=words("me-block-done", person=f"<@{10**18}>"))
    wishes = [OpenTableWish(guild, 1, tuple(GAMES) if guild % 2 else ()) for guild in range(1, 20)]
    for noted in ([], wishes[:1], wishes):
        for here in (None, 1, 2, 99):
            servers = dict.fromkeys(range(1, 19), Typed("_W_" * 33))
            yield open_tables_panel(noted, here, list(GAMES), servers, words)
    yield trial_letter(words)
    yield exported(("tavolata.json", b"{}"), words)
    for count in (0, 1, 100):
        yield confirm_delete(Involved(tuple(range(count)), (), count), words)


def lookup_panels(words: Words) -> Iterator[Panel]:
    """Yield every entry that can be looked up, every kind of entry, and the answer if nothing matches."""
    typed = "*_`~|[" * 20
    yield not_found(typed, [], words)
    for game in GAMES.values():
        for kind in kinds(game.entries):
            for page in range(3):
                yield entries_panel(game.id, game.entries, kind, words, page)
        for entry in game.entries:
            yield entry_panel(game.id, entry, words)
            at = page_of_source(game, entry.chapter, words)
            yield rules(game, PAINTERS[game.id], words, at, entry=entry.id)
        found = [(game.id, entry) for entry in game.entries]
        yield not_found(typed, found, words)
        yield not_found(typed, found, words, is_ambiguous=True)


def explaining_panels(table: Perspective, words: Words) -> Iterator[Panel]:
    """Yield what a person at ``table`` reads when they look something up from there, if the game offers
    that.
    """
    game = GAMES[table.game]
    if not game.entries:
        return
    named = [] if table.decision is None else game.explained(table.view, table.decision)
    yield explained(table, game.entries, named, words)
    yield explained(table, game.entries, [entry.id for entry in game.entries], words)
    for entry in game.entries[:3]:
        yield entries_panel(game.id, game.entries, entry.kind, words, table=table)
        yield entry_panel(game.id, entry, words, table)


def sure_panels(table: Perspective, words: Words) -> Iterator[Panel]:
    """Yield the confirmations before the smallest and the largest move of ``table``'s viewer."""
    if table.decision is None or table.status != "playing":
        return
    ids = [option.id for option in table.decision.options]
    for choice in (tuple(ids[: table.decision.minimum]), tuple(ids[-table.decision.maximum :])):
        assert set(decoded(table.decision, encoded(table.decision, choice))) == set(choice)
        yield sure(table, table.decision, choice, 10**6, words)

"""Every panel and form of settings and presets, at its maximum length."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import Modal
from bot.discord.panels.panel import Panel
from bot.discord.panels.setting_forms import setting_form, settings_form
from bot.discord.permission_check import PermissionCheck
from bot.features.archive.panel import import_form
from bot.features.clocks.rules.calendar import QuietHours
from bot.features.clocks.rules.clocks import own_clock
from bot.features.lifecycle.rules.lifecycle import end
from bot.features.lobby.panel.options import terms_form
from bot.features.lobby.rules.declared import PAGES as AGREED
from bot.features.lobby.rules.declared import Lobby, settings_of
from bot.features.lobby.rules.lobby import send_away
from bot.features.opening.panel import Opened, opening
from bot.features.people.rules.people import Preferences
from bot.features.people.rules.preferences import PREFERENCES, personal
from bot.features.presets.panel import confirm_replacement, deletion_panel, preset_form, presets_panel
from bot.features.presets.rules import LONGEST_NAME, Preset
from bot.features.presets.store import MOST_PRESETS
from bot.features.reading.panel.reading import LEGAL_PAGES, help_panel, legal_page
from bot.features.reading.panel.rules import search_form
from bot.features.seats.panel.removals import removal_form
from bot.features.seats.rules.seats import remove
from bot.features.servers.panel.setup import confirm_reset, history_panel, setup_panel
from bot.features.servers.panel.setup_check import check_panel
from bot.features.servers.panel.welcome import choose_game, welcome
from bot.features.servers.rules.declared import MOST, PAGES, SERVER_SETTINGS, Server
from bot.features.servers.rules.settings import GuildSettings, SettingChange
from bot.features.table_notes.panel import note_form
from bot.features.table_notes.rules import LONGEST_NOTE
from bot.features.webhooks.panel import (
    Risky,
    Trouble,
    address_form,
    confirm,
    secret_note,
    trouble,
    webhook_panel,
)
from bot.features.webhooks.rules.signature import new_secret
from bot.features.webhooks.rules.webhook import Failure, Reason, Webhook, failed
from bot.table.perspective import Perspective
from bot.table.seat_assignment import SeatAssignment
from bot.table.setting import Form, Owner, Settings
from games.engine.text import Text, Typed
from games.registry import GAMES
from render.words import Words
from tests.support.bookmark_panels import bookmark_forms

ID = 10**18
"""The first ID for channels, roles and people; others count up from it."""
IDS = tuple(ID - number for number in range(MOST))
FULL = GuildSettings(
    channels=IDS,
    games=tuple(GAMES),
    openers=IDS,
    moderators=IDS,
    called=IDS[:1],
    threads=True,
    per_channel=50,
    per_person=50,
    grows=True,
    clock="relaxed",
    locale="it",
    quiet=QuietHours(1439, 1438, "America/Argentina/ComodRivadavia"),
    days_off=90,
    computers=False,
    least_in_time=95,
    newcomers=False,
    pace="strict",
    public_channels=IDS,
    api=True,
)
HOOK = Webhook(ID, f"https://{'a' * 60}.{'a' * 60}.aaaaaaaa/", new_secret(), ID, 1e9)
HOOKS = (
    HOOK,
    *(failed(HOOK, Failure(reason, 599), 1e9) for reason in get_args(Reason)),
    failed(HOOK, Failure("status", 410), 1e9),
)
NEEDS = ("view_channel", "create_public_threads", "send_messages", "send_messages_in_threads", "attach_files")


def server_panels(words: Words) -> Iterator[Panel]:
    """Yield every panel of a server's settings."""
    for settings in (GuildSettings(), FULL):
        for server in (
            Server(settings, IDS, IDS, now=1e9),
            Server(settings, now=1e9),
            Server(settings, IDS, IDS, IDS, now=1e9),
            *(Server(settings, IDS, IDS, now=1e9, webhook=hook, has_api=True) for hook in HOOKS),
        ):
            for page in PAGES:
                yield setup_panel(server, words, page, words("setup-reset-done"))
    yield confirm_reset(words)
    yield from webhook_panels(words)
    yield help_panel(words, 1, moderates=True)
    for page in LEGAL_PAGES:
        yield legal_page(page, words)
    yield welcome(words)
    yield choose_game(GAMES, words)
    yield choose_game(GAMES, words, is_elsewhere=True)
    changes = [
        SettingChange(
            ID, 1e9, name, *(stored(getattr(settings, name)) for settings in (GuildSettings(), FULL))
        )
        for name in FULL.__struct_fields__
    ] * 3
    for page in range(8):
        yield history_panel(changes, words, page)
    yield history_panel([], words)
    yield history_panel([SettingChange(0, 1e9, "clock", "sundial", "none")], words)
    lacking = tuple((one, NEEDS) for one in range(ID - 99, ID))
    for count in (0, 1, MOST):
        lost = IDS[:count]
        for here in ((), lacking[:1], lacking):
            everywhere = NEEDS if count else ()
            checkup = PermissionCheck(
                bool(count), tuple(range(ID - 99, ID)), here, everywhere, lost, lost, Typed("W" * 100)
            )
            yield check_panel(checkup, words, words("setup-forgotten"))
    notes = ("thread-not-here", "opened-without-computers", "preset-incomplete")
    yield opening(Opened(ID, ID, True, True, tuple(Text(note) for note in notes)), words)
    yield opening(Opened(ID, ID, True, False, (Text("thread-none-left"), Text("thread-not-opened"))), words)


def webhook_panels(words: Words) -> Iterator[Panel]:
    """Yield every panel about a server's webhook."""
    for hook in (None, *HOOKS):
        yield webhook_panel(hook, 100, words, secret_note(HOOK.secret, words))
    for kind in get_args(Trouble):
        for hook in HOOKS:
            yield trouble(kind, hook, Typed("W" * 100), words)
    for verb in get_args(Risky):
        yield confirm(verb, HOOK, words)


def preset_panels(table: Perspective, words: Words) -> Iterator[Panel]:
    """Yield every panel about the presets for a table's game."""
    name = "W" * LONGEST_NAME
    presets = [
        Preset(
            guild,
            person,
            table.game,
            Typed(f"{number}{name}"[:LONGEST_NAME]),
            clock="relaxed",
            timeout_policy="absence",
        )
        for guild, person in ((0, ID), (ID, 0))
        for number in range(MOST_PRESETS)
    ]
    for offered in (presets, []):
        yield presets_panel(table, offered, words, note=words("preset-saved", name=name))
        yield deletion_panel(table, offered, words)
    yield confirm_replacement(table, presets[0], words)


def forms(table: Perspective, words: Words) -> Iterator[Modal]:
    """Yield every form of settings, presets and wishes."""
    for settings in (GuildSettings(), FULL):
        yield from setting_forms(SERVER_SETTINGS, Server(settings), words)
    yield preset_form(table, words, moderates=True)
    yield preset_form(table, words, moderates=False)
    wishes = Preferences(timezone="America/Argentina/ComodRivadavia", quiet=(1339, 859))
    for preferences in (Preferences(), wishes):
        yield from setting_forms(PREFERENCES, personal(preferences, 1e9, 30), words)
    yield from terms_forms(table, words)
    yield removal_form(table, send_away, str(table.seats[0].person), words)
    yield removal_form(table, remove, str(SeatAssignment(1, table.seats[1].person)), words)
    yield import_form(words)
    yield removal_form(table, end, "", words)
    yield note_form(table, Typed("W" * LONGEST_NOTE), words)
    yield address_form(words)
    yield search_form(GAMES[table.game], words)
    yield from bookmark_forms(table, words)


def terms_forms(table: Perspective, words: Words) -> Iterator[Modal]:
    """Yield every form about the terms of ``table``."""
    for is_set in (False, True):
        agreed = msgspec.structs.replace(
            table,
            starts_at=1e9 if is_set else None,
            clock=own_clock(5_172_300, 2_591_940, 5_183_940) if is_set else "relaxed",
        )
        zone = "America/Argentina/ComodRivadavia" if is_set else "UTC"
        at = Lobby(agreed, GAMES[table.game], is_set, zone)
        for page in AGREED:
            for number in range(len(settings_of(at).forms(page))):
                form = terms_form(at, agreed, words, f"{page}={number}")
                assert form is not None
                yield form


def setting_forms(settings: Settings[Owner], owner: Owner, words: Words) -> Iterator[Modal]:
    """Yield the forms of all settings: one for each typed setting, and those of whole pages."""
    for page in settings.pages:
        for number, shown in enumerate(settings.forms(page)):
            press = CustomId(0, 0, settings.key("fill"), f"{page}={number}")
            yield settings_form(settings, shown, owner, words, press, words(settings.key("page", page)))
    for setting in settings.declared:
        if isinstance(setting.kind, Form):
            yield setting_form(settings, setting, setting.kind, owner, words)


def stored(value: Any) -> Any:
    """Return a setting's value as the history stores it."""
    return msgspec.json.decode(msgspec.json.encode(value))

"""The keys that ``bot`` and ``render`` compose, as templates with the possible values of their placeholders.

Each row has the templates as they are in the code, and the words for each of their placeholders. Prefer whole
keys in the code: only what follows from a type or from components is worth composing. Keys that one game
composes are in ``tests/games/<id>/words.py``.
"""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import get_args

from bot.discord.permissions import IN_THREADS, needed
from bot.features.actions import ACTIONS
from bot.features.agreements.rules import Kind as Proposal
from bot.features.clocks.rules.clocks import PRESETS
from bot.features.competitions.rules.repairs import EntryState, RepairKind
from bot.features.daily.panel.lists import Scope
from bot.features.ladders.rules.course import Step as LadderStep
from bot.features.leagues.rules.season import Step
from bot.features.lessons.rules import Resumption
from bot.features.lobby.rules.declared import PAGES, Lobby, option_values, settings_of
from bot.features.lobby.rules.rhythm import Rhythm
from bot.features.notices.panel import _LAYOUTS
from bot.features.notices.rules.notice import NoticeKind
from bot.features.people.rules.people import Delivery, Warnings
from bot.features.people.rules.preferences import PREFERENCES
from bot.features.practice.panel import Hands, Where
from bot.features.presets.panel import _SCOPES
from bot.features.queue.rules.wish import Stage
from bot.features.reading.panel.reading import LEGAL_PAGES
from bot.features.registry import PRESSES
from bot.features.replay.panel import _Way
from bot.features.servers.rules.declared import SERVER_SETTINGS
from bot.features.titles.rules import ANY_GAME, titles_of
from bot.features.tournaments.rules.tournament import FORMATS, PACES
from bot.features.webhooks.panel import Trouble
from bot.features.webhooks.rules.webhook import Reason
from bot.table.perspective import Watch
from bot.table.setting import FieldKind, Form, Link, Mentions
from bot.table.table import Status, TimeoutAnswer, VoteReason
from bot.table.table_terms import AnswerPace, Decider, Hints, PlanScope, TimeoutPolicy, WhenForced
from bot.typed.times_of_day import _PARTS
from games.engine.lesson import lesson_of
from games.engine.printed import printed_values
from games.engine.strength import Strength
from games.engine.text import Text
from games.registry import GAMES
from render.kit.rules_page import PARTS
from render.seats import CRESTS
from render.shape import Shape
from render.words import words_for
from tests.support import started
from tests.words.keys import Row

_NO_BUTTONS = """
agreed bookmark-save change choose daily-day entries entry fill fill-in import-file league
league-division league-notes league-open league-options-set league-people league-person league-replace
league-result league-results league-retry league-rule league-season league-state lesson
lesson-choose lesson-end lesson-pick lesson-picture lessons me me-block me-fill me-form me-holidays-set
me-open-games me-open-set me-pick me-quiet-set me-remove me-switch me-timezone-set moment-post note-save
open-game open-private overview-join overview-watch page pick picture play-on-seat practise
preset-delete preset-save preset-use queue-set queue-with replay-eyes replay-jump rules-found seat
seat-offer seat-remove-yes
send-away-yes set setup-fill setup-form setup-pick setup-quiet-set setup-remove setup-switch tables
webhook-set plan-set duplicate duplicate-open duplicate-replay tournament tournament-open
tournament-notes tournament-people tournament-person tournament-state tournament-replace tournament-result
tournament-results tournament-retry tournament-rule tournament-time tournament-set
webhook-set plan-set duplicate duplicate-open duplicate-replay ladder ladder-open ladder-set ladder-challenge
ladder-remove ladder-undo ladder-redo ladder-give-up-yes ladder-call-off-yes
"""
"""Verbs that no button has a word for: menus, forms, game choices, and buttons with other labels send
them.
"""
_VERBS = {*PRESSES.handlers, *(verb for look in _LAYOUTS.values() for verb in look.verbs)}
_VERBS -= set(_NO_BUTTONS.split())


_LOBBIES = [Lobby(started.lobby(game, [1]).table, game) for game in GAMES.values()]


def _of_settings() -> Iterator[tuple[str, str]]:
    """Yield the family of settings and the rest of each key that ``Settings.key`` composes."""
    for settings in (PREFERENCES, SERVER_SETTINGS):
        yield settings.family, "title"
    for settings in (PREFERENCES, SERVER_SETTINGS, *map(settings_of, _LOBBIES)):
        yield from ((settings.family, f"page-{page}") for page in settings.pages)
        for setting in settings.declared:
            if setting.title:
                continue
            parts = [] if isinstance(setting.kind, Link) else [""]
            parts += ["-none"] if isinstance(setting.kind, Mentions) else []
            parts += (
                [f"-{field.name}" for field in setting.kind.fields] if isinstance(setting.kind, Form) else []
            )
            yield from ((settings.family, f"{setting.key}{part}") for part in ["-help", *parts])


_FORMS = [
    settings.key(one.key)
    for settings in (PREFERENCES, SERVER_SETTINGS)
    for one in settings.declared
    if isinstance(one.kind, Form)
]
_REFUSALS = {
    refusal
    for who in {action.who for action in ACTIONS.values()}
    for refusal in ([who.refusal] if isinstance(who.refusal, str) else ["not-seated", "host-only"])
}
_REFUSALS |= {action.not_now for action in ACTIONS.values() if action.not_now}
_COMMANDS = {action.command for action in ACTIONS.values() if action.command}
_COMMANDS |= {"hand", "log", "options", "verify", "replay", "review", "export"}
_SUBCOMMANDS = [("setup", name) for name in ("panel", "check", "history")]
_SUBCOMMANDS += [("me", name) for name in ("settings", "open", "blocked", "export", "delete")]
_IN_CHAPTERS = [name for name, game in GAMES.items() if game.storyline.chapter]

_OPTIONS = [
    (game.id, name, str(value).lower())
    for game in GAMES.values()
    for name, hint in typing.get_type_hints(game.options_type).items()
    for value in ((True, False) if hint is bool else get_args(hint))
]
_PRINTED = [
    f"{game.id}-option-{name}"
    for game in GAMES.values()
    for name, values in printed_values(game.options_type).items()
    if 1 < len(values) < len(option_values(game)[name])
]
"""The options for which the printed rules have several values, but not all."""

_STEPS = [(game, step) for game in GAMES if (lesson := lesson_of(game)) for step in lesson.steps]
_ANSWERED = [(game, step) for game, step in _STEPS if step.answer]


def _keys_within(text: Text) -> Iterator[str]:
    """Yield the key of ``text`` and of every text nested in it."""
    yield text.key
    for value in text.args.values():
        if isinstance(value, Text):
            yield from _keys_within(value)


_ENTRIES = [(game, entry) for game in GAMES.values() for entry in game.entries]
_LOOKED_UP = {
    key
    for _, entry in _ENTRIES
    for text in (entry.title, *entry.texts, *([entry.example] if entry.example else []))
    for key in _keys_within(text)
}


def _looked_up(kind: str, end: str = "") -> list[tuple[str, ...]]:
    """Return the game and the name in each key such as ``abraca-lookup-die``."""
    keys = [key for key in _LOOKED_UP if f"-{kind}-" in key and key.endswith("-name") == bool(end)]
    return [tuple(key.removesuffix(end).split(f"-{kind}-")) for key in keys]


COMPOSED: list[Row] = [
    # Buttons and commands
    ("button-{verb} button-{name}", _VERBS),
    ("button-{opens}", _FORMS),
    ("button-out-{answer} when-out-{answer}", get_args(TimeoutAnswer)),
    ("button-practise-{hands}", get_args(Hands)),
    ("button-practise-{other} practice-{where}", get_args(Where)),
    ("button-replay-{way}", get_args(_Way)),
    ("command-table-{name}-name command-table-{name}-description", _COMMANDS),
    ("command-{area}-{name}-name command-{area}-{name}-description", _SUBCOMMANDS),
    ("log-proposed-{kind} proposal-{kind} propose-{kind}", get_args(Proposal)),
    ("permission-{name}", {*needed(None), *IN_THREADS}),
    ("refused-{key}", _REFUSALS),
    ("removal-hint-{name} removal-title-{name}", [one.name for one in ACTIONS.values() if one.takes_reason]),
    # Leagues
    ("league-next-{step_name}", [one.__name__.lower() for one in get_args(Step)]),
    ("weekday-{weekday}", map(str, range(7))),
    ("daily-ranking-{scope} button-daily-{other}", get_args(Scope)),
    # Tournaments
    ("tournament-format-{kind} tournament-format-{kind}-help", FORMATS),
    ("tournament-format-{format} tournament-forecast-{format}", FORMATS),
    ("tournament-pace-{name}", PACES),
    ("repair-entry-{state} button-repair-{state}", get_args(EntryState)),
    ("repair-note-{kind}", get_args(RepairKind)),
    ("button-tournament-{kind}", ("delayed", "extended")),
    ("ladder-next-{step_name}", [one.__name__.lower() for one in get_args(LadderStep)]),
    ("queue-{stage}", get_args(Stage)),
    # The terms of a table
    ("clock-{name} clock-{name}-help", PRESETS),
    ("decider-{one} decider-{one}-help decider-{decider} board-decides-{decider_of}", get_args(Decider)),
    ("done-when-forced-{when_forced} done-when-forced-{_NEXT_WHEN_FORCED}", get_args(WhenForced)),
    ("hints-{one} hints-{one}-help", get_args(Hints)),
    ("lobby-told-{rhythm}", get_args(Rhythm)),
    (
        "pace-{pace}-help pace-{pace}",
        get_args(AnswerPace),
    ),
    ("plans-{one} plans-{one}-help", get_args(PlanScope)),
    ("preset-for-{scope} presets-{scope}", [scope for scope, _ in _SCOPES]),
    ("strength-{strength} strength-{one} strength-{one}-help", get_args(Strength)),
    ("when-out-{one} when-out-{policy} when-out-{timeout_policy}", get_args(TimeoutPolicy)),
    ("options-page-{page}", PAGES),
    # Tables and their seats
    ("computer-{id} computer-{id}-short crest-{id}", [crest.id for crest in CRESTS]),
    ("hand-watching-{watch}", set(get_args(Watch)) - {"public"}),
    ("letter-{key} notice-{key}", [*get_args(NoticeKind), "again"]),
    ("state-{stand_in}", "turn absence"),
    ("status-{status} tables-{status}", get_args(Status)),
    ("tables-late-{reason}", get_args(VoteReason)),
    ("tables-{name}", "mine joinable watchable private"),
    # Settings
    ("field-{kind}-hint", get_args(FieldKind)),
    ("me-delivery-{way} me-delivery-{way}-help", get_args(Delivery)),
    ("me-picture-{shape}", get_args(Shape)),
    ("me-warnings-{often}", get_args(Warnings)),
    ("webhook-{reason}", get_args(Reason)),
    ("webhook-letter-{kind}", get_args(Trouble)),
    ("setup-{setting}", [one.key for one in SERVER_SETTINGS.declared]),
    ("{family}-{name}", _of_settings()),
    ("typed-{part}", _PARTS),
    ("weekday-{day}", range(7)),
    ("title-{name}", [*ANY_GAME, "all-rounder"]),
    ("{game}-title-{id}", [(game.id, feat.id) for game in GAMES.values() for feat in game.feats]),
    ("{key}-why", [title.key for title in titles_of({name: game.feats for name, game in GAMES.items()})]),
    # Every game
    (
        "{game}-name {id}-name {game_id}-name {game}-players {id}-tagline {game_id}-tagline",
        GAMES,
    ),
    ("{game}-chapter {game}-chapter-name", _IN_CHAPTERS),
    ("{game}-chapter-part", [name for name in _IN_CHAPTERS if GAMES[name].storyline.part]),
    ("{game}-example-{number}", _looked_up("example")),
    ("{game}-kind-{kind}", [(game.id, entry.kind) for game, entry in _ENTRIES]),
    ("{game}-lookup-{name}", _looked_up("lookup")),
    ("{game}-lookup-{name}-name", _looked_up("lookup", "-name")),
    ("{game}-option-{name} {id}-option-{name}", [(game, name) for game, name, _ in _OPTIONS]),
    ("{game}-option-{name}-{value} {id}-option-{name}-{value}", _OPTIONS),
    ("{game}-score", [game for game in GAMES if words_for("en").has(f"{game}-score")]),
    ("{key}-help", [f"{game}-option-{name}" for game, name, _ in _OPTIONS]),
    ("{key}-printed", _PRINTED),
    # Reading and lessons
    ("lesson-{how}", get_args(Resumption)),
    ("rules-part-{part}", PARTS),
    ("{game}-lesson-end", {game for game, _ in _STEPS}),
    ("{game}-lesson-{name}", [(game, step.name) for game, step in _STEPS]),
    ("{game}-lesson-{name}-done {game}-lesson-{name}-wrong", [(game, step.name) for game, step in _ANSWERED]),
    (
        "{game}-lesson-{name}-wrong-{special}",
        [(game, step.name, special) for game, step in _STEPS for special in step.wrong.values()],
    ),
    ("{game}-mark-{mark}", [(game, mark) for game, step in _STEPS for mark in step.marks]),
    ("{page}-text", LEGAL_PAGES),
]

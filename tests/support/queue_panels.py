"""Panels of the queue, with as much on them as possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import replace

from bot.discord.panels.modal import Modal
from bot.discord.panels.panel import Panel
from bot.features.lobby.rules.lobby import NewTable, opened
from bot.features.queue.panel import QueueView, across_panel, friend_panel, queue_panel, wish_form
from bot.features.queue.rules.wish import LASTS, MOST_FRIENDS, SIZES, Progress, Stage, Wish
from bot.table.perspective import perspective
from bot.table.table import NOWHERE, Invitation
from games.engine.text import Typed
from games.registry import GAMES
from render.words import Words

_LARGEST = 2**63 - 1
_WISH = Wish(
    _LARGEST,
    _LARGEST,
    tuple(GAMES),
    SIZES,
    "relaxed",
    _LARGEST,
    hours=True,
    across=True,
    since=0.0,
    ends_at=LASTS,
)


def queue_panels(words: Words, name: str) -> Iterator[Panel]:
    """Yield the page of the queue at every stage, and the question to a friend; people are called
    ``name``.
    """
    game = GAMES["saga"]
    new = NewTable(guild=1, channel=2, game="saga", locale="en", host=3, host_name=name, origin=4, member=1)
    lobby, _ = opened(new, game, bytes(32), 0.0)
    lobby.matched, lobby.invitations = 3, [Invitation(_LARGEST, 0, 0.0, 1e9, queued=True, strangers=5)]
    found = perspective(lobby, game, None, (), None, {1: Typed(name)})
    friends = {_LARGEST - number: number % 2 == 0 for number in range(MOST_FRIENDS)}
    for stage in _stages():
        view = QueueView(
            _WISH, Progress(stage, 1, 1e9), 99, LASTS / 2, 1e6, friends, [1, 2, 3, 4], apart=True, table=found
        )
        yield queue_panel(view, words, words("queue-done-change"))
        across = replace(view, table=replace(found, guild=NOWHERE, channel=NOWHERE), is_across=True)
        yield queue_panel(across, words, words("queue-done-change"))
        yield queue_panel(replace(view, friends={}, asking=(), apart=False, usual=None), words)
    yield friend_panel(_WISH, words)
    yield friend_panel(_WISH, words, _LARGEST)
    yield across_panel(words)


def queue_forms(words: Words) -> list[Modal]:
    """Return the form that changes a person's wishes."""
    return [wish_form(_WISH, tuple(GAMES), words, is_across=True)]


def _stages() -> list[Stage]:
    return list(get_args(Stage))

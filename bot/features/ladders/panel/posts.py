"""Messages in a ladder's channel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.discord.panels.panel import Panel, Row
from bot.features.ladders.panel.view import event_text, show_button
from bot.features.ladders.rules.course import LadderState
from bot.features.ladders.rules.ladder import Event
from games.engine.text import Typed
from render.words import Words


def result_panel(
    state: LadderState, events: Sequence[Event], names: Mapping[int, Typed], words: Words
) -> Panel:
    """Return the message about ``events``, which have just happened after ``state``."""
    lines = []
    for event in events:
        lines.append(event_text(state, event, names, words))
        state = replace(state, events=(*state.events, event))
    return Panel(["\n".join(lines), Row([show_button(state.ladder, words)])])

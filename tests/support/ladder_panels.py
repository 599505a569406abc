"""Panels of ladders, with as much on them as possible."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import Modal
from bot.discord.panels.panel import Button, Panel
from bot.features.competitions.panel.names import name_in
from bot.features.deals.rules import Deal
from bot.features.ladders.panel.forms import new_ladder_form, options_form
from bot.features.ladders.panel.ladder import (
    history_panel,
    ladder_panel,
    ladders_panel,
    question_panel,
    repair_panel,
)
from bot.features.ladders.panel.posts import result_panel
from bot.features.ladders.panel.view import LadderView
from bot.features.ladders.rules.course import Game, LadderState, Match
from bot.features.ladders.rules.ladder import Challenge, Event, EventKind, Ladder, departed
from games.engine.text import Typed
from games.registry import GAMES
from render.words import Words

_LARGEST = 2**63 - 1
_PEOPLE = 100
_KINDS: tuple[EventKind, ...] = ("won", "lost", "drawn", "void", "timed_out", "removed", "left", "joined")


def ladder_panels(words: Words, name: str) -> Iterator[Panel]:
    """Yield every panel of a long ladder whose people are called ``name``."""
    ladder = Ladder(_LARGEST, _LARGEST, "abraca", 0.0, id=_LARGEST)
    names = {member: Typed(name) for member in range(_PEOPLE)}
    joined = tuple(Event(_LARGEST, "joined", member, 0.0, id=member + 1) for member in range(_PEOPLE))
    own = 50
    challenges = [
        Challenge(
            _LARGEST, member, member - down, 0.0, table=_LARGEST - member, id=_LARGEST - 10 * member - down
        )
        for member in range(own, own + 6)
        for down in (1, 2, 3)
    ]
    waiting = replace(challenges[0], table=None, id=7)
    games = tuple(Game(one, "open") for one in [waiting, *challenges])
    many = tuple(
        Event(
            _LARGEST, kind, 60 + number, 1e9, 55, moderator=1,
            undone_at=1e9 if number % 3 == 0 else None, undone_by=2, id=_LARGEST - 1000 + number,
        )
        for number, kind in enumerate(_KINDS * 5)
    )  # fmt: skip
    empty = LadderState(ladder, (), (), {})
    full = LadderState(ladder, (*joined, *many), games, {})
    closed = replace(full, ladder=replace(ladder, closed_at=1.0, preset="*" * 32), games=games[:1])
    yield ladders_panel([], words, moderates=True)
    some = [replace(ladder, game=game, id=_LARGEST - number) for number, game in enumerate(GAMES)]
    yield ladders_panel([*some[1:], replace(some[0], closed_at=1.0)], words, moderates=True)
    for state in (empty, full, closed):
        yield ladder_panel(LadderView(state, names), words)
        for coming in (Match(1, 2), 1e9, inf):
            asked = LadderView(
                state,
                names,
                own=own if own in state.places else None,
                challengeable=(47, 48, 49),
                moderates=True,
                coming=coming,
            )
            yield ladder_panel(asked, words, words("ladder-done-challenged", other=name))
        for member in (state.places[:1] or [None])[0], (state.places[-1:] or [None])[0], own:
            if member in state.places:
                yield ladder_panel(replace(asked, own=member, challengeable=()), words)
        deals = [(one.challenge, Deal("ladder 1 1", bytes(32), one is games[0])) for one in state.games]
        yield history_panel(asked, deals, words)
        yield repair_panel(asked, words, words("ladder-done-removed"))
    view = LadderView(full, names, own=own)
    other = name_in(names, 1, words)
    for verb, question in (
        ("ladder-leave-yes", words("ladder-leave-question", count=6)),
        ("ladder-give-up-yes", words("ladder-give-up-question", other=other)),
        ("ladder-call-off-yes", words("ladder-call-off-question", challenger=other, other=other)),
    ):
        yield question_panel(view, question, Button("OK", CustomId(0, 0, verb, "1.1"), "danger"), words)
    gone = departed(_LARGEST, own, "timed_out", 1.0, [one.challenge for one in games])
    yield result_panel(full, gone, names, words)


def ladder_forms(words: Words) -> list[Modal]:
    """Return the forms that open a ladder and change its options."""
    ladder = Ladder(1, 2, "saga", 0.0, preset="House rules", id=3)
    presets = ["House rules", *(f"Preset {number} {'*' * 22}" for number in range(40))]
    return [new_ladder_form(tuple(GAMES), 2, presets, words), options_form(ladder, 2, presets, words)]

"""Panels of tournaments, with as much on them as possible."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import get_args

from msgspec.structs import replace

from bot.discord.panels.modal import Modal
from bot.discord.panels.panel import Panel
from bot.features.competitions.panel.repairs import LISTED
from bot.features.competitions.rules.missed import MissedPost, Post
from bot.features.competitions.rules.repairs import Repair
from bot.features.competitions.rules.standings import SeatScore
from bot.features.deals.rules import Deal
from bot.features.tournaments.panel.forms import new_tournament_form, options_form
from bot.features.tournaments.panel.page import deals_panel, tournament_panel, tournaments_panel
from bot.features.tournaments.panel.posts import (
    announcement,
    called_off_panel,
    end_panel,
    postponed_panel,
    round_panel,
)
from bot.features.tournaments.panel.repairs import (
    cut_panel,
    note_of,
    notes_panel,
    people_panel,
    person_panel,
    result_panel,
    results_panel,
)
from bot.features.tournaments.panel.view import TournamentView
from bot.features.tournaments.rules.course import Open, Pair, Played, TournamentState
from bot.features.tournaments.rules.standing import places
from bot.features.tournaments.rules.tournament import (
    FORMATS,
    MOST,
    FormatName,
    Match,
    Participant,
    Tournament,
    TournamentRound,
    planned_deals,
)
from games.engine.text import Typed
from games.registry import GAMES
from render.words import Words

_LARGEST = 2**63 - 1
_TOLD = 1e9


def tournament_panels(words: Words, name: str) -> Iterator[Panel]:
    """Yield every panel of a full tournament whose people are called ``name``."""
    yield tournaments_panel([], words, moderates=False)
    listed = [replace(_tournament("swiss"), id=_LARGEST - one) for one in range(30)]
    yield tournaments_panel([replace(listed[0], ended_at=1.0), *listed[1:]], words, moderates=True)
    for kind in FORMATS:
        for state in _states(kind):
            yield from _panels(state, words, name)


def tournament_forms(words: Words) -> list[Modal]:
    """Return the forms that open a tournament and change its options."""
    presets = [f"Preset {number} {'*' * 22}" for number in range(40)]
    return [new_tournament_form(tuple(GAMES), words), options_form(_tournament("swiss"), presets, words)]


def _panels(state: TournamentState, words: Words, name: str) -> Iterator[Panel]:
    names = {one.member: Typed(name) for one in state.entries}
    view = TournamentView(state, places(state), names)
    yield tournament_panel(view, words)
    own = state.entries[-1] if state.entries else None
    later = inf if state.tournament.called_off_at else _TOLD
    for coming in (Pair(1), Open(Match(1, 1, 1, (1, 2))), later):
        owed = [MissedPost("tournament", 1, 0, post, _TOLD, "unsure") for post in get_args(Post)]
        asked = replace(view, own=own, moderates=True, coming=coming, trouble="denied", owed=owed)
        yield tournament_panel(asked, words, words("tournament-done-entered"))
    yield announcement(view, words)
    yield postponed_panel(view, words)
    yield called_off_panel(view, words)
    if state.entries:
        yield people_panel(asked, 0, words)
        for one in state.entries[:3]:
            yield person_panel(asked, one, words)
    if state.rounds:
        yield round_panel(view, words)
        yield results_panel(asked, 1, words)
        yield result_panel(asked, state.matches[0], words)
        yield end_panel(view, words)
        deals = planned_deals(state.tournament, len(state.matches), len(state.rounds))
        shown = [Deal(deal, bytes(32), is_revealed=one % 2 == 0) for one, deal in enumerate(deals)]
        yield deals_panel(asked, shown, words)
    yield cut_panel(asked, words)
    repairs = [Repair(_LARGEST, _TOLD, 0, "replaced", 1, 2, plays=True)] * LISTED
    yield notes_panel(asked, 1, 3, repairs, words)
    yield notes_panel(asked, 0, 1, [], words)
    assert note_of(asked, repairs[0], words)


def _tournament(kind: FormatName) -> Tournament:
    return Tournament(
        _LARGEST, _LARGEST, "saga", 6, kind, "weekend", 0.0, _TOLD, announced_at=1.0, id=_LARGEST
    )


def _states(kind: FormatName) -> Iterator[TournamentState]:
    """Yield a full tournament before, during and after its second round, and after it was canceled."""
    new = _tournament(kind)
    entered = tuple(Participant(new.id, member, 0.0) for member in range(MOST))
    yield TournamentState(new)
    yield TournamentState(new, entered)
    yield TournamentState(replace(new, called_off_at=_TOLD, told_off_at=_TOLD), entered)
    lots = tuple(replace(one, seed=one.member) for one in entered)
    state = TournamentState(replace(new, started_at=_TOLD, rounds=8), lots)
    yield state
    tables = [tuple(range(first, min(first + 6, MOST - 1))) for first in range(0, MOST - 1, 6)]
    matches = tuple(
        Match(new.id, 1, number, table, _LARGEST - number, 1.0, id=_LARGEST - number)
        for number, table in enumerate([*tables, (MOST - 1,)], 1)
    )
    opened = TournamentRound(new.id, 1, 1.0, _TOLD)
    running = replace(
        state, rounds=(opened,), matches=tuple(Played(one, "open", has_open_table=True) for one in matches)
    )
    yield running
    over = tuple(
        Played(one, "over", tuple(SeatScore(member, seat + 1, 9) for seat, member in enumerate(one.members)))
        for one in matches
    )
    finished = replace(running, rounds=(replace(opened, ended_at=_TOLD),), matches=over)
    left = (*(replace(one, state="withdrawn") for one in lots[:9]), replace(lots[9], state="disqualified"))
    yield replace(finished, entries=(*left, *lots[10:]))
    yield replace(finished, tournament=replace(state.tournament, ended_at=_TOLD))
    yield replace(finished, tournament=replace(state.tournament, called_off_at=_TOLD, told_off_at=_TOLD))
    yield replace(finished, tournament=replace(state.tournament, called_off_at=_TOLD, ended_at=_TOLD))

"""Every panel, in every language, with the longest names, within Discord's limits."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import cycle
from typing import Any, get_args

import msgspec
import pytest

from bot.discord.panels.custom_ids import CustomId, parse
from bot.discord.panels.emojis import Emojis
from bot.discord.panels.panel import (
    Button,
    Line,
    Panel,
    Part,
    Picker,
    RenderedPanel,
    RenderedPicture,
    Row,
    Scene,
    Select,
    draw,
)
from bot.features.agreements.rules import Kind, propose_end, propose_undo
from bot.features.board.panel import public_panel
from bot.features.clocks.rules.clocks import own_clock
from bot.features.coach.rules import Coached
from bot.features.duplicates.panel import new_set_form
from bot.features.finding.panel import table_list
from bot.features.invitations.panel import choose_lobby, invitations_panel
from bot.features.invitations.rules import accept_invitation
from bot.features.lifecycle.rules.lifecycle import end, move_here
from bot.features.lobby.panel.options import options_panel, terms_panel
from bot.features.lobby.rules.beginning import start
from bot.features.lobby.rules.declared import PAGES as OPTION_PAGES
from bot.features.lobby.rules.declared import Lobby, option_values, settings_of
from bot.features.lobby.rules.lobby import join
from bot.features.lobby.rules.pace import Usual
from bot.features.notices.panel import digest, letter, mention
from bot.features.notices.rules.notice import Notice, NoticeKind, Removal
from bot.features.opening.panel import Opened
from bot.features.overview.panel import overview as tables_overview
from bot.features.overview.rules import Won
from bot.features.play.panel.hand import hand, position
from bot.features.play.panel.menu import menu
from bot.features.play.panel.question import again_question, question_panel
from bot.features.practice.panel import Wish, practice, practising
from bot.features.reading.panel.lines import news_story, with_moments
from bot.features.reading.panel.log import LINES, log, log_place
from bot.features.reading.panel.reading import help_panel, refusal, sentence, verified
from bot.features.reading.panel.rules import found_panel, rule_pages, rules
from bot.features.registry import PRESSES
from bot.features.reliability.rules.record import Reliability
from bot.features.replay.panel import replay
from bot.features.replay.service import ReplayFrame
from bot.features.reviews.panel import overview, turning_point, waiting
from bot.features.reviews.rules import KeptReview
from bot.features.seats.panel.seats import seat_panel, seats_panel
from bot.features.seats.rules.offers import accept_offer
from bot.features.seats.rules.removals import LONGEST_REASON
from bot.features.seats.rules.seats import give_up, take_seat
from bot.features.table_notes.rules import LONGEST_NOTE
from bot.features.thanks.panel import thanks_panel
from bot.table.action import RUNNING, Action, Request
from bot.table.actor import Actor
from bot.table.asks import Ask
from bot.table.perspective import Perspective, Watch
from bot.table.perspective import perspective as seen_by
from bot.table.rows import EventRow, Offer
from bot.table.table import ClosedChannel, Invitation, Practice, Proposal, SeatRow, Table, Vote
from games.engine.base import NoOptions
from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.game import SPECTATOR, AnyGame
from games.engine.outline import Outline, Turn
from games.engine.places import Place
from games.engine.play import next_move, play
from games.engine.reference import Entry
from games.engine.review import BestMove, Estimate, Mark, Review, Share, TurningPoint
from games.engine.storyline import folded
from games.engine.strength import STRENGTHS
from games.engine.text import Seat, SeatName, Text, Typed
from games.registry import GAMES
from playground import components
from playground.errors import ApiError
from playground.limits.messages import check_message
from render.emojis import drawings
from render.picture import AnyPainter
from render.registry import PAINTERS
from render.tags import tag
from render.words import Words, locales, words_for
from tests.support.bookmark_panels import bookmark_panels
from tests.support.daily_panels import daily_panels, result_panels
from tests.support.duplicate_panels import duplicate_panels
from tests.support.features import STORIES, SUMMARIES
from tests.support.ladder_panels import ladder_forms, ladder_panels
from tests.support.languages import measured, others
from tests.support.league_panels import league_forms, league_panels
from tests.support.lesson_panels import lesson_panels
from tests.support.personal_panels import explaining_panels, lookup_panels, personal_panels, sure_panels
from tests.support.phone import SCREEN, panel_height
from tests.support.phrases import phrase
from tests.support.plan_panels import plan_panels
from tests.support.queue_panels import queue_forms, queue_panels
from tests.support.remembering_painter import RememberingPainter
from tests.support.render_pools import BrokenRenderPool, PlainRenderPool
from tests.support.settings_panels import forms, preset_panels, server_panels
from tests.support.stats_panels import stats_panels
from tests.support.tournament_panels import tournament_forms, tournament_panels

NAMES = {
    "wide": "W" * 32,
    "emoji": "🧙🏽‍♀️" * 6 + "🐉🐉",
    "arabic": "شطرنج" * 6 + "لع",
    "japanese": "魔法使いの弟子" * 4 + "たち四人",
    "markup": "*_`~|[x](" * 3 + "*****",
    "computer": None,
}
ACTORS = (
    Actor(0, "W"),
    Actor(1, "W"),
    Actor(7, "W"),
    Actor(0, "W", moderates=True),
    Actor(7, "W", moderates=True),
)
CALLED = {number: Typed(name) for number, name in enumerate(filter(None, (*NAMES.values(), "Ada")))}
MEMBERS = {None: None, **{name.raw: number for number, name in CALLED.items()}}
perspective = partial(seen_by, names=CALLED)
LARGEST = 10**18 - 1
"""The largest id that Discord will assign for centuries."""
THINGS = Emojis(
    {
        symbol: f"<:{symbol}_12345678:{LARGEST}>"
        for symbol, _ in drawings(PAINTERS[game].emojis for game in GAMES)
        if not symbol.startswith("crest_")
    }
)
"""All emojis except crests, which replace letters."""
MOST_LETTERS = 4000
"""The maximum number of letters in a message."""
QUIET = [Turn(first, first + 99, 99_999) for first in range(0, 99_900, 100)]
"""The turns of the longest possible game, without any decisive moment."""
NOT_TO_BE_SENT = set(tag(""))


def table(game: AnyGame, seats: int, name: str | None, locale: str, **changes: Any) -> Table:
    values: dict[str, Any] = {
        "id": 999_999, "guild": LARGEST, "channel": LARGEST, "game": game.id, "locale": locale, "host": 0,
        "options": msgspec.to_builtins(game.options_type()), "status": "lobby", "secret": bytes(32),
        "rules_version": 1, "created_at": 1e9, "changed_at": 1e9, "revision": 999_999, "message": LARGEST,
        "started_by": LARGEST, "hints": "all",
        "seats": [SeatRow(None if name is None else seat, MEMBERS[name], LARGEST) for seat in range(seats)],
    }  # fmt: skip
    return Table(**{**values, **changes})


@cache
def moments(game_id: str, options: Any) -> list[tuple[Any, list[Event]]]:
    """Return three states of one game with the log so far: its start, its middle, its end."""
    game, chance = GAMES[game_id], RandomStream(bytes(32))
    state = game.setup(game.seats.stop - 1, options, chance)
    events: list[Event] = []
    course = [(game.copy(state), 0)]
    while decisions := game.decisions(state):

        def choose(seat: Seat, decision: Decision) -> Choice:
            return game.computer_player.choose(game.view(state, seat), decision, chance)

        events += play(game, state, *next_move(decisions, choose), chance)
        course.append((game.copy(state), len(events)))
    shown = (course[0], course[len(course) // 2], course[-1])
    return [(state, events[:told]) for state, told in shown]


@cache
def painter_of(game_id: str) -> AnyPainter:
    """Return a caching painter of a game, for panels that show the same few moments again and again."""
    return RememberingPainter(PAINTERS[game_id])


def options_of(game: AnyGame) -> list[Any]:
    """Return the default options, and others that differ from them wherever possible."""
    defaults = msgspec.to_builtins(game.options_type())
    other = {
        name: next((value for value in values if value != defaults[name]), defaults[name])
        for name, values in option_values(game).items()
    }
    return [game.options_type(), msgspec.convert(other, game.options_type)]


def panels(game: AnyGame, words: Words, name: str | None) -> Iterator[Panel]:
    """Yield every panel that the bot creates for a table."""
    painter, locale, seats = painter_of(game.id), words.locale, game.seats.stop - 1
    for taken in (1, seats):
        row = table(game, taken, name, locale, warned_at=1e9)
        yield public_panel(perspective(row, game, None, (), None), game, painter, words)
    for options in options_of(game)[: 2 if name == NAMES["wide"] else 1]:
        agreed = msgspec.to_builtins(options)
        row = table(game, seats, name, locale, options=agreed, clock="relaxed", timeout_policy="absence")
        lobby = msgspec.structs.replace(
            perspective(row, game, None, (), 0),
            least_in_time=95,
            asked_in_time=95,
            reliability={seat: Reliability(50, 48, 99) for seat in range(seats)},
            rhythms=dict.fromkeys(range(seats), "never"),
            usual=Usual(50, True, 9e6, 9_999, undo=True, computers=True, rated=False),
        )
        yield public_panel(lobby, game, painter, words)
        asked = [Invitation(LARGEST - one, LARGEST, 1e9, 1e9 if one < 5 else None) for one in range(12)]
        gathering = perspective(
            msgspec.structs.replace(row, seats=row.seats[:1], invitations=asked), game, None, (), 0
        )
        yield public_panel(gathering, game, painter, words)
        for actor in (ACTORS[0], ACTORS[1], ACTORS[-1]):
            yield invitations_panel(gathering, actor, words, note=words("done-invited", person="<@1>"))
            yield invitations_panel(lobby, actor, words, note=words("done-sent-away"))
        lobbies = [msgspec.structs.replace(lobby, id=lobby.id - number) for number in range(12)]
        yield choose_lobby(lobbies, LARGEST, words)
        yield choose_lobby([], LARGEST, words)
        yield tables_overview([gathering, *lobbies[1:]], [], words)
        early = msgspec.structs.replace(gathering, invited=())
        yield tables_overview([early], [], words)
        yield asked_about(gathering, start, words)
        together = [row.person for row in lobby.seats if row.person is not None]
        if name is not None:
            for apart in (together[:1], together):
                stranger = Actor(LARGEST, "P", blocked=frozenset(apart))
                for sitting_down in (join, accept_invitation, accept_offer, take_seat):
                    yield asked_about(lobby, sitting_down, words, "0", stranger)
        yield options_panel(lobby, game, words, may_change=True, note=words("preset-incomplete"))
        asking = msgspec.structs.replace(lobby, timeout_policy="ask")
        yield options_panel(asking, game, words, may_change=True, note=words("preset-incomplete"))
        own = msgspec.structs.replace(lobby, clock=own_clock(5_172_300, 2_591_940, 5_183_940))
        yield options_panel(own, game, words, may_change=True)
        for is_filled in (False, True):
            set_start = msgspec.structs.replace(lobby, starts_at=1e9, starts_filled=is_filled)
            yield options_panel(set_start, game, words, may_change=True)
            yield options_panel(set_start, game, words, may_change=False)
            yield public_panel(set_start, game, painter, words)
        by_computers = with_computers(lobby)
        yield public_panel(by_computers, game, painter, words)
        for may_change in (False, True):
            yield options_panel(by_computers, game, words, may_change=may_change)
        late = msgspec.structs.replace(gathering, missed_start=1e9)
        yield public_panel(late, game, painter, words)
        if name is not None:
            yield again_question(lobby, ", ".join([f"<@{LARGEST}>"] * 8), 8, words)
        yield from preset_panels(lobby, words)
        yield options_panel(lobby, game, words, may_change=False)
        for page in OPTION_PAGES:
            for number in range(len(settings_of(Lobby(by_computers, game)).forms(page))):
                yield terms_panel(by_computers, game, words, f"{page}={number}")
        for state, events in moments(game.id, options):
            over = game.outcome(state) is not None
            asked = next(iter(game.decisions(state)), seats - 1)
            stopped = ("halted", "ended", "paused") if events else ()
            for status in ("over",) if over else ("playing", *stopped):
                row = table(game, seats, name, locale, status=status, reference="DEADBEEF", options=agreed)
                for viewer in dict.fromkeys((None, 0, asked) if status == "playing" else (None, 0)):
                    view = perspective(row, game, state, events, viewer)
                    yield from seen(view, game, words, events)
                    yield from plan_panels(view, game, painter, words)
                for watch in get_args(Watch):
                    watched = perspective(row, game, state, events, SPECTATOR, watch)
                    yield from seen(watched, game, words, events)
    if game.id == next(iter(GAMES)):
        yield from of_no_game(words)
    for page in range(len(rule_pages(game, words)) + 1):
        yield rules(game, PAINTERS[game.id], words, page)
    for typed in ("a", "*_`~|[" * 20, "zzqq", words(f"{game.id}-name")):
        yield found_panel(game, typed, words)


def with_computers(lobby: Perspective) -> Perspective:
    """Return ``lobby`` with a computer player in every seat except the host's."""
    rows = (
        msgspec.structs.replace(row, person=None, member=None, strength=strength)
        for row, strength in zip(lobby.seats[1:], cycle(STRENGTHS), strict=False)
    )
    return msgspec.structs.replace(lobby, seats=(lobby.seats[0], *rows), stand_ins="apprentice")


def of_no_game(words: Words) -> Iterator[Panel]:
    """Yield every panel that doesn't depend on the game."""
    yield help_panel(words, 1)
    yield from server_panels(words)
    yield from personal_panels(words)
    yield from stats_panels(words)
    yield from refusals(words)


def seen(view: Perspective, game: AnyGame, words: Words, events: list[Event]) -> Iterator[Panel]:
    """Yield the panels that one viewer can see."""
    painter = painter_of(game.id)
    if view.viewer is None:
        yield public_panel(view, game, painter, words)
        seats = tuple(msgspec.structs.replace(row, **trouble) for row, trouble in troubles(view))
        crowded = msgspec.structs.replace(
            view,
            seats=seats,
            waiting=tuple(range(len(seats))),
            asked_discreetly=(),
            warned_at=1e9,
            closed=ClosedChannel(1e9),
            away=dict.fromkeys(range(len(seats)), 1e9),
            due=dict.fromkeys(range(len(seats)), 1e9),
        )
        yield public_panel(crowded, game, painter, words)
        for proposal in proposals(view):
            proposed = msgspec.structs.replace(crowded, proposal=proposal)
            yield public_panel(proposed, game, painter, words)
        yield from shown_again(view, painter, words, events)
        tables = [msgspec.structs.replace(view, id=view.id - number) for number in range(12)]
        won = [Won(1, view.game, LARGEST, 1e9, (Typed("*" * 32),) * 6)] * 6
        if view.status != "over":
            yield tables_overview(tables, won, words)
        for kind in get_args(NoticeKind):
            notice = Notice(1, view.id, view.revision, 0, kind, LARGEST, 1e9, "due")
            yield mention(view, notice, [LARGEST] * 6, painter, words, shut_out=True)
            if kind in {"removed", "ended"}:
                notice = msgspec.structs.replace(notice, removal=Removal("host", Typed("*" * LONGEST_REASON)))
            yield letter(view, notice, painter, words)
            yield mention(crowded, notice, [LARGEST] * 6, painter, words)
        return
    own = Typed("*" * LONGEST_NOTE if view.is_seated else "")
    note = words("direct-on")
    yield hand(view, painter, words, note=note, news=events, own_note=own)
    notice = Notice(1, view.id, view.revision, 0, "turn", LARGEST, 1e9, "due")
    yield letter(view, notice, painter, words)
    yield hand(view, painter, words, in_direct_message=True, waiting_elsewhere=3, own_note=own, shape=None)
    yield from sure_panels(view, words)
    if not view.is_seated:
        yield menu(view, ACTORS[0], words, follows=True)
    if view.is_seated:
        yield menu(in_a_hurry(view), ACTORS[0], words, has_coach=True)
        told = Coached(GAMES[view.game].aim(view.view), longest(GAMES[view.game], words), is_on=True)
        yield hand(in_a_hurry(view), painter, words, note=note, news=events, own_note=own, coached=told)
        yield letter(view, notice, painter, words, own_note=own, coached=told)
        yield seats_panel(in_a_hurry(view), words)
        yield from private_panels(view, painter, words, events, own, told)
    if view.viewer == 0:
        yield digest([(msgspec.structs.replace(view, id=number + 1), notice) for number in range(40)], words)
    for page in range(3):
        yield position(view, painter, words, page)
    if view.status == "over":
        yield verified(view, 1000, words)
    if view.viewer == 0:
        yield from explaining_panels(view, words)
        yield from agreed_on(view, painter, words)
        if view.status == "over":
            yield from shown_again(view, painter, words, events)
        yield from cared_for(view, words)
        tables = [msgspec.structs.replace(view, id=view.id - number) for number in range(40)]
        watched = [msgspec.structs.replace(table, viewer=SPECTATOR) for table in tables]
        for page in range(10):
            yield table_list([*tables[:20], *watched[20:]], words, page, bookmarks=99)
        rows = [EventRow(number, event, 1e9) for number, event in enumerate(events)]
        for details, lines in ((False, len(folded(events, view.storyline))), (True, len(rows))):
            # After the end, the log still has all its earlier lines.
            for newer in range(0, lines + LINES if view.status == "over" else 1, LINES):
                yield log(view, rows, words, newer, details=details)


def private_panels(
    view: Perspective, painter: AnyPainter, words: Words, events: Sequence[Event], own: str, told: Coached
) -> Iterator[Panel]:
    """Yield the panels of a private table, where the hand also shows what is usually on the board."""
    private = msgspec.structs.replace(
        view, is_private=True, practice=Practice(999, 999, 0), warned_at=1e9, message=None
    )
    for status in (view.status, "paused", "halted") if view.status == "playing" else (view.status,):
        shown = msgspec.structs.replace(private, status=status)
        note = words("private-opened")
        yield hand(shown, painter, words, note=note, news=events, own_note=own, coached=told)
        yield menu(shown, ACTORS[0], words)
    yield asked_about(private, move_here, words)
    others = [msgspec.structs.replace(private, id=number, viewer=None) for number in range(1, 20)]
    yield table_list([private, *others], words, bookmarks=999)


def longest(game: AnyGame, words: Words) -> tuple[Entry, ...]:
    """Return the two entries of ``game`` with the coach's longest texts."""
    return tuple(sorted(game.entries, key=lambda entry: len(words.say(entry.texts[0])))[-2:])


def agreed_on(view: Perspective, painter: AnyPainter, words: Words) -> Iterator[Panel]:
    """Yield the panels about taking back and about proposals."""
    for undoable in ((0,), (0, 1)):
        back = msgspec.structs.replace(view, undoable=undoable)
        yield hand(back, painter, words, note=words("undo-done"))
        yield asked_about(back, propose_end, words)
        yield asked_about(back, propose_undo, words, str(back.moves_to_propose))
    late = msgspec.structs.replace(view.seats[-1], vote=Vote("silence", 1e9))
    hostless = msgspec.structs.replace(
        view,
        host=late.person or 0,
        host_silent_since=1e9,
        seats=(*view.seats[:-1], late),
        asks=(Ask("vote", 1e9, late=len(view.seats) - 1), Ask("proposal", 1e9), Ask("question", 1e9)),
    )
    yield hand(hostless, painter, words, own_note=Typed("x"), waiting_elsewhere=3)
    yield public_panel(hostless, GAMES[view.game], painter, words)
    yield table_list([msgspec.structs.replace(hostless, id=number) for number in range(20)], words)
    for proposal in proposals(view):
        yield hand(msgspec.structs.replace(view, proposal=proposal), painter, words, own_note=Typed("x"))


def asked_about(
    view: Perspective, action: Action[Any], words: Words, argument: str = "", actor: Actor = ACTORS[0]
) -> Panel:
    """Return the confirmation before ``action``."""
    assert action.question is not None
    read = action.read(Request(view.own_revision, argument))
    question = action.question(view, actor, read)
    assert question is not None
    return question_panel(view, action, question, argument, words)


def proposals(view: Perspective) -> Iterator[Proposal]:
    """Yield proposals of each kind, by the reader and by others, with one vote and with almost all votes."""
    for kind in get_args(Kind):
        for by in (0, 1):
            yield Proposal(kind, by, (by,), 12)
        yield Proposal(kind, 1, tuple(range(1, len(view.seats))), 1)


def reviewed(view: Perspective, frame: ReplayFrame, painter: AnyPainter, words: Words) -> Iterator[Panel]:
    """Yield the panels of a review with answers of maximum length."""
    seats = len(view.seats)
    made = (Text("review-best"), Text("review-best"))
    review = Review(
        marks=(Mark(0, (1 / seats,) * seats), Mark(99_999, (1.0, *[0.0] * (seats - 1)))),
        turning_points=tuple(
            TurningPoint(step, 0, place, made, 0.11, made, 0.99)
            for step, place in ((1, Place(1)), (50_000, Place(2, 99, 3)), (99_998, Place(3, 99, 0, 0, 99)))
        ),
        best_moves=(BestMove(Place(99_999, 99, 0, 0, 99), made, 0.99, 0.11),) * seats,
        shares=(Share(Estimate(0.8, 0.7, 0.9), Estimate(0.4, 0.2, 0.6), 1.0),) * seats,
        questions=99_999,
        weighed=60,
    )
    plain = msgspec.structs.replace(review, turning_points=(), best_moves=(None,) * seats, weighed=0)
    known = Share(Estimate(1.0, 0.99, 1.0), Estimate(0.4, 0.39, 0.41), 0.0)
    vague = Share(known.kept, Estimate(0.5, 0.0, 1.0), 0.0)
    told = [
        msgspec.structs.replace(review, shares=(share,) * seats)
        for share in (known, vague, Share(None, None, 0.0))
    ]
    yield from (waiting(view, words, 0, done) for done in (0.0, 0.5))
    for kept in (
        KeptReview(review, 0),
        KeptReview(plain, 0),
        KeptReview(review, 0, 0),
        *(KeptReview(one, 0) for one in told),
    ):
        yield overview(view, kept, words, note=words("review-shown"))
        yield overview(view, kept, words, public=True)
    for one in (review, plain, *told):
        yield from result_panels(view, one, words)
    for number in (1, 2, 3):
        yield turning_point(view, review, number, frame, painter, words)


def shown_again(view: Perspective, painter: AnyPainter, words: Words, events: list[Event]) -> Iterator[Panel]:
    """Yield moments of a replay."""
    told = tuple((step, event) for step, event in enumerate(events * 3, start=99_901))
    decisive = [msgspec.structs.replace(turn, chapter=1, is_moment=True, told=told) for turn in QUIET[30:90]]
    last = Turn(99_900, 99_999, 99_999, is_moment=True, told=told)
    story = Outline((*QUIET[:30], *decisive, *QUIET[90:], last))
    for step in (0, 50_000, 99_999):
        frame = ReplayFrame(step, 99_999, view.viewer, view.view, story)
        yield replay(view, frame, painter, words)
        yield from bookmark_panels(view, frame, painter, words)
        if view.status == "over":
            yield practice(view, Wish(step, len(view.seats) - 1, "apprentice"), words)
            yield practising(
                Opened(view.id, view.channel, True, notes=(Text("thread-none-left"),)), view, words
            )
        if view.status == "over":
            yield from reviewed(view, frame, painter, words)
            for given in (None, *range(len(view.seats))):
                yield thanks_panel(view, given, (), words)
    for drawn_for in (None, len(view.seats) - 1):
        origin = Practice(99_999, 99_999, drawn_for)
        taken_up = msgspec.structs.replace(view, practice=origin)
        if view.status in {"playing", "paused", "over"}:
            yield public_panel(taken_up, GAMES[view.game], painter, words)
        if view.status == "over":
            yield verified(taken_up, 99_999, words)


def cared_for(view: Perspective, words: Words) -> Iterator[Panel]:
    """Yield the panels for managing a table and its seats."""
    yield asked_about(view, end, words)
    for actor in ACTORS:
        yield menu(view, actor, words, note=words("done-paused"))
    if view.status not in RUNNING:
        return
    yield asked_about(view, give_up, words)
    offers = [Offer(0, LARGEST, LARGEST, 1e9)] * 10
    for seats in (view.seats, [msgspec.structs.replace(row, **trouble) for row, trouble in troubles(view)]):
        seen_so = msgspec.structs.replace(view, seats=tuple(seats))
        leaving = (msgspec.structs.replace(seen_so.seats[0], wanted=True), *seen_so.seats[1:])
        yield menu(msgspec.structs.replace(seen_so, seats=leaving), ACTORS[0], words)
        yield seats_panel(seen_so, words, note=words("done-seat-opened"))
        for seat in range(len(seen_so.seats)):
            note = words("done-offered", person="<@1>")
            yield seat_panel(seen_so, seat, offers, ACTORS[-1], words, note=note)


def in_a_hurry(view: Perspective) -> Perspective:
    """Return ``view`` with all seats' clocks running, one of them expired."""
    running = [msgspec.structs.replace(row, since=1e9, due_at=1e9) for row in view.seats]
    running[-1] = msgspec.structs.replace(running[-1], vote=Vote("time", 1e9), due_at=None)
    return msgspec.structs.replace(
        view, clock="day", extensions=5, seats=tuple(running), is_short_of_time=True
    )


def troubles(view: Perspective) -> Iterator[tuple[SeatRow, dict[str, Any]]]:
    """Yield each seat with a problem: its time is up, a stand-in plays, or others may take it."""
    kinds: tuple[dict[str, Any], ...] = (
        {"vote": Vote("time", 1e9), "since": 1e9},
        {"vote": Vote("silence", 1e9), "since": 1e9},
        {"wanted": True},
        {"wanted": True, "person": None, "member": None},
        {"wanted": True, "stand_in": "absence"},
        {"stand_in": "turn"},
    )
    yield from zip(view.seats, kinds, strict=False)


def refusals(words: Words) -> Iterator[Panel]:
    yield sentence(words("here-done"))
    yield refusal(words("refused-halted", reference="DEADBEEF"))


def check(payload: dict[str, Any], files: dict[str, int]) -> None:
    """Fail with everything that Discord would reject in a message."""
    try:
        check_message(payload, files, v2=True, emojis=())
    except ApiError as error:
        words = components.texts(payload["components"])
        pytest.fail(f"{error.body()} of {len(''.join(words))} characters: {words}")


def has_scene(panel: Panel) -> bool:
    return any(isinstance(part, Scene) for part in panel.parts)


def labels(panel: Panel) -> list[str]:
    """Return the labels of a panel's buttons, then those of its menu entries."""
    on_buttons: list[str] = []
    in_menus: list[str] = []
    for part in panel.parts:
        match part:
            case Row(buttons):
                on_buttons += [button.label for button in buttons]
            case Line(_, button):
                on_buttons.append(button.label)
            case Select():
                in_menus += [label for _, label, _ in part.choices]
    return on_buttons + in_menus


def sent(drawn: RenderedPanel) -> str:
    """Return everything Discord gets of a panel; of pictures, only their names and alternative texts."""
    parts = [(part.filename, part.alt) if isinstance(part, RenderedPicture) else part for part in drawn.parts]
    return repr((parts, drawn.panel.colour, drawn.panel.file))


async def check_panel(
    panel: Panel, render_pool: PlainRenderPool, checked: set[str] | None = None
) -> list[dict[str, Any]]:
    """Fail if Discord would reject ``panel``, or if something on it is cut, unfilled or leads nowhere.

    Return its components, or an empty list if it was ``checked`` before: many moments have the same panels,
    and one check of each is enough.
    """
    drawn = await draw(panel, render_pool, "DEADBEEF", "k3f9")
    assert bool(drawn.faults) == (isinstance(render_pool, BrokenRenderPool) and has_scene(panel))
    if checked is not None:
        if (looks := sent(drawn)) in checked:
            return []
        checked.add(looks)
    files = drawn.files()
    parts = drawn.layout().to_components()
    check(
        {
            "components": parts,
            "attachments": [{"id": n, "description": file.description} for n, file in enumerate(files)],
        },
        {file.filename: 1 for file in files},
    )
    words, buttons, selects = components.texts(parts), components.buttons(parts), components.selects(parts)
    # Emojis only make texts longer; everything else on the panel was laid out above.
    worded = [part for part in drawn.parts if isinstance(part, str | Line)]
    pictured = components.texts(replace(drawn, parts=worded, emojis=THINGS).layout().to_components())
    assert [re.sub(r"<:\w+:\d+> ", "", text) for text in pictured] == words
    assert sum(map(len, pictured)) <= MOST_LETTERS
    called = labels(panel)
    assert not set("".join([*words, *pictured, *called])) & NOT_TO_BE_SENT
    assert called == [
        *(button.label for button in buttons),
        *(option.label for menu in selects for option in menu.options),
    ], "nothing has to be cut"
    for button in buttons:
        assert button.label.strip()
        if button.custom_id is not None:
            _, press = parse(button.custom_id) or (None, None)
            assert press is not None
            assert press.verb in PRESSES.handlers
    for select in selects:
        _, press = parse(select.custom_id) or (None, None)
        assert press is not None
        assert press.verb in PRESSES.handlers
    assert all(components.alt_texts(parts))
    assert all("{" not in text for text in words), "a place was not filled"
    return parts


CALLED_IN = [
    *((NAMES["wide"], locale) for locale in measured()),
    *zip(list(NAMES.values())[1:], cycle(others() or locales()), strict=False),
]
"""The widest name in the measured languages, and names with other scripts in the rest."""


@pytest.mark.parametrize(
    ("name", "locale"), CALLED_IN, ids=[*(f"wide, {locale}" for locale in measured()), *list(NAMES)[1:]]
)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_every_panel_is_within_the_limits(game: AnyGame, name: str | None, locale: str) -> None:
    """With the widest names, the panels are also checked with words in place of all pictures."""
    checked: set[str] = set()
    in_words = 0
    for panel in panels(game, words_for(locale), name):
        await check_panel(panel, PlainRenderPool(), checked)
        if name == NAMES["wide"] and has_scene(panel):
            in_words += 1
            await check_panel(panel, BrokenRenderPool(), checked)
    assert len(checked) > 50
    assert in_words > 50 or name != NAMES["wide"]


@pytest.mark.parametrize("locale", locales())
async def test_everything_that_can_be_looked_up_is_within_the_limits(locale: str) -> None:
    for panel in lookup_panels(words_for(locale)):
        await check_panel(panel, PlainRenderPool())


@pytest.mark.parametrize("locale", locales())
async def test_lessons_are_within_the_limits(locale: str) -> None:
    for name in (NAMES["wide"], NAMES["markup"]):
        for panel in lesson_panels(words_for(locale), name or ""):
            await check_panel(panel, PlainRenderPool())


@pytest.mark.parametrize("locale", locales())
async def test_leagues_are_within_the_limits(locale: str) -> None:
    for name in (NAMES["wide"], NAMES["markup"]):
        for panel in league_panels(words_for(locale), name or ""):
            await check_panel(panel, PlainRenderPool())


@pytest.mark.parametrize("locale", locales())
async def test_ladders_are_within_the_limits(locale: str) -> None:
    for name in (NAMES["wide"], NAMES["markup"]):
        for panel in ladder_panels(words_for(locale), name or ""):
            await check_panel(panel, PlainRenderPool())


@pytest.mark.parametrize("locale", locales())
async def test_dailies_are_within_the_limits(locale: str) -> None:
    for name in (NAMES["wide"], NAMES["markup"]):
        for panel in daily_panels(words_for(locale), name or ""):
            await check_panel(panel, PlainRenderPool())


@pytest.mark.parametrize("locale", locales())
async def test_sets_are_within_the_limits(locale: str) -> None:
    for name in (NAMES["wide"], NAMES["markup"]):
        for panel in duplicate_panels(words_for(locale), name or ""):
            await check_panel(panel, PlainRenderPool())


@pytest.mark.parametrize("locale", locales())
async def test_tournaments_are_within_the_limits(locale: str) -> None:
    for name in (NAMES["wide"], NAMES["markup"]):
        for panel in tournament_panels(words_for(locale), name or ""):
            await check_panel(panel, PlainRenderPool())


@pytest.mark.parametrize("locale", locales())
async def test_the_queue_is_within_the_limits(locale: str) -> None:
    for panel in queue_panels(words_for(locale), NAMES["wide"] or ""):
        await check_panel(panel, PlainRenderPool())
        assert panel_height(panel) <= SCREEN


def test_every_verb_is_offered_somewhere() -> None:
    """Not every game offers every verb: it may have no options, or no choices of several things.

    Forms for answers come later in a game.
    """
    words, offered = words_for("en"), set()
    for game in GAMES.values():
        lobby = perspective(table(game, 2, "Ada", "en"), game, None, (), 0)
        offered |= {form.press.verb for form in forms(lobby, words)}
        for panel in panels(game, words, "Ada"):
            for part in panel.parts:
                offered |= {press.verb for press in presses(part) if press}
    opening = (*league_forms(words), *tournament_forms(words), *ladder_forms(words), *queue_forms(words))
    offered |= {form.press.verb for form in (*opening, new_set_form(tuple(GAMES), words))}
    composed = (
        *(lesson_panels, league_panels, daily_panels, duplicate_panels),
        *(tournament_panels, ladder_panels, queue_panels),
    )
    for panel in (panel for panels_of in composed for panel in panels_of(words, "Ada")):
        for part in panel.parts:
            offered |= {press.verb for press in presses(part) if press}
    assert offered | {"choose", "fill", "fill-in"} == set(PRESSES.handlers)


def presses(part: Part) -> list[CustomId | None]:
    """Return the presses of a part's buttons and menus; ``None`` for a link."""
    match part:
        case Row(buttons):
            return [button.press for button in buttons]
        case Line(_, button):
            return [button.press]
        case Select(press) | Picker(press):
            return [press]
        case _:
            return []


def test_a_game_without_options_has_a_page_with_its_clock() -> None:
    class Plain(type(GAMES["abraca"])):  # type: ignore[misc]
        options_type = NoOptions

    game, words = Plain(), words_for("en")
    shown = options_panel(
        perspective(table(game, 2, "Ada", "en"), game, None, (), 0), game, words, may_change=True
    )
    pressed = [press for part in shown.parts for press in presses(part) if press]
    changed = [press.argument for press in pressed if press.verb == "change"]
    assert changed == ["rules=0", "time=0", "time=1", "who=0", "computers=0"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_an_option_that_is_newer_than_the_table_has_its_usual_value(game: AnyGame) -> None:
    usual = msgspec.to_builtins(game.options_type())
    row = table(game, 2, "Ada", "en", options=dict(list(usual.items())[1:]))
    older = perspective(row, game, None, (), 0)
    assert older.options == usual
    words = words_for("en")
    newer = perspective(table(game, 2, "Ada", "en"), game, None, (), 0)
    assert options_panel(older, game, words, may_change=True) == options_panel(
        newer, game, words, may_change=True
    )


@pytest.mark.parametrize("locale", locales())
def test_pages_of_the_log_lose_no_line(locale: str) -> None:
    game, words = GAMES["abraca"], words_for(locale)
    *_, (state, events) = moments(game.id, game.options_type())
    view = perspective(table(game, 5, "W" * 32, locale, status="over"), game, state, events, 0)
    rows = [EventRow(number, event, 1e9 + number) for number, event in enumerate(events)]
    lines: list[str] = []
    places = [0]
    while True:
        panel = log(view, rows, words, places[-1], details=True)
        lines[:0] = str(panel.parts[1]).splitlines()
        older, newer, *_ = next(part.buttons for part in panel.parts if isinstance(part, Row))
        assert newer.disabled == (len(places) == 1)
        assert pressed(newer) == places[max(len(places) - 2, 0)], "it leads back to where one came from"
        if older.disabled:
            break
        places.append(pressed(older))
    assert len(lines) == len(rows)
    assert [line.split(" ", 1)[0] for line in lines] == [f"<t:{10**9 + n}:d>" for n in range(len(rows))]


def pressed(button: Button) -> int:
    """Return the number in the argument of ``button``."""
    assert isinstance(button.press, CustomId)
    place, details = log_place(button.press.argument)
    assert details
    return place


@pytest.mark.parametrize("game", STORIES)
def test_a_folded_log_is_a_line_a_turn_and_its_details_are_one_press_away(game: str) -> None:
    words = words_for("en")
    *_, (state, events) = moments(game, GAMES[game].options_type())
    view = perspective(
        table(GAMES[game], GAMES[game].seats[-1], "Ada", "en", status="over"), GAMES[game], state, events, 0
    )
    rows = [EventRow(number, event, 1e9 + number) for number, event in enumerate(events)]
    short = log(view, rows, words)
    lines = folded(events, GAMES[game].storyline)
    assert (
        str(short.parts[1]).splitlines()[-1].startswith(f"<t:{10**9 + len(rows) - len(lines[-1].events)}:d>")
    )
    assert len(lines) * (2 if game in SUMMARIES else 1) < len(rows), "a turn has several lines"
    buttons = [button for part in short.parts if isinstance(part, Row) for button in part.buttons]
    presses = [button.press for button in buttons if isinstance(button.press, CustomId)]
    assert "0d" in [press.argument for press in presses if press.verb == "log"]
    newest = str(log(view, rows, words, details=True).parts[1]).splitlines()[-1]
    assert newest.startswith(f"<t:{10**9 + len(rows) - 1}:d>")


def test_what_decided_something_stands_on_top_and_in_small_type_is_a_story() -> None:
    game, words = GAMES["abraca"], words_for("en")
    end = Event(Text("abraca-event-attack", {"player": SeatName(1), "round": 2}), reveals=True)
    points = Event(Text("abraca-event-points", {"player": SeatName(1), "points": 3, "total": 7}))
    near = Event(Text("abraca-event-near", {"players": SeatName(1), "count": 1}))
    *_, (state, _) = moments(game.id, game.options_type())
    row = table(game, 3, "Ada", "en")
    seen = perspective(row, game, state, (end, points, near), 0)
    text = with_moments(seen, "Board", words)
    assert text.startswith("Board\n### 📣")
    assert "Round 2 is over" in text
    assert phrase("abraca-event-near", variant="one") in text
    story = news_story(seen, (end, points, near), words)
    assert len(story.splitlines()) == 2, "a heading and a story"


def test_result_and_log_name_things_with_their_emojis() -> None:
    game, words = GAMES["saga"], words_for("en")
    *_, (state, events) = moments(game.id, game.options_type())
    over = table(game, game.seats[-1], "Ada", "en", status="over")
    seen = perspective(over, game, state, events, None)
    assert seen.outcome is not None
    won_with = seen.outcome.reason.args["objective"]
    assert isinstance(won_with, Text)
    emoji = THINGS.of(PAINTERS["saga"].emojis.symbol_of(won_with))
    _, _, reason, *_ = str(public_panel(seen, game, PAINTERS["saga"], words).parts[0]).splitlines()
    assert f"{emoji} {words.say(won_with)}" in THINGS.in_words(reason)
    last = [EventRow(1, event, 1e9) for event in events if event.text.key == "saga-event-shown"]
    assert f"{emoji} {words.say(won_with)}" in THINGS.in_words(str(log(seen, last, words).parts[1]))


def test_of_a_long_log_only_what_is_read_is_put_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    game, words = GAMES["abraca"], words_for("en")
    view = perspective(table(game, 2, "Ada", "en"), game, None, (), 0)
    rows = [EventRow(number, Event(Text("log-joined", {"player": "x"})), 1e9) for number in range(5_000)]
    said: Counter[str] = Counter()
    say = Words.say

    def counted(self: Words, text: Text, *others: Any) -> str:
        said[text.key] += 1
        return say(self, text, *others)

    monkeypatch.setattr(Words, "say", counted)
    for newer in (0, 2_500, 4_999, 9_999):
        log(view, rows, words, newer)
        assert said["log-joined"] <= 2 * LINES
        said.clear()


def test_very_long_lines_stand_on_pages_of_their_own() -> None:
    game, words = GAMES["abraca"], words_for("en")
    view = perspective(table(game, 2, "Ada", "en"), game, None, (), 0)
    line = Event(Text("log-joined", {"player": "x" * 900}))
    rows = [EventRow(number, line, 1e9) for number in range(7)]
    sizes = []
    for newer in (0, 3, 6, 9):
        text = str(log(view, rows, words, newer).parts[1])
        sizes.append(len(text.splitlines()))
        assert len(text) < 3100
    assert sizes == [3, 3, 1, 1], "before the first line there is none"

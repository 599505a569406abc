"""Moves of people, of computer players and by silence; and taking moves back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.features.archive.rules import seed_of_table
from bot.features.clocks.rules.clocks import clocks_back
from bot.features.clocks.rules.due import clocked, waits_for_people
from bot.features.computers.rules.open_questions import Considered, asked_of_computer
from bot.features.notices.rules.reach import untold
from bot.table.action import PLAYING, RECORD, RUNNING, Request, action
from bot.table.actor import PLAYERS, Actor, Facts, seat_of
from bot.table.alone import clock_at
from bot.table.refusals import OutOfDate, refused
from bot.table.rows import Deadline, MoveRow
from bot.table.situation import Decided, RulesFailed, Situation, TableStep, line
from bot.table.table import SeatRow, Status
from games.engine.chance import NamedStreams, RandomStream, RecordedChance
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.game import AnyGame, Refused
from games.engine.play import moves_of, play
from games.engine.record import Move, Record, blocks_undo, preferences, state_at
from games.engine.steps import is_told
from games.engine.strength import USUAL, Strength
from games.engine.text import Seat, SeatName
from games.engine.thinking import think


class Pick(Struct, frozen=True):
    """A choice, and the revision of the panel it was made in."""

    revision: int
    choice: Choice


def _read_pick(request: Request) -> Pick:
    return Pick(request.revision, (request.argument,))


@action("pick", PLAYERS, PLAYING, read=_read_pick, place="hand", reply="hand", style="primary")
def move(at: Situation, actor: Actor, pick: Pick) -> TableStep:
    """Make a move, and take your seat back from a stand-in."""
    seat = at.seat_of(actor.person)
    if not _means_the_same(at, seat, pick):
        _require_fresh(at, seat, pick.revision)
    decision = at.decisions.get(seat)
    if decision is not None and decision.lifts(pick.choice):
        raise Refused(at.game.refusal(at.state, seat, pick.choice))
    return moved(at, seat, pick.choice, returning=True)


def _read_filled(request: Request) -> Request:
    return request


@action("fill-in", PLAYERS, PLAYING, read=_read_filled, place="form", reply="hand")
def fill_in(at: Situation, actor: Actor, filled: Request) -> TableStep:
    """Make several moves at once by a form, all or none, and take your seat back from a stand-in."""
    seat = at.seat_of(actor.person)
    try:
        _require_fresh(at, seat, filled.revision)
    except OutOfDate:
        raise refused("form-out-of-date") from None
    return moved(at, seat, *moves_of(at.game, at.state, seat, filled.values), returning=True)


def _read_revision(request: Request) -> int:
    return request.revision


def _made_the_last(table: Facts, actor: Actor) -> bool:
    return bool(table.undoable) and table.undoable[-1] == seat_of(table, actor.person)


@action(
    "take-back", PLAYERS, PLAYING,
    read=_read_revision, place="hand", reply="hand", done="undo-done", command="undo", needs=RECORD,
    sensible=_made_the_last,
)  # fmt: skip
def take_back(at: Situation, actor: Actor, revision: int) -> TableStep:
    """Take back your last move."""
    seat = at.seat_of(actor.person)
    _require_fresh(at, seat, revision)
    if not at.table.undoable or at.table.undoable[-1] != seat:
        raise refused("nothing-to-take-back")
    return rewound(at, 1, seat, informed={seat}, returning=True)


def returned(at: Situation, person: int) -> TableStep | None:
    """Return the step that gives ``person``, who looks at the table, their seat back from a stand-in."""
    seat = at.table.seat_of(person)
    if seat is None or at.table.seats[seat].stand_in is None or at.table.status not in RUNNING:
        return None
    row, lines = _given_back(at, at.table.seats[seat])
    return TableStep(at.after(seats=at.with_seat(seat, row)), at.state, lines)


def computer_moved(at: Situation, considered: Considered | None = None) -> TableStep | None:
    """Return the move of the first computer player with a question, ``None`` if there isn't one.

    It's the ``considered`` answer, if the question is still the same; otherwise nobody moves. If nothing was
    considered, the computer player answers at once, a master like a companion. That answer is the same after
    a restart, because it follows from the question.

    :raises RulesFailed: the player or the rules failed.
    """
    question = asked_of_computer(at)
    if question is None:
        return None
    if considered is not None:
        is_answer = considered.answers(question)
        return moved(at, question.seat, considered.thought.choice) if is_answer else None
    quick: Strength = USUAL if question.strength == "master" else question.strength
    try:
        choice = think(at.game, quick, at.state, question.seat, RandomStream(question.seed))
        if not question.decision.allows(choice):
            raise ValueError("the computer player chose what is not offered")  # noqa: TRY301
    except Exception as error:
        raise RulesFailed(error, moves=[Move(question.seat, ())]) from error
    return moved(at, question.seat, choice)


def answer_due(at: Situation, deadline: Deadline) -> TableStep | None:
    """Return the step that gives the due answer of a seat: a planned or standing one, for silence, or veiled.

    ``None`` if the question is no longer open, or hasn't reached anybody, so that silence means nothing.

    :raises RulesFailed: the rules failed on it.
    """
    asked = at.table.asked.get(deadline.seat)
    if at.table.status != "playing" or asked is None or asked.revision != deadline.revision:
        return None
    decision = at.decisions.get(deadline.seat)
    if decision is not None and deadline.seat in untold(at.table) and waits_for_people(at.table, decision):
        return None
    if deadline.is_planned:
        planned = at.planned.get(deadline.seat)
        return None if planned is None else moved(at, deadline.seat, planned)
    choice = None if decision is None else decision.by_clock
    if choice is None:
        return None
    return replace(moved(at, deadline.seat, choice), is_absent=not asked.shown)


def moved(at: Situation, seat: Seat, *choices: Choice, returning: bool = False) -> TableStep:
    """Return the step for the moves ``choices`` of ``seat``, at least one, in order.

    ``returning``: the person made them themself, so they replace their stand-in.

    :raises Refused: one isn't offered, or something is revealed before the last one.
    :raises RulesFailed: the rules failed on one.
    """
    table, streams = at.table, NamedStreams(seed_of_table(at.table), at.table.drawn)
    made = _made(at, seat, choices, streams)
    asked, last = made.asked, choices[-1]
    assert asked is not None, "a step makes a move"
    is_preference = asked.sets_preference(last)
    is_secret = not made.over and (is_preference or not is_told(asked, made.events))
    row, lines = _given_back(at, table.seats[seat]) if returning else (table.seats[seat], ())
    if is_secret and not lines:
        row = replace(row, secret_steps=row.secret_steps + 1)
        after = at.after_unseen(at.with_seat(seat, row), streams.counters)
    else:
        status: Status = "over" if made.over else "playing"
        after = at.after(status=status, drawn=streams.counters, seats=at.with_seat(seat, row))
    if not is_secret:
        # Computers at tables with the same deal answer alike, so this answer reveals what others will do.
        barrier = made.is_barrier or (table.deal is not None and row.by_computer)
        after.undoable = () if barrier else (*table.undoable, *[seat] * len(choices))
        if after.proposal is not None and after.proposal.kind == "undo":
            after.proposal = None
            lines = (line("log-void-undo"), *lines)
    maker = table.seats[seat].member if returning else None
    answered: frozenset[Seat] = frozenset() if asked.lifts(last) else frozenset({seat})
    return TableStep(
        after,
        made.decided.state,
        (*made.events, *lines),
        moves=tuple(
            MoveRow(seat, choice, drawn, after.changed_at, maker)
            for choice, drawn in zip(choices, made.drawn, strict=True)
        ),
        decided=made.decided,
        movers=frozenset() if is_preference else answered,
        asked_anew=answered,
        informed=answered if returning else frozenset(),
        is_secret=is_secret,
    )


class _Made(Struct, frozen=True):
    """Moves made on a copy of the state: the decisions after them, their events, and the draws of each.

    ``asked`` is the question that the last one answered, ``is_barrier`` whether it blocks taking back.
    """

    decided: Decided
    events: tuple[Event, ...] = ()
    drawn: tuple[tuple[int, ...], ...] = ()
    asked: Decision | None = None
    is_barrier: bool = False
    over: bool = False


def _made(at: Situation, seat: Seat, choices: Sequence[Choice], streams: NamedStreams) -> _Made:
    """Make the moves ``choices`` of ``seat``, at least one, on a copy of the state.

    :raises Refused: one isn't offered, or is made although an earlier one has revealed something.
    :raises RulesFailed: the rules failed on one.
    """
    game, state = at.game, at.game.copy(at.state)
    made = _Made(at.decided_in(at.state))
    for choice in choices:
        if made.is_barrier:
            raise refused("form-reveals")
        asked, start = made.decided.decisions, len(streams.answers)
        try:
            events = tuple(play(game, state, seat, choice, streams))
            decided = Decided(game, state)
            now = decided.decisions
            over = game.outcome(state) is not None
        except Refused:
            raise
        except Exception as error:
            raise RulesFailed(error, moves=[Move(seat, one) for one in choices]) from error
        drawn = tuple(streams.answers[start:])
        made = _Made(
            decided,
            (*made.events, *events),
            (*made.drawn, drawn),
            asked[seat],
            blocks_undo(asked[seat], events, drawn, now),
            over,
        )
    return made


def rewound(
    at: Situation,
    moves: int,
    seat: Seat,
    told: Sequence[Event] = (),
    *,
    informed: Collection[Seat] = (),
    returning: bool = False,
) -> TableStep:
    """Return the step that takes back the last ``moves`` moves for ``seat``.

    The seats whose moves are taken back get their question again, with a notice unless they are ``informed``.
    Seats with an unchanged question can still answer from an open panel.

    :raises Refused: the rules have changed since.
    :raises RulesFailed: the record does not replay.
    """
    table, game, record = at.table, at.game, at.record
    if table.rules_version != game.version:
        raise refused("other-rules")
    assert record is not None, "whoever takes moves back declares that they replay the game"
    try:
        kept, stay = _without_last(game, record, moves)
        state = state_at(game, record, kept)
        preferred = _made_again(game, state, stay, at.now)
    except Exception as error:
        raise RulesFailed(error, record) from error
    movers = set(table.undoable[-moves:])
    after = at.after(undoable=table.undoable[:-moves], proposal=None, undone=table.undone + 1)
    decided = Decided(game, state)
    after.seats = clocks_back(
        table.seats, clocked(decided.decisions), movers, clock_at(table), after.changed_at
    )
    events = [*told, line("log-taken-back", seat=SeatName(seat), count=moves)]
    if returning:
        row, lines = _given_back(at, after.seats[seat])
        after.seats[seat] = row
        events += lines
    return TableStep(
        after,
        state,
        tuple(events),
        moves=preferred,
        decided=decided,
        kept_moves=kept,
        asked_anew=frozenset(movers),
        informed=frozenset(informed),
    )


def _without_last(game: AnyGame, record: Record, moves: int) -> tuple[int, list[Move]]:
    """Return how many moves remain without the last ``moves``, and the preferences among the removed ones."""
    is_preference = preferences(game, record)
    made = [number for number, preference in enumerate(is_preference) if not preference]
    kept = made[-moves]
    return kept, [record.moves[number] for number in range(kept, len(is_preference)) if is_preference[number]]


def _made_again(game: AnyGame, state: Any, moves: Sequence[Move], now: float) -> tuple[MoveRow, ...]:
    """Apply later preferences to ``state``, in place, as far as they are offered; return the moves made."""
    made = []
    for move in moves:
        decision = game.decisions(state).get(move.seat)
        if decision is not None and decision.allows(move.choice):
            play(game, state, move.seat, move.choice, RecordedChance(()))
            made.append(MoveRow(move.seat, move.choice, (), now))
    return tuple(made)


def _given_back(at: Situation, row: SeatRow) -> tuple[SeatRow, tuple[Event, ...]]:
    """Return a seat whose person is back from a stand-in, and the log lines about it."""
    if row.stand_in is None:
        return row, ()
    late = None if row.late == "noted" else row.late
    back = replace(row, stand_in=None, wanted=False, late=late, seen_at=at.now)
    return back, (line("log-returned", player=row.occupant),)


def _require_fresh(at: Situation, seat: Seat, revision: int) -> None:
    """Check that the question of ``seat`` is the one open at ``revision``, as its person counts.

    :raises OutOfDate: the seat has a newer question.
    """
    asked = at.table.asked.get(seat)
    put_at = 0 if asked is None else asked.own_revision
    if not put_at <= revision <= at.table.own_revision(seat):
        raise OutOfDate


def _means_the_same(at: Situation, seat: Seat, pick: Pick) -> bool:
    """Return whether ``pick``, from before the current question of ``seat``, still means the same.

    It must still be offered, and its matter must have been open to the seat ever since. A repetition of the
    seat's last answer is a double press, which would answer a question nobody has read yet.
    """
    asked, decision = at.table.asked.get(seat), at.decisions.get(seat)
    if asked is None or decision is None or not decision.allows(pick.choice):
        return False
    if pick.choice == asked.said and pick.revision < asked.said_at:
        return False
    since = asked.since.get(decision.matter_of(pick.choice) or "")
    return since is not None and since <= pick.revision <= at.table.own_revision(seat)

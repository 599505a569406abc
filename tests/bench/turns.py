"""Presses of people: how many a turn takes, through the bot, with preferences as they are at the start.

Every seat is a person who answers as the game's own computer player would, with what their hand offers: a
button is one press, an entry of a menu one, and one more for each page to turn before it. What the bot
answers by itself, by a standing answer or when a veil is lifted, is no press. ``python -m tests.bench turns``
plays tables of every size until so many turns are over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from msgspec.structs import replace

from bot.discord.panels.panel import Row as ButtonRow
from bot.discord.panels.panel import Select
from bot.features.lobby.rules.beginning import start
from bot.features.lobby.rules.lobby import NewTable, join, opened
from bot.features.play.panel.hand import hand
from bot.features.play.rules import Pick, answer_due, move
from bot.table.actor import Actor
from bot.table.consequences import Listeners, consequences
from bot.table.perspective import perspective
from bot.table.rows import Deadline
from bot.table.situation import Situation, TableStep
from games.engine.chance import Chance, RandomStream
from games.engine.decision import Choice
from games.engine.game import AnyGame
from games.engine.text import Seat
from games.registry import GAMES
from render.registry import PAINTERS
from render.words import words_for
from tests.bench.report import Row

TURNS = 300
"""So many turns of each game are played at least."""
_MOST_PAGES = 8


@dataclass(frozen=True)
class Stretch:
    """What a game is counted by: ``of`` returns which one a state is in, and whose it is, if it is anybody's.

    ``own`` is how many presses the one whose it is may need on average, ``each`` how many a stretch that is
    nobody's takes of each player. Of an ordinary one ``is_ordinary`` holds at each of its questions and
    answers; where none is told from others, all are.
    """

    name: str
    of: Callable[[Any], tuple[Hashable, Seat | None]]
    own: float = float("inf")
    each: float = float("inf")
    is_ordinary: Callable[[Any, Choice], bool] = lambda state, choice: True


def _is_plain_turn(state: Any, choice: Choice) -> bool:
    """Return whether a turn of Touria is on its way, to its place and done: no dice, no draw, no item used,
    nothing doubled, not in the castle."""
    turn = state.turn
    has_used = bool(turn.spent) or (state.phase == "start" and not turn.untouched)
    # What may follow the action is a second one or an item, and the hourglass begins another turn.
    has_used = has_used or (state.phase in ("after", "end") and choice[0] not in ("done", "linger", "end"))
    is_special = state.phase in ("bonus", "dragon", "thief", "doors", "gift") or state.pending
    return not (is_special or turn.doubled or has_used)


STRETCHES = {
    "abraca": Stretch(
        "declaration", lambda state: ((state.round, len(state.declarations)), state.active), own=1
    ),
    "towers": Stretch(
        "step of a floor", lambda state: ((state.tower, state.floor, state.step), None), each=1
    ),
    "touria": Stretch(
        "turn", lambda state: ((state.round, state.active), state.active), own=3, is_ordinary=_is_plain_turn
    ),
    "saga": Stretch("turn", lambda state: (state.turn, state.active), own=4),
}
"""By game; one that is not named here is not counted."""


@dataclass
class Presses:
    """What was counted: by stretch the presses of whose it is, and of all others at the table together.

    ``ordinary`` are the presses of whose it is in ordinary ones.

    ``asked`` is how often each question was answered by a press; ``seats`` how many sat at each stretch.
    """

    own: list[int] = field(default_factory=list)
    ordinary: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    each: list[float] = field(default_factory=list)
    asked: Counter[str] = field(default_factory=Counter)


def counted(game: AnyGame, turns: int = TURNS) -> Presses:
    """Play tables of ``game`` until ``turns`` stretches are over, and return their presses."""
    found = Presses()
    number = 0
    while len(found.own) < turns:
        _play(game, game.seats[number % len(game.seats)], number, turns, found)
        number += 1
    return found


def _play(game: AnyGame, seats: int, number: int, turns: int, found: Presses) -> None:
    """Play one table to its end, or until enough stretches were counted."""
    stretch = STRETCHES[game.id]
    at, deadlines = _begun(game, seats, number)
    whim = RandomStream(f"{game.id} {number}".encode())
    key, whose = stretch.of(at.state)
    made: Counter[Seat] = Counter()
    is_ordinary = True
    while at.table.status == "playing" and len(found.own) < turns:
        press = _next_press(at, whim)
        if press is None:
            due = min(_answers(at, deadlines), key=lambda one: one.due_at)
            at = replace(at, now=max(at.now, due.due_at))
            step = answer_due(at, due)
            assert step is not None, "what is due of an open question is an answer"
        else:
            seat, choice = press
            if seat == whose:
                is_ordinary = is_ordinary and stretch.is_ordinary(at.state, choice)
            made[seat] += pressed(at, seat, choice)
            found.asked[at.decisions[seat].prompt.key] += 1
            at = replace(at, now=at.now + 60)
            step = move.change(at, Actor(seat + 1, "P"), Pick(at.table.own_revision(seat), choice))
        at, deadlines = _written(at, step)
        if stretch.of(at.state) != (key, whose) or at.table.status != "playing":
            mine = 0 if whose is None else made[whose]
            found.own.append(mine)
            found.ordinary += [mine] if is_ordinary else []
            is_ordinary = True
            found.others.append(made.total() - mine)
            found.each.append(made.total() / seats)
            made.clear()
            key, whose = stretch.of(at.state)


def pressed(at: Situation, seat: Seat, choice: Choice) -> int:
    """Return how many presses it takes whoever sits at ``seat`` to answer ``choice`` in their hand."""
    seen = perspective(at.table, at.game, at.state, (), seat)
    for page in range(_MOST_PAGES):
        panel = hand(seen, PAINTERS[at.game.id], words_for("en"), page=page)
        for part in panel.parts:
            if isinstance(part, ButtonRow) and any(
                button.press is not None
                and button.press.verb == "pick"
                and (button.press.argument,) == choice
                for button in part.buttons
            ):
                return 1
            if isinstance(part, Select) and part.press.verb == "choose":
                offered = {value for value, _, _ in part.choices}
                if offered >= set(choice):
                    return 1 + page
    raise AssertionError(f"{choice} is on no page of the hand")


def _begun(game: AnyGame, seats: int, number: int) -> tuple[Situation, tuple[Deadline, ...]]:
    """Return a table of ``seats`` people at which the game has begun."""
    new = NewTable(1, 2, game.id, "en", 1, "P", 10 + number)
    table, _ = opened(new, game, number.to_bytes(32, "big"), 0.0)
    at = Situation(replace(table, id=1), game, None, 0.0)
    deadlines: tuple[Deadline, ...] = ()
    for seat in range(1, seats):
        at, deadlines = _written(at, join.change(at, Actor(seat + 1, "P", interaction=1000 + seat), None))
    if at.table.status == "lobby":
        at, deadlines = _written(at, start.change(at, Actor(1, "P", interaction=2000 + number), None))
    return at, deadlines


def _written(at: Situation, step: TableStep) -> tuple[Situation, tuple[Deadline, ...]]:
    change = consequences(at, step, Listeners())
    return replace(at, table=change.table, state=step.state), change.deadlines


def _next_press(at: Situation, whim: Chance) -> tuple[Seat, Choice] | None:
    """Return the next answer by hand; ``None`` if the bot answers everything that is open."""
    for seat, decision in sorted(at.decisions.items()):
        if _presses(at, seat):
            choice = at.game.computer_player.choose(at.game.view(at.state, seat), decision, whim)
            if not decision.lapses or choice != decision.on_silence:
                return seat, choice
    return None


def _presses(at: Situation, seat: Seat) -> bool:
    """Return whether whoever sits at ``seat`` has to press something: nobody else answers for them."""
    decision = at.decisions[seat]
    return decision.given is None and decision.standing is None and decision.only_answer is None


def _answers(at: Situation, deadlines: tuple[Deadline, ...]) -> Iterator[Deadline]:
    """Yield what is due of seats that nobody waits for a press of."""
    for deadline in deadlines:
        if not _presses(at, deadline.seat) or at.decisions[deadline.seat].lapses:
            yield deadline


def rows() -> list[Row]:
    """Return the presses of each game, on average and at worst."""
    found = []
    for game in GAMES.values():
        if game.id not in STRETCHES:
            continue
        stretch, presses = STRETCHES[game.id], counted(game)
        if any(presses.own):
            name = f"{game.id}: presses of whose {stretch.name} it is"
            found.append(Row(f"{name}, mean", mean(presses.own), ""))
            share = f"{len(presses.ordinary) / len(presses.own):.0%}"
            what = f"{name}, an ordinary one ({share}), mean"
            found.append(Row(what, mean(presses.ordinary), "", at_most=stretch.own))
            found.append(Row(f"{name}, worst", max(presses.own), ""))
            found.append(Row(f"{game.id}: presses of all others in it, mean", mean(presses.others), ""))
            found.append(Row(f"{game.id}: presses of all others in it, worst", max(presses.others), ""))
        else:
            name = f"{game.id}: presses of each player in a {stretch.name}"
            found.append(Row(f"{name}, mean", mean(presses.each), "", at_most=stretch.each))
            found.append(Row(f"{name}, worst", max(presses.each), ""))
        total = len(presses.own)
        for key, times in presses.asked.most_common(8):
            found.append(Row(f"    {key}", times / total, "a " + stretch.name))
    return found

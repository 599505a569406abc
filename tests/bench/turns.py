"""Presses per turn: how many people need through the bot, with default preferences.

Every seat is a person who answers as the game's own computer player would, using what their hand offers: a
button is one press, a menu entry one, plus one for each page to turn before it. What the bot answers by
itself, with a standing answer or when a veil is lifted, isn't a press. ``python -m tests.bench turns`` plays
tables of every size until enough turns are over.
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
"""Fewest turns of each game to play."""
_MOST_PAGES = 8


@dataclass(frozen=True)
class Stretch:
    """The unit a game is measured by: ``of`` returns which one a state is in, and the seat it belongs to, if
    any.

    ``own``: the maximum mean number of presses for the seat it belongs to. ``each``: the maximum per player
    in a stretch that belongs to nobody. A stretch is ordinary if ``is_ordinary`` is true for each of its
    questions and answers; by default all are.
    """

    name: str
    of: Callable[[Any], tuple[Hashable, Seat | None]]
    own: float = float("inf")
    each: float = float("inf")
    is_ordinary: Callable[[Any, Choice], bool] = lambda state, choice: True


def _is_plain_turn(state: Any, choice: Choice) -> bool:
    """Return whether a turn of Touria only moves to its place and acts there: no dice, no draw, no item used,
    nothing doubled, not in the castle.
    """
    turn = state.turn
    has_used = bool(turn.spent) or (state.phase == "start" and not turn.untouched)
    # After the action only a second action or an item can follow, and the hourglass starts another turn.
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
"""By game; a game that isn't listed isn't measured."""


@dataclass
class Presses:
    """The counted presses by stretch: of the seat it belongs to (``own``), and of all others together.

    ``ordinary`` holds the owner's presses in ordinary stretches.

    ``each`` is the mean per player; ``asked`` counts the presses that answered each kind of question.
    """

    own: list[int] = field(default_factory=list)
    ordinary: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    each: list[float] = field(default_factory=list)
    asked: Counter[str] = field(default_factory=Counter)


def counted(game: AnyGame, turns: int = TURNS) -> Presses:
    """Play tables of ``game`` until ``turns`` stretches are over; return their presses."""
    found = Presses()
    number = 0
    while len(found.own) < turns:
        _play(game, game.seats[number % len(game.seats)], number, turns, found)
        number += 1
    return found


def _play(game: AnyGame, seats: int, number: int, turns: int, found: Presses) -> None:
    """Play one table to its end, or until enough stretches are counted."""
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
    """Return how many presses the person in ``seat`` needs to answer ``choice`` in their hand."""
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
    """Return a started table with ``seats`` people."""
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
    """Return the next answer that needs a press; ``None`` if the bot answers all open questions."""
    for seat, decision in sorted(at.decisions.items()):
        if _presses(at, seat):
            choice = at.game.computer_player.choose(at.game.view(at.state, seat), decision, whim)
            if not decision.lapses or choice != decision.on_silence:
                return seat, choice
    return None


def _presses(at: Situation, seat: Seat) -> bool:
    """Return whether the person in ``seat`` has to press something because nobody else answers for them."""
    decision = at.decisions[seat]
    return decision.given is None and decision.standing is None and decision.only_answer is None


def _answers(at: Situation, deadlines: tuple[Deadline, ...]) -> Iterator[Deadline]:
    """Yield the deadlines of seats that needn't press anything."""
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

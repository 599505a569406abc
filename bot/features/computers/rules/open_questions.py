"""An open question of a table, with everything needed to think about it elsewhere."""

from __future__ import annotations

from hashlib import sha256
from typing import TypeAlias

from msgspec import Struct

from bot.features.archive.rules import commitment, seed_of_table
from bot.features.computers.rules.strengths import strength_at
from bot.features.deals.rules import seed_of_answer
from bot.table.situation import Situation
from games.engine.decision import Decision
from games.engine.play import waiting_for
from games.engine.snapshot import snapshot_of
from games.engine.strength import USUAL, Strength
from games.engine.text import Seat
from games.engine.thinking import Thought

QuestionKey: TypeAlias = tuple[int, Seat, int, Strength, bool]


class OpenQuestion(Struct, frozen=True):
    """The question of ``seat`` at ``table``, open since the revision ``asked``, with the game's ``snapshot``.

    A computer of ``strength`` answers it, with chance from ``seed``. ``is_hint``: a person wants to know what
    it would do.
    """

    table: int
    seat: Seat
    asked: int
    game: str
    snapshot: bytes
    decision: Decision
    strength: Strength
    seed: bytes
    is_hint: bool = False

    @property
    def key(self) -> QuestionKey:
        """The key that identifies this question among all that computers think about."""
        return self.table, self.seat, self.asked, self.strength, self.is_hint


class Considered(Struct, frozen=True):
    """A question, with the ``thought`` that answers it."""

    question: OpenQuestion
    thought: Thought

    def answers(self, question: OpenQuestion) -> bool:
        """Return whether this answers ``question``: it's still the same one, and it allows the choice."""
        return self.question.key == question.key and question.decision.allows(self.thought.choice)


def asked_of_computer(at: Situation) -> OpenQuestion | None:
    """Return the question of the first computer player or stand-in that has one, or ``None``."""
    if at.table.status != "playing":
        return None
    for seat in waiting_for(at.decisions):
        if at.table.seats[seat].by_computer:
            return open_question(at, seat, strength_at(at.table, seat))
    return None


def must_answer_first(at: Situation) -> bool:
    """Return whether a computer must answer before people are shown the question they are asked as well.

    This applies to tables with a shared deal: if the order depended on how quick people are, so would the
    game.
    """
    if at.table.deal is None or at.table.status != "playing":
        return False
    by_computer = [at.table.seats[seat].by_computer for seat in waiting_for(at.decisions)]
    return any(by_computer) and not all(by_computer)


def open_question(at: Situation, seat: Seat, strength: Strength, *, is_hint: bool = False) -> OpenQuestion:
    """Return the question of ``seat``, for a computer of ``strength`` to think about.

    A computer player's chance comes from the table's seed, so nobody can predict it. A hint's comes from
    public knowledge, so it can't reveal anything else.

    At tables with a shared deal, computers must answer the same play alike. Their chance depends on what they
    see instead of the revision, and nobody thinks ahead, because that depends on the speed of the machine.

    :raises KeyError: the seat has no question.
    """
    table = at.table
    known = table.asked.get(seat)
    asked = table.revision if known is None else known.revision
    drawn_from = commitment(table.secret).encode() if is_hint else seed_of_table(table)
    seed = sha256(drawn_from + b"player %d %d" % (seat, asked)).digest()
    if table.deal is not None and not is_hint:
        seed = seed_of_answer(drawn_from, at.game, at.state, seat)
        strength = USUAL if strength == "master" else strength
    return OpenQuestion(
        table=table.id,
        seat=seat,
        asked=asked,
        game=table.game,
        snapshot=table.snapshot or snapshot_of(at.game, at.state),
        decision=at.decisions[seat],
        strength=strength,
        seed=seed,
        is_hint=is_hint,
    )

"""Questions to seats, and their possible answers."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from games.engine.text import Text

Choice: TypeAlias = tuple[str, ...]
"""An answer: the ids of the picked options, in the order of the decision's list."""


class Option(Struct, frozen=True):
    """One thing that may be picked.

    ``id`` is the compact text form used in records, tests and bug reports (``cast 3``). It is unique in its
    decision and reveals nothing that the seat may not know. ``hint`` adds one line about its effect.
    ``is_preference`` marks an option that is not a move: how the seat wishes to be asked from now on, which
    nobody else learns. ``withdraws`` marks an option that takes back the seat's answer; it is hidden when the
    table's own *Take back* is offered. ``is_idle`` marks an option that is allowed but can't change anything
    now: it's listed after all others, and shown so. ``is_hopeless`` marks one that is sure to fail, as far as
    the seat can know: it is shown the same way, but is a real answer, so it is never skipped. ``about`` is
    the option's matter if it differs from its decision's (``Decision.about``): passing in a whole challenge
    means the same in each of its windows.
    """

    id: str
    label: Text
    hint: Text | None = None
    is_preference: bool = False
    withdraws: bool = False
    about: str | None = None
    is_idle: bool = False
    is_hopeless: bool = False


class StandingAnswer(Struct, frozen=True):
    """A seat's answer by a preference it set beforehand.

    The clock gives ``choice`` for it after a random pause: a ``short`` one, or one as ``long`` as a person
    may think. Nobody can tell it from an answer by hand. ``is_chosen``: the seat has set the preference
    itself, so it isn't asked even if it wants to be asked without a choice.
    """

    choice: Choice
    pause: Literal["short", "long"] = "short"
    is_chosen: bool = False


class Veil(Struct, frozen=True):
    """Holds back the effect of an answer, to keep its timing from revealing anything about other seats.

    The clock lifts it by giving ``choice`` for the seat, after a random pause of at most ``seconds`` since
    the last public event. Nobody else can give it.
    """

    choice: Choice
    seconds: int


class Decision(Struct, frozen=True):
    """A question to one seat: pick at least ``minimum`` and at most ``maximum`` of ``options``.

    Every listed pick is legal and every legal move is reached by picking; a long move is a chain of
    decisions. ``on_silence`` is the answer the rules give a silent seat, if any. ``given`` is this seat's
    answer to a simultaneous decision still open for others: it may change until the last one is in, and
    nobody waits for this seat.

    ``discreet``: nobody else may learn whether the question is answered, or whose answer is missing.
    ``minutes`` is its own time limit, if the rules give one; after that, silence counts as ``on_silence``.
    ``standing`` is the answer of a seat that prefers not to be asked. ``veil`` holds back the answer that
    is ``given``, whatever others have done.

    A question that ``lapses`` is an offer: what it offers can be had later as well, or was offered before.
    Without a press the clock gives ``on_silence`` after a minute or two.

    ``about`` names the matter (``challenge 7, step 1, score``), unique in a game. In every question about
    the same matter, each option means the same, whatever was answered meanwhile and whichever options came
    or went. ``None``: options keep their meaning only in this question.
    """

    prompt: Text
    options: tuple[Option, ...]
    minimum: int = 1
    maximum: int = 1
    on_silence: Choice | None = None
    given: Choice | None = None
    discreet: bool = False
    minutes: int | None = None
    standing: StandingAnswer | None = None
    veil: Veil | None = None
    lapses: bool = False
    about: str | None = None

    @property
    def matters(self) -> set[str]:
        """The matters of the options."""
        return {about for option in self.options if (about := option.about or self.about) is not None}

    def matter_of(self, choice: Choice) -> str | None:
        """Return the matter of the single listed pick of ``choice``; ``None``: this very question."""
        found = [option.about or self.about for option in self.options if choice == (option.id,)]
        return found[0] if found else None

    @property
    def only_answer(self) -> Choice | None:
        """The only answer that changes anything, ``None`` if there are several; preferences don't count."""
        moves = tuple(one.id for one in self.options if not (one.is_preference or one.is_idle))
        is_only = self.given is None and len(moves) == self.minimum == self.maximum
        return moves if is_only else None

    @property
    def by_clock(self) -> Choice | None:
        """The answer the clock gives for the seat in due time, ``None`` if there isn't one.

        If only one answer changes anything, nobody needs to press it.
        """
        if self.given is not None:
            return None if self.veil is None else self.veil.choice
        if self.standing is not None:
            return self.standing.choice
        return self.on_silence if self.only_answer is None else self.only_answer

    def lifts(self, choice: Choice) -> bool:
        """Return whether ``choice`` lifts the veil over the answer; only the clock may give it."""
        return self.veil is not None and self.veil.choice == choice

    @property
    def asks_for_move(self) -> bool:
        """Whether anything but a preference is offered."""
        return any(not option.is_preference for option in self.options)

    @property
    def awaits_move(self) -> bool:
        """Whether no answer has been given yet, and the answer is a move."""
        return self.given is None and self.asks_for_move

    def sets_preference(self, choice: Choice) -> bool:
        """Return whether ``choice`` is a preference of the seat, rather than a move."""
        return any(option.id in choice for option in self.options if option.is_preference)

    def asks_the_same(self, other: Decision | None) -> bool:
        """Return whether ``other`` is this question, ignoring a veil over the answer."""
        return other is not None and replace(self, veil=None) == replace(other, veil=None)

    def allows(self, choice: Choice) -> bool:
        """Return whether ``choice`` picks an allowed number of listed options, in the order of the list.

        A preference can only be picked alone.
        """
        if not self.minimum <= len(choice) <= self.maximum:
            return False
        if len(choice) == 1:
            picked = choice[0]
            return any(option.id == picked for option in self.options)
        return self.in_order(choice) == choice and not self.sets_preference(choice)

    def in_order(self, picked: Collection[str]) -> Choice:
        """Return the listed ids among ``picked``, in the order of the list; unlisted ones are left out."""
        return tuple(option.id for option in self.options if option.id in picked)


class AnswerForm(Struct, frozen=True):
    """The form called ``title``: questions to one seat, by the name of their part, in order.

    They are the open question and later ones, or details of one. A part's ``given`` is what it shows as
    chosen before anything is filled in.
    """

    title: Text
    parts: Mapping[str, Decision]

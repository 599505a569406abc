"""Helpers for tests of Saga: set up a position in one line, play, force the dice, and look."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.engine.chance import RandomStream
from games.engine.event import Event
from games.engine.game import Refused
from games.engine.play import play
from games.engine.text import Seat
from games.saga.components import ADVENTURES, DECK, INTERFERENCES, OBJECTIVES
from games.saga.game import Saga
from games.saga.model import Entry, Options, State
from games.saga.situation import CHARACTERISTICS
from games.saga.view import ChallengeSeen, View

SAGA = Saga()
A, B, C, D = range(4)


class LoadedDice(RandomStream):
    """Chance whose dice show what the test wants; shuffles and random takes are random."""

    def __init__(self) -> None:
        super().__init__(b"loaded dice, otherwise honest")
        self.rolls: list[int] = []

    def below(self, bound: int) -> int:
        if bound == 6 and self.rolls:
            answer = self.rolls.pop(0) - 1
            self.answers.append(answer)
            return answer
        return super().below(bound)

    def shuffle(self, items: list[Any]) -> None:
        rolls, self.rolls = self.rolls, []
        super().shuffle(items)
        self.rolls = rolls


class Table:
    """A table in A's main phase, with the trial passed.

    ``story`` looks like ``"odyssey+ isolde-"``, for won and failed; each Adventure is linked as in a real
    game. ``hands`` are cards by seat; Objectives not given are dealt from the end of the file.
    """

    def __init__(
        self,
        hero: str = "ivanhoe",
        story: str = "",
        hands: Iterable[str] = (),
        players: int = 3,
        objectives: Iterable[str] = (),
        discards: str = "",
        deck: str | None = None,
        trial_done: bool = True,
        options: Options | None = None,
        **characteristics: int,
    ) -> None:
        self.chance = LoadedDice()
        self.events: list[Event] = []
        state = SAGA.setup(players, options or Options(veil="0"), self.chance)
        held = [hand.split() for hand in hands]
        held += [[] for _ in range(players - len(held))]
        aims = list(objectives)
        others = [name for name in reversed(OBJECTIVES) if name not in aims]
        away = discards.split()
        entries = _story(story)
        rest = list(DECK)
        for card in [*away, *(entry.card for entry in entries), *(card for hand in held for card in hand)]:
            rest.remove(card)
        pile = rest if deck is None else deck.split()
        for card in pile:
            if deck is not None:
                rest.remove(card)
        self.spare = [] if deck is None else rest
        state.hero = hero
        state.first = state.active = A
        state.phase = "main"
        state.trial_done = trial_done
        state.characteristics = [characteristics.get(name, 1) for name in CHARACTERISTICS]
        state.story = entries
        state.next_entry = len(entries)
        state.hands = held
        state.deck = pile[::-1]
        state.discard_adventure = [card for card in away if card in ADVENTURES]
        state.discard_interference = [card for card in away if card in INTERFERENCES]
        state.objectives = [*aims, *others][:players]
        state.objective_deck = [name for name in OBJECTIVES if name not in state.objectives]
        self.state: State = state
        if not self.spare:
            SAGA.check(state)

    def do(self, seat: Seat, move: str, *dice: int) -> Table:
        """Let ``seat`` answer ``move``, with the results of ``dice`` for all rolls that it may cause."""
        self.chance.rolls = list(dice)
        if self.spare:
            self.events = SAGA.apply(self.state, seat, (move,), self.chance)
        else:
            self.events = play(SAGA, self.state, seat, (move,), self.chance)
        assert not self.chance.rolls, f"{self.chance.rolls} were not rolled"
        return self

    def passes(self, *dice: int) -> Table:
        """Let everybody with a question pass until the open window closes, with ``dice`` for its rolls."""
        stage = self.challenge.stage
        step = self.challenge.step
        while self.state.phase == "window":
            challenge = self.challenge
            if (challenge.stage, challenge.step) != (stage, step):
                break
            waiting = [seat for seat in range(self.state.seats) if self.owes(seat)]
            if not waiting:
                self.do(challenge.seat, "lift", *dice)
                break
            is_last = len(waiting) == 1 and self.state.options.veil == "0"
            self.do(waiting[0], "pass", *(dice if is_last else ()))
        return self

    def adventure(self, card: str, *dice: int) -> Table:
        """Let the active player play ``card`` and everybody pass; ``dice`` has one result per roll."""
        self.do(self.state.active, f"adventure {card}")
        return self.go_through(*dice)

    def go_through(self, *dice: int) -> Table:
        """Let everybody pass in every following window; ``dice`` has one result per roll."""
        rolls = list(dice)
        while self.state.phase == "window":
            self.passes(*([] if self.challenge.stage == "die" else [rolls.pop(0)]))
        assert not rolls
        return self

    def owes(self, seat: Seat) -> bool:
        decision = SAGA.decisions(self.state).get(seat)
        return decision is not None and decision.given is None

    def offered(self, seat: Seat) -> list[str]:
        """Return the options of ``seat``, except passes and preferences."""
        decision = SAGA.decisions(self.state).get(seat)
        names = [] if decision is None else [option.id for option in decision.options]
        return [name for name in names if not name.startswith(("pass", "wish"))]

    def refused(self, seat: Seat, move: str) -> str:
        """Return the sentence that refuses ``move``, and check that nothing changes."""
        before = repr(self.state)
        try:
            play(SAGA, self.state, seat, (move,), self.chance)
        except Refused as refused:
            assert repr(self.state) == before
            return refused.text.key.removeprefix("saga-refused-")
        raise AssertionError(f"{move} was allowed")

    def view(self, viewer: Seat | None = None) -> View:
        return SAGA.view(self.state, viewer)

    def said(self) -> list[str]:
        """Return the keys of the last move's public events."""
        public = (event.text.key for event in self.events if event.visible_to(None))
        return [key.removeprefix("saga-event-") for key in public]

    @property
    def challenge(self) -> ChallengeSeen:
        challenge = self.view().challenge
        assert challenge is not None
        return challenge

    @property
    def sum(self) -> tuple[int | None, int | None]:
        """The current Score and Difficulty."""
        return self.challenge.score, self.challenge.difficulty

    @property
    def story(self) -> str:
        signs = {"won": "+", "lost": "-", None: "?"}
        return " ".join(entry.card + signs[entry.outcome] for entry in self.state.story)

    def __getattr__(self, name: str) -> int:
        if name in CHARACTERISTICS:
            return self.state.characteristics[CHARACTERISTICS.index(name)]
        raise AttributeError(name)


def _story(text: str) -> list[Entry]:
    entries: list[Entry] = []
    anchor: int | None = None
    for number, word in enumerate(text.split()):
        won = word.endswith("+")
        entries.append(Entry(number, word[:-1], A, anchor, "won" if won else "lost"))
        anchor = number if won else anchor
    return entries

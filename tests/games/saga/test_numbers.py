"""Every number shown in Saga is recomputed by playing on by the rules, with every possible roll of the dice.

``TAVOLATA_QUESTIONS=5000`` asks more questions than the suite has time for.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from msgspec import structs

from games.engine.chance import QuickChance
from games.engine.decision import Option
from games.engine.text import Text
from games.saga.game import GAME
from games.saga.mind.policy import POLICY
from games.saga.model import Options, State, StepResult
from games.saga.rules import offers
from games.saga.rules.challenge import AID, INTERFERE, PASS, the_challenge
from games.saga.rules.scoring import shortfalls
from tests.games.counting import is_told, questions


class EveryWay:
    """Enumerates every possible outcome, one after another; cards keep their order."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        self._drawn: list[tuple[int, int]] = []
        self._at = 0

    def of(self, *_: Any) -> EveryWay:
        return self

    def below(self, bound: int) -> int:
        if self._at == len(self._drawn):
            self._drawn.append((0, bound))
        self._at += 1
        return self._drawn[self._at - 1][0]

    def pick(self, items: Sequence[Any]) -> Any:
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        pass

    @property
    def weight(self) -> Fraction:
        found = Fraction(1)
        for _, bound in self._drawn[: self._at]:
            found /= bound
        return found

    def go_on(self) -> bool:
        """Go on to the next combination of outcomes; return False after the last."""
        del self._drawn[self._at :]
        while self._drawn and self._drawn[-1][0] + 1 == self._drawn[-1][1]:
            self._drawn.pop()
        if self._drawn:
            self._drawn[-1] = self._drawn[-1][0] + 1, self._drawn[-1][1]
        self._at = 0
        return bool(self._drawn)


def chance_of(state: State, seat: int, answer: str, *, whole: bool) -> Fraction:
    """Return the chance that the open Test (or the ``whole`` card) succeeds if ``seat`` gives ``answer``.

    It assumes that nobody plays a card after that.
    """
    chance, found = EveryWay(), Fraction(0)
    step = 0 if state.challenge is None else state.challenge.step
    while True:
        world = GAME.copy(state)
        POLICY.make(world, seat, (answer,), chance)
        while not _is_decided(world, step, whole):
            waiting = POLICY.waiting(world)[0]
            passing = world.phase == "window"
            choice = (PASS,) if passing else POLICY.answer(world, waiting, chance)
            POLICY.make(world, waiting, choice, chance)
        steps = _steps(world)
        found += chance.weight * (steps[-1].won if whole else steps[step].won)
        if not chance.go_on():
            return found


def left_after(state: State, seat: int, answer: str) -> dict[bool | None, set[int]]:
    """Return how much ``seat`` can lack for its Objective after ``answer``, by whether an Adventure is won.

    It assumes that nobody plays a card after that; the key is ``None`` if the answer starts no Adventure.
    """
    chance, found = EveryWay(), dict[bool | None, set[int]]()
    verb, _, card = answer.partition(" ")
    if state.challenge is not None:
        verb, card = "adventure", state.challenge.card
    while True:
        world = GAME.copy(state)
        POLICY.make(world, seat, (answer,), chance)
        while world.challenge is not None or (world.active == state.active and world.phase == "choice"):
            waiting = POLICY.waiting(world)
            if not waiting:
                break
            passing = world.phase == "window"
            choice = (PASS,) if passing else POLICY.answer(world, waiting[0], chance)
            POLICY.make(world, waiting[0], choice, chance)
        entries = [entry for entry in world.story if entry.card == card] if verb == "adventure" else []
        key = entries[-1].outcome == "won" if entries else None
        found.setdefault(key, set()).add(shortfalls(world)[seat])
        if not chance.go_on():
            return found


def _steps(world: State) -> Sequence[StepResult]:
    """Return the completed steps of the open challenge, or of the one that has just ended."""
    if world.challenge is not None:
        return world.challenge.steps
    assert world.finished is not None
    return world.finished.steps


def _is_decided(world: State, step: int, whole: bool) -> bool:
    if world.challenge is None or world.challenge.stage == "done":
        return True
    return not whole and len(world.challenge.steps) > step


def argument(text: Text | None, name: str) -> object:
    """Return the argument ``name`` of ``text`` or of a part of it; ``None`` if it has none."""
    if text is None:
        return None
    if name in text.args:
        return text.args[name]
    for part in text.args.values():
        if isinstance(part, Text) and (found := argument(part, name)) is not None:
            return found
    return None


def times(text: Text | None, name: str) -> object:
    """Return the number that ``text`` gives for ``name``."""
    found = argument(text, name)
    return found.args["times"] if isinstance(found, Text) else found


def test_every_chance_of_a_question_is_that_of_the_dice() -> None:
    wanted, asked, parts = questions(60), 0, 0
    number = 0
    while asked < wanted:
        luck = QuickChance(number)
        state = GAME.setup(GAME.seats[number % len(GAME.seats)], Options(veil="0"), luck)
        while waiting := POLICY.waiting(state):
            seat = waiting[0]
            if luck.below(25) == 0 and (state.phase == "main" or _is_fresh(state)):
                checked, is_part = _compare(state, seat)
                asked += checked > 0
                parts += is_part
            choice = POLICY.answer(state, seat, luck)
            if state.phase == "main" and luck.below(2):
                choice = (luck.pick(offers.choices(state, seat).ids),)
            POLICY.make(state, seat, choice, luck)
        number += 1
    assert parts or wanted < 1_000, "no Adventure of several Tests was met"


def _is_fresh(state: State) -> bool:
    """Return whether a window is open in which nobody has passed yet."""
    return state.phase == "window" and not any(the_challenge(state).answers)


def _compare(state: State, seat: int) -> tuple[int, bool]:
    """Compare what ``seat`` is told with what happens.

    Return the number of chances it is told, and whether one of them is for a part of an Adventure.
    """
    decision = GAME.decision(state, seat)
    assert decision is not None
    view, checked = GAME.view(state, seat), 0
    is_part = False
    if state.phase == "window":
        now = chance_of(state, seat, PASS, whole=False)
        assert is_told(argument(decision.prompt, "works"), now)
        if (said := argument(decision.prompt, "whole")) is not None:
            assert is_told(said, chance_of(state, seat, PASS, whole=True))
            is_part = True
        assert is_told(times(GAME.advice(view, (PASS,)), "before"), now)
        checked += 1
    for option in decision.options:
        if (chance := _told_by(state, seat, option)) is not None:
            advice = GAME.advice(view, (option.id,))
            if state.phase == "window":
                after = argument(option.hint, "after")
                assert is_told(after, chance) if after is not None else chance == now, option
                assert is_told(times(advice, "after"), chance), option
            else:
                assert is_told(argument(option.hint, "works"), chance), option
                assert is_told(times(advice, "works"), chance), option
            checked += 1
        checked += _compare_left(state, seat, option, GAME.advice(view, (option.id,)))
    return checked, is_part


def test_what_a_card_would_do_if_played_now_is_what_it_does() -> None:
    """A hint about a card to take or give away says what it would do in the seat's own main phase."""
    wanted, asked, number = questions(60), 0, 0
    while asked < wanted:
        luck = QuickChance(number)
        state = GAME.setup(GAME.seats[number % len(GAME.seats)], Options(veil="0"), luck)
        while waiting := POLICY.waiting(state):
            seat = waiting[0]
            if state.phase not in ("window", "mulligan") and luck.below(6) == 0:
                view = GAME.view(state, seat)
                for name in offers.choices(state, seat).ids:
                    asked += _compare_card(state, seat, GAME.advice(view, (name,)))
            POLICY.make(state, seat, POLICY.answer(state, seat, luck), luck)
        number += 1


def _compare_card(state: State, seat: int, advice: Text | None) -> bool:
    """Compare what ``advice`` says about a card with what it does; return whether it can be played now."""
    if advice is None or advice.key not in ("saga-advice-card", "saga-advice-end-though"):
        return False
    named = advice.args["card"]
    assert isinstance(named, Text)
    card = named.key.removeprefix("saga-card-")
    answer = f"adventure {card}"
    world = state if advice.key == "saga-advice-end-though" else _holding(state, seat, card)
    if answer not in offers.choices(world, seat).ids:
        return False
    assert is_told(times(advice, "works"), chance_of(world, seat, answer, whole=True)), card
    found = left_after(world, seat, answer)
    for won, name in ((True, "won"), (False, "lost")):
        assert found.get(won, {_ends(advice, name)[0]}) == set(_ends(advice, name)), (card, name, found)
    return True


def _holding(state: State, seat: int, card: str) -> State:
    """Return ``state`` changed to ``seat``'s main phase with ``card`` in hand."""
    world = structs.replace(
        GAME.copy(state),
        phase="main",
        active=seat,
        trial_done=True,
        adventures_left=1,
        challenge=None,
        frames=[],
        picked=None,
        discarding=None,
        taken=None,
        half_paid=False,
        found=None,
    )
    for pile in (world.discard_adventure, world.deck, *world.hands):
        if card in pile:
            pile.remove(card)
    world.hands[seat].append(card)
    return world


def _compare_left(state: State, seat: int, option: Option, advice: Text | None) -> int:
    """Compare how much ``advice`` says that ``seat`` will lack with the rules; return the number of
    claims.
    """
    verb = option.id.partition(" ")[0]
    is_asked = verb in ("adventure", "play") if state.phase == "main" else state.phase == "window"
    if advice is None or not is_asked:
        return 0
    if "now" in advice.args:
        assert _ends(advice, "now") == (shortfalls(state)[seat],) * 2
    names = {None: "then", True: "won", False: "lost"}
    found = left_after(state, seat, option.id)
    said = {key: name for key, name in names.items() if name in advice.args and key in found}
    for key, name in said.items():
        least, most = _ends(advice, name)
        assert found[key] <= set(range(least, most + 1)), (option.id, name, found)
        # Only another player's choice leaves it open.
        assert least == most or seat != state.active, (option.id, name)
    return len(said)


def _ends(advice: Text, name: str) -> tuple[int, int]:
    """Return the minimum and maximum that ``advice`` says will be lacking."""
    part = advice.args[name]
    assert isinstance(part, Text)
    count = part.args.get("count")
    least, most = (count, count) if count is not None else (part.args["least"], part.args["most"])
    assert isinstance(least, int)
    assert isinstance(most, int)
    return least, most


def _told_by(state: State, seat: int, option: Option) -> Fraction | None:
    verb = option.id.partition(" ")[0]
    if state.phase == "window":
        if verb not in (INTERFERE, AID):
            return None
        return chance_of(state, seat, option.id, whole=False)
    return chance_of(state, seat, option.id, whole=True) if verb in ("adventure", "trial") else None

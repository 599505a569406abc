"""Hints of options: the card's effect and cost, its chance of success, and what it would change."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from games.engine.decision import Option
from games.engine.text import Argument, Seat, Text
from games.saga.cards import Allow
from games.saga.components import ADVENTURES, HEROES, OBJECTIVES, PLAIN_EFFECTS
from games.saga.mind.odds import Odds, Standing, odds_of
from games.saga.model import Challenge, Entry, Play, State
from games.saga.rules.challenge import AID, INTERFERE
from games.saga.rules.fold import open_test
from games.saga.rules.scoring import goal_at
from games.saga.rules.story import anchor_type, may_follow, situation
from games.saga.situation import CHARACTERISTICS, Situation


class Hand:
    """The hand of a seat during one question; computes the situation only once."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state, self._seat = state, seat
        self._cards = state.hands[seat]
        self._now: Situation | None = None

    def of(self, card: str) -> Text:
        """Return the hint of ``card`` for the seat; for an Adventure with its current odds."""
        if card not in ADVENTURES:
            return _effect(card)
        if self._now is None:
            self._now = situation(self._state, self._seat)
        rest = [held for held in self._cards if held != card]
        self._now.hands = (len(rest), *self._now.hands[1:])
        return _adventure(card, odds_of(card, self._now, rest))


def of_trial(state: State) -> Text:
    """Return the chance of the Hero's trial, and that it takes up the turn."""
    odds = odds_of(state.hero, situation(state, state.active), ())
    return Text("saga-option-attempt-hint", {"odds": _said(odds)})


@cache
def _effect(card: str) -> Text:
    return Text(f"saga-card-{card}-hint")


@lru_cache(maxsize=1 << 10)
def _adventure(card: str, odds: Odds) -> Text:
    return Text("saga-adventure-hint", {"odds": _said(odds), "stakes": _stakes(card)})


@cache
def _stakes(card: str) -> Text:
    return Text("saga-stakes-trial") if card in HEROES else Text(f"saga-card-{card}-stakes")


@lru_cache(maxsize=1 << 8)
def _said(odds: Odds) -> Text:
    if odds.need is None:
        return Text("saga-odds", {"works": odds.percent})
    return Text("saga-odds-need", {"works": odds.percent, "need": odds.need})


def of_window(standing: Standing) -> dict[str, Argument]:
    """Return the arguments for a window's prompt: the state of its Test, and the stakes of its card."""
    odds = _said(standing.now)
    number, count = standing.test_number
    if count > 1:
        whole: dict[str, Argument] = {
            "number": number,
            "count": count,
            "odds": odds,
            "whole": standing.whole.percent,
        }
        odds = Text("saga-odds-part", whole)
    return {"odds": odds, "stakes": _stakes(standing.challenge.card)}


def with_odds(standing: Standing, seat: Seat, options: list[Option]) -> list[Option]:
    """Return the ``options`` of ``seat`` in the open window, with their effect on the odds.

    Options that can't change anything now come last.
    """
    if not options:
        return options
    challenge = standing.challenge
    answers = [_answer(challenge, seat, option) for option in options]
    idle = standing.idle(seat, answers)
    found = []
    for option, play, is_idle in zip(options, answers, idle, strict=True):
        after = standing.after(seat, (play,) if play else (), int(play is None))
        what = option.hint if play is not None else _aid(challenge, standing.seen_by(challenge.seat))
        assert what is not None, "every card says what it does"
        said = _changing(what, standing.now, after, is_idle, standing.test_number[1] > 1)
        found.append(replace(option, hint=said, is_idle=is_idle))
    return sorted(found, key=lambda option: option.is_idle)


def _answer(challenge: Challenge, seat: Seat, option: Option) -> Play | None:
    """Return the play that ``option`` stands for; None for an aid."""
    verb, card, *rest = option.id.split(" ")
    if verb == AID:
        return None
    assert verb == INTERFERE, "nothing else is played in a window"
    return Play(seat, card, int(rest[0]) if rest else None, early=challenge.stage != "die")


def _aid(challenge: Challenge, now: Situation) -> Text:
    aid = open_test(challenge).aid
    assert aid is not None, "it is offered only where the Test has it"
    by = aid.each.value(now)
    return Text("saga-hint-aid-up" if by > 0 else "saga-hint-aid-down", {"by": abs(by)})


def _changing(what: Text, before: Odds, after: Odds, is_idle: bool, is_part: bool) -> Text:
    """Return ``what`` a card does, with its effect on the odds; ``is_part``: the card has several Tests."""
    if is_idle and before.chance == after.chance:
        return Text("saga-hint-idle", {"what": what})
    if before.chance == after.chance:
        return what
    key = "saga-hint-changing-part" if is_part else "saga-hint-changing"
    return Text(key, {"what": what, "before": before.percent, "after": after.percent})


def is_idle_turn(state: State, card: str) -> bool:
    """Return whether the turn Interference ``card`` is useless with the Adventures in hand."""
    held = [other for other in state.hands[state.active] if other in ADVENTURES]
    after = anchor_type(state)
    for effect in PLAIN_EFFECTS[card]:
        if not isinstance(effect, Allow):
            return False
        if effect.what == "extra" and len(held) > (state.adventures_left > 0):
            return False
        if effect.what == "link" and any(after not in may_follow(other, state.options) for other in held):
            return False
    return True


def idle(what: Text) -> Text:
    """Return ``what`` with the remark that it changes nothing."""
    return Text("saga-hint-idle", {"what": what})


def of_entry(entry: Entry) -> Text:
    """Return the outcome of an Adventure in the story, and its type."""
    key = "saga-hint-entry-won" if entry.outcome == "won" else "saga-hint-entry-lost"
    return Text(key, {"type": Text(f"saga-type-{ADVENTURES[entry.card].type}")})


def of_player(state: State, seat: Seat) -> Text:
    """Return how many cards ``seat`` holds."""
    return Text("saga-hint-player", {"count": len(state.hands[seat])})


def of_characteristic(state: State, seat: Seat, name: str) -> Text:
    """Return the value that the Objective of ``seat`` requires of a characteristic."""
    wanted = goal_at(state.objectives[seat], state.seats, state.options)
    index = CHARACTERISTICS.index(name)
    for other, value in wanted.minimum:
        if other == index:
            return Text("saga-hint-wanted", {"required": value})
    return Text("saga-hint-unwanted")


def of_objective(state: State, name: str) -> Text:
    """Return the requirements of the Objective ``name`` at this table."""
    wanted = goal_at(name, state.seats, state.options)
    args: dict[str, Argument] = {CHARACTERISTICS[index]: value for index, value in wanted.minimum}
    assert name in OBJECTIVES
    return Text(f"saga-card-{name}-text", {**args, "n": wanted.at_least})

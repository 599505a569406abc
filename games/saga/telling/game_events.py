"""The events of the log, and who may see them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from games.engine.event import Event
from games.engine.text import Argument, Seat, SeatName, Text
from games.saga.expressions import Expression
from games.saga.model import Entry, Play, RollResult, StepResult, Throw
from games.saga.situation import CHARACTERISTICS

MINUS = "−"


def card_name(card: str) -> Text:
    """Return the name of a card of any kind."""
    return Text(f"saga-card-{card}")


def _event(
    key: str, reveals: bool = False, audience: tuple[Seat, ...] | None = None, **args: Argument
) -> Event:
    return Event(Text(key, args), audience, reveals)


def about_windows() -> Event:
    """Event: pauses in a challenge may give something away, and how to prevent that; rules/saga#10."""
    return _event("saga-event-about-windows")


def initiative(rounds: Sequence[Sequence[Throw]]) -> list[Event]:
    """Events: the rolls for the first turn, by all players, then by those tied for the highest."""
    return [
        _event("saga-event-initiative-again" if again else "saga-event-initiative", rolls=_listed(throws))
        for again, throws in enumerate(rounds)
    ]


def _listed(throws: Sequence[Throw]) -> Text:
    first, *rest = (
        Text("saga-throw", {"player": SeatName(throw.seat), "die": throw.die}) for throw in throws
    )
    for second in rest:
        first = Text("saga-throws", {"first": first, "second": second})
    return first


def turn_began(seat: Seat, number: int) -> Event:
    """Event: a turn begins in round ``number``."""
    return _event("saga-event-turn", player=SeatName(seat), round=number)


def last_round() -> Event:
    """Event: the last round begins; rules/saga#11.epilogue."""
    return _event("saga-event-last-round")


def goal_near(kind: str) -> Event:
    """Event: one more Adventure of the Hero's type reaches the Hero's goal; rules/saga#11.hero."""
    return _event("saga-event-goal-near", type=Text(f"saga-type-{kind}"))


def drew(seat: Seat, cards: Sequence[str]) -> list[Event]:
    """Events: ``seat`` drew cards; only ``seat`` sees which."""
    told = [_event("saga-event-drew", player=SeatName(seat), count=len(cards))]
    return told + [_event("saga-event-drew-own", True, (seat,), card=card_name(card)) for card in cards]


def reshuffled(count: int) -> Event:
    """Event: the discards became a new deck."""
    return _event("saga-event-reshuffled", True, count=count)


def mulligan(seat: Seat, cards: Sequence[str]) -> list[Event]:
    """Events: ``seat`` discarded its first hand, card by card."""
    told = [_event("saga-event-mulligan", True, player=SeatName(seat))]
    return told + [discarded(seat, card) for card in cards]


def discarded(seat: Seat, card: str) -> Event:
    """Event: ``seat`` discarded ``card``."""
    return _event("saga-event-discarded", True, player=SeatName(seat), card=card_name(card))


def retrieved(seat: Seat, card: str) -> Event:
    """Event: ``seat`` took the top Adventure of the discards."""
    return _event("saga-event-retrieved", True, player=SeatName(seat), card=card_name(card))


def adventure_played(entry: Entry, after: str) -> Event:
    """Event: an Adventure was linked to ``after``, an Adventure or the Hero."""
    return _event(
        "saga-event-adventure",
        True,
        player=SeatName(entry.seat),
        card=card_name(entry.card),
        after=card_name(after),
    )


def trial_attempted(seat: Seat, hero: str) -> Event:
    """Event: ``seat`` attempts the trial."""
    return _event("saga-event-trial", True, player=SeatName(seat), hero=card_name(hero))


def card_played(seat: Seat, card: str) -> Event:
    """Event: ``seat`` played an Interference in its own turn."""
    return _event("saga-event-played", True, player=SeatName(seat), card=card_name(card))


def interfered(play: Play, target: Play | None) -> list[Event]:
    """Events: an Interference was played in a challenge; its dice."""
    player, card = SeatName(play.seat), card_name(play.card)
    if target is None:
        events = [_event("saga-event-interfered", True, player=player, card=card)]
    else:
        events = [
            _event("saga-event-cancelled", True, player=player, card=card, target=card_name(target.card))
        ]
    return events + ([_event("saga-event-its-dice", card=card, dice=_dice(play.roll))] if play.roll else [])


def aided(seat: Seat, card: str) -> Event:
    """Event: ``seat`` discarded ``card`` to change the Difficulty."""
    return _event("saga-event-aided", True, player=SeatName(seat), card=card_name(card))


def difficulty_rolled(dice: tuple[int, ...], difficulty: int) -> Event:
    """Event: the Difficulty dice, and the resulting Difficulty."""
    return _event("saga-event-difficulty", dice=_dice(dice), difficulty=difficulty)


def test_rolled(
    roll: int, score: int, expression: Expression, difficulty: int, changes: Sequence[int]
) -> Event:
    """Event: the test die, and the current sum, with the parts of score and Difficulty."""
    return _event(
        "saga-event-rolled",
        roll=roll,
        score=score,
        what=score_name(expression),
        sum=roll + score,
        difficulty=difficulty_sum(difficulty, changes) or str(difficulty),
    )


def score_name(expression: Expression) -> Text:
    """Return the name of a score, such as ``Courage and successful Friendships``."""
    first, *rest = (_term(term) for term in expression.source.split(" + "))
    for second in rest:
        first = Text("saga-terms", {"first": first, "second": second})
    return first


def _term(term: str) -> Text:
    if term in CHARACTERISTICS:
        return Text(f"saga-characteristic-{term}")
    return Text(f"saga-term-{re.sub('[^a-z0-9]+', '-', term).strip('-')}")


def difficulty_sum(difficulty: int, changes: Sequence[int]) -> str:
    """Return the Difficulty as a sum, such as ``5 + 2 − 3 = 4``; empty if nothing has changed it.

    >>> difficulty_sum(4, (2, -3))
    '5 + 2 − 3 = 4'
    """
    if not changes:
        return ""
    changed = " ".join(f"{'+' if change >= 0 else MINUS} {abs(change)}" for change in changes)
    return f"{difficulty - sum(changes)} {changed} = {difficulty}"


def step_over(result: StepResult) -> list[Event]:
    """Events: the result of a Test in the trial or before a further step; none for other steps."""
    if not isinstance(result, RollResult):
        return []
    return [Event(Text("saga-event-test-won" if result.won else "saga-event-test-lost", _sum(result)))]


def _sum(result: RollResult) -> dict[str, Argument]:
    return {
        "die": result.die,
        "score": result.score,
        "sum": result.die + result.score,
        "difficulty": result.difficulty,
    }


def payment_due(seat: Seat, kind: str, due: int, dice: tuple[int, ...]) -> list[Event]:
    """Events: the dice of a payment, and how many cards are due."""
    told = [_event("saga-event-payment-dice", dice=_dice(dice))] if dice else []
    return [*told, _event(f"saga-event-payment-{kind}", player=SeatName(seat), count=due)]


def condition_checked(holds: bool) -> Event:
    """Event: the condition of a challenge is true, or false."""
    return _event("saga-event-condition-holds" if holds else "saga-event-condition-fails")


def adventure_over(card: str, last: StepResult) -> Event:
    """Event: an Adventure ended; one line that includes the sum of the Test that decided it."""
    if isinstance(last, RollResult):
        key = "saga-event-won-by-test" if last.won else "saga-event-lost-by-test"
        return Event(Text(key, {"card": card_name(card), **_sum(last)}))
    return _event("saga-event-won" if last.won else "saga-event-lost", card=card_name(card))


def outcome_times(won: bool, times: int) -> Event:
    """Event: a Reward or a Failure is applied ``times`` times instead of once."""
    return _event("saga-event-reward-times" if won else "saga-event-failure-times", times=times)


def trial_over(hero: str, key: str) -> Event:
    """Event: the trial was ``passed``, ``failed``, or ``deemed`` passed after everybody failed."""
    return _event(f"saga-event-trial-{key}", hero=card_name(hero))


def characteristic(name: str, before: int, after: int) -> Event:
    """Event: a characteristic changed, or couldn't."""
    label = Text(f"saga-characteristic-{name}")
    if before == after:
        return _event("saga-event-same", characteristic=label, value=after)
    key = "saga-event-raised" if after > before else "saga-event-lowered"
    return _event(key, characteristic=label, before=before, after=after)


def swapped(one: tuple[str, int], other: tuple[str, int]) -> Event:
    """Event: two characteristics, given with their new values, swapped them."""
    return _event(
        "saga-event-swapped",
        one=Text(f"saga-characteristic-{one[0]}"),
        first=one[1],
        other=Text(f"saga-characteristic-{other[0]}"),
        second=other[1],
    )


def taken(taker: Seat, owner: Seat, cards: Sequence[str]) -> list[Event]:
    """Events: ``taker`` took random cards from ``owner``; only these two see which."""
    told = [_event("saga-event-took", player=SeatName(taker), other=SeatName(owner), count=len(cards))]
    both = (taker, owner)
    return told + [
        _event(
            "saga-event-took-own",
            True,
            both,
            player=SeatName(taker),
            other=SeatName(owner),
            card=card_name(card),
        )
        for card in cards
    ]


def found(seat: Seat, card: str | None) -> Event:
    """Event: the card found by a search, if any."""
    if card is None:
        return _event("saga-event-found-nothing", True, player=SeatName(seat))
    return _event("saga-event-found", True, player=SeatName(seat), card=card_name(card))


def entry_changed(card: str, to: str) -> Event:
    """Event: an Adventure of the story was discarded, or counts as won or lost from now on."""
    return _event(f"saga-event-entry-{to}", True, card=card_name(card))


def previous_applied(card: str, part: str) -> Event:
    """Event: the Reward or the Failure of the previous card is applied."""
    return _event(f"saga-event-previous-{part}", card=card_name(card))


def allowed(what: str) -> Event:
    """Event: the active player may play a further Adventure, or link one freely."""
    return _event(f"saga-event-allow-{what}")


def peeked(seat: Seat, owner: Seat, objective: str) -> list[Event]:
    """Events: ``seat`` looked at an Objective; only ``seat`` sees which."""
    return [
        _event("saga-event-peeked", player=SeatName(seat), other=SeatName(owner)),
        _event("saga-event-peeked-own", True, (seat,), other=SeatName(owner), objective=card_name(objective)),
    ]


def objective_drawn(seat: Seat, objective: str) -> list[Event]:
    """Events: ``seat`` drew an Objective; only ``seat`` sees which."""
    return [
        _event("saga-event-objective", player=SeatName(seat)),
        _event("saga-event-objective-own", True, (seat,), objective=card_name(objective)),
    ]


def objective_open(seat: Seat, objective: str) -> Event:
    """Event: ``seat`` has a new Objective, at a table with open Objectives."""
    return _event("saga-event-objective-open", True, player=SeatName(seat), objective=card_name(objective))


def objective_shown(seat: Seat, objective: str) -> Event:
    """Event: ``seat`` shows the Objective it has won with."""
    return _event("saga-event-shown", True, player=SeatName(seat), objective=card_name(objective))


def _dice(dice: Sequence[int]) -> str:
    return " + ".join(map(str, dice))

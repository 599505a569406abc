"""Tracks what each viewer knows for sure about hidden cards, from what they saw; rules/saga#12.known.

A fact says that at least a certain number of its cards are in certain places. It changes only by what its
viewer sees, so it's true in every world that the viewer can't tell from the real one:

- A card seen arriving at a place is there.
- A card seen leaving a place no longer counts for that place.
- A card that moves unseen may be any card of its place: one more may be missing there, none in both places
  together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from games.engine.text import Seat
from games.saga.cards import Kind
from games.saga.components import ADVENTURES
from games.saga.model import DRAW_PILE, Fact, Place, State


def noted(state: State) -> list[Fact]:
    """Return all facts of all viewers; empty if knowledge is not tracked."""
    return state.facts or []


def viewers(state: State) -> tuple[Seat | None, ...]:
    """Return the viewers: everybody together (None), and each seat."""
    return (None, *range(state.seats))


def hidden_places(state: State, viewer: Seat | None) -> tuple[Place, ...]:
    """Return the places hidden from ``viewer``: the draw pile and the hands of all others."""
    return (DRAW_PILE, *hidden_hands(state, viewer))


def hidden_hands(state: State, viewer: Seat | None) -> tuple[Seat, ...]:
    """Return the seats with hands hidden from ``viewer``."""
    return tuple(seat for seat in range(state.seats) if seat != viewer)


def cards_at(state: State, place: Place) -> list[str]:
    """Return the cards in a hand or in the draw pile."""
    return state.deck if place == DRAW_PILE else state.hands[place]


def moved(state: State, card: str, source: Place, target: Place, *, shown: bool = False) -> None:
    """Record that ``card`` moved from ``source`` to ``target``.

    ``shown``: everybody saw it, though it is hidden before and after. A seat that holds it before or after
    sees it in any case, and so does everybody if either place is open.
    """
    if not state.facts and (state.facts is None or target < 0 or (source == DRAW_PILE and not shown)):
        return

    def learned(viewer: Seat | None, own: list[Fact]) -> list[Fact]:
        places = hidden_places(state, viewer)
        if source in places and target in places and not shown:
            return _slipped(own, source, target)
        if source in places:
            own = _left(state, own, source, card, places)
        return _came(own, viewer, target, card) if target in places else own

    _learn(state, learned)


def _learn(state: State, learned: Callable[[Seat | None, list[Fact]], list[Fact]]) -> None:
    """Update the facts of every viewer by ``learned``."""
    if state.facts is None:
        return
    facts: list[Fact] = []
    for viewer in viewers(state):
        before = [fact for fact in state.facts if fact.viewer == viewer]
        after = learned(viewer, before)
        facts += before if after == before else _pruned(before, after, hidden_places(state, viewer))
    state.facts = facts


def _slipped(facts: list[Fact], source: Place, target: Place) -> list[Fact]:
    """Return the facts after a card moved unseen."""
    after: list[Fact] = []
    for fact in facts:
        if source not in fact.places or target in fact.places:
            after.append(fact)
        else:
            after.append(replace(fact, missing=fact.missing + 1))
            after.append(replace(fact, places=tuple(sorted((*fact.places, target)))))
    return after


def _left(state: State, facts: list[Fact], source: Place, card: str, places: tuple[Place, ...]) -> list[Fact]:
    """Return the facts after ``card`` was seen leaving ``source``, one of the hidden ``places``."""
    after: list[Fact] = []
    hidden = [other for place in places for other in cards_at(state, place)]
    for fact in facts:
        name = name_of(fact, card)
        if name not in fact.cards:
            after.append(fact)
        elif source in fact.places:
            after.append(_without(fact, name))
        elif fact.cards.count(name) > (
            sum(kind_of(other) == name for other in hidden) if fact.by_kind else hidden.count(card)
        ):
            # It was one of the missing cards.
            after.append(replace(_without(fact, name), missing=fact.missing - 1))
        else:
            after.append(fact)
    return after


def _came(facts: list[Fact], viewer: Seat | None, target: Place, card: str) -> list[Fact]:
    """Return the facts after ``card`` was seen arriving at ``target``."""
    after: list[Fact] = []
    is_new = target != DRAW_PILE
    for fact in facts:
        if target in fact.places:
            after.append(replace(fact, cards=tuple(sorted((*fact.cards, name_of(fact, card))))))
            if fact.seen and fact.places == (target,) and not fact.missing:
                is_new = False
        else:
            after.append(fact)
    return [*after, Fact(viewer, (target,), (card,))] if is_new else after


def name_of(fact: Fact, card: str) -> str:
    """Return the name that ``fact`` uses for ``card``: the card, or its kind."""
    return kind_of(card) if fact.by_kind else card


def kind_of(card: str) -> Kind:
    """Return the kind of ``card``."""
    return "adventure" if card in ADVENTURES else "interference"


def _without(fact: Fact, name: str) -> Fact:
    cards = list(fact.cards)
    cards.remove(name)
    return replace(fact, cards=tuple(cards))


def _pruned(before: list[Fact], after: list[Fact], places: tuple[Place, ...]) -> list[Fact]:
    """Return ``after`` without empty facts and, if there are more than before, without implied ones."""
    game_events = [fact for fact in after if fact.missing < len(fact.cards) and fact.places != places]
    if len(game_events) <= len(before):
        return game_events
    kept = set(map(id, before))
    different = list(dict.fromkeys(game_events))
    new = [fact for fact in different if id(fact) not in kept]
    return [
        fact
        for fact in different
        if not any(_implies(other, fact) for other in (new if id(fact) in kept else different))
    ]


def _implies(one: Fact, other: Fact) -> bool:
    """Return whether ``one``, a different fact, implies ``other``."""
    if one is other or one.seen != other.seen or one.by_kind != other.by_kind:
        return False
    if not all(place in other.places for place in one.places):
        return False
    common = (Counter(one.cards) & Counter(other.cards)).total()
    return common - one.missing >= len(other.cards) - other.missing


def reshuffled(state: State) -> None:
    """Record that the empty draw pile is rebuilt from all discards, which everybody has seen.

    All other hidden cards must then be in hands.
    """

    def learned(viewer: Seat | None, own: list[Fact]) -> list[Fact]:
        emptied = [
            replace(fact, places=tuple(place for place in fact.places if place != DRAW_PILE)) for fact in own
        ]
        [all_hands] = _in_hands(state, viewer, lambda card: True)
        by_hand = [
            replace(all_hands, places=(seat,), missing=len(all_hands.cards) - len(state.hands[seat]))
            for seat in hidden_hands(state, viewer)
        ]
        return [*emptied, all_hands, *by_hand]

    _learn(state, learned)


def searched(state: State, seat: Seat, fits: Callable[[str], bool], *, found: bool) -> None:
    """Record what ``seat`` saw of the draw pile when searching for cards that satisfy ``fits``.

    If it found none, everybody knows that the others are in hands.
    """

    def learned(viewer: Seat | None, own: list[Fact]) -> list[Fact]:
        if viewer != seat and found:
            return own
        in_pile = Fact(viewer, (DRAW_PILE,), tuple(sorted(filter(fits, state.deck))), seen=False)
        return [*own, *_in_hands(state, viewer, fits), in_pile]

    _learn(state, learned)


def _in_hands(state: State, viewer: Seat | None, fits: Callable[[str], bool]) -> Iterator[Fact]:
    """Yield the fact that hidden cards that satisfy ``fits`` and aren't in the draw pile are in hands."""
    hands = hidden_hands(state, viewer)
    cards = sorted(card for seat in hands for card in state.hands[seat] if fits(card))
    yield Fact(viewer, hands, tuple(cards), seen=False)


def fell_short(state: State, seat: Seat, kind: Kind) -> None:
    """Record that ``seat`` could not give enough cards of ``kind``: it has none left."""
    others = tuple(kind_of(card) for card in state.hands[seat])

    def learned(viewer: Seat | None, own: list[Fact]) -> list[Fact]:
        return own if viewer == seat else [*own, Fact(viewer, (seat,), others, seen=False, by_kind=True)]

    _learn(state, learned)


def holds(state: State, fact: Fact) -> bool:
    """Return whether ``fact`` is true in ``state``."""
    present = Counter(name_of(fact, card) for place in fact.places for card in cards_at(state, place))
    return (present & Counter(fact.cards)).total() >= len(fact.cards) - fact.missing


def surely_held(state: State, viewer: Seat | None, seat: Seat) -> tuple[str, ...]:
    """Return the cards that ``viewer`` saw go into hands and that must be in the hand of ``seat``."""
    sure: Counter[str] = Counter()
    for fact in noted(state):
        if fact.viewer == viewer and fact.seen and seat in fact.places:
            elsewhere = fact.missing + sum(
                len(cards_at(state, place)) for place in fact.places if place != seat
            )
            if elsewhere >= len(fact.cards):
                continue
            sure |= Counter({card: count - elsewhere for card, count in Counter(fact.cards).items()})
    return tuple(sorted(sure.elements()))


def somewhere_held(state: State, viewer: Seat | None) -> list[Fact]:
    """Return the facts of ``viewer`` about cards in one of several hands."""
    seen = [fact for fact in noted(state) if fact.viewer == viewer and fact.seen]
    # Cards that are surely in one hand are listed with that hand already.
    open_facts = [fact for fact in seen if len(fact.places) > 1 or fact.missing]
    sure = {seat: Counter(surely_held(state, viewer, seat)) for fact in open_facts for seat in fact.places}
    found = []
    for fact in open_facts:
        known = sum((sure[seat] for seat in fact.places), Counter[str]())
        if (known & Counter(fact.cards)).total() < len(fact.cards) - fact.missing:
            found.append(fact)
    return found

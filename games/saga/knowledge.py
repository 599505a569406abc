"""What each viewer can be sure of about hidden cards, from what they saw; rules/saga#12.known.

A fact says that of some cards, all but so many lie in some places. It is true in every world that its viewer
cannot tell from the real one, because it changes by what the viewer sees alone:

- A card that is seen to come to a place lies there.
- A card that is seen to leave a place is no longer one of those that lie there.
- A card that moves unseen may be any card of its place: one more may be missing there, none in both together.
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
    """Return all knowledge by its holder; empty if knowledge is not tracked."""
    return state.facts or []


def viewers(state: State) -> tuple[Seat | None, ...]:
    """Return the holders of knowledge: everybody together (``None``), and each seat."""
    return (None, *range(state.seats))


def hidden_places(state: State, viewer: Seat | None) -> tuple[Place, ...]:
    """Return where cards lie that ``viewer`` does not see: the draw pile and the hands of all others."""
    return (DRAW_PILE, *hidden_hands(state, viewer))


def hidden_hands(state: State, viewer: Seat | None) -> tuple[Seat, ...]:
    """Return the seats whose hands ``viewer`` does not see."""
    return tuple(seat for seat in range(state.seats) if seat != viewer)


def cards_at(state: State, place: Place) -> list[str]:
    """Return the cards in a hand or in the draw pile."""
    return state.deck if place == DRAW_PILE else state.hands[place]


def moved(state: State, card: str, source: Place, target: Place, *, shown: bool = False) -> None:
    """Note that ``card`` went from ``source`` to ``target``.

    ``shown``: everybody saw it, though it is hidden before and after. A seat that holds it before or after
    sees it in any case, and so does everybody if it comes from or goes to an open place.
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
    """Let every viewer draw their conclusions: ``learned`` returns what they know then."""
    if state.facts is None:
        return
    facts: list[Fact] = []
    for viewer in viewers(state):
        before = [fact for fact in state.facts if fact.viewer == viewer]
        after = learned(viewer, before)
        facts += before if after == before else _pruned(before, after, hidden_places(state, viewer))
    state.facts = facts


def _slipped(facts: list[Fact], source: Place, target: Place) -> list[Fact]:
    """Return what holds after a card went unseen."""
    after: list[Fact] = []
    for fact in facts:
        if source not in fact.places or target in fact.places:
            after.append(fact)
        else:
            after.append(replace(fact, missing=fact.missing + 1))
            after.append(replace(fact, places=tuple(sorted((*fact.places, target)))))
    return after


def _left(state: State, facts: list[Fact], source: Place, card: str, places: tuple[Place, ...]) -> list[Fact]:
    """Return what holds after ``card`` was seen to leave ``source``, one of the hidden ``places``."""
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
            # It was one of those that were missing.
            after.append(replace(_without(fact, name), missing=fact.missing - 1))
        else:
            after.append(fact)
    return after


def _came(facts: list[Fact], viewer: Seat | None, target: Place, card: str) -> list[Fact]:
    """Return what holds after ``card`` was seen to come to ``target``."""
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
    """Return as what ``fact`` counts ``card``."""
    return kind_of(card) if fact.by_kind else card


def kind_of(card: str) -> Kind:
    """Return the kind of ``card``."""
    return "adventure" if card in ADVENTURES else "interference"


def _without(fact: Fact, name: str) -> Fact:
    cards = list(fact.cards)
    cards.remove(name)
    return replace(fact, cards=tuple(cards))


def _pruned(before: list[Fact], after: list[Fact], places: tuple[Place, ...]) -> list[Fact]:
    """Return ``after`` without what says nothing and, where it has grown, without what others say, too."""
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
    """Return whether ``one``, which is another fact than ``other``, says all that ``other`` does."""
    if one is other or one.seen != other.seen or one.by_kind != other.by_kind:
        return False
    if not all(place in other.places for place in one.places):
        return False
    common = (Counter(one.cards) & Counter(other.cards)).total()
    return common - one.missing >= len(other.cards) - other.missing


def reshuffled(state: State) -> None:
    """Note that the empty draw pile is rebuilt from all discards, which everybody has seen.

    So all other hidden cards lie in the hands of the others.
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
    """Note what was seen of the draw pile by ``seat``, who has looked for cards for which ``fits`` holds.

    If none was found, all know where the others lie: in hands.
    """

    def learned(viewer: Seat | None, own: list[Fact]) -> list[Fact]:
        if viewer != seat and found:
            return own
        in_pile = Fact(viewer, (DRAW_PILE,), tuple(sorted(filter(fits, state.deck))), seen=False)
        return [*own, *_in_hands(state, viewer, fits), in_pile]

    _learn(state, learned)


def _in_hands(state: State, viewer: Seat | None, fits: Callable[[str], bool]) -> Iterator[Fact]:
    """Yield that all hidden cards for which ``fits`` holds, but those in the draw pile, lie in hands."""
    hands = hidden_hands(state, viewer)
    cards = sorted(card for seat in hands for card in state.hands[seat] if fits(card))
    yield Fact(viewer, hands, tuple(cards), seen=False)


def fell_short(state: State, seat: Seat, kind: Kind) -> None:
    """Note that ``seat`` could not give as many cards of ``kind`` as it had to: it has none of them left."""
    others = tuple(kind_of(card) for card in state.hands[seat])

    def learned(viewer: Seat | None, own: list[Fact]) -> list[Fact]:
        return own if viewer == seat else [*own, Fact(viewer, (seat,), others, seen=False, by_kind=True)]

    _learn(state, learned)


def is_possible(state: State, viewer: Seat | None) -> bool:
    """Return whether everything is true in ``state`` that ``viewer`` is sure of."""
    return all(holds(state, fact) for fact in noted(state) if fact.viewer == viewer)


def holds(state: State, fact: Fact) -> bool:
    """Return whether ``fact`` is true in ``state``."""
    present = Counter(name_of(fact, card) for place in fact.places for card in cards_at(state, place))
    return (present & Counter(fact.cards)).total() >= len(fact.cards) - fact.missing


def surely_held(state: State, viewer: Seat | None, seat: Seat) -> tuple[str, ...]:
    """Return the cards that ``viewer`` saw go into hands and that must lie in that of ``seat``."""
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
    """Return what ``viewer`` knows beyond certain places: cards that lie in one of several hands."""
    seen = [fact for fact in noted(state) if fact.viewer == viewer and fact.seen]
    # What lies in one hand for sure is known of that hand already.
    open_facts = [fact for fact in seen if len(fact.places) > 1 or fact.missing]
    sure = {seat: Counter(surely_held(state, viewer, seat)) for fact in open_facts for seat in fact.places}
    found = []
    for fact in open_facts:
        known = sum((sure[seat] for seat in fact.places), Counter[str]())
        if (known & Counter(fact.cards)).total() < len(fact.cards) - fact.missing:
            found.append(fact)
    return found

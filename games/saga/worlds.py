"""Other states that a viewer cannot tell from the real one; section 12."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

from games.engine.chance import Chance
from games.engine.text import Seat
from games.saga import effects
from games.saga.cards import Search
from games.saga.challenge import PASS
from games.saga.components import ADVENTURES
from games.saga.legality import fits
from games.saga.model import State
from games.saga.piles import cards_of_kind
from games.saga.scoring import goal_at, shortfall
from games.saga.situation import Situation
from games.saga.story import situation
from games.saga.turn import KEEP

Place: TypeAlias = tuple[list[str], int]
"""A row of cards and a place in it."""


def determinize(state: State, viewer: Seat | None, chance: Chance) -> State:
    """Return a copy of ``state`` in which what ``viewer`` does not know lies otherwise.

    Answers that others have given in secret become passes; that they were given stays, and so does the wish
    of a seat to pass throughout, which shows in the same way.
    """
    world = state.copy()
    _deal_unknown(world, viewer, chance)
    if not world.options.objectives_open:
        _deal_objectives(world, viewer, chance)
    for seat in range(world.seats):
        if seat != viewer:
            _forget_answers(world, seat)
    return world


def _deal_unknown(world: State, viewer: Seat | None, chance: Chance) -> None:
    """Let the cards that ``viewer`` does not know change places, as far as the open question allows it."""
    same = _sameness(world)
    free: list[Place] = []
    bound: list[Place] = []
    for row, places, constrained in _unknown_rows(world, viewer):
        (bound if constrained else free).extend((row, index) for index in places)
    cards = [row[index] for row, index in free]
    chance.shuffle(cards)
    for (row, index), card in zip(free, cards, strict=True):
        row[index] = card
    everywhere = free + bound
    for row, index in bound:
        other, at = everywhere[chance.below(len(everywhere))]
        if same(row[index]) == same(other[at]):
            row[index], other[at] = other[at], row[index]


def _unknown_rows(world: State, viewer: Seat | None) -> list[tuple[list[str], list[int], bool]]:
    """Return the rows with cards that ``viewer`` does not know: places, whether the question binds them."""
    searching = _open_search(world)
    by_deck = searching is not None and searching.where == "deck"
    looks_through = by_deck and viewer == world.frames[-1].seat
    unseen = [
        index
        for index, card in enumerate(world.deck)
        if not looks_through or searching is None or not fits(world, searching, card)
    ]
    rows = [(world.deck, unseen, by_deck)]
    bound_seats = _seats_bound_by_kind(world)
    for seat, hand in enumerate(world.hands):
        if seat == viewer:
            continue
        known = Counter(
            fact.card for fact in world.known if fact.holder == seat and fact.viewer in {None, viewer}
        )
        places: list[int] = []
        for index, card in enumerate(hand):
            if known[card]:
                known[card] -= 1
            else:
                places.append(index)
        rows.append((hand, places, by_deck or seat in bound_seats))
    return rows


def _open_search(world: State) -> Search | None:
    if world.phase != "choice":
        return None
    _, _, effect, _ = effects.question(world)
    return effect if isinstance(effect, Search) else None


def _seats_bound_by_kind(world: State) -> tuple[Seat, ...]:
    """Return the seats of whose hands the open question tells how many cards of a kind are in them."""
    if world.phase == "retrieve":
        return (world.active,)
    discarding = world.discarding
    return () if discarding is None else discarding.seats


def _sameness(world: State) -> Callable[[str], bool]:
    """Return by what two cards must agree to change places where the open question binds them."""
    searching = _open_search(world)
    if searching is not None:
        return lambda card: fits(world, searching, card)
    return lambda card: card in ADVENTURES


def _deal_objectives(world: State, viewer: Seat | None, chance: Chance) -> None:
    """Deal the Objectives that ``viewer`` has not seen anew; nobody gets one that would have won already."""
    seen = {sighting.objective for sighting in world.sightings if sighting.viewer == viewer}
    if world.found is not None and world.frames[-1].seat == viewer:
        seen.add(world.found)
    shown = set(world.winners)
    rows: list[tuple[list[str], int, bool]] = []
    for seat, objective in enumerate(world.objectives):
        if seat != viewer and seat not in shown and objective not in seen:
            rows.append((world.objectives, seat, True))
    for index, objective in enumerate(world.objective_deck):
        if objective not in seen:
            rows.append((world.objective_deck, index, False))
    cards = [row[index] for row, index, _ in rows]
    chance.shuffle(cards)
    now = situation(world, world.active)
    for row, index, dealt in rows:
        place = 0
        if dealt:
            place = next((at for at, card in enumerate(cards) if not _met(world, card, now)), 0)
        row[index] = cards.pop(place)
    if world.found is not None and world.found not in seen and world.objective_deck:
        at = chance.below(len(world.objective_deck))
        if world.objective_deck[at] not in seen:
            world.found, world.objective_deck[at] = world.objective_deck[at], world.found


def _met(world: State, objective: str, now: Situation) -> bool:
    return not shortfall(objective, goal_at(objective, world.seats, world.options), now)


def _forget_answers(world: State, seat: Seat) -> None:
    if world.wishes[seat] != "done":
        world.wishes[seat] = "auto"
    if world.mulligans[seat] is not None:
        world.mulligans[seat] = KEEP
    if world.challenge is not None and world.challenge.answers[seat] is not None:
        world.challenge.answers[seat] = PASS
    discarding = world.discarding
    if discarding is not None and seat in discarding.seats:
        place = discarding.seats.index(seat)
        cards = cards_of_kind(world.hands[seat], discarding.kind)
        discarding.picks[place] = cards[: len(discarding.picks[place])]

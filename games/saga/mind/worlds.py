"""Random states that are consistent with what a viewer knows; rules/saga#12."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import chain
from typing import TypeAlias

from msgspec.structs import replace

from games.engine.chance import Chance
from games.engine.copying import copied
from games.engine.text import Seat
from games.saga.cards import Search
from games.saga.components import ADVENTURES, cards_of_kind
from games.saga.model import Challenge, Discarding, Fact, Place, State
from games.saga.rules import effects, knowledge, sightings
from games.saga.rules.challenge import PASS, PASSES, answer_of, may_cut_in, possible_chances, ring
from games.saga.rules.fold import targets
from games.saga.rules.legality import fits, search_fits
from games.saga.rules.offers import WISHES, window_plays
from games.saga.rules.scoring import goal_at, shortfall
from games.saga.rules.story import situation
from games.saga.rules.turn import KEEP, REDRAW, may_redraw, payments
from games.saga.situation import Situation

Slot: TypeAlias = tuple[list[str], int]
"""A row of cards and an index in it."""

_DEALS, _MENDINGS = 40, 6
"""How many deals to try, and how often to repair each."""


def determinize(state: State, viewer: Seat | None, chance: Chance) -> State:
    """Return a copy of ``state`` in which everything unknown to ``viewer`` is drawn at random."""
    world = copied(state)
    if viewer not in range(world.seats):
        viewer = None
    _deal_cards(world, viewer, chance)
    _deal_objectives(world, viewer, chance)
    others = [seat for seat in range(world.seats) if seat != viewer]
    for seat in others:
        world.wishes[seat] = chance.pick(WISHES)
    if world.phase == "mulligan":
        _answer_mulligans(world, others, chance)
    if world.picked is not None and world.frames[-1].seat != viewer:
        world.picked = None
        world.picked = chance.pick(effects.question(world)[3])
    if world.challenge is not None:
        _answer_window(world, world.challenge, viewer, chance)
    if world.discarding is not None:
        for seat in others:
            _pick(world, world.discarding, seat, chance)
    return world


# Cards


def _deal_cards(world: State, viewer: Seat | None, chance: Chance) -> None:
    """Deal the cards hidden from ``viewer`` again, consistent with everything they know or were shown.

    The result depends only on what the viewer knows. If a deal cannot be repaired, the next one is tried; if
    none can, the cards stay.
    """
    told = _told(world, viewer)
    places = knowledge.hidden_places(world, viewer)
    real = [knowledge.cards_at(world, place)[:] for place in places]
    # The viewer knows the facts known to everyone, but not what other seats know privately.
    facts = [fact for fact in knowledge.noted(world) if fact.viewer in (viewer, None)]
    world.facts = facts
    pool = sorted(chain.from_iterable(real))
    for _ in range(_DEALS):
        chance.shuffle(pool)
        _lay(world, places, pool)
        if told is not None:
            _lay_found(world, viewer, told)
        if _mended(world, places, facts, chance) and _told(world, viewer) == told:
            return
    _lay(world, places, list(chain.from_iterable(real)))


def _lay(world: State, places: Sequence[Place], cards: list[str]) -> None:
    """Put ``cards`` into ``places``, in order."""
    end = 0
    for place in places:
        row = knowledge.cards_at(world, place)
        begin, end = end, end + len(row)
        row[:] = cards[begin:end]


def _lay_found(world: State, viewer: Seat | None, told: Hashable) -> None:
    """Let a seat that searches the deck find the cards that it has found, and no others."""
    search = _open_search(world)
    if search is None or viewer != world.frames[-1].seat or not isinstance(told, tuple):
        return
    for hand in (world.hands[seat] for seat in knowledge.hidden_hands(world, viewer)):
        for index, card in enumerate(hand):
            if card in told:
                others = [at for at, one in enumerate(world.deck) if not fits(world, search, one)]
                if not others:
                    return
                other = others[0]
                hand[index], world.deck[other] = world.deck[other], card
    hidden = [card for card in world.deck if fits(world, search, card) and card not in told]
    for card in hidden:
        for hand in (world.hands[seat] for seat in knowledge.hidden_hands(world, viewer)):
            free = [at for at, one in enumerate(hand) if not fits(world, search, one)]
            if free:
                at = world.deck.index(card)
                hand[free[0]], world.deck[at] = card, hand[free[0]]
                break


def _mended(world: State, places: Sequence[Place], facts: Sequence[Fact], chance: Chance) -> bool:
    """Swap cards to make all ``facts`` true, and return whether that worked."""
    for _ in range(_MENDINGS):
        broken = [fact for fact in facts if not knowledge.holds(world, fact)]
        if not broken:
            return True
        for fact in broken:
            _mend(world, places, fact, chance)
    return False


def _slots(world: State, places: Sequence[Place]) -> list[Slot]:
    rows = [knowledge.cards_at(world, at) for at in places]
    return [(row, index) for row in rows for index in range(len(row))]


def _mend(world: State, places: Sequence[Place], fact: Fact, chance: Chance) -> None:
    """Swap cards to make ``fact`` true."""
    inside = _slots(world, [at for at in fact.places if at in places])
    outside = _slots(world, [at for at in places if at not in fact.places])
    chance.shuffle(inside)
    chance.shuffle(outside)
    wanted = Counter(fact.cards)
    for at in fact.places:
        if at not in places:
            wanted -= Counter(knowledge.name_of(fact, card) for card in knowledge.cards_at(world, at))
    spare: list[Slot] = []
    for row, index in inside:
        name = knowledge.name_of(fact, row[index])
        if wanted[name]:
            wanted[name] -= 1
        else:
            spare.append((row, index))
    lacking = wanted.total() - fact.missing
    for row, index in outside:
        if lacking <= 0 or not spare:
            return
        name = knowledge.name_of(fact, row[index])
        if wanted[name]:
            wanted[name] -= 1
            lacking -= 1
            other, at = spare.pop()
            row[index], other[at] = other[at], row[index]


def _told(world: State, viewer: Seat | None) -> Hashable:
    """Return the hidden information that the open question reveals to ``viewer``; None if there's none."""
    search = _open_search(world)
    if search is not None:
        found = search_fits(world, search)
        return tuple(found) if viewer == world.frames[-1].seat else bool(found)
    if world.phase == "retrieve" and viewer != world.active:
        return bool(payments(world))
    discarding = world.discarding
    if discarding is None:
        return None
    return tuple(_told_by_discarding(world, discarding, seat) for seat in discarding.seats)


def _open_search(world: State) -> Search | None:
    """Return the open search of the deck."""
    if world.phase != "choice":
        return None
    _, _, effect, _ = effects.question(world)
    return effect if isinstance(effect, Search) and effect.where == "deck" else None


# Objectives


def _deal_objectives(world: State, viewer: Seat | None, chance: Chance) -> None:
    """Deal the Objectives hidden from ``viewer`` again, respecting what they know about each one's place.

    No seat gets an Objective that is already met.
    """
    lying = sightings.lying(world)
    moving = sorted(place for place in lying if not _sees_objective(world, viewer, place))
    pool = sorted(lying[place] for place in moving)
    now = situation(world, world.active)
    for objective in pool[:]:
        known = sightings.may_lie(world, viewer, objective)
        if known is not None and (possible := [place for place in moving if place in known]):
            place = chance.pick(possible)
            lying[place] = objective
            moving.remove(place)
            pool.remove(objective)
    chance.shuffle(pool)
    for place in reversed(moving):
        if place < 0:
            lying[place] = pool.pop()
            continue
        objective = chance.pick([one for one in pool if not _met(world, one, now)] or pool)
        pool.remove(objective)
        lying[place] = objective
    sightings.lay(world, lying)
    world.sightings = [
        sighting
        if sighting.viewer == viewer
        else replace(sighting, objective=lying[chance.pick(sorted(set(sighting.places) & set(lying)))])
        for sighting in world.sightings
    ]


def _sees_objective(world: State, viewer: Seat | None, place: int) -> bool:
    """Return whether ``viewer`` sees the Objective at ``place``, which therefore stays there."""
    if world.found is not None and place == world.found_at:
        return world.frames[-1].seat == viewer
    return place >= 0 and (world.options.objectives_open or place == viewer or place in world.winners)


def _met(world: State, objective: str, now: Situation) -> bool:
    return not shortfall(objective, goal_at(objective, world.seats, world.options), now)


# Secret answers of other seats


def _answer_mulligans(world: State, others: list[Seat], chance: Chance) -> None:
    for seat in others:
        world.mulligans[seat] = chance.pick([None, KEEP, *([REDRAW] if may_redraw(world, seat) else [])])
    if None not in world.mulligans:
        world.mulligans[chance.pick(others)] = None


def _answer_window(world: State, challenge: Challenge, viewer: Seat | None, chance: Chance) -> None:
    """Draw answers for the other seats that keep the window open."""
    others = [seat for seat in range(world.seats) if seat != viewer]
    for seat in others:
        challenge.resting[seat] = chance.below(4) == 0
    if world.phase != "window":
        return
    possible = targets(challenge)
    for seat in others:
        offered = window_plays(world.hands[seat], seat, challenge, possible)
        plays = [name for name in offered if not may_cut_in(name)]
        challenge.answers[seat] = chance.pick([None, None, PASS, chance.pick(plays) if plays else PASS])
    if viewer != challenge.seat or answer_of(challenge, viewer) is None:
        challenge.veiled = world.options.veil != "0" and chance.below(2) == 0
    challenge.chance = chance.pick(possible_chances(challenge, viewer))
    before: list[Seat] = []
    for seat in ring(challenge):
        answer = answer_of(challenge, seat)
        if answer is None:
            return
        if answer not in PASSES:
            # A card not played yet: an earlier seat still has the chance, or this seat has no answer.
            _ask_again(challenge, chance.pick(before) if seat == viewer else seat)
            return
        if seat != viewer:
            before.append(seat)
    if not challenge.veiled:
        _ask_again(challenge, chance.pick(others))


def _ask_again(challenge: Challenge, seat: Seat) -> None:
    challenge.answers[seat] = None
    challenge.resting[seat] = False


def _told_by_discarding(world: State, discarding: Discarding, seat: Seat) -> Hashable:
    """Return whether ``seat`` is choosing what to discard and still has a choice."""
    cards = cards_of_kind(world.hands[seat], discarding.kind)
    owed, picked = (
        max(0, min(discarding.count, len(cards))),
        len(discarding.picks[discarding.seats.index(seat)]),
    )
    is_open = picked < owed and not effects.is_settled(_given_last(cards)[picked:], owed - picked)
    return effects.has_say(cards, discarding.kind, discarding.count), is_open


def _given_last(cards: list[str]) -> list[str]:
    """Return ``cards`` sorted to put those whose order matters last."""
    return sorted(cards, key=ADVENTURES.__contains__)


def _pick(world: State, discarding: Discarding, seat: Seat, chance: Chance) -> None:
    """Redraw the cards ``seat`` has chosen to discard; the number of its choices is public and stays."""
    if seat not in discarding.seats:
        return
    place = discarding.seats.index(seat)
    cards = cards_of_kind(world.hands[seat], discarding.kind)
    picked = len(discarding.picks[place])
    is_done = picked == discarding.owed[place]
    owed = max(0, min(discarding.count, len(cards)))
    discarding.owed = (*discarding.owed[:place], owed, *discarding.owed[place + 1 :])
    if not effects.has_say(cards, discarding.kind, discarding.count):
        discarding.picks[place] = cards[:owed]
        return
    chance.shuffle(cards)
    if is_done:
        picked = owed
    elif effects.is_settled(cards[picked:], owed - picked):
        cards = _given_last(cards)
    discarding.picks[place] = cards[:picked]

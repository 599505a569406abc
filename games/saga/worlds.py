"""Other states that a viewer cannot tell from the real one; rules/saga#12."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeAlias

from msgspec.structs import replace

from games.engine.chance import Chance
from games.engine.text import Seat
from games.saga import effects, knowledge, sightings
from games.saga.cards import Search
from games.saga.challenge import PASS, PASSES, answer_of, may_cut_in, possible_chances, ring
from games.saga.components import ADVENTURES, cards_of_kind
from games.saga.fold import targets
from games.saga.legality import fits, search_fits
from games.saga.model import Challenge, Discarding, State
from games.saga.questions import WISHES, window_plays
from games.saga.scoring import goal_at, shortfall
from games.saga.situation import Situation
from games.saga.story import situation
from games.saga.turn import KEEP, REDRAW, may_redraw, payments

Slot: TypeAlias = tuple[list[str], int]
"""A row of cards and a place in it."""


def determinize(state: State, viewer: Seat | None, chance: Chance) -> State:
    """Return a copy of ``state`` in which what ``viewer`` does not know may be otherwise."""
    world = state.copy()
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
    """Let the cards that ``viewer`` does not see change places, as far as what is known of them stays true.

    Cards that nothing is known of change places with those of their sort first: that leaves everything true
    that the viewer knows. Then cards of all sorts do, one by one, where it stays true.
    """
    told = _told(world, viewer)
    slots: list[Slot] = [
        (row, index)
        for row in (knowledge.cards_at(world, place) for place in knowledge.hidden_places(world, viewer))
        for index in range(len(row))
    ]
    facts = [fact for fact in world.facts if fact.viewer == viewer]
    named = {card for fact in facts if not fact.by_kind for card in fact.cards}
    search = _open_search(world)
    if search is not None and viewer == world.frames[-1].seat:
        named |= {card for row, index in slots if fits(world, search, card := row[index])}
    is_bound = told is not None or any(fact.by_kind for fact in facts)
    sorts: dict[Hashable, list[Slot]] = {}
    for row, index in slots:
        card = row[index]
        if card not in named:
            fitting = search is not None and fits(world, search, card)
            sorts.setdefault((card in ADVENTURES, fitting) if is_bound else None, []).append((row, index))
    for alike in sorts.values():
        cards = [row[index] for row, index in alike]
        chance.shuffle(cards)
        for (row, index), card in zip(alike, cards, strict=True):
            row[index] = card
    if named or is_bound:
        for row, index in slots:
            if row is not world.deck or row[index] in named:
                other, at = slots[chance.below(len(slots))]
                row[index], other[at] = other[at], row[index]
                if _told(world, viewer) != told or not knowledge.is_possible(world, viewer):
                    row[index], other[at] = other[at], row[index]
    knowledge.forget_untrue(world)


def _told(world: State, viewer: Seat | None) -> Hashable:
    """Return what the open question tells ``viewer`` of cards that they do not see; ``None``: nothing."""
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
    """Return the search of the deck that somebody is asked for."""
    if world.phase != "choice":
        return None
    _, _, effect, _ = effects.question(world)
    return effect if isinstance(effect, Search) and effect.where == "deck" else None


# Objectives


def _deal_objectives(world: State, viewer: Seat | None, chance: Chance) -> None:
    """Let the Objectives that ``viewer`` does not see change places, as far as they know where some may lie.

    Nobody gets one with which they would have won already.
    """
    lying = sightings.lying(world)
    seen_at = [
        next(place for place in sighting.places if lying[place] == sighting.objective)
        for sighting in world.sightings
    ]
    now = situation(world, world.active)
    moving = [place for place in lying if not _sees_objective(world, viewer, place)]
    free = [place for place in moving if sightings.may_lie(world, viewer, lying[place]) is None]
    objectives = [lying[place] for place in free]
    chance.shuffle(objectives)
    for place in free:
        fitting = (at for at, one in enumerate(objectives) if place < 0 or not _met(world, one, now))
        lying[place] = objectives.pop(next(fitting, 0))
    for place in moving:
        to = chance.pick(sightings.may_lie(world, viewer, lying[place]) or (place,))
        back = sightings.may_lie(world, viewer, lying[to])
        if (
            to in moving
            and (back is None or place in back)
            and not (to >= 0 and _met(world, lying[place], now))
        ):
            lying[place], lying[to] = lying[to], lying[place]
    sightings.lay(world, lying)
    world.sightings = [
        sighting if sighting.viewer == viewer else replace(sighting, objective=lying[place])
        for sighting, place in zip(world.sightings, seen_at, strict=True)
    ]


def _sees_objective(world: State, viewer: Seat | None, place: int) -> bool:
    """Return whether ``viewer`` sees what lies at ``place``, so that it stays there."""
    if world.found is not None and place == world.found_at:
        return world.frames[-1].seat == viewer
    return place >= 0 and (world.options.objectives_open or place == viewer or place in world.winners)


def _met(world: State, objective: str, now: Situation) -> bool:
    return not shortfall(objective, goal_at(objective, world.seats, world.options), now)


# What others have answered in secret


def _answer_mulligans(world: State, others: list[Seat], chance: Chance) -> None:
    for seat in others:
        world.mulligans[seat] = chance.pick([None, KEEP, *([REDRAW] if may_redraw(world, seat) else [])])
    if None not in world.mulligans:
        world.mulligans[chance.pick(others)] = None


def _answer_window(world: State, challenge: Challenge, viewer: Seat | None, chance: Chance) -> None:
    """Let the others have answered anything that leaves the window open."""
    others = [seat for seat in range(world.seats) if seat != viewer]
    for seat in others:
        challenge.resting[seat] = chance.below(4) == 0
    if world.phase != "window":
        return
    possible = targets(challenge)
    for seat in others:
        options = window_plays(world.hands[seat], seat, challenge, possible)
        plays = [option.id for option in options if not may_cut_in(option.id)]
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
            # What was to be played has not been: the chance is still with somebody before, or it is not so.
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
    """Return whether ``seat`` is asked what to discard, and whether something is left to choose for it."""
    cards = cards_of_kind(world.hands[seat], discarding.kind)
    owed, picked = (
        max(0, min(discarding.count, len(cards))),
        len(discarding.picks[discarding.seats.index(seat)]),
    )
    is_open = picked < owed and not effects.is_settled(_given_last(cards)[picked:], owed - picked)
    return effects.has_say(cards, discarding.kind, discarding.count), is_open


def _given_last(cards: list[str]) -> list[str]:
    """Return ``cards`` with those last of which the order matters."""
    return sorted(cards, key=ADVENTURES.__contains__)


def _pick(world: State, discarding: Discarding, seat: Seat, chance: Chance) -> None:
    """Let ``seat`` have chosen other cards to discard; how often it has chosen is no secret."""
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

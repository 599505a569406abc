"""What is known about hidden cards, compared with all worlds that a viewer can't tell apart;
rules/saga#12.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

import pytest

from games.engine.chance import RandomStream
from games.engine.copying import copied
from games.engine.play import next_move, play
from games.engine.player import RandomPlayer
from games.engine.text import Seat
from games.saga.components import ADVENTURES
from games.saga.model import DRAW_PILE, OPEN, Options, State
from games.saga.rules import knowledge, piles, sightings
from games.saga.telling.collecting import Telling
from tests.games.saga.table import SAGA

CARDS = ["circe", "medusa", "mist", "mist", "star", "star", "enkidu", "isolde"]
SEATS = 3

World = tuple[tuple[str, ...], ...]
"""The cards of each hand, then the draw pile; each is sorted, because nobody knows its order."""


def is_possible(state: State, viewer: Seat | None) -> bool:
    """Return whether all of ``viewer``'s facts are true in ``state``."""
    return all(knowledge.holds(state, fact) for fact in knowledge.noted(state) if fact.viewer == viewer)


def sightings_are_true(state: State) -> bool:
    """Return whether every sighted Objective is in one of its possible places."""
    places = sightings.lying(state)
    return all(
        sighting.objective in {places.get(place) for place in sighting.places} for sighting in state.sightings
    )


def is_adventure(card: str) -> bool:
    return card in ADVENTURES


class Observed:
    """A small card game, and for each viewer all worlds that they can't tell from it."""

    def __init__(self, number: int) -> None:
        self.chance = RandomStream(number.to_bytes(32, "big"))
        cards = CARDS[:]
        self.chance.shuffle(cards)
        self.state = SAGA.setup(SEATS, Options(), RandomStream(bytes(32)))
        self.state.hands = [cards[:2], cards[2:4], cards[4:5]]
        self.state.deck = cards[5:]
        self.worlds = {viewer: set(self.unseen(viewer)) for viewer in knowledge.viewers(self.state)}

    @property
    def real(self) -> World:
        return tuple(tuple(sorted(row)) for row in (*self.state.hands, self.state.deck))

    def unseen(self, viewer: Seat | None) -> Iterator[World]:
        """Yield every possible distribution of the cards that ``viewer`` doesn't see."""
        real = self.real
        places = [place for place in range(SEATS + 1) if place != viewer]
        hidden = sorted(card for place in places for card in real[place])
        for rows in set(shares(hidden, [len(real[place]) for place in places])):
            dealt = dict(zip(places, rows, strict=True))
            yield tuple(dealt.get(place, real[place]) for place in range(SEATS + 1))

    def step(self, what: str) -> None:
        """Let something happen to a random seat, if possible, and let everybody draw their conclusions."""
        state = self.state
        seat = self.chance.below(SEATS)
        hand = state.hands[seat]
        match what:
            case "draw" if state.deck:
                piles.draw(state, seat, 1, self.chance, Telling())
                self.goes(hand[-1], SEATS, seat)
            case "take" if hand:
                taker = (seat + 1 + self.chance.below(SEATS - 1)) % SEATS
                self.goes(piles.take_at_random(state, seat, taker, self.chance), seat, taker)
            case "discard" if hand:
                self.discard(seat, self.chance.pick(hand))
            case "retrieve" if state.discard_adventure:
                card = state.discard_adventure.pop()
                piles.enter_hand(state, seat, card, OPEN)
                self.see(lambda world, _: [added(world, seat, card)])
            case "reshuffle" if not state.deck and (state.discard_adventure or state.discard_interference):
                piles.draw(state, seat, 1, self.chance, Telling())
                drawn = hand[-1]
                pile = tuple(sorted([*state.deck, drawn]))
                self.see(lambda world, _: [(*world[:-1], pile)])
                self.goes(drawn, SEATS, seat)
            case "search" if state.deck:
                self.search(seat)
            case "fall short" if hand:
                for card in filter(is_adventure, hand[:]):
                    self.discard(seat, card)
                knowledge.fell_short(state, seat, "adventure")
                self.see(lambda world, _: [] if any(map(is_adventure, world[seat])) else [world])

    def discard(self, seat: Seat, card: str) -> None:
        piles.leave_hand(self.state, seat, card)
        piles.put_away(self.state, card)
        self.see(lambda world, _: without(world, seat, card))

    def search(self, seat: Seat) -> None:
        """Let ``seat`` look through the draw pile for an Adventure."""
        state = self.state
        before = [card for card in self.real[-1] if is_adventure(card)]
        card = self.chance.pick(before) if before else None
        self.see(
            lambda world, viewer: (
                [world] if viewer != seat or list(filter(is_adventure, world[-1])) == before else []
            )
        )
        if card is None:
            self.see(lambda world, _: [] if any(map(is_adventure, world[-1])) else [world])
        else:
            state.deck.remove(card)
            piles.enter_hand(state, seat, card, DRAW_PILE)
            self.see(lambda world, _: [added(left, seat, card) for left in without(world, SEATS, card)])
        knowledge.searched(state, seat, is_adventure, found=card is not None)

    def goes(self, card: str, source: int, target: int) -> None:
        """Move a card unseen by everybody except the seats at both ends."""
        self.see(
            lambda world, viewer: [
                added(left, target, moved)
                for moved in ({card} if viewer in {source, target} else set(world[source]))
                for left in without(world, source, moved)
            ]
        )

    def see(self, what: Callable[[World, Seat | None], list[World]]) -> None:
        self.worlds = {
            viewer: {after for world in worlds for after in what(world, viewer)}
            for viewer, worlds in self.worlds.items()
        }

    def is_possible(self, viewer: Seat | None, world: World) -> bool:
        state: State = copied(self.state)
        *state.hands, state.deck = map(list, world)
        return is_possible(state, viewer)


def shares(cards: list[str], sizes: list[int]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Yield the ways to deal ``cards`` into rows of these ``sizes``."""
    if not sizes:
        yield ()
        return
    for row in set(combinations(cards, sizes[0])):
        for rest in shares(sorted((Counter(cards) - Counter(row)).elements()), sizes[1:]):
            yield (row, *rest)


def added(world: World, place: int, card: str) -> World:
    return tuple(tuple(sorted((*row, card))) if at == place else row for at, row in enumerate(world))


def without(world: World, place: int, card: str) -> list[World]:
    if card not in world[place]:
        return []
    row = list(world[place])
    row.remove(card)
    return [tuple(tuple(row) if at == place else other for at, other in enumerate(world))]


def outcomes(what: Sequence[str], games: int, steps: int) -> Iterator[tuple[Observed, Seat | None]]:
    """Yield card games after each step, with every viewer."""
    for number in range(games):
        game = Observed(number)
        for _ in range(steps):
            game.step(game.chance.pick(what))
            for viewer in game.worlds:
                yield game, viewer


PLAIN = ("draw", "draw", "take", "discard", "retrieve")


def test_nobody_is_told_more_than_what_they_can_deduce() -> None:
    """rules/saga#12.known: a stated fact is true in every world that the viewer can't tell apart."""
    for game, viewer in outcomes((*PLAIN, "take", "reshuffle", "search", "fall short"), 60, 20):
        assert game.real in game.worlds[viewer]
        for world in game.worlds[viewer]:
            assert game.is_possible(viewer, world)


def test_hardly_anything_is_forgotten_that_can_be_deduced() -> None:
    """Everything that can be deduced is known, except in a few cases after many cards were taken."""
    exact = [
        game.worlds[viewer] == {world for world in game.unseen(viewer) if game.is_possible(viewer, world)}
        for game, viewer in outcomes(PLAIN, 25, 16)
    ]
    assert sum(exact) > 0.99 * len(exact)


def test_what_is_said_of_a_hand_is_the_same_in_all_worlds() -> None:
    """rules/saga#12.known: a card that is named as held is held in every world."""
    named = 0
    for game, viewer in outcomes((*PLAIN, "retrieve"), 40, 12):
        for seat in knowledge.hidden_hands(game.state, viewer):
            for card, count in Counter(knowledge.surely_held(game.state, viewer, seat)).items():
                named += 1
                assert all(world[seat].count(card) >= count for world in game.worlds[viewer])
        for fact in knowledge.somewhere_held(game.state, viewer):
            least = len(fact.cards) - fact.missing
            for world in game.worlds[viewer]:
                held = Counter(card for place in fact.places for card in world[place])
                assert (held & Counter(fact.cards)).total() >= least
    assert named > 300


@pytest.mark.parametrize("seats", SAGA.seats)
def test_whatever_is_known_in_a_whole_game_is_true_and_true_in_its_worlds(seats: int) -> None:
    """rules/saga#12.known, with every card of the decks."""
    chance = RandomStream(bytes(32))
    state = SAGA.setup(seats, Options(rounds="10"), chance)
    player, moves, known = RandomPlayer(), 0, 0
    while asked := SAGA.decisions(state):
        play(
            SAGA, state, *next_move(asked, lambda _, decision: player.choose(state, decision, chance)), chance
        )
        moves += 1
        known += len(state.facts) + len(state.sightings)
        assert sightings_are_true(state)
        for viewer in knowledge.viewers(state):
            assert is_possible(state, viewer)
            if moves % 50 == 0:
                world = SAGA.determinize(state, viewer, chance)
                SAGA.check(world)
                assert sightings_are_true(world)
                assert all(is_possible(world, other) for other in knowledge.viewers(world))
                assert SAGA.view(world, viewer) == SAGA.view(state, viewer)
    assert known > moves

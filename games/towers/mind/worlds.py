"""Other states that a viewer can't tell from the real one, even with the whole log in mind."""

from __future__ import annotations

from games.engine.chance import Chance
from games.engine.copying import copied
from games.engine.text import Seat
from games.towers.components import TYPE_OF, TYPES, in_order
from games.towers.model import Cards, State
from games.towers.rules import choices
from games.towers.view import played_hands


def determinize(state: State, viewer: Seat | None, chance: Chance) -> State:
    """Return a copy of ``state`` in which everything unknown to ``viewer`` is drawn again.

    That is the decks with the cards put back, the unseen cards of hands not yet played to the end, and the
    others' choices in the open step. Each hand keeps its number of cards of every type. The hands that the
    viewer held in earlier towers were played to the end, so everybody knows them. The world drawn depends
    only on what the viewer knows and on chance.
    """
    world = copied(state)
    world.monsters = _mixed(world.monsters, chance)
    world.treasures = _mixed(world.treasures, chance)
    if world.is_played_out:
        return world
    _deal_again(world, _unknown(world, viewer), chance)
    for seat, commit in enumerate(world.commits):
        if commit is not None and seat != viewer:
            world.commits[seat] = chance.pick(
                choices.plays(world.hands[seat], world.teams[seat], world.wanted)
            )
    return world


def _mixed(cards: Cards, chance: Chance) -> Cards:
    mixed = sorted(cards)
    chance.shuffle(mixed)
    return tuple(mixed)


def _unknown(state: State, viewer: Seat | None) -> dict[int, Cards]:
    """Return, by index of the dealt hand, its cards that ``viewer`` has neither held nor seen."""
    known = {played.hand for played in played_hands(state)}
    unknown: dict[int, Cards] = {}
    for place, seat in enumerate(state.setting.ring):
        hand = state.hand_at(place)
        if hand not in known and (seat < 0 or seat != viewer):
            unknown[hand] = state.dealt[hand] if seat < 0 else state.hands[seat]
    return unknown


def _deal_again(world: State, unknown: dict[int, Cards], chance: Chance) -> None:
    """Shuffle the ``unknown`` cards of each type among their places."""
    drawn: dict[int, list[str]] = {hand: [] for hand in unknown}
    for kind in TYPES:
        holders = [hand for hand, cards in unknown.items() for card in cards if TYPE_OF[card] == kind]
        mixed = sorted([card for cards in unknown.values() for card in cards if TYPE_OF[card] == kind])
        chance.shuffle(mixed)
        for hand, card in zip(holders, mixed, strict=True):
            drawn[hand].append(card)
    dealt = list(world.dealt)
    for hand, cards in unknown.items():
        shown = [card for card in dealt[hand] if card not in cards]
        dealt[hand] = in_order(shown + drawn[hand])
    world.dealt = tuple(dealt)
    for place, seat in enumerate(world.setting.ring):
        hand = world.hand_at(place)
        if seat >= 0 and hand in unknown:
            world.hands[seat] = in_order(drawn[hand])

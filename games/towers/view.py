"""Builds views from what each viewer is allowed to see: rules/towers#10."""

from __future__ import annotations

from msgspec import Struct

from games.engine.text import Seat
from games.towers.components import COMPONENTS, MONSTERS, TREASURES
from games.towers.model import Bounds, Cards, FloorResult, LootResult, Options, Recap, State, Team
from games.towers.rules import amends, choices, teams
from games.towers.rules.scoring import Sheet, sheets


class Floor(Struct, frozen=True):
    """The cards of a floor of this tower, and whether they have been taken."""

    monster: str
    treasure: str
    resolved: bool


class Place(Struct, frozen=True):
    """One seat as the viewer sees it.

    ``team`` is what it has shown on the current floor; a chameleon is worth what it copies so far.
    ``committed`` is whether it has chosen in the open step, ``hand`` the number of cards in hand.
    ``treasures`` and ``monsters`` are the cards it has won, in order, and ``sheet`` is their current score;
    all three are None if only their owner may look.
    """

    team: Team
    committed: bool
    hand: int
    gold: int
    treasure_count: int
    monster_count: int
    treasures: Cards | None
    monsters: Cards | None
    sheet: Sheet | None


class RingPlace(Struct, frozen=True):
    """A place of the ring, clockwise: its seat, or None for a travelling board.

    ``hand`` is the index of the dealt hand that is here in this tower. At the end of a tower it moves to the
    next place of the ring, its left neighbor.
    """

    seat: Seat | None
    hand: int


class PlayedHand(Struct, frozen=True):
    """A hand that was played publicly, by ``seat`` in ``tower``; ``hand`` is its index in the ring."""

    hand: int
    tower: int
    seat: Seat
    cards: Cards


class Prospect(Struct, frozen=True):
    """An open choice, and the team's minimum and maximum value with it.

    ``worth`` counts only what is on the table and what is sure: the maximum is reached if somebody shows the
    highest wizard that a chameleon might still copy. An incomplete team is counted so far.
    """

    cards: Cards
    worth: Bounds


class Own(Struct, frozen=True):
    """The private part of a seat's view: its hand, its played cards of this tower, and its choices.

    ``hand`` are the cards still in hand, ``played`` those shown on this floor and before; together they are
    the ten of this tower. ``commit`` is the secret choice of the open step. ``prospects`` are all legal
    choices; a card in none of them can't be played now. ``worth`` is the value of the team with the commit,
    if any. A seat that must swap a card has a prospect for each swap, with the card shown instead.
    """

    hand: Cards
    played: Cards
    commit: Cards | None
    worth: Bounds
    prospects: tuple[Prospect, ...]


class View(Struct, frozen=True):
    """All that one viewer may know of the table.

    ``viewer`` is the viewer's seat; watchers and the public see the same. ``tower`` and ``floor`` count from
    1, ``step`` from 0 to ``steps - 1``; ``wanted`` is the number of cards that the open step takes, 0 when
    the game is over. ``floors`` are those of this tower, the bottom first. ``last_floor`` is the floor
    resolved last, even in the previous tower; ``last_loot`` belongs to it if it was a top floor; then the
    hands have just been passed on. ``recap`` is both of them until the next card is shown. ``monsters_left``
    and ``treasures_left`` count the cards for the towers to come. ``played_hands`` is the list of the option
    ``hand_memory``, None without it. ``swapping`` is the seat that amends a forbidden team, ``removing`` the
    one that chooses what its elixir removes; nobody else must answer then, and ``wanted`` is 0. ``own`` is
    None without cards: for watchers, and for everybody when the game is over. ``winners`` is empty until
    then; then every place shows its cards and its sheet.
    """

    viewer: Seat | None
    options: Options
    tower: int
    towers: int
    floor: int
    step: int
    steps: int
    wanted: int
    floors: tuple[Floor, ...]
    places: tuple[Place, ...]
    ring: tuple[RingPlace, ...]
    last_floor: FloorResult | None
    last_loot: LootResult | None
    recap: Recap | None
    monsters_left: int
    treasures_left: int
    played_hands: tuple[PlayedHand, ...] | None
    own: Own | None
    swapping: Seat | None
    removing: Seat | None
    over: bool
    winners: tuple[Seat, ...]


def view(state: State, viewer: Seat | None) -> View:
    """Return the view of ``viewer``: a seat, or anybody else."""
    steps = COMPONENTS.floors[state.floor - 1]
    found = sheets(state)
    best = max((sheet.total, -sheet.monsters) for sheet in found)
    return View(
        viewer=viewer,
        options=state.options,
        tower=state.tower,
        towers=COMPONENTS.towers,
        floor=state.floor,
        step=state.step,
        steps=len(steps),
        wanted=state.wanted,
        floors=tuple(
            Floor(monster, treasure, state.is_played_out or number < state.floor)
            for number, (monster, treasure) in enumerate(state.floors, start=1)
        ),
        places=tuple(_place(state, viewer, seat, found[seat]) for seat in range(len(found))),
        ring=tuple(
            RingPlace(seat if seat >= 0 else None, state.hand_at(place))
            for place, seat in enumerate(state.setting.ring)
        ),
        last_floor=state.last_floor,
        last_loot=state.last_loot,
        recap=recap(state),
        monsters_left=len(state.monsters) - COMPONENTS.removed_monsters,
        treasures_left=len(state.treasures) - COMPONENTS.removed_treasures,
        played_hands=played_hands(state) if state.options.hand_memory else None,
        own=_own(state, viewer),
        swapping=state.swapping,
        removing=state.elixir_owner if state.is_played_out and not state.over else None,
        over=state.over,
        winners=tuple(
            seat for seat, sheet in enumerate(found) if state.over and (sheet.total, -sheet.monsters) == best
        ),
    )


def recap(state: State) -> Recap | None:
    """Return the floor resolved last, until the next card is shown; rules/towers#4.resolve."""
    if state.last_floor is None or (any(state.teams) and not state.is_played_out):
        return None
    return Recap(state.last_floor, state.last_loot)


def played_hands(state: State) -> tuple[PlayedHand, ...]:
    """Return the hands that were played to their last card, each with its first player."""
    found: dict[int, PlayedHand] = {}
    for tower in range(1, state.tower + state.is_played_out):
        for place, seat in enumerate(state.setting.ring):
            hand = state.hand_at(place, tower)
            if seat >= 0 and hand not in found:
                found[hand] = PlayedHand(hand, tower, seat, state.dealt[hand])
    return tuple(found[hand] for hand in sorted(found))


def sees_pile(state: State, viewer: Seat | None, owner: Seat) -> bool:
    """Return whether ``viewer`` may look at the cards that ``owner`` has won."""
    return state.options.open_piles or state.over or viewer == owner


def _place(state: State, viewer: Seat | None, seat: Seat, sheet: Sheet) -> Place:
    won = state.won[seat]
    treasures = tuple(card for card in won if card in TREASURES)
    monsters = tuple(card for card in won if card in MONSTERS)
    sees = sees_pile(state, viewer, seat)
    return Place(
        team=teams.evaluate(state.teams, seat),
        committed=state.commits[seat] is not None,
        hand=len(state.hands[seat]),
        gold=state.gold[seat],
        treasure_count=len(treasures),
        monster_count=len(monsters),
        treasures=treasures if sees else None,
        monsters=monsters if sees else None,
        sheet=sheet if sees else None,
    )


def _own(state: State, seat: Seat | None) -> Own | None:
    if state.is_played_out or seat is None or not state.is_seated(seat):
        return None
    hand, team, commit = state.hands[seat], state.teams[seat], state.commits[seat]
    copied = choices.copy_bounds(state, seat)
    return Own(
        hand=hand,
        played=state.played(seat),
        commit=commit,
        worth=choices.worth(team + (commit or ()), copied),
        prospects=_prospects(state, seat, copied),
    )


def _prospects(state: State, seat: Seat, copied: Bounds) -> tuple[Prospect, ...]:
    """Return the legal choices of ``seat``, or the cards that amend its team."""
    team = state.teams[seat]
    if state.swapping is None:
        return tuple(
            Prospect(cards, choices.worth(team + cards, copied))
            for cards in choices.plays(state.hands[seat], team, state.wanted)
        )
    if seat != state.swapping:
        return ()
    return tuple(
        Prospect((other,), choices.worth(tuple(other if card == one else card for card in team), copied))
        for one, other in amends.swaps(state)
    )

"""Who sees what: rules/towers#10. Views are built up from what is allowed."""

from __future__ import annotations

from msgspec import Struct

from games.engine.text import Seat
from games.towers import amends, choices, teams
from games.towers.components import COMPONENTS, MONSTERS, TREASURES
from games.towers.model import Bounds, Cards, FloorResult, LootResult, Options, Recap, State, Team
from games.towers.scoring import Sheet, sheets


class Floor(Struct, frozen=True):
    """What lies on a floor of this tower, and whether it has been taken."""

    monster: str
    treasure: str
    resolved: bool


class Place(Struct, frozen=True):
    """What the viewer sees of one seat.

    ``team`` is what it has shown on the floor in play, a chameleon worth what it copies so far.
    ``committed`` is whether it has chosen in the open step, ``hand`` how many cards it holds. ``treasures``
    and ``monsters`` are the cards it has won, in order, and ``sheet`` what they are worth by now; all three
    are ``None`` where only their owner may look.
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
    """A place of the ring, clockwise: its seat, or ``None`` for a travelling board.

    ``hand`` numbers the four dealt hands from 0; it lies here in this tower. At the end of a tower it goes to
    the next place of the ring, its left neighbour.
    """

    seat: Seat | None
    hand: int


class PlayedHand(Struct, frozen=True):
    """A hand that everybody has seen played, by ``seat`` in ``tower``; ``hand`` is its number in the ring."""

    hand: int
    tower: int
    seat: Seat
    cards: Cards


class Prospect(Struct, frozen=True):
    """A choice that is open, and what the team would be worth with it: the least and the most.

    ``worth`` counts only what is on the table and what is sure: the most is reached if somebody shows the
    highest wizard that a chameleon might still copy. A team that is not complete yet is counted so far.
    """

    cards: Cards
    worth: Bounds


class Own(Struct, frozen=True):
    """What a seat alone sees: its hand, what it has played in this tower, and its choices.

    ``hand`` are the cards still in hand, ``played`` those shown on this floor and before; together they are
    the ten of this tower. ``commit`` is the secret choice of the open step. ``prospects`` are all legal
    choices; a card that is in none of them cannot be played now. ``worth`` is what the team is worth with
    the commit, or as far as it is shown where there is none. Whoever has to swap a card has a prospect for
    each swap; its cards are what is shown instead.
    """

    hand: Cards
    played: Cards
    commit: Cards | None
    worth: Bounds
    prospects: tuple[Prospect, ...]


class View(Struct, frozen=True):
    """All that one viewer may know of the table.

    ``viewer`` is the seat that looks; watchers and the public see the same. ``tower`` and ``floor`` count
    from 1, ``step`` from 0 to ``steps - 1``; ``wanted`` is the number of cards that the open step takes, 0
    when the game is over. ``floors`` are those of this tower, the bottom first. ``last_floor`` is the floor
    that was resolved last, also when it was in the tower before; ``last_loot`` belongs to it if it was a top
    floor; then the hands have just been passed on. ``recap`` is both of them until the next card is shown.
    ``monsters_left`` and ``treasures_left`` count the cards for the towers to come. ``played_hands`` is the
    list of the option ``hand_memory``, ``None`` without it. ``swapping`` is the seat that puts a forbidden
    team right, ``removing`` the one that chooses what its elixir removes; nobody else is asked then, and
    ``wanted`` is 0. ``own`` is ``None`` for whoever has no cards: watchers, and everybody when the game is
    over. ``winners`` is empty until then; then every place shows its cards and its sheet.
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
    """Return what ``viewer`` may know: a seat, or anybody else."""
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
    """Return the floor that was resolved last, until the next card is shown; rules/towers#4.resolve."""
    if state.last_floor is None or (any(state.teams) and not state.is_played_out):
        return None
    return Recap(state.last_floor, state.last_loot)


def played_hands(state: State) -> tuple[PlayedHand, ...]:
    """Return the hands that were played to their last card, each where it was played first."""
    found: dict[int, PlayedHand] = {}
    for tower in range(1, state.tower + state.is_played_out):
        for place, seat in enumerate(state.setting.ring):
            hand = state.hand_at(place, tower)
            if seat >= 0 and hand not in found:
                found[hand] = PlayedHand(hand, tower, seat, state.dealt[hand])
    return tuple(found[hand] for hand in sorted(found))


def sees_pile(state: State, viewer: Seat | None, owner: Seat) -> bool:
    """Return whether ``viewer`` may look through the cards that ``owner`` has won."""
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
    """Return the choices of ``seat`` that keep the rules, or the cards that put its team right."""
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

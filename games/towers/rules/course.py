"""The course of the game: setup, secret choices, reveals, floors, loot, passing. rules/towers#3, #4, #11."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.engine.chance import Draws, NamedChance
from games.engine.decision import AnswerForm, Choice, Decision
from games.engine.event import Event
from games.engine.text import Seat, Text
from games.towers.components import CARDS, COMPONENTS, MONSTERS, TREASURES, TYPE_OF, TYPES, in_order
from games.towers.model import Cards, DecidedBy, FloorResult, Options, State, is_forbidden
from games.towers.rules import amends, choices, scoring, teams
from games.towers.rules.choices import PLAY, WITHDRAW, cards_of
from games.towers.telling import game_events


def setup(seats: int, options: Options, chance: NamedChance) -> State:
    """Return the start of the first tower: hands dealt, two monsters and two treasures put back unseen."""
    dealt: list[list[str]] = [[] for _ in range(COMPONENTS.ring_places)]
    for kind in TYPES:
        cards = _shuffled([card.id for card in CARDS.values() if card.type == kind], chance.of("cards", kind))
        share = len(cards) // len(dealt)
        for place in range(len(dealt)):
            dealt[place] += cards[place * share : (place + 1) * share]
    state = State(
        options=options,
        tower=0,
        floor=1,
        step=0,
        dealt=tuple(in_order(hand) for hand in dealt),
        hands=[()] * seats,
        teams=[()] * seats,
        commits=[None] * seats,
        floors=(),
        monsters=tuple(_shuffled(MONSTERS, chance.of("monsters"))),
        treasures=tuple(_shuffled(TREASURES, chance.of("treasures"))),
        won=[()] * seats,
        gold=[0] * seats,
    )
    _enter_next_tower(state, None)
    return state


def decisions(state: State) -> Mapping[Seat, Decision]:
    """Return the decision of every seat, or of the only seat that must answer."""
    if state.over:
        return {}
    return choices.decisions(state) if state.wanted else amends.decisions(state)


def form(state: State, seat: Seat) -> AnswerForm | None:
    """Return the form in which ``seat`` picks its cards; None unless a step takes several from it."""
    return choices.form(state, seat) if not state.over and state.is_seated(seat) else None


def filled(state: State, seat: Seat, picked: Mapping[str, Choice]) -> Sequence[Choice]:
    """Return the move that plays the cards picked in the form."""
    return choices.filled(picked)


def apply(state: State, seat: Seat, choice: Choice, chance: NamedChance) -> list[Event]:
    """Record or withdraw the choice of ``seat``; the last missing one reveals them all.

    A swap and a removal take effect at once.
    """
    events: list[Event] = []
    make(state, seat, choice, chance, events)
    return events


def make(
    state: State, seat: Seat, choice: Choice, chance: NamedChance, events: list[Event] | None = None
) -> None:
    """Do the same as ``apply``, and append to ``events`` if given; without it, no event is made."""
    if not state.wanted:
        _amend(state, seat, choice, events)
        return
    if choice[0] == WITHDRAW:
        state.commits[seat] = None
        return
    state.commits[seat] = cards_of(choice)
    committed = [cards for cards in state.commits if cards is not None]
    if len(committed) == len(state.commits):
        _reveal(state, committed, events)


def objection(state: State, seat: Seat, choice: Choice) -> Text | None:
    """Return why ``seat`` may not make ``choice`` now, judging by its own cards; rules/towers#11."""
    if choice == (WITHDRAW,):
        return Text("towers-refused-nothing-to-withdraw")
    if len(choice) != 1 or not choice[0].startswith(PLAY) or not state.wanted:
        return None
    return _fault(state, seat, cards_of(choice))


def _fault(state: State, seat: Seat, cards: Cards) -> Text | None:
    """Return the error in playing ``cards``; None if the rules only say that they aren't offered."""
    if len(cards) != state.wanted:
        return Text("towers-refused-count", {"count": state.wanted})
    if len(set(cards)) < len(cards):
        return Text("towers-refused-same-card")
    for card in cards:
        if card not in CARDS:
            return Text("towers-refused-no-card")
        if card not in state.hands[seat]:
            played = card in state.ten(seat)
            key = "towers-refused-played" if played else "towers-refused-not-in-hand"
            return Text(key, {"card": game_events.card(card)})
    if state.options.forbidden_teams == "penalty":
        return None
    shown = [TYPE_OF[card] for card in state.teams[seat]]
    types = [TYPE_OF[card] for card in cards]
    for kind in types:
        if kind in shown:
            return Text("towers-refused-type-shown", {"type": game_events.type_name(kind)})
        if types.count(kind) > 1:
            return Text("towers-refused-type-twice", {"type": game_events.type_name(kind)})
    return None


def _shuffled(ids: Sequence[str] | Mapping[str, object], chance: Draws) -> list[str]:
    cards = list(ids)
    chance.shuffle(cards)
    return cards


def _enter_next_tower(state: State, events: list[Event] | None) -> None:
    """Give every player the hand at their place, and lay out three floors."""
    state.tower += 1
    state.floor, state.step = 1, 0
    floors = len(COMPONENTS.floors)
    state.floors = tuple(zip(state.monsters[:floors], state.treasures[:floors], strict=True))
    state.monsters, state.treasures = state.monsters[floors:], state.treasures[floors:]
    state.hands = [state.ten(seat) for seat in range(len(state.hands))]
    if events is not None:
        events += game_events.tower_began(state.tower, state.floors)


def _reveal(state: State, committed: Sequence[Cards], events: list[Event] | None) -> None:
    """Reveal all choices; continue unless a team is forbidden."""
    for seat, cards in enumerate(committed):
        state.hands[seat] = tuple([card for card in state.hands[seat] if card not in cards])
        state.teams[seat] += cards
        state.commits[seat] = None
        if events is not None:
            events.append(game_events.showed(seat, cards))
        if is_forbidden(state.teams[seat]):
            state.penalised = tuple(sorted({*state.penalised, seat}))
    if state.swapping is None:
        _go_on(state, events)


def _amend(state: State, seat: Seat, choice: Choice, events: list[Event] | None) -> None:
    """Apply a swap (rules/towers#11.penalty.2) or the elixir's removal (rules/towers#8.elixir)."""
    if state.is_played_out:
        state.removed = None if choice[0] == amends.KEEP else choice[0].removeprefix(amends.REMOVE)
        _end(state, events)
        return
    one, other = amends.swap_of(choice)
    state.hands[seat] = in_order([*(card for card in state.hands[seat] if card != other), one])
    state.teams[seat] = tuple(other if card == one else card for card in state.teams[seat])
    if events is not None:
        events.append(game_events.swapped(seat, one, other))
    if state.swapping is None:
        _go_on(state, events)


def _go_on(state: State, events: list[Event] | None) -> None:
    """Continue with the next step, or resolve the floor."""
    state.step += 1
    if state.step == len(COMPONENTS.floors[state.floor - 1]):
        _resolve_floor(state, events)


def _resolve_floor(state: State, events: list[Event] | None) -> None:
    """Give treasure and monster to the strongest and the weakest, and continue; rules/towers#4."""
    monster, treasure = state.floors[state.floor - 1]
    strongest, weakest, _ = _takers(state, _ranking(teams.strengths(state.teams)))
    if events is not None:
        state.last_floor = resolve(state)
        events += game_events.floor_resolved(state.last_floor)
    state.won[strongest] += (treasure,)
    state.won[weakest] += (monster,)
    state.last_loot = None
    state.penalised = ()
    state.teams = [()] * len(state.teams)
    if state.floor < len(COMPONENTS.floors):
        state.floor, state.step = state.floor + 1, 0
    else:
        _leave_tower(state, events)


def resolve(state: State) -> FloorResult:
    """Return the result of comparing the complete teams of this floor."""
    found = tuple(teams.evaluate(state.teams, seat) for seat in range(len(state.teams)))
    strengths = teams.strengths(state.teams)
    ranking = _ranking(strengths)
    monster, treasure = state.floors[state.floor - 1]
    strongest, weakest, fined = _takers(state, ranking)
    rivals = _rivals(state, ranking, fined)
    by: list[DecidedBy | None] = [None, None]
    if len(rivals) > 1:
        order = [strengths[seat] for seat in rivals]
        by = [teams.decided_by(order[0], order[1]), teams.decided_by(order[-2], order[-1])]
    return FloorResult(
        tower=state.tower,
        floor=state.floor,
        monster=monster,
        treasure=treasure,
        teams=found,
        strongest=strongest,
        weakest=weakest,
        strongest_by=None if strongest == fined else by[0],
        weakest_by=None if weakest == fined else by[1],
        fined=fined,
    )


def _takers(state: State, ranking: Sequence[Seat]) -> tuple[Seat, Seat, Seat | None]:
    """Return the seat that takes the treasure, the one that takes the monster, and the fined one, if any.

    That is the weakest of the seats with forbidden teams; it takes the costlier card.
    rules/towers#11.penalty.3
    """
    if not state.penalised:
        return ranking[0], ranking[-1], None
    fined = next(seat for seat in reversed(ranking) if seat in state.penalised)
    rivals = _rivals(state, ranking, fined)
    monster, treasure = (amends.cost(card, state.won[fined]) for card in state.floors[state.floor - 1])
    return (rivals[0], fined, fined) if monster >= treasure else (fined, rivals[-1], fined)


def _rivals(state: State, ranking: Sequence[Seat], fined: Seat | None) -> list[Seat]:
    """Return the seats that compete for the other card: all that kept the rule, else all but ``fined``."""
    kept = [seat for seat in ranking if seat not in state.penalised]
    return kept or [seat for seat in ranking if seat != fined]


def _ranking(strengths: Sequence[teams.Strength]) -> list[Seat]:
    """Return the seats, the strongest team first."""
    return sorted(range(len(strengths)), key=strengths.__getitem__, reverse=True)


def _leave_tower(state: State, events: list[Event] | None) -> None:
    """Share out the loot, then pass the hands on, or ask about the elixir or end the game."""
    state.last_loot = result = scoring.loot(state)
    state.gold = [gold + coins for gold, coins in zip(state.gold, result.coins, strict=True)]
    if events is not None:
        events += game_events.looted(result)
    if state.tower < COMPONENTS.towers:
        if events is not None:
            events.append(game_events.passed())
        _enter_next_tower(state, events)
        return
    state.hands = [()] * len(state.hands)
    if state.options.elixir_use == "best" or not amends.removable_by_owner(state):
        _end(state, events)


def _end(state: State, events: list[Event] | None) -> None:
    """End the game."""
    state.over = True
    if events is not None:
        events += _ended(state)


def _ended(state: State) -> list[Event]:
    """Return the events that end the game."""
    sheets = scoring.sheets(state)
    events = [
        game_events.elixir_used(seat, card)
        for seat, found in enumerate(sheets)
        for card in found.items[-1].cards
    ]
    events.append(game_events.scored([found.total for found in sheets]))
    over = scoring.outcome(state)
    return events if over is None else [*events, Event(over.reason)]

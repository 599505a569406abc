"""The turn: setup, mulligan, main phase, retrieving, discarding, and passing on; rules/saga#3 and #5."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.chance import Draws, NamedChance
from games.engine.text import Seat
from games.saga.components import DECK, HEROES, OBJECTIVES, RULES, cards_of_kind
from games.saga.model import OPEN, Frame, Options, State, Throw
from games.saga.rules import effects
from games.saga.rules.piles import draw, enter_hand, leave_hand, put_away
from games.saga.rules.scoring import check_victory, epilogue
from games.saga.situation import CHARACTERISTICS
from games.saga.telling import game_events
from games.saga.telling.collecting import Telling

KEEP = "keep"
REDRAW = "mulligan"


def setup(seats: int, options: Options, chance: NamedChance) -> State:
    """Return the state after the deal, when everybody is asked about their first hand; rules/saga#3."""
    objectives = list(OBJECTIVES)
    chance.of("objectives").shuffle(objectives)
    hero = chance.of("hero").pick(list(HEROES))
    initiative = _initiative(seats, chance.of("initiative"))
    first = _highest(initiative[-1])[0]
    deck = list(DECK)
    chance.of("deck").shuffle(deck)
    hands: list[list[str]] = [[] for _ in range(seats)]
    for step in range(seats):
        hand = hands[(first + step) % seats]
        hand += [deck.pop() for _ in range(RULES.hand_start)]
    return State(
        options=options,
        hero=hero,
        first=first,
        active=first,
        turn=0,
        phase="mulligan",
        characteristics=[1] * len(CHARACTERISTICS),
        story=[],
        next_entry=0,
        deck=deck,
        discard_adventure=[],
        discard_interference=[],
        hands=hands,
        objectives=[objectives.pop() for _ in range(seats)],
        objective_deck=objectives,
        mulligans=[None] * seats,
        wishes=["auto"] * seats,
        initiative=initiative,
    )


def _initiative(seats: int, chance: Draws) -> tuple[tuple[Throw, ...], ...]:
    """Return the rolls for the first turn: by all, then by those tied for the highest, until one is left."""
    tied = list(range(seats))
    rounds: list[tuple[Throw, ...]] = []
    while len(tied) > 1:
        rolls = effects.roll(len(tied), chance)
        rounds.append(tuple(Throw(seat, die) for seat, die in zip(tied, rolls, strict=True)))
        tied = _highest(rounds[-1])
    return tuple(rounds)


def _highest(throws: Sequence[Throw]) -> list[Seat]:
    """Return the seats that rolled highest, in seat order."""
    most = max(throw.die for throw in throws)
    return [throw.seat for throw in throws if throw.die == most]


def may_redraw(state: State, seat: Seat) -> bool:
    """Return whether ``seat`` holds few enough Adventures to exchange its first hand."""
    return len(cards_of_kind(state.hands[seat], "adventure")) < RULES.mulligan_min_adventures


def answer_mulligan(state: State, seat: Seat, choice: str, chance: NamedChance, events: Telling) -> None:
    """Record the secret answer of ``seat``; after the last one, exchange hands and begin the first turn."""
    state.mulligans[seat] = choice
    if None in state.mulligans:
        return
    for step in range(state.seats):
        other = (state.first + step) % state.seats
        if state.mulligans[other] == REDRAW:
            hand = state.hands[other][:]
            events.tell(game_events.mulligan, other, hand)
            for card in hand:
                leave_hand(state, other, card)
                put_away(state, card)
            draw(state, other, RULES.hand_start, chance, events)
    state.mulligans = [None] * state.seats
    begin_turn(state, chance, events)


def begin_turn(state: State, chance: NamedChance, events: Telling) -> None:
    """Begin the turn of the active player and let them draw."""
    state.phase = "main"
    state.adventures_left = 1
    state.attempted_trial = state.retrieved = state.free_link = False
    state.paid.clear()
    if not state.turn:
        events.tell(game_events.about_windows)
        events.tell(game_events.initiative, state.initiative)
    if state.turn == (int(state.options.rounds) - 1) * state.seats:
        events.tell(game_events.last_round)
    events.tell(game_events.turn_began, state.active, state.round)
    draw(state, state.active, RULES.draw_per_turn, chance, events)


def play_card(state: State, card: str, chance: NamedChance, events: Telling) -> None:
    """Play a turn Interference of the active player."""
    seat = state.active
    leave_hand(state, seat, card)
    put_away(state, card)
    events.tell(game_events.card_played, seat, card)
    state.frames.append(Frame(card, "effects", seat, None))
    if effects.run(state, chance, events):
        end_card(state, events)


def end_card(state: State, events: Telling) -> None:
    """Check for victory after a turn Interference."""
    if not check_victory(state, events):
        state.phase = "main"


def retrieve(state: State, events: Telling) -> None:
    """Take back the top Adventure of the discards; asking for its payment comes next."""
    card = state.discard_adventure.pop()
    state.retrieved = state.options.retrieving == "once"
    state.taken = card
    state.phase = "retrieve"
    enter_hand(state, state.active, card, OPEN)
    events.tell(game_events.retrieved, state.active, card)


def payments(state: State) -> list[str]:
    """Return the different cards that the active player may pay with for what was taken back."""
    hand = state.hands[state.active]
    interferences = cards_of_kind(hand, "interference")
    if state.half_paid:
        return list(dict.fromkeys(interferences))
    adventures = [card for card in cards_of_kind(hand, "adventure") if card != state.taken]
    return adventures + (list(dict.fromkeys(interferences)) if len(interferences) > 1 else [])


def pay_for_retrieving(state: State, card: str, events: Telling) -> None:
    """Discard ``card`` as payment for what was taken back: one Adventure or two Interferences."""
    is_adventure = bool(cards_of_kind([card], "adventure"))
    if is_adventure:
        state.paid.append(card)
    enough = state.half_paid or is_adventure
    leave_hand(state, state.active, card)
    put_away(state, card)
    events.tell(game_events.discarded, state.active, card)
    state.half_paid = not enough
    if enough:
        state.taken = None
        state.phase = "main"


def end_turn(state: State, chance: NamedChance, events: Telling) -> None:
    """Make the active player discard down to the limit, then pass the turn on."""
    excess = len(state.hands[state.active]) - RULES.hand_limit
    if excess > 0:
        effects.ask_to_discard(state, "limit", "card", [state.active], excess)
    else:
        pass_on(state, chance, events)


def pass_on(state: State, chance: NamedChance, events: Telling) -> None:
    """Check for victory at the end of the turn, then continue with the next player or the epilogue."""
    if check_victory(state, events):
        return
    state.turn += 1
    if state.turn == int(state.options.rounds) * state.seats:
        epilogue(state, events)
        return
    state.active = (state.active + 1) % state.seats
    begin_turn(state, chance, events)

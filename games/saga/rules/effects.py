"""Applying lists of effects; rules/saga#9. The stack ``state.frames`` holds the lists in progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from games.engine.chance import Draws, NamedChance
from games.engine.text import Seat
from games.saga.cards import (
    Allow,
    Discard,
    Draw,
    Kind,
    Mod,
    NewObjective,
    Peek,
    Plain,
    Previous,
    Search,
    Story,
    Swap,
    Take,
    Who,
)
from games.saga.components import ADVENTURES, PLAIN_EFFECTS, cards_of_kind
from games.saga.expressions import Expression
from games.saga.model import DRAW_PILE, OPEN, Discarding, Frame, State
from games.saga.rules import knowledge, sightings
from games.saga.rules.legality import fits, search_fits, story_fits
from games.saga.rules.piles import draw, enter_hand, leave_hand, put_away, take_at_random
from games.saga.rules.story import entry_of, set_outcome, situation
from games.saga.situation import CHARACTERISTICS
from games.saga.telling import game_events
from games.saga.telling.collecting import Telling

KEEP_OWN = "keep"
KEEP_NEW = "change"

Asked: TypeAlias = Literal["characteristic", "player", "card", "entry", "objective"]
"""The subject of a choice."""

_LOWEST, _HIGHEST = 1, 6


def effects_of(frame: Frame) -> tuple[Plain, ...]:
    """Return the list of effects that ``frame`` applies."""
    if frame.part == "effects":
        return PLAIN_EFFECTS[frame.card]
    adventure = ADVENTURES[frame.card]
    return adventure.reward if frame.part == "reward" else adventure.failure


def run(state: State, chance: NamedChance, events: Telling) -> bool:
    """Apply the effects on the stack; return False if a seat must choose first, True once it's empty."""
    while state.frames:
        frame = state.frames[-1]
        effects = effects_of(frame)
        if frame.step == len(effects):
            state.frames.pop()
            continue
        effect = effects[frame.step]
        if effect.when is not None and not effect.when.holds(situation(state, frame.seat)):
            _advance(state, frame)
            continue
        if isinstance(effect, NewObjective) and state.found is None and state.objective_deck:
            _draw_objective(state, frame.seat, events)
        values = candidates(state, frame, effect)
        if len(values) > 1 or (values and _is_secret(effect)):
            state.phase = "choice"
            return False
        _take_answer(state, frame, effect, values[0] if values else None, chance, events)
        if state.discarding is not None:
            return False
    return True


def _is_secret(effect: Plain) -> bool:
    """Return whether the number of values is hidden, so that even a single value must be asked for."""
    return isinstance(effect, Search) and effect.where == "deck"


def answer(state: State, value: str, chance: NamedChance, events: Telling) -> bool:
    """Pass the chosen ``value`` to the effect on top of the stack; return whether the game can continue."""
    frame = state.frames[-1]
    _take_answer(state, frame, effects_of(frame)[frame.step], value, chance, events)
    return state.discarding is None


def question(state: State) -> tuple[Seat, Asked, Plain, list[str]]:
    """Return the choosing seat, the kind of choice, the effect, and the values to choose from."""
    frame = state.frames[-1]
    effect = effects_of(frame)[frame.step]
    return frame.seat, _about(effect), effect, candidates(state, frame, effect)


def _about(effect: Plain) -> Asked:
    if isinstance(effect, (Mod, Swap)):
        return "characteristic"
    if isinstance(effect, Search):
        return "card"
    if isinstance(effect, Story):
        return "entry"
    return "objective" if isinstance(effect, NewObjective) else "player"


def candidates(state: State, frame: Frame, effect: Plain) -> list[str]:
    """Return the values allowed for ``effect``; unless there are several, no question is needed."""
    if isinstance(effect, Mod):
        return _characteristics(state, effect)
    if isinstance(effect, Swap):
        if state.picked is None:
            return list(CHARACTERISTICS) if effect.a == "any" else [effect.a]
        return [name for name in CHARACTERISTICS if name != state.picked] if effect.b == "any" else [effect.b]
    if isinstance(effect, Search):
        return search_fits(state, effect)
    if isinstance(effect, Story):
        return [str(number) for number in story_fits(state, effect)]
    if isinstance(effect, NewObjective):
        return [] if state.found is None else [KEEP_OWN, KEEP_NEW]
    if isinstance(effect, (Draw, Discard, Peek, Take)):
        return [str(seat) for seat in _possible_players(state, frame.seat, effect)]
    return []


def _characteristics(state: State, effect: Mod) -> list[str]:
    if isinstance(effect.char, tuple):
        return list(effect.char)
    if effect.char == "any":
        return list(CHARACTERISTICS)
    if effect.char in {"high", "low"}:
        values = state.characteristics
        wanted = max(values) if effect.char == "high" else min(values)
        return [name for name, value in zip(CHARACTERISTICS, values, strict=True) if value == wanted]
    return [effect.char]


def _possible_players(state: State, seat: Seat, effect: Draw | Discard | Peek | Take) -> list[Seat]:
    """Return the players to choose from if ``effect`` lets its player choose one, else an empty list."""
    who = effect.from_ if isinstance(effect, Take) else effect.who
    if who != "chosen":
        return []
    others = _whose(state, seat, "others")
    return [other for other in others if state.hands[other]] if isinstance(effect, Take) else others


def _whose(state: State, seat: Seat, who: Who) -> list[Seat]:
    """Return the seats that ``who`` means relative to ``seat``, in the order they are served."""
    seats = state.seats
    ring = [(seat + step) % seats for step in range(seats)]
    if who == "you":
        return ring[:1]
    if who == "left":
        return ring[1:2]
    if who == "right":
        return ring[-1:]
    return ring if who == "each" else ring[1:]


def _advance(state: State, frame: Frame) -> None:
    state.frames[-1] = Frame(frame.card, frame.part, frame.seat, frame.entry, frame.step + 1)


def _take_answer(
    state: State, frame: Frame, effect: Plain, value: str | None, chance: NamedChance, events: Telling
) -> None:
    if isinstance(effect, Swap) and state.picked is None:
        state.picked = value
        return
    _advance(state, frame)
    if isinstance(effect, Mod) and value is not None:
        _modify(state, value, _number(state, frame, effect.by, chance), events)
    elif isinstance(effect, Swap) and value is not None and state.picked is not None:
        _swap(state, state.picked, value, events)
        state.picked = None
    elif isinstance(effect, Draw):
        count = _number(state, frame, effect.n, chance)
        for seat in _targets(state, frame.seat, effect.who, value):
            draw(state, seat, count, chance, events)
    elif isinstance(effect, Discard):
        count = _number(state, frame, effect.n, chance)
        ask_to_discard(state, "effect", effect.what, _targets(state, frame.seat, effect.who, value), count)
        discard_forced(state, events)
    elif isinstance(effect, Take):
        count = _number(state, frame, effect.n, chance)
        if effect.from_ != "chosen" or value is not None:
            for owner in _targets(state, frame.seat, effect.from_, value):
                _take(state, owner, frame.seat, count, chance, events)
    elif isinstance(effect, Search):
        _found(state, frame.seat, effect, value, chance, events)
    elif isinstance(effect, Story) and value is not None:
        _change_entry(state, int(value), effect, events)
    elif isinstance(effect, Previous):
        _apply_previous(state, frame, effect, events)
    elif isinstance(effect, Allow):
        _allow(state, effect, events)
    elif isinstance(effect, Peek):
        for owner in _targets(state, frame.seat, effect.who, value):
            _peek(state, frame.seat, owner, events)
    elif isinstance(effect, NewObjective) and value is not None:
        _keep_objective(state, frame.seat, value, events)


def _targets(state: State, seat: Seat, who: Who, value: str | None) -> list[Seat]:
    return [int(value)] if who == "chosen" and value is not None else _whose(state, seat, who)


def _number(state: State, frame: Frame, expression: Expression, chance: NamedChance) -> int:
    dice = roll(expression.dice, chance.of("effect", state.turn, frame.card))
    return expression.value(situation(state, frame.seat), dice)


def roll(count: int, chance: Draws) -> tuple[int, ...]:
    """Roll ``count`` dice."""
    return tuple(chance.below(_HIGHEST) + 1 for _ in range(count))


def _modify(state: State, name: str, by: int, events: Telling) -> None:
    index = CHARACTERISTICS.index(name)
    before = state.characteristics[index]
    after = max(_LOWEST, min(_HIGHEST, before + by))
    state.characteristics[index] = after
    events.tell(game_events.characteristic, name, before, after)


def _swap(state: State, one: str, other: str, events: Telling) -> None:
    first, second = CHARACTERISTICS.index(one), CHARACTERISTICS.index(other)
    values = state.characteristics
    values[first], values[second] = values[second], values[first]
    events.tell(game_events.swapped, (one, values[first]), (other, values[second]))


def _take(state: State, owner: Seat, taker: Seat, count: int, chance: NamedChance, events: Telling) -> None:
    count = min(count, len(state.hands[owner]))
    cards = [take_at_random(state, owner, taker, chance) for _ in range(count)]
    if cards:
        events.tell(game_events.taken, taker, owner, cards)


def _found(
    state: State, seat: Seat, effect: Search, card: str | None, chance: NamedChance, events: Telling
) -> None:
    in_deck = effect.where == "deck"
    if card is not None:
        piles = [state.deck] if in_deck else [state.discard_adventure, state.discard_interference]
        next(pile for pile in piles if card in pile).remove(card)
        enter_hand(state, seat, card, DRAW_PILE if in_deck else OPEN)
    events.tell(game_events.found, seat, card)
    if in_deck:
        knowledge.searched(state, seat, lambda other: fits(state, effect, other), found=card is not None)
        chance.of("deck", state.turn).shuffle(state.deck)


def _change_entry(state: State, number: int, effect: Story, events: Telling) -> None:
    entry = entry_of(state, number)
    if entry is None:
        return
    if effect.to == "discard":
        state.story.remove(entry)
        put_away(state, entry.card)
    else:
        set_outcome(state, number, effect.to)
    events.tell(game_events.entry_changed, entry.card, effect.to)


def _apply_previous(state: State, frame: Frame, effect: Previous, events: Telling) -> None:
    entry = entry_of(state, frame.entry)
    previous = None if entry is None else entry_of(state, entry.link)
    if previous is None:
        events.tell(game_events.previous_applied, frame.card, "none")
        return
    events.tell(game_events.previous_applied, previous.card, effect.part)
    state.frames.append(Frame(previous.card, effect.part, frame.seat, previous.number))


def _allow(state: State, effect: Allow, events: Telling) -> None:
    if effect.what == "link":
        state.free_link = True
    else:
        state.adventures_left += 1
    events.tell(game_events.allowed, effect.what)


def _peek(state: State, seat: Seat, owner: Seat, events: Telling) -> None:
    sightings.looked_at(state, seat, owner)
    events.tell(game_events.peeked, seat, owner, state.objectives[owner])


def _draw_objective(state: State, seat: Seat, events: Telling) -> None:
    state.found_at = sightings.place_in_deck(state, len(state.objective_deck) - 1)
    state.found = state.objective_deck.pop()
    sightings.drawn(state, seat)
    events.tell(game_events.objective_drawn, seat, state.found)


def _keep_objective(state: State, seat: Seat, value: str, events: Telling) -> None:
    if state.found is None:
        return
    own, other = state.objectives[seat], state.found
    if value == KEEP_NEW:
        own, other = other, own
    state.objectives[seat] = own
    state.objective_deck.insert(0, other)
    state.put_under += 1
    sightings.exchanged(state, seat)
    state.found = None
    if state.options.objectives_open:
        events.tell(game_events.objective_open, seat, own)


def ask_to_discard(
    state: State, why: Literal["limit", "pay", "effect"], kind: Kind, seats: list[Seat], count: int
) -> list[int]:
    """Ask each of ``seats`` to discard up to ``count`` cards of ``kind``; return how many each one gives."""
    owed: list[int] = []
    picks: list[list[str]] = []
    for seat in seats:
        cards = cards_of_kind(state.hands[seat], kind)
        owed.append(max(0, min(count, len(cards))))
        picks.append([] if has_say(cards, kind, count) else cards[: owed[-1]])
    state.discarding = Discarding(why, kind, tuple(seats), tuple(owed), picks, count)
    state.phase = "discard"
    return owed


def has_say(cards: Sequence[str], kind: Kind, count: int) -> bool:
    """Return whether the holder of ``cards`` of ``kind`` must choose which ``count`` go, and in what order.

    There is no question if all the cards go, everyone can see that, and their order doesn't matter. But the
    kinds in a hand are hidden, so a seat that holds exactly ``count`` gets the same question as a seat with
    more (rules/saga#12). The order of several Adventures matters, because the top one can be taken back
    (rules/saga#5).
    """
    if count < 1:
        return False
    unseen = len(cards) == count and kind != "card"
    return len(cards) > count or unseen or _order_matters(cards)


def _order_matters(cards: Sequence[str]) -> bool:
    return sum(card in ADVENTURES for card in cards) > 1


def is_settled(cards: Sequence[str], owed: int) -> bool:
    """Return whether a seat that still owes ``owed`` of ``cards`` has no choice left, not even the order."""
    return len(cards) == owed and not _order_matters(cards)


def pick(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """Record that ``seat`` discards ``cards`` next, and the rest once no choice is left.

    If all cards were already chosen, the new one replaces the last.
    """
    discarding = state.discarding
    if discarding is None:
        raise ValueError("nobody discards")
    place = discarding.seats.index(seat)
    picks, owed = discarding.picks[place], discarding.owed[place]
    if len(picks) == owed:
        picks.pop()
    picks += cards
    rest = cards_of_kind(state.hands[seat], discarding.kind)
    for gone in picks:
        rest.remove(gone)
    if is_settled(rest, owed - len(picks)):
        picks += rest


def discard_forced(state: State, events: Telling) -> bool:
    """Discard the chosen cards once every seat has chosen; return whether they have."""
    discarding = state.discarding
    if discarding is None or discarding.open_seats():
        return False
    for seat, picks in zip(discarding.seats, discarding.picks, strict=True):
        for card in picks:
            leave_hand(state, seat, card)
            put_away(state, card)
            events.tell(game_events.discarded, seat, card)
        if len(picks) < discarding.count and discarding.kind != "card":
            knowledge.fell_short(state, seat, discarding.kind)
    state.discarding = None
    state.phase = "main"
    return True

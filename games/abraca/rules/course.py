"""The course of the game: setup, declarations and their effects. rules/abraca#4 to #6, #10, #12, #13."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal

from games.abraca.components import COMPONENTS, DEALS, NUMBERS, SPELLS, STONES, Amount, Spell
from games.abraca.mind.judgement import unseen_of
from games.abraca.model import Change, Declaration, Options, RoundResult, State, nearest_living
from games.abraca.rules.scoring import close_round, outcome, round_end, winners
from games.abraca.telling import game_events
from games.engine.chance import NamedChance
from games.engine.decision import Choice, Decision, Option
from games.engine.event import Event
from games.engine.policy import Choices
from games.engine.text import Seat, SeatName, Text

END = "end"
CAST = "cast "

_NAMED = {f"seat{seat}": seat for seat in range(max(DEALS))}
"""The seats by their names in the option ``first_player``."""
_FIRST, _EASY = Text("abraca-prompt-first"), Text("abraca-prompt-easy")
_STOP = Option(END, Text("abraca-option-end"), Text("abraca-option-end-hint"))


def setup(seats: int, options: Options, chance: NamedChance) -> State:
    """Return the start of a game: the first player is named or drawn, then the first round is dealt."""
    start = _first_player(seats, options, chance)
    state = State(
        options=options,
        round=0,
        turn=0,
        active=start,
        last=0,
        points=[0] * seats,
        life=[],
        hands=[],
        denied=[],
        fresh=[],
        secrets=[],
        secrets_left=[],
        pool=[],
        used=[],
        set_aside=[],
        declarations=[],
        rounds=[],
    )
    _deal(state, start, chance)
    return state


def _first_player(seats: int, options: Options, chance: NamedChance) -> Seat:
    """Return the seat that starts the first round: the named one, if the table has it; rules/abraca#4.1."""
    named = _NAMED.get(options.first_player, seats)
    return named if named < seats else chance.of("first").below(seats)


def decisions(state: State) -> Mapping[Seat, Decision]:
    """Return the only question of the game: the active seat's next declaration, or whether it stops."""
    if state.winners:
        return {}
    options = state.options
    sides = neighbour(state, state.active, 1), neighbour(state, state.active, -1)
    unseen = _unseen(state) if options.counter_aid else None
    penalty, is_full = options.lower_spell == "penalty", state.life[state.active] == COMPONENTS.max_life
    matter = f"round {state.round}, declaration {len(state.declarations)}"
    decision = _decision(state.last, options.easy_order, penalty, sides, unseen, is_full, matter)
    return {state.active: decision}


def apply(state: State, seat: Seat, choice: Choice, chance: NamedChance) -> list[Event]:
    """Apply the listed ``choice`` of ``seat``, which is the active one, and return the events."""
    events: list[Event] = []
    make(state, seat, choice, chance, events)
    return events


def make(
    state: State, seat: Seat, choice: Choice, chance: NamedChance, events: list[Event] | None = None
) -> None:
    """Apply the listed ``choice`` of ``seat``, which is the active one; append to ``events``, if given."""
    if choice[0] == END:
        if events is not None:
            events.append(game_events.turn_ended(seat))
        _pass_turn(state, events)
    else:
        _declare(state, int(choice[0][len(CAST) :]), chance, events)


def objection(state: State, seat: Seat, choice: Choice) -> Text | None:
    """Return why ``seat`` may not make ``choice`` now, regardless of hidden stones: rules/abraca#13."""
    if seat != state.active:
        return None
    if choice == (END,) and not state.last:
        return Text("abraca-refused-declare-first")
    number = _number(choice)
    if number is None:
        return None
    if number not in SPELLS:
        return Text("abraca-refused-number")
    return Text("abraca-refused-lower", {"last": state.last}) if number < state.last else None


def neighbour(state: State, seat: Seat, step: Literal[1, -1]) -> Seat:
    """Return the nearest living seat to the left (1: it plays next) or to the right (-1); rules/abraca#3."""
    return nearest_living(state.life, seat, step)


def _unseen(state: State) -> list[int]:
    """Return, by number from 0 on, how many unseen stones the active seat may have; rules/abraca#9.

    It's also 0 for a number that is denied for all its stones: everybody can infer that it has none.
    """
    seat = state.active
    seen = [hand for other, hand in enumerate(state.hands) if other != seat]
    counts = unseen_of([*seen, state.secrets[seat]], state.used, state.set_aside)
    denied = -1
    for mask in state.denied[seat]:
        denied &= mask
    for number in NUMBERS:
        if denied >> number & 1:
            counts[number] = 0
    return counts


def _decision(
    last: int,
    easy_order: bool,
    penalty: bool,
    sides: tuple[Seat, Seat],
    unseen: Sequence[int] | None,
    is_full: bool,
    matter: str,
) -> Decision:
    """Return the question after a success with ``last`` (0: the turn begins).

    ``sides`` are the neighbors of the active seat, to the left and to the right. ``unseen`` counts by number
    the stones that it may have, if the table counts for it; options that are sure to fail come last. With
    ``is_full`` life it can't gain any.
    """
    casts: list[Option] = []
    hopeless: list[Option] = []
    for number in _in_order(last, easy_order):
        count = None if unseen is None else unseen[number]
        (hopeless if count == 0 else casts).append(_cast_option(number, sides, count, is_full))
    if not last:
        return Decision(_FIRST, (*casts, *hopeless), about=matter)
    options = (*casts, _STOP, *hopeless)
    if easy_order:
        return Decision(_EASY, options, about=matter)
    if penalty:
        options += tuple(_lower_option(number) for number in NUMBERS[: last - 1])
    return Decision(Text("abraca-prompt-next", {"last": last}), options, about=matter)


def _in_order(last: int, easy_order: bool) -> Sequence[int]:
    """Return the numbers that may be declared after ``last`` (0: the turn begins); rules/abraca#5."""
    return NUMBERS if easy_order or not last else NUMBERS[last - 1 :]


def choices(state: State) -> Choices:
    """Return the answers of ``decisions`` for the active seat, without words."""
    return _choices(state.last, state.options.easy_order, state.options.lower_spell == "penalty")


@lru_cache
def _choices(last: int, easy_order: bool, penalty: bool) -> Choices:
    casts = tuple(f"{CAST}{number}" for number in (NUMBERS if penalty else _in_order(last, easy_order)))
    return Choices((*casts, END) if last else casts)


@lru_cache(maxsize=1 << 12)
def _cast_option(number: int, sides: tuple[Seat, Seat], unseen: int | None, is_full: bool) -> Option:
    """Return the option to declare ``number``; the seat may have ``unseen`` stones of it."""
    spell = SPELLS[number]
    is_vain = is_full and spell.heal != 0 and spell.damage == "none"
    effect = Text("abraca-effect-full") if is_vain else effect_text(number, sides)
    if unseen is None:
        return Option(f"{CAST}{number}", cast_label(number), effect)
    if unseen:
        hint = Text("abraca-hint-cast", {"count": unseen, "effect": effect})
        return Option(f"{CAST}{number}", cast_label(number), hint)
    cost = spell.fail_cost
    hint = Text("abraca-hint-hopeless", {"loss": 0 if cost == "die" else cost})
    return Option(f"{CAST}{number}", cast_label(number), hint, is_hopeless=True)


def effect_text(number: int, sides: tuple[Seat, Seat]) -> Text:
    """Return the effect of spell ``number``, with the names of the neighbors that it would hit."""
    key = f"abraca-effect-{number}"
    left, right = sides
    match SPELLS[number].damage:
        case "left_and_right" if left == right:
            return Text(f"{key}-one", {"player": SeatName(left)})
        case "left_and_right":
            return Text(key, {"left": SeatName(left), "right": SeatName(right)})
        case "left":
            return Text(key, {"player": SeatName(left)})
        case "right":
            return Text(key, {"player": SeatName(right)})
        case _:
            return Text(key)


@lru_cache(len(NUMBERS))
def _lower_option(number: int) -> Option:
    hint = Text("abraca-option-lower-hint", {"loss": COMPONENTS.lower_penalty})
    return Option(f"{CAST}{number}", cast_label(number), hint, is_hopeless=True)


def cast_label(number: int) -> Text:
    """Return the number and name of a spell, as its option."""
    return Text("abraca-option-cast", {"number": number, "spell": Text(f"abraca-spell-{number}")})


def _number(choice: Choice) -> int | None:
    """Return the number that ``choice`` declares; None if it isn't one."""
    if len(choice) != 1 or not choice[0].startswith(CAST):
        return None
    try:
        return int(choice[0].removeprefix(CAST))
    except ValueError:
        return None


def _deal(state: State, start: Seat, chance: NamedChance) -> None:
    """Deal the next round, which ``start`` begins, in the order of rules/abraca#4.2."""
    seats = len(state.points)
    deal = DEALS[seats]
    stones = list(STONES)
    state.round += 1
    chance.of("deal", state.round).shuffle(stones)
    size = COMPONENTS.hand_size
    dealt = seats * size
    aside = dealt + deal.set_aside
    secret = aside + COMPONENTS.secret_stones
    state.turn = 0
    state.active = start
    state.last = 0
    state.life = [COMPONENTS.start_life] * seats
    state.hands = [stones[seat * size : (seat + 1) * size] for seat in range(seats)]
    state.denied = [[0] * size for _ in range(seats)]
    state.fresh = [0] * seats
    state.secrets = [[] for _ in range(seats)]
    state.set_aside = [stones[dealt:aside].count(number) for number in NUMBERS]
    state.secrets_left = stones[aside:secret]
    state.pool = stones[secret:]
    state.used = [0] * len(NUMBERS)
    state.declarations = []


def _declare(state: State, number: int, chance: NamedChance, events: list[Event] | None) -> None:
    seat = state.active
    spell = SPELLS[number]
    roll: int | None = None
    took_secret = False
    result: Literal["hit", "miss", "lower"]
    changes: tuple[Change, ...]
    if number < state.last and not state.options.easy_order:
        result = "lower"
        changes = (_lose(state, seat, COMPONENTS.lower_penalty),)
    elif number in state.hands[seat]:
        result = "hit"
        _use_up(state, seat, number)
        roll = _roll(state, chance) if spell.rolls else None
        changes = _effect(state, spell, roll)
        took_secret = _take_secret(state, seat) if spell.secret else False
    else:
        result = "miss"
        roll = _roll(state, chance) if spell.fail_cost == "die" else None
        changes = (_lose(state, seat, _life(spell.fail_cost, roll)),)
        state.denied[seat] = [mask | 1 << number for mask in state.denied[seat]]
    declaration = Declaration(
        state.turn, seat, number, result, roll, changes, len(state.hands[seat]), took_secret
    )
    state.declarations.append(declaration)
    if events is not None:
        events += game_events.declared(declaration, state)
    if result == "hit":
        state.last = number
    if (end := round_end(state)) is not None:
        _end_round(state, close_round(state, end), chance, events)
        return
    if events is not None:
        events += [game_events.eliminated(change.seat) for change in changes if not change.after]
    if result != "hit":
        _pass_turn(state, events)


def _roll(state: State, chance: NamedChance) -> int:
    return chance.of("die", state.round, state.turn).pick(COMPONENTS.die)


def _use_up(state: State, seat: Seat, number: int) -> None:
    """Move the oldest stone ``number`` of ``seat`` to the board, and mark what that reveals about the others.

    Others can tell which of several stones went if their backs differ (drawn lately or not, other numbers
    denied). As the oldest goes first, older ones that look different are not ``number``.
    """
    hand = state.hands[seat]
    denied = state.denied[seat]
    old = len(hand) - state.fresh[seat]
    index = hand.index(number)
    alike = index
    while alike and denied[alike - 1] == denied[index] and (alike - 1 < old) == (index < old):
        alike -= 1
    for before in range(alike):
        denied[before] |= 1 << number
    del hand[index], denied[index]
    if index >= old:
        state.fresh[seat] -= 1
    state.used[number - 1] += 1


def _effect(state: State, spell: Spell, roll: int | None) -> tuple[Change, ...]:
    """Apply the losses and gains of a successful spell, all at the same time; rules/abraca#6."""
    loss = _life(spell.amount, roll)
    changes = [_lose(state, target, loss) for target in _targets(state, spell)]
    if gain := _life(spell.heal, roll):
        caster = state.active
        before = state.life[caster]
        state.life[caster] = min(COMPONENTS.max_life, before + gain)
        changes.append(Change(caster, before, state.life[caster]))
    return tuple(changes)


def _targets(state: State, spell: Spell) -> list[Seat]:
    """Return the seats that lose life by ``spell``, each once; rules/abraca#6.3, rules/abraca#12."""
    if spell.damage == "none":
        return []
    seat = state.active
    if spell.damage == "all_others":
        seats = len(state.life)
        ring = [(seat + step) % seats for step in range(1, seats)]
        return [other for other in ring if state.life[other]]
    if spell.damage == "left":
        return [neighbour(state, seat, 1)]
    if spell.damage == "right":
        return [neighbour(state, seat, -1)]
    left, right = neighbour(state, seat, 1), neighbour(state, seat, -1)
    return [left] if left == right else [left, right]


def _lose(state: State, seat: Seat, loss: int) -> Change:
    before = state.life[seat]
    after = max(0, before - loss)
    state.life[seat] = after
    return Change(seat, before, after)


def _life(amount: Amount, roll: int | None) -> int:
    """Return ``amount`` as a number; ``roll`` must be given if it is the die."""
    if amount == "die":
        if roll is None:
            raise ValueError("the die was not rolled")
        return roll
    return amount


def _take_secret(state: State, seat: Seat) -> bool:
    """Give ``seat`` the first remaining secret stone; return False if there's none; rules/abraca#6.2."""
    if not state.secrets_left:
        return False
    state.secrets[seat].append(state.secrets_left.pop(0))
    return True


def _pass_turn(state: State, events: list[Event] | None) -> None:
    """Refill the active seat unless it is out, and continue with the next living seat; rules/abraca#5.4."""
    seat = state.active
    if state.life[seat]:
        hand = state.hands[seat]
        drawn = state.pool[: COMPONENTS.hand_size - len(hand)]
        del state.pool[: len(drawn)]
        hand += drawn
        state.denied[seat] += [0] * len(drawn)
        state.fresh[seat] = len(drawn)
        if drawn and events is not None:
            events.append(game_events.refilled(seat, len(drawn)))
    state.active = neighbour(state, seat, 1)
    state.turn += 1
    state.last = 0


def _end_round(state: State, result: RoundResult, chance: NamedChance, events: list[Event] | None) -> None:
    """Continue after a round: end the game, or deal the next round, begun by the seat to the left."""
    if events is not None:
        events += game_events.round_ended(result)
    state.winners = winners(result)
    if state.winners:
        if events is not None and (over := outcome(state)) is not None:
            events.append(Event(over.reason))
        return
    _deal(state, (result.active + 1) % len(state.life), chance)
    if events is not None:
        events.append(game_events.round_began(state.round, state.active))

"""The open decisions of each seat, and their options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Literal

import msgspec

from games.engine.decision import Decision, Option, StandingAnswer, Veil
from games.engine.text import Argument, Seat, SeatName, Text
from games.saga.components import ADVENTURES, RULES, cards_of_kind
from games.saga.mind.odds import Standing
from games.saga.model import Challenge, State, Wish
from games.saga.rules import effects, offers
from games.saga.rules.challenge import AID, LIFT, PASS, REST, answer_of, the_challenge
from games.saga.rules.fold import targets
from games.saga.rules.offers import (
    ADVENTURE,
    CHOOSE,
    DISCARD,
    DONE,
    END,
    PLAY,
    RETRIEVE,
    TRIAL,
    WISH,
    WISHES,
)
from games.saga.rules.story import entry_of
from games.saga.rules.turn import KEEP, REDRAW
from games.saga.situation import CHARACTERISTICS
from games.saga.telling import hints
from games.saga.telling.game_events import card_name

FIRST_HAND_MINUTES = 1_440
"""Minutes to wait for an answer about the first hand, which is then kept; rules/saga#10."""


def decisions(state: State) -> Mapping[Seat, Decision]:
    """Return the open decisions by seat; empty when the game is over.

    The preference for how often to be asked in challenges can be changed at any time; nobody waits for it;
    rules/saga#10.preference.
    """
    return _decisions(state, range(state.seats))


def decision(state: State, seat: Seat) -> Decision | None:
    """Return the open decision of ``seat``; None if the game is over."""
    return _decisions(state, (seat,)).get(seat) if 0 <= seat < state.seats else None


def _decisions(state: State, seats: Sequence[Seat]) -> Mapping[Seat, Decision]:
    if state.phase == "over":
        return {}
    if state.phase == "window":
        return _windows(state, seats)
    asked = _asked(state, seats)
    return {
        seat: _with_wishes(asked[seat], state.wishes[seat])
        if seat in asked
        else _preference(state.wishes[seat])
        for seat in seats
    }


def _asked(state: State, seats: Sequence[Seat]) -> Mapping[Seat, Decision]:
    """Return the questions to ``seats`` outside windows."""
    if state.phase == "mulligan":
        return {seat: _mulligan(offers.mulligans(state, seat), state.mulligans[seat]) for seat in seats}
    if state.phase == "discard":
        return {seat: asked for seat in seats if (asked := discard(state, seat)) is not None}
    if state.phase == "choice":
        seat = state.frames[-1].seat
        return {seat: _choice(state)} if seat in seats else {}
    if state.active not in seats:
        return {}
    return {state.active: _main(state) if state.phase == "main" else _payment(state)}


def _payment(state: State) -> Decision:
    hand = hints.Hand(state, state.active)
    options = tuple(_card_option(hand, name) for name in offers.choices(state, state.active).ids)
    prompt = Text("saga-prompt-pay-second" if state.half_paid else "saga-prompt-pay")
    return Decision(prompt, options, on_silence=(options[0].id,))


@cache
def _mulligan(offered: tuple[str, ...], answer: str | None) -> Decision:
    may_redraw = REDRAW in offered
    return Decision(
        Text("saga-prompt-mulligan" if may_redraw else "saga-prompt-hand"),
        (_KEEP, _REDRAW) if may_redraw else (_KEEP,),
        on_silence=(KEEP,),
        given=None if answer is None else (answer,),
        discreet=True,
        minutes=FIRST_HAND_MINUTES,
        standing=None if may_redraw else StandingAnswer((KEEP,)),
    )


_KEEP = Option(KEEP, Text("saga-option-keep-hand"), Text("saga-option-keep-hand-hint"))
_REDRAW = Option(REDRAW, Text("saga-option-redraw"), Text("saga-option-redraw-hint"))


def _main(state: State) -> Decision:
    hand, offered = hints.Hand(state, state.active), offers.mains(state)
    options = [_main_option(state, hand, name) for name in offered]
    # Idle options come last.
    options.sort(key=lambda option: option.is_idle)
    trial_due = TRIAL in offered
    prompt = "saga-prompt-adventure" if _may_play_adventure(state) else "saga-prompt-main"
    return Decision(
        _main_prompt("saga-prompt-trial" if trial_due else prompt, state.hero),
        tuple(options),
        on_silence=(TRIAL,) if trial_due else (END,),
    )


def _main_option(state: State, hand: hints.Hand, name: str) -> Option:
    verb, _, card = name.partition(" ")
    if verb == TRIAL:
        label = Text("saga-option-attempt", {"hero": card_name(state.hero)})
        return Option(TRIAL, label, hints.of_trial(state))
    if verb == RETRIEVE:
        return _retrieve_option(state.discard_adventure[-1], state.options.retrieving)
    if verb == END:
        return _END
    if verb == PLAY and hints.is_idle_turn(state, card):
        return _idle_option(card)
    return _card_option(hand, name)


def _may_play_adventure(state: State) -> bool:
    return state.trial_done and not state.attempted_trial and state.adventures_left > 0


@cache
def _main_prompt(key: str, hero: str) -> Text:
    return Text(key, {"hero": card_name(hero)})


@cache
def _retrieve_option(card: str, retrieving: Literal["once", "any_number"]) -> Option:
    label = Text("saga-option-retrieve", {"card": card_name(card)})
    return Option(RETRIEVE, label, Text(f"saga-option-retrieve-hint-{retrieving}"))


_END = Option(END, Text("saga-option-end"), Text("saga-option-end-hint", {"limit": RULES.hand_limit}))


def _card_option(hand: hints.Hand, name: str) -> Option:
    verb, _, card = name.partition(" ")
    return Option(name, label(verb, card), hand.of(card))


@cache
def label(verb: str, card: str) -> Text:
    """Return the label of the option ``verb card``."""
    name = card_name(card)
    if verb in (ADVENTURE, CHOOSE) and card in ADVENTURES:
        name = Text(
            "saga-adventure-named", {"card": name, "type": Text(f"saga-type-{ADVENTURES[card].type}")}
        )
    return Text(f"saga-option-{verb}", {"card": name})


@cache
def _play_option(name: str) -> Option:
    verb, card = name.split(" ")
    return Option(name, label(verb, card), None if verb == AID else Text(f"saga-card-{card}-hint"))


@cache
def _idle_option(card: str) -> Option:
    usual = _play_option(f"{PLAY} {card}")
    assert usual.hint is not None
    return Option(usual.id, usual.label, hints.idle(usual.hint), is_idle=True)


@cache
def _cancel_option(name: str, cancelled: str, player: Seat) -> Option:
    _, card, _ = name.split(" ")
    args: dict[str, Argument] = {
        "card": card_name(card),
        "target": card_name(cancelled),
        "player": SeatName(player),
    }
    return Option(name, Text("saga-option-cancel", args), Text(f"saga-card-{card}-hint"))


def _windows(state: State, seats: Sequence[Seat]) -> dict[Seat, Decision]:
    """Return the question for each of ``seats``; it doesn't show what anybody else holds; rules/saga#10."""
    challenge = the_challenge(state)
    possible = targets(challenge)
    minutes = int(state.options.window_silence)
    veil = Veil((LIFT,), int(state.options.veil)) if challenge.veiled else None
    matter = f"trial {state.turn}" if challenge.entry is None else f"challenge {challenge.entry}"
    standing = Standing(state, challenge)
    prompt = _prompt(challenge, hints.of_window(standing))
    found = {}
    for seat in seats:
        plays = offers.window_plays(state.hands[seat], seat, challenge, possible)
        options = [_window_option(challenge, name) for name in plays]
        found[seat] = _window(
            challenge,
            prompt,
            hints.with_odds(standing, seat, options),
            answer_of(challenge, seat),
            state.wishes[seat],
            minutes,
            veil if seat == challenge.seat else None,
            matter,
        )
    return found


def _window_option(challenge: Challenge, name: str) -> Option:
    target = name.split(" ")[2:]
    if not target:
        return _play_option(name)
    cancelled = challenge.plays[int(target[0])]
    return _cancel_option(name, cancelled.card, cancelled.seat)


def _prompt(challenge: Challenge, told: dict[str, Argument]) -> Text:
    return Text(f"saga-prompt-window-{challenge.stage}", {"card": card_name(challenge.card), **told})


@cache
def _wish_option(wish: Wish, is_answer: bool = False) -> Option:
    """Return the option of a preference; ``is_answer``: it also passes, as *done* does in an open window.

    So *done* means different things in and outside windows; the others always mean the same.
    """
    return Option(
        f"{WISH} {wish}",
        Text(f"saga-option-wish-{wish}"),
        Text(f"saga-option-wish-{wish}-hint"),
        is_preference=not is_answer,
        about=None if wish == "done" else WISH,
    )


_PASS = Option(PASS, Text("saga-option-pass"), Text("saga-option-pass-hint"))


@lru_cache(maxsize=1 << 6)
def _rest(matter: str) -> Option:
    return Option(REST, Text("saga-option-rest"), Text("saga-option-rest-hint"), about=matter)


def _window(
    challenge: Challenge,
    prompt: Text,
    plays: Sequence[Option],
    answer: str | None,
    wish: Wish,
    minutes: int,
    veil: Veil | None,
    matter: str,
) -> Decision:
    """Return the question of a window; ``matter`` names its challenge, since passing can cover all of it.

    A seat that doesn't want to be asked every time is asked only if one of its cards can change something.
    """
    able = [play for play in plays if not play.is_idle]
    idle = [play for play in plays if play.is_idle]
    return Decision(
        prompt,
        (*able, _PASS, _rest(matter), *idle, *_wishes_in_window(wish)),
        on_silence=(PASS,),
        given=None if answer is None else (answer,),
        discreet=True,
        minutes=minutes,
        standing=None if able else _STANDING.get(wish),
        veil=None if answer is None else veil,
        about=f"{matter}, step {challenge.step}, {challenge.stage}",
    )


_STANDING: dict[Wish, StandingAnswer] = {
    "auto": StandingAnswer((PASS,), "short"),
    "bluff": StandingAnswer((PASS,), "long", is_chosen=True),
}


@cache
def _preference(wish: Wish) -> Decision:
    options = tuple(_wish_option(other) for other in WISHES)
    return Decision(Text("saga-prompt-wish"), options, given=(f"{WISH} {wish}",))


@cache
def _other_wishes(wish: Wish) -> tuple[Option, ...]:
    return tuple(_wish_option(other) for other in WISHES if other != wish)


@cache
def _wishes_in_window(wish: Wish) -> tuple[Option, ...]:
    return tuple(_wish_option(other, f"{WISH} {other}" == DONE) for other in WISHES if other != wish)


def _with_wishes(decision: Decision, wish: Wish) -> Decision:
    return msgspec.structs.replace(decision, options=decision.options + _other_wishes(wish))


def _choice(state: State) -> Decision:
    seat, about, effect, values = effects.question(state)
    hand = hints.Hand(state, seat)
    options = tuple(_choice_option(state, hand, seat, about, value) for value in values)
    second = "-second" if state.picked is not None else ""
    name = type(effect).__name__.lower()
    return Decision(Text(f"saga-prompt-{name}{second}"), options, on_silence=(options[0].id,))


def _choice_option(state: State, hand: hints.Hand, seat: Seat, about: effects.Asked, value: str) -> Option:
    if about == "card":
        return _card_option(hand, f"{CHOOSE} {value}")
    if about == "player":
        label_of_seat = Text("saga-option-player", {"player": SeatName(int(value))})
        return Option(f"{CHOOSE} {value}", label_of_seat, hints.of_player(state, int(value)))
    if about == "entry":
        entry = entry_of(state, int(value))
        if entry is None:
            raise ValueError(f"the story has no entry {value}")
        label_of_entry = Text("saga-option-entry", {"card": card_name(entry.card)})
        return Option(f"{CHOOSE} {value}", label_of_entry, hints.of_entry(entry))
    if about == "objective":
        name = state.objectives[seat] if value == effects.KEEP_OWN else state.found
        assert name is not None, "one was found to choose from"
        return Option(
            f"{CHOOSE} {value}",
            Text(f"saga-option-objective-{value}", {"objective": Text(f"saga-card-{name}")}),
            hints.of_objective(state, name),
        )
    index = CHARACTERISTICS.index(value)
    label: dict[str, Argument] = {
        "characteristic": Text(f"saga-characteristic-{value}"),
        "value": state.characteristics[index],
    }
    hint = hints.of_characteristic(state, seat, value)
    return Option(f"{CHOOSE} {value}", Text("saga-option-characteristic", label), hint)


def discard(state: State, seat: Seat) -> Decision | None:
    """Return the question about the cards that ``seat`` discards; None if it isn't asked."""
    discarding = state.discarding
    if discarding is None:
        raise ValueError("nobody discards")
    if seat not in discarding.seats:
        return None
    held = cards_of_kind(state.hands[seat], discarding.kind)
    if not effects.has_say(held, discarding.kind, discarding.count):
        return None
    place = discarding.seats.index(seat)
    picks, (cards, left) = discarding.picks[place], offers.discards(state, seat)
    hand = hints.Hand(state, seat)
    options = tuple(_card_option(hand, f"{DISCARD} {card}") for card in dict.fromkeys(cards))
    return Decision(
        Text(f"saga-prompt-discard-{discarding.why}", {"count": left}),
        options,
        maximum=min(left, len(options)),
        on_silence=(f"{DISCARD} {cards[-1]}",),
        given=(f"{DISCARD} {picks[-1]}",) if len(picks) == discarding.owed[place] else None,
    )

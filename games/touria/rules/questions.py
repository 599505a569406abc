"""The open decision of each seat, and its options in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from games.engine.decision import Decision, Option, StandingAnswer
from games.engine.text import Argument, Seat, Text
from games.touria.components import BLACK, COLOURS
from games.touria.mind import balance
from games.touria.model import State
from games.touria.rules import (
    castle,
    copying,
    items,
    journey,
    journey_words,
    place_words,
    places,
    reach,
    towers,
    turn_words,
    turns,
)
from games.touria.rules.course import choices
from games.touria.telling.naming import gem, space, tower


def decisions(state: State) -> Mapping[Seat, Decision]:
    """Return the open decisions: one seat's move, and the copy preferences of the others."""
    asked = {seat: decision(state, seat) for seat in range(state.seats)}
    return {seat: question for seat, question in asked.items() if question is not None}


def decision(state: State, seat: Seat) -> Decision | None:
    """Return the open decision of ``seat``; None if it has none."""
    phase = state.phase
    if state.winners or not 0 <= seat < state.seats:
        return None
    if phase == "bonus":
        return _bonus_decision(choices(state, seat).ids) if seat == state.active else None
    if phase == "copy":
        return copying.question(state, seat)
    if seat == state.executor:
        return _question(state, seat)
    return None if seat == state.active or state.chapel[seat] else copying.wish_question(state.wishes[seat])


def _question(state: State, seat: Seat) -> Decision:
    """Return the question for ``seat``, which executes the action or leads its own turn."""
    pending = state.pending
    if not pending:
        return _ASK[state.phase](state, seat)
    offered = choices(state, seat)
    if pending == "paintbrush":
        options = [place_words.paint_option(name) for name in offered.ids]
    else:
        options = [items.target_option(state, name) for name in offered.ids]
    return Decision(_prompt(f"touria-prompt-{pending}"), tuple(options), offered.minimum, offered.maximum)


def _ask_start(state: State, seat: Seat) -> Decision:
    return Decision(_prompt("touria-prompt-start"), tuple(turn_words.start_options(state)))


def _ask_fly(state: State, seat: Seat) -> Decision:
    return _FLY


def _ask_route(state: State, seat: Seat) -> Decision:
    turn = state.turn
    if turn.steps:
        price, left = reach.cost(turn.steps, turn.boots), max(reach.steps_left(state), 0)
        prompt = _route_prompt(turn.destination, turn.steps, price, left)
    else:
        prompt = _set_out_prompt(turn.destination, turn.tower, towers.seen_on(state, seat, turn.tower))
    return Decision(prompt, tuple(journey_words.route_options(state)))


def _ask_mine(state: State, seat: Seat) -> Decision:
    options = tuple([journey_words.pick_option(name) for name in journey.picks(state)])
    return Decision(_at("touria-prompt-mine", state.group, _so_far(state)), options)


def _ask_arrival(state: State, seat: Seat) -> Decision:
    prompt = _at("touria-prompt-arrival", state.turn.destination, _so_far(state))
    return Decision(prompt, _options(state, seat, turn_words.arrival_option))


def _ask_execute(state: State, seat: Seat) -> Decision:
    place = state.turn.destination
    prompt = (
        _at("touria-prompt-execute", place, _so_far(state))
        if seat == state.active
        else _at("touria-prompt-copied", place)
    )
    return Decision(prompt, tuple(place_words.options(state, seat)))


def _ask_dragon(state: State, seat: Seat) -> Decision:
    options = tuple([place_words.option(state, seat, name) for name in places.dragon_ids(state, seat)])
    return Decision(_rolled(state.die), options)


def _ask_thief(state: State, seat: Seat) -> Decision:
    return Decision(
        _prompt("touria-prompt-thief"),
        tuple([place_words.keep_option(name) for name in places.keep_ids(state)]),
    )


def _ask_after(state: State, seat: Seat) -> Decision:
    options = turn_words.after_options(state, turns.after_ids(state))
    lapses = not turns.must_decide(state)
    return Decision(_summary("touria-prompt-after", state), options, on_silence=(turns.DONE,), lapses=lapses)


def _ask_end(state: State, seat: Seat) -> Decision:
    prompt, end = _summary("touria-prompt-end", state), (turns.END,)
    options = _options(state, seat, turn_words.end_option)
    if not (state.turn.executions and turns.may_have_hourglass(state)):
        return Decision(prompt, options, on_silence=end)
    waits = state.turn.linger or turns.has_hourglass(state)
    return Decision(
        prompt,
        options,
        on_silence=end,
        discreet=True,
        minutes=copying.MINUTES[state.options.silence],
        standing=None if waits else StandingAnswer(end),
    )


def _ask_doors(state: State, seat: Seat) -> Decision:
    return Decision(_prompt("touria-prompt-doors"), _options(state, seat, castle.door_option))


def _ask_gift(state: State, seat: Seat) -> Decision:
    return Decision(_prompt("touria-prompt-gift"), _options(state, seat, castle.gift_option))


_ASK: dict[str, Callable[[State, Seat], Decision]] = {
    "start": _ask_start,
    "fly": _ask_fly,
    "route": _ask_route,
    "mine": _ask_mine,
    "arrival": _ask_arrival,
    "execute": _ask_execute,
    "dragon": _ask_dragon,
    "thief": _ask_thief,
    "after": _ask_after,
    "end": _ask_end,
    "doors": _ask_doors,
    "gift": _ask_gift,
}


def _options(state: State, seat: Seat, word: Callable[[State, str], Option]) -> tuple[Option, ...]:
    return tuple([word(state, name) for name in choices(state, seat).ids])


@lru_cache(maxsize=1 << 8)
def _bonus_decision(offered: tuple[str, ...]) -> Decision:
    return Decision(_prompt("touria-prompt-bonus"), tuple(_bonus_option(name) for name in offered))


def _bonus_option(name: str) -> Option:
    if name == "coin":
        return Option(name, Text("touria-do-bonus-coin"), Text("touria-hint-bonus-coin"))
    if name == "sword":
        return Option(name, Text("touria-do-bonus-sword"), Text("touria-hint-bonus-sword"))
    colour = COLOURS.index(name.removeprefix("gem "))
    label, is_black = Text("touria-do-bonus-gem", {"gem": gem(colour)}), colour == BLACK
    hint = Text("touria-hint-bonus-black" if is_black else "touria-hint-gem")
    return Option(name, label, hint, is_idle=is_black)


def _so_far(state: State) -> Text:
    """Return the active player's gains in the running turn; only they may see it."""
    return balance.so_far(balance.of_turn(state) or balance.NOTHING)


def _summary(key: str, state: State) -> Text:
    """Return a prompt for the active player with the turn so far and what they lack for the castle."""
    if state.chapel[state.active]:
        return _prompt(f"{key}-castle")
    lacking = balance.lacking(state.holdings[state.active], state.target)
    return Text(key, {"so_far": _so_far(state), "lacking": lacking})


@cache
def _prompt(key: str) -> Text:
    return Text(key)


def _at(key: str, place: str, so_far: Text | None = None) -> Text:
    args: dict[str, Argument] = {"place": space(place)}
    if so_far is not None:
        args["so_far"] = so_far
    return Text(key, args)


@cache
def _rolled(die: int) -> Text:
    return Text("touria-prompt-dragon", {"gem": gem(die)})


@lru_cache(maxsize=1 << 12)
def _set_out_prompt(place: str, name: str, seen: str) -> Text:
    return Text("touria-prompt-route", {"place": space(place), "tower": tower(name), "seen": space(seen)})


@lru_cache(maxsize=1 << 12)
def _route_prompt(place: str, steps: int, cost: int, left: int) -> Text:
    return Text("touria-prompt-route-on", {"place": space(place), "steps": steps, "cost": cost, "left": left})


_FLY = Decision(_prompt("touria-prompt-fly"), journey_words.fly_options())

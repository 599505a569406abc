"""The question about copying, for every seat outside the chapel at once. rules/touria#8.2."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from zlib import crc32

from msgspec.structs import replace

from games.engine.decision import Decision, Option, StandingAnswer
from games.engine.text import Argument, Seat, Text
from games.touria.mind.best import best_option, told
from games.touria.model import State
from games.touria.rules import copying, turns
from games.touria.rules.act import Act
from games.touria.rules.copying import DECLINE, chosen_in, ids
from games.touria.rules.phases import UNKNOWN, Phase
from games.touria.rules.promises import is_short
from games.touria.rules.wording import shortage
from games.touria.telling.naming import effect, the_item, to_space

_PASS = Option(DECLINE, Text("touria-do-pass"), Text("touria-hint-pass"))
_ELIXIR = Option("elixir", Text("touria-do-copy-elixir"), Text("touria-hint-copy-elixir"))
_FLAGON = Option("flagon", Text("touria-do-copy-flagon", {"item": the_item("flagon")}), effect("flagon"))
WAYS = (_ELIXIR.id, _FLAGON.id, DECLINE)


def _apply(act: Act, seat: Seat, name: str) -> None:
    """Record an answer and its promise, and start the intents that are ready."""
    state = act.state
    state.answers[seat] = name
    state.promised[seat] = copying.expected(state, seat, name)
    if copying.settle(act):
        turns.after_copies(act)


def _decision(state: State, seat: Seat) -> Decision:
    said = state.answers[seat]
    place = state.turn.destination
    offered = ids(state, seat)
    ways = [name for name in offered if name != DECLINE and name in WAYS]
    option = best_option(state, seat, place) if ways else None
    best = None if option is None else told(state, place, option)
    return Decision(
        _prompt(state, seat, best),
        tuple([_option(state, name, option, best) for name in offered]),
        on_silence=(DECLINE,),
        given=None if said in copying.UNANSWERED else (said,),
        discreet=True,
        minutes=copying.MINUTES[state.options.silence],
        standing=_standing(state, seat, ways),
        about=_matter(state, "nothing" if best is None else "something"),
    )


def _matter(state: State, what: str) -> str:
    """Return the matter of an answer: copying this action when ``what`` is available."""
    return f"copy {state.round}.{state.active}, {state.turn.destination}, {what}"


def _prompt(state: State, seat: Seat, best: Text | None) -> Text:
    """Return the prompt, including the best result a copy could have for the seat; rules/touria#7.10."""
    place, again = state.turn.destination, state.answers[seat] == "again"
    args: dict[str, Argument] = {"place": to_space(place)}
    own = state.holdings[seat]
    if not own.elixirs and "flagon" not in own.items:
        return Text("touria-prompt-copy-without", args)
    if best is None:
        return Text("touria-prompt-copy-gone" if again else "touria-prompt-copy-idle", args)
    return Text("touria-prompt-copy-again" if again else "touria-prompt-copy", {**args, "best": best})


def _option(state: State, name: str, option: Option | None, best: Text | None) -> Option:
    """Return an answer as an option.

    ``best`` is the result shown to the seat, that of ``option``. It is part of each way's ``about``, so a
    change repeats the question.
    """
    if option is None or name == DECLINE:
        return _PASS
    if chosen := chosen_in(name):
        return _taking(name, _matter(state, chosen))
    way = _ELIXIR if name == _ELIXIR.id else _FLAGON
    about = _matter(state, f"{crc32(repr(best).encode()):x}")
    return replace(way, hint=shortage(option) or way.hint, about=about)


@lru_cache(maxsize=1 << 8)
def _taking(answer: str, about: str) -> Option:
    way, _, name = answer.split(" ")
    label = Text(_TAKING[way], {"item": the_item(name), "flagon": the_item("flagon")})
    return Option(answer, label, effect(name), about=about)


_TAKING = {"elixir": "touria-do-copy-elixir-take", "flagon": "touria-do-copy-flagon-take"}


def _standing(state: State, seat: Seat, ways: Sequence[str]) -> StandingAnswer | None:
    """Return the answer given for the seat: by its wish, or because it can't copy; None if it must answer.

    A seat never pays automatically for less than the place gives, or for less than it was promised.
    """
    wish = state.wishes[seat]
    is_declined = wish.advance == "no" or not (wish.advance or wish.asks_at(state.turn.destination))
    if not ways:
        return StandingAnswer((DECLINE,), is_chosen=is_declined)
    if state.answers[seat] == "again":
        return None
    if wish.advance == "yes":
        return None if is_short(state, seat) else StandingAnswer((ways[0],), is_chosen=True)
    return StandingAnswer((DECLINE,), is_chosen=True) if is_declined else None


def refused(state: State, seat: Seat, verb: str) -> Text:
    """Return why ``seat`` can't answer ``verb`` about copying."""
    if state.chapel[seat]:
        return Text("touria-refused-copy-chapel")
    if seat == state.active:
        return Text("touria-refused-copy-own")
    if not state.answers[seat]:
        return Text("touria-refused-copy-over")
    own = state.holdings[seat]
    if verb == "elixir":
        return Text("touria-refused-copy-idle" if own.elixirs else "touria-refused-copy-elixir")
    if verb == "flagon" and "flagon" not in own.items:
        return Text("touria-refused-not-owned", {"item": the_item("flagon")})
    if verb == "flagon":
        return Text("touria-refused-copy-idle")
    return UNKNOWN


PHASE = Phase(ids, _decision, _apply)

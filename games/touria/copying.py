"""Copying the action of another player's turn. Section 8.2 of the rules.

All who are not in the chapel are asked at once, also those who could not copy, so that being asked tells
nothing. When the last answer is in, the answers take effect in seat order: whoever can really copy then,
pays and does; where there is something to choose, the choice comes first and may still be not to copy.
Standing wishes and answers in advance are handed to whoever has a clock, which answers in the seat's stead.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from games.engine.decision import Choice, Decision, Option, Standing
from games.engine.text import Seat, Text
from games.touria import castle, places
from games.touria.act import Act
from games.touria.board import PLACES
from games.touria.model import Answer, State, Wish
from games.touria.naming import item, space

MINUTES = {"two_hours": 120, "eight_hours": 480, "one_day": 1440, "wait": None}
"""For how many minutes an answer about copying is waited for, by the option ``silence``."""

Close = Callable[[Act], None]

PASS = Option("pass", Text("touria-do-pass"))
_ELIXIR = Option("elixir", Text("touria-do-copy-elixir"), Text("touria-hint-copy-elixir"))
_FLAGON = Option("flagon", Text("touria-do-copy-flagon", {"item": item("flagon")}))


def open_window(act: Act, close: Close) -> None:
    """Ask everybody who is not in the chapel, or go on if nobody is left to ask."""
    state = act.state
    state.phase = "copy"
    state.answers = ["" if state.chapel[seat] else "asked" for seat in range(state.seats)]
    state.answers[state.active] = ""
    act.tell("touria-event-window", state.active, place=space(state.turn.destination), reveals=True)
    if "asked" not in state.answers:
        resolve(act, close)


def question(state: State, seat: Seat) -> Decision | None:
    """Return what ``seat`` is asked while the window is open; ``None`` if it may not copy."""
    said = state.answers[seat]
    if not said:
        return None
    own = state.holdings[seat]
    wish = state.wishes[seat]
    asks = wish.asks_at(state.turn.destination)
    return _question(
        state.turn.destination,
        own.elixirs > 0,
        "flagon" in own.items,
        said,
        wish.advance or ("" if asks else "no"),
        state.options.silence,
    )


@lru_cache(maxsize=1 << 12)
def _question(place: str, elixir: bool, flagon: bool, said: Answer, wished: str, silence: str) -> Decision:
    yes = [_ELIXIR] * elixir + [_FLAGON] * flagon
    minutes = MINUTES[silence]
    standing = (yes[0] if yes and wished == "yes" else PASS).id if wished else None
    return Decision(
        Text("touria-prompt-copy", {"place": space(place)}),
        (*yes, PASS),
        on_silence=None if minutes is None else (PASS.id,),
        given=None if said == "asked" else (said,),
        discreet=True,
        minutes=minutes,
        standing=None if standing is None else Standing((standing,)),
    )


def answer(act: Act, seat: Seat, choice: Choice, close: Close) -> None:
    """Note an answer, and let all of them take effect when it is the last one."""
    given: dict[str, Answer] = {"pass": "pass", "elixir": "elixir", "flagon": "flagon"}
    act.state.answers[seat] = given[choice[0]]
    if "asked" not in act.state.answers:
        resolve(act, close)


def resolve(act: Act, close: Close) -> None:
    """Let the answers take effect in seat order until somebody has to choose, or all are through."""
    state = act.state
    state.executor = state.active
    for seat in _clockwise(state):
        said = state.answers[seat]
        if said not in ("elixir", "flagon"):
            state.answers[seat] = ""
            continue
        state.executor = seat
        if not places.executable(state, seat):
            state.answers[seat] = ""
            continue
        state.unpaid = True
        state.phase = "execute"
        if state.turn.destination not in places.AT_ONCE:
            act.tell("touria-event-joins", seat, reveals=True)
            return
        _pay(act, seat)
        places.execute(act, seat, "execute", finish)
        if _asks_again(state):
            return
    state.executor = state.active
    close(act)


def _asks_again(state: State) -> bool:
    """Return whether the executor has still to choose something, or the game is over."""
    return state.phase != "copy"


def carry_out(act: Act, seat: Seat, choice: str) -> None:
    """Carry out one choice of a copied execution, paying for it before the first one."""
    if choice == PASS.id:
        finish(act)
        return
    if act.state.unpaid:
        _pay(act, seat)
    places.execute(act, seat, choice, finish)


def finish(act: Act) -> None:
    """End a copied execution; the next one is looked for by ``resolve``."""
    state = act.state
    state.answers[state.executor] = ""
    state.unpaid = False
    state.phase = "copy"
    places.reset(state)
    castle.check_marriage(act, state.executor)


def _pay(act: Act, seat: Seat) -> None:
    state, own = act.state, act.of(seat)
    state.unpaid = False
    if state.answers[seat] == "elixir":
        own.elixirs -= 1
        act.of(state.active).elixirs += 1
        act.tell("touria-event-copy-elixir", seat, reveals=True)
    else:
        own.items.remove("flagon")
        state.discard.append("flagon")
        act.tell("touria-event-copy-flagon", seat, item=item("flagon"), reveals=True)


def _clockwise(state: State) -> list[Seat]:
    return [(state.active + step) % state.seats for step in range(1, state.seats)]


# Standing wishes and answers in advance

_ALL = Option("ask all", Text("touria-do-ask-all"))
_NONE = Option("ask none", Text("touria-do-ask-none"))
_SOME = Option("ask some", Text("touria-do-ask-some"))
_ADVANCE_YES = Option("advance yes", Text("touria-do-advance-yes"), Text("touria-hint-advance-yes"))
_ADVANCE_NO = Option("advance no", Text("touria-do-advance-no"))
_ADVANCE_OPEN = Option("advance open", Text("touria-do-advance-open"))


@lru_cache(maxsize=1 << 12)
def wish_question(wish: Wish) -> Decision:
    """Return the standing question to a seat whose turn it is not: nobody waits for it."""
    options = [_ALL, _SOME, _NONE]
    if wish.mode == "some":
        options += [_place_option(place, place in wish.places) for place in PLACES]
    advance = {"yes": _ADVANCE_YES, "no": _ADVANCE_NO}
    options += [option for name, option in advance.items() if name != wish.advance]
    if wish.advance:
        options.append(_ADVANCE_OPEN)
    prompt = Text(f"touria-prompt-wish-{wish.advance or 'open'}")
    return Decision(prompt, tuple(options), given=(f"ask {wish.mode}",))


def set_wish(act: Act, seat: Seat, choice: str) -> None:
    """Change how ``seat`` wants to be asked, or its answer in advance."""
    wishes = act.state.wishes
    wish = wishes[seat]
    verb, _, rest = choice.partition(" ")
    if verb == "advance":
        wishes[seat] = Wish(wish.mode, wish.places, {"yes": "yes", "no": "no"}.get(rest, ""))  # type: ignore[arg-type]
    elif rest in ("all", "some", "none"):
        wishes[seat] = Wish(rest, wish.places, wish.advance)  # type: ignore[arg-type]
    else:
        places_now = tuple(place for place in PLACES if (place in wish.places) != (place == rest))
        wishes[seat] = Wish(wish.mode, places_now, wish.advance)


def forget_advance(state: State) -> None:
    """Drop the answers in advance: they are for one turn."""
    for seat, wish in enumerate(state.wishes):
        if wish.advance:
            state.wishes[seat] = Wish(wish.mode, wish.places)


@lru_cache(maxsize=1 << 6)
def _place_option(place: str, chosen: bool) -> Option:
    key = "touria-do-wish-on" if chosen else "touria-do-wish-off"
    return Option(f"ask {place}", Text(key, {"place": space(place)}))

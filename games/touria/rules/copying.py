"""Copying the action of another player's turn. rules/touria#8.2.

Every seat outside the chapel gets the question at the same time, including seats that can't copy, so the
question itself reveals nothing. An answer is an intent. It takes effect once every earlier seat, clockwise,
has answered. A copier first pays, which is when others learn about the copy, and then chooses. If earlier
copies left less than the seat was promised, it pays nothing and gets the question again. Standing wishes and
advance answers become the decision's standing answer, which the clock gives for the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from zlib import crc32

from msgspec.structs import replace

from games.engine.decision import Choice, Decision, Option, StandingAnswer
from games.engine.text import Argument, Seat, SeatName, Text
from games.touria.model import Answer, State, Wish
from games.touria.rules import castle, place_words, places
from games.touria.rules.act import Act
from games.touria.rules.board import PLACES
from games.touria.rules.promises import Promise, holds, is_short, promise
from games.touria.rules.seating import clockwise
from games.touria.telling.naming import effect, item, space

MINUTES = {"two_hours": 120, "eight_hours": 480, "one_day": 1440, "wait": 4320}
"""Minutes to wait for an answer about copying, by the value of the option ``silence``."""

Close = Callable[[Act], None]

_PASS = Option("pass", Text("touria-do-pass"), Text("touria-hint-pass"))
_ELIXIR = Option("elixir", Text("touria-do-copy-elixir"), Text("touria-hint-copy-elixir"))
_FLAGON = Option("flagon", Text("touria-do-copy-flagon", {"item": item("flagon")}), effect("flagon"))
UNANSWERED = ("asked", "again")
"""The entries in ``State.answers`` of seats that still have to answer."""
_YES = ("elixir", "flagon")
_AT_ONCE = "forest_fairy"
"""The place where an answer also names the item to take, because items are on display before anyone pays."""


def open_window(act: Act, close: Close) -> None:
    """Open the copy window for every seat outside the chapel, or close it at once if there is none."""
    state = act.state
    state.phase = "copy"
    state.answers = ["" if state.chapel[seat] else "asked" for seat in range(state.seats)]
    state.answers[state.active] = ""
    state.promised = {}
    act.tell("touria-event-window", state.active, place=space(state.turn.destination), reveals=True)
    settle(act, close)


def is_going_on(state: State) -> bool:
    """Return whether a copy window is open or a copy is in progress."""
    return state.phase == "copy" or state.executor != state.active


def question(state: State, seat: Seat) -> Decision | None:
    """Return the copy question for ``seat``; None if it isn't, or is no longer, part of the window."""
    said = state.answers[seat]
    if not said:
        return None
    place = state.turn.destination
    offered = ids(state, seat)
    ways = [name for name in offered if name in _YES]
    option = place_words.best_option(state, seat, place) if ways else None
    best = None if option is None else place_words.told(state, place, option)
    return Decision(
        _prompt(state, seat, best),
        tuple([_option(state, name, option, best) for name in offered]),
        on_silence=(_PASS.id,),
        given=None if said in UNANSWERED else (said,),
        discreet=True,
        minutes=MINUTES[state.options.silence],
        standing=_standing(state, seat, ways),
        about=_matter(state, "nothing" if best is None else "something"),
    )


def _matter(state: State, what: str) -> str:
    """Return the matter of an answer: copying this action when ``what`` is available."""
    return f"copy {state.round}.{state.active}, {state.turn.destination}, {what}"


def _prompt(state: State, seat: Seat, best: Text | None) -> Text:
    """Return the prompt, including the best result a copy could have for the seat; rules/touria#7.10."""
    place, again = state.turn.destination, state.answers[seat] == "again"
    args: dict[str, Argument] = {"place": space(place)}
    own = state.holdings[seat]
    if not own.elixirs and "flagon" not in own.items:
        return Text("touria-prompt-copy-without", args)
    if best is None:
        return Text("touria-prompt-copy-gone" if again else "touria-prompt-copy-idle", args)
    return Text("touria-prompt-copy-again" if again else "touria-prompt-copy", {**args, "best": best})


def ids(state: State, seat: Seat) -> list[str]:
    """Return the answers of ``seat``, which is part of the window."""
    ways = pay_ids(state, seat)
    return [*told_at_once(state, ways), *ways, _PASS.id]


def pay_ids(state: State, seat: Seat) -> list[str]:
    """Return the ways ``seat`` can pay for a copy, none if it would have no effect; rules/touria#8.2."""
    own = state.holdings[seat]
    ways = ["elixir"] * (own.elixirs > 0) + ["flagon"] * ("flagon" in own.items)
    return ways if ways and _could_copy(state, seat) else []


def _option(state: State, name: str, option: Option | None, best: Text | None) -> Option:
    """Return an answer as an option.

    ``best`` is the result shown to the seat, that of ``option``. It is part of each way's ``about``, so a
    change repeats the question.
    """
    if option is None or name == _PASS.id:
        return _PASS
    if chosen := _chosen(name):
        return _taking(name, _matter(state, chosen))
    way = _ELIXIR if name == _ELIXIR.id else _FLAGON
    about = _matter(state, f"{crc32(repr(best).encode()):x}")
    return replace(way, hint=place_words.shortage(option) or way.hint, about=about)


def told_at_once(state: State, ways: Sequence[str]) -> list[str]:
    """Return an answer for each of the ``ways`` to pay and each item, where items are chosen up front."""
    if state.turn.destination != _AT_ONCE:
        return []
    return [f"{way} take {name}" for way in ways for name in state.display]


@lru_cache(maxsize=1 << 8)
def _taking(answer: str, about: str) -> Option:
    way, _, name = answer.split(" ")
    label = Text(_TAKING[way], {"item": item(name), "flagon": item("flagon")})
    return Option(answer, label, effect(name), about=about)


_TAKING = {"elixir": "touria-do-copy-elixir-take", "flagon": "touria-do-copy-flagon-take"}


def _standing(state: State, seat: Seat, ways: Sequence[str]) -> StandingAnswer | None:
    """Return the answer given for the seat: by its wish, or because it can't copy; None if it must answer.

    A seat never pays automatically for less than the place gives, or for less than it was promised.
    """
    wish = state.wishes[seat]
    is_declined = wish.advance == "no" or not (wish.advance or wish.asks_at(state.turn.destination))
    if not ways:
        return StandingAnswer((_PASS.id,), is_chosen=is_declined)
    if state.answers[seat] == "again":
        return None
    if wish.advance == "yes":
        return None if is_short(state, seat) else StandingAnswer((ways[0],), is_chosen=True)
    return StandingAnswer((_PASS.id,), is_chosen=True) if is_declined else None


def answer(act: Act, seat: Seat, choice: Choice, close: Close) -> None:
    """Record an answer and its promise, and start the intents that are ready."""
    act.state.answers[seat] = choice[0]
    act.state.promised[seat] = expected(act.state, seat, choice[0])
    settle(act, close)


def settle(act: Act, close: Close, *, copied: bool = False) -> None:
    """Start intents clockwise until a seat has to answer or choose, or the window can close.

    With ``copied``, first repeat the question to seats for which a copy has changed what they would get.
    """
    state = act.state
    while state.phase == "copy":
        if copied:
            _ask_again(state)
        copied = True
        seat = next((seat for seat in comers(state) if state.answers[seat] not in ("", "pass")), None)
        if seat is None:
            state.answers = [""] * state.seats
            close(act)
            return
        if state.answers[seat] in UNANSWERED:
            return
        _join(act, seat)


def _ask_again(state: State) -> None:
    """Reopen the answers of seats that would now get less than promised, or can copy only now."""
    for seat, said in enumerate(state.answers):
        if pays(said) and not holds(state.promised.get(seat, _NEVER), promise(state, seat)):
            state.answers[seat] = "again"
        elif said == "pass" and state.promised.get(seat) == {} and _could_copy(state, seat):
            state.answers[seat] = "asked"


_NEVER = {"": 1}
"""A promise that no place can keep."""
_ANYTHING = {"": 0}
"""The promise recorded when a seat passes although it could copy: its answer is never reopened."""


def expected(state: State, seat: Seat, said: str) -> Promise:
    """Return the promise to record when ``seat`` answers ``said``: what it expects to get."""
    if pays(said):
        way, whole = _chosen(said), promise(state, seat)
        return {way: whole[way]} if way in whole else whole
    return _ANYTHING if _could_copy(state, seat) else {}


def pays(said: Answer) -> bool:
    """Return whether ``said`` pays for a copy."""
    return said.partition(" ")[0] in _YES


def _chosen(said: Answer) -> str:
    """Return the choice that ``said`` makes up front; empty if it makes none."""
    return said.partition(" ")[2]


def _could_copy(state: State, seat: Seat) -> bool:
    place = state.turn.destination
    return places.executable(places.begun_anew(state, place), seat)


def _join(act: Act, seat: Seat) -> None:
    """Make ``seat`` pay and start its copy, and clear the answers of the seats before it."""
    state = act.state
    for before in comers(state):
        if before == seat:
            break
        state.answers[before] = ""
    state.executor = seat
    state.phase = "execute"
    chosen = _chosen(state.answers[seat])
    _pay(act, seat)
    if state.turn.destination in places.AT_ONCE:
        chosen = "execute"
    if chosen in places.ids(state, seat):
        places.execute(act, seat, chosen, finish)


def _pay(act: Act, seat: Seat) -> None:
    """Pay for a copy with elixir or flagon; a discreet log only mentions the flagon. rules/touria#11."""
    state, own = act.state, act.of(seat)
    if state.answers[seat].partition(" ")[0] == "elixir":
        own.elixirs -= 1
        act.of(state.active).elixirs += 1
        if state.options.log == "table":
            act.tell("touria-event-copy-elixir", seat, reveals=True, owner=SeatName(state.active))
        else:
            act.tell("touria-event-joins", seat, reveals=True)
    else:
        own.items.remove("flagon")
        state.discard.append("flagon")
        act.tell("touria-event-copy-flagon", seat, item=item("flagon"), reveals=True)
    state.answers[seat] = ""


def finish(act: Act) -> None:
    """End a copied execution; ``settle`` starts the next one."""
    state = act.state
    seat, state.executor = state.executor, state.active
    state.phase = "copy"
    places.reset(state)
    castle.check_marriage(act, seat)


def comers(state: State) -> tuple[Seat, ...]:
    """Return the seats other than the active one, in the order in which they copy."""
    return clockwise(state.sides, state.active)[1:]


# Standing wishes and advance answers


def _preference(name: str, label: str, hint: str) -> Option:
    return Option(name, Text(label), Text(hint), is_preference=True)


_ALL = _preference("ask all", "touria-do-ask-all", "touria-hint-ask-all")
_NONE = _preference("ask none", "touria-do-ask-none", "touria-hint-ask-none")
_SOME = _preference("ask some", "touria-do-ask-some", "touria-hint-ask-some")
_ADVANCE_YES = _preference("advance yes", "touria-do-advance-yes", "touria-hint-advance-yes")
_ADVANCE_NO = _preference("advance no", "touria-do-advance-no", "touria-hint-advance-no")
_ADVANCE_OPEN = _preference("advance open", "touria-do-advance-open", "touria-hint-advance-open")


@lru_cache(maxsize=1 << 12)
def wish_question(wish: Wish) -> Decision:
    """Return the standing question for a seat that isn't active; the game never waits for its answer."""
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
    """Change when ``seat`` wants the copy question, or its advance answer."""
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
    """Drop all advance answers, which are valid for one turn."""
    for seat, wish in enumerate(state.wishes):
        if wish.advance:
            state.wishes[seat] = Wish(wish.mode, wish.places)


@lru_cache(maxsize=1 << 6)
def _place_option(place: str, chosen: bool) -> Option:
    key = "touria-do-wish-on" if chosen else "touria-do-wish-off"
    about = Text(f"touria-about-{place}")
    return Option(f"ask {place}", Text(key, {"place": space(place)}), about, is_preference=True)

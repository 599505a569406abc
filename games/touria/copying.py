"""Copying the action of another player's turn. rules/touria#8.2.

Everybody outside the chapel is asked at once, even seats that could not copy: being asked tells nothing. An
answer is an intent, carried out once every seat before it, clockwise, has answered. A copier pays first,
which is the first that others learn of it, and then chooses. If earlier copies have left less than the seat
was told, it pays nothing and is asked again. Standing wishes and answers in advance go into the decision; the
clock gives them for the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from zlib import crc32

from msgspec.structs import replace

from games.engine.decision import Choice, Decision, Option, StandingAnswer
from games.engine.text import Argument, Seat, Text
from games.touria import castle, places
from games.touria.act import Act
from games.touria.board import PLACES
from games.touria.model import Answer, State, Wish
from games.touria.naming import effect, item, space
from games.touria.promises import Promise, holds, is_short, promise
from games.touria.seating import clockwise

MINUTES = {"two_hours": 120, "eight_hours": 480, "one_day": 1440, "wait": 4320}
"""For how many minutes an answer about copying is waited for, by the option ``silence``."""

Close = Callable[[Act], None]

_PASS = Option("pass", Text("touria-do-pass"), Text("touria-hint-pass"))
_ELIXIR = Option("elixir", Text("touria-do-copy-elixir"), Text("touria-hint-copy-elixir"))
_FLAGON = Option("flagon", Text("touria-do-copy-flagon", {"item": item("flagon")}), effect("flagon"))
UNANSWERED = ("asked", "again")
"""The notes of a seat that has yet to answer."""
_YES = ("elixir", "flagon")
_AT_ONCE = "forest_fairy"
"""Here an answer includes what the copy takes: the items are on display before anybody pays."""


def open_window(act: Act, close: Close) -> None:
    """Ask everybody who is not in the chapel, or go on if nobody is left to ask."""
    state = act.state
    state.phase = "copy"
    state.answers = ["" if state.chapel[seat] else "asked" for seat in range(state.seats)]
    state.answers[state.active] = ""
    state.promised = {}
    act.tell("touria-event-window", state.active, place=space(state.turn.destination), reveals=True)
    settle(act, close)


def is_going_on(state: State) -> bool:
    """Return whether a copy window is open or a copy is being carried out."""
    return state.phase == "copy" or state.executor != state.active


def question(state: State, seat: Seat) -> Decision | None:
    """Return the question to ``seat`` while the window is open; ``None`` if it may not copy (any longer)."""
    said = state.answers[seat]
    if not said:
        return None
    best = places.best(state, seat, state.turn.destination)
    ways = _ways(state, seat, best)
    return Decision(
        _prompt(state, seat, best),
        (*told_at_once(state, [way.id for way in ways]), *ways, _PASS),
        on_silence=(_PASS.id,),
        given=None if said in UNANSWERED else (said,),
        discreet=True,
        minutes=MINUTES[state.options.silence],
        standing=_standing(state, seat, ways),
        about=_matter(state, "nothing" if best is None else "something"),
    )


def _matter(state: State, what: str) -> str:
    """Return what an answer is about: copying this action, knowing that ``what`` is to be had."""
    turn = state.turn
    return f"copy {state.round}.{state.active}, {turn.executions} {turn.destination}, {what}"


def _prompt(state: State, seat: Seat, best: Text | None) -> Text:
    """Return the question with what the seat could get, which it must know before; rules/touria#7.10."""
    place, again = state.turn.destination, state.answers[seat] == "again"
    args: dict[str, Argument] = {"place": space(place)}
    if best is None:
        return Text("touria-prompt-copy-gone" if again else "touria-prompt-copy-idle", args)
    return Text("touria-prompt-copy-again" if again else "touria-prompt-copy", {**args, "best": best})


def _ways(state: State, seat: Seat, best: Text | None) -> list[Option]:
    """Return how ``seat`` can pay for a copy; no way if the copy could do nothing. rules/touria#8.2.

    Its matter is the ``best`` that the seat was told of: if that changes, the seat is asked again.
    """
    own = state.holdings[seat]
    ways = [_ELIXIR] * (own.elixirs > 0) + [_FLAGON] * ("flagon" in own.items)
    option = places.best_option(state, seat, state.turn.destination) if ways else None
    if option is None:
        return []
    warning, about = places.shortage(option), _matter(state, f"{crc32(repr(best).encode()):x}")
    return [replace(way, hint=warning or way.hint, about=about) for way in ways]


def told_at_once(state: State, ways: Sequence[str]) -> list[Option]:
    """Return the ``ways`` to pay together with what is chosen then, where that can be said beforehand."""
    if state.turn.destination != _AT_ONCE:
        return []
    return [_taking(way, name, _matter(state, f"take {name}")) for way in ways for name in state.display]


@lru_cache(maxsize=1 << 8)
def _taking(way: str, name: str, about: str) -> Option:
    label = Text(_TAKING[way], {"item": item(name), "flagon": item("flagon")})
    return Option(f"{way} take {name}", label, effect(name), about=about)


_TAKING = {"elixir": "touria-do-copy-elixir-take", "flagon": "touria-do-copy-flagon-take"}


def _standing(state: State, seat: Seat, ways: list[Option]) -> StandingAnswer | None:
    """Return what is answered for the seat: by its wish, or because it could not copy at all.

    Nobody pays unasked for less than the place gives, or for less than they answered for.
    """
    wish = state.wishes[seat]
    if not ways:
        return StandingAnswer((_PASS.id,))
    if state.answers[seat] == "again":
        return None
    if wish.advance == "yes":
        return None if is_short(state, seat) else StandingAnswer((ways[0].id,))
    asks = wish.asks_at(state.turn.destination)
    return StandingAnswer((_PASS.id,)) if wish.advance or not asks else None


def answer(act: Act, seat: Seat, choice: Choice, close: Close) -> None:
    """Note an answer with what it was given for, and carry out what can be carried out now."""
    act.state.answers[seat] = choice[0]
    act.state.promised[seat] = expected(act.state, seat, choice[0])
    settle(act, close)


def settle(act: Act, close: Close, *, copied: bool = False) -> None:
    """Carry out intents clockwise until somebody must answer or choose first, or all are through.

    Where somebody has ``copied`` there may be less left than others have answered for.
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
    """Ask again every seat that would now get less than when it answered, or that could not copy then."""
    for seat, said in enumerate(state.answers):
        if pays(said) and not holds(state.promised.get(seat, _NEVER), promise(state, seat)):
            state.answers[seat] = "again"
        elif said == "pass" and state.promised.get(seat) == {} and _could_copy(state, seat):
            state.answers[seat] = "asked"


_NEVER = {"": 1}
"""A promise that no place keeps."""
_ANYTHING = {"": 0}
"""What is noted of who passes though it could copy: it is not asked again, whatever it would have got."""


def expected(state: State, seat: Seat, said: str) -> Promise:
    """Return what is noted of ``seat`` that has ``said`` how it answers: what it would get, as it knows."""
    if pays(said):
        way, whole = _chosen(said), promise(state, seat)
        return {way: whole[way]} if way in whole else whole
    return _ANYTHING if _could_copy(state, seat) else {}


def pays(said: Answer) -> bool:
    """Return whether ``said`` is an answer by which somebody copies."""
    return said.partition(" ")[0] in _YES


def _chosen(said: Answer) -> str:
    """Return what is done in the copy, as far as ``said`` has told it."""
    return said.partition(" ")[2]


def _could_copy(state: State, seat: Seat) -> bool:
    place = state.turn.destination
    return places.executable(places.begun_anew(state, place), seat)


def _join(act: Act, seat: Seat) -> None:
    """Let ``seat`` pay and begin; the seats before it have had their chance."""
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
    if chosen in [option.id for option in places.options(state, seat)]:
        places.execute(act, seat, chosen, finish)


def _pay(act: Act, seat: Seat) -> None:
    """Pay for a copy with elixir or flagon; a discreet log tells of the flagon alone. rules/touria#11."""
    state, own = act.state, act.of(seat)
    if state.answers[seat].partition(" ")[0] == "elixir":
        own.elixirs -= 1
        act.of(state.active).elixirs += 1
        told = "touria-event-copy-elixir" if state.options.log == "table" else "touria-event-joins"
        act.tell(told, seat, reveals=True)
    else:
        own.items.remove("flagon")
        state.discard.append("flagon")
        act.tell("touria-event-copy-flagon", seat, item=item("flagon"), reveals=True)
    state.answers[seat] = ""


def finish(act: Act) -> None:
    """End a copied execution; ``settle`` looks for the next one."""
    state = act.state
    seat, state.executor = state.executor, state.active
    state.phase = "copy"
    places.reset(state)
    castle.check_marriage(act, seat)


def comers(state: State) -> tuple[Seat, ...]:
    """Return the seats after the active one, in the order in which they come to copy."""
    return clockwise(state.sides, state.active)[1:]


# Standing wishes and answers in advance


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
    about = Text(f"touria-about-{place}")
    return Option(f"ask {place}", Text(key, {"place": space(place)}), about, is_preference=True)

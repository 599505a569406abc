"""A seat's standing wishes about copying, and its answer in advance. rules/touria#8.2.

They become the standing answer of the copy question, which the clock gives for the seat.
"""

from __future__ import annotations

from functools import lru_cache

from games.engine.decision import Decision, Option
from games.engine.text import Seat, Text
from games.touria.model import State, Wish
from games.touria.rules.act import Act
from games.touria.rules.board import PLACES
from games.touria.telling.naming import space


def _preference(name: str, label: str, hint: str) -> Option:
    return Option(name, Text(label), Text(hint), is_preference=True)


_ALL = _preference("ask all", "touria-do-ask-all", "touria-hint-ask-all")
_NONE = _preference("ask none", "touria-do-ask-none", "touria-hint-ask-none")
_SOME = _preference("ask some", "touria-do-ask-some", "touria-hint-ask-some")
_ADVANCE_YES = _preference("advance yes", "touria-do-advance-yes", "touria-hint-advance-yes")
_ADVANCE_NO = _preference("advance no", "touria-do-advance-no", "touria-hint-advance-no")
_ADVANCE_OPEN = _preference("advance open", "touria-do-advance-open", "touria-hint-advance-open")


@lru_cache(maxsize=1 << 12)
def question(wish: Wish) -> Decision:
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


def apply(act: Act, seat: Seat, choice: str) -> None:
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

"""Advice on an answer: its gain, its chance of success, and the turns it saves."""

from __future__ import annotations

from games.engine.advice import times_in_100
from games.engine.chance import QuickChance
from games.engine.copying import copied as copy_of
from games.engine.decision import Choice
from games.engine.text import Text
from games.touria.components import BLACK, COLOURS, ITEMS, PURPLE
from games.touria.mind import answering
from games.touria.mind.balance import Change, in_words, lacking
from games.touria.mind.best import best as best_at
from games.touria.mind.estimates import Estimate
from games.touria.mind.imagining import imagine
from games.touria.mind.judgement import Judge, barred
from games.touria.mind.openings import LEAST, unknown_doors
from games.touria.mind.plays import IMPOSSIBLE
from games.touria.model import State
from games.touria.rules.board import PLACES
from games.touria.rules.items import MIRROR, copied
from games.touria.rules.towers import WIZARD
from games.touria.telling.naming import effect, to_space
from games.touria.view import View

_TURNS = 1.07
"""Turns saved on the way to the castle per logit of ``judgement``, fitted to 6,260 turns of companions (the
residual spread is 1.5 turns)."""
_HALVES = 2


_BONUS = {
    "coin": Text("touria-advice-bonus-coin"),
    "sword": Text("touria-advice-bonus-sword"),
    f"gem {COLOURS[BLACK]}": Text("touria-advice-bonus-black"),
}
_BONUS_GEM = Text("touria-advice-bonus-gem")


def advice(view: View, choice: Choice) -> Text | None:
    """Return the reasons for ``choice``, from the view of the seat that must answer."""
    seat = view.viewer
    if seat is None or not 0 <= seat < len(view.places) or len(choice) != 1:
        return None
    estimate = Estimate(imagine(view, QuickChance(0)), seat)
    return (
        _of_bonus(view, choice[0])
        or _of_luck(view, estimate, choice[0])
        or _of_prospect(view, estimate, choice[0])
        or _of_place(view, estimate, choice[0])
        or _of_item(estimate, choice[0])
        or _of_going_on(view, estimate, choice[0])
    )


def _of_bonus(view: View, answer: str) -> Text | None:
    """Describe the use of a starting bonus."""
    return _BONUS.get(answer, _BONUS_GEM) if view.phase == "bonus" else None


def _of_luck(view: View, estimate: Estimate, answer: str) -> Text | None:
    """Return the chance that the die, the bag or a door brings success."""
    if view.phase in ("arrival", "execute") and answer == "execute":
        return _odds(estimate, view.turn.destination)
    if view.phase == "dragon" and answer == "reroll":
        return _dragon(estimate, estimate.own.swords - 1)
    if view.phase == "doors" and answer.startswith("open "):
        unknown = unknown_doors(estimate.state, estimate.seat)
        if answer.removeprefix("open ") not in unknown:
            return Text("touria-advice-door-known")
        stopping = barred(estimate.state, estimate.seat)
        if stopping < 0:
            return Text("touria-advice-door-elsewhere")
        return Text(
            "touria-advice-door",
            {"doors": len(unknown), "works": times_in_100(1 / len(unknown)), "stops": stopping},
        )
    return None


def _odds(estimate: Estimate, place: str) -> Text | None:
    """Return the chances at ``place``; None if nothing depends on luck there."""
    if place == "dragon":
        return _dragon(estimate, estimate.own.swords)
    if place == "thief" and any(True for _ in estimate.ways_at(place)):
        return Text("touria-advice-thief")
    return None


def _dragon(estimate: Estimate, swords: int) -> Text:
    once = estimate.matches() / len(COLOURS)
    return Text(
        "touria-advice-dragon",
        {
            "works": times_in_100(once),
            "swords": swords,
            "more": times_in_100(1 - (1 - once) ** (1 + swords)),
        },
    )


def _of_prospect(view: View, estimate: Estimate, answer: str) -> Text | None:
    """Return the certain effect of the answer on the holdings."""
    for prospect in view.prospects:
        if prospect.id == answer and (told := in_words(prospect.change)) is not None:
            after = _after(estimate, prospect.change)
            gain = Judge(after, estimate.seat).value() - estimate.base
            lacks = lacking(after.holdings[estimate.seat], view.target)
            return Text("touria-advice-brings", {"list": told, "lacking": lacks, "turns": _saved(gain)})
    return None


def _after(estimate: Estimate, change: Change) -> State:
    """Return the state after applying ``change`` to the seat's holdings."""
    state = copy_of(estimate.state)
    own = state.holdings[estimate.seat]
    for kind in ("hearts", "coins", "swords", "elixirs"):
        setattr(own, kind, getattr(own, kind) + getattr(change, kind))
    own.gems = [count + more for count, more in zip(own.gems, change.gems, strict=True)]
    own.items = [*(name for name in own.items if name not in change.used), *change.gained]
    return state


def _saved(by: float) -> Text:
    """Return in words how many turns, in halves, a gain of ``by`` logits saves."""
    halves = round(_HALVES * _TURNS * by)
    if halves <= 0:
        return Text("touria-advice-turns-none")
    return Text("touria-advice-turns", {"whole": halves // _HALVES, "half": halves % _HALVES})


def _of_place(view: View, estimate: Estimate, answer: str) -> Text | None:
    """Return the best action at the place the answer leads to, after paying for it."""
    verb, _, rest = answer.partition(" ")
    own = estimate.own
    if verb == "sword":
        own.swords -= 1
    elif verb == "elixir":
        own.elixirs -= 1
    elif answer == "double purple":
        own.gems[PURPLE] -= 1
    elif verb in ("double", "flagon"):
        estimate.put_down(rest if verb == "double" else verb)
    if verb in ("tower", "sword") and rest:
        tower = next(one for one in view.towers if one.id == rest)
        place = tower.usable if verb == "tower" else tower.next
        if place == WIZARD:
            place = estimate.best_place()[1].removeprefix("fly ")
            return _leading(estimate, place, "touria-advice-flight")
    elif verb == "fly":
        place = rest
    elif verb in ("arrive", "double") or (view.phase == "copy" and verb in ("elixir", "flagon")):
        place = view.turn.destination
    else:
        return None
    return _leading(estimate, place, "touria-advice-there")


def _leading(estimate: Estimate, place: str, key: str) -> Text:
    best = best_at(estimate.state, estimate.seat, place)
    if best is None or place not in PLACES:
        return Text("touria-advice-nothing-there", {"place": to_space(place)})
    odds = _odds(estimate, place)
    return Text(f"{key}-luck" if odds else key, {"place": to_space(place), "best": odds or best})


def _of_item(estimate: Estimate, answer: str) -> Text | None:
    """Return the effect of an item that is used, taken or given."""
    verb, _, rest = answer.partition(" ")
    name = rest if verb in ("take", "give") else verb
    if name == MIRROR:
        name = copied(estimate.state) or MIRROR
    return effect(name) if name in ITEMS else None


def _of_going_on(view: View, estimate: Estimate, answer: str) -> Text | None:
    """Return the remark that nothing else is worth it, or that another answer is as good; None otherwise."""
    gains: dict[str, float] = {}
    for gain, (name, *_) in answering.weigh(estimate.state, estimate.seat, QuickChance(0)):
        gains[name] = max(gain, gains.get(name, gain))
    best, gain = max(gains.values()), gains.get(answer, IMPOSSIBLE)
    if gain > best - LEAST and sum(other > best - LEAST for other in gains.values()) > 1:
        return Text("touria-advice-equal")
    if answer in ("done", "skip", "pass", "end", "stop") and gain == best:
        return Text("touria-advice-nothing-else")
    return None

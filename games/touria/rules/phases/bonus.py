"""The starting bonus, chosen against the turn order. rules/touria#4.10."""

from __future__ import annotations

from functools import lru_cache

from games.engine.decision import Decision, Option
from games.engine.text import Seat, Text
from games.touria.components import BLACK, COLOURS, COMPONENTS
from games.touria.model import State
from games.touria.rules import turns
from games.touria.rules.act import Act
from games.touria.rules.phases import Phase
from games.touria.rules.seating import clockwise
from games.touria.telling.naming import gem


def _ids(state: State, seat: Seat) -> list[str]:
    found = [f"gem {name}" for name in COMPONENTS.start.bonus_gems if state.bag[COLOURS.index(name)]]
    found += ["coin", "sword"]
    # The bonus that nobody wants comes last.
    found.sort(key=lambda name: name == f"gem {COLOURS[BLACK]}")
    return found


def _apply(act: Act, seat: Seat, name: str) -> None:
    """Give ``seat`` its bonus and ask the next one."""
    state = act.state
    verb, _, rest = name.partition(" ")
    if verb == "gem":
        colour = COLOURS.index(rest)
        state.bag[colour] -= 1
        act.of(seat).gems[colour] += 1
        act.tell("touria-event-bonus-gem", seat, gem=gem(colour))
    elif verb == "coin":
        act.hand(seat, "coins", 1)
        act.tell("touria-event-bonus-coin", seat)
    else:
        act.hand(seat, "swords", 1)
        act.tell("touria-event-bonus-sword", seat)
    before = clockwise(state.sides, seat)[-1]
    if before == state.start:
        turns.begin(act, before)
    else:
        state.active = state.executor = before


def _decision(state: State, seat: Seat) -> Decision:
    return _question(tuple(_ids(state, seat)))


@lru_cache(maxsize=1 << 8)
def _question(offered: tuple[str, ...]) -> Decision:
    return Decision(Text("touria-prompt-bonus"), tuple(_option(name) for name in offered))


def _option(name: str) -> Option:
    if name == "coin":
        return Option(name, Text("touria-do-bonus-coin"), Text("touria-hint-bonus-coin"))
    if name == "sword":
        return Option(name, Text("touria-do-bonus-sword"), Text("touria-hint-bonus-sword"))
    colour = COLOURS.index(name.removeprefix("gem "))
    label, is_black = Text("touria-do-bonus-gem", {"gem": gem(colour)}), colour == BLACK
    hint = Text("touria-hint-bonus-black" if is_black else "touria-hint-gem")
    return Option(name, label, hint, is_idle=is_black)


PHASE = Phase(_ids, _decision, _apply)

"""The way past the mines, and the choice between the two gems of one. rules/touria#6.3."""

from __future__ import annotations

from functools import cache

from games.engine.decision import Decision, Option
from games.engine.text import Seat, Text
from games.touria.components import COLOURS
from games.touria.model import State
from games.touria.rules import mines, wording
from games.touria.rules.act import Act
from games.touria.rules.board import MINE_NUMBER
from games.touria.rules.phases import Phase
from games.touria.telling.naming import gem


def walk_on(act: Act) -> None:
    """Move along the path until the player has to choose a gem or the group arrives."""
    state, turn = act.state, act.state.turn
    while turn.at < len(turn.path):
        state.group = turn.path[turn.at]
        mine = MINE_NUMBER.get(state.group)
        if mine is not None and not mines.enter(act, state.active, mine):
            colour = dict(turn.picks).get(mine)
            if colour not in state.mines[mine]:
                state.phase = "mine"
                return
            mines.take(act, state.active, mine, colour)
        turn.at += 1
    state.phase = "arrival"


def picks(state: State) -> dict[str, int]:
    """Return the answers, with the colors of their gems."""
    return {f"pick {COLOURS[colour]}": colour for colour in state.mines[MINE_NUMBER[state.group]]}


def _apply(act: Act, seat: Seat, name: str) -> None:
    state = act.state
    mines.take(act, seat, MINE_NUMBER[state.group], picks(state)[name])
    state.turn.at += 1
    walk_on(act)


def _decision(state: State, seat: Seat) -> Decision:
    prompt = wording.at("touria-prompt-mine", state.group, wording.so_far(state))
    return Decision(prompt, tuple([option(name) for name in picks(state)]))


@cache
def option(name: str) -> Option:
    """Return the option to take a gem from ``picks``."""
    colour = COLOURS.index(name.removeprefix("pick "))
    return Option(name, Text("touria-do-pick", {"gem": gem(colour)}), Text("touria-hint-pick"))


PHASE = Phase(lambda state, seat: picks(state), _decision, _apply)

"""The end of a turn: pass it on, use an item, or take another turn by the hourglass. rules/touria#5.7."""

from __future__ import annotations

from games.engine.decision import Decision, Option, StandingAnswer
from games.engine.text import Seat, Text
from games.touria.model import State
from games.touria.rules import copying, items, turns
from games.touria.rules.act import Act
from games.touria.rules.phases import Phase
from games.touria.rules.wording import summary

END = "end"
_END = Option(END, Text("touria-do-end"), Text("touria-hint-end"))


def _ids(state: State, seat: Seat) -> list[str]:
    names = ("hourglass",) if state.chapel[seat] else ("hourglass", *items.FREE)
    return [END, *items.usable_ids(state, seat, names)]


def _apply(act: Act, seat: Seat, name: str) -> None:
    if name == END:
        turns.pass_on(act)
    elif items.effective(act.state, name) == "hourglass":
        items.use_up(act, seat, name)
        turns.begin(act, seat)
    else:
        items.use_free(act, seat, name)


def leave_castle(act: Act) -> None:
    """End a turn in the castle; its player's holdings are open, so a question with one answer is skipped."""
    state = act.state
    state.phase = "end"
    if _ids(state, state.active) == [END]:
        turns.pass_on(act)


def _decision(state: State, seat: Seat) -> Decision:
    prompt, end = summary("touria-prompt-end", state), (END,)
    options = tuple([_option(state, name) for name in _ids(state, seat)])
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


def _option(state: State, name: str) -> Option:
    return _END if name == END else items.use_option(state, name)


PHASE = Phase(_ids, _decision, _apply)

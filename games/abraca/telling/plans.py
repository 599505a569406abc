"""Spells declared in advance, for the viewer's next turn or the rest of this one; rules/abraca#5."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.abraca.components import NUMBERS
from games.abraca.model import nearest_living
from games.abraca.rules.course import CAST, END, cast_label, effect_text
from games.abraca.view import View
from games.engine.decision import Choice, Decision, Option
from games.engine.plans import Picks, Plan, Planner, Slot
from games.engine.text import Seat, Text, in_row

_STOP = Option(END, Text("abraca-option-end"), Text("abraca-option-end-hint"))


class SpellPlanner(Planner[View]):
    """Plans the spells of one turn in their order: *6, then 6, then stop*."""

    def about(self, view: View) -> str:
        """Return the running round: its stones are gone after it."""
        return f"round {view.round}"

    def slots(self, view: View, plan: Plan) -> Sequence[Slot]:
        """Return one menu for each planned spell, and one for the next."""
        return list(_slots(view, plan)) if _plays(view) else ()

    def said(self, view: View, plan: Plan) -> Text:
        """Return the numbers to declare, in a row."""
        steps: list[Text | int] = [
            Text("abraca-plan-stop") if step == END else _number(step) for step in _steps(plan)
        ]
        return Text("abraca-plan", {"steps": in_row(steps)})

    def answer(self, view: View, decision: Decision, plan: Plan) -> Choice | None:
        """Return the next spell of the plan, or the end of the turn."""
        return (_steps(plan)[0],)

    def left(self, view: View, choice: Choice, plan: Plan) -> Picks:
        """Return the rest of the plan; nothing once the seat does something else."""
        first, *rest = _steps(plan)
        return {str(place): (step,) for place, step in enumerate(rest, start=1)} if choice == (first,) else {}

    def problem(self, view: View, plan: Plan) -> Text | None:
        """Return why the next spell can't be declared, or can't work."""
        if plan.about != self.about(view) or not _plays(view):
            return Text("abraca-plan-over-round")
        last = _last(view)
        if plan.done and not last:
            return Text("abraca-plan-over-failed")
        step = _steps(plan)[0]
        if step == END:
            return None
        number = _number(step)
        if number < last and not view.options.easy_order:
            return Text("abraca-plan-over-lower", {"number": number, "last": last})
        if view.unseen is not None and not view.unseen[number - 1]:
            return Text("abraca-plan-over-hopeless", {"number": number})
        return None


def _slots(view: View, plan: Plan) -> Iterator[Slot]:
    last, sides, planned = _last(view), _sides(view), list[int]()
    assert view.viewer is not None, "only a seat plans"
    # The round ends with the last stone, so nothing can follow it.
    for place in range(1, len(view.places[view.viewer].stones) + 1):
        options = [_option(number, sides) for number in _possible(view, last, planned)]
        if last:
            options.append(_STOP)
        if not options:
            return
        yield Slot(str(place), Text("abraca-plan-slot", {"place": place}), tuple(options))
        picked = plan.picks.get(str(place), (END,))
        if picked == (END,):
            return
        last = _number(picked[0])
        planned.append(last)


def _possible(view: View, last: int, planned: Sequence[int]) -> list[int]:
    """Return the numbers that may be declared after ``last``; rules/abraca#5.1.

    Those that are sure to fail if the ``planned`` ones work are left out, if the table counts stones.
    """
    found = NUMBERS if view.options.easy_order or not last else NUMBERS[last - 1 :]
    unseen = view.unseen
    return [number for number in found if unseen is None or unseen[number - 1] > planned.count(number)]


def _option(number: int, sides: tuple[Seat, Seat]) -> Option:
    return Option(f"{CAST}{number}", cast_label(number), effect_text(number, sides))


def _plays(view: View) -> bool:
    """Return whether the viewer has a turn to come in this round."""
    seat = view.viewer
    return seat is not None and seat >= 0 and not view.winners and not view.places[seat].eliminated


def _last(view: View) -> int:
    """Return the last number that worked in the viewer's turn; 0 before, and between turns."""
    return view.last if view.active == view.viewer else 0


def _sides(view: View) -> tuple[Seat, Seat]:
    """Return the viewer's neighbors now, to the left and to the right."""
    assert view.viewer is not None, "only a seat plans"
    life = [place.life for place in view.places]
    return nearest_living(life, view.viewer, 1), nearest_living(life, view.viewer, -1)


def _steps(plan: Plan) -> list[str]:
    """Return the planned answers, in their order."""
    return [plan.picks[place][0] for place in sorted(plan.picks, key=int)]


def _number(step: str) -> int:
    return int(step.removeprefix(CAST))

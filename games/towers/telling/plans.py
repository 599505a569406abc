"""Cards chosen in advance for the next steps of this tower; rules/towers#4.commit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from msgspec import Struct

from games.engine.decision import Choice, Decision, Option
from games.engine.plans import Picks, Plan, Planner, Slot
from games.engine.text import Argument, Text, apart
from games.towers.components import COMPONENTS, TYPE_OF
from games.towers.model import Cards
from games.towers.rules.choices import PLAY, cards_of
from games.towers.telling import game_events
from games.towers.view import Own, View


class Step(Struct, frozen=True, order=True):
    """A step of a floor; floors count from 1, steps from 0."""

    floor: int
    step: int

    @property
    def slot(self) -> str:
        """The id of its slot."""
        return f"{self.floor}.{self.step}"

    @property
    def wanted(self) -> int:
        """The number of cards that it takes."""
        return COMPONENTS.floors[self.floor - 1][self.step]


_STEPS = [
    Step(floor, step) for floor, steps in enumerate(COMPONENTS.floors, start=1) for step in range(len(steps))
]


class CardPlanner(Planner[View]):
    """Plans the cards of every step that comes after the open one, until the tower is done."""

    def about(self, view: View) -> str:
        """Return the tower: after it, the hand moves on."""
        return f"tower {view.tower}"

    def slots(self, view: View, plan: Plan) -> Sequence[Slot]:
        """Return a menu of cards for each step to come."""
        own = view.own
        if own is None:
            return ()
        slots = (
            Slot(step.slot, _named(step), tuple(_options(view, own, step, plan)), step.wanted)
            for step in _coming(view, own, plan)
        )
        return [slot for slot in slots if len(slot.options) >= slot.count]

    def said(self, view: View, plan: Plan) -> Text:
        """Return the cards by step."""
        told = [
            Text("towers-plan-step", {**_numbers(step), "cards": game_events.cards(cards)})
            for step in _planned(plan)
            if (cards := plan.picks[step.slot])
        ]
        return Text("towers-plan", {"steps": apart(told)})

    def answer(self, view: View, decision: Decision, plan: Plan) -> Choice | None:
        """Return the choice of the cards planned for the open step."""
        cards = plan.picks.get(_open(view).slot)
        if cards is None or not view.wanted:
            return None
        found = [
            option.id
            for option in decision.options
            if option.id.startswith(PLAY) and set(cards_of((option.id,))) == set(cards)
        ]
        return (found[0],) if found else None

    def left(self, view: View, choice: Choice, plan: Plan) -> Picks:
        """Return the plan without the open step, once its cards are chosen."""
        is_done = choice[0].startswith(PLAY)
        return {slot: cards for slot, cards in plan.picks.items() if not is_done or slot != _open(view).slot}

    def problem(self, view: View, plan: Plan) -> Text | None:
        """Return which planned card can't be shown anymore, or isn't of a type of its own."""
        own = view.own
        if own is None or plan.about != self.about(view):
            return Text("towers-plan-over-tower")
        held, floor = [card for card in own.hand if card not in (own.commit or ())], 0
        types: list[str] = []
        for step in _planned(plan):
            if step.floor != floor:
                floor, types = step.floor, [TYPE_OF[card] for card in _on_floor(view, own, step.floor)]
            for card in plan.picks[step.slot]:
                if card not in held:
                    return Text("towers-plan-over-used", {"card": game_events.card(card)})
                if TYPE_OF[card] in types:
                    return Text("towers-refused-type-twice", {"type": game_events.type_name(TYPE_OF[card])})
                held.remove(card)
                types.append(TYPE_OF[card])
        return None


def _open(view: View) -> Step:
    return Step(view.floor, view.step)


def _coming(view: View, own: Own, plan: Plan) -> list[Step]:
    """Return the steps after the open one, and the open one as long as its plan can be changed."""
    now = _open(view)
    is_planned = now.slot in plan.picks and own.commit is None
    return [step for step in _STEPS if step > now or (step == now and is_planned)]


def _planned(plan: Plan) -> list[Step]:
    return [step for step in _STEPS if step.slot in plan.picks]


def _on_floor(view: View, own: Own, floor: int) -> Cards:
    """Return the viewer's cards on ``floor``, shown or chosen."""
    if floor != view.floor or view.viewer is None:
        return ()
    return (*view.places[view.viewer].team.cards, *(own.commit or ()))


def _options(view: View, own: Own, step: Step, plan: Plan) -> Iterator[Option]:
    """Yield the cards that can be planned for ``step`` beside all others."""
    others = [other for other in _planned(plan) if other != step]
    elsewhere = set(chain.from_iterable(plan.picks[other.slot] for other in others))
    same = chain.from_iterable(plan.picks[other.slot] for other in others if other.floor == step.floor)
    types = {TYPE_OF[card] for card in (*_on_floor(view, own, step.floor), *same)}
    for card in own.hand:
        is_free = card not in elsewhere and card not in (own.commit or ())
        if is_free and TYPE_OF[card] not in types:
            yield Option(card, game_events.card(card))


def _named(step: Step) -> Text:
    return Text("towers-plan-slot", _numbers(step))


def _numbers(step: Step) -> dict[str, Argument]:
    return {"floor": step.floor, "step": step.step + 1, "count": step.wanted}

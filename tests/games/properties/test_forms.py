"""Forms offer the same as answering step by step, or say clearly why not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import comb, prod
from typing import Any

import pytest

from bot.table.setting import MOST_PARTS
from games.engine.chance import RandomStream
from games.engine.decision import AnswerForm, Choice, Decision
from games.engine.game import Refused
from games.engine.play import moves_of, play
from games.engine.record import blocks_undo
from games.engine.text import Seat, Text
from games.engine.walks import Walk
from games.registry import GAMES
from render.words import locales, words_for

WITH_FORMS = {"towers": 4, "saga": 3, "touria": 4}
"""Number of walks with enough forms, by game."""
FOUND = {"towers": 60, "saga": 40, "touria": 60}
_MOST = 24
"""Maximum number of ways to fill in a form that are tried."""


class Met:
    """A position in which ``seat`` has a ``form``."""

    def __init__(self, walk: Walk, seat: Seat, form: AnswerForm) -> None:
        self.game, self.seat, self.form = walk.game, seat, form
        self.state = walk.game.copy(walk.state)
        self.where = walk.place()

    def whim(self) -> RandomStream:
        return RandomStream(self.where.encode())

    def fillings(self) -> list[dict[str, Choice]]:
        """Return ways to fill in the form: all of them, or many random ones."""
        sizes = [comb(len(part.options), part.minimum) for part in self.form.parts.values()]
        if prod(sizes) <= _MOST:
            offered = [self._picks(part) for part in self.form.parts.values()]
            return [dict(zip(self.form.parts, picked, strict=True)) for picked in product(*offered)]
        whim = self.whim()
        return [
            {name: self._some(part, whim) for name, part in self.form.parts.items()} for _ in range(_MOST)
        ]

    def _picks(self, part: Decision) -> list[Choice]:
        return list(combinations([option.id for option in part.options], part.minimum))

    def _some(self, part: Decision, whim: RandomStream) -> Choice:
        left = [option.id for option in part.options]
        return part.in_order([left.pop(whim.below(len(left))) for _ in range(part.minimum)])


@cache
def met(game_id: str) -> list[Met]:
    """Return positions with forms, from random games."""
    return list(_walked(game_id))


def _walked(game_id: str) -> Iterator[Met]:
    for number in range(WITH_FORMS[game_id]):
        walk = Walk.begin(GAMES[game_id], number)
        for made in walk.go_on():
            for seat in made.asked:
                form = walk.game.form(walk.state, seat)
                if form is not None and made.asked[seat].awaits_move:
                    yield Met(walk, seat, form)


every_game = pytest.mark.parametrize("game_id", WITH_FORMS)


@every_game
def test_forms_are_met_and_fit_discord(game_id: str) -> None:
    assert len(met(game_id)) >= FOUND[game_id]
    for one in met(game_id):
        assert 1 <= len(one.form.parts) <= MOST_PARTS
        for part in one.form.parts.values():
            assert 1 <= len(part.options) <= 25
            assert len({option.id for option in part.options}) == len(part.options)
            assert all(len(option.id) <= 100 for option in part.options)
            assert not part.given or part.allows(part.given)


@every_game
@pytest.mark.parametrize("locale", locales())
def test_forms_can_be_said(game_id: str, locale: str) -> None:
    words, names = words_for(locale), ["Ada", "Bo", "Cy", "Di", "Ed"]
    for one in met(game_id):
        for part in one.form.parts.values():
            short = [words.strict.say(text, names) for text in (one.form.title, part.prompt)]
            assert all(len(text) <= 45 for text in short), short
            for option in part.options:
                assert words.strict.say(option.label, names)
                assert option.hint is None or words.strict.say(option.hint, names)


@every_game
def test_a_form_tells_nothing_that_its_seat_does_not_know(game_id: str) -> None:
    for one in met(game_id)[::3]:
        for _ in range(3):
            world = one.game.determinize(one.state, one.seat, one.whim())
            assert one.game.form(world, one.seat) == one.form, one.where


@every_game
def test_what_a_form_stands_for_is_answered_step_by_step_or_refused(game_id: str) -> None:
    accepted = refused = several = 0
    for one in met(game_id)[::2]:
        for picked in one.fillings():
            moves = _played(one, picked)
            accepted, refused = accepted + bool(moves), refused + (not moves)
            several += len(moves) > 1
    assert accepted > refused / 4
    assert refused
    assert several or game_id == "towers"


def _played(one: Met, picked: dict[str, Choice]) -> list[Choice]:
    """Return the moves that ``picked`` stands for, each allowed and none after a reveal; otherwise none."""
    state: Any = one.game.copy(one.state)
    why: Text | None = None
    try:
        moves = list(moves_of(one.game, state, one.seat, picked))
        assert moves
        for number, choice in enumerate(moves):
            asked, chance = one.game.decisions(state), RandomStream(one.where.encode())
            events = play(one.game, state, one.seat, choice, chance)
            if number + 1 < len(moves) and blocks_undo(
                asked[one.seat], events, chance.answers, one.game.decisions(state)
            ):
                why = Text("refused-form-reveals")
                break
    except Refused as refusal:
        why = refusal.text
    if why is not None:
        assert why.key not in {"refused-form-part", "touria-refused-unknown"}, (one.where, picked)
        for locale in locales():
            assert words_for(locale).strict.say(why, ["Ada", "Bo", "Cy", "Di", "Ed"])
        return []
    return moves


@every_game
def test_what_a_form_does_not_offer_is_refused(game_id: str) -> None:
    for one in met(game_id)[::5]:
        right = one.fillings()[0]
        name, part = next(iter(one.form.parts.items()))
        for wrong in (
            {},
            {**right, "other": ("x",)},
            {**right, name: ()},
            {**right, name: ("unheard of",)},
            {**right, name: right[name] * 2},
            {**right, name: (*(option.id for option in part.options), "x")},
        ):
            with pytest.raises(Refused) as why:
                moves_of(one.game, one.state, one.seat, wrong)
            assert why.value.text == Text("refused-form-part")


def test_every_team_of_a_step_can_be_picked_in_its_form() -> None:
    for one in met("towers")[::4]:
        [(name, part)] = one.form.parts.items()
        ids = [option.id for option in part.options]
        asked = one.game.decisions(one.state)[one.seat]
        offered = {(option.id,) for option in asked.options}
        found = set()
        for cards in combinations(ids, part.minimum):
            [move] = moves_of(one.game, one.state, one.seat, {name: cards})
            if asked.allows(move):
                found.add(move)
        assert found == offered, one.where


def test_every_way_and_what_can_be_done_after_it_can_be_filled_in() -> None:
    """Every answer at the destination is in the form if nothing is revealed on the way."""
    for one in met("touria")[::3]:
        if not any(one.state.bag):
            # In that case nothing refills a mine, but the form can't distinguish that from what isn't known
            # yet.
            continue
        ways = one.form.parts["way"].options
        asked = one.game.decisions(one.state)[one.seat]
        assert {way.id for way in ways} == {
            option.id for option in asked.options if option.id.split()[0] in {"route", "arrive"}
        }
        actions = {option.id for option in one.form.parts["there"].options}
        for way in ways:
            state, chance = one.game.copy(one.state), RandomStream(b"way")
            events = play(one.game, state, one.seat, (way.id,), chance)
            reveals = any(event.reveals or event.audience is not None for event in events)
            if not chance.answers and not reveals and state.phase == "arrival":
                there = one.game.decisions(state)[one.seat]
                assert {option.id for option in there.options} <= actions, one.where
                assert way.hint in [option.hint for option in asked.options]


def test_discards_in_a_form_end_up_as_picked() -> None:
    for one in met("saga"):
        for picked in one.fillings()[:20]:
            if not (moves := _played(one, picked)):
                continue
            cards = [card for move in moves for card in move]
            wanted = [name.split(" ")[0] for name in picked["cards"]]
            said = [card.removeprefix("discard ") for card in cards]
            # Cards that have to go anyway aren't part of the question.
            assert not set(said) - set(wanted), one.where
            top = picked.get("top", ("listed",))[0]
            if top != "listed" and len(said) == len(wanted):
                assert said[-1] == top

"""Every number shown in Abraca is recounted, stone by stone; none is shown if players count for
themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from games.abraca.components import NUMBERS, SPELLS
from games.abraca.game import GAME
from games.abraca.model import Options, State
from games.abraca.rules import course
from games.abraca.rules.course import CAST, END
from games.abraca.view import View
from games.engine.chance import QuickChance
from games.engine.text import Text
from tests.games.counting import is_told, questions


def ways(stones: Sequence[frozenset[int]], counts: dict[int, int], allowed: frozenset[int]) -> int:
    """Return the number of ways to arrange ``stones``, each an ``allowed`` number that it isn't known not to
    be.

    ``counts`` has the number of stones with each number. Numbers ruled out for the same stones are counted
    together.
    """
    alike: Counter[tuple[bool, ...]] = Counter()
    for number in allowed:
        alike[tuple(number not in denied for denied in stones)] += counts[number]
    return _ways(0, len(stones), tuple(alike.items()))


def _ways(index: int, stones: int, alike: tuple[tuple[tuple[bool, ...], int], ...]) -> int:
    if index == stones:
        return 1
    found = 0
    for at, (fits, count) in enumerate(alike):
        if count and fits[index]:
            found += count * _ways(index + 1, stones, (*alike[:at], (fits, count - 1), *alike[at + 1 :]))
    return found


def counted(view: View) -> dict[int, int]:
    """Return how many stones of each number are where the viewer can't see them."""
    assert view.viewer is not None
    seen: Counter[int | None] = Counter(view.places[view.viewer].secrets)
    for seat, place in enumerate(view.places):
        if seat != view.viewer:
            seen.update(stone.number for stone in place.stones)
    return {
        number: spell.copies - view.used[number - 1] - view.set_aside[number - 1] - seen[number]
        for number, spell in SPELLS.items()
    }


def chance_to_have(view: View, number: int) -> Fraction:
    """Return the chance that one of the viewer's stones is ``number``, from what the viewer sees."""
    assert view.viewer is not None
    stones = [frozenset(stone.denied) for stone in view.places[view.viewer].stones]
    counts, all_numbers = counted(view), frozenset(NUMBERS)
    return 1 - Fraction(ways(stones, counts, all_numbers - {number}), ways(stones, counts, all_numbers))


def asked(counter_aid: bool, wanted: int) -> list[State]:
    """Return ``wanted`` questions from games in which everybody makes sensible or random declarations."""
    found: list[State] = []
    number = 0
    while len(found) < wanted:
        luck = QuickChance(number)
        options = Options(
            counter_aid=counter_aid, easy_order=luck.below(4) == 0, last_standing=luck.below(4) == 0
        )
        state = GAME.setup(GAME.seats[number % len(GAME.seats)], options, luck)
        while not state.winners:
            if luck.below(3) == 0:
                found.append(GAME.copy(state))
            choice = GAME.policy.answer(state, state.active, luck)
            if luck.below(3) == 0:
                choice = (luck.pick(course.choices(state).ids),)
            GAME.policy.make(state, state.active, choice, luck)
        number += 1
    return found[:wanted]


def test_every_number_of_a_question_is_counted_right() -> None:
    after_a_miss = 0
    for state in asked(True, questions(400)):
        seat = state.active
        view, decision = GAME.view(state, seat), GAME.decisions(state)[seat]
        counts = counted(view)
        chances = {
            option.id: chance_to_have(view, int(option.id[len(CAST) :]))
            for option in decision.options
            if option.id != END
        }
        after_a_miss += any(stone.denied for stone in view.places[seat].stones)
        for option in decision.options:
            advice = GAME.advice(view, (option.id,))
            assert advice is not None
            if option.id == END:
                best = max(chances.values())
                assert is_told(_times(advice), best)
                assert abs(chances[f"{CAST}{advice.args['number']}"] - best) < 1e-9
                continue
            number, chance = int(option.id[len(CAST) :]), chances[option.id]
            assert option.is_hopeless == (chance == 0)
            assert not option.is_idle
            if chance:
                assert option.hint is not None
                assert option.hint.args["count"] == counts[number]
            assert advice.args["copies"] == counts[number]
            assert advice.args["unseen"] == sum(counts.values())
            assert advice.args["stones"] == len(view.places[seat].stones)
            assert is_told(_times(advice), chance)
            assert (
                advice.key == f"abraca-advice-{'sure' if chance == 1 else 'cast' if chance else 'hopeless'}"
            )
    assert after_a_miss > 20


def test_where_players_count_for_themselves_neither_buttons_nor_hints_count() -> None:
    for state in asked(False, questions(100)):
        view, decision = GAME.view(state, state.active), GAME.decisions(state)[state.active]
        for option in decision.options:
            advice = GAME.advice(view, (option.id,))
            assert advice == Text(
                "abraca-advice-uncounted", {"number": 0 if option.id == END else int(option.id[len(CAST) :])}
            )
            assert not option.is_hopeless
            assert option.hint is None or "count" not in option.hint.args


def _times(advice: Text) -> object:
    works = advice.args["works"]
    assert isinstance(works, Text)
    return works.args["times"]

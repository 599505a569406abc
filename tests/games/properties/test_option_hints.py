"""Every option says what it does, so that nobody needs to know it by heart."""

from __future__ import annotations

import pytest

from games.abraca.components import COMPONENTS
from games.abraca.rules.course import CAST
from games.engine.text import Text
from games.registry import GAMES
from games.towers.rules.choices import choice_of
from render.words import locales, words_for
from tests.games.properties.corpus import corpus_of, frozen
from tests.games.properties.test_words import NAMES, SELECT_HINT

HEALS = (3, 8)
"""Spells that only gain life; at full life they gain none."""
_PLAIN: dict[str, set[str]] = {"abraca": set(), "towers": {"play"}, "touria": set(), "saga": set()}
"""The first words of options whose label says everything."""


@pytest.mark.parametrize("game", _PLAIN)
def test_every_option_says_what_it_does(game: str) -> None:
    seen: set[str] = set()
    hints: dict[bytes, Text] = {}
    for moment in corpus_of(GAMES[game]).moments:
        with moment.told():
            for decision in moment.asked.values():
                for option in decision.options:
                    verb = option.id.partition(" ")[0]
                    seen.add(verb)
                    if verb in _PLAIN[game] and option.hint is None:
                        continue
                    assert option.hint is not None, option.id
                    hints[frozen(option.hint)] = option.hint
    for words in map(words_for, locales()):
        assert not [hint for hint in hints.values() if len(words.say(hint, NAMES)) > SELECT_HINT]
    assert len(seen) >= 2, seen
    assert _PLAIN[game] <= seen, "nothing is left out that is not there"


def test_the_hint_of_a_spell_counts_the_stones_that_the_seat_does_not_see() -> None:
    """rules/abraca#9: the same count as in its picture; declarations sure to fail come last and say so."""
    counted = hopeless = vain = 0
    for moment in corpus_of(GAMES["abraca"]).moments:
        with moment.told():
            for seat, decision in moment.asked.items():
                view = GAMES["abraca"].view(moment.state, seat)
                casts = [option for option in decision.options if option.id.startswith(CAST)]
                keys = [option.hint.key for option in casts if option.hint is not None]
                sure = [key in ("abraca-hint-hopeless", "abraca-option-lower-hint") for key in keys]
                assert sure == sorted(sure), "what can succeed comes first"
                for option, key in zip(casts, keys, strict=True):
                    number = int(option.id.removeprefix(CAST))
                    stones = view.places[seat].stones
                    if key == "abraca-hint-cast":
                        assert option.hint is not None
                        assert view.unseen[number - 1] == option.hint.args["count"] > 0
                        is_full = view.places[seat].life == COMPONENTS.max_life
                        gains_none = option.hint.args["effect"] == Text("abraca-effect-full")
                        assert gains_none == (is_full and number in HEALS)
                        vain += gains_none
                        counted += 1
                    elif key == "abraca-hint-hopeless":
                        denied = all(number in stone.denied for stone in stones)
                        assert denied or not view.unseen[number - 1]
                        hopeless += 1
                    else:
                        assert view.unseen is None or key == "abraca-option-lower-hint"
    assert counted > 100
    assert hopeless > 10
    assert vain > 10


def test_a_button_of_tschak_shows_the_sum_that_the_seat_would_have() -> None:
    """It matches the seat's own view, so it counts nothing that the seat may not know."""
    shown = 0
    for moment in corpus_of(GAMES["towers"]).moments:
        with moment.told():
            for seat, decision in moment.asked.items():
                own = GAMES["towers"].view(moment.state, seat).own
                worths = {choice_of(one.cards)[0]: one.worth for one in own.prospects} if own else {}
                for option in decision.options:
                    if option.id in worths and option.label.key.startswith("towers-option"):
                        sums = option.label.args["least"], option.label.args["most"]
                        assert sums == worths[option.id]
                        shown += 1
    assert shown > 100


@pytest.mark.parametrize("game", GAMES)
def test_what_can_change_nothing_comes_after_all_that_can(game: str) -> None:
    """Only preferences come later; they are always available."""
    for moment in corpus_of(GAMES[game]).moments:
        with moment.told():
            for decision in moment.asked.values():
                moves = [one for one in decision.options if not (one.is_preference or one.id == "wish done")]
                idle = [option.is_idle for option in moves]
                assert idle == sorted(idle)
                assert not all(idle) or not moves, "something can always be done"


@pytest.mark.parametrize("game", GAMES)
def test_an_only_answer_is_allowed_and_there_is_no_other(game: str) -> None:
    for moment in corpus_of(GAMES[game]).moments:
        with moment.told():
            for decision in moment.asked.values():
                only = decision.only_answer
                if only is not None:
                    assert decision.allows(only)
                    others = [one for one in decision.options if one.id not in only]
                    assert all(one.is_preference or one.is_idle for one in others)
                    assert decision.by_clock == (
                        only if decision.standing is None else decision.standing.choice
                    )

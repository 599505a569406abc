"""Hints predict winning as often as it happened in the games recorded by ``python -m tests.bench.calibration
--fit``.
"""

from __future__ import annotations

from math import sqrt

import pytest

from games.engine.calibration import Calibration, fitted, written
from games.engine.chance import QuickChance
from games.engine.content import data_folder
from games.registry import GAMES
from tests.bench.calibration import ENOUGH, PROMISED, Told, fits, measured, recorded

FIRM = 0.02
"""How far a fit to the record, whose values are rounded, may differ from the calibration in use."""
SEARCHED = [name for name, game in GAMES.items() if game.calibrations]


@pytest.mark.parametrize("name", SEARCHED)
def test_every_number_of_seats_is_calibrated(name: str) -> None:
    game = GAMES[name]
    assert list(game.calibrations) == list(game.seats)
    for seats, again in fits(recorded(name)).items():
        used = game.calibrations[seats]
        assert again.shift == pytest.approx(used.shift, abs=FIRM), (name, seats)
        assert again.slope == pytest.approx(used.slope, abs=FIRM), (name, seats)
    file = data_folder() / name / "calibration.toml"
    assert file.read_text(encoding="utf-8") == written(game.calibrations)


@pytest.mark.parametrize("name", SEARCHED)
def test_what_is_said_of_winning_happens_as_often(name: str) -> None:
    for seats, some in recorded(name).items():
        for one in measured(some, GAMES[name].calibrations[seats]):
            margin = PROMISED + 2 * sqrt(one.said * (1 - one.said) / one.count)
            assert one.count < ENOUGH or abs(one.said - one.happened) < margin, (name, seats, one)


def test_values_are_calibrated_in_their_order() -> None:
    values = [number / 100 for number in range(101)]
    chances = [Calibration(-0.3, 0.8).chance(value) for value in values]
    assert chances == sorted(chances)
    assert all(0 < chance < 1 for chance in chances)
    assert Calibration().chance(0.3) == pytest.approx(0.3)


def test_a_fit_finds_what_chance_followed() -> None:
    luck, true = QuickChance(7), Calibration(-0.4, 0.6)
    values = [number / 100 for number in range(1, 100)]
    said = [(one, float(luck.below(1000) < 1000 * true.chance(one))) for one in values for _ in range(60)]
    found = fitted(said)
    assert found.shift == pytest.approx(true.shift, abs=0.1)
    assert found.slope == pytest.approx(true.slope, abs=0.1)
    assert fitted([]) == Calibration()
    assert fitted([(0.9, 1.0)]).slope < 2
    told = [Told(number, *one) for number, one in enumerate(said)]
    assert sum(one.count for one in measured(told, found)) == len(said)
    assert not any(one.is_off for one in measured(told, found))
    assert any(one.is_off for one in measured(told, Calibration()))

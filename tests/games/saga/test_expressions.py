"""The language of the cards, rules/saga#8."""

from __future__ import annotations

import pytest

from games.saga.expressions import Condition, Expression
from games.saga.situation import Situation

WON = (1, 0, 0, 0, 0, 2, 0, 3)
LOST = (0, 1, 0, 0, 0, 1, 0, 2)
NOW = Situation([1, 2, 3, 4, 6], WON, LOST, (5, 7, 2), 4)


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("7", 7),
        ("fame + courage * wealth", 7),
        ("(fame + courage) * wealth", 9),
        ("-might + 10 - 1", 3),
        ("10 - 2 - 3", 5),
        ("highest - lowest", 5),
        ("max(wealth, wisdom, 2)", 4),
        ("min(wealth, wisdom)", 3),
        ("won(love)", 2),
        ("lost(any)", 2),
        ("inplay(love) + inplay(any)", 8),
        ("hand(you) * 100 + hand(left) * 10 + hand(right)", 572),
        ("players", 4),
    ],
)
def test_expressions(source: str, value: int) -> None:
    assert Expression(source).value(NOW) == value


def test_each_die_is_one_of_its_own() -> None:
    expression = Expression("die * 10 + die")
    assert expression.dice == 2
    assert expression.value(NOW, (3, 5)) == 35


def test_an_expression_knows_the_characteristics_that_it_names() -> None:
    assert Expression("courage + max(might, 1) + highest").names == {"courage", "might"}


@pytest.mark.parametrize(
    ("source", "holds"),
    [
        ("might >= 6", True),
        ("might > 6", False),
        ("won(any) == 3", True),
        ("fame < 1", False),
        ("1 <= 1", True),
    ],
)
def test_conditions(source: str, holds: bool) -> None:
    assert Condition(source).holds(NOW) is holds


@pytest.mark.parametrize(
    "source",
    [
        "",
        "fame +",
        "glory",
        "won(quest)",
        "won",
        "hand(me)",
        "1 2",
        "(1",
        "min()",
        "fame $ 2",
        "fame >= 1",
        "9.5",
    ],
)
def test_what_is_no_expression_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"'"):
        Expression(source)


@pytest.mark.parametrize("source", ["fame", "fame = 1", "fame >= die", "1 < 2 < 3", ">= 1"])
def test_what_is_no_condition_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"'"):
        Condition(source)

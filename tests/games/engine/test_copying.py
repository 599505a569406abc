"""Functions that copy states are generated from field hints; nothing mutable is shared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Struct

from games.engine.copying import copied
from games.engine.game import AnyGame
from games.registry import GAMES
from render.positions import states


class Fixed(Struct, frozen=True):
    names: tuple[str, ...] = ()
    args: dict[str, int] = {}


class Purse(Struct):
    coins: list[int]
    inner: Purse | None = None


class Everything(Struct):
    number: int
    phase: Literal["a", "b"]
    seat: Annotated[int, "seat"]
    fixed: Fixed
    pair: tuple[int, str]
    pairs: list[tuple[int, str]]
    rows: list[list[int]]
    deep: list[list[list[int] | None]]
    purse: Purse
    purses: list[Purse]
    either: Purse | None
    neither: Purse | None
    counts: dict[str, int]
    lists: dict[int, list[int]]
    both: tuple[list[int], ...]
    some: set[int]
    always: frozenset[int]
    last: list[Fixed | str] = msgspec.field(default_factory=list)


class Named(Struct, kw_only=True):
    late: list[int]
    early: int = 0


class Strange(Struct):
    pile: list[Any]


class Unsure(Struct):
    pile: list[int] | set[int]


class Holder(Struct):
    held: Strange


EVERYTHING = Everything(
    number=1,
    phase="b",
    seat=2,
    fixed=Fixed(("x",), {"y": 1}),
    pair=(1, "z"),
    pairs=[(1, "a")],
    rows=[[1], []],
    deep=[[[1], None]],
    purse=Purse([1], Purse([2])),
    purses=[Purse([3])],
    either=Purse([4]),
    neither=None,
    counts={"a": 1},
    lists={1: [2]},
    both=([1], [2]),
    some={1},
    always=frozenset({1}),
    last=[Fixed(), "text"],
)


def changeable(value: Any) -> Iterator[Any]:
    """Yield every mutable object in ``value``, including ``value`` itself."""
    if isinstance(value, Struct):
        if type(value).__struct_config__.frozen:
            return
        yield value
        parts: Any = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, dict):
        yield value
        parts = value.values()
    elif isinstance(value, (list, set)):
        yield value
        parts = value
    else:
        parts = value if isinstance(value, tuple) else ()
    for part in parts:
        yield from changeable(part)


def assert_independent(original: Any, copy: Any) -> None:
    assert copy == original
    assert type(copy) is type(original)
    ours, theirs = list(changeable(original)), list(changeable(copy))
    assert len(ours) == len(theirs)
    assert not {id(one) for one in ours} & {id(one) for one in theirs}


@pytest.mark.parametrize("value", [EVERYTHING, Named(late=[1], early=2)], ids=["everything", "keywords"])
def test_nothing_that_changes_is_shared(value: Struct) -> None:
    assert len(list(changeable(value))) > 1
    assert_independent(value, copied(value))


def test_what_never_changes_is_shared() -> None:
    copy = copied(EVERYTHING)
    assert copy.fixed is EVERYTHING.fixed
    assert copy.pair is EVERYTHING.pair
    assert copy.always is EVERYTHING.always


@pytest.mark.parametrize("value", [Strange([]), Unsure([]), Holder(Strange([]))])
def test_a_hint_that_does_not_say_how_is_an_error_that_names_its_field(value: Struct) -> None:
    for _ in range(2):
        with pytest.raises(TypeError, match=r"(Strange|Unsure)\.pile: nothing says"):
            copied(value)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_states_of_every_game_are_copied_whole(game: AnyGame) -> None:
    for number, state in enumerate(states(game, game.seats[-1])):
        if number % 7 == 0:
            assert_independent(state, copied(state))

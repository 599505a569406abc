"""Positions as one line of text, so that a test only states what matters.

``35488/6678+2/88752 life 4,6,6 pool 37 last 3`` starts with the hands, by seat, oldest stone first.
``+`` precedes the stones drawn at the end of that seat's last turn. The numbers that a stone is known not to
be follow it in parentheses: ``8(13)``. Then come named fields in any order; ``-`` is an empty row:

- by seat: ``life 6,6,6``, ``points 0,0,0``, ``secrets -/4/-``
- rows of stones: ``aside``, ``left`` (secret stones not taken), ``pool``, ``used``
- numbers: ``round 1``, ``turn 0``, ``active 0``, ``last 0``

Only the hands are required. A ``?`` in them is any stone. Missing rows are filled with the unnamed stones,
highest first: those set aside, then the secret stones, then the pool up to its maximum; the remaining stones
count as used. A position has no history: no declarations, no finished rounds.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from games.abraca.components import COMPONENTS, DEALS, NUMBERS, STONES
from games.abraca.model import Options, State

_HAND = re.compile(r"(?P<fresh>\+)?(?P<stone>[1-8?])(?:\((?P<denied>[1-8]+)\))?")
_ROWS = ("aside", "left", "pool", "used")
_FIELDS = {"life", "points", "secrets", "round", "turn", "active", "last", *_ROWS}
_NONE = "-"


class NotationError(ValueError):
    """The line isn't a position; the message says where it goes wrong."""


def write(state: State) -> str:
    """Return ``state`` as a position with every field, but without its history."""
    hands = (
        _hand(hand, masks, len(hand) - fresh)
        for hand, masks, fresh in zip(state.hands, state.denied, state.fresh, strict=True)
    )
    return " ".join(
        (
            "/".join(hands),
            f"round {state.round} turn {state.turn} active {state.active} last {state.last}",
            f"life {_numbers(state.life)} points {_numbers(state.points)}",
            f"secrets {'/'.join(map(_row, state.secrets))} left {_row(state.secrets_left)}",
            f"pool {_row(state.pool)} used {_counted(state.used)} aside {_counted(state.set_aside)}",
        )
    )


def read(text: str, options: Options | None = None) -> State:
    """Return the state for the position ``text`` under ``options`` (the defaults if ``None``).

    :raises NotationError: the line can't be read, or names more stones than exist.
    """
    first, *rest = text.split()
    fields = dict(zip(rest[::2], rest[1::2], strict=False))
    if len(rest) % 2 or len(fields) != len(rest) // 2 or not fields.keys() <= _FIELDS:
        raise NotationError(f"{text!r} has fields that are no fields, or no values")
    seats = first.count("/") + 1
    if seats not in DEALS:
        raise NotationError(f"{text!r} has {seats} hands")
    hands, denied, fresh = zip(*map(_read_hand, first.split("/")), strict=True)
    secrets = [_read_row(row) for row in fields.get("secrets", "/".join(_NONE * seats)).split("/")]
    rows = {name: _read_row(fields[name]) for name in _ROWS if name in fields}
    unnamed = _unnamed((*hands, *secrets, *rows.values()))
    deal, taken = DEALS[seats], sum(map(len, secrets))
    try:
        for hand in hands:
            hand[:] = [stone or unnamed.pop() for stone in hand]
        for name, size in (("aside", deal.set_aside), ("left", COMPONENTS.secret_stones - taken)):
            if name not in rows:
                rows[name] = [unnamed.pop() for _ in range(size)]
    except IndexError:
        raise NotationError(f"{text!r} names so many stones that some rows cannot be filled") from None
    if "pool" not in rows:
        rows["pool"] = [unnamed.pop() for _ in range(min(deal.pool, len(unnamed)))]
    used = rows.get("used", []) + unnamed
    return State(
        options=options or Options(),
        round=int(fields.get("round", "1")),
        turn=int(fields.get("turn", "0")),
        active=int(fields.get("active", "0")),
        last=int(fields.get("last", "0")),
        points=_read_numbers(fields.get("points"), [0] * seats),
        life=_read_numbers(fields.get("life"), [COMPONENTS.start_life] * seats),
        hands=list(hands),
        denied=list(denied),
        fresh=list(fresh),
        secrets=secrets,
        secrets_left=rows["left"],
        pool=rows["pool"],
        used=[used.count(number) for number in NUMBERS],
        set_aside=[rows["aside"].count(number) for number in NUMBERS],
        declarations=[],
        rounds=[],
    )


def _hand(hand: list[int], masks: list[int], old: int) -> str:
    text = ""
    for index, (stone, mask) in enumerate(zip(hand, masks, strict=True)):
        denied = "".join(str(number) for number in NUMBERS if mask >> number & 1)
        text += f"{'+' if index == old else ''}{stone}{f'({denied})' if denied else ''}"
    return text or _NONE


def _read_hand(text: str) -> tuple[list[int], list[int], int]:
    """Return the stones (0 for any), their masks, and the number of fresh ones."""
    stones: list[int] = []
    masks: list[int] = []
    fresh_from: int | None = None
    read = 0
    for match in _HAND.finditer("" if text == _NONE else text):
        if match.start() != read:
            break
        read = match.end()
        if match["fresh"]:
            fresh_from = len(stones)
        stones.append(0 if match["stone"] == "?" else int(match["stone"]))
        masks.append(sum(1 << int(number) for number in match["denied"] or ""))
    if text != _NONE and read != len(text):
        raise NotationError(f"{text!r} is no hand from its character {read + 1} on")
    return stones, masks, 0 if fresh_from is None else len(stones) - fresh_from


def _unnamed(rows: Iterable[list[int]]) -> list[int]:
    """Return, in order, the stones that no row names."""
    named = Counter(stone for row in rows for stone in row if stone)
    left = Counter(STONES)
    left.subtract(named)
    if missing := [number for number, count in left.items() if count < 0]:
        raise NotationError(f"more stones {missing[0]} are named than there are")
    return sorted(left.elements())


def _row(stones: Iterable[int]) -> str:
    return "".join(map(str, stones)) or _NONE


def _read_row(text: str) -> list[int]:
    if text == _NONE:
        return []
    if not re.fullmatch("[1-8]+", text):
        raise NotationError(f"{text!r} is no row of stones")
    return [int(stone) for stone in text]


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def _read_numbers(text: str | None, otherwise: list[int]) -> list[int]:
    return otherwise if text is None else [int(number) for number in text.split(",")]


def _counted(counts: list[int]) -> str:
    return _row(number for number, count in zip(NUMBERS, counts, strict=True) for _ in range(count))

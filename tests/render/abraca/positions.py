"""Positions written out by hand, so that no change of rules or players changes the golden pictures."""

from __future__ import annotations

from games.abraca.model import Change, Declaration, Options, RoundResult
from games.abraca.view import Place, Stone, View

_HANDS = ((3, 5, 4, 8, 8), (7, 6, 8, 2), (8, 7, 7, 5, 1), (6, 6, 4, 8, 3), (7, 8, 5, 6, 2))


def place(
    seat: int, *, seen: bool, own: bool, points: int, life: int, secrets: tuple[int | None, ...] = ()
) -> Place:
    """Return a seat with visible or hidden stones; of one's own, the first two are known not to be 7, the
    rest are new.
    """
    stones = tuple(
        Stone(number if seen else None, own and index >= 2, (7, 1) if own and index < 2 else ())
        for index, number in enumerate(_HANDS[seat])
    )
    return Place(points, life, stones, secrets, eliminated=False)


DECLARATIONS = (
    Declaration(3, 0, 6, "hit", None, (Change(1, 5, 4),), 4),
    Declaration(3, 0, 7, "miss", None, (Change(0, 6, 5),), 4),
    Declaration(4, 1, 3, "hit", 2, (Change(1, 4, 6),), 4),
    Declaration(4, 1, 4, "hit", None, (), 3, took_secret=True),
    Declaration(4, 1, 5, "hit", None, (Change(2, 4, 3), Change(0, 5, 4)), 4),
)

ROUND = RoundResult(
    number=2,
    end="attack",
    active=1,
    winner=1,
    life=(4, 6, 0, 2),
    hands=((3, 5, 4, 8, 8), (7, 6), (8, 7, 7, 5, 1), (6, 6, 4)),
    secrets=((), (8, 2), (5,), ()),
    secrets_left=(7,),
    pool=(6, 7, 8, 8),
    points=(1, 5, 0, 1),
    totals=(4, 8, 2, 1),
)


def view(viewer: int | None = None, seats: int = 4, active: int | None = 1) -> View:
    """Return a position in the middle of the third round, as ``viewer`` sees it."""
    seated = viewer is not None and viewer >= 0
    owned: dict[int, tuple[int | None, ...]] = {1: (4,) if viewer == 1 else (None,)}
    return View(
        viewer=viewer,
        options=Options(),
        round=3,
        turn=4,
        active=active,
        last=5,
        places=tuple(
            place(
                seat,
                seen=seated and seat != viewer,
                own=seat == viewer,
                points=(3, 3, 0, 6, 8)[seat],
                life=(4, 6, 3, 1, 5)[seat],
                secrets=owned.get(seat, ()),
            )
            for seat in range(seats)
        ),
        used=(0, 1, 1, 1, 1, 2, 3, 2),
        set_aside=(0, 0, 1, 0, 1, 0, 1, 2) if seats < 4 else (0,) * 8,
        secrets_left=3,
        pool=4,
        declarations=DECLARATIONS if seats > 2 else DECLARATIONS[:-1],
        unseen=(1, 0, 1, 2, 2, 3, 2, 4) if seated else None,
        rounds=(ROUND,),
        recap=ROUND if active is None else None,
        winners=() if active is not None else (1,),
    )

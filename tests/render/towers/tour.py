"""What a tour of Towers must come to: every card played, every monster and treasure drawn."""

from __future__ import annotations

from games.towers.choices import PLAY, WITHDRAW, cards_of
from games.towers.components import CARDS, MONSTERS, TREASURES
from tests.render.tours import Course


def _by_card(option: str) -> tuple[str, ...]:
    """Return an id for each of the cards that are played together."""
    return (option,) if option == WITHDRAW else tuple(f"{PLAY}{card}" for card in cards_of((option,)))


COURSE = Course(
    walks=90,
    moves=400,
    ids=frozenset({WITHDRAW, *(f"{PLAY}{card}" for card in CARDS)}),
    reduce=_by_card,
    components=frozenset({*CARDS, *MONSTERS, *TREASURES}),
)

"""What a tour of Tschak! has to reach: every card played, every monster and treasure drawn."""

from __future__ import annotations

from games.engine.storyline import event_keys
from games.towers.components import CARDS, MONSTERS, TREASURES
from games.towers.rules.amends import KEEP, REMOVE, SWAP
from games.towers.rules.choices import PLAY, WITHDRAW, cards_of
from tests.render.tours import Course


def _by_card(option: str) -> tuple[str, ...]:
    """Return an id for each card played together, or the first word of any other option."""
    if not option.startswith(PLAY):
        return (option.split(" ", maxsplit=1)[0],)
    return tuple(f"{PLAY}{card}" for card in cards_of((option,)))


COURSE = Course(
    walks=145,
    moves=400,
    ids=frozenset({WITHDRAW, SWAP.strip(), REMOVE.strip(), KEEP, *(f"{PLAY}{card}" for card in CARDS)}),
    reduce=_by_card,
    components=frozenset({*CARDS, *MONSTERS, *TREASURES}),
    rare=event_keys("towers", "fined-treasure", "left-treasure"),
)

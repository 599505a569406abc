"""What a player may choose in a step, and how it is asked: section 4 of the rules."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product

from games.engine.decision import Choice, Decision, Option
from games.engine.text import Seat, Text
from games.towers import teams, telling
from games.towers.components import CARDS, COMPONENTS, TYPES
from games.towers.model import Bounds, Cards, State

PLAY = "play "
WITHDRAW = "withdraw"

_REMEMBERED = 4096

_WITHDRAW = Option(WITHDRAW, Text("towers-option-withdraw"), Text("towers-option-withdraw-hint"))


def choice_of(cards: Cards) -> Choice:
    """Return the choice to play ``cards``.

    >>> choice_of(("wizard_5_wand", "dwarf_2_bare"))
    ('play wizard_5_wand dwarf_2_bare',)
    """
    return (PLAY + " ".join(cards),)


def cards_of(choice: Choice) -> Cards:
    """Return the cards that a ``choice`` to play names."""
    return tuple(choice[0].removeprefix(PLAY).split(" "))


def plays(hand: Cards, team: Cards, wanted: int) -> list[Cards]:
    """Return every way to play ``wanted`` cards of ``hand`` that puts no type twice into ``team``."""
    taken = [CARDS[card].type for card in team]
    free = [card for card in hand if CARDS[card].type not in taken]
    if wanted == 1:
        return [(card,) for card in free]
    by_type = [[card for card in free if CARDS[card].type == kind] for kind in TYPES if kind not in taken]
    return [cards for groups in combinations(by_type, wanted) for cards in product(*groups)]


def decisions(state: State) -> dict[Seat, Decision]:
    """Return what every seat is asked in the open step, with the choice it has made where it has made one."""
    wanted = state.wanted
    prompt = telling.prompt(state.tower, state.floor, wanted)
    asked = {}
    for seat, (hand, team, commit) in enumerate(zip(state.hands, state.teams, state.commits, strict=True)):
        options = _options(hand, team, wanted)
        if commit is None:
            asked[seat] = Decision(prompt, options)
        else:
            asked[seat] = Decision(prompt, (*options, _WITHDRAW), given=choice_of(commit))
    return asked


def copy_bounds(state: State, seat: Seat) -> Bounds:
    """Return the least and the most that a chameleon of ``seat`` can be worth on this floor.

    The least is what it copies already. It may still rise while another team has room for a wizard, up to
    the highest wizard that is not among the ten cards of ``seat``.
    """
    least, rises = 0, False
    for other, team in enumerate(state.teams):
        if other != seat:
            highest, has_room = _wizard_of(team)
            least = max(least, highest)
            rises = rises or has_room
    return least, max(least, _highest_elsewhere(state.ten(seat))) if rises else least


def worth(cards: Cards, copied: Bounds) -> Bounds:
    """Return the least and the most that a team can be worth; ``copied`` are the bounds of a chameleon."""
    least, most = copied
    low = teams.value(cards, least)
    return low, low if least == most or teams.CHAMELEONS.isdisjoint(cards) else teams.value(cards, most)


@lru_cache(_REMEMBERED)
def _wizard_of(team: Cards) -> tuple[int, bool]:
    """Return the value of the numbered wizard in ``team`` or 0, and whether it has room for a wizard."""
    has_room = len(team) < COMPONENTS.team_size and all(CARDS[card].type != "wizard" for card in team)
    return teams.highest_wizard(team), has_room


@lru_cache(_REMEMBERED)
def _highest_elsewhere(own: Cards) -> int:
    return teams.highest_wizard(card for card in CARDS if card not in own)


@lru_cache(_REMEMBERED)
def _options(hand: Cards, team: Cards, wanted: int) -> tuple[Option, ...]:
    return tuple(map(_option, plays(hand, team, wanted)))


@lru_cache(_REMEMBERED)
def _option(cards: Cards) -> Option:
    return Option(choice_of(cards)[0], telling.cards(cards))

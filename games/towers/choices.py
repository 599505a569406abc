"""What a player may choose in a step, and how it is asked: rules/towers#4."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, product

from games.engine.decision import Choice, Decision, Option
from games.engine.text import Seat, Text
from games.towers import game_events, teams
from games.towers.components import CARDS, COMPONENTS, TYPE_OF, CardType
from games.towers.model import Bounds, Cards, State

PLAY = "play "
WITHDRAW = "withdraw"

# Enough for the open steps of some tables: a step asks the same questions until the last choice is in.
_REMEMBERED = 64

_WITHDRAW = Option(
    WITHDRAW, Text("towers-option-withdraw"), Text("towers-option-withdraw-hint"), withdraws=True
)


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
    """Return every way to play ``wanted`` cards of ``hand`` that puts no type twice into ``team``.

    Types come in the order in which a hand lies.
    """
    taken = [TYPE_OF[card] for card in team]
    by_type: dict[CardType, list[str]] = {}
    for card in hand:
        kind = TYPE_OF[card]
        if kind not in taken:
            by_type.setdefault(kind, []).append(card)
    if wanted == 1:
        return [(card,) for cards in by_type.values() for card in cards]
    return [cards for groups in combinations(by_type.values(), wanted) for cards in product(*groups)]


def decisions(state: State) -> dict[Seat, Decision]:
    """Return what every seat is asked in the open step, with the choice it has made where it has made one."""
    wanted = state.wanted
    prompt = game_events.prompt(state.tower, state.floor, wanted)
    matter = f"tower {state.tower}, floor {state.floor}, step {state.step}"
    asked = {}
    for seat, (hand, team, commit) in enumerate(zip(state.hands, state.teams, state.commits, strict=True)):
        options = _options(hand, team, wanted)
        if commit is None:
            asked[seat] = Decision(prompt, options, about=matter)
        else:
            asked[seat] = Decision(prompt, (*options, _WITHDRAW), given=choice_of(commit), about=matter)
    return asked


def copy_bounds(state: State, seat: Seat) -> Bounds:
    """Return the least and the most that a chameleon of ``seat`` can be worth on this floor.

    The least is what it copies already. It may still rise while another team has room for a wizard, up to
    the highest wizard that is neither among the ten cards of ``seat`` nor played in this tower: what was
    played is out of play until the next one (rules/towers#4.resolve).
    """
    least, rises = 0, False
    for other, team in enumerate(state.teams):
        if other != seat:
            least = max(least, teams.highest_wizard(team))
            has_room = len(team) < COMPONENTS.team_size
            rises = rises or (has_room and all(TYPE_OF[card] != "wizard" for card in team))
    if not rises:
        return least, least
    gone = set(state.ten(seat)).union(*map(state.played, range(len(state.teams))))
    return least, max(least, teams.highest_wizard(card for card in CARDS if card not in gone))


def worth(cards: Cards, copied: Bounds) -> Bounds:
    """Return the least and the most that a team can be worth; ``copied`` are the bounds of a chameleon."""
    least, most = copied
    low = teams.value(cards, least)
    return low, low if least == most or teams.CHAMELEONS.isdisjoint(cards) else teams.value(cards, most)


@lru_cache(_REMEMBERED)
def _options(hand: Cards, team: Cards, wanted: int) -> tuple[Option, ...]:
    return tuple(map(_option, plays(hand, team, wanted)))


@cache
def _option(cards: Cards) -> Option:
    return Option(choice_of(cards)[0], game_events.cards(cards))

"""The choices of a player in a step, and their question: rules/towers#4."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import Literal, TypeAlias

from games.engine.decision import Choice, Decision, Option
from games.engine.text import Argument, Seat, Text
from games.towers import game_events, teams
from games.towers.components import CARDS, COMPONENTS, TYPE_OF, CardType
from games.towers.model import Bounds, Cards, State
from games.towers.teams import CHAMELEONS

PLAY = "play "
NOTHING: Bounds = (0, 0)
"""What a team copies that has no chameleon."""
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
    """Return the decision of every seat in the open step, with the choice that it has made, if any."""
    wanted = state.wanted
    prompt = game_events.prompt(state.tower, state.floor, wanted)
    matter = f"tower {state.tower}, floor {state.floor}, step {state.step}"
    asked = {}
    for seat, (hand, team, commit) in enumerate(zip(state.hands, state.teams, state.commits, strict=True)):
        copied = NOTHING if CHAMELEONS.isdisjoint((*hand, *team)) else copy_bounds(state, seat)
        options = _options(hand, team, wanted, copied)
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
    return low, low if least == most or CHAMELEONS.isdisjoint(cards) else teams.value(cards, most)


@lru_cache(_REMEMBERED)
def _options(hand: Cards, team: Cards, wanted: int, copied: Bounds) -> tuple[Option, ...]:
    return tuple(_option(cards, team, copied) for cards in plays(hand, team, wanted))


@lru_cache(1 << 12)
def _option(cards: Cards, team: Cards, copied: Bounds) -> Option:
    """Return the choice to add ``cards`` to ``team``, with what the team is worth then."""
    together = team + cards
    least, most = worth(together, copied)
    named = game_events.added(cards)
    sums: dict[str, Argument] = {"cards": named, "least": least, "most": most}
    if len(together) == 1:
        label = named
    else:
        label = Text("towers-option-sum" if least == most else "towers-option-range", sums)
    return Option(
        choice_of(cards)[0], label, Text(f"towers-hint-{_kind(together, is_sure=least == most)}", sums)
    )


_Kind: TypeAlias = Literal["chameleon", "copied", "doubled", "artifact", "whole", "so-far"]
"""The remark on a team: what its chameleon copies, what its artifact does, or its sum."""


def _kind(together: Cards, *, is_sure: bool) -> _Kind:
    is_whole = len(together) == COMPONENTS.team_size
    if not CHAMELEONS.isdisjoint(together):
        return "copied" if is_sure else "chameleon"
    if any(CARDS[card].is_artifact for card in together):
        return "doubled" if is_whole else "artifact"
    return "whole" if is_whole else "so-far"

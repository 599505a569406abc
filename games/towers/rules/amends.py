"""Questions that only the printed rules ask: amending a forbidden team, and the monster an elixir removes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from games.engine.decision import Choice, Decision, Option
from games.engine.text import Argument, Seat, Text
from games.towers.components import CARDS, MONSTERS, TREASURES, TYPE_OF
from games.towers.model import Cards, State, Swap
from games.towers.rules import choices
from games.towers.rules.scoring import sheet, sheet_without
from games.towers.telling import game_events

SWAP = "swap "
REMOVE = "remove "
KEEP = "keep"


def asked(state: State) -> Seat | None:
    """Return the only seat that must answer, if this is not a step in which all choose."""
    return state.elixir_owner if state.is_played_out else state.swapping


def offered(state: State) -> list[str]:
    """Return the possible answers of the seat in ``asked``, without words."""
    if state.is_played_out:
        return [KEEP, *(f"{REMOVE}{card}" for card in removable_by_owner(state))]
    return [f"{SWAP}{one} {other}" for one, other in swaps(state)]


def decisions(state: State) -> Mapping[Seat, Decision]:
    """Return the question for the seat in ``asked``."""
    seat = asked(state)
    if seat is None:
        return {}
    if state.is_played_out:
        return {seat: _elixir(state, seat)}
    return {seat: _swap(state, seat)}


def sound_answer(names: Sequence[str], gold: int, won: Cards, players: int) -> Choice:
    """Return a good answer among ``names``, for a seat with ``gold`` that has ``won``.

    It is the removal that leaves the most points, or the swap that saves the highest value: a forbidden team
    takes the costlier card whatever the team is worth, so high cards are better kept.
    """
    if KEEP not in names:
        return (max(names, key=_spared),)
    removed = sheet(gold, won, players).items[-1].cards
    return (f"{REMOVE}{_offered_for(removed[0], won)}" if removed else KEEP,)


def _offered_for(card: str, won: Cards) -> str:
    """Return the monster of ``won`` offered in place of ``card``: all troglodytes are alike."""
    return min(filter(is_troglodyte, won), default=card) if is_troglodyte(card) else card


def removable_by_owner(state: State) -> list[str]:
    """Return the monsters that the owner of the elixir may remove; of several alike, only one."""
    won = () if state.elixir_owner is None else state.won[state.elixir_owner]
    return list(dict.fromkeys(_offered_for(card, won) for card in won if card in MONSTERS))


def cost(card: str, won: Cards) -> int:
    """Return the points that ``card`` costs a player who has ``won``; rules/towers#11.penalty.3."""
    if card in TREASURES:
        return max(0, -TREASURES[card].points)
    if not is_troglodyte(card):
        return MONSTERS[card].skulls
    pack = sum(map(is_troglodyte, won))
    return (pack + 1) ** 2 - pack**2


def is_troglodyte(card: str) -> bool:
    """Return whether ``card`` is a troglodyte."""
    return card in MONSTERS and MONSTERS[card].kind == "troglodyte"


def swap_of(choice: Choice) -> Swap:
    """Return the card that ``choice`` takes back, and the card it shows instead."""
    one, other = choice[0].removeprefix(SWAP).split(" ")
    return one, other


def swaps(state: State) -> list[Swap]:
    """Return every swap of one card that makes the forbidden team legal."""
    seat = state.swapping
    if seat is None:
        return []
    team = state.teams[seat]
    counts = Counter(TYPE_OF[card] for card in team)
    return [
        (card, other)
        for card in team
        if counts[TYPE_OF[card]] > 1
        for other in state.hands[seat]
        if TYPE_OF[other] not in counts
    ]


def _swap(state: State, seat: Seat) -> Decision:
    copied = choices.copy_bounds(state, seat)
    options = []
    for one, other in swaps(state):
        team = tuple(other if card == one else card for card in state.teams[seat])
        named: dict[str, Argument] = {"out": game_events.card(one), "in": game_events.card(other)}
        least, most = choices.worth(team, copied)
        whole = Text("towers-hint-whole", {"least": least})
        hint = whole if least == most else choices.remark(team, is_sure=False)
        options.append(Option(f"{SWAP}{one} {other}", Text("towers-option-swap", named), hint))
    matter = f"swap {state.tower} {state.floor} {state.step} {seat} {' '.join(state.teams[seat])}"
    return Decision(Text("towers-prompt-swap"), tuple(options), about=matter)


def _elixir(state: State, seat: Seat) -> Decision:
    won, gold, players = state.won[seat], state.gold[seat], len(state.gold)

    def ends(removed: str | None) -> Text:
        total = sheet_without(gold, won, players, removed).total
        return Text("towers-option-remove-hint", {"points": total})

    options = [Option(KEEP, Text("towers-option-keep"), ends(None))]
    for card in removable_by_owner(state):
        label = Text("towers-option-remove", {"monster": game_events.monster(card)})
        options.append(Option(f"{REMOVE}{card}", label, ends(card)))
    return Decision(Text("towers-prompt-elixir"), tuple(options), about="elixir")


def _spared(name: str) -> int:
    one, other = swap_of((name,))
    return CARDS[one].value - CARDS[other].value

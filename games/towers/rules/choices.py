"""The choices of a player in a step, and the question; rules/towers#4."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations, product
from typing import Literal, TypeAlias

from games.engine.decision import AnswerForm, Choice, Decision, Option
from games.engine.policy import Choices
from games.engine.text import Argument, Seat, Text
from games.towers.components import COMPONENTS, TYPE_OF, CardType
from games.towers.model import Bounds, Cards, State, is_forbidden
from games.towers.rules import teams
from games.towers.rules.teams import ARTIFACTS, CHAMELEONS
from games.towers.telling import game_events

PLAY = "play "
CARDS = "cards"
"""The part of the form in which the cards are picked."""
NOTHING: Bounds = (0, 0)
"""The bounds of copying for a team without a chameleon."""
WITHDRAW = "withdraw"

# Enough for the open steps of some tables: a step repeats its questions until the last choice is made.
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
    """Return the cards that ``choice`` plays."""
    return tuple(choice[0].removeprefix(PLAY).split(" "))


def plays(hand: Cards, team: Cards, wanted: int) -> list[Cards]:
    """Return every way to play ``wanted`` cards of ``hand`` without duplicate types in ``team``.

    Types are in the order of a hand.
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


def forbidden_plays(hand: Cards, team: Cards, wanted: int) -> list[Cards]:
    """Return every way to play ``wanted`` cards of ``hand`` that duplicates a type in ``team``."""
    return [cards for cards in combinations(hand, wanted) if is_forbidden(team + cards)]


@lru_cache(1 << 10)
def choices(hand: Cards, team: Cards, wanted: int, may_err: bool = False) -> Choices:
    """Return the possible answers of a seat with this ``hand`` and ``team``, without words.

    ``may_err``: include those that make the team forbidden.
    """
    found = plays(hand, team, wanted) + (forbidden_plays(hand, team, wanted) if may_err else [])
    return Choices(tuple([choice_of(cards)[0] for cards in found]))


def decisions(state: State) -> dict[Seat, Decision]:
    """Return the decision of every seat in the open step, with its choice, if made."""
    may_err = state.options.forbidden_teams == "penalty"
    questions = _questions(state.tower, state.floor, state.step, may_err, *_shown_and_held(state))
    return {
        seat: question if commit is None else _answered(question, commit)
        for seat, (question, commit) in enumerate(zip(questions, state.commits, strict=True))
    }


@lru_cache(_REMEMBERED)
def _questions(
    tower: int, floor: int, step: int, may_err: bool, *cards: tuple[Cards, ...]
) -> tuple[Decision, ...]:
    """Return the question for each seat in a step; cached until the last choice is made.

    ``may_err``: also offer forbidden teams, last.
    """
    wanted = COMPONENTS.floors[floor - 1][step]
    prompt = game_events.prompt(floor, wanted)
    matter = f"tower {tower}, floor {floor}, step {step}"
    _, hands, shown = cards
    asked = []
    for seat, (hand, team) in enumerate(zip(hands, shown, strict=True)):
        copied = NOTHING if CHAMELEONS.isdisjoint((*hand, *team)) else _copy_bounds(seat, *cards)
        options = tuple(_option(played, team, copied) for played in plays(hand, team, wanted))
        if may_err:
            options += tuple(_forbidden(played) for played in forbidden_plays(hand, team, wanted))
        asked.append(Decision(prompt, options, about=matter))
    return tuple(asked)


def _answered(question: Decision, commit: Cards) -> Decision:
    options = (*question.options, _WITHDRAW)
    return Decision(question.prompt, options, given=choice_of(commit), about=question.about)


def form(state: State, seat: Seat) -> AnswerForm | None:
    """Return the form in which ``seat`` picks its cards one by one; None if a step takes only one.

    Cards that it may not play in any choice are left out.
    """
    if state.wanted < 2 or state.commits[seat] is not None:
        return None
    offered = decisions(state)[seat].options
    playable = {card for option in offered for card in cards_of((option.id,))}
    cards = tuple([_card_option(card) for card in state.hands[seat] if card in playable])
    prompt = Text("towers-form-prompt", {"count": state.wanted})
    question = Decision(prompt, cards, minimum=state.wanted, maximum=state.wanted)
    return AnswerForm(Text("towers-form", {"count": state.wanted}), {CARDS: question})


def filled(picked: Mapping[str, Choice]) -> list[Choice]:
    """Return the move that plays the cards picked in the form."""
    return [choice_of(picked[CARDS])]


@lru_cache(1 << 6)
def _card_option(card: str) -> Option:
    return Option(card, game_events.card(card))


def _shown_and_held(state: State) -> tuple[tuple[Cards, ...], tuple[Cards, ...], tuple[Cards, ...]]:
    """Return, by seat, the ten cards of this tower, those still in hand, and those shown on this floor."""
    tens = tuple(state.ten(seat) for seat in range(len(state.hands)))
    return tens, tuple(state.hands), tuple(state.teams)


def copy_bounds(state: State, seat: Seat) -> Bounds:
    """Return the minimum and maximum value of a chameleon of ``seat`` on this floor.

    The minimum is what it copies already. It may still rise while another team has room for a wizard, up to
    the highest wizard that is neither among the ten cards of ``seat`` nor played in this tower: played cards
    are out of play until the next one (rules/towers#4.resolve).
    """
    return _copy_bounds(seat, *_shown_and_held(state))


def _copy_bounds(
    seat: Seat, tens: tuple[Cards, ...], hands: tuple[Cards, ...], shown: tuple[Cards, ...]
) -> Bounds:
    others = [team for other, team in enumerate(shown) if other != seat]
    least = max(map(teams.highest_wizard, others))
    if all(len(team) == COMPONENTS.team_size or teams.has_wizard(team) for team in others):
        return least, least
    for card, printed in teams.WIZARDS_DOWNWARDS:
        if printed <= least:
            break
        is_played = any(card in ten and card not in hand for ten, hand in zip(tens, hands, strict=True))
        if not is_played and card not in tens[seat]:
            return least, printed
    return least, least


def worth(cards: Cards, copied: Bounds) -> Bounds:
    """Return the minimum and maximum value of a team; ``copied`` are the bounds of a chameleon."""
    least, most = copied
    low = teams.value(cards, least)
    return low, low if least == most or CHAMELEONS.isdisjoint(cards) else teams.value(cards, most)


@lru_cache(1 << 12)
def _option(cards: Cards, team: Cards, copied: Bounds) -> Option:
    """Return the option to add ``cards`` to ``team``, with the resulting value.

    It's explained only if there's more to say than the value.
    """
    together = team + cards
    least, most = worth(together, copied)
    named = game_events.added(cards)
    sums: dict[str, Argument] = {"cards": named, "least": least, "most": most}
    if len(together) == 1:
        label = named
    else:
        label = Text("towers-option-sum" if least == most else "towers-option-range", sums)
    return Option(choice_of(cards)[0], label, remark(together, is_sure=least == most))


@lru_cache(1 << 10)
def _forbidden(cards: Cards) -> Option:
    """Return the option to add ``cards`` that makes a team forbidden, with a warning."""
    label = Text("towers-option-forbidden", {"cards": game_events.cards(cards)})
    return Option(choice_of(cards)[0], label, Text("towers-hint-forbidden"))


def remark(together: Cards, *, is_sure: bool) -> Text | None:
    """Return how the value of a team comes about; None if it's just the sum of its cards.

    ``is_sure``: the value can't change anymore.
    """
    kind = _kind(together, is_sure=is_sure)
    return None if kind is None else Text(f"towers-hint-{kind}")


_Kind: TypeAlias = Literal["chameleon", "copied", "doubled", "artifact"]
"""The remark on a team: about its chameleon's copy or its artifact."""


def _kind(together: Cards, *, is_sure: bool) -> _Kind | None:
    if not CHAMELEONS.isdisjoint(together):
        return "copied" if is_sure else "chameleon"
    if not ARTIFACTS.isdisjoint(together):
        return "doubled" if len(together) == COMPONENTS.team_size else "artifact"
    return None

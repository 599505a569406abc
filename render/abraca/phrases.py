"""The short sentences that pictures, alternative texts and the text form of a position share."""

from __future__ import annotations

from collections.abc import Sequence

from games.abraca.model import Declaration, RoundResult
from games.abraca.view import View
from render.words import Words, isolate

SPELLS = range(1, 9)
"""The numbers of the spells; number *k* exists *k* times."""

MINUS = "−"


def spell_name(spell: int, words: Words) -> str:
    """Return the name of spell number ``spell``."""
    return words(f"abraca-spell-{spell}")


def offered(view: View) -> range:
    """Return the numbers worth declaring now: the last success or higher, or all if the order is easy."""
    if view.active is None:
        return range(0)
    return SPELLS if view.options.easy_order or view.last == 0 else range(view.last, 9)


def hopeful(view: View) -> frozenset[int]:
    """Return the numbers that the active seat is offered and may own, as far as the table counts for it."""
    numbers = offered(view)
    if view.unseen is None or view.viewer is None or view.viewer != view.active:
        return frozenset(numbers)
    own = view.places[view.viewer].stones
    return frozenset(
        number
        for number in numbers
        if view.unseen[number - 1] and not all(number in stone.denied for stone in own)
    )


def own_seat(view: View) -> int | None:
    """Return the viewer's seat, or ``None`` if they have none."""
    return view.viewer if view.viewer is not None and 0 <= view.viewer < len(view.places) else None


def others(view: View) -> list[int]:
    """Return all seats but the viewer's, in turn order from the viewer's left."""
    own, seats = own_seat(view), len(view.places)
    return list(range(seats)) if own is None else [(own + step) % seats for step in range(1, seats)]


def span(numbers: range, words: Words) -> str:
    """Return ``numbers`` as words, such as ``7 or 8``."""
    few = {1: "abraca-picture-spells-one", 2: "abraca-picture-spells-two"}
    key = few.get(len(numbers), "abraca-picture-spells-range")
    return words(key, **{"from": numbers[0], "to": numbers[-1]})


def turn(view: View, names: Sequence[str], words: Words) -> str:
    """Return whose turn it is and what that seat may declare, addressed to the viewer if it is theirs."""
    if view.active is None:
        return words("abraca-picture-no-turn")
    step = "first" if view.last == 0 else "more"
    spells = span(offered(view), words)
    if view.viewer == view.active:
        return words(f"abraca-picture-your-turn-{step}", spells=spells)
    return words(f"abraca-picture-turn-{step}", player=isolate(names[view.active]), spells=spells)


def calls(view: View, names: Sequence[str], words: Words) -> str:
    """Return the headline of the board: whose turn it is, and what that seat may declare."""
    if view.active is None:
        return words("abraca-picture-no-turn")
    numbers = offered(view)
    spells = span(numbers, words)
    if len(numbers) == 2:
        spells = words("abraca-picture-calls-two", **{"from": numbers[0], "to": numbers[-1]})
    step = "first" if view.last == 0 else "more"
    return words(f"abraca-picture-calls-{step}", player=isolate(names[view.active]), spells=spells)


def signed(amount: int) -> str:
    """Return ``amount`` with its sign, such as ``+1`` or ``−2``."""
    return f"+{amount}" if amount >= 0 else f"{MINUS}{-amount}"


def cast(declaration: Declaration, names: Sequence[str], words: Words) -> str:
    """Return a declaration and its result as one line."""
    player = isolate(names[declaration.seat])
    parts = [
        words(
            f"abraca-picture-cast-{declaration.result}",
            player=player,
            number=declaration.spell,
            spell=spell_name(declaration.spell, words),
        )
    ]
    if declaration.roll is not None:
        parts.append(words("abraca-picture-rolled", roll=declaration.roll))
    if declaration.took_secret:
        parts.append(words("abraca-picture-took-secret"))
    parts += [
        words(
            "abraca-picture-change",
            player=isolate(names[change.seat]),
            change=signed(change.after - change.before),
        )
        for change in declaration.changes
        if change.after != change.before
    ]
    return words("list-led", what=parts[0], list=words.in_row(parts[1:])) if parts[1:] else parts[0]


def news(view: View, names: Sequence[str], words: Words) -> str:
    """Return the latest news: the newest declaration, or that a round begins."""
    if view.declarations:
        return cast(view.declarations[-1], names, words)
    return words("abraca-picture-new-round", round=view.round)


def ending(result: RoundResult, names: Sequence[str], words: Words) -> str:
    """Return how a round ended, as one line."""
    seat = result.active if result.winner is None else result.winner
    return words(f"abraca-picture-end-{result.end}", player=isolate(names[seat]))


def outcome(result: RoundResult, names: Sequence[str], words: Words) -> str:
    """Return the headline of a revealed round: who won it, or who ended it without a winner."""
    key = "abraca-picture-reveal-lost" if result.winner is None else "abraca-picture-reveal-won"
    seat = result.active if result.winner is None else result.winner
    return words(key, player=isolate(names[seat]))


def ranking(view: View) -> list[tuple[int, int]]:
    """Return the seats with their ranks, best first: the winners share rank 1, the rest go by points."""
    others = sorted(
        (seat for seat in range(len(view.places)) if seat not in view.winners),
        key=lambda seat: (-view.places[seat].points, seat),
    )
    order = [(seat, 1) for seat in view.winners]
    for index, seat in enumerate(others, len(order)):
        before = others[index - len(view.winners) - 1] if index > len(view.winners) else None
        tied = before is not None and view.places[before].points == view.places[seat].points
        order.append((seat, order[-1][1] if tied else index + 1))
    return order

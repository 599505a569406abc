"""Sums up a line of the log: all teams, who takes what with which sum, and the loot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.engine.event import Event
from games.engine.storyline import event_keys
from games.engine.text import Text, apart, in_row

_SUMS = event_keys("towers", "sum-two", "sum-three")
_TAKEN = {
    "towers-event-treasure": "towers-told-treasure",
    "towers-event-treasure-tie": "towers-told-treasure-tie",
    "towers-event-monster": "towers-told-monster",
    "towers-event-monster-tie": "towers-told-monster-tie",
}
"""The words for taking the cards of a floor, with the taker's sum. Fines keep their own words."""


def summary(events: Sequence[Event]) -> Sequence[Event]:
    """Return the sentences that sum up the ``events`` of one line.

    All cards shown together are one sentence, and so are all swaps and all loot. A floor's treasure and
    monster come with the sums that decided them; the other sums follow.
    """
    return [Event(text) for text in _told([event.text for event in events])]


def _told(texts: Sequence[Text]) -> Iterator[Text]:
    shown = [text for text in texts if text.key == "towers-event-shows"]
    swaps = [text for text in texts if text.key == "towers-event-swaps"]
    loot = [text for text in texts if text.key == "towers-event-loot"]
    sums = {text.args["player"]: text for text in texts if text.key in _SUMS}
    tie: Text | None = None
    for text in texts:
        if text.key == "towers-event-shows":
            if text is shown[0]:
                teams = [Text("towers-told-team", one.args) for one in shown]
                yield Text("towers-told-shown", {"teams": apart(teams)})
        elif text.key == "towers-event-swaps":
            if text is swaps[0]:
                yield Text("towers-told-swaps", {"swaps": apart([_swap(one) for one in swaps])})
        elif text.key == "towers-event-loot":
            if text is loot[0]:
                yield Text("towers-told-loot", {"loot": apart([_loot(one) for one in _best_first(loot)])})
        elif text.key in _TAKEN and text.args["player"] in sums:
            won = sums.pop(text.args["player"])
            taken = Text(_TAKEN[text.key], {**text.args, "total": won.args["total"]})
            if tie and all(tie.args[part] == taken.args.get(part) for part in ("by", "total")):
                yield _part("towers-told-monster-too", text, "player", "what")
            else:
                yield taken
            tie = taken if "by" in text.args else None
        elif text.key not in _SUMS:
            yield text
    if sums:
        totals = [_part("towers-told-sum", one, "player", "total") for one in sums.values()]
        yield Text("towers-told-sums", {"sums": in_row(totals)})


def _best_first(loot: Sequence[Text]) -> list[Text]:
    return sorted(loot, key=lambda text: text.args["coins"], reverse=True)  # type: ignore[arg-type,return-value]


def _swap(swap: Text) -> Text:
    return Text("towers-told-swap", swap.args)


def _loot(loot: Text) -> Text:
    return Text("towers-told-loot-won" if loot.args["coins"] else "towers-told-loot-none", loot.args)


def _part(key: str, text: Text, *names: str) -> Text:
    return Text(key, {name: text.args[name] for name in names})

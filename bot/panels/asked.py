"""A question and its choices in words. A choice without words shows its number.

A seat must be able to answer its question, so nothing here may lose its buttons.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain import due
from bot.domain.perspective import Perspective
from bot.panels.names import label_names, spoken_names
from bot.panels.panel import Part, Row
from bot.panels.said import said
from games.engine.decision import Decision, Option
from games.engine.text import Text
from render.words import Words

TOLD_LETTERS = 900
"""The most characters that say above buttons what each of them does; where it takes more, a menu says it."""


def prompt(table: Perspective, decision: Decision, words: Words) -> str:
    """Return the sentence that asks ``decision``."""
    names = spoken_names(table, words)
    return _said(decision.prompt, names, words, table.game) or words("unworded-question")


def label(table: Perspective, decision: Decision, option: Option, words: Words) -> str:
    """Return the text on the button or in the menu for ``option`` of ``decision``."""
    return _worded(decision, option, label_names(table, words), words)


def spoken(table: Perspective, decision: Decision, option: Option, words: Words) -> str:
    """Return the same for use in sentences, where names aren't markup."""
    return _worded(decision, option, spoken_names(table, words), words)


def hint(table: Perspective, option: Option, words: Words) -> str:
    """Return what a menu says of what ``option`` does; nothing where there is nothing to say."""
    return _said(option.hint, label_names(table, words), words) if option.hint else ""


def told(table: Perspective, decision: Decision, option: Option, words: Words) -> str:
    """Return the line above the button of ``option`` with what it does; nothing without a hint."""
    does = _said(option.hint, spoken_names(table, words), words) if option.hint else ""
    return words("hand-does", option=spoken(table, decision, option, words), does=does) if does else ""


def all_told(table: Perspective, decision: Decision, options: Sequence[Option], words: Words) -> str:
    """Return small lines that say what each of ``options`` does; beside moves, preferences go without."""
    plain = (option for option in options if not (option.is_preference and decision.asks_for_move))
    lines = (told(table, decision, option, words) for option in plain)
    return "\n".join(f"-# {line}" for line in lines if line)


def in_reach(buttons: Row, told: str, *, on_phone: bool) -> list[Part]:
    """Return ``buttons`` and what they do; on a phone they come first, to be reached without scrolling."""
    together: list[Part] = [buttons, told] if on_phone else [told, buttons]
    return [part for part in together if part]


def by_itself(table: Perspective, decision: Decision, words: Words) -> str:
    """Return what is answered without a press, or nothing if the bot waits for one."""
    assert table.viewer is not None, "only a seat has a question"
    found = due.by_itself(table, table.viewer, decision) if decision.given is None else None
    if found is None or len(found.choice) != 1:
        return ""
    [option] = [one for one in decision.options if one.id == found.choice[0]]
    said = spoken(table, decision, option, words)
    if found.is_offer:
        return words("hand-by-itself-unless" if found.is_hidden else "hand-by-itself-soon", option=said)
    return words("hand-by-itself-later" if found.is_hidden else "hand-by-itself", option=said)


def _worded(decision: Decision, option: Option, names: Sequence[str], words: Words) -> str:
    """Return the label of ``option``, or its number where it cannot be said."""
    whole = _said(option.label, names, words)
    return whole or words("unworded-choice", number=decision.options.index(option) + 1, option=option.id)


def _said(text: Text, names: Sequence[str], words: Words, game: str = "") -> str:
    """Return ``text`` whole, or nothing; for a message about ``game`` with the places of its emojis."""
    try:
        return said(game, text, words.strict, names) if game else words.strict.say(text, names)
    except Exception as error:
        words.failed(error)
        return ""

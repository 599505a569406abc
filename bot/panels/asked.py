"""A question and its choices in words. Where there are none for it, a choice is known by its number.

A seat that is asked something has to be able to answer, so nothing here may keep its buttons from it.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain.perspective import Perspective
from bot.panels.names import label_names, spoken_names
from games.engine.decision import Decision, Option
from games.engine.text import Text
from render.words import Words


def prompt(table: Perspective, decision: Decision, words: Words) -> str:
    """Return the sentence that asks ``decision``."""
    return _said(decision.prompt, spoken_names(table, words), words) or words("unworded-question")


def label(table: Perspective, decision: Decision, option: Option, words: Words) -> str:
    """Return what stands on the button or in the menu for ``option`` of ``decision``."""
    said = _said(option.label, label_names(table, words), words)
    return said or words("unworded-choice", number=decision.options.index(option) + 1, option=option.id)


def hint(table: Perspective, option: Option, words: Words) -> str:
    """Return the line about what ``option`` does; nothing where there is none."""
    return _said(option.hint, label_names(table, words), words) if option.hint else ""


def told(table: Perspective, decision: Decision, option: Option, words: Words) -> str:
    """Return ``option`` with what it does, in a line that stands above its button; nothing without a hint."""
    does = hint(table, option, words)
    return words("hand-does", option=label(table, decision, option, words), does=does) if does else ""


def by_itself(table: Perspective, decision: Decision, words: Words) -> str:
    """Return what is answered without a press, where that is so; nothing where a press is waited for."""
    standing = decision.standing
    choice = decision.only_answer if standing is None else standing.choice
    if decision.given is not None or choice is None or len(choice) != 1:
        return ""
    [option] = [one for one in decision.options if one.id == choice[0]]
    return words("hand-by-itself", option=label(table, decision, option, words))


def _said(text: Text, names: Sequence[str], words: Words) -> str:
    """Return ``text`` whole, or nothing."""
    try:
        return words.strict.say(text, names)
    except Exception as error:
        words.failed(error)
        return ""

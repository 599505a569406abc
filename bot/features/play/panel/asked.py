"""Questions and their choices in words; a choice that can't be worded shows its number.

A seat must always be able to answer, so an error in wording never costs a panel its buttons.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.names import label_names, spoken_names
from bot.discord.panels.panel import Part, Row
from bot.discord.panels.said import said
from bot.features.clocks.rules import due
from bot.table.perspective import Perspective
from games.engine.decision import Decision, Option
from games.engine.text import Text
from render.words import Words

BUTTONS = 5
"""Maximum number of answers shown as buttons; more become a menu with descriptions."""
LABEL_LETTERS = 90
"""Maximum characters of their labels together: long buttons fill a line of a phone each."""
LETTERS = 375
"""Maximum characters of labels and explanations together; if they need more, a menu shows both."""
_LONGEST = 60
"""Maximum length of an option's id on a button, which also names the table; longer ids go into a menu."""


def answers(decision: Decision) -> list[Option]:
    """Return the options of ``decision`` that answer it, without preferences and taking an answer back."""
    return [option for option in decision.options if not (option.is_preference or option.withdraws)]


def fit_buttons(table: Perspective, decision: Decision, words: Words) -> bool:
    """Return whether the answers to ``decision`` are shown as buttons rather than in a menu."""
    options = answers(decision)
    labels = sum(len(label(table, decision, option, words)) for option in options)
    return (
        decision.minimum == decision.maximum == 1
        and len(options) <= BUTTONS
        and all(len(option.id) <= _LONGEST for option in decision.options)
        and labels <= LABEL_LETTERS
        and labels + len(all_told(table, decision, options, words)) <= LETTERS
    )


def prompt(table: Perspective, decision: Decision, words: Words) -> str:
    """Return the sentence that asks ``decision``, or a general one if it can't be worded."""
    names = spoken_names(table, words)
    return _said(decision.prompt, names, words, table.game) or words("unworded-question")


def label(table: Perspective, decision: Decision, option: Option, words: Words) -> str:
    """Return the label of ``option`` for a button or a menu."""
    return _worded(decision, option, label_names(table, words), words)


def spoken(table: Perspective, decision: Decision, option: Option, words: Words) -> str:
    """Return the label of ``option`` for use in sentences, where names may have markup."""
    return _worded(decision, option, spoken_names(table, words), words)


def hint(table: Perspective, option: Option, words: Words) -> str:
    """Return the description of ``option`` for a menu, empty if it has none."""
    return _said(option.hint, label_names(table, words), words) if option.hint else ""


def told(table: Perspective, decision: Decision, option: Option, words: Words) -> str:
    """Return the line above the buttons that explains ``option``, empty if it has no hint."""
    does = _said(option.hint, spoken_names(table, words), words) if option.hint else ""
    return words("hand-does", option=spoken(table, decision, option, words), does=does) if does else ""


def all_told(table: Perspective, decision: Decision, options: Sequence[Option], words: Words) -> str:
    """Return small lines that explain ``options``."""
    lines = (told(table, decision, option, words) for option in options)
    return "\n".join(f"-# {line}" for line in lines if line)


def in_reach(buttons: Row, told: str, *, on_phone: bool) -> list[Part]:
    """Return ``buttons`` and their explanations; on a phone, buttons come first, to be in reach."""
    together: list[Part] = [buttons, told] if on_phone else [told, buttons]
    return [part for part in together if part]


def by_itself(table: Perspective, decision: Decision, words: Words) -> str:
    """Return the sentence about the answer given without a press, empty if the bot waits for one."""
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
    """Return the label of ``option``, or its number if it can't be worded."""
    whole = _said(option.label, names, words)
    return whole or words("unworded-choice", number=decision.options.index(option) + 1, option=option.id)


def _said(text: Text, names: Sequence[str], words: Words, game: str = "") -> str:
    """Return ``text`` in words, empty if that fails; with ``game``, things in it are tagged for emojis."""
    try:
        return said(game, text, words.strict, names) if game else words.strict.say(text, names)
    except Exception as error:
        words.failed(error)
        return ""

"""Every number agrees with the words around it, and no sentence ends twice."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from render.words import Words
from tests.words.grammar import flaws
from tests.words.test_catalogue import BEGUN, entries, places

NUMBERS = (0, 1, 2, 8, 11, 18, 80)

NEVER_SO_FEW = {
    "abraca-advice-cast",
    "abraca-advice-sure",
    "abraca-aim",
    "abraca-aim-standing",
    "abraca-event-full",
    "abraca-event-round",
    "abraca-lookup-hand",
    "abraca-lookup-life",
    "abraca-lookup-points",
    "abraca-lookup-secret",
    "abraca-reason-points",
    "abraca-told-round",
    "ladder-rules",
    "ladders-help",
    "lobby-least-in-time",
    "refused-not-challengeable",
    "lobby-silent-days",
    "log-least-in-time",
    "log-silent-days",
    "me-holidays-help",
    "me-reminder-hours-help",
    "options-least-in-time-percent",
    "options-silent-days-count",
    "ranking-note",
    "refused-holiday-too-long",
    "refused-own-quiet-too-long",
    "refused-taken-up-too-often",
    "refused-too-many-tables-yet",
    "refused-unreliable",
    "saga-advice-first-hand",
    "saga-event-failure-times",
    "saga-event-reward-times",
    "saga-form-discard",
    "saga-lookup-hand",
    "saga-lookup-type",
    "saga-option-end-hint",
    "setup-days-off-help",
    "setup-grows-help",
    "setup-newcomers-help",
    "setup-percent",
    "stats-pace",
    "stats-seats-game",
    "stats-seats-help",
    "tables-lobby",
    "touria-advice-dragon",
    "touria-aim",
    "touria-aim-wedding",
    "touria-hint-then-coins",
    "touria-hint-then-hearts",
    "touria-lookup-castle",
    "touria-lookup-doors",
    "touria-lookup-steps",
    "touria-refused-coins",
    "touria-refused-enter",
    "towers-form",
    "towers-lookup-chest",
    "towers-lookup-cursed",
    "towers-lookup-gold",
    "towers-lookup-put-back",
    "towers-reason-monsters",
    "towers-reason-shared",
    "towers-treasure-chest",
    "towers-treasure-cursed",
}
"""Messages whose number is never 1, because it comes from the components or a list of choices, or is
larger.
"""

NOT_NUMBERS = {
    "away-until",
    "log-moved",
    "me-blocked-since",
    "me-holidays-help",
    "refused-holiday-too-long",
    "saga-event-mulligan",
    "touria-alt-facing",
    "touria-alt-seat",
    "touria-do-bonus-gem",
    "touria-do-forced",
    "touria-do-keep",
    "touria-do-paint",
    "touria-do-pick",
    "touria-do-sword",
    "touria-event-forced",
    "touria-event-bonus-gem",
    "touria-event-mine",
    "touria-event-paint",
    "touria-event-sword",
    "touria-event-tower",
    "touria-told-forced",
    "touria-told-turns",
    "touria-told-turns-paid",
}
"""Messages with a name, a date or a year where a number would be wrong."""


@pytest.mark.parametrize("locale", BEGUN)
def test_every_message_reads_well_with_every_number(locale: str) -> None:
    words, found = Words(locale), set()
    for _, entry in entries(locale):
        if isinstance(entry, ast.Message) and entry.id.name not in NEVER_SO_FEW | NOT_NUMBERS:
            for number in NUMBERS:
                said = words(entry.id.name, **dict.fromkeys(places(entry), number))
                found.update(f"{entry.id.name}: {flaw}, with {number}" for flaw in flaws(said, locale))
    assert not found


@pytest.mark.parametrize(
    ("locale", "sentence", "flaw"),
    [
        ("en", "5 of them are a 8.", "a before a vowel"),
        ("en", "Declare a 18.", "a before a vowel"),
        ("en", "Declare an 7.", "an before a consonant"),
        ("en", "It works 1 times in 100.", "a plural of one"),
        ("en", "Then you win a heart..", "doubled full stop"),
        ("en", "Who wins?.", "doubled full stop"),
        ("en", "You win , then.", "space before a stop"),
        ("it", "Riesce 1 volte su 100.", "a plural of one"),
        ("it", "Riesce nel 8% dei casi.", "an article before a vowel"),
        ("it", "Vinci un cuore..", "doubled full stop"),
        ("fr", "Pourquoi?", "no space before a mark"),
        ("fr", "«\u00a0Non»", "no space before a mark"),
        ("fr", "Deux cartes : un as", "a space that breaks"),
        ("de", "Drücke “Start”.", "the quotation mark ”"),
        ("en", "Press „Start.", "the quotation mark „"),
    ],
)
def test_a_flaw_is_found(locale: str, sentence: str, flaw: str) -> None:
    assert flaws(sentence, locale) == [flaw]


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en", "An 8, a 7, a 100 and an 11."),
        ("en", "Wait … 21 times in 100, 1 time, at a 1:3 chance."),
        ("it", "All’8, nell’11 e al 7: 21 volte, una volta."),
        ("fr", "Pourquoi\u202f? À 20:30\u00a0: «\u00a0non\u00a0», https://a.b/c?d=e Ah\u00a0!?"),
        ("de", "Drücke „Start“."),
    ],
)
def test_what_is_right_is_left_alone(locale: str, sentence: str) -> None:
    assert flaws(sentence, locale) == []

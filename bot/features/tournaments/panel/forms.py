"""The forms that open a tournament and change its options."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import ChoiceInput, Modal, TextInput
from bot.features.clocks.rules.clocks import clock_text
from bot.features.competitions.panel.forms import game_choices, number_choices, preset_input
from bot.features.tournaments.rules.tournament import FORMATS, PACES, Tournament
from bot.typed.durations import duration_text
from render.words import Words

SIZES = (2, 3, 4, 5, 6)
"""The numbers of seats that moderators can choose."""
ROUNDS = (1, 2, 3, 4, 5, 6, 7, 8)
"""The numbers of Swiss rounds that moderators can choose."""
MINIMUMS = (2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24)
"""The minimums of people that moderators can choose."""
PROPOSED = "0"
"""The value of the choice that lets the number of rounds follow from the number of people."""


def new_tournament_form(games: Sequence[str], words: Words) -> Modal:
    """Return the form that opens a tournament; the rest has defaults that fit most servers."""
    paces = [
        (
            name,
            words(f"tournament-pace-{name}"),
            words(
                "tournament-pace-help",
                clock=words.say(clock_text(pace.clock)),
                round=words.say(duration_text(int(pace.round))),
            ),
        )
        for name, pace in PACES.items()
    ]
    formats = [
        (kind, words(f"tournament-format-{kind}"), words(f"tournament-format-{kind}-help"))
        for kind in FORMATS
    ]
    return Modal(
        CustomId(0, 0, "tournament-open"),
        words("tournament-form-title"),
        [
            ChoiceInput("game", words("duplicate-form-game"), game_choices(games, words)),
            ChoiceInput("size", words("tournament-form-size"), number_choices(SIZES), chosen=("4",)),
            ChoiceInput("format", words("tournament-form-format"), formats, chosen=("swiss",)),
            ChoiceInput("pace", words("tournament-form-pace"), paces, chosen=("evening",)),
            TextInput(
                "starts",
                words("tournament-form-starts"),
                example=words("duplicate-form-starts-example"),
                longest=60,
            ),
        ],
    )


def options_form(tournament: Tournament, presets: Sequence[str], words: Words) -> Modal:
    """Return the form with the options of a tournament; ``presets`` are names of the server's."""
    rounds = [(PROPOSED, words("tournament-options-proposed"), "")]
    rounds += number_choices(ROUNDS)
    minimums = sorted({*MINIMUMS, tournament.fewest})
    fields = [
        ChoiceInput(
            "fewest",
            words("tournament-options-fewest"),
            number_choices(minimums),
            chosen=(str(tournament.fewest),),
        ),
        preset_input(words("league-options-preset"), words, presets, tournament.preset),
    ]
    if not tournament.is_knockout:
        chosen = (PROPOSED if tournament.rounds is None else str(tournament.rounds),)
        fields.append(ChoiceInput("rounds", words("tournament-options-rounds"), rounds, chosen=chosen))
    return Modal(
        CustomId(0, 0, "tournament-set", str(tournament.id)), words("tournament-options-title"), fields
    )

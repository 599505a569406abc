"""The forms that open a league and change its options."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import BoxInput, ChoiceInput, Modal, PickerInput, TextInput
from bot.features.competitions.panel.forms import clock_input, game_choices, number_choices, preset_input
from bot.features.leagues.rules.league import League
from render.words import Words

LONGEST_NAME = 32
"""Maximum characters of a league's name."""
AT_ONCE = (1, 2, 3, 4, 5)
"""The numbers of games at once that moderators can choose."""
DIVISIONS = (4, 5, 6, 7, 8, 9, 10, 11, 12)
"""The sizes of a division that moderators can choose."""
WEEKS = (1, 2, 4, 6, 8)
"""The lengths of a season that moderators can choose."""


def new_league_form(games: Sequence[str], words: Words) -> Modal:
    """Return the form that opens a league; the rest has defaults that fit most servers."""
    return Modal(
        CustomId(0, 0, "league-open"),
        words("league-form-title"),
        [
            TextInput(
                "name",
                words("league-form-name"),
                example=words("league-form-name-example"),
                longest=LONGEST_NAME,
            ),
            ChoiceInput(
                "games",
                words("league-form-games"),
                game_choices(games, words),
                maximum=len(games),
            ),
            ChoiceInput(
                "weeks",
                words("league-form-weeks"),
                [(str(weeks), words("league-weeks", count=weeks), "") for weeks in WEEKS],
                chosen=("4",),
            ),
            clock_input(words("league-form-clock"), words),
            TextInput(
                "starts", words("league-form-starts"), example=words("league-form-starts-example"), longest=60
            ),
        ],
    )


def options_form(league: League, presets: Sequence[str], words: Words) -> Modal:
    """Return the form with the options of a league; ``presets`` are names of the server's."""
    return Modal(
        CustomId(0, 0, "league-options-set", str(league.id)),
        words("league-options-title"),
        [
            ChoiceInput(
                "at-once",
                words("league-options-at-once"),
                number_choices(AT_ONCE),
                chosen=(str(league.at_once),),
            ),
            ChoiceInput(
                "division",
                words("league-options-division"),
                number_choices(DIVISIONS),
                chosen=(str(league.division),),
            ),
            preset_input(words("league-options-preset"), words, presets, league.preset),
            BoxInput(
                "adjudicate",
                words("league-options-adjudicate"),
                league.adjudication == "computers",
                hint=words("league-options-adjudicate-hint"),
            ),
            PickerInput(
                "role",
                words("league-options-role"),
                "role",
                chosen=() if league.role is None else (league.role,),
                hint=words("league-options-role-hint"),
            ),
        ],
    )

"""The forms that open a ladder and change its options."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import ChoiceInput, Field, Modal, PickerInput
from bot.features.competitions.panel.forms import clock_input, game_choices, preset_input
from bot.features.ladders.rules.ladder import Ladder
from render.words import Words


def new_ladder_form(games: Sequence[str], channel: int | None, presets: Sequence[str], words: Words) -> Modal:
    """Return the form that opens a ladder, in ``channel`` unless another one is picked."""
    return Modal(
        CustomId(0, 0, "ladder-open"),
        words("ladder-form-title"),
        [
            ChoiceInput("game", words("ladder-form-game"), game_choices(games, words)),
            *_terms(channel, "day", None, presets, words),
        ],
    )


def options_form(ladder: Ladder, channel: int | None, presets: Sequence[str], words: Words) -> Modal:
    """Return the form with the options of ``ladder``."""
    return Modal(
        CustomId(0, 0, "ladder-set", str(ladder.id)),
        words("ladder-options-title"),
        _terms(channel, ladder.clock, ladder.preset, presets, words),
    )


def _terms(
    channel: int | None, clock: str, preset: str | None, presets: Sequence[str], words: Words
) -> list[Field]:
    return [
        PickerInput(
            "channel",
            words("ladder-form-channel"),
            "channel",
            chosen=() if channel is None else (channel,),
            channel_types=(discord.ChannelType.text,),
        ),
        clock_input(words("ladder-form-clock"), words, clock),
        preset_input(words("ladder-form-preset"), words, presets, preset),
    ]

"""Forms, in every language, within Discord's limits; what is filled in comes back by name."""

from __future__ import annotations

import pytest

from bot.discord.panels.custom_ids import parse
from bot.discord.panels.modal import filled
from bot.features.registry import PRESSES
from bot.table.perspective import perspective
from games.registry import GAMES
from playground.errors import FormErrors
from playground.limits.modals import check_modal
from render.words import locales, words_for
from tests.bot.discord.test_panels import table
from tests.support.ladder_panels import ladder_forms
from tests.support.league_panels import league_forms
from tests.support.queue_panels import queue_forms
from tests.support.settings_panels import forms
from tests.support.tournament_panels import tournament_forms


@pytest.mark.parametrize("locale", locales())
async def test_every_form_is_within_the_limits(locale: str) -> None:
    game = GAMES["abraca"]
    lobby = perspective(table(game, 2, "Ada", locale), game, None, (), 0)
    words = words_for(locale)
    composed = (league_forms, tournament_forms, ladder_forms, queue_forms)
    for form in (*forms(lobby, words), *(one for forms_of in composed for one in forms_of(words))):
        modal = form.modal("k3f9")
        assert modal.is_finished(), "nothing waits in memory for what is filled in"
        errors = FormErrors()
        check_modal(errors, modal.to_dict(), "data")
        errors.raise_if_any()
        _, press = parse(modal.custom_id) or (None, None)
        assert press is not None
        assert press.verb in PRESSES.handlers


def test_what_was_filled_in_comes_back_by_name() -> None:
    entry = {"type": 18, "component": {"type": 4, "custom_id": "name", "value": "Ada"}}
    menu = {"type": 18, "component": {"type": 3, "custom_id": "scope", "values": ["mine"]}}
    old = {"type": 1, "components": [{"type": 4, "custom_id": "note", "value": ""}]}
    text = {"type": 10, "content": "words"}
    assert filled({"components": [entry, menu, old, text]}) == {
        "name": ["Ada"],
        "scope": ["mine"],
        "note": [""],
    }
    assert filled({}) == {}

"""The registry of features: the handlers of their presses, and their slash commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.discord.commands.common import Tree
from bot.discord.presses import acting
from bot.discord.presses.handler import registered
from bot.features.archive import presses as archive
from bot.features.blocks import presses as blocks
from bot.features.blocks.commands import add_block_menu
from bot.features.bookmarks import presses as bookmarks
from bot.features.bookmarks.commands import add_message_menus
from bot.features.coach import presses as coach
from bot.features.daily import presses as daily
from bot.features.daily.commands import add_daily_command
from bot.features.duplicates import presses as duplicates
from bot.features.duplicates.commands import add_duplicate_command
from bot.features.finding import presses as finding
from bot.features.finding.commands import add_table_commands
from bot.features.hints import presses as hints
from bot.features.invitations import presses as invitations
from bot.features.invitations.commands import add_invite_menu
from bot.features.ladders.commands import add_ladder_command
from bot.features.ladders.presses import moderators as ladders_moderators
from bot.features.ladders.presses import pages as ladders_pages
from bot.features.ladders.presses import players as ladders_players
from bot.features.leagues.commands import add_league_command
from bot.features.leagues.presses import moderators as leagues_moderators
from bot.features.leagues.presses import pages as leagues_pages
from bot.features.leagues.presses import players as leagues_players
from bot.features.leagues.presses import repairs as leagues_repairs
from bot.features.lessons import presses as lessons
from bot.features.lessons.commands import add_learn_command
from bot.features.lobby.presses import lobby, terms
from bot.features.lookup import presses as lookup
from bot.features.lookup.commands import add_lookup_command
from bot.features.notices import presses as notices
from bot.features.open_tables import presses as open_tables
from bot.features.opening.presses import new_tables
from bot.features.overview import presses as overview
from bot.features.people import presses as people
from bot.features.people.commands import add_me_commands
from bot.features.plans import presses as plans
from bot.features.play.presses import menu, playing
from bot.features.practice import presses as practice
from bot.features.presets import presses as presets
from bot.features.queue import presses as queue
from bot.features.queue.commands import add_play_command
from bot.features.ratings import presses as ratings
from bot.features.ratings.commands import add_our_games_menu, add_stats_command
from bot.features.reading import presses as reading
from bot.features.reading.commands import add_reading_commands
from bot.features.replay import presses as replay
from bot.features.reviews import presses as reviews
from bot.features.seats import presses as seats
from bot.features.servers import presses as servers
from bot.features.servers.commands import add_setup_commands
from bot.features.sharing import presses as sharing
from bot.features.statistics import presses as statistics
from bot.features.table_notes import presses as table_notes
from bot.features.thanks import presses as thanks
from bot.features.titles import presses as titles
from bot.features.tournaments.commands import add_tournament_command
from bot.features.tournaments.presses import moderators as tournaments_moderators
from bot.features.tournaments.presses import pages as tournaments_pages
from bot.features.tournaments.presses import players as tournaments_players
from bot.features.webhooks import presses as webhooks
from bot.services import Services

AddCommands: TypeAlias = Callable[[Tree, Services], None]

PRESSES = registered(
    {
        "actions": [acting.HANDLERS],
        "archive": [archive.HANDLERS],
        "blocks": [blocks.HANDLERS],
        "bookmarks": [bookmarks.HANDLERS],
        "coach": [coach.HANDLERS],
        "ladders": [ladders_pages.HANDLERS, ladders_players.HANDLERS, ladders_moderators.HANDLERS],
        "leagues": [
            leagues_pages.HANDLERS,
            leagues_players.HANDLERS,
            leagues_moderators.HANDLERS,
            leagues_repairs.HANDLERS,
        ],
        "daily": [daily.HANDLERS],
        "duplicates": [duplicates.HANDLERS],
        "finding": [finding.HANDLERS],
        "hints": [hints.HANDLERS],
        "invitations": [invitations.HANDLERS],
        "lessons": [lessons.HANDLERS],
        "lobby": [lobby.HANDLERS, terms.HANDLERS],
        "lookup": [lookup.HANDLERS],
        "notices": [notices.HANDLERS],
        "open_tables": [open_tables.HANDLERS],
        "opening": [new_tables.HANDLERS],
        "overview": [overview.HANDLERS],
        "people": [people.HANDLERS],
        "plans": [plans.HANDLERS],
        "play": [playing.HANDLERS, menu.HANDLERS],
        "practice": [practice.HANDLERS],
        "presets": [presets.HANDLERS],
        "queue": [queue.HANDLERS],
        "ratings": [ratings.HANDLERS],
        "reading": [reading.HANDLERS],
        "replay": [replay.HANDLERS],
        "reviews": [reviews.HANDLERS],
        "seats": [seats.HANDLERS],
        "servers": [servers.HANDLERS],
        "sharing": [sharing.HANDLERS],
        "statistics": [statistics.HANDLERS],
        "table_notes": [table_notes.HANDLERS],
        "thanks": [thanks.HANDLERS],
        "webhooks": [webhooks.HANDLERS],
        "titles": [titles.HANDLERS],
        "tournaments": [
            tournaments_pages.HANDLERS,
            tournaments_players.HANDLERS,
            tournaments_moderators.HANDLERS,
        ],
    }
)

COMMANDS: Sequence[AddCommands] = (
    add_table_commands,
    add_reading_commands,
    add_lookup_command,
    add_learn_command,
    add_daily_command,
    add_setup_commands,
    add_me_commands,
    add_stats_command,
    add_play_command,
    add_league_command,
    add_ladder_command,
    add_duplicate_command,
    add_tournament_command,
    add_invite_menu,
    add_our_games_menu,
    add_block_menu,
    add_message_menus,
)
"""The functions that add commands to the tree, in the order in which Discord shows them."""

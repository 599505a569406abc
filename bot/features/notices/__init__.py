"""Notices: what the bot tells people, when, and how."""

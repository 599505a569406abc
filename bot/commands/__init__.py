"""Slash commands: thin. They say what was asked for; the services do it."""

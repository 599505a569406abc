"""Slash commands: thin. They name the request; the services do it."""

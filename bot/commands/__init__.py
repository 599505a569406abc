"""Slash commands: they only name the request, and the services do the work."""

"""Pure functions that decide about lobbies."""

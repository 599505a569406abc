"""Pure functions that decide about boards."""

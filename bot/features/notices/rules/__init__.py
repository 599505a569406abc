"""Pure functions that decide about notices."""

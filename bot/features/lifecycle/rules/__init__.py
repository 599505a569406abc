"""Pure functions that decide about a table as a whole."""

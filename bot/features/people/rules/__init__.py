"""Pure functions that decide about people."""

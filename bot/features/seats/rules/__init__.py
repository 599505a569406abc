"""Pure functions that decide about seats."""

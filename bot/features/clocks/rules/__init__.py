"""Pure functions that decide about clocks."""

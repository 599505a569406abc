"""Pure functions that decide about reliability."""

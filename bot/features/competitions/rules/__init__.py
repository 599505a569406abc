"""Pure functions that score games and rank people."""

"""Pure functions that decide about dailies."""

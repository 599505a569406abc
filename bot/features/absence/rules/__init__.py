"""Pure functions that decide about late and silent people."""

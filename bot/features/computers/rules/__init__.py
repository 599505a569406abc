"""Pure functions that decide about computer players."""

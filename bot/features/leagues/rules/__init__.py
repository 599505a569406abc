"""Pure functions that draw seasons, find their next step, and move people between divisions."""

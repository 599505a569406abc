"""Pure functions of the queue."""

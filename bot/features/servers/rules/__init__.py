"""What may happen, as pure functions."""

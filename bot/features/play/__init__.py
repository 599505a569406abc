"""Playing: the private hand, its choices, and moves."""

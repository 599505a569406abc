"""A table: its state, the changes that can happen to it, and the only writer of its rows."""

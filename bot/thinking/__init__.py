"""Thinking for computer players, hints and reviews, in separate processes."""

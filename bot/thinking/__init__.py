"""Thinking ahead for computer players, and for people who ask for a hint, in processes of its own."""

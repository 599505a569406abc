"""The rules: which choices there are, and what they change."""

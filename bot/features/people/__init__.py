"""A person's settings and data."""

"""A server's settings, their check, and the greeting."""

"""Turns views into words and pictures. It knows views, never states, and nothing of Discord."""

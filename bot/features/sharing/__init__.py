"""Sharing a finished game: a film of its key moments, and a page to replay it anywhere."""

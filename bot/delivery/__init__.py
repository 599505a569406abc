"""Keeps channels and people up to date: boards, notices, direct messages."""

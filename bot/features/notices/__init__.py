"""Notices: what people are told, when, and on which way."""

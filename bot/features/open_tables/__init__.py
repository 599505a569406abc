"""Announcements of tables with free seats."""

"""Panels and inputs that several kinds of competitions have."""

"""Proposals that everybody at a table must agree to: a pause, the end, taking moves back."""

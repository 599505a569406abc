"""Tournaments: Swiss and knock-out rounds at tables of 2 to 6, on one evening or over some weeks."""

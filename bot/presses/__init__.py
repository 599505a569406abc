"""Handlers of presses, grouped by where the buttons are, and the router that calls them."""

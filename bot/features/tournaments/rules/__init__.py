"""Pure functions that pair people for the rounds of a tournament."""

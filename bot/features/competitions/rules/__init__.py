"""Pure functions that pair people, rank them, and move them between divisions."""

"""Plans: how they're made, which answers they give, and when they're dropped."""

"""What a set of duplicate tables does next, who sits where, and how its seats are compared."""

"""Results, ratings and rankings."""

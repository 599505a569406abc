"""Plans: moves that a player chooses in advance, for when they're asked."""

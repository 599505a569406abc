"""The coach: explains the aim of a game and what is new to a player."""

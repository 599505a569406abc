"""One folder for each thing that a player, a moderator or a host can name."""

"""The drawing kit that all games share."""

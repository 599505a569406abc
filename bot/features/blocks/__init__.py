"""People who don't want to meet each other."""

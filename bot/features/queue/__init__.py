"""The queue: people say what they would like to play, and the bot finds them a table."""

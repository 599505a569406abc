"""Messages of dailies."""

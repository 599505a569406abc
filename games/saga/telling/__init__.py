"""The words for players: events, summaries, look-ups, advice."""

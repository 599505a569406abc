"""What players are told: events, summaries, look-ups, advice."""

"""Looking up a card, a character or another thing of a game."""

"""Reviews of finished games: turning points, luck and skill."""

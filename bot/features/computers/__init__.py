"""Computer players: their strength, their thinking, and their pace."""

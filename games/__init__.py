"""The rules of the games: pure, synchronous Python without Discord, pictures, clock or database."""

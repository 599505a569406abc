"""Pictures of Abraca: the board, the private picture, the lobby, a round revealed, the result."""

"""Pictures of Tschak!: board, private picture, lobby, a floor decided, a tower ended, the result."""

"""Pictures of Tschak!: the board, the private picture, the lobby, a floor decided, a tower ended, the
result.
"""

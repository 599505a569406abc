"""The base of all games: the contract, the random stream, the record of a game, and computer players."""

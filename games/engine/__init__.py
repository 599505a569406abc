"""What all games share: the contract, the random stream, the record of a game, computer players."""

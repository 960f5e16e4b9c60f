"""Players for any game: they know the contract, never a game."""

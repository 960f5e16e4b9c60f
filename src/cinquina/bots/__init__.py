"""Players for any game, written against the contract alone."""

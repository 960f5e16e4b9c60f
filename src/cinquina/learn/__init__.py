"""Teaching a game: lessons as files, and the course of one learner through one of them."""

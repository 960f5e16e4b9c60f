"""Lessons of a game as files, and a learner's course through one of them."""

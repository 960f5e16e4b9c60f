"""The facts of events that are not told as they are. A test holds the events of all games to it.

In a refusal a number under such a name is told likewise; a text is told as it is.
"""

# Seats, or lists of them: told by the names of those who sit there.
SEAT_FACTS = ("seat", "seats", "winners", "by")

# Ids of words that the edition has in every language: told by these words.
NAME_FACTS = ("title", "about")

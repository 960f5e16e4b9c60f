"""Names of facts that are not shown literally. A test checks the events of all games.

In a refusal a number under such a name is converted too; a text is shown as it is.
"""

# Seats, or lists of them: shown as the players' names.
SEAT_FACTS = ("seat", "seats", "winners", "by")

# Ids of names of the edition: shown as these names.
NAME_FACTS = ("title", "about")

# The lessons of Flow: a title each, and what is said, by the names in games/flow/lessons

# What glows

flow-spot-river = the river
flow-spot-river_square = the cell { $square }
flow-spot-pile = the face-down tiles
flow-spot-boat = the Boat
flow-spot-hand = { $you ->
    [true] your cards
   *[other] the cards of { $seat }
}

# The first game

flow-lesson-first_game = Your first game
flow-lesson-first_game-begin = Four animals want to swim to the Boat: together you lay their water. Start the round.
flow-lesson-first_game-draw = In your turn you draw a tile. Draw one.
flow-lesson-first_game-card = Cards can wait. Draw a tile this time.
flow-lesson-first_game-lay = A straight! Lay it beside the Cat, on the right, so that its water flows on.
flow-lesson-first_game-cat = That fits too, but begin beside the Cat, on the top row.
flow-lesson-first_game-again = Your partner has gone on where you stopped. Draw the next tile.
flow-lesson-first_game-junction = A junction: lay it at the end of this water, open to the right and down.
flow-lesson-first_game-middle = Not quite: lay it in the middle of the top row, closed at the top.
flow-lesson-first_game-alone = Your partner leads the water down. Now draw, and join the Cat to the Boat.
flow-lesson-first_game-joined = A way to the Boat! When all four animals have one, you win together.
flow-lesson-first_game-wave = The Giant Wave: the white die takes a column, the black die a row. Mend what is broken.
flow-lesson-first_game-farewell = You know enough: when the tiles and cards run out, the game is lost. Good luck!

# Laying tiles

flow-lesson-lay = Laying tiles
flow-lesson-lay-turn = The lower exit of the Cat leads nowhere. Lay the curve at its other exit, so that it stays free.
flow-lesson-lay-open = Open meets open, closed meets closed, and no animal is shut off.
flow-lesson-lay-corner = That helps another animal. Here, lay it beside the Cat, on the right, leading down.

# Waves

flow-lesson-waves = The Giant Wave
flow-lesson-waves-die = Calm Waters: you roll one die only. White takes a column, black a row. Which endangers less at once?
flow-lesson-waves-column = Right: no column that has a number holds more than one of your tiles.
flow-lesson-waves-row = The top row holds five of your tiles. A column with a number never holds more than one.

# Action cards

flow-lesson-cards = Action cards
flow-lesson-cards-return = One tile is missing, and it lies among the discards. Play Return and lay it in the gap.
flow-lesson-cards-bird = A Bird guards a tile, but it closes no gap. Play Return.
flow-lesson-cards-draw = You do not know what you would draw. Return takes the tile you need.
flow-lesson-cards-gap = It must go into the gap below the Boat, upright.

# Scenario cards

flow-lesson-scenarios = Scenario cards
flow-lesson-scenarios-facing = Single-Path Boat: one side only is open, for the whole game. Turn it to the water.
flow-lesson-scenarios-other = Then the water above would end at its closed side. Turn it north.

# Real time

flow-lesson-time = Against the clock
flow-lesson-time-finish = Time is up, but what was begun may be finished. Close the gap and win before the wave.
flow-lesson-time-gap = Then the wave comes. Lay the straight upright into the gap below the Boat.

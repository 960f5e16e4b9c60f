# The lessons of Flow: a title each, and what is said, by the names in games/flow/lessons

# What glows

flow-spot-river = the river
flow-spot-river_square = the cell { $square }
flow-spot-pile = the face-down tiles
flow-spot-boat = the Boat
flow-spot-hand_bird = your Bird
flow-spot-hand = { $you ->
    [true] your cards
   *[other] the cards of { $seat }
}

# The first game

flow-lesson-first_game = Your first game
flow-lesson-first_game-begin = Four animals want to swim to the Boat: lay their water before tiles and cards run out. Start the round.
flow-lesson-first_game-draw = In your turn you draw a tile or play a card. With neither left, all lose. Draw one.
flow-lesson-first_game-card = Cards can wait. Draw a tile this time.
flow-lesson-first_game-lay = A straight! Lay it beside the Cat, on the right, so that its water flows on.
flow-lesson-first_game-cat = That fits too, but begin beside the Cat, on the top row.
flow-lesson-first_game-again = Your partner has gone on where you stopped. Draw the next tile.
flow-lesson-first_game-junction = A junction: lay it at the end of this water, so that some flows down, towards the Boat.
flow-lesson-first_game-middle = Not quite: lay it in the middle of the top row, so that water flows down.
flow-lesson-first_game-alone = Your partner leads the water down. Now draw, and join the Cat to the Boat.
flow-lesson-first_game-boat = That fitted too, but the Cat was one tile from the Boat: lay yours right above the Boat.
flow-lesson-first_game-joined = One way done! With all four, you win.
flow-lesson-first_game-bird = Soon a wave comes. Play your Bird, to guard the tile beside the Cat.
flow-lesson-first_game-tile = Tiles can wait: a wave is near. Play your Bird this time.
flow-lesson-first_game-guard = It would be safe, too. But guard the tile beside the Cat, on its right.
flow-lesson-first_game-wave = The Giant Wave: a white die takes a column, a black one a row. Your Bird held! Start the round.
flow-lesson-first_game-calm = Only white was rolled: your partner had played Calm Waters. Draw, and lead the Dog’s water to the junction.
flow-lesson-first_game-farewell = You know enough: mend what a wave breaks, and let the animals share their water. Good luck!

# Laying tiles

flow-lesson-lay = Laying tiles
flow-lesson-lay-turn = The Cat’s lower way ends at the edge. Lay the curve at its other exit, leading down.
flow-lesson-lay-shut = Right: no tile may shut the last way of an animal.
flow-lesson-lay-corner = That helps another animal. Lay it beside the Cat, on the right, leading down.
flow-lesson-lay-match = Draw a tile. Open edges must meet open ones: lay the straight below the curve.
flow-lesson-lay-open = Open meets open, closed meets closed.
flow-lesson-lay-below = It fits there, but the Cat waits. Lay it below the curve.
flow-lesson-lay-lead = Draw again. Several ways fit here: turn the junction so that water can flow right, to the Boat.
flow-lesson-lay-right = Not yet towards the Boat: lay it below the straight, open to the right.
flow-lesson-lay-must = A tile that fits somewhere must be laid. Draw, and lay it beside the Dog, on the left.
flow-lesson-lay-any = Good: what helps nobody here may help somebody else there.
flow-lesson-lay-dog = Lay it beside the Dog, in the corner at the top right, on its left.

# Waves

flow-lesson-waves = The Giant Wave
flow-lesson-waves-middle = After this turn a wave takes a column and a row with numbers. Close the gap in the middle column.
flow-lesson-waves-centre = Close the gap above the Boat: the middle column has no number.
flow-lesson-waves-mend = White 2 took the Cat’s first tile; the middle held. Start, draw, and mend the gap.
flow-lesson-waves-later = Keep Calm Waters for the end of the round. Mend the gap first.
flow-lesson-waves-gap = Lay it beside the Cat again, on the right.
flow-lesson-waves-joined = Mended! But the next wave comes after your next turn.
flow-lesson-waves-calm = Calm Waters: the next wave rolls one die instead of two. Play it now.
flow-lesson-waves-card = One more tile is not worth a second die. Play Calm Waters.
flow-lesson-waves-die = White takes a column, black a row. Count your tiles: which die can take fewer at once?
flow-lesson-waves-column = Right: no column that has a number holds more than one of your tiles.
flow-lesson-waves-row = The top row holds five of your tiles. A column with a number never holds more than one.

# Action cards

flow-lesson-cards = Action cards
flow-lesson-cards-bird = Instead of drawing, play a card. Bird guards a tile from one wave: guard the bottom junction.
flow-lesson-cards-held = It stays until a wave strikes that tile; then the Bird flies away, and the tile remains.
flow-lesson-cards-no_draw = Drawing is luck. Play the card: you know what it does.
flow-lesson-cards-junction = Guard the tile that two animals need: the junction in the bottom row.
flow-lesson-cards-support = Support takes a tile away. Remove the curve that leads the water of the Cat and Dog astray.
flow-lesson-cards-astray = The curve is in the way, below the junction at the top.
flow-lesson-cards-current = Current moves a tile. Bring the idle straight below the Cat to where the curve was, upright.
flow-lesson-cards-upright = Move the straight from below the Cat to below the top junction.
flow-lesson-cards-return = One gap is left, and a straight lies among the discards. Fetch it with Return, and win.
flow-lesson-cards-once = Each card is used once, so keep them for moments like this.
flow-lesson-cards-gap = It must go into the gap above the Boat, upright.

# Scenario cards

flow-lesson-scenarios = Scenario cards
flow-lesson-scenarios-facing = Single-Path Boat: one side only is open, for the whole game. Turn it to the water.
flow-lesson-scenarios-all = Scenario cards are laid open at the start; each holds for the whole game.
flow-lesson-scenarios-other = Then the water above would end at its closed side. Turn it to the top.
flow-lesson-scenarios-rocks = Obstacles Remain: no wave takes a tile with rocks. Start, draw, and close the gap.
flow-lesson-scenarios-stays = The wave took the whole row, but not the rocks. Difficult cards can help, too.
flow-lesson-scenarios-gap = Close the gap in the top row with it.

# Real time

flow-lesson-time = Against the clock
flow-lesson-time-start = The whole team shares one minute a round. It runs from the moment the round starts. Start it.
flow-lesson-time-quick = Now turns are quick: draw, and close the gap above the Boat.
flow-lesson-time-gap = Not there: close the gap above the Boat, upright.
flow-lesson-time-lost = Time was up before your turn began: it was lost, and the wave came. Draw at once.
flow-lesson-time-finish = Time is up again, but what you began may be finished. Close the gap below the Boat.
flow-lesson-time-first = You win before the wave can come.
flow-lesson-time-below = Then the wave comes. Lay the straight upright into the gap below the Boat.

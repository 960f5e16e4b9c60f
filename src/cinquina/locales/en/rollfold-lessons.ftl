# The lessons of Roll 'Em Fold 'Em: a title each, and what is said, by the names in games/rollfold/lessons

# What glows

rollfold-spot-sheet = box { $name }
rollfold-spot-corner = the corner at the { $name ->
    [TL] top left
    [TR] top right
    [BL] bottom left
   *[BR] bottom right
}
rollfold-spot-dice_white = the white die
rollfold-spot-dice_black = the black die
rollfold-spot-numbers = your numbers
rollfold-spot-solo = the column

# Your first game

rollfold-lesson-first_game = Your first game
rollfold-lesson-first_game-take = Fold four corners, link five stars: first wins. The white die gives you 2 and 3: take it.
rollfold-lesson-first_game-black = That is the black die. Take the white one, with the 2 and the 3.
rollfold-lesson-first_game-beside = Begin at the circle on the left edge: to the right, one box nearer to the last face.
rollfold-lesson-first_game-two = Strings go straight from a circle. Draw your 2 down from the top left corner, onto the face.
rollfold-lesson-first_game-three = One face has its X. Now draw your 3 from the same corner to the right.
rollfold-lesson-first_game-right = Not that one. Begin at the top left corner and go to the right, three boxes.
rollfold-lesson-first_game-below = The face is right below the circle in the top row.
rollfold-lesson-first_game-done = Both numbers are drawn. Finish your turn.
rollfold-lesson-first_game-rival = Your rival used your other die.
rollfold-lesson-first_game-face = You get 1 and 1. Circles are new starts: draw 1 down from the top row.
rollfold-lesson-first_game-down = Begin at the top left corner and go straight down, two boxes.
rollfold-lesson-first_game-towards = Two faces done. Draw your other 1 to the right, from the circle on the left edge.
rollfold-lesson-first_game-next = Finish the turn; then you roll.
rollfold-lesson-first_game-third = Now you roll: 1 and 1 once more. Take the white die, for the last face of the corner.
rollfold-lesson-first_game-white_again = That is the black die, a 3. Take the white one: 1 and 1.
rollfold-lesson-first_game-last = Draw 1 to the right and 1 down, onto the last face.
rollfold-lesson-first_game-last_down = Now draw 1 down from the new circle, onto the last face.
rollfold-lesson-first_game-last_face = From your last circle go right, then down onto the face.
rollfold-lesson-first_game-fold = All three faces have an X! Choose the glowing card beside the sheet, and fold that corner.
rollfold-lesson-first_game-corner = Not yet: fold the top left corner first.
rollfold-lesson-first_game-folded = The flap brings a start and a star.
rollfold-lesson-first_game-alone = Finish your turn, play two more. Boxes with a number give an extra string.
rollfold-lesson-first_game-farewell = That is how it goes: fold the corners, link the stars. Good luck!

# Strings

rollfold-lesson-strings = Strings
rollfold-lesson-strings-beside = Choose the 3. Draw it upwards from the bottom right corner: the first X goes beside the circle.
rollfold-lesson-strings-three = That was the 1. Choose the 3.
rollfold-lesson-strings-up = Begin at the bottom right corner and go straight up.
rollfold-lesson-strings-face = Three X’s in a row, and one of them on a face.
rollfold-lesson-strings-circle = The last box is circled: the next string can start there. Draw 1 to its left.
rollfold-lesson-strings-from_end = Start at the end of your first string and go one box to the left.
rollfold-lesson-strings-all = Numbers of the die must be drawn as long as they fit somewhere.
rollfold-lesson-strings-done = Nothing is left to draw. Finish the turn.
rollfold-lesson-strings-exact = A number is drawn whole, never shorter. Which 2 ends on a face at the top left?
rollfold-lesson-strings-left = Begin at the top left corner and go straight down.
rollfold-lesson-strings-last = Right. Strings may also cross boxes that have an X already.

# Faces and folds

rollfold-lesson-folds = Faces and folds
rollfold-lesson-folds-small = All three faces of the dark square at the top left have an X. Fold that corner.
rollfold-lesson-folds-top_left = Choose the top left corner and fold it.
rollfold-lesson-folds-flap = The X’s under it are lost. The flap shows a new start and a winning symbol.
rollfold-lesson-folds-symbol = Draw your 2 from the new start on the flap, onto the winning symbol.
rollfold-lesson-folds-two_up = The symbol is two boxes above the new start.
rollfold-lesson-folds-seam = Strings cross from flap to sheet and back, as if there were no edge.
rollfold-lesson-folds-large = At the top right all five faces have an X. Make the large fold there.
rollfold-lesson-folds-no_bonus = The small fold is allowed, but gives no bonus, and a corner is folded once.
rollfold-lesson-folds-top_right = Look at the top right corner and choose its large fold.
rollfold-lesson-folds-middle = Large brings the winning symbol nearer to the middle, and a bonus from the next turn on.

# Bonus numbers

rollfold-lesson-bonuses = Bonus numbers
rollfold-lesson-bonuses-number = The first X on a number gives an extra string. Draw a 1 onto the 3.
rollfold-lesson-bonuses-beside = The 3 is at the top, right beside your last circle.
rollfold-lesson-bonuses-extra = You may draw a 3 as well, from any start, in this turn.
rollfold-lesson-bonuses-chain = Draw the bonus 3 downwards, over the next number.
rollfold-lesson-bonuses-down = Use the bonus 3: from the circle on it, straight down.
rollfold-lesson-bonuses-once = Crossing it is enough. But every number works only once.
rollfold-lesson-bonuses-centre = Now the bonus 2 and your 1: reach the winning symbol in the middle.
rollfold-lesson-bonuses-further = Go straight down: the 2 first, then the 1.
rollfold-lesson-bonuses-lost = Two more strings for one X. What you leave unused is lost with the turn.

# Bonuses of large corners

rollfold-lesson-powers = Bonuses of large corners
rollfold-lesson-powers-die = Your rival took the black die. Your Die bonus lets you use it all the same: do so.
rollfold-lesson-powers-white = That is the die that was left. Use the black one.
rollfold-lesson-powers-same = Both of you play it now. Whoever rolls needs no such bonus.
rollfold-lesson-powers-plus = Your other corner adds 1 to a number of the black die. Make the 4 a 5.
rollfold-lesson-powers-four = That was the 2. Add the 1 to the 4.
rollfold-lesson-powers-plain = That was without the bonus. Choose the 4, then +1, and draw five X’s.
rollfold-lesson-powers-every_turn = Once in every turn, but never on a bonus number.

# Ice

rollfold-lesson-ice = Ice
rollfold-lesson-ice-slide = On ice a string may slide, to the first box behind. Slide your 1 down to the fish.
rollfold-lesson-ice-walked = You walked one box. Slide instead: choose the box behind the ice.
rollfold-lesson-ice-one_down = Take the 1, start at the circle above the ice, and slide down.
rollfold-lesson-ice-far = Four X’s with a 1, and all of them count.
rollfold-lesson-ice-walk = Ice can be walked on, too. Walk 2 boxes to the left of the middle.
rollfold-lesson-ice-left = Start in the middle, go left, and stop on the second box.
rollfold-lesson-ice-holes = Holes stop every string; no slide ends in one, or off the sheet.

# Turning stars and orbs

rollfold-lesson-stars = Turning stars and orbs
rollfold-lesson-stars-star = At a turning star a string may turn. Draw 4 from the bottom left, up to the alien.
rollfold-lesson-stars-turn = Two boxes to the right, then turn upwards at the star.
rollfold-lesson-stars-first = A star works with its first X only.
rollfold-lesson-stars-orb = An orb carries a string to another orb. Draw 2 down, and come out on the right.
rollfold-lesson-stars-jump = From the circle at the top, two boxes down; then choose the orb on the right.
rollfold-lesson-stars-both = Both orbs are circled now. But for the winning network orbs are not joined.

# Folding twice

rollfold-lesson-double = Folding twice
rollfold-lesson-double-bulb = All four corners are folded. Mark the last light bulb, at the top left, with a 1.
rollfold-lesson-double-beside = The bulb is on the flap at the top left, right below its start.
rollfold-lesson-double-flip = All four bulbs have an X: turn the sheet over.
rollfold-lesson-double-over = Turn the sheet over first.
rollfold-lesson-double-stays = It stays so. X’s of the front come back only on what you fold again.
rollfold-lesson-double-blunt = Both professors of one blunt corner have an X. Fold that corner again.
rollfold-lesson-double-professors = Fold the corner whose two professors have an X.
rollfold-lesson-double-back = A winning symbol of the front is in sight again.
rollfold-lesson-double-exact = On this level a number counts only where a string ends. End on the 3.
rollfold-lesson-double-end_on_it = The 3 is right below the circle near the middle. Draw your 1 onto it.
rollfold-lesson-double-from_there = Its extra string starts there. Passing over it would have lost it.

# Linking the symbols

rollfold-lesson-link = Linking the symbols
rollfold-lesson-link-fewest = Both of you can link all now; the fewest X’s win. Join the star in the middle cheaply.
rollfold-lesson-link-dear = Linked, but with three X’s, as many as your rival. There is a shorter way.
rollfold-lesson-link-gap = The star in the middle is not joined yet. Only one box is missing on its left.
rollfold-lesson-link-won = Two X’s against three: you win. Otherwise large corners would have decided.

# Alone

rollfold-lesson-solo = Alone
rollfold-lesson-solo-field = Alone, each field of the column names a die. This one is free: use the black die.
rollfold-lesson-solo-short = You need three X’s in a row. Use the black die.
rollfold-lesson-solo-win = Win within 29 moves. Close the gap to the star in the middle.
rollfold-lesson-solo-gap = Draw the 4 to the right, towards the middle.
rollfold-lesson-solo-crowns = Won! The fewer moves, the more crowns.

# The lessons of Foldris: a title each, and what is said, by the names in games/foldris/lessons

# What glows

foldris-spot-card = the card
foldris-spot-sheet = { $you ->
    [true] your sheet
   *[other] the sheet of { $seat }
}
foldris-spot-sheet_line = { $number ->
    [1] the bottom line
   *[other] line { $number } from the bottom
}
foldris-spot-sheet_square = square { $square }
foldris-spot-sheet_lane = lane { $number }
foldris-spot-sheet_barrier = the Barrier
foldris-spot-mirror = Mirror
foldris-spot-prune = Prune
foldris-spot-bonus = { $you ->
    [true] your Bonus points
   *[other] the Bonus points of { $seat }
}

# The first game

foldris-lesson-first_game = Your first game
foldris-lesson-first_game-lay = Everybody draws the same Block; whoever can do so longest wins. Lay yours flat on the floor, beside your square.
foldris-lesson-first_game-far = That leaves a gap. Lay the bar right beside your square.
foldris-lesson-first_game-on_top = There it lies across your square, and nothing gets in underneath any more. Try the floor.
foldris-lesson-first_game-upright = Not there. Lay the whole bar flat on the floor, right beside your square.
foldris-lesson-first_game-fold = A full line is folded away. Fill the last two squares of the bottom line.
foldris-lesson-first_game-not_full = The bottom line still has two empty squares, on the far right.
foldris-lesson-first_game-folded = Folded! That brings you a Bonus point.
foldris-lesson-first_game-turn = Drop this Block without covering an empty square. You may turn it first.
foldris-lesson-first_game-save = Keep your Bonus points for now: turning is free.
foldris-lesson-first_game-hole = An empty square is shut in below: a hole. Turn the Block, or choose other columns.
foldris-lesson-first_game-mirror = Bonus points buy help. Draw the mirror image of this Block: it costs 1.
foldris-lesson-first_game-plain = That was not the mirror image alone. Switch on Mirror and nothing else, then draw.
foldris-lesson-first_game-prune = Pruning costs 2 Bonus points: leave out one square of this Block.
foldris-lesson-first_game-whole = That was the whole Block. Choose a square to leave out, then draw.
foldris-lesson-first_game-alone = Now it is up to you: pack tightly, fold lines, and stay in longer than your rival.
foldris-lesson-first_game-barrier = Your rival folded and you did not: a Barrier blocks two of your squares for one round.
foldris-lesson-first_game-farewell = You know it all now. Whoever cannot draw a Block is out. Good luck!

# Dropping a Block

foldris-lesson-drop = Dropping a Block
foldris-lesson-drop-gap = Turning is free. Turn the T so that it fills the gap between the Blocks.
foldris-lesson-drop-beside = Nothing is covered, but the gap is still open. Let one arm of the T point down into it.
foldris-lesson-drop-covered = A Block falls straight down and never slides sideways: now it shuts in an empty square.
foldris-lesson-drop-corner = The number on the card does not bind your Block. Fill the two squares at the bottom right.
foldris-lesson-drop-lane = You may use any columns you like: try those at the far right.
foldris-lesson-drop-stand = One square is missing at the bottom left. Turn the bar upright and drop it there.
foldris-lesson-drop-flat = The square at the bottom left is still empty. Only an upright bar gets down there.
foldris-lesson-drop-gone = The line was full, and is folded away!

# Folding

foldris-lesson-fold = Folding lines
foldris-lesson-fold-two = A full line is folded away. Complete two lines with one bar.
foldris-lesson-fold-right = Both lines lack their last square on the right: stand the bar there.
foldris-lesson-fold-points = Two lines, two Bonus points.
foldris-lesson-fold-open = There is a hole in the bottom line. Fold the line above it, and it opens.
foldris-lesson-fold-left = The upper line lacks its first square on the left.
foldris-lesson-fold-opened = The paper closes up line by line; no square drops on its own.
foldris-lesson-fold-fill = The hole is open. Fill it, and fold the bottom line too.
foldris-lesson-fold-again = The gap in the bottom line is one square wide: stand the bar in it.
foldris-lesson-fold-shorter = See how short your sheet is: folding earns points, but never gives room back at the top.

# Mirror and Pruning

foldris-lesson-effects = Mirror and Pruning
foldris-lesson-effects-mirror = This Block leans the wrong way. Pay 1 Bonus point for its mirror image and fold a line.
foldris-lesson-effects-dear = It works, but Pruning costs 2. The mirror image does it for 1.
foldris-lesson-effects-place = The mirror image is right, the place is not: the bottom line has two empty squares.
foldris-lesson-effects-leans = As it is printed it does not fit. Switch on Mirror.
foldris-lesson-effects-paid = One point spent, one earned. What you earn can be spent from the next round on.
foldris-lesson-effects-prune = The gap is one square wide. Prune the Block for 2 points so that it fits.
foldris-lesson-effects-other = Pruned, but the gap is still open. Leave out a lower square: what stays must reach down.
foldris-lesson-effects-whole = The whole Block is too wide for the gap. Leave out one square.
foldris-lesson-effects-last = Each effect works once a round, and both together if you can pay. Save some for the end!

# Barriers

foldris-lesson-barriers = Barriers
foldris-lesson-barriers-escape = All draw at once. Your rival will fold; whoever does not gets a Barrier. Fold, too!
foldris-lesson-barriers-hit = Your rival folded, you did not: a Barrier fell on your sheet. Complete the bottom line.
foldris-lesson-barriers-nobody = Both folded, so nobody gets a Barrier.
foldris-lesson-barriers-watch = This time you cannot fold. Draw without a hole: the Barrier drops on the lane of the card.
foldris-lesson-barriers-hole = That shuts in an empty square. Find a place without a hole.
foldris-lesson-barriers-lies = There it is. Its squares count as taken, but never complete a line.
foldris-lesson-barriers-avoid = After this round it is gone. Draw so that no hole is left then.
foldris-lesson-barriers-under = The Barrier is lifted, and nothing drops after it: a hole stays. Draw beside it.
foldris-lesson-barriers-lifted = Right: the Barrier is gone, and your sheet is as good as before.

# The end

foldris-lesson-end = The end
foldris-lesson-end-full = Both sheets are nearly full. Whoever cannot draw the next Block is out.
foldris-lesson-end-last = Your rival is out! Nothing may stick out at the top: find the one place for the bar.
foldris-lesson-end-won = You are the last one in, and win: folded lines count only when all go out together.

# Alone

foldris-lesson-solo = Alone for a title
foldris-lesson-solo-title = Alone, folded lines earn a title. Two are folded, the third makes you a Beginner: fold it.
foldris-lesson-solo-open = Three squares of the bottom line are still empty, on the right.
foldris-lesson-solo-beginner = Beginner! But look: alone, the Barrier drops in every round, even after a fold.
foldris-lesson-solo-cheap = Alone, Pruning costs only 1 point. Draw this Block so that no hole is left.
foldris-lesson-solo-hole = When the Barrier is gone, a hole is left. Pay a point: leave out a square, or mirror.
foldris-lesson-solo-ladder = Twelve lines make a World Champion. The game ends with the first Block you cannot draw.

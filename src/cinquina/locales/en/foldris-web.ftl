# Foldris in the browser: the board, its controls, and the rules drawer

# What is asked

foldris-web-ask = Draw the { $shape } Block.
foldris-web-ask-effect = Only a Bonus effect lets you draw the { $shape } Block.
foldris-web-first = Move the Block, turn it or choose where it goes.
foldris-web-detail = { $sentence }
foldris-web-put = Put it here
foldris-web-draw = Draw
foldris-web-draw-anyway = Draw anyway
foldris-web-back = Back

# What a place brings

foldris-web-column = Column { $column }
foldris-web-block = The { $shape } Block
foldris-web-lane-now = Lane { $lane }: whoever folds a line drops a Barrier here on all who do not.
foldris-web-lane-solo = Lane { $lane }: here the Barrier drops.
foldris-web-no-card = No card lies open.
foldris-web-did = drew in { $count ->
    [one] column { $columns }
   *[other] columns { $columns }
}{ $cost ->
    [0] { "" }
    [one] , paid { $cost } Bonus point
   *[other] , paid { $cost } Bonus points
}
foldris-web-landing = If somebody else folds: Barrier on line { $line }
foldris-web-landing-solo = Then the Barrier on line { $line }

# Controls

foldris-web-tools = The Block in your hand
foldris-web-left = Left
    .about = Move the Block one column to the left.
foldris-web-right = Right
    .about = Move the Block one column to the right.
foldris-web-turn = Turn
    .about = Turn the Block a quarter turn to the right; it costs nothing.
foldris-web-turn-back = Turn back
    .about = Turn the Block a quarter turn to the left; it costs nothing.
foldris-web-mirror = Mirror
    .about = Draw the mirror image of the Block, for Bonus points, once a round.
    .key = M
foldris-web-prune = Prune
    .about = Leave out one square of the Block, for Bonus points, once a round, if the rest holds together.
    .key = P
foldris-web-price = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
foldris-web-prune-square = Leave out the square in row { $row } from below, column { $column } from the left

# Cards

foldris-web-card = Card: { $shape } Block, lane { $lane }
foldris-web-deck = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
foldris-web-to-come = Cards to come
foldris-web-to-come-lead = { $cards ->
    [0] The deck has run out.
    [one] One card is still in the deck.
   *[other] { $cards } cards are still in the deck, in an order nobody knows.
}
foldris-web-shape = Block
foldris-web-lane = Lane { $lane }
foldris-web-card-deck = to come
    .about = This card is still in the deck.
foldris-web-card-now = lies open
    .about = The Block that everybody draws this round.
foldris-web-card-used = used
    .about = This card was drawn before; it comes back only with a new deck.
foldris-web-card-aside = set aside at the start
    .about = This card gave the starting lanes and plays no part in this game.
foldris-web-room = Places
foldris-web-room-title = Room for each Block
foldris-web-room-lead = Places: in how many ways each Block could be drawn on your sheet as it is now.

# Sheets

foldris-web-sheet = { $name }: { foldris-lines } visible, { $completed } folded, { foldris-web-bonus-short }.
foldris-web-lines-short = { foldris-lines }
foldris-web-bonus-short = { $points ->
    [one] { $points } Bonus point
   *[other] { $points } Bonus points
}
foldris-web-line-empty = Line { $line }: empty.
foldris-web-line-filled = Line { $line }: { foldris-column } { $filled } filled.
foldris-web-line-barrier = Line { $line }: Barrier on columns { $barrier }.
foldris-web-line-both = Line { $line }: { foldris-column } { $filled } filled, Barrier on columns { $barrier }.
foldris-web-line-folded = Folded away: { foldris-line } { $lines }.
foldris-web-out-round = Out, round { $round }
foldris-web-out-no-room = No room: out
foldris-web-out-resigned = Gave up
foldris-web-caused = From { $seats }

foldris-web-standing = { $round ->
    [0] still in
   *[other] out in round { $round }
}

# What is this?

foldris-what-folded = Folded lines
    .heading = { foldris-line }
    .about = Complete lines that were folded away; they only count when players go out in the same round.
foldris-what-bonus = Bonus points
    .about = Every folded line brings one; they pay for Mirror and Prune.
foldris-what-card = The card of this round
    .about = Above, the Block that everybody draws now; below, the lane where a Barrier would drop.
foldris-what-lane = Lane { $lane }
    .about = Two columns side by side; a card with this number drops its Barrier here.
foldris-what-deck = The deck
    .about = The cards still to come, in an order nobody knows; press it to see which.
foldris-what-number = Line { $line }
    .about = Lines keep their printed number; the box is ticked when this one is folded away.
foldris-what-column = Column
    .about = Columns are counted from the left; a Block is written by the column of its left edge.
foldris-what-covered = Covered square
    .about = An empty square that nothing can reach until the line above it is folded away.
foldris-what-landing = Where the Barrier would land
    .about = If somebody else completes a line this round, a Barrier drops here.
foldris-what-barrier = Barrier
    .about = It lies here for one round; Blocks rest on it, but it fills no line.
foldris-what-room = Room for each Block
    .about = In how many ways each Block could be drawn on your sheet as it is now.
foldris-what-titles = Titles
    .about = Alone you play for a title: the more lines you fold, the higher it is.

# Titles of the solo game

foldris-web-titles = Titles
foldris-web-next-title = { foldris-missing } to { $title }
foldris-web-top-title = The highest title: there is no line left to fold.

# The rules drawer: its pictures, buttons and controls

foldris-rules-fold-show = Fold it
foldris-rules-fold-again = Unfold
foldris-rules-keys = Controls
foldris-rules-keys-mouse = Mouse: move over the sheet, turn with the wheel or the right button; click to try a place, click it again to draw.
foldris-rules-keys-touch = Touch: drag left and right on the sheet, tap to turn, then press Draw.
foldris-rules-keys-keyboard = Keyboard: ← → move, ↑ or X turn, Z turn back, M mirror, P prune, Enter or Space draw, Esc starts over, H hint.
foldris-rules-picture-start = A sheet with a starting block on lane 3.
foldris-rules-picture-fall = An L Block falls beside a stack and covers two squares.
foldris-rules-picture-fold = A sheet whose lowest line is complete.
foldris-rules-picture-folded = The same sheet, folded: one line shorter.
foldris-rules-picture-barrier = A Barrier lies on two blocks.

## Phrases: what other texts are made of

foldris-column = { $count ->
    [one] column
   *[other] columns
}

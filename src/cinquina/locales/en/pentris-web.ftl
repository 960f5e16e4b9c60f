# Pentris in the browser: the board, its controls, and the rules drawer

# What is asked

pentris-web-detail = { CAPITAL($sentence) }
pentris-web-ask-take = Choose a piece.
pentris-web-ask-blocked = Nothing fits into your chute: discard a piece.
pentris-web-ask-remove = Remove a piece from the board for good.
pentris-web-ask-draft = Take one of these pieces as your own.
pentris-web-ask-pick = Pick a piece from the stack that pays.
pentris-web-ask-personal = Choose a piece.
pentris-web-ask-discard = Discard a piece.
pentris-web-how-take = Point at one to see where it could rest, or drag it into your chute.
pentris-web-how-take-touch = Tap one to see where it could rest.
pentris-web-grey = A faded piece fits nowhere.
pentris-web-how-place = Click anywhere: it goes to the nearest circle. Arrows steer, Q and E turn it.
pentris-web-how-place-touch = Tap a circle or near it; tap the piece to turn it.
pentris-web-ask-place = Where does it go?
pentris-web-how-discard = Choose which one goes.
pentris-web-how-remove = Ordinary pieces first, which are white. It does not come back.
pentris-web-how-draft = You may place it later, instead of a piece from the board.
pentris-web-how-pick = It becomes your own.
pentris-web-means-take = You place it next.
pentris-web-means-personal = After that, you remove a piece from the board.
pentris-web-means-discard = You place nothing this turn.
pentris-web-means-remove = It leaves the game for good.
pentris-web-means-draft = Only you may place it, whenever you like.
pentris-web-means-pick = Only you may place it, whenever you like.
pentris-web-last-chance = This is the last turn: a piece of your own that you keep is worth 2 or 3 points.
pentris-web-ask-claim = Claim a group.
pentris-web-ask-claim-how = Choose one that glows.

pentris-web-watch = Points are counted.
pentris-web-watch-how = What counts lights up in the chute.
pentris-web-skip = Skip
pentris-web-take = Take it
pentris-web-personal = Take it
pentris-web-discard = Discard it
pentris-web-remove = Remove it
pentris-web-draft = Take it
pentris-web-pick = Take it
pentris-web-place = Place
pentris-web-claim = Claim
pentris-web-pass = Pass
pentris-web-back = Back
pentris-web-untake = Put it back

# Why not

pentris-web-stays-left = It cannot go left here.
pentris-web-stays-right = It cannot go right here.
pentris-web-stays-down = It cannot go further down.
pentris-web-stays-turn = It has no room to turn here.
pentris-web-take-first = Take a piece first.

# On the table

pentris-web-area-current = This turn
pentris-web-area-previous = Earlier turns
pentris-web-area-personal = Your own pieces
pentris-web-area-pool = To be drafted
pentris-web-area-stack = The stack that pays
pentris-web-piece = { $id }, { $set } { $shape }: { $face }
pentris-web-token = { $colours } { $kind }
pentris-web-group-of = group of { $size }
pentris-web-fits-nowhere = Fits nowhere.
pentris-web-chute = { $name }’s chute: { pentris-web-pieces }, { $rows ->
    [one] one complete row
   *[other] { $rows } complete rows
}.
pentris-web-cells = What lies in the chute
pentris-web-secret = This chute is secret. Pieces in it: { $pieces }.
pentris-web-pieces = { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}
pentris-web-cards = Candy cards
pentris-web-card = { $colour }: your largest group { $best }; tokens: { $tokens }.
pentris-web-none = none
pentris-web-group = { $colour } group of { $size } at { $cell }
pentris-web-best = Your largest group of this colour: { $size }
pentris-web-tokens = Tokens
pentris-web-stack = Stack { $number }: { $count ->
    [0] empty
    [one] one piece
   *[other] { $count } pieces
}
pentris-web-bag = Bag, discards, box
pentris-web-number-of = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
pentris-web-bag-open = { pentris-web-number-of } in the bag, which { $name } holds. Look into it.
pentris-web-heap-bag = In the bag ({ $count })
pentris-web-heap-discards = Discarded until the round ends ({ $count })
pentris-web-heap-removed = Out of the game ({ $count })
pentris-web-pad = Steer the piece
pentris-web-steer-left = To the left
    .about = Move the piece one column to the left.
pentris-web-steer-right = To the right
    .about = Move the piece one column to the right.
pentris-web-steer-down = Down one row
    .about = Let the piece slide one row down.
pentris-web-steer-cw = Turn to the right
    .about = Turn the piece a quarter turn to the right, if there is room.
pentris-web-steer-ccw = Turn to the left
    .about = Turn the piece a quarter turn to the left, if there is room.
pentris-web-steer-lift = Back to the top
    .about = Take the piece out and bring it in again.
pentris-web-at = turned { $turn }, at { $at }, rests at { $rests }
pentris-web-now = Now { $name }
pentris-web-the = The { $shape }
pentris-web-nowhere = fits nowhere
pentris-web-sign = { $kind ->
    [rain] double candies
    [mix] flavour mix
    [popsicle] popsicle
    [trio] 3 platinum stars
    [pair] 2 platinum stars
    [bicolour] two-colour star
   *[plain] { $code ->
        [r] red star
        [y] yellow star
        [g] green star
        [v] violet star
       *[other] star
    }
}
pentris-web-claim-of = { $size } { $colour }
pentris-web-claim-stack = from stack { $stack }
pentris-web-chip = { $state ->
    [earns] { $colour }: earns
    [used] { $colour }: claimed
   *[best] { $colour }: your best
}
pentris-web-phase = Turn { $turn } of { $turns }. When phase { $phase } ends you claim one group: { $pays ->
    [piece] with 3 candies or more it earns a piece of your own.
   *[points] a point for each candy.
}
pentris-web-card-how = { $pays ->
    [piece] Claim a group of 3, 4, 5 or 6 candies of this colour: the piece on top of that stack becomes your own. If the stack is empty, the next lower one pays.
   *[points] Claim a group of this colour: a point for each candy, once a round.
}
pentris-web-kinds = What is special about them
pentris-web-in-bag = { pentris-web-number-of } in the bag
pentris-web-which = which ones?
pentris-web-plays = { $last ->
    [yes] plays last
   *[no] { $turn ->
        [1] plays first
        [2] plays second
       *[other] plays third
    }
}
pentris-web-full = { $count ->
    [one] { $count } full row
   *[other] { $count } full rows
}
pentris-web-personal-left = { $count ->
    [one] { $count } own piece
   *[other] { $count } own pieces
}
pentris-web-pad-left = Left
pentris-web-pad-right = Right
pentris-web-pad-down = Down
pentris-web-pad-cw = Turn
pentris-web-pad-ccw = Turn
pentris-web-pad-lift = Top
pentris-web-standing-rows = { $count } for rows
pentris-web-standing-stars = { $count } for stars
pentris-web-standing-platinum = { $count } for platinum
pentris-web-standing = If the round ended now
pentris-web-standing-holes = { $count ->
    [one] { $count } hole
   *[other] { $count } holes
}
pentris-web-tally = The round was scored
pentris-web-tally-who = Player
pentris-web-tally-sum = sum

# What is this?

pentris-what-phase = Phase { $phase }, turn { $turn }
    .about = Three phases make a round, three turns a phase; after each phase everybody claims a group.
pentris-what-bag = Pieces in the bag: { $count }
    .about = { $name } holds the bag and acts last. Press it to see what is in it, what is discarded and what is out of the game.
pentris-what-rows = Complete rows
    .about = Each complete row is worth 2 points when the round ends.
pentris-what-stars = Stars
    .about = Each star scores the number of candies in its group when the round ends.
pentris-what-platinum = Platinum stars
    .about = They score 2 or 3 each when the round ends, in complete rows only.
pentris-what-holes = Holes
    .about = Empty cells with something above them: hard to fill, so their rows are hard to complete.
pentris-what-sum = What the round brought
    .about = Points for rows, stars and platinum together; claims were counted before.
pentris-what-card = The { $colour } candy card
    .about = Whoever claims a group of this colour puts a token here; press it to see more.
pentris-what-best = Your largest group
    .about = How many candies your largest group of this colour has.
pentris-what-tokens = Tokens
    .about = Whoever has a token here has used this colour this round; in the advanced game it may be claimed again.
pentris-what-stack = Stack { $stack }
    .about = Its top piece goes to whoever claims a group of { $stack ->
        [6] 6 or more
       *[other] { $stack }
    } in this colour.
pentris-what-piece-plain = { $shape } piece
    .about = A white piece, the ordinary kind: five cells with candies or a star.
pentris-what-piece-rain = { $shape } piece with candy rain
    .about = A blue piece: its double candies count as two.
pentris-what-piece-mix = { $shape } piece with a flavour mix
    .about = A blue piece: three candies of one colour and two of another.
pentris-what-piece-popsicle = { $shape } piece with a popsicle
    .about = A blue piece: the popsicle is a candy of all four colours at once.
pentris-what-piece-trio = { $shape } piece with three platinum stars
    .about = A beige piece: each star scores 2 in a complete row; platinum has no colour.
pentris-what-piece-pair = { $shape } piece with two platinum stars
    .about = A beige piece: each star scores 3 in a complete row; platinum has no colour.
pentris-what-piece-bicolour = { $shape } piece with a two-colour star
    .about = A beige piece: the star belongs to groups of both colours and scores both.
pentris-what-area-current = Pieces of this turn
    .about = In a whole frame lies what was drawn for this turn; each player takes one piece from the board.
pentris-what-area-previous = Pieces of earlier turns
    .about = In a broken frame lies what nobody has taken yet; it can still be taken until the phase ends.
pentris-what-area-personal = Your personal pieces
    .about = Only you may place them, instead of a piece from the board; then a piece on the board leaves the game.
pentris-what-area-pool = First personal pieces
    .about = Everybody takes one of these as a first personal piece.
pentris-what-area-stack = The stack that pays
    .about = Pick one of its pieces as your personal piece.
pentris-what-personal = Personal pieces
    .about = How many pieces of their own this player has not placed yet.
pentris-what-chute = { $name }’s chute
    .about = Everything this player has placed this round; press it to see it large.
pentris-what-complete = Complete row
    .about = Worth 2 points when the round ends; it stays where it is until then.
pentris-what-row = Row { $row }
    .about = Rows are counted from the bottom; a complete one is worth 2 points.
pentris-what-column = Column
    .about = Columns have letters from the left; a cell is written as its column and its row.
pentris-what-rest = Where the piece could rest
    .about = Each circle is the middle of a place it can slide to, as it is turned now.
pentris-what-barred = Out of reach
    .about = The piece would fit where the cross is, but no way leads there.
pentris-what-claim = A group to claim
    .about = Its candies, and the points that the claim brings; each colour can be claimed only once a round.
pentris-what-claim-stack = A group to claim
    .about = It earns the top piece of stack { $stack }; the claim costs a token.

# The rules drawer: its pictures, buttons and controls

pentris-rules-slide-play = Let it slide
pentris-rules-slide-again = Once more
pentris-rules-picture-slide = A piece goes down, turns, and slides under an edge
pentris-rules-picture-groups = A violet group of three is worth three points
pentris-rules-picture-rows = The lowest row is complete
pentris-rules-keys = Controls
pentris-rules-keys-mouse = Mouse: point at a piece to see it in the chute, click to choose it. Then point anywhere in the chute: the nearest place counts. Wheel and right button turn. A click puts the piece down, the main button places it. You can also drag a piece from the tray into the chute.
pentris-rules-keys-touch = Touch: tap a piece, tap where it should go, tap the piece to turn it. Or drag it from the tray into the chute.
pentris-rules-keys-keyboard = Keys: numbers or arrows and Space choose a piece. Arrows steer it, Q and E turn it, Space drops it, ↑ takes it back to the top, Enter confirms. G goes through the groups.

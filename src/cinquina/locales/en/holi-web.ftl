# Holi in the browser: the tower, its controls, and the rules drawer

# What is asked

holi-web-detail = { $sentence }
holi-web-ask-corner = Choose a corner for your pawn.
holi-web-ask-corner-here = Begin on { $cell }?
holi-web-ask-corner-how = Everybody begins on a corner of the Lower level.
holi-web-stand = Stand here
holi-web-ask-throw = Throw colour: choose a card.
holi-web-ask-go-first = You cannot throw from here: go to another cell first.
holi-web-ask-throw-or-move = { $steps ->
    [0] You may also move first, to any cell of your level without a pawn.
    [one] You may also move first, one step at most.
   *[other] You may also move first, { $steps } steps at most.
}
holi-web-ask-throw-how = It can be thrown face up or face down.
holi-web-ask-throw-up-only = Face up this time.
holi-web-ask-up = { $card }, face up.
holi-web-ask-up-how = Choose a cell around your pawn; choose it again for another way.
holi-web-ask-up-few = { $tokens ->
    [one] Only one token is left: choose the cell that gets it.
   *[other] Only { $tokens } tokens are left: choose the cells that get them.
}
holi-web-ask-down = Face down: choose a cell.
holi-web-ask-down-here = Face down at { $cell }.
holi-web-ask-down-how = Any free cell of your level.
holi-web-ask-move = Move to { $cell }?
holi-web-look-move = To { $cell }: { $outcome }
holi-web-ask-climb = Climb to the { $level }?
holi-web-ask-climb-down = Step down to the { $level }?
holi-web-ask-end = { $left ->
    [no-tokens] You have no tokens left: end your turn.
    [move] Move, or end your turn.
    [climb] Climb, or end your turn.
    [move-climb] Move or climb, or end your turn.
   *[done] Nothing is left to do: end your turn.
}
holi-web-ask-end-move = { $steps ->
    [0] You may move to any cell of your level without a pawn.
    [one] You may move one step at most.
   *[other] You may move { $steps } steps at most.
}
holi-web-ask-end-now = { $left ->
    [move] End your turn without moving?
    [climb] End your turn without climbing?
    [move-climb] End your turn without moving or climbing?
   *[done] End your turn?
}
holi-web-ask-end-how = Once ended, a turn is taken back only if the others agree.
holi-web-throw = Throw
holi-web-turn = Turn
holi-web-face-down = Face down
holi-web-back = Back
holi-web-move = Move
holi-web-climb = Climb
holi-web-climb-down = Step down
holi-web-end = End turn

# The tower

holi-web-tower = Courtyard Tower
holi-web-place = { $cell }, { $level }
holi-web-empty = empty
holi-web-pawn-of = { $name }’s pawn
holi-web-token-of = { $name }’s token
holi-web-sweets-here = { holi-story_sweets }
holi-web-can-choose = Can be chosen
holi-web-views = How to look at the tower
holi-web-look-all = Levels side by side
holi-web-look-tower = The whole tower
holi-web-look-top = From above, with heights
holi-web-look-level = One level
holi-web-view-all = Side by side
holi-web-view-tower = Tower
holi-web-view-top = Above
holi-web-view-labels = Names
holi-web-in-reserve = { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $deck } to come · { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
holi-web-turn-tower = Turn the tower
holi-web-labels = Letters and numbers at the edges
holi-web-steps = What { $name } has done this turn
holi-web-step-throw = Throw
holi-web-step-move = Move
holi-web-step-climb = Climb
holi-web-step-state = { $state ->
    [done] done
    [must] still to do
    [gone] no longer possible
   *[may] not yet
}

# Cards

holi-web-hand = Your cards
holi-web-card = { $card }, { holi-tokens }{ $star ->
    [true] , pawn on the star
   *[other] { "" }
}
holi-web-card-back = Face-down card
holi-web-no-cards = No cards left.
holi-web-cards-later = You draw new cards when your turn ends.
holi-web-deck = { $count ->
    [0] The deck is empty.
    [one] One in the deck.
   *[other] { $count } in the deck.
}
holi-web-up-only = face up this time
holi-web-cards-in-hand = Cards in hand
holi-web-cards-in-deck = Cards in the deck
holi-web-turns-left = Turns left
holi-web-own-tokens = Tokens left to throw
holi-web-given = Tokens given
holi-web-sweets = Sweets
holi-web-must-up = { $name } threw face down last and has to throw face up next.
holi-web-may-hold = Cards { $name } may still hold
holi-web-holds = Cards in hand now
holi-web-may-hold-why = { $hand ->
    [one] One of these { $unseen } cards is in the hand;
   *[other] { $hand } of these { $unseen } cards are in the hand;
} the others are in the deck{ $hidden ->
    [0] { "" }
   *[other] {" "}or were thrown face down ({ $hidden })
}.
holi-web-discards = Discard pile, the oldest first
holi-web-no-discards = Nothing has been thrown yet.

# Points

holi-web-points = Points and Rivalry cards
holi-web-scores = Points by source
holi-web-scores-now = Points, if the game ended now
holi-web-scores-over = Final points
holi-web-total = total
holi-web-about-seat = { $name }: cards and discards
holi-web-now = now
holi-web-final = final
holi-web-of = of { $name }
holi-web-row-tokens = tokens
holi-web-row-cards = cards
holi-web-cards-of = { $hand } in hand, { $deck } in the deck
holi-web-row-sweets = sweets
holi-web-row-foreign = foreign
holi-web-then = then
holi-web-note = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { holi-tokens }
holi-web-rivalry = Rivalry cards
holi-web-rule-card = Rule
holi-web-first-open = Still open: Middle { $middle ->
    [0] –
   *[other] +{ $middle }
}, Upper { $upper ->
    [0] –
   *[other] +{ $upper }
}
holi-web-many-rules = More Rule cards than recommended: all of them apply together.

# What is this?

holi-what-total = Points
    .heading = points
    .about = What this player would have if the game ended now, with everything counted.
holi-what-note = Cards and tokens
    .about = Cards in hand, and tokens still to throw; whoever runs out of either is finished.
holi-what-so_far = Points scored in play
    .about = Scored during the game, by Direct Hits and some Rivalry cards; they stay.
holi-what-level1 = Lower level
    .about = 1 point for each of this player’s tokens there at the end.
holi-what-level2 = Middle level
    .about = 2 points for each of this player’s tokens there at the end.
holi-what-level3 = Upper level
    .about = 3 points for each of this player’s tokens there at the end.
holi-what-given = Tokens given
    .about = 2 points for each of this player’s tokens in somebody else’s reserve.
holi-what-sweets = Points for sweets
    .about = 5 points for each player with fewer sweets.
holi-what-rivalry = Rivalry
    .about = What the Rivalry cards of this game bring at the end.
holi-what-row-tokens = Tokens
    .about = Tokens this player can still throw; a player without any is finished.
holi-what-row-sweets = Sweets
    .about = Taken by moving onto them; having more than another player brings points.
holi-what-foreign = Foreign tokens
    .about = Other players’ tokens in this reserve, by letter; they are locked and count for their owners.
holi-what-pawn = { $name }’s pawn
    .about = It throws from where it stands and takes what lies where it moves; colour that others throw at it is a Direct Hit.
holi-what-token = { $name }’s token
    .about = At the end it is worth 1 point on the Lower level, 2 on the Middle, 3 on the Upper; a pawn that moves here takes it.
holi-what-sweets-here = { $count ->
    [one] One sweet
   *[other] { $count } sweets
}
    .about = For the pawn that moves here; having more of them than another player brings points.
holi-what-step-throw = Throw
    .about = Once a turn a card must be thrown, face up or face down.
holi-what-step-move = Move
    .about = Once a turn the pawn may go to any cell of its level without a pawn, if no Rule card says otherwise, and take what lies there.
holi-what-step-climb = Climb
    .about = Once a turn the pawn may go one level up, with colour on all four sides.
holi-what-rule-card = Rule card
    .about = A Rivalry card that changes a rule for everybody, all game long.
holi-what-score-card = Rivalry card
    .about = It brings extra points to everybody who does what it says; the figures show how things stand now.
holi-what-card = Colour card
    .about = Your pawn stands on a splash, or on the star; each other splash gets a token.
holi-what-deck = Your deck
    .about = Your cards still to come; at the end of a turn you draw until you hold three.
holi-what-up-only = Face up this time
    .about = The last card was thrown face down, and nobody may do that twice in a row.

# The rules drawer: its pictures, buttons and controls

holi-rules-up-fits = The pawn is on the corner of the pattern; tokens go to D3 and C4.
holi-rules-up-hit = Another pawn stands on D3: a Direct Hit, 1 point now, and 2 at the end for the token given.
holi-rules-rain-show = Throw a Fork from the Upper level
holi-rules-rain-again = Once more
holi-rules-source = For
holi-rules-points = Points
holi-rules-worth-hit = each Direct Hit, at once
holi-rules-worth-level1 = each of your tokens on the Lower level
holi-rules-worth-level2 = each of your tokens on the Middle level
holi-rules-worth-level3 = each of your tokens on the Upper level
holi-rules-worth-given = each of your tokens in another reserve
holi-rules-worth-sweets = each player with fewer sweets than you
holi-rules-worth-rivalry = as they say
holi-rules-rivalry-others = The Rivalry cards that are not on this table
holi-rules-secret-cards = Everybody has the same 13 cards; choose a player’s sign in the table of points to see which of them that hand may still hold.
holi-rules-keys = Controls
holi-rules-keys-mouse = Mouse: click a card, or drag it onto the tower; point at a cell to see the tokens, click it to choose it and again for another way; the wheel turns the card; then Throw. Drag the card onto Face down to throw it that way. Without a card, a cell is where your pawn moves, and the pawn can be dragged there.
holi-rules-keys-touch = Touch: tap a card, tap a cell, tap it again for another way; then Throw. Card and pawn can be dragged as well.
holi-rules-keys-keyboard = Keyboard: 1 to 3 take a card, R turns it, D lays it face down, N and B go through the ways, arrow keys look from cell to cell and the space bar chooses, C climbs, V steps down, E ends the turn, L changes the view; Enter does what the main button says, Escape goes back.
holi-rules-picture-start = The tower at the start: pawns on corners, sweets beside the corners of the two lower levels
holi-rules-picture-up = A pawn on C3 with a card around it, tokens on D3 and C4
holi-rules-picture-hit = The same with another pawn on D3, which is hit
holi-rules-picture-dry = A pawn on the Upper level; below it a few tokens, and another pawn two levels down
holi-rules-picture-wet = One token stayed on the Upper level, one fell to the Middle, one was caught by the pawn below
holi-rules-picture-climb = A pawn with tokens on four sides, and where it comes out one level up

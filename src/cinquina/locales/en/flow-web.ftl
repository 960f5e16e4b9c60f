# Flow in the browser: the board, its controls, and the rules drawer

# What is asked

flow-web-detail = { CAPITAL($sentence) }
flow-web-ask-start = Round { $round }: start when { $players ->
    [one] you are
   *[other] everybody is
} ready.
flow-web-ask-start-turns = { $turns ->
    [one] One turn, then the Giant Wave comes.
   *[other] { $turns } turns, then the Giant Wave comes.
}
flow-web-ask-start-clock = The clock runs for { $seconds } seconds, then the Giant Wave comes.
flow-web-start = Start the round
flow-web-ask-turn = { $tiles ->
    [both] Draw a tile or take a revealed one{ flow-or-card }.
    [draw] Draw a tile{ $cards ->
        [true] , or play one of your cards
       *[other] { "" }
    }.
    [take] Take one of the revealed tiles{ flow-or-card }.
   *[none] There is no tile left: play a card.
}
flow-web-ask-turn-left = { $turns ->
    [one] The last turn before the Giant Wave.
   *[other] { $turns } turns until the Giant Wave.
}
flow-web-draw = Draw
flow-web-ask-play = Play { $card }? This is final.
flow-web-play = Play it
flow-web-ask-place = Place { flow-tile.the }.
flow-web-ask-place-how = Choose a highlighted cell.
flow-web-place = Place
flow-web-turn = Turn
flow-web-back = Back
flow-web-ask-discard = { flow-tile.The } must be discarded.
flow-web-ask-discard-why = { $blocks ->
    [true] Wherever it would fit, it would cut an animal off from the Boat.
   *[other] There is no place where its edges match and water reaches it.
}
flow-web-discard = Discard it
flow-web-ask-die = Calm Waters: which die is rolled?
flow-web-ask-die-means = White washes away a column, black a row.
flow-web-die-white = White: a column
    .key = W
flow-web-die-black = Black: a row
    .key = B
flow-web-roll = Roll it
flow-web-ask-facing = Which way should the Boat open?
flow-web-ask-facing-how = It opens on one side only, for the whole game. Decide together.
flow-web-face = Open it there
flow-web-ask-support = Support: which tile goes?
flow-web-remove = Remove it
flow-web-ask-bird = Bird: which tile does it guard?
flow-web-guard = Guard it
flow-web-ask-lift = Current: which tile moves?
flow-web-ask-lift-how = Choose a highlighted tile.
flow-web-ask-drop = Current: where does it go?
flow-web-ask-drop-how = Its edges have to match; it need not be joined to an animal.
flow-web-ask-fetch = Return: which discarded tile comes back?
flow-web-discards-open = Look at the discards
flow-web-ask-bring = Return: where does it go?

# What a choice brings

flow-web-preview = What this brings
flow-web-risk = { $count } of { $rolls } waves would take it
flow-web-risk-bird = Now { $count } of { $rolls } waves would take it, with the Bird { $guarded ->
    [0] none
   *[other] { $guarded }
}
flow-web-no-risk = No wave takes it

# The board

flow-web-board = River
flow-web-cell = Row { $row }, column { $column }
flow-web-empty = empty
flow-web-boat = Boat
flow-web-open = open to the { $sides }
flow-web-side-N = north
flow-web-side-E = east
flow-web-side-S = south
flow-web-side-W = west
flow-web-with-obstacle = with an obstacle
flow-web-with-bird = with a Bird
flow-web-loose = joined to no animal
flow-web-can-choose = Can be chosen
flow-web-animal-connected = has a way to the Boat
flow-web-animal-missing = { $count ->
    [one] one tile from the Boat
   *[other] { $count } tiles from the Boat
}

# Beside the board

flow-web-status = State of the game
flow-web-round = Round { $round }
flow-web-before = Set-up
flow-web-turns-left = { $turns ->
    [one] One turn until the Giant Wave.
   *[other] { $turns } turns until the Giant Wave.
}
flow-web-late-finish = Time is up: finish this, then the Giant Wave comes.
flow-web-late = Time is up
flow-web-stock = Tiles
flow-web-face-down = face-down { $count ->
    [one] tile
   *[other] tiles
}
flow-web-unseen = Face-down tiles by shape
flow-web-turn-tile = Turn { flow-tile.the } in hand
flow-web-in-hand = In hand: { flow-tile.a }
flow-web-in-hand-turn = Press it to turn it.
flow-web-press-draws = Press to draw.
flow-web-revealed = Revealed tiles
flow-web-take = Take { flow-tile.the }
flow-web-discards = { $count } discarded
flow-web-discards-title = Discarded tiles
flow-web-discard-pile = { $count } × { $shape }{ $obstacle ->
    [true] {" "}with an obstacle
   *[other] { "" }
}
flow-web-birds = { $count ->
    [one] One Bird left
   *[other] { $count } Birds left
}
flow-web-hands = The others’ Action cards
flow-web-own-cards = Your cards
flow-web-no-cards = no cards
flow-web-card-hidden = Hidden
flow-web-card-of = { $name }’s card
flow-web-cards-short = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
flow-web-not-now = Not now: { $why }
flow-web-scenarios = Scenario cards
flow-web-danger = Danger
flow-web-danger-about = Mark what the next wave may take

# What happens

flow-web-wave = The Giant Wave!
flow-web-wave-lines = { $dice ->
    [both] White { $white }: a column. Black { $black }: a row.
    [white] White { $white }: a column.
   *[black] Black { $black }: a row.
}
flow-web-wave-washed = { $count ->
    [0] No tile was washed away.
    [one] One tile was washed away.
   *[other] { $count } tiles were washed away.
}
flow-web-wave-held = { $count ->
    [one] A Bird saved its tile and flew off.
   *[other] { $count } Birds saved their tiles and flew off.
}
flow-web-wave-both = { $count ->
    [one] Hit by both lines, a Bird went with its tile.
   *[other] Hit by both lines, { $count } Birds went with their tiles.
}
flow-web-wave-cuts = { $animals } { $count ->
    [one] has
   *[other] have
} lost the way.
flow-web-discarded = { $reason ->
    [blocks] Discarded: wherever it fits, it would cut an animal off.
   *[other] Discarded: it fits nowhere.
}
flow-web-joined = { $animal }: the way to the Boat is open.
flow-web-cut = { $animal }: the way to the Boat is lost.
flow-web-time = { $lost ->
    [true] Time is up! The turn is lost.
   *[other] Time is up: finish what was begun.
}
flow-web-aboard = { $animal }: aboard!
flow-web-end-won = Everybody is aboard!
flow-web-end-lost = No tile and no card to go on with: the water has won.

# The rules drawer: its pictures, buttons and controls

flow-rules-fits = Fits: the water goes on.
flow-rules-clash = Does not fit: open water meets a closed edge.
flow-rules-place-grey = Grey water without ripples is joined to no animal: it stays where it is, and waits.
flow-rules-wave-show = Roll the dice
flow-rules-wave-again = Once more
flow-rules-keys = Controls
flow-rules-keys-mouse = Mouse: point at a cell to see what it brings, turn the tile with the wheel or the right button, click to hold it there, then press Place. Or drag the tile. A click on the pile draws, a click on a card plays it.
flow-rules-keys-touch = Touch: tap a cell or drag the tile there, tap it again to turn it, then press Place. A tap on the pile draws. A tap on a card plays it, if it can be played now; then tap its tile. A tap on any other card tells what it does.
flow-rules-keys-keyboard = Keyboard: D the pile, 1 to 3 a card, F1 to F4 a revealed tile; arrows move, N and B go to the next and the previous place that fits, R turns, Space holds, Enter does what the bar says, Esc back, H hint, W danger.
flow-rules-picture-goal = Four animals joined to the Boat by an H of water.
flow-rules-picture-fits = A straight continues the water of a curve.
flow-rules-picture-clash = A straight lies across: its upper edge is closed, the curve above is open.
flow-rules-picture-before = A board with three Birds before a wave.
flow-rules-picture-after = The same board after the wave of column 3 and row 2: two tiles were saved by their Birds.

# What is this?

flow-what-animal = { $animal }
    .about = The number is how many tiles its own shortest way to the Boat still needs; a tick means it has a way.
flow-what-round = The round
    .about = The dots are its turns; after the last one the Giant Wave comes.
flow-what-pile = Face-down tiles
    .about = Draw one in your turn; when they have run out, only revealed tiles and cards are left.
flow-what-tile = The tile in hand
    .about = It must be placed if it fits anywhere; a press turns it.
flow-what-unseen = Still face down
    .about = How many tiles of each shape are still to come.
flow-what-revealed = Revealed tiles
    .about = Fishing laid them open: anybody may take one in their turn instead of drawing.
flow-what-discards = Discarded tiles
    .about = Washed away, removed or without a place; only Return brings one back.
flow-what-birds = Birds left
    .about = How many Bird tokens can still be put on tiles; one that flew off comes back here.
flow-what-white = White die, { $face }
    .about = When the white die shows this face, the Giant Wave washes away this column.
flow-what-black = Black die, { $face }
    .about = When the black die shows this face, the Giant Wave washes away this row.
flow-what-cards = Action cards
    .about = How many cards this player still holds; each works once.
flow-what-hidden = Hidden card
    .about = Under No Communication, hands are open only between rounds.
flow-what-boat = The Boat
    .about = All four animals must be able to swim here, by water that is joined from edge to edge.
flow-what-laid = { $shape }
    .about = Its water must meet water, and its closed edges closed ones; a Giant Wave over it washes it away.
flow-what-obstacle = { $shape } with an obstacle
    .about = A tile like any other; only some Scenario cards treat it differently.
flow-what-rock = Obstacle tile
    .about = No water flows through it; a Scenario card laid it here.
flow-what-guarded = Tile with a Bird
    .about = The next Giant Wave does not take it: the Bird flies off instead.

## Phrases: what other texts are made of

flow-or-card = { $cards ->
    [true] , or play a card
   *[other] { "" }
}

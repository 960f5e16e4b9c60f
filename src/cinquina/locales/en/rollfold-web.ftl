# Roll 'Em Fold 'Em in the browser: the board, its controls, and the rules drawer

# What is asked

rollfold-web-detail = { $sentence }
rollfold-web-ask-take = Take one of the dice.
rollfold-web-ask-take-how = The others use the one you leave.
rollfold-web-ask-use = Choose the die you use.
rollfold-web-ask-use-how = Your Die bonus lets you use the one that was taken.
rollfold-web-ask-use-alone = This field leaves the choice to you.
rollfold-web-take = Take
rollfold-web-use = Use
rollfold-web-white = White
    .key = W
rollfold-web-black = Black
    .key = B
rollfold-web-ask-start = { $kind ->
    [bonus] Bonus { $value }: from where?
   *[other] Draw { $value }: from where?
}
rollfold-web-ask-start-how = Or choose a dot: strings can end there.
rollfold-web-ask-end = Draw { $value } from { $start }: where to?
rollfold-web-ask-end-how = Choose one of the highlighted boxes.
rollfold-web-ask-further = Choose the next box, a turn or the end.
rollfold-web-ask-orb = Choose the orb you jump to.
rollfold-web-ask-slide = Walk on, or slide to the first box behind the ice.
rollfold-web-ask-draw = { $slides ->
    [true] Draw { $value } from { $start } and slide to { $end }?
   *[false] Draw { $value } from { $start } to { $end }?
}
rollfold-web-ask-stuck = There is no room for a { $value }.
rollfold-web-ask-another = Choose another number: there is room for it.
rollfold-web-ask-finish = Nothing to fold: finish?
rollfold-web-ask-fold-or-finish = You can fold, or finish.
rollfold-web-ask-done = Finish your turn?
rollfold-web-ask-sure = Finish now? This stays unused:
rollfold-web-ask-flip = Turn the sheet over?
rollfold-web-ask-flip-how = The front is then out of reach; the blunt corners of the reverse can be folded.
rollfold-web-ask-other = The other side, as it lies now:
rollfold-web-way = Way { $at } of { $count }
rollfold-web-another = Another way
rollfold-web-ask-fold = { $size ->
    [small] Fold it small?
    [large] Fold it large?
   *[double] Fold it again?
}
rollfold-web-ask-look = { $size ->
    [small] Folded small:
    [large] Folded large:
   *[double] Folded again:
}
rollfold-web-look-small = Small
rollfold-web-look-large = Large
rollfold-web-draw = Draw
rollfold-web-fold = Fold
rollfold-web-flip = Turn over
rollfold-web-finish = Finish
rollfold-web-done = I am finished
rollfold-web-back = Back

# What is missing

rollfold-web-fold-missing = { $count ->
    [one] 1 face missing
   *[other] { $count } faces missing
}{ $cells ->
    [none] { "" }
   *[other] : { $cells }
}
rollfold-web-nothing-to-draw = There is nothing left to draw.

# What lies on the table

rollfold-web-board = Your sheet
rollfold-web-can-choose = Can be chosen.
rollfold-web-die = { $colour ->
    [white] White die
   *[black] Black die
}: { $face }
rollfold-web-die-yours = yours
rollfold-web-die-rest = everybody else
rollfold-web-number = { $kind ->
    [bonus] Bonus { $value } { $start }
   *[other] Number { $value }
}{ $playable ->
    [true] { "" }
   *[false] , no room for it
}
rollfold-web-plus = Add 1 to this number
rollfold-web-sheet = { $name }’s sheet: { $folded ->
    [one] { $folded } fold
   *[other] { $folded } folds
}, { $linked ->
    [one] { $linked } winning symbol linked
   *[other] { $linked } winning symbols linked
}
rollfold-web-status = { $marked ->
    [one] { $marked } winning symbol
   *[other] { $marked } winning symbols
} marked, { $linked } linked; { $folded } of { $folds } folds
rollfold-web-link = Show a short way to link the winning symbols (K)
rollfold-web-other-reverse = See the reverse
rollfold-web-other-front = See the front
rollfold-web-words = The strings in words
rollfold-web-words-starts = Starting points: { $starts }.
rollfold-web-words-ends = From { $start } to:
rollfold-web-words-slide = (slide)
rollfold-web-folds-short = { rollfold-score-corners }
rollfold-web-corner = { rollfold-corner.capital } corner, { $fold ->
    [none] not folded
    [small] folded small
    [large] folded large
   *[double] folded twice
}
rollfold-web-corner-needs = { $size ->
    [small] Small
    [large] Large
   *[double] Second fold
}: { $count ->
    [0] all faces marked
    [one] one face missing
   *[other] { $count } faces missing
}
rollfold-web-made-small = small
rollfold-web-made-large = large
rollfold-web-made-double = twice
rollfold-web-gifts = Gifts: add 1 to a number of that die, or take that die even if it was taken.
rollfold-web-fold-size = { $size ->
    [small] small fold
    [large] large fold
   *[double] second fold
}
rollfold-web-bonus = { $bonus ->
    [DW] Bonus: the white die, even if it was taken
    [DB] Bonus: the black die, even if it was taken
    [W] Bonus: add 1 to a number of the white die
   *[B] Bonus: add 1 to a number of the black die
}
rollfold-web-bonus-locked = after a large fold
rollfold-web-bonus-lost = not with a small fold
rollfold-web-bonus-next = from your next turn
rollfold-web-bonus-active = yours
rollfold-web-bonus-used = used this turn
rollfold-web-box-face = { $level ->
    [1] smiley
    [2] penguin
    [3] alien
   *[4] professor
}
    .about = One of the faces that must be marked before this corner can be folded.
rollfold-web-box-ice-face = penguin on ice
    .about = A face that must be marked before its corner can be folded; a string may slide over it.
rollfold-web-box-symbol = winning symbol
    .about = Whoever has all corners folded and all five of these marked and linked by X’s wins.
rollfold-web-box-bonus = bonus { $value }
    .about = The first X here gives one more string of that many X’s, in this turn.
rollfold-web-box-ice = ice
    .about = A string may walk over it as usual, or slide to the first box behind it.
rollfold-web-box-hole = ice hole
    .about = No string goes into it or over it.
rollfold-web-box-star = turn star
    .about = A string that puts the first X on it may change direction here.
rollfold-web-box-orb = orb
    .about = A string that comes here jumps to another orb, if there is one, and goes on from there.
rollfold-web-box-bulb = light bulb
    .about = When all four have an X, the sheet may be turned over.
rollfold-web-box-partial = cut by a fold
    .about = A box that a crease cuts in two can no longer be used.
rollfold-web-box-gone = no paper
    .about = The corner that was here is folded over.
rollfold-web-box-marked = X
    .about = Boxes with an X side by side make the network that links the winning symbols.
rollfold-web-box-start = starting point
    .about = A circled box: strings begin beside it.
rollfold-web-box-flap = on the folded corner
rollfold-web-solo = Column { $column } of the solo table
rollfold-web-solo-move = Move { $move } of { $last }
rollfold-web-solo-win = A win now: { $crowns } ♛
rollfold-web-solo-aim = Win by move { $last }: the sooner, the more crowns ♛. Before move { $master } you are a master of folds.
rollfold-web-solo-field = Move { $move }: { $die ->
    [white] white die
    [black] black die
    [free] either die
   *[lost] lost
}, { rollfold-crowns }

# The rules drawer: its pictures, buttons and controls

rollfold-rules-picture-goal = A sheet with four folded corners and five winning symbols linked by X’s
rollfold-rules-picture-string = A string of three X’s to the right of a starting point; its last X is circled
rollfold-rules-fold-show = Fold the corner
rollfold-rules-fold-open = Unfold it
rollfold-rules-picture-flat = A sheet whose top left faces are all marked
rollfold-rules-picture-folded = The same sheet with its top left corner folded over
rollfold-rules-picture-level2 = A string that slides over three boxes of ice and stops behind them
rollfold-rules-picture-level3 = A string that turns at a star, jumps from one orb to another and goes on
rollfold-rules-keys = Controls
rollfold-rules-keys-mouse = Choose a number, a starting point, then the end or a box on the way; or drag from the starting point to the end; or choose any box that is marked with a dot. Choosing the same end again shows another way there, or confirms. Nothing is drawn before you confirm, and it can be taken back until you finish.
rollfold-rules-keys-keyboard = W and B choose a die, 1 to 6 choose a number, + adds 1. Arrows go from start to start, Shift and an arrow go on with the string, S slides, O chooses the orb, N shows the next string, A another way to the same end. Space says that you are finished, Enter confirms, Escape goes back.
rollfold-rules-keys-fold = F looks behind a corner, again behind the next one; S and L choose small or large, T shows the other side and turns the sheet over, K shows a short way to link the winning symbols.

# What is this?

rollfold-what-linked = Linked winning symbols
    .heading = { $count ->
        [one] symbol
       *[other] symbols
    }
    .about = Winning symbols that have an X and are linked by X’s; all five together win.
rollfold-what-folds = Folds
    .about = Corners folded so far; nobody can win before folding them all.
rollfold-what-die = Die
    .about = Whoever rolls takes one of the dice; everybody else uses the one that is left.
rollfold-what-number = Number to draw
    .about = A string of that many X’s in a row, from a circled box; a bonus number may be left unused.
rollfold-what-corner = Corner
    .about = How many faces are missing for the small and the large fold, and the bonus of the large one, from the turn after it.
rollfold-what-solo = The column
    .about = Each field is a move: its colour names the die, and an early win brings more crowns.

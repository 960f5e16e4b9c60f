# Roll 'Em Fold 'Em

rollfold-title = Roll ’Em Fold ’Em
rollfold-sentence = Draw strings of X’s, fold the four corners over, and link the five winning symbols first.
rollfold-reconstructed = The dice, the sheets and the solo table are our reconstruction; the box may differ.

rollfold-mode-level1 = Level 1: the basic game.
    .brief = Level 1
rollfold-mode-level2 = Level 2: walk or slide on ice, and mind the holes.
    .brief = Level 2
rollfold-mode-level3 = Level 3: turn at stars and jump between orbs.
    .brief = Level 3
rollfold-mode-level4 = Level 4: fold on both sides of the sheet, eight folds in all.
    .brief = Level 4
rollfold-mode-solo1 = Alone on level 1: win within 29 moves for crowns.
    .brief = Level 1
rollfold-mode-solo2 = Alone on level 2: win within 29 moves for crowns.
    .brief = Level 2
rollfold-mode-solo3 = Alone on level 3: win within 29 moves for crowns.
    .brief = Level 3
rollfold-mode-solo4 = Alone on level 4: win within 29 moves for crowns.
    .brief = Level 4

rollfold-preset-little = Level 1, and a number of the die may be left unused.
rollfold-preset-first = Level 1: the basic game.
rollfold-preset-box = Level 2: walk or slide on ice, and mind the holes.
rollfold-preset-experts = Level 4: both sides of the sheet, against bots that think ahead.

rollfold-setting-marking_visibility = What the others mark during a turn
rollfold-setting-marking_visibility-sealed = All sheets are shown together when everybody is finished.
rollfold-setting-marking_visibility-open = Everything is shown at once.
rollfold-setting-first = Who rolls first
rollfold-setting-first-random = Chance decides.
rollfold-setting-turn_cap = The game ends undecided after
rollfold-setting-turn_cap-500 = 500 turns: in practice never.
rollfold-setting-turn_cap-100 = 100 turns.
rollfold-setting-column = Column of the solo table
rollfold-setting-column-a = A: free, white, black, in turn.
rollfold-setting-column-b = B: white, black, free, in turn.
rollfold-setting-column-c = C: fewer free fields.
rollfold-setting-column-d = D: long runs of one colour.
rollfold-setting-solo_die_bonus = Die bonus when playing alone
rollfold-setting-solo_die_bonus-true = It lets you use the die of its colour on any field.
rollfold-setting-solo_die_bonus-false = It has no effect.
rollfold-setting-die_numbers_mandatory = Numbers of the die
rollfold-setting-die_numbers_mandatory-true = They must be drawn if possible.
rollfold-setting-die_numbers_mandatory-false = They may be left unused.
rollfold-setting-orbs_connect = Orbs and the network
rollfold-setting-orbs_connect-false = Orbs do not join X’s that do not touch.
rollfold-setting-orbs_connect-true = All marked orbs count as joined to each other.
rollfold-setting-flip_back = Turning the sheet back
rollfold-setting-flip_back-false = Turned over is turned over.
rollfold-setting-flip_back-true = Allowed until the first double fold.
rollfold-setting-undo_within_turn = Taking back within a turn
rollfold-setting-undo_within_turn-true = Free until you are finished.
rollfold-setting-undo_within_turn-false = Only if the others agree.

rollfold-score-symbols = { $count ->
    [one] { $count } symbol linked
   *[other] { $count } symbols linked
}
    .heading = symbols linked
rollfold-score-corners = { $count ->
    [one] { $count } fold
   *[other] { $count } folds
}
    .heading = folds
rollfold-score-large = { $count ->
    [one] { $count } large corner
   *[other] { $count } large corners
}
    .heading = large corners
rollfold-score-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
    .heading = moves
rollfold-score-crowns = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
    .heading = crowns

# What a choice brings: in full, and in brief where there is little room

rollfold-brings-take = draw { $face } with the { rollfold-colour } die; the others use the one you leave
rollfold-brings-use = draw { $face } with the { rollfold-colour } die
rollfold-brings-win = wins the game
rollfold-brings-symbol = { rollfold-winning-symbols } ({ $linked } linked)
rollfold-brings-opens-fold = { rollfold-corner } can be folded { rollfold-fold }
rollfold-brings-opens-flip = the sheet can be turned over
rollfold-brings-face = { $count ->
    [one] one face
   *[other] { $count } faces
}
rollfold-brings-bulb = { $count ->
    [one] a light bulb
   *[other] { $count } light bulbs
}
rollfold-brings-bonus = bonus { $value }
rollfold-brings-devalued = passes over the bonus on { $cell }, which is lost
    .brief = loses the bonus on { $cell }
rollfold-brings-spent = uses up the star on { $cell } without a turn
    .brief = uses up the star on { $cell }
rollfold-brings-start = new starting point { $cell }
rollfold-brings-fold-symbol = winning symbol on { $cell }
rollfold-brings-fold-bulb = light bulb on { $cell }
rollfold-brings-fold-start = start on { $cell }
rollfold-brings-fold-loses = { $count ->
    [0] no X lost
    [one] 1 X lost
   *[other] { $count } X’s lost
}
rollfold-brings-fold-bonus = { $bonus ->
    [DW] white die always yours
    [DB] black die always yours
    [W] +1 for the white die
   *[B] +1 for the black die
}
rollfold-brings-leaves-number = a { $value } is not drawn
rollfold-brings-leaves-fold = { rollfold-corner } can still be folded { rollfold-fold }
rollfold-brings-leaves-flip = the sheet can still be turned over

# How far one is

rollfold-goal_fold = { $folded } of { $folds } folds, { $linked } of { $symbols } symbols linked: { $faces ->
        [0] fold
        [one] one face to go,
       *[other] { $faces } faces to go,
    } { rollfold-corner }{ rollfold-moves.left }
rollfold-goal_bulbs = { $folded } of { $folds } folds, { $linked } of { $symbols } symbols linked: { $bulbs ->
        [one] one light bulb
       *[other] { $bulbs } light bulbs
    } to go{ rollfold-moves.left }
rollfold-goal_flip = { $folded } of { $folds } folds, { $linked } of { $symbols } symbols linked: turn the sheet over{ rollfold-moves.left }
rollfold-goal_link = All folded, { $linked } of { $symbols } symbols linked: { $boxes ->
        [one] one box
       *[other] { $boxes } boxes
    } to go{ rollfold-moves.left }
rollfold-goal_done = All folded, all linked.

# What is asked

rollfold-asks = { $seat }, draw { $numbers }: number, starting point and path, such as string 3 A1 RRR.
rollfold-asks_take = { $seat }, take a die: take white or take black.
rollfold-asks_use = { $seat }, choose your die: use white or use black.
rollfold-asks_done = { $seat }, fold if you like, and finish with done.

rollfold-notation =
    A string is written as its number, a starting point and a letter for each X: string 3 A1 RRR goes three boxes to
    the right of A1. U, D, L, R are up, down, left and right on the front of the sheet.
      take white           the active player takes a die; use white chooses one
      string 2+1 A1 RRR    a number of the die with the +1 bonus
      bonus 3 G1 DDD       a bonus number
      string 5 B2 R~       slide on over the ice (level 2)
      string 4 G1 DD@K7RR  jump to the orb at K7 (level 3)
      fold TL small        fold a corner: TL, TR, BL, BR, small or large
      flip, blunt TL       turn the sheet over, fold a blunt corner (level 4)
      done                 finish the turn
    .picture =
        On the picture: x an X, o a starting point, / cut by a fold, ☺ face, ★ winning symbol, ░ ice, ● ice hole, ↻ turn
        star, ◎ orb, ☼ light bulb, ⌂ folds, ◆ rolls the dice, ✓ is finished. The reverse is drawn mirrored.

# What happens

rollfold-starter = { $seat } rolls first
rollfold-rolled = white { $white }, black { $black }
rollfold-took = takes the { rollfold-colour } die
rollfold-uses = uses the { rollfold-colour } die
rollfold-drew = X on { $boxes }
rollfold-bonus = bonus { $value }
rollfold-devalued = bonus { $value } lost
rollfold-symbol = winning symbol { $cell }
rollfold-folded = { rollfold-size } fold { $corner }
rollfold-folded_again = double fold { $corner }
rollfold-flipped = turns the sheet over
rollfold-finished = { $you ->
        [true] have finished
       *[false] has finished
    }
rollfold-shown = { $new ->
    [0] no new X
   *[other] new X’s on { $boxes }
}{ $folded ->
    [0] { "" }
   *[other] , folded: { $folds }
}{ $turned ->
    [true] , sheet turned over
   *[false] { "" }
}
rollfold-linked = links all five winning symbols
rollfold-completed = has linked all five winning symbols
rollfold-over = the game is over

# The story

rollfold-story_turn = { $alone ->
    [true] Move { $turn }
   *[false] Turn { $turn }
}: white { $white }, black { $black }
rollfold-story_takes = { $you ->
    [true] take
   *[false] takes
} the { rollfold-colour } die
rollfold-story_uses = { $you ->
    [true] use
   *[false] uses
} the { rollfold-colour } die
rollfold-story_strings = { rollfold-draws } { $count ->
    [one] a string of { $numbers }
   *[other] strings of { $numbers }
}
rollfold-story_crosses = { rollfold-draws } { $count ->
    [0] no new X
    [one] one new X
   *[other] { $count } new X’s
}
rollfold-story_nothing = { rollfold-draws } nothing
rollfold-story_bonuses = { $you ->
    [true] earn
   *[false] earns
} { $count ->
    [one] a bonus of { $bonuses }
   *[other] bonuses of { $bonuses }
}
rollfold-story_lost = { $you ->
    [true] lose
   *[false] loses
} { $count ->
    [one] a bonus
   *[other] { $count } bonuses
}
rollfold-story_symbols = { $you ->
    [true] mark
   *[false] marks
} { rollfold-winning-symbols }
rollfold-story_fold = { rollfold-makes } a { rollfold-size } fold at the { rollfold-corner }
rollfold-story_folds = { $you ->
    [true] fold
   *[false] folds
} { $count } corners
rollfold-story_double = { rollfold-makes } the double fold at the { rollfold-corner }
rollfold-story_doubles = { rollfold-makes } { $count } double folds
rollfold-story_turned = { $you ->
    [true] turn your sheet over
   *[false] turns the sheet over
}
rollfold-story_power = { $power ->
    [B] this corner gives +1 on the black die from the next turn on
    [W] this corner gives +1 on the white die from the next turn on
    [DB] this corner lets its owner use the black die from the next turn on, whoever takes it
   *[DW] this corner lets its owner use the white die from the next turn on, whoever takes it
}
rollfold-story_linked = { $you ->
    [true] You have
   *[false] { $seat } has
} linked all five winning symbols, with { rollfold-xs } in this turn!

# What can be asked, and what is answered

rollfold-question-where = where am I; where do I stand; where is <seat>; how is <seat>
    .brief = where am I: folds, symbols and starting points
rollfold-question-dice = dice; what was rolled; numbers; my numbers
    .brief = dice: what was rolled, and what you have to draw
rollfold-question-row = row <row>; row <row> of <seat>
    .brief = row 3: the X’s and what is on the other boxes
rollfold-question-corners = corners; folds; corners of <seat>
    .brief = corners: which faces each fold still needs
rollfold-question-symbols = symbols; stars; symbols of <seat>
    .brief = symbols: which winning symbols are marked and linked
rollfold-answer_where = { $you ->
    [true] Turn { $turn }. You:
   *[false] Turn { $turn }. { $seat }:
} folded { $folded } of { $folds }; winning symbols linked: { $linked } of 5. Starting points: { $starts }.{ $back ->
    [true] { " " }The sheet is turned over.
   *[false] { "" }
}
rollfold-answer_dice = White { $white }, black { $black }{ $taken ->
    [none] .
    [white] ; white was taken.
   *[black] ; black was taken.
}
rollfold-answer_numbers = { $count ->
    [0] No number of the die is left
   *[other] To draw: { $numbers }
}{ $extra ->
    [0] .
   *[other] ; bonus: { $bonuses }.
}
rollfold-answer_row = { $crosses ->
    [0] Row { $row }: no X.
   *[other] Row { $row }: X on { $marked }.
}
rollfold-answer_box = { $kind ->
    [face] { $cell }: face.
    [symbol] { $cell }: winning symbol.
    [ice] { $cell }: ice.
    [hole] { $cell }: hole.
    [star] { $cell }: turn star.
    [orb] { $cell }: orb.
    [bulb] { $cell }: light bulb.
   *[number] { $cell }: bonus { $value }.
}
rollfold-answer_corner = { rollfold-corner.capital }: { $fold ->
    [none] not folded
    [small] small fold
    [large] large fold
   *[double] double fold
}{ $ready ->
    [true] , can be folded now
   *[false] { "" }
}{ $wants ->
    [0] { "" }
   *[other] , needs { $small }
}{ $more ->
    [0] .
   *[other] ; for large { $large }.
}
rollfold-answer_finish = finish the turn
rollfold-answer_turn = turn the sheet over
rollfold-answer_string = { $bonus ->
    [true] bonus { $value }
   *[false] { $value }
}{ $plus ->
    [true] { " " }and one more
   *[false] { "" }
} from { $cell }, { $parts }
rollfold-answer_part = { $alone ->
    [true] { rollfold-side }
   *[false] { $boxes } { rollfold-side }
}
rollfold-answer_slide = on over the ice
rollfold-answer_jump = on from the orb at { $cell }
rollfold-answer_fold = fold { rollfold-corner } { rollfold-fold }
rollfold-answer_symbol = { $state ->
    [hidden] A winning symbol that is out of sight.
    [open] Winning symbol on { $cell }: no X.
    [marked] Winning symbol on { $cell }: marked.
   *[linked] Winning symbol on { $cell }: linked.
}

# How it ends

rollfold-won_alone = { $you ->
    [true] You win: you are first to link all five winning symbols, in turn { $turn }!
   *[false] { $seat } wins: first to link all five winning symbols, in turn { $turn }!
}
    .brief = linked
rollfold-won_fewest = { $you ->
    [true] Several players have linked all five; you win with the fewest X’s in this turn: { $x }!
   *[false] Several players have linked all five; { $seat } wins with the fewest X’s in this turn: { $x }!
}
    .brief = fewest X’s
rollfold-won_large = { $you ->
    [true] Several players have linked all five with equally few X’s; you win with the most large corners: { $large }!
   *[false] Several players have linked all five with equally few X’s; { $seat } wins with the most large corners: { $large }!
}
    .brief = most large corners
rollfold-won_shared = { $seats_you ->
    [true] You share the victory in turn { $turn }: { $seats }!
   *[false] { $seats } share the victory in turn { $turn }!
}
    .brief = shared
rollfold-drawn = Nobody has finished after { $turn } turns: the game ends undecided.
    .brief = undecided
rollfold-solo_master = Won in { $moves } moves: { $crowns } crowns, and master of folds!
    .brief = master of folds
rollfold-solo_won = Won in { $moves } moves: { rollfold-crowns }.
    .brief = won for crowns
rollfold-solo_lost = No win within { $moves } moves: lost.
    .brief = lost

# Besides the verdict

rollfold-ending_lasted = { $turns ->
    [one] { $turns } { $alone ->
        [true] move
       *[false] turn
    }
   *[other] { $turns } { $alone ->
        [true] moves
       *[false] turns
    }
}
rollfold-ending_order = Whoever links all five symbols first wins; if several do in the same turn, the fewest X’s in it win, then the most large corners. Those who have not finished share the place after them.
rollfold-ending_rung = { $more ->
    [true] { rollfold-crowns } and more: { rollfold-moves } or fewer
   *[false] { rollfold-crowns }: up to { rollfold-moves }
}

# What is refused

rollfold-already_finished = You have already finished this turn.
rollfold-already_folded = This corner is already folded.
rollfold-bonus_covered = The box with this bonus { $value } is out of sight.
rollfold-bonus_next_turn = This bonus can be used from your next turn.
rollfold-bulbs_missing = Mark all four light bulbs first (missing: { $missing }).
rollfold-choose_die = Choose your die first.
rollfold-choose_orb = Choose the orb you jump to.
rollfold-corners_missing = Fold all four corners first (missing: { $missing }).
rollfold-die_chosen = You are already using the { rollfold-colour } die.
rollfold-faces_missing = Mark all faces of the { rollfold-size } square first (missing: { $missing }).
rollfold-field_die = This field calls for the { rollfold-colour } die.
rollfold-fixed_start = This bonus starts at { $cell }.
rollfold-flip_too_late = After a double fold the sheet stays as it is.
rollfold-game_over = The game is over.
rollfold-ice_hole = { $cell } is an ice hole.
rollfold-just_flipped = You have just turned the sheet over: draw something first.
rollfold-leaves_sheet = The string would leave the sheet.
rollfold-must_draw = You still have to draw a { $value }.
rollfold-no_flip_back = The sheet can be turned over only once.
rollfold-no_ice = { $cell } is not ice: nothing to slide on.
rollfold-no_jump = { $why ->
    [same] The string is already at the orb { $cell }: jump to another one ({ $others }).
    [alone] { $cell } is the only orb in sight: leave out the jump and go straight on.
   *[no_orb] { $cell } is not an orb: no jump leads from there to { $to }. Write the jump after the step that reaches an orb.
}
rollfold-no_paper = { $wanted ->
    [start] { $cell } is folded away: start at a circled box in sight.
   *[box] There is no paper at { $cell }.
}
rollfold-no_plus = You have no +1 for the { rollfold-colour } die.
rollfold-no_slide = You cannot slide here: { $cell } blocks the way.
rollfold-no_slide_off = You cannot slide here: you would leave the sheet.
rollfold-no_such_bonus = You have no bonus { $value } to draw.
rollfold-no_such_number = You have no { $value } to draw.
rollfold-no_such_place = { $cell } is not on the sheet.
rollfold-no_taking = When you play alone, the field says which die you use.
rollfold-not_active = The active player takes a die.
rollfold-not_an_orb = There is no orb at { $cell }.
rollfold-not_marking = { $waits ->
    [take] Take a die first: take white or take black.
    [taken] { $seat } takes a die first; then everybody marks.
   *[roll] The dice are rolled first; then there is something to mark.
}
rollfold-not_start = Strings start at a circled box.
rollfold-not_straight = A string must be straight.
rollfold-not_taking = There is no die to take now.
rollfold-one_sided = Only the sheet of level 4 has a second side to fold.
rollfold-only_front = Corners are folded on the front side.
rollfold-only_reverse = Blunt corners are folded on the reverse.
rollfold-other_die = You are using the other die.
rollfold-partial = { $wanted ->
    [start] { $cell } is cut by the fold: start at a circled box that is whole.
   *[box] { $cell } is cut by the fold.
}
rollfold-plus_die_only = +1 works on die numbers only.
rollfold-plus_used = You have already used your +1 this turn.
rollfold-professors_missing = Mark both professors of this corner first (missing: { $missing }).
rollfold-star_used = This star has already been used.
rollfold-wrong_length = { $value ->
    [one] This number needs exactly one X.
   *[other] This number needs exactly { $value } X’s in a row.
}

## Phrases: what other texts are made of

rollfold-colour = { $colour ->
    [white] white
   *[black] black
}
rollfold-corner = { $corner ->
    [TL] top left
    [TR] top right
    [BL] bottom left
   *[BR] bottom right
}
    .capital = { $corner ->
        [TL] Top left
        [TR] Top right
        [BL] Bottom left
       *[BR] Bottom right
    }
rollfold-size = { $size ->
    [small] small
   *[large] large
}
rollfold-side = { $side ->
    [U] up
    [D] down
    [L] left
   *[R] right
}
rollfold-fold = { $size ->
    [small] small
    [large] large
   *[double] again
}
rollfold-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
    .left = { $moves ->
        [-1] .
        [0] . No move left.
        [one] . One move left.
       *[other] . { $moves } moves left.
    }
rollfold-crowns = { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}
rollfold-xs = { $x ->
    [one] { $x } X
   *[other] { $x } X’s
}
rollfold-makes = { $you ->
    [true] make
   *[false] makes
}
rollfold-draws = { $you ->
    [true] draw
   *[false] draws
}
rollfold-winning-symbols = { $count ->
        [one] a winning symbol
       *[other] { $count } winning symbols
    }

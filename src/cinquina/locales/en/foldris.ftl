# Foldris

foldris-title = Foldris
foldris-sentence = Everybody draws the same falling Block; a finished line is folded away, and the sheet gets shorter.
foldris-reconstructed = The size of the sheet and the faces of the cards are our reconstruction; the box may differ.

foldris-mode-standard = The last one who can still draw wins.
foldris-mode-solo = Alone for a title: fold as many lines as you can. Pruning costs 1, and the Barrier falls every round.

foldris-preset-first = All the rules, against bots that are new to them.
foldris-preset-box = Against bots that know the game.
foldris-preset-experts = Against bots that think ahead.

foldris-setting-deck_out = When the deck runs out
foldris-setting-deck_out-reshuffle = The used cards are shuffled into a new deck and play goes on.
foldris-setting-deck_out-end = The game ends after the last card; those still in it compare lines, then Bonus points.

foldris-score-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
    .heading = lines
foldris-score-bonus = { $count ->
    [one] { $count } Bonus point
   *[other] { $count } Bonus points
}
    .heading = Bonus points

# What a choice brings: in full, and in brief where there is little room

foldris-brings-wastes = You would pay { foldris-cost.short } here; the same squares can be drawn for { $least }.
    .brief = costs { foldris-cost.short } instead of { $least }
foldris-brings-folds = folds { foldris-line } { $lines }
foldris-brings-sends = Barrier for everybody who folds nothing
    .brief = Barrier for the others
foldris-brings-rests = rests { foldris-brings-rests.brief }
    .brief = on line { $line }
foldris-brings-covers = { foldris-brings-rests } and covers { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
    .brief = { foldris-brings-rests.brief }, covers { $count }
foldris-brings-points = { $cost ->
    [0] { foldris-left }
   *[other] costs { foldris-cost.short }, { foldris-left }
}
    .brief = { $cost ->
        [0] { foldris-left }
       *[other] costs { foldris-cost.short }
    }

# How far one is

foldris-goal_last = { $count ->
    [0] The last one in wins, and only you are still in.
    [one] The last one in wins. Free lines at the top: you { $free }, your rival { $most }.
   *[other] The last one in wins. Free lines at the top: you { $free }, your rivals at most { $most }.
}
foldris-goal_out = You are out. { $count ->
    [0] Nobody plays on.
    [one] One player is still in.
   *[other] { $count } players are still in.
}
foldris-goal_title = { foldris-missing }: { $title }.
foldris-goal_top = { $title }: there is no higher title. Keep folding.

# What is asked

foldris-asks = { $seat }, draw this Block: type its turn and its left column, such as r1 @3.

foldris-notation =
    A Block is written as its turn and its left column: r1 @3 is the Block turned once to the right (r0 to r3), its left
    edge in column 3. It falls straight down until something stops it.
      +M r0 @5   Mirror: draw the mirror image
      -d r2 @1   Pruning: leave out the square marked d
      resign     give up
    .picture =
        On the picture: █ filled, ▒ Barrier, ●2 Bonus points, ☰1 lines folded, ▲ the lane of the card, where a Barrier
        would fall, ╞ a line was folded away under this one, ✓ has decided, ✗ is out.

# What happens

foldris-starter = { $seat } begins
foldris-start_block = starting block on lane { $lane }
foldris-revealed = round { $round }: card { $card }
foldris-decided = { "" }
foldris-drawn = { $squares }{ $cost ->
    [0] { "" }
   *[other] , costs { foldris-cost }
}
foldris-folded = folds line { $printed }
foldris-barrier_lifted = Barrier lifted
foldris-barrier = Barrier on lane { $lane }: { $squares }
foldris-barrier_no_room = no room for the Barrier on lane { $lane }
foldris-eliminated = { $you ->
    [true] The Block fits nowhere on your sheet: you are out.
   *[false] The Block fits nowhere on { $seat }’s sheet: { $seat } is out.
}
    .refused = You are out of the game.
foldris-resigned = { $you ->
    [true] You give up.
   *[false] { $seat } gives up.
}
foldris-reshuffled = The used cards are shuffled into a new deck.
foldris-over = the game is over

# The story

foldris-story_start = The start
foldris-story_round = Round { $round }: the { $shape } Block
foldris-story_start_blocks = { $count ->
    [one] The starting block is drawn.
   *[other] Everybody has a starting block.
}
foldris-story_just_drew = { $seats_you ->
    [true] { $count ->
        [one] You draw the Block.
       *[other] { $seats } draw the Block.
    }
   *[false] { $count ->
        [one] { $seats } draws the Block.
       *[other] { $seats } draw the Block.
    }
}
foldris-story_draws = { $you ->
    [true] draw
   *[false] draws
} { $effect ->
    [mirror] the mirrored Block
    [prune] the pruned Block
    [both] the Block mirrored and pruned
   *[none] the Block
}{ $cost ->
    [0] { "" }
   *[other] { " " }for { foldris-cost }
}
foldris-story_folds = { $you ->
    [true] fold
   *[false] folds
} { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
} away
# Whoever folds nothing gets a Barrier, if there is room; in a game alone the reason goes without saying
foldris-story_barrier = { $seats_you ->
    [true] { $count ->
        [one] { $alone ->
            [true] You
           *[false] You fold nothing and
        }
       *[other] { $seats } fold nothing and
    }
   *[false] { $count ->
        [one] { $alone ->
            [true] { $seats }
           *[false] { $seats } folds nothing and
        }
       *[other] { $seats } fold nothing and
    }
} { $room ->
    [false] would get a Barrier, but there is no room for it.
   *[true] { $seats_you ->
        [true] get a Barrier.
       *[false] { $count ->
            [one] gets a Barrier.
           *[other] get a Barrier.
        }
    }
}
foldris-story_finished = { $out ->
    [0] { $you ->
        [true] You are still in
       *[false] { $seat } is still in
    }
   *[other] { $you ->
        [true] You went out in round { $out }
       *[false] { $seat } went out in round { $out }
    }
}, with { $lines ->
    [0] no line folded
    [one] one line folded
   *[other] { $lines } lines folded
} and { $bonus ->
    [0] no Bonus point left.
    [one] one Bonus point left.
   *[other] { $bonus } Bonus points left.
}

# What can be asked in words, and what is told

foldris-question-where = where am I; where do I stand; where is <seat>; how is <seat>
    .brief = where am I: your sheet in a sentence
foldris-question-card = card; what is the card; block
    .brief = card: the Block, how it looks turned, and its lane
foldris-question-line = row <line>; line <line>; row <line> of <seat>; line <line> of <seat>
    .brief = row 3: what is filled in a line
foldris-question-column = column <column>; column <column> of <seat>
    .brief = column 5: how high it is, and what it covers
foldris-question-sheet = read; read sheet; read sheet <seat>; read <seat>; read sheet of <seat>
    .brief = read sheet B: a sheet line by line
foldris-question-room = room; places; how much room
    .brief = room: in how many ways each Block would fit
foldris-question-deck = deck; what is left; which cards are left
    .brief = deck: the cards still to come
foldris-answer_where = { $out ->
    [0] { $you ->
        [true] Round { $round }. You are in the game:
       *[false] Round { $round }. { $seat } is in the game:
    }
   *[other] { $you ->
        [true] You went out in round { $out }:
       *[false] { $seat } went out in round { $out }:
    }
} { $visible ->
    [one] { $visible } line visible
   *[other] { $visible } lines visible
}, { $free } of them free at the top, { $completed ->
    [one] { $completed } line folded
   *[other] { $completed } lines folded
}, { $bonus ->
    [one] { $bonus } Bonus point
   *[other] { $bonus } Bonus points
}.
foldris-answer_card = { $shape } Block, lane { $lane }: a Barrier would drop on columns { $columns }.
foldris-answer_drawing = { $turn ->
    [0] as on the card
    [1] turned right
    [2] upside down
   *[3] turned left
}{ $effect ->
    [mirror] , mirrored
    [prune] , without square { $square }
    [both] , mirrored and without square { $square }
   *[none] { "" }
}, from column { $column }
foldris-answer_form = Turned r{ $turn }, from below: { $rows }.
foldris-answer_line = { $kind ->
    [empty] Line { $line }: empty.
    [filled] Line { $line }: { $filled } filled.
    [barrier] Line { $line }: Barrier on { $barrier }.
   *[both] Line { $line }: { $filled } filled, Barrier on { $barrier }.
}
foldris-answer_folded = { $count ->
    [one] Line { $lines } is folded away.
   *[other] Lines { $lines } are folded away.
}
foldris-answer_column = { $top ->
    [0] Column { $column }: empty.
   *[other] Column { $column }: filled up to line { $top }, { $free } free above{ $holes ->
        [0] .
        [one] ; line { $covered } is covered.
       *[other] ; lines { $covered } are covered.
    }
}
foldris-answer_room = { $count ->
    [0] { $shape }: no place.
    [one] { $shape }: { $count } place.
   *[other] { $shape }: { $count } places.
}
foldris-answer_deck = { $count ->
    [0] The deck has run out.
    [one] One card is still to come.
   *[other] { $count } cards are still to come.
}
foldris-answer_left = { $shape }: { $count }.

# How it ends

foldris-won_last = { $you ->
    [true] You are the last one in and win!
   *[false] { $seat } is the last one in and wins!
}
    .brief = last one in
foldris-won_lines = { $you ->
    [true] The last players went out together: you win on folded lines!
   *[false] The last players went out together: { $seat } wins on folded lines!
}
    .brief = on lines
foldris-won_bonus = { $you ->
    [true] The last players went out together with equal lines: you win on Bonus points!
   *[false] The last players went out together with equal lines: { $seat } wins on Bonus points!
}
    .brief = on Bonus points
foldris-won_shared = { $seats } share the victory!
    .brief = shared
foldris-solo_title = { foldris-lines } folded: { $title } of Foldris!{ $missing ->
    [0] { "" }
   *[other] { " " }{ foldris-missing } would earn the next title.
}
    .brief = { $title }
foldris-solo_no_title = { $lines ->
    [0] No line
   *[other] { foldris-lines }
} folded, no title.{ $missing ->
    [0] { "" }
   *[other] { " " }{ foldris-missing } would earn the first.
}
    .brief = no title

# Besides the verdict

foldris-ending_lasted = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
foldris-ending_order = Whoever stays in longest comes first; among those who go out together, folded lines count, then Bonus points.
foldris-ending_rung = { $title } ({ $least ->
    [one] { $least } line
   *[other] { $least } lines
})

# What is refused

foldris-already_confirmed = You have already drawn this round.
foldris-barrier_square = The Barrier covers these squares this round.
foldris-effect_repeated = { $sent ->
    [squares] { $squares ->
        [one] One square is too few
       *[other] { $squares } squares are too few
    }: Pruning leaves out only one. Draw at least { $least }.
   *[effects] Each effect can be used once per round.
}
foldris-must_draw = You can still draw this Block, so you have to.
foldris-no_such_square = The Block has no such square.
foldris-not_enough_bonus = { $effect ->
    [mirror] The mirror image costs
    [prune] Pruning costs
   *[both] Mirror and Pruning together cost
} { foldris-cost }; you have { $have }.
foldris-not_reachable = The Block falls straight down and cannot slide in there.
foldris-not_resting = The Block falls until something stops it.
foldris-out_of_sheet = The Block does not fit on the sheet here.
foldris-prune_splits = Without this square the Block would come apart.
foldris-top_out = The Block would stick out at the top.
foldris-wrong_shape = This is not the Block on the card.
foldris-wrong_state = There is no Block to draw now.

## Phrases: what other texts are made of

foldris-lines = { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
foldris-missing = { $missing ->
        [one] One more line
       *[other] { $missing } more lines
    }
foldris-cost = { $cost ->
        [one] { $cost } Bonus point
       *[other] { $cost } Bonus points
    }
    .short = { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
foldris-line = { $count ->
        [one] line
       *[other] lines
    }
foldris-left = { $left ->
        [0] no points left
        [one] { $left } point afterwards
       *[other] { $left } points afterwards
    }

# Pentris

pentris-title = Pentris
pentris-sentence = Slide pentominoes full of sweets down your chute: big groups of one colour, the stars beside them and full rows score.
pentris-reconstructed = The faces of the pieces and the height of the chute are our reconstruction; the box may differ.

pentris-mode-beginner = Beginner: white pieces only, stars are candies; best for a first game.
    .brief = Beginner
pentris-mode-intermediate = Intermediate: twelve special pieces in the bag, stars score.
    .brief = Intermediate
pentris-mode-advanced = Advanced: claimed groups earn you special pieces of your own.
    .brief = Advanced

pentris-preset-little = Pieces fall straight down, and you may try before you choose.
pentris-preset-first = White pieces only; stars are plain candies.
pentris-preset-box = Special pieces come into the bag, and stars score.
pentris-preset-experts = You earn special pieces of your own, against bots that think ahead.

pentris-setting-bonus_set = The special pieces in the bag
pentris-setting-bonus_set-random = Chance decides.
pentris-setting-bonus_set-blue = Blue: candy rain, flavour mix, popsicle.
pentris-setting-bonus_set-beige = Beige: platinum stars and two-colour stars.
pentris-setting-bonus_shapes = Shapes that bring special pieces, four in all; chance chooses those you leave open
pentris-setting-try_before_pick = Trying out
pentris-setting-try_before_pick-false = A chosen piece stays chosen.
pentris-setting-try_before_pick-true = Before you place a piece you may put it back and choose another.
pentris-setting-misjudge = A piece that fits nowhere
pentris-setting-misjudge-refuse = It cannot be chosen.
pentris-setting-misjudge-penalise = Whoever chooses it loses it, and the turn with it.
pentris-setting-open_stacks = The stacks on the candy cards
pentris-setting-open_stacks-false = Only the top piece is visible, and it is the one you get.
pentris-setting-open_stacks-true = All pieces are visible, and you pick one from the stack that pays.
pentris-setting-motion = How pieces move in the chute
pentris-setting-motion-slide = Down, sideways and with quarter turns.
pentris-setting-motion-drop = Straight down only: for young players.
pentris-setting-chutes = The others’ chutes
pentris-setting-chutes-open = Everybody sees them.
pentris-setting-chutes-secret = Hidden: only points, claims and the number of pieces are public.
pentris-setting-optional_claim = Claims
pentris-setting-optional_claim-false = Whoever can claim a group must.
pentris-setting-optional_claim-true = You may pass.
pentris-setting-first_bag = Who holds the bag first, and acts last
pentris-setting-first_bag-random = Chance decides.

# Words for a page

pentris-set-white = white
pentris-set-blue = blue
pentris-set-beige = beige
pentris-cell-candy = candy
pentris-cell-rain = double candy
pentris-cell-star = star
pentris-cell-popsicle = popsicle
pentris-cell-platinum = platinum star
pentris-cell-empty = empty

# Points

pentris-score-claims = { pentris-points.count } for groups
    .heading = groups
pentris-score-rows = { pentris-points.count } for rows
    .heading = rows
pentris-score-stars = { pentris-points.count } for stars
    .heading = stars
pentris-score-platinum = { pentris-points.count } for platinum
    .heading = platinum
pentris-score-unused = { pentris-points.count } for unused pieces
    .heading = unused
pentris-score-rounds = { pentris-points.count } from the chute
    .heading = chute

# What a choice brings: in full, and in brief where there is little room

pentris-brings-places = { $count ->
    [one] could rest in one place
   *[other] could rest in { $count } places, turned or not
}
    .brief = { $count ->
        [one] one place to rest
       *[other] { $count } places to rest
    }
pentris-brings-lost = fits nowhere: you would lose it
pentris-brings-points = { pentris-colour } group of { $size }, { pentris-points }
pentris-brings-piece = { pentris-colour } group of { $size }, a piece from stack { $stack }
pentris-brings-rows = { $points ->
    [2] completes row { $rows } (+2)
   *[other] completes rows { $rows } (+{ $points })
}
pentris-brings-holes = { $count ->
    [one] leaves one hole
   *[other] leaves { $count } holes
}
pentris-brings-stars = stars: { pentris-points } more
    .brief = stars: +{ $points }
pentris-brings-platinum = platinum: { pentris-points } more
    .brief = platinum: +{ $points }
pentris-brings-grows = { pentris-colour } group grows from { $before } to { $size }
    .brief = { pentris-colour }: from { $before } to { $size }
pentris-brings-nothing = scores nothing yet

# How far one is

pentris-goal_points = Most points after three rounds wins. You { $points }{ pentris-from-chute }, { $count ->
        [one] your rival { $most }
       *[other] best rival { $most }
    }.
pentris-goal_rank = { $points ->
        [one] One point
       *[other] { $points } points
    }{ pentris-from-chute }. { $missing ->
        [one] One more
       *[other] { $missing } more
    }: { $title }.
pentris-goal_top = { $points } points: { $title }, the highest rank.

# What is asked

pentris-asks = { $seat }, it is your turn.
pentris-asks_choose = { $seat }, choose a piece, such as take Pw2.
pentris-asks_blocked = { $seat }, no piece on the board fits into your chute: discard one, such as discard Xw1{ $personal ->
        [true] , or place a personal piece
       *[other] { "" }
    }.
pentris-asks_place = { $seat }, slide { $piece } down your chute, such as place r0 a1.
pentris-asks_remove = { $seat }, remove a piece from the board, such as remove Fw1.
pentris-asks_claim = { $seat }, claim one of your groups by colour and a cell, such as claim v c2.
pentris-asks_pick = { $seat }, pick a piece from stack { $stack }.
pentris-asks_draft = { $seat }, take one of the pieces as your own, such as draft Pw3.

pentris-notation =
    Columns are a to f, rows count from 1 at the bottom. r0 to r3 is how often a piece is turned to the right.
      take Pw2                 choose a piece from the board; personal Ps1 one of your own
      place r1 c3              turned once, the lower left corner of its box on c3
      untake                   put it back, where trying out is allowed
      discard Xw1              when nothing on the board fits
      remove Fw1               after a personal piece
      claim v c2               the violet group that holds c2; pass where that is allowed
      pick Ts1                 from an open stack
      draft Pw3                your first personal piece
    .picture =
        On the picture: #1 round, ●○○ phase and turn, ◖ pieces in the bag and who holds it, ✗3 discarded pieces. Pieces: > of
        this turn, ~ of earlier ones, * in hand, ? to be drafted, ✗ fits nowhere, + personal. Cells: r red, y yellow, g green
        or v violet; r2 double candy, r* star, rg* star of two colours, j popsicle, p2 platinum. ║ a complete row. Beside the
        letter of a seat: points, ● tokens in hand, and the cards that hold its tokens.

# What happens

pentris-first_bag = { $you ->
        [true] You hold the bag first and act last.
       *[false] { $seat } holds the bag first and acts last.
    }
pentris-bonus_set = { pentris-set } pieces
pentris-bonus_shape = into the bag
pentris-kept = { $piece } stays
pentris-stocked = { pentris-colour } card: blue on stack { $blue }, beige on stack { $beige }
pentris-top = on top of the { pentris-colour } stack { $stack }
pentris-pool = { "" }
pentris-drafted = a personal piece
pentris-drawn = { "" }
pentris-refilled = The bag is empty: { $count ->
        [one] { $count } discarded piece goes
       *[other] { $count } discarded pieces go
    } back into it.
pentris-took = from the board
pentris-personal = a personal piece
pentris-put_back = back on the board
pentris-discarded = { $mistake ->
        [true] { $piece } fits nowhere: { $seat } loses it.
       *[other] Nothing fits: { $seat } discards { $piece }.
    }
    .brief = { $mistake ->
        [true] fits nowhere: lost, with the turn
       *[other] nothing fits: discarded
    }
pentris-placed = on { $cells }
pentris-hidden = { $seat } slides { $piece } down the chute.
    .brief = down the chute
pentris-completed = { $seat } completes row { $rows }.
    .brief = completes row { $rows }
pentris-removed = { $seat } removes { $piece } from the game.
    .brief = the piece leaves the game
pentris-turn = turn { $turn }
pentris-claims = the phase is over
pentris-claimed = { $seat } claims a { pentris-colour } group of { $size }: { $cells }.{ $points ->
        [0] { "" }
       *[other] { " " }{ pentris-points }.
    }
    .brief = group of { $size }{ $points ->
        [0] { "" }
       *[other] , { pentris-points }
    }
pentris-earned = { $seat } earns { $piece } from stack { $stack }.
    .brief = earns { $piece } from stack { $stack }
pentris-passed = { $must ->
        [true] { $you ->
            [true] You have nothing to claim.
           *[false] { $seat } has nothing to claim.
        }
       *[other] { $you ->
            [true] You claim nothing.
           *[false] { $seat } claims nothing.
        }
    }
    .brief = { $must ->
        [true] { $seat } has nothing to claim
       *[other] no claim
    }
pentris-phase_over = discarded: { $left }
pentris-bag = the bag goes to { $seat }
pentris-rows = { $points ->
        [0] { $seat } has no complete row.
        [2] { $seat }: row { $rows } is complete, 2 points.
       *[other] { $seat }: rows { $rows } are complete, { $points } points.
    }
    .brief = { $points ->
        [0] no complete row
       *[other] complete rows: { $rows }, { pentris-points }
    }
pentris-star = { $points ->
        [0] A { pentris-colour } star without candies: no points.
       *[other] A { pentris-colour } star: { pentris-points }.
    }
    .brief = { pentris-colour } star on { $cell }: { pentris-points }
pentris-platinum = Platinum stars in complete rows: { pentris-points }.
    .brief = platinum on { $cells }: { pentris-points }
pentris-scored = { pentris-points } for the chute, { $total } in all
pentris-round = Round { $round }: the chutes are empty, { $count } pieces are in the bag.
pentris-unused = { $piece }: { pentris-points }
pentris-over = the game is over

# The story

pentris-story_start = The start
pentris-story_phase = Round { $round }, phase { $phase }
pentris-story_count = The end of round { $round }{ $last ->
        [true] , the last
       *[false] { "" }
    }
pentris-story_bonus = { $count ->
        [0] Special { pentris-set } pieces come into the bag.
       *[other] Special { $set ->
            [blue] blue{ " " }
            [beige] beige{ " " }
           *[other] { "" }
        }pieces of these shapes come into the bag: { $shapes }.
    }
pentris-story_stacks = The candy cards get their stacks of special pieces.
pentris-story_pool = { $count ->
        [one] A first personal piece is drawn: { $shapes }.
       *[other] The first personal pieces to choose from: { $shapes }.
    }
pentris-story_drafted = { $you ->
        [true] You take the { $shape } as your personal piece.
       *[false] { $seat } takes the { $shape } as a personal piece.
    }
pentris-story_bag = { $you ->
        [true] You get the bag and act last.
       *[false] { $seat } gets the bag and acts last.
    }
pentris-story_drawn = { $turn ->
        [0] New pieces
       *[other] Turn { $turn }, new pieces
    } on the board: { $shapes }.
pentris-story_piece = { $way ->
        [takes] { $you ->
            [true] take the
           *[false] takes the
        }
        [own] { $you ->
            [true] play your own
           *[false] plays the personal piece
        }
       *[places] { $you ->
            [true] place the
           *[false] places the
        }
    } { $shape }{ pentris-face }
pentris-story_completes = { $you ->
        [true] complete
       *[false] completes
    } { $rows ->
        [one] a row
       *[other] { $rows } rows
    }
pentris-story_group = a { pentris-colour } group grows to { pentris-candies }
pentris-story_removed = the { $shape } leaves the game
pentris-story_put_back = { $you ->
        [true] You put the { $shape } back.
       *[false] { $seat } puts the { $shape } back.
    }
pentris-story_discarded = { $mistake ->
        [true] { $you ->
            [true] You take the { $shape }, which fits nowhere, and lose it.
           *[false] { $seat } takes the { $shape }, which fits nowhere, and loses it.
        }
       *[false] { $you ->
            [true] Nothing fits into your chute: you discard the { $shape }.
           *[false] Nothing fits into { $seat }’s chute: the { $shape } is discarded.
        }
    }
pentris-story_claimed = { $you ->
        [true] claim
       *[false] claims
    } a { pentris-colour } group of { pentris-candies }{ $points ->
        [0] { "" }
       *[other] { " " }for { pentris-points }
    }
pentris-story_earned = { $you ->
        [true] earn
       *[false] earns
    } the { $shape }{ pentris-face }
pentris-story_scored = { $you ->
        [true] get
       *[false] gets
    } { $points ->
        [0] no points
       *[other] { pentris-points }
    } for the chute{ $count ->
        [0] { "" }
       *[other] { " " }({ $scores })
    }
pentris-story_total = now { $you ->
        [true] have
       *[false] has
    } { $total } in all
pentris-story_rows = { $rows ->
        [one] one row: { $points }
       *[other] { $rows } rows: { $points }
    }
pentris-story_stars = { $all ->
        [true] all for stars
       *[false] stars: { $points }
    }
pentris-story_platinum = platinum: { $points }
pentris-story_unused = { $you ->
        [true] You still have
       *[false] { $seat } still has
    } { $count ->
        [one] a special piece
       *[other] { $count } special pieces
    }: { $points } more points, { $total } in all.

# What can be asked in words, and what is told

pentris-question-where = where am I; where do I stand; where is <seat>; how is <seat>
    .brief = where am I: your game in a sentence
pentris-question-board = board; pieces; which pieces are there
    .brief = pieces: those on the board and your own, with what is on them
pentris-question-row = row <row>; row <row> of <seat>
    .brief = row 3: what lies in a row of a chute, from the bottom
pentris-question-column = column <column>; column <column> of <seat>
    .brief = column b: how high it is, and its holes
pentris-question-chute = read; read chute; read <seat>; read chute <seat>; read chute of <seat>
    .brief = read chute B: a chute row by row
pentris-question-groups = groups; my groups; groups of <seat>
    .brief = groups: those with two candies or more, the largest first
pentris-question-cards = cards; candy cards; tokens
    .brief = cards: whose tokens lie where, and what the stacks pay
pentris-question-bag = bag; what is in the bag
    .brief = bag: how many pieces are left
pentris-answer_where = Round { $round }, phase { $phase }, turn { $turn }. { $you ->
        [true] You have
       *[false] { $seat } has
    } { pentris-points }; in the chute { $placed ->
        [one] one piece
       *[other] { $placed } pieces
    }{ $top ->
        [0] { "" }
       *[other] , up to row { $top }
    }{ $rows ->
        [0] { "" }
        [one] , one complete row
       *[other] , { $rows } complete rows
    }{ $holes ->
        [0] { "" }
        [one] , one hole
       *[other] , { $holes } holes
    }.
pentris-answer_token = { $cell ->
        [none] { "" }
       *[other] { $cell }{ " " }
    }{ $kind ->
        [popsicle] popsicle
        [platinum] platinum star
       *[other] { pentris-colour }{ $kind ->
            [star] { " " }star
            [both] { " " }and { $other ->
            [r] red
            [y] yellow
            [g] green
            [v] violet
           *[other] { $other }
        } star
            [rain] { " " }double
           *[candy] { "" }
        }
    }
pentris-answer_piece = { $piece }, { pentris-set } { $shape }: { $face }{ $fits ->
        [true] .
       *[false] ; it fits nowhere.
    }
pentris-answer_take = the { pentris-set } { $shape }, { $face }
pentris-answer_place = { $cells }{ $count ->
        [0] { "" }
       *[other] ; { $groups }
    }
pentris-answer_new_group = a { pentris-colour } group of { $size }
pentris-answer_row = Row { $row }: { $kind ->
        [empty] empty.
        [full] complete: { $cells }.
       *[part] { $cells }.
    }
pentris-answer_column = Column { $column }: { $top ->
        [0] empty.
       *[other] filled up to row { $top }, { $free } free above{ $count ->
            [0] .
            [one] ; hole in row { $holes }.
           *[other] ; holes in rows { $holes }.
        }
    }
pentris-answer_group = { $size } { pentris-colour }{ $stars ->
        [0] { "" }
        [one] , with a star
       *[other] , with { $stars } stars
    }: { $cells }.
pentris-answer_card = The { pentris-colour } card: { $count ->
        [0] no tokens.
       *[other] tokens of { $seats }.
    }
pentris-answer_stack = Stack { $stack }, { $count ->
        [one] one piece
       *[other] { $count } pieces
    }, on top: { $piece }
pentris-answer_bag = { $you ->
        [true] You hold the bag
       *[false] { $seat } holds the bag
    }. Pieces in it: { $count }, discarded: { $discards }.

# How it ends

pentris-won = { $you ->
        [true] You win
       *[false] { $seat } wins
    } with { pentris-points }!
    .brief = won
pentris-won_shared = { $seats } share the victory with { pentris-points }!
    .brief = shared victory
pentris-solo = { pentris-points }: { $title }. { $missing ->
        [0] There is no higher rank!
        [one] One more point would earn the next rank.
       *[other] { $missing } more points would earn the next rank.
    }
    .brief = { $title }

# Besides the verdict

pentris-ending_lasted = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
pentris-ending_order = Most points wins; players with equal points share a place.
pentris-ending_rung = { $title } ({ $least ->
    [one] { $least } point
   *[other] { $least } points
})

# What is refused

pentris-another_placeable = That piece cannot be placed; another one can.
pentris-can_place = You can still place a piece.
pentris-choice_final = A chosen piece cannot be put back.
pentris-colour_used = You have already used this colour this round.
pentris-leaves_chute = The piece would leave the chute.
pentris-must_claim = You must claim a group.
pentris-must_remove = Choose a piece to remove.
pentris-no_candies = This group has no candies.
pentris-no_flipping = Pieces may not be flipped.
pentris-no_group = { $wrong ->
        [colour] { $colour } is not a colour here; the colours are { $colours }.
        [outside] { $cell } is not a cell of your chute (columns a to f, rows 1 to { $rows }).
        [none] Nothing in your chute is { pentris-colour }: claim another colour.
        [other] { $cell } is not { pentris-colour }: name a cell of the group you mean.
        [bare] { $cell } belongs to no group: name a cell of one.
       *[group] There is no group of this colour.
    }
pentris-no_token = You have no token left.
pentris-not_in_pool = That piece is not there to be drafted.
pentris-not_on_board = That piece is not on the board.
pentris-not_placeable = That piece cannot be placed.
pentris-not_your_piece = That is not your piece.
pentris-not_your_turn = It is not your turn.
pentris-nothing_to_pay = No piece is left for this group.
pentris-occupied = That cell is occupied.
pentris-too_small = The group needs at least 3 candies.
pentris-unreachable = The piece cannot get there.
pentris-white_first = Remove a white piece first.
pentris-would_fall = The piece would still fall.
pentris-wrong_moment = { $step ->
        [draft] Take your first personal piece now, such as draft Pw3.
        [choose] Choose a piece first, such as take Pw2.
        [place] You already hold { $piece }: slide it down your chute, such as place r0 a1{ $tries ->
            [true] , or put it back with untake
           *[other] { "" }
        }.
        [claim] Claims are made now, such as claim v c2.
        [pick] Pick a piece from stack { $stack } now.
       *[other] That cannot be done at this moment.
    }
pentris-wrong_stack = The piece comes from stack { $stack }.

## Phrases: what other texts are made of

pentris-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .count = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
pentris-from-chute = { $adds ->
        [0] { "" }
       *[other] { " " }(+{ $adds } from your chute)
    }
pentris-colour = { $colour ->
        [r] red
        [y] yellow
        [g] green
        [v] violet
       *[other] { $colour }
    }
pentris-set = { $set ->
        [white] white
        [blue] blue
        [beige] beige
       *[other] { $set }
    }
pentris-face = { $kind ->
        [rain] { " " }with candy rain
        [mix] { " " }with a flavour mix
        [popsicle] { " " }with a popsicle
        [trio] { " " }with three platinum stars
        [pair] { " " }with two platinum stars
        [bicolour] { " " }with a two-colour star
       *[plain] { "" }
    }
pentris-candies = { $size ->
        [one] one candy
       *[other] { $size } candies
    }

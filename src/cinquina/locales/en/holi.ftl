# Holi

holi-title = Holi
holi-sentence = Throw your colour around your pawn on three levels: what nothing holds up rains down, and whoever stands below catches it.
holi-reconstructed = The faces of the cards are our reconstruction; the box may differ.

holi-mode-drawn = Recommended: Rivalry cards are drawn; they score extra or change a rule.
    .brief = with Rivalry cards
holi-mode-simple = Simple: no Rivalry cards; best for a first game.
holi-mode-chosen = Chosen: you pick the Rivalry cards.

holi-preset-little = No Rivalry cards, and all cards lie face up: you can help each other.
holi-preset-first = No Rivalry cards.
holi-preset-box = Two Rivalry cards are drawn: they score extra or change a rule.
holi-preset-experts = Three Rivalry cards, against bots that think ahead.

holi-setting-rivalry_count = Rivalry cards to draw
holi-setting-rivalry_count-0 = none
holi-setting-rivalry_count-2 = 2 (recommended)
holi-setting-rivalry_cards = Rivalry cards, up to three
holi-setting-rivalry_cards-v01 = Sweet Tooth: 2 points for each of your sweets.
holi-setting-rivalry_cards-v02 = Dance Lines: 3 points for each row or file of a level with 4 or more of your tokens.
holi-setting-rivalry_cards-v03 = Great Splash: 1 point for each token in your largest connected group on one level.
holi-setting-rivalry_cards-v04 = Life of the Party: 4 points for the most tokens on a level, 2 if tied.
holi-setting-rivalry_cards-v05 = Four Corners: 2 points for each of your tokens in a corner.
holi-setting-rivalry_cards-v06 = Heart of the Courtyard: 2 points for each of your tokens on the four central cells.
holi-setting-rivalry_cards-v07 = Colour Pillars: 1 point for each of your tokens right above another of yours.
holi-setting-rivalry_cards-v08 = Bullseye: Direct Hits score 2 points.
holi-setting-rivalry_cards-v09 = Most Generous: 6 points for the most tokens in other reserves, 3 if tied.
holi-setting-rivalry_cards-v10 = Spotless: 4 points for each player holding more foreign tokens than you.
holi-setting-rivalry_cards-v11 = Feet on the Ground: 8 points if your pawn ends on the Lower level, 4 on the Middle.
holi-setting-rivalry_cards-v12 = First Up: 2 points for the first to climb to the Middle level, 4 to the Upper.
holi-setting-rivalry_cards-v13 = Rangoli: 3 points for each 2×2 square of your tokens.
holi-setting-rivalry_cards-v14 = On Their Shoulders: 1 point for each of your tokens right above a rival’s.
holi-setting-rivalry_cards-v15 = Monsoon: 2 points whenever a token you throw rains on a rival.
holi-setting-rivalry_cards-g01 = Small Steps (Rule): you can move at most two steps.
holi-setting-rivalry_cards-g02 = Free Star (Rule): on star cards your pawn may take any marked space.
holi-setting-rivalry_cards-g03 = Water Balloons (Rule): a face-down throw may hit a rival on your level.
holi-setting-rivalry_cards-g04 = Helping Hands (Rule): three covered sides are enough to climb.
holi-setting-rivalry_cards-g05 = Parapets (Rule): the board’s border counts as a covered side.
holi-setting-rivalry_cards-g06 = Steps Down (Rule): you may use Climb to step down one level.
holi-setting-max_rule_cards = How many of them may change a rule
holi-setting-max_rule_cards-0 = none
holi-setting-max_rule_cards-1 = 1 (recommended)
holi-setting-first_player = Who begins
holi-setting-first_player-random = Chance decides.
holi-setting-corner_choice = Corners at the start
holi-setting-corner_choice-turn_order = Chosen in turn order.
holi-setting-corner_choice-random = By chance.
holi-setting-rain_catch = Whoever enters a cell below a stack
holi-setting-rain_catch-column = catches everything above.
holi-setting-rain_catch-adjacent = catches only the token one level above.
holi-setting-empty_reserve = Whoever throws the last token
holi-setting-empty_reserve-immediately = can only end the turn.
holi-setting-empty_reserve-end_of_turn = may still move and climb, and perhaps pick tokens up.
holi-setting-last_tiebreak = Tied on points, tokens given and sweets
holi-setting-last_tiebreak-turn_order = Whoever comes earlier in turn order is ahead.
holi-setting-last_tiebreak-shared = The place is shared.
holi-setting-face_down_discards = Cards thrown face down
holi-setting-face_down_discards-hidden = Only their owner knows them.
holi-setting-face_down_discards-open = Everybody may look at them.
holi-setting-hands = Cards in hand
holi-setting-hands-secret = Only their owner sees them.
holi-setting-hands-open = Everybody sees them: for learning.

holi-level-1 = Lower level
holi-level-2 = Middle level
holi-level-3 = Upper level

holi-score-so_far = { holi-points.count } scored during the game
    .heading = in play
holi-score-level1 = { holi-points.count } on the Lower level
    .heading = Lower
holi-score-level2 = { holi-points.count } on the Middle level
    .heading = Middle
holi-score-level3 = { holi-points.count } on the Upper level
    .heading = Upper
holi-score-given = { holi-points.count } for tokens in other reserves
    .heading = given
holi-score-sweets = { holi-points.count } for sweets
    .heading = sweets
holi-score-rivalry = { holi-points.count } for Rivalry cards
    .heading = Rivalry
holi-source = { $source ->
    [so_far] { holi-score-so_far.heading }
    [level1] { holi-score-level1.heading }
    [level2] { holi-score-level2.heading }
    [level3] { holi-score-level3.heading }
    [given] { holi-score-given.heading }
    [sweets] { holi-score-sweets.heading }
   *[card] { $title }
}

# What a choice brings: in full, and in brief where there is little room

holi-brings-gain = { $points ->
    [1] { SIGNED($points) } point
    [-1] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
holi-brings-nothing = no points by itself
holi-brings-hits = Direct Hit on { $seat }: +{ $points }
holi-brings-rains-on = rains on { $seat }: +{ $points }
holi-brings-rains-back = rains on you: back in your reserve
holi-brings-stay = { $count ->
    [one] one stays on the { holi-level } level: +{ $points }
   *[other] { $count } stay on the { holi-level } level: +{ $points }
}
    .brief = { holi-level }: +{ $points }
holi-brings-fall = { $count ->
    [one] one falls to the { holi-level } level: +{ $points }
   *[other] { $count } fall to the { holi-level } level: +{ $points }
}
    .brief = { holi-level }: +{ $points }
holi-brings-takes-sweets = takes { holi-story_sweets }
holi-brings-takes-back = { $count ->
    [one] gets one of your tokens back
   *[other] gets { $count } of your tokens back
}
holi-brings-takes-foreign = { $count ->
    [one] takes a rival’s token
   *[other] takes { $count } of the rivals’ tokens
}
holi-brings-first-up = first up here: +{ $points }
holi-brings-source = { holi-source }: { SIGNED($points) }
holi-brings-rival = { $seat }: { holi-source } { SIGNED($points) }

# How far one is

holi-goal_ahead = Most points wins. You lead { $points } to { $most }: { holi-throws-left } left.
holi-goal_behind = Most points wins. You are behind, { $points } to { $most }: { holi-throws-left } left.
holi-goal_level = Most points wins. You are tied at { $points }: { holi-throws-left } left.

# What is asked

holi-asks = { $seat }, throw colour: a card face up, such as up C08 D4+F6, or face down, such as down C04 E5. You may also move and climb.
holi-asks_corner = { $seat }, choose a corner of the Lower level: corner A1, F1, A6 or F6.
holi-asks_more = { $seat }, you have thrown: move or climb if you have not yet, or end_turn.
holi-asks_end = { $seat }, you have no tokens left: end_turn.

holi-notation =
    A cell is a letter A to F from left to right and a number 1 to 6 from top to bottom; the level may stand before it.
      up C08 D4+F6     throw a card face up at these cells of your level, in a pattern around your pawn
      down C04 E5      throw a card face down: one token at any free cell of your level; not twice in a row
      move D4          go to any cell of your level without a pawn
      climb            go one level up, with colour on all four sides
      climb_down       with Steps Down: one level down
      end_turn         after your throw
      corner A1        where you begin
    .picture =
        On the picture: (R) a pawn, R a token, R° a token on sweets, ∘ one and 8 two sweets; ▪ tokens left and those of others
        held, ★ points so far = in all if it ended now, [ ] hand, ▤ cards in the deck, ▥ the last discards, ? a hidden card.
        V05 ★4 0 is a Rivalry card with its points for seats A and B; ✗ is finished.

# Under the picture of a terminal

holi-legend_card = { $card } { $title }
holi-legend_rivalry = { $card } { $title }. { $about }

# What happens

holi-rivalry = { $title }
holi-first = { $you ->
        [true] You begin.
       *[false] { $seat } begins.
    }
holi-corner = begins on { $cell }
holi-turn = { $seat }’s turn
holi-drew = { $left ->
        [0] draws the last card
       *[other] draws a card, { $left } left
    }
holi-drew_card = draws { $title }
holi-threw_up = { $title }
holi-threw_down = a card face down
holi-threw_card = { $title }
holi-landed = { $fell ->
        [0] token on { $to }
       *[other] token falls to { $to }
    }
holi-hit = Direct Hit! { $by } hits { $seat } on { $to }{ $points ->
        [0] { "" }
        [one] : 1 point
       *[other] : { $points } points
    }.
    .brief = hits { $seat }{ holi-points.comma }
holi-rained = Rain: the token thrown at { $cell } falls on { $seat } on { $to }{ $points ->
        [0] { "" }
        [one] ; { $by } scores 1 point
       *[other] ; { $by } scores { $points } points
    }.
    .brief = rains on { $seat }{ holi-points.comma }
holi-moved = from { $from } to { $cell }
holi-climbed = climbs to { $cell }
holi-stepped_down = steps down to { $cell }
holi-first_up = { $seat } is the first on level { $level }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .brief = first on level { $level }, { holi-points }
holi-sweets = { $seat } takes { holi-sweets.brief } on { $cell }.
    .brief = { $count ->
        [one] { $count } sweet
       *[other] { $count } sweets
    }
holi-collected = one of { $by }’s tokens
holi-ended = { $you ->
        [true] end the turn
       *[false] ends the turn
    }
holi-counted = { holi-points }
holi-over = everybody is finished

# The story

holi-story_start = The start
holi-story_lap = Round { $lap }
holi-story_rivalry = Rivalry card { $title }: { $about }
holi-story_corners = { $seats_you ->
        [true] { $count ->
            [one] You choose a corner of the Lower level.
           *[other] { $seats } each choose a corner of the Lower level.
        }
       *[false] { $count ->
            [one] { $seats } chooses a corner of the Lower level.
           *[other] { $seats } each choose a corner of the Lower level.
        }
    }
holi-story_then = { $first }, then { $second }
holi-story_up = { holi-throws } { $title }: { $ends }
holi-story_down = { holi-throws } a card face down: { $ends }
holi-story_down_card = { holi-throws } { $title } face down: { $ends }
holi-story_move = { $you ->
        [true] move
       *[false] moves
    }
holi-story_climb = { $you ->
        [true] { $down ->
            [true] step down
           *[false] climb
        }
       *[false] { $down ->
            [true] steps down
           *[false] climbs
        }
    } to the { holi-level } level{ $points ->
        [0] { "" }
       *[other] { " " }before anybody else ({ holi-points })
    }
holi-story_takes = { $you ->
        [true] take
       *[false] takes
    } { $gains }
holi-story_stays = { $count ->
        [one] one token { $fell ->
            [true] falls to
           *[false] stays on
        }
       *[other] { $count } tokens { $fell ->
            [true] fall to
           *[false] stay on
        }
    } the { holi-level } level ({ holi-points })
holi-story_hit = a Direct Hit on { holi-whom } ({ holi-points })
holi-story_rain = { $own ->
        [true] one token rains back on { $you ->
            [true] your own pawn
           *[false] the thrower
        }
       *[false] one token rains on { holi-whom } ({ holi-points })
    }
holi-story_sweets = { $count ->
        [one] one sweet
       *[other] { $count } sweets
    }
# Whose tokens these are, to the one who takes them, to the one who loses them and to others
holi-story_tokens = { $own ->
        [true] { $you ->
            [true] { $count ->
                [one] one of your own tokens
               *[other] { $count } of your own tokens
            }
           *[false] { $count ->
                [one] one of their own tokens
               *[other] { $count } of their own tokens
            }
        }
       *[false] { $you ->
            [true] { $count ->
                [one] one of your tokens
               *[other] { $count } of your tokens
            }
           *[false] { $count ->
                [one] one of { $seat }’s tokens
               *[other] { $count } of { $seat }’s tokens
            }
        }
    }
holi-story_all_finished = Everybody is finished, and the points are counted.
holi-story_counted = { $you ->
        [true] You have
       *[false] { $seat } has
    } { $points ->
        [0] no points.
       *[other] { holi-points }: { $sources }.
    }

# What can be asked

holi-question-where = where am I; where do I stand; where is <seat>; how is <seat>
    .brief = where am I: your pawn, tokens, cards, sweets and points
holi-question-cards = cards; my cards; hand; what do I hold
    .brief = cards: your cards and their patterns
holi-question-floor = level <floor>; floor <floor>; read level <floor>
    .brief = level 2: what lies and stands on the Middle level
holi-question-line = row <line>; line <line>
    .brief = row 3: what is in a row of your level
holi-question-rivalry = rivalry; rivalry cards
    .brief = rivalry: the Rivalry cards of this game
holi-answer_where = { $you ->
        [true] You
       *[false] { $seat }
    }: { $level ->
        [0] no corner yet
       *[other] { $cell }, { holi-level } level
    }; { holi-tokens }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $sweets ->
        [one] { $sweets } sweet
       *[other] { $sweets } sweets
    }; { holi-points } if the game ended now.
holi-answer_card = { $card } { $title }, filled columns row by row from the top, 0 for none: { $rows }{ $star ->
        [true] ; the star in column { $column } of row { $row }
       *[false] { "" }
    }.
holi-answer_floor = { holi-level } level: { $count ->
        [0] no tokens
        [one] { $count } token
       *[other] { $count } tokens
    }.
holi-answer_line = { holi-level } level, row { $line }: { $count ->
        [0] empty
       *[other] { $things }
    }.
holi-answer_pawn = { $cell } { $you ->
        [true] your pawn
       *[false] { $seat }’s pawn
    }
holi-answer_token = { $cell } { $you ->
        [true] your token
       *[false] { $seat }’s token
    }
holi-answer_sweets = { $cell } { holi-sweets.brief }
holi-answer_throw = throw { $card } { $title } face { $up ->
        [true] up
       *[false] down
    } at { $cells }
holi-answer_corner = begin at { $cell }, { $cell ->
        [A1] top left
        [F1] top right
        [A6] bottom left
       *[F6] bottom right
    }
holi-answer_go = move to { $cell }
holi-answer_climb = { $up ->
        [true] climb one level up
       *[false] climb one level down
    }
holi-answer_end = end your turn
holi-answer_rivalry = { $title }: { $about }

# How it ends

holi-won = { holi-wins-with } { holi-points }!
    .brief = more points
holi-won_given = { holi-wins-with } { holi-points }, tied with others but with more tokens given!
    .brief = more tokens given
holi-won_sweets = { holi-wins-with } { holi-points }, tied with others on points and tokens given but with more sweets!
    .brief = more sweets
holi-won_order = { holi-wins-with } { holi-points }, tied with others on points, tokens given and sweets but earlier in turn order!
    .brief = earlier in turn order
holi-won_shared = { $seats } share the victory with { holi-points }!
    .brief = shared

# Besides the verdict

holi-ending_order = Most points wins; a tie is broken by tokens given, then by sweets{ $shared ->
        [true] { "" }. Players tied on all of these share the place.
       *[false] { "" }, then by turn order.
    }

# What is refused

holi-finished = { $you ->
        [true] You are
       *[false] { $seat } is
    } finished: { $reason ->
        [stuck] no throw is possible
        [tokens] no tokens are left
        [cards] no cards are left
       *[other] { $reason }
    }.
    .refused = Your game is over.
    .brief = { $seat } is finished
holi-bad_input = { $wrong ->
        [card] There is no card { $text } in this game; a card is played like this: { $example }
       *[form] “{ $text }” is not understood; write it like this: { $example }
    }
holi-not_your_turn = It is not your turn.
holi-action_not_available = { $action ->
        [climb_down] Nobody climbs down in this game: only the Rivalry card Steps Down allows it.
        [corner] You already have your corner: it is chosen once, before the first turn.
        [early] Choose a corner first; free: { $corners }.
       *[other] This action is not available now.
    }
holi-card_not_in_hand = You do not hold this card.
holi-action_used = { $action ->
        [throw] You have already thrown this turn.
        [climb] You have already climbed this turn.
       *[move] You have already moved this turn.
    }
holi-no_tokens_left = You have no tokens left: your game is over.
holi-no_token_to_throw = You have no token to throw: pick up one of yours first.
holi-must_throw = You must throw colour before ending your turn.
holi-face_down_twice = You threw face down last turn; play a card face up.
holi-wrong_level = { $action ->
        [move] You can only move on your own level, the { holi-level } one; you change levels by climbing.
       *[throw] You can only throw on your own level.
    }
holi-top_level = You are already on the top level.
holi-bottom_level = You are already on the lowest level.
holi-pattern_blocked = { $cell } already has a colour token.
holi-pattern_off_board = The pattern does not fit on the board here.
holi-star_required = On this card your pawn must stand on the star.
holi-wrong_token_count = That is the wrong number of cells for this card.
holi-wrong_pattern = These cells do not match the card.
holi-out_of_reach = From here the card does not reach { $cell }, however it is turned.
holi-fits_nowhere = { $way ->
    [both] { $title } does not fit around { $cell }: move first, or throw it face down.
    [move] { $title } does not fit around { $cell }: move first.
    [down] { $title } does not fit around { $cell }: throw it face down.
   *[none] { $title } does not fit around { $cell }.
}
holi-not_a_corner = Choose a corner of the Lower level.
holi-same_cell = You already stand there.
holi-too_far = With Small Steps you move at most two steps.
holi-edge_climb = You cannot climb from the border.
holi-not_surrounded = { $needed ->
        [3] You need colour tokens on three sides.
       *[other] You need colour tokens on all four sides.
    }
holi-target_has_pawn = { $whose ->
        [own] You stand there yourself: choose another cell.
       *[other] A face-down throw cannot target a pawn.
    }
holi-target_occupied = This cell already has a colour token.
holi-cell_has_pawn = Another pawn stands there.
holi-climb_blocked = { $way ->
        [down] A pawn stands right below you.
       *[up] A pawn stands right above you.
    }
holi-corner_taken = This corner is taken.
holi-throw_lost = From there you could no longer throw colour.

## Phrases: what other texts are made of

holi-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .count = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .comma = { $points ->
        [0] { "" }
       *[other] , { holi-points }
    }
holi-tokens = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
holi-throws-left = { $throws ->
        [0] no throw
        [one] one throw
       *[other] { $throws } throws
    }
holi-level = { $level ->
        [1] Lower
        [2] Middle
       *[3] Upper
    }
holi-whom = { $you ->
        [true] you
       *[false] { $seat }
    }
holi-throws = { $you ->
        [true] throw
       *[false] throws
    }
holi-wins-with = { $you ->
        [true] You win with
       *[false] { $seat } wins with
    }

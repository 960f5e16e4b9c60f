# Flow

flow-title = Flow
flow-sentence = Together against the clock: lay water from four animals to the Boat before the Giant Waves take it away.
flow-reconstructed = The shapes of the tiles and the numbers of the lines are our reconstruction; the box may differ.

flow-mode-standard = Standard: no Scenario card, the easiest of all; best for a first game.
    .brief = Standard
flow-mode-very_easy = Very easy: 1 Scenario card.
    .brief = Very easy
    .about = 1 Scenario card
flow-mode-easy = Easy: 2 Scenario cards.
    .brief = Easy
    .about = 2 Scenario cards
flow-mode-medium = Medium: 3 Scenario cards.
    .brief = Medium
    .about = 3 Scenario cards
flow-mode-hard = Hard: 4 Scenario cards.
    .brief = Hard
    .about = 4 Scenario cards
flow-mode-very_hard = Very hard: 5 Scenario cards.
    .brief = Very hard
    .about = 5 Scenario cards
flow-mode-inconceivable = Inconceivable!: 6 Scenario cards.
    .brief = Inconceivable!
    .about = 6 Scenario cards
flow-mode-custom = Custom: you choose the Scenario cards.

flow-preset-little = No clock: a round has eight turns.
flow-preset-first = A short clock, long enough for a first game: most teams win.
flow-preset-box = A round lasts one minute. On a screen that is long: nearly every team wins.
flow-preset-usual = A shorter clock: the waves come, and six of ten teams win.
flow-preset-experts = A storm: the Boat is open on one side only, cards are scarce, and most teams lose.

flow-setting-clock = How long a round is
flow-setting-clock-realtime = A clock runs: draw and place as fast as you can.
flow-setting-clock-turns = No clock: a round is a number of turns.
flow-setting-seconds = Time for a round
flow-setting-seconds-60 = One minute, as in the box.
flow-setting-seconds-10 = 10 seconds
flow-setting-seconds-15 = 15 seconds
flow-setting-seconds-20 = 20 seconds: quick on a screen.
flow-setting-seconds-25 = 25 seconds
flow-setting-seconds-30 = 30 seconds
flow-setting-seconds-35 = 35 seconds
flow-setting-seconds-40 = 40 seconds
flow-setting-seconds-45 = 45 seconds: a storm with cardboard.
flow-setting-seconds-90 = 90 seconds: more time to look.
flow-setting-seconds-120 = Two minutes: all the time you need.
flow-setting-turns = Turns in a round, without a clock
flow-setting-turns-1 = 1 turn
flow-setting-turns-2 = 2 turns
flow-setting-turns-3 = 3 turns
flow-setting-turns-4 = 4 turns (Storm)
flow-setting-turns-5 = 5 turns (Rough)
flow-setting-turns-6 = 6 turns (Standard)
flow-setting-turns-7 = 7 turns
flow-setting-turns-8 = 8 turns (Calm)
flow-setting-turns-9 = 9 turns
flow-setting-turns-10 = 10 turns
flow-setting-turns-11 = 11 turns
flow-setting-turns-12 = 12 turns
flow-setting-turns-13 = 13 turns
flow-setting-turns-14 = 14 turns
flow-setting-turns-15 = 15 turns
flow-setting-pace = How fast bots play while the clock runs
flow-setting-pace-steady = Steady: about 6 seconds a turn. A minute has 7 to 9 turns, which the game is made for.
flow-setting-pace-thoughtful = Thoughtful: about 8 seconds a turn, like people. A minute has 6 or 7 turns: the hardest.
flow-setting-pace-lively = Lively: about 3 seconds a turn. You wait less, and the game is easier.
flow-setting-pace-swift = At once: about a second a turn. Most of the minute is yours; much easier.
flow-setting-first = Who begins
flow-setting-first-random = Chance decides.
flow-setting-first-seat_a = Seat A: whoever swam last sits there.
flow-setting-loss_check = When the tiles run out
flow-setting-loss_check-active = A player who can do nothing loses the game for everybody.
flow-setting-loss_check-team = A player who can do nothing is skipped; everybody loses when nobody can do anything.
flow-setting-remain_scope = What Obstacles Remain protects
flow-setting-remain_scope-all = Every tile with an obstacle: with this card nearly every team wins.
flow-setting-remain_scope-scenario = Only the Scenario obstacle tiles: the card hardly helps, and each level is harder than the one before.
flow-setting-obstacles = Scenario Obstacles cards, two tiles each
flow-setting-obstacles-0 = none
flow-setting-scenarios = Other Scenario cards
flow-setting-scenarios-no_comm = No Communication: nobody talks during a round, and hands are hidden; between rounds everything is open.
flow-setting-scenarios-one_card = One Action Card per Round: the team plays at most one Action card in a round.
flow-setting-scenarios-no_sc = No Support/Current on Obstacles: Support and Current cannot choose tiles with obstacles.
flow-setting-scenarios-single_path = Single-Path Boat: the Boat is open on one side only; you choose which.
flow-setting-scenarios-remain = Obstacles Remain: waves do not wash away tiles with obstacles.

# The cards

flow-card-support = Support
    .about = Remove one tile from the board.
flow-card-bird = Bird
    .about = Put a Bird on a tile: it guards the tile against one hit of a wave.
flow-card-current = Current
    .about = Move a tile to another empty cell where its edges match; it need not be joined to an animal there.
flow-card-fishing = Fishing
    .about = Reveal two face-down tiles; from the next turn on, anybody may take them.
flow-card-calm = Calm Waters
    .about = The next wave rolls only one die, chosen by whoever rolls.
flow-card-return = Return
    .about = Place one discarded tile.
flow-scenario-obstacles = Scenario Obstacles
    .about = Two obstacle tiles without water lie on the board from the start.
flow-scenario-no_comm = No Communication
    .about = Nobody talks during a round, and hands are hidden; between rounds everything is open.
flow-scenario-one_card = One Action Card per Round
    .about = The team plays at most one Action card in a round.
flow-scenario-no_sc = No Support/Current on Obstacles
    .about = Support and Current cannot choose tiles with obstacles.
flow-scenario-single_path = Single-Path Boat
    .about = The Boat is open on one side only; you choose which.
flow-scenario-remain = Obstacles Remain
    .about = Waves do not wash away tiles with obstacles.
flow-animal-cat = Cat
flow-animal-dog = Dog
flow-animal-capybara = Capybara
flow-animal-lemur = Lemur
flow-shape-straight = Straight
flow-shape-curve = Curve
flow-shape-tee = Junction
flow-shape-cross = Cross
flow-shape-obstacle = Obstacle

flow-score-animals = { $count ->
        [one] { $count } animal at the Boat
       *[other] { $count } animals at the Boat
    }
    .heading = animals at the Boat

# What a choice brings

flow-brings-wins = all animals reach the Boat: you win!
flow-brings-loses = you lose
flow-brings-connects = the { flow-animal } reaches the Boat
flow-brings-cuts = the { flow-animal } loses the way to the Boat
flow-brings-missing = { flow-missing } to go instead of { $now }
flow-brings-still = still { flow-missing } to go
flow-brings-starts = round { $round } begins
flow-brings-draws = a face-down tile
flow-brings-takes = { flow-tile.a }
flow-brings-discards = { flow-tile.the } goes to the discards
flow-brings-plays = { $kind ->
        [support] { flow-card-support }. { flow-card-support.about }
        [bird] { flow-card-bird }. { flow-card-bird.about }
        [current] { flow-card-current }. { flow-card-current.about }
        [fishing] { flow-card-fishing }. { flow-card-fishing.about }
        [calm] { flow-card-calm }. { flow-card-calm.about }
        [return] { flow-card-return }. { flow-card-return.about }
       *[other] { $kind }
    }
flow-brings-removes = { flow-tile.the } leaves the board
flow-brings-guards = a Bird guards { flow-tile.the }
flow-brings-sweeps = { $die ->
        [white] a column
       *[other] a row
    }
flow-brings-opens = opens to the { flow-side }

# How far one is

flow-goal_routes = { $connected ->
        [0] No animal
       *[other] { $connected } of { $animals } animals
    } can swim to the Boat{ $connected ->
        [0] { " " }yet
       *[other] { "" }
    }; at least { flow-missing } to go.
flow-goal_one = Only the { flow-animal } cannot swim to the Boat yet; at least { flow-missing } to go.
flow-goal_all = All animals can swim to the Boat!

# What is asked

flow-asks = { $seat }, { $tiles ->
        [both] draw a tile or take a revealed one
        [draw] draw a tile
        [take] take a revealed tile
       *[none] play a card
    }{ $cards ->
        [true] { $tiles ->
            [none] .
           *[other] , or play a card.
        }
       *[other] .
    }
flow-asks_facing = { $seat }, which way should the Boat open?
flow-asks_ready = { $seat }, start round { $round } when everybody is ready.
flow-asks_place = { $seat }, place { flow-tile.the } { $tile }: its cell and how it is turned, such as place 5,3 r0.
flow-asks_discard = { $seat }, { $tile } has no place: discard it.
flow-asks_support = { $seat }, which tile do you remove? For example support 1,2.
flow-asks_bird = { $seat }, which tile should the Bird guard? For example bird 1,2.
flow-asks_current = { $seat }, which tile do you move, and where? For example current 1,2 to 3,2 r1.
flow-asks_return = { $seat }, which discarded tile comes back, and where? For example return M02 1,2 r0.
flow-asks_die = { $seat }, which die do you roll: white for a column or black for a row?

flow-notation =
    A cell is row,column, both counted from 0 at the top left; r0 to r3 is how often a tile is turned to the right.
      start                    begin the round
      draw, take M09           draw a face-down tile, or take a revealed one
      place 5,3 r0             place the tile in your hand; discard if it fits nowhere
      play A04, play bird      play one of your cards
      support 1,2   bird 1,2   then the tile to remove or to guard
      current 1,2 to 3,2 r1    then the tile to move, and where
      return M02 1,2 r0        then the discarded tile, and where
      die white, die black     which die to roll after Calm Waters
      facing S                 which way the Single-Path Boat opens
    .picture =
        On the picture: ↓1 to ↓6 are the columns of the white die, →1 to →6 the rows of the black one; * obstacle, ^ Bird, # obstacle tile; ✓ animals
        with a way to the Boat, −5 at least five tiles still needed, ▤ face-down tiles, ◌ discarded ones, ●○ turns of the round, ≈ Calm
        Waters, ⧗ time is up, ? a hidden card.

# Under the picture of a terminal

flow-legend_card = { $cards } { flow-card }
flow-legend_scenario = { $cards } { flow-scenario-card }

# What happens

flow-first = { $you ->
        [true] You begin.
       *[false] { $seat } begins.
    }
flow-dealt = { flow-card }
flow-scenario = Scenario card: { flow-scenario-card }
flow-set_aside = A second card { $kind ->
        [obstacles] { flow-scenario-obstacles }
        [no_comm] { flow-scenario-no_comm }
        [one_card] { flow-scenario-one_card }
        [no_sc] { flow-scenario-no_sc }
        [single_path] { flow-scenario-single_path }
        [remain] { flow-scenario-remain }
       *[other] { $kind }
    } is set aside.
flow-obstacle = on { $cell }
flow-facing = The Boat opens to the { flow-side }.
    .brief = opens to the { flow-side }
flow-round = round { $round }: { $seat } begins
flow-draws = a face-down tile
flow-drawn = { flow-tile }
flow-took = { flow-tile }
flow-played = { flow-card }
flow-revealed = { flow-tile }
flow-placed = { flow-tile } on { $cell }
flow-returned = { flow-tile } back on { $cell }
flow-guarded = { flow-tile } with a Bird
flow-removed = { flow-tile } leaves the board
flow-moved = { flow-tile } to { $cell }
flow-discarded = { flow-tile } goes to the discards
flow-connected = { flow-animal } reaches the Boat
flow-cut_off = { flow-animal } loses the way to the Boat
flow-clock_set = { $seconds ->
    [0] From now on no clock runs; turns in a round: { $turns }.
    [60] From now on a round lasts one minute.
    [120] From now on a round lasts two minutes.
    [one] From now on a round lasts one second.
   *[other] From now on a round lasts { $seconds } seconds.
}
flow-estimate = { $seconds ->
    [0] { $turns ->
        [one] One turn a round
       *[other] { $turns } turns a round
    }
    [one] One second a round
    [60] One minute a round
    [120] Two minutes a round
   *[other] { $seconds } seconds a round
}: { $won ->
    [0] hardly any team of casual players wins.
    [one] about one of ten teams of casual players wins.
    [10] nearly every team of casual players wins.
   *[other] about { $won } of 10 teams of casual players win.
}
flow-redrawn = The Scenario cards go back; others are drawn.
flow-clock-redraw = Other Scenario cards
flow-clock-turns-8 = No clock
flow-clock-seconds-120 = 2 minutes
flow-clock-seconds-60 = 1 minute
flow-clock-seconds-45 = Storm: 45 seconds
flow-minute_over = Time is up!{ $lost ->
        [true] { $you ->
            [true] {" "}You lose the turn.
           *[false] {" "}{ $seat } loses the turn.
        }
       *[other] { $you ->
            [true] {" "}You may finish what you have begun.
           *[false] {" "}{ $seat } may finish what was begun.
        }
    }
flow-die = { $you ->
        [true] You choose
       *[false] { $seat } chooses
    } the { $die ->
        [white] white die: a column
        [black] black die: a row
       *[other] { $die }
    }.
    .brief = { flow-brings-sweeps }
flow-wave = Giant Wave
flow-washed = { flow-tile } washed away from { $cell }
flow-bird_flew = a Bird saves { flow-tile } on { $cell }
flow-skipped = { $you ->
        [true] You can do nothing and are skipped.
       *[false] { $seat } can do nothing and is skipped.
    }
flow-won = all animals can swim to the Boat
flow-lost = { $you ->
        [true] You have no tile to draw and no card to play.
       *[false] { $seat } has no tile to draw and no card to play.
    }
    .brief = you lose

# The story

flow-story_start = The start
flow-story_round = Round { $round }
flow-story_dealt = { $players ->
        [one] You get
       *[other] Everybody gets
    } { $count ->
        [one] one Action card
       *[other] { $count } Action cards
    }.
flow-story_obstacles = { $count ->
        [one] An obstacle tile without water lies
       *[other] { $count } obstacle tiles without water lie
    } on the board.
flow-story_draws = { $you ->
        [true] draw
       *[false] draws
    } { flow-tile.a }
flow-story_takes = { flow-takes } { flow-tile.a } from the revealed tiles
flow-story_places = { flow-places } it
flow-story_discards = { $you ->
        [true] discard
       *[false] discards
    } it
flow-story_plays = { $you ->
        [true] play
       *[false] plays
    } { flow-card }
flow-story_uses = { $what ->
        [removed] { flow-takes } { flow-tile.a } off the board
        [moved] { $you ->
            [true] move
           *[false] moves
        } { flow-tile.a }
       *[returned] { flow-places } { flow-tile.a } from the discards
    }
flow-story_rolls = { $you ->
        [true] roll
       *[false] rolls
    } the Giant Wave
flow-story_useless = { $reason ->
        [blocks] wherever it fits, it would cut an animal off
       *[nowhere] it fits nowhere
    }
flow-story_guards = it guards { flow-tile.a } against the next wave
flow-story_reveals = { $tiles } { $count ->
        [one] is
       *[other] are
    } revealed for everybody
flow-story_tile = { flow-tile.a }
flow-story_calms = the next wave rolls only one die
flow-story_gains = { $all ->
        [true] now all animals have a way to the Boat
       *[false] { $count ->
            [1] now { $animals } has a way to the Boat
            [2] now { $animals } have a way to the Boat
           *[other] now { $count } more animals have a way to the Boat
        }
    }
flow-story_loses = { $count ->
        [1] { $animals } loses the way to the Boat
        [2] { $animals } lose the way to the Boat
       *[other] { $count } animals lose the way to the Boat
    }
flow-story_animal = the { flow-animal }
flow-story_sweeps = { $dice ->
        [both] white { $white } sweeps a column, black { $black } a row
        [white] white { $white } sweeps a column
       *[black] black { $black } sweeps a row
    }
flow-story_washes = it takes { $count ->
        [0] no tile
        [one] one tile
       *[other] { $count } tiles
    }
flow-story_held = { $count ->
        [one] a Bird saves one
       *[other] Birds save { $count }
    }
flow-story_won = Won in round { $round } with { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    } and { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    } to spare!
flow-story_lost = Lost in round { $round }: { $ways ->
        [0] no animal had a way to the Boat
        [one] only one animal had a way to the Boat
       *[other] only { $ways } of the four animals had a way to the Boat
    }.

# What can be asked

flow-question-where = where are we; how do we stand; where am I
    .brief = where are we: round, turns until the wave, tiles still needed
flow-question-row = row <row>; line <row>; read row <row>
    .brief = row 3: what lies in a row, counted from 0 at the top
flow-question-animals = animals; how are the animals; who has a way
    .brief = animals: who has a way to the Boat
flow-question-tiles = tiles; supply; which tiles are left
    .brief = tiles: the face-down ones by shape, and those revealed
flow-question-cards = cards; hands; cards of <seat>; hand of <seat>
    .brief = cards: everybody’s Action cards
flow-answer_where = { $round ->
        [0] Before the first round.
       *[other] Round { $round }.
    } { $ways ->
        [0] No animal has
        [one] One animal has
       *[other] { $ways } animals have
    } a way to the Boat.{ $turns ->
        [0] { "" }
        [one] {" "}One turn until the Giant Wave.
       *[other] {" "}{ $turns } turns until the Giant Wave.
    }
flow-answer_needs = { $missing ->
        [one] One more tile could be enough
       *[other] At least { $missing } more tiles are needed
    }, { $supply ->
        [one] one lies face down
       *[other] { $supply } lie face down
    }.
flow-answer_animal = { flow-animal }: { $connected ->
        [true] has a way to the Boat
       *[false] { flow-missing } from the Boat
    }.
flow-answer_side = { flow-side }
# All that can be on a cell, in one sentence for who does not see it
flow-answer_cell = Row { $row }, column { $column }: { $shape ->
        [cat] { flow-animal-cat }
        [dog] { flow-animal-dog }
        [capybara] { flow-animal-capybara }
        [lemur] { flow-animal-lemur }
        [boat] Boat
       *[other] { flow-tile }
    }{ $shape ->
        [obstacle] { flow-answer_cell.bird }
       *[other] { $obstacle ->
            [true] {" "}with an obstacle
           *[false] { "" }
        }, open to the { $sides }{ flow-answer_cell.bird }{ $wet ->
            [true] { "" }
           *[false] , joined to no animal
        }
    }.
    .bird = { $bird ->
        [true] , with a Bird
       *[false] { "" }
    }
flow-answer_place = row { $row }, column { $column }, open to the { $sides }
flow-answer_tile = In your hand: { flow-tile.a }, { $tile }.
flow-answer_empty = Row { $row } is empty.
flow-answer_tiles = { $count ->
        [0] No tile lies face down.
        [one] One tile lies face down.
       *[other] { $count } tiles lie face down.
    }
flow-answer_left = { flow-tile }: { $count }.
flow-answer_open = Revealed for everybody: { flow-tile }.
flow-answer_hand = { $you ->
        [true] You
       *[false] { $seat }
    }: { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }. { $cards }
flow-answer_card = { flow-card }

# How it ends

flow-team_won = Won in round { $round }: all animals are aboard, with { flow-team_won.left }!
    .yours = You win in round { $round }: all animals are aboard, with { flow-team_won.left }!
    .mine = You win in round { $round }: all animals are aboard, with { flow-team_won.left }!
    .left = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } left
    .brief = won
flow-team_lost = Lost in round { $round }: { flow-team_lost.why }.
    .yours = You lose in round { $round }: { flow-team_lost.why }.
    .mine = You lose in round { $round }: { flow-team_lost.why }.
    .why = { $cards ->
        [0] no tile and no card is left
       *[other] no tile is left, and whoever’s turn it is has no card to play
    }
    .brief = lost

# Besides the verdict

flow-ending_lasted = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

# What is refused

flow-blocks_animal = This would cut the { flow-animal } off from the Boat for good.
flow-boat_fixed = The Boat cannot be chosen.
flow-calm_active = Only one Calm Waters per round.
flow-card_limit = One Action card per round.
flow-comm_closed = No communication until the Giant Wave.
flow-edge_mismatch = The edges do not match.
flow-has_bird = This tile already has a Bird.
flow-infeasible_facing = If it opened that way, not every animal could reach the Boat.
flow-must_place = This tile can be placed, so it must be.
flow-no_path = No water path from an animal reaches this cell.
flow-no_target = There is nothing to use this card on now.
flow-no_tile = There is no tile to choose.
flow-not_adjacent = A tile must touch an animal or another tile.
flow-not_discarded = That tile is not among the discards.
flow-not_enough_tiles = Fishing needs two face-down tiles.
flow-not_in_hand = That card is not in your hand.
flow-not_revealed = That tile is not among the revealed ones.
flow-not_your_turn = It is not your turn yet.
flow-nothing_to_return = There is no discarded tile to place.
flow-obstacle_protected = Obstacle tiles cannot be chosen.
flow-occupied = That cell is taken.
flow-off_board = There is no such cell on the board.
flow-same_cell = Choose a different cell.
flow-supply_empty = There are no face-down tiles left.
flow-time_up = Time is up: Giant Wave!
flow-wrong_phase = { $due ->
        [facing] First choose which way the Boat opens, such as facing S.
        [start] Begin the round first: start.
        [draw] Begin your turn first: draw a tile, take a revealed one or play a card.
        [place] Place your tile first, such as place 5,3 r0.
        [discard] Your tile has no place: discard it first.
        [card] First finish the card you have begun, such as { $example }.
        [die] Choose a die first: die white or die black.
        [over] The game is over.
       *[other] That cannot be done at this moment.
    }

## Phrases: what other texts are made of

flow-animal = { $animal ->
        [cat] { flow-animal-cat }
        [dog] { flow-animal-dog }
        [capybara] { flow-animal-capybara }
        [lemur] { flow-animal-lemur }
       *[other] { $animal }
    }
flow-side = { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
# A tile in a list, then in a sentence with its article
flow-tile = { $shape ->
        [straight] { flow-shape-straight }
        [curve] { flow-shape-curve }
        [tee] { flow-shape-tee }
        [cross] { flow-shape-cross }
       *[other] { flow-shape-obstacle }
    }
    .a = { $shape ->
        [straight] a straight
        [curve] a curve
        [tee] a junction
        [cross] a cross
        [obstacle] an obstacle tile
       *[other] a tile
    }
    .the = { $shape ->
        [straight] the straight
        [curve] the curve
        [tee] the junction
        [cross] the cross
        [obstacle] the obstacle tile
       *[other] the tile
    }
    .The = { $shape ->
        [straight] The straight
        [curve] The curve
        [tee] The junction
        [cross] The cross
        [obstacle] The obstacle tile
       *[other] The tile
    }
flow-card = { $kind ->
        [support] { flow-card-support }
        [bird] { flow-card-bird }
        [current] { flow-card-current }
        [fishing] { flow-card-fishing }
        [calm] { flow-card-calm }
        [return] { flow-card-return }
       *[other] { $kind }
    }
flow-scenario-card = { $kind ->
        [obstacles] { flow-scenario-obstacles }. { flow-scenario-obstacles.about }
        [no_comm] { flow-scenario-no_comm }. { flow-scenario-no_comm.about }
        [one_card] { flow-scenario-one_card }. { flow-scenario-one_card.about }
        [no_sc] { flow-scenario-no_sc }. { flow-scenario-no_sc.about }
        [single_path] { flow-scenario-single_path }. { flow-scenario-single_path.about }
        [remain] { flow-scenario-remain }. { flow-scenario-remain.about }
       *[other] { $kind }
    }
flow-missing = { $missing ->
        [one] one tile
       *[other] { $missing } tiles
    }
flow-takes = { $you ->
        [true] take
       *[false] takes
    }
flow-places = { $you ->
        [true] place
       *[false] places
    }

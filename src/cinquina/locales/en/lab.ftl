# The lab: reports on games, for designers and researchers

lab-title = { $game }: lab report
lab-about = Mode { $mode }, { $seats } { $seats ->
    [one] seat
   *[other] seats
  }, played by { $bots }: { $games ->
    [one] one game
   *[other] { $games } games
  }, seed { $seed }; the moments of { $sampled ->
    [one] one of them
   *[other] { $sampled } of them
  } were each played on { $playouts ->
    [one] once
   *[other] { $playouts } times
  }. Cinquina { $version }, engine { $engine }.
lab-look-at = What to look at
lab-figures = Figures
lab-intervals = Intervals are 95 %. “Chance” is how likely such a value would be by accident if nothing were the matter, corrected for everything that is tested with it (Benjamini and Hochberg); below 0.05 the value is in bold.
lab-head-figure = figure
lab-head-value = value
lab-head-interval = interval
lab-head-n = n
lab-head-chance = chance
lab-head-is = definition

# Metrics: what they are called, and what they are

lab-seat = Seat advantage
    .is = The share of wins of a seat, minus what every seat would have if all were alike. A shared win counts as its part. Wilson’s interval; one χ² test for all seats together. n: games.
lab-ties = Ties
    .is = The share of games whose win is shared. n: games.
lab-success = Success
    .is = The mean utility: of a team its share of wins, of a single seat the scale of the game from 0 to 1. n: games.
lab-completion = Completion
    .is = The share of games that came to their end before the most entries that the rules allow for. n: games.
lab-ending = Ending
    .is = The share of games that ended this way. n: games.
lab-entries = Length in entries, median
    .is = All lines of a record: decisions, cards, dice. n: games.
lab-entries-short = Length in entries, short
    .is = One game in twenty is shorter.
lab-entries-long = Length in entries, long
    .is = One game in twenty is longer.
lab-decisions = Length in decisions, median
    .is = Choices of seats, in a whole game. n: games.
lab-decisions-short = Length in decisions, short
    .is = One game in twenty is shorter.
lab-decisions-long = Length in decisions, long
    .is = One game in twenty is longer.
lab-branching = Options of a decision, median
    .is = How many actions are listed. n: decisions.
lab-branching-wide = Options of a decision, wide
    .is = One decision in twenty has more.
lab-decision-share = Decisions with a choice
    .is = The share of decisions with at least two options. n: decisions.
lab-decision-factor = Options where there is a choice
    .is = The mean number of options of decisions with at least two. n: those decisions.
lab-real-choices = Real choices
    .is = The share of decisions whose best option is at least 5 points of expectation better than the second. Compared are up to four options: the best by the evaluation, and the last. n: decisions of the sampled games.
lab-dead-turns = Dead decisions
    .is = The share of decisions with a single option, or whose options all come to the same thing within 5 points of expectation. n: decisions of the sampled games.
lab-drama = Drama
    .is = How far the later winner is behind the favourite, on average over all moments of a game. n: sampled games with one winner.
lab-lead-changes = Changes of the lead
    .is = How often another seat becomes the favourite; it is one if both estimates say so. n: sampled games.
lab-luck = Luck
    .is = What chance changed about a seat’s expectation in a whole game: its standard deviation over the games. Estimated twice, by playouts that have nothing in common, so that their noise cancels out. n: sampled games.
lab-own = Own choices
    .is = The same for a seat’s own decisions.
lab-others = Choices of others
    .is = The same for the decisions of the other seats.
lab-score = Score
    .is = The mean score of a seat. n: seats in all games.
lab-source = Score by source
    .is = The mean of what a seat gets from this source. n: seats in all games.
lab-lift = Lift
    .is = The mean score of all seats (of a team: the share of wins) with this component, minus the same games, on the same luck, with another of its kind in its place. Student’s test, corrected over all components. n: games.

# Kinds of components

lab-kind-card = card
lab-kind-rivalry = Rivalry card
lab-kind-piece = piece
lab-kind-tile = tile
lab-kind-face = face

# What to look at

lab-finding-seat = Seat { $seat } is better off: it wins { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
  } more than its share (from { $low } to { $high }; { $games ->
    [one] one game
   *[other] { $games } games
  }). That should not be so: look at who begins and what it costs.
lab-finding-no-seat = In { $games ->
    [one] one game
   *[other] { $games } games
  } no seat is better off beyond doubt; the best one, { $seat }, is { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
  } above its share (from { $low } to { $high }).
lab-finding-success = The team wins { $share } % of the games (from { $low } to { $high }; { $games ->
    [one] one game
   *[other] { $games } games
  }).
lab-finding-too-easy = That is nearly always, so hardly a choice or a draw can change anything: make it harder, and look again.
lab-finding-too-hard = That is hardly ever, so hardly a choice or a draw can change anything: make it easier, and look again.
lab-finding-score = A game brings { $score ->
    [one] one point
   *[other] { $score } points
  } on average (from { $low } to { $high }).
lab-finding-length = A game has { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }; nine in ten have from { $short } to { $long }.
lab-finding-unfinished = { $share } % of the games do not end by the rules: look at what keeps them going.
lab-finding-ties = { $share } % of the games end in a tie, so a further tie-break may be missing.
lab-finding-few-choices = Only { $share } % of the decisions leave a choice: the others could be made for the player.
lab-finding-few-sampled = Of luck, choices and dead decisions nothing is said: { $sampled ->
    [one] only one game was
   *[other] only { $sampled } games were
  } sampled, and it takes { $enough } at least.
lab-finding-dead = { $share } % of the decisions are dead: whatever is chosen, it comes to the same thing.
lab-finding-alive = { $share } % of the decisions are dead, which is not much.
lab-finding-luck = { $way ->
    [luck] Luck decides more than one’s own choices:
    [choice] One’s own choices decide more than luck:
   *[both] Whether luck or one’s own choices decide more is not certain:
  } in a game chance moves a seat’s expectation by { $luck ->
    [one] one percentage point
   *[other] { $luck } percentage points
  }, its own decisions by { $own }.
lab-finding-lift = Of { $parts ->
    [one] one component
   *[other] { $parts } components
  } { $sure ->
    [one] one changes
   *[other] { $sure } change
  } the result beyond doubt, most of all { $part } ({ $lift }).
lab-finding-no-lift = { $parts ->
    [one] The one component does not change
   *[other] None of the { $parts } components changes
  } the result beyond doubt.

# Plots

lab-plot-seats = Seats
lab-plot-seats-alt = For each seat the share of wins above or below that of equal seats, with its interval; the figures are in the table.
lab-plot-lengths = Length
lab-plot-lengths-alt = The share of games with at most that many decisions, as a rising line; median and tails are in the table.
lab-plot-branching = Options in the course of a game
lab-plot-branching-alt = For the first decision, the second and so on: the median number of options as a line, and where nine in ten lie as a band.
lab-plot-curves = Expectations
lab-plot-curves-alt = What seat A can expect in the course of up to fifty games, a line for each.
lab-plot-luck = Luck and choice
lab-plot-luck-alt = What chance, a seat’s own decisions and those of others change about an expectation, with intervals; the figures are in the table.
lab-plot-sources = Score by source
lab-plot-sources-alt = The mean points of each source, with intervals; the figures are in the table.
lab-plot-cells = Cells
lab-plot-cells-alt = The board, darker where cells are used more often.
lab-plot-lifts = Lift of the components
lab-plot-lifts-alt = The lift of each component with its interval, the highest first; the figures are in the table.
lab-axis-seat = seat
lab-axis-points = wins above an equal share, in percentage points
lab-axis-part = component
lab-axis-lift = lift
lab-axis-change = change of the expectation in a game, in percentage points
lab-axis-score = points
lab-axis-decisions = decisions
lab-axis-share = % of games with at most that many
lab-axis-number = decision number
lab-axis-options = options
lab-axis-progress = % of the game
lab-axis-expected = expectation of seat A, %
lab-axis-times = times a game
lab-axis-rating = rating, in Elo points

# The command

lab-group = Reports on a game, comparisons, tournaments and records for researchers.
lab-group-more = Needs the packages of the extra “lab”: pip install "cinquina[lab]".
lab-folder = FOLDER
lab-report = What a game is like: balance, length, choices, luck, and what every component brings.
lab-report-more = A folder with a page (report.html), all figures (report.json) and all rows (Parquet). If it is stopped, it goes on where it was.
lab-compare = Two editions or settings of a game, game by game on the same seeds.
lab-compare-more = A and B are each an edition (a TOML file), settings (name=value,name=value) or “default”. A value marked * differs beyond doubt.
lab-tournament = Bots against each other, with changing seats, and how strong each is.
lab-tournament-more = Ratings are Elo points by Bradley and Terry’s model; the intervals come from drawing whole games anew.
lab-records = Games of bots with all their entries, as Parquet for other tools.
lab-missing = The lab needs { $package }, which is not installed: pip install "cinquina[{ $extra }]"
lab-option-games = Exactly this many games, so that the figures can be reproduced; by default what fits into --minutes.
lab-option-minutes = How long it may take; by default 10.
lab-option-sample = In this many games every moment is played on; by default what fits.
lab-option-lift = This many games for each component; by default what fits.
lab-option-on = Where: here (processes, by default), ray (a Ray of its own on this machine) or ray://HOST:PORT.
lab-option-to = The folder of the experiment; by default its name is made of game and command.
lab-option-force = Start again in a folder that has another experiment, and overwrite files.
lab-option-report-bots = Who plays: one bot for all seats, or one for each. By default strong.
lab-option-tournament-bots = The bots that meet, two or more. By default newcomer, casual and strong.
lab-phase = { $kind ->
    [analysis] moments
    [games] games
    [moments] sample
    [lifts] components
   *[records] records
  }
lab-wrote = Written: { $path }
lab-stopped = Stopped. What is finished is kept in { $path }; the same command goes on from there.
lab-gone = The cluster { $address } is gone ({ $why }). What is finished is kept in { $path }; the same command goes on from there.
lab-no-games = { $path }: no game is finished yet, so there is nothing to report.
lab-no-answer = { $address }: nobody answers there.
lab-no-place = { $address } is not a place to run; there is here, ray and ray://HOST:PORT.
lab-no-side = { $side } is neither an edition (a TOML file) nor settings such as name=value,name=value, nor “default”.
lab-same-sides = Both sides are the same.
lab-too-few-bots = A tournament needs two bots at least.
lab-not-rivals = A tournament needs rivals, and in { $game } with { $seats } { $seats ->
    [one] seat
   *[other] seats
  } there are none.
lab-compared = { $game }: { $a } against { $b }, { $games ->
    [one] one pair
   *[other] { $games } pairs
  } of games, seed { $seed }. Intervals are 95 %.
lab-rated = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
  }, seed { $seed }. Intervals are 95 %.
lab-column-figure = figure
lab-column-difference = difference
lab-column-chance = chance
lab-column-bot = bot
lab-column-rating = rating
lab-column-wins = wins %
lab-column-games = games
lab-difference-score = Score of a seat
lab-difference-entries = Entries
lab-difference-decisions = Decisions
lab-difference-choices = Decisions with a choice, %
lab-difference-options = Options of a decision
lab-difference-first = Wins of seat A, %
lab-difference-tied = Ties, %
lab-difference-success = Success, %

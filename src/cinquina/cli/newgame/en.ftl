# Newgame

newgame-title = Newgame
newgame-sentence = Roll as long as you dare, and hold before the die shows a one.
newgame-mode-standard = Most points after eight rounds win.
newgame-score-score = Points: { $count }
    .heading = points

newgame-asks = { $seat }, roll or hold?
newgame-brings-keeps = + { $points }
newgame-notation = Write roll or hold. On the picture + 12? are points of the turn, which are not safe yet.
newgame-rules-game = The game
newgame-rules-game-1 = Eight rounds. In your turn roll the die, up to ten times: what it shows is added up. Hold when you like, and the points are safe. With a one the turn is over, and all its points are lost. Most points win; whoever is level shares the win.

# What happens

newgame-rolled = { $seat } rolls a { $die }{ $die ->
    [1] { "" } and loses the points of this turn
   *[other] { "" }
}.
newgame-held = { $seat } holds: { $points } more.

# How it ends

newgame-won = Won by { $seats }!
    .brief = most points

# Why a bot would do it

newgame-reason-lead-for = brings more on average
newgame-reason-lead-against = brings less on average

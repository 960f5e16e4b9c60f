# Newgame

newgame-title = Newgame
newgame-sentence = Play a card from your secret hand; the highest takes the round.
newgame-mode-standard = Most rounds win.
newgame-score-score = Rounds: { $count }
    .heading = rounds

newgame-asks = { $seat }, which card do you play?
newgame-notation = Write play and a card: play 7. The picture shows for each player the rounds taken, the card of this round, and the hand.
newgame-rules-game = The game
newgame-rules-game-1 = There are cards from 1 to 24. Each player gets five, which nobody else sees. In every round each player lays down a card, one after the other. The highest takes the round, and its player begins the next one. Most rounds win; whoever is level shares the win.

# What happens

newgame-dealt = { $seat } draws the { $card }.
newgame-played = { $seat } plays the { $card }.
newgame-took = { $seat } takes the round.

# How it ends

newgame-won = Won by { $seats }!
    .brief = most rounds

# Why a bot would do it

newgame-reason-lead-for = brings more on average
newgame-reason-lead-against = brings less on average

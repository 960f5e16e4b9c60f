# Newgame

newgame-title = Newgame
newgame-sentence = Gioca una carta dalla tua mano segreta: la più alta vince il giro.
newgame-mode-standard = Vince chi prende più giri.
newgame-score-score = Giri: { $count }
    .heading = giri

newgame-asks = { $seat }, quale carta giochi?
newgame-notation = Si scrive play e la carta: play 7. Il disegno mostra per ogni giocatore i giri presi, la carta di questo giro e la mano.
newgame-rules-game = Il gioco
newgame-rules-game-1 = Le carte vanno da 1 a 24. Ognuno ne riceve cinque, che gli altri non vedono. A ogni giro tutti, uno dopo l’altro, giocano una carta. La più alta vince il giro, e chi l’ha giocata comincia il successivo. Vince chi prende più giri; a pari giri si vince insieme.

# What happens

newgame-dealt = { $seat } pesca la carta { $card }.
newgame-played = { $seat } gioca la carta { $card }.
newgame-took = { $seat } vince il giro.

# How it ends

newgame-won = Vittoria: { $seats }!
    .brief = più giri

# Why a bot would do it

newgame-reason-lead-for = in media porta di più
newgame-reason-lead-against = in media porta di meno

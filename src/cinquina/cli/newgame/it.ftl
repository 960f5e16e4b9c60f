# Newgame

newgame-title = Newgame
newgame-sentence = Lancia finché hai coraggio, e fermati prima che esca l’uno.
newgame-mode-standard = Vince chi ha più punti dopo otto giri.
newgame-score-score = Punti: { $count }
    .heading = punti

newgame-asks = { $seat }, lanci o ti fermi?
newgame-brings-keeps = + { $points }
newgame-notation = Si scrive roll per lanciare e hold per fermarsi. Nel disegno + 12? sono i punti del turno, non ancora al sicuro.
newgame-rules-game = Il gioco
newgame-rules-game-1 = Otto giri. Nel tuo turno lanci il dado, al massimo dieci volte, e sommi quello che esce. Fermati quando vuoi, e i punti sono al sicuro. Con l’uno il turno finisce e tutti i suoi punti sono persi. Vince chi ha più punti; a pari punti si vince insieme.

# What happens

newgame-rolled = { $seat } lancia il dado: { $die }{ $die ->
    [1] { "" }, e i punti di questo turno sono persi
   *[other] { "" }
}.
newgame-held = { $seat } si ferma: + { $points }.

# How it ends

newgame-won = Vittoria: { $seats }!
    .brief = più punti

# Why a bot would do it

newgame-reason-lead-for = in media porta di più
newgame-reason-lead-against = in media porta di meno

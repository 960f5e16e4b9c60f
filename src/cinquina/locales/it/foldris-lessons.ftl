# Le lezioni di Foldris: di ognuna il titolo e quello che dice, con i nomi di games/foldris/lessons

# Che cosa si illumina

foldris-spot-card = la carta
foldris-spot-sheet = { $you ->
    [true] la tua scheda
   *[other] la scheda di { $seat }
}
foldris-spot-sheet_line = { $number ->
    [1] la linea più in basso
   *[other] la linea { $number } dal basso
}
foldris-spot-sheet_square = il quadretto { $square }
foldris-spot-sheet_lane = la corsia { $number }
foldris-spot-sheet_barrier = la Barriera
foldris-spot-mirror = Specchia
foldris-spot-prune = Pota
foldris-spot-bonus = { $you ->
    [true] i tuoi punti Bonus
   *[other] i punti Bonus di { $seat }
}

# La prima partita

foldris-lesson-first_game = La tua prima partita
foldris-lesson-first_game-lay = Tutti disegnano lo stesso Blocco: vince l’ultimo che ci riesce. Sdraia la barra sul fondo, accanto al quadrato.
foldris-lesson-first_game-far = Così resta un vuoto. Metti la barra subito accanto al quadrato.
foldris-lesson-first_game-on_top = Lì sta di traverso sul quadrato, e sotto non entra più niente. Prova sul fondo.
foldris-lesson-first_game-upright = Non lì. Sdraia la barra intera sul fondo, subito accanto al quadrato.
foldris-lesson-first_game-fold = Una linea piena si piega e sparisce. Riempi gli ultimi due quadretti della linea più in basso.
foldris-lesson-first_game-not_full = La linea più in basso ha ancora due quadretti vuoti, in fondo a destra.
foldris-lesson-first_game-folded = Piegata! Ti porta un punto Bonus.
foldris-lesson-first_game-turn = Fai cadere questo Blocco senza coprire quadretti vuoti. Prima puoi girarlo.
foldris-lesson-first_game-save = Per ora tieni i punti Bonus: girare non costa niente.
foldris-lesson-first_game-hole = Sotto è rimasto chiuso un quadretto vuoto: un buco. Gira il Blocco o cambia colonne.
foldris-lesson-first_game-mirror = I punti Bonus comprano aiuti. Disegna il Blocco speculare: costa 1 punto.
foldris-lesson-first_game-plain = Non era soltanto il Blocco speculare. Specchialo e nient’altro, poi disegna.
foldris-lesson-first_game-prune = La potatura costa 2 punti Bonus: togli un quadretto a questo Blocco.
foldris-lesson-first_game-whole = Questo era il Blocco intero. Scegli un quadretto da togliere, poi disegna.
foldris-lesson-first_game-alone = Ora tocca a te: riempi senza buchi, piega linee e resisti più a lungo.
foldris-lesson-first_game-barrier = L’altra scheda ha piegato e la tua no: per un round una Barriera ti blocca due quadretti.
foldris-lesson-first_game-farewell = Ora sai tutto. Chi non riesce a disegnare un Blocco è fuori. Buona fortuna!

# Far cadere un Blocco

foldris-lesson-drop = Far cadere un Blocco
foldris-lesson-drop-gap = Girare non costa niente. Gira la T in modo che riempia il vuoto fra i Blocchi.
foldris-lesson-drop-beside = Non copri niente, ma il vuoto è ancora aperto. Fai entrare un braccio della T.
foldris-lesson-drop-covered = Un Blocco cade dritto e non scivola mai di lato: così chiude un quadretto vuoto.
foldris-lesson-drop-corner = Il numero della carta non vincola il Blocco. Riempi i due quadretti in basso a destra.
foldris-lesson-drop-lane = Puoi usare le colonne che vuoi: prova quelle in fondo a destra.
foldris-lesson-drop-stand = Manca un quadretto in basso a sinistra. Metti la barra in piedi e falla cadere lì.
foldris-lesson-drop-flat = Il quadretto in basso a sinistra è ancora vuoto. Laggiù arriva solo una barra in piedi.
foldris-lesson-drop-gone = La linea era piena: si è piegata!

# Piegare

foldris-lesson-fold = Piegare le linee
foldris-lesson-fold-two = Una linea piena si piega e sparisce. Completa due linee con una sola barra.
foldris-lesson-fold-right = A tutte e due manca l’ultimo quadretto a destra: metti lì la barra in piedi.
foldris-lesson-fold-points = Due linee, due punti Bonus.
foldris-lesson-fold-open = Nella linea più in basso c’è un buco. Piega la linea sopra, e si riapre.
foldris-lesson-fold-left = Alla linea di sopra manca il primo quadretto a sinistra.
foldris-lesson-fold-opened = La carta si chiude linea per linea: nessun quadretto scende per conto suo.
foldris-lesson-fold-fill = Il buco è aperto. Riempilo e piega anche la linea più in basso.
foldris-lesson-fold-again = Il vuoto nella linea più in basso è largo un quadretto: infilaci la barra in piedi.
foldris-lesson-fold-shorter = Guarda com’è corta la scheda: piegare dà punti, ma in alto lo spazio non torna mai.

# Blocco speculare e potatura

foldris-lesson-effects = Blocco speculare e potatura
foldris-lesson-effects-mirror = Questo Blocco pende dalla parte sbagliata. Con 1 punto Bonus disegna il Blocco speculare e piega una linea.
foldris-lesson-effects-dear = Funziona, ma la potatura costa 2 punti. Il Blocco speculare costa solo 1.
foldris-lesson-effects-place = Il Blocco speculare va bene, il posto no: nella linea più in basso ci sono due quadretti vuoti.
foldris-lesson-effects-leans = Così com’è sulla carta non entra. Specchialo.
foldris-lesson-effects-paid = Un punto speso, uno guadagnato. Quello che guadagni si spende dal round dopo.
foldris-lesson-effects-prune = Il vuoto è largo un quadretto. Con 2 punti pota il Blocco in modo che entri.
foldris-lesson-effects-other = Potato sì, ma il vuoto è ancora aperto. Togli un quadretto di sotto: l’altro deve scendere.
foldris-lesson-effects-whole = Il Blocco intero è troppo largo per quel vuoto. Togli un quadretto.
foldris-lesson-effects-last = Ogni effetto vale una volta per round, anche insieme se hai i punti. Tienine per il finale!

# Le Barriere

foldris-lesson-barriers = Le Barriere
foldris-lesson-barriers-escape = Si disegna tutti insieme. L’altra scheda piegherà: chi non piega riceve una Barriera. Piega anche tu!
foldris-lesson-barriers-hit = L’altra scheda ha piegato e la tua no: ecco una Barriera. Completa la linea più in basso.
foldris-lesson-barriers-nobody = Avete piegato tutti e due: nessuna Barriera.
foldris-lesson-barriers-watch = Stavolta non puoi piegare. Disegna senza buchi: la Barriera cade sulla corsia della carta.
foldris-lesson-barriers-hole = Così chiudi un quadretto vuoto. Cerca un posto senza buchi.
foldris-lesson-barriers-lies = Eccola. I suoi quadretti sono occupati, ma non completano mai una linea.
foldris-lesson-barriers-avoid = Dopo questo round se ne va. Disegna in modo che poi non resti nessun buco.
foldris-lesson-barriers-under = La Barriera se ne va e niente cade al suo posto: resta un buco. Disegna di fianco.
foldris-lesson-barriers-lifted = Giusto: la Barriera non c’è più, e la scheda è in ordine come prima.

# La fine

foldris-lesson-end = La fine
foldris-lesson-end-full = Le due schede sono quasi piene. Chi non riesce a disegnare il prossimo Blocco è fuori.
foldris-lesson-end-last = L’altra scheda è fuori! Niente può uscire in alto: trova l’unico posto per la barra.
foldris-lesson-end-won = Sei in gioco solo tu, e vinci: le linee piegate contano solo se si esce insieme.

# In solitario

foldris-lesson-solo = In solitario per un titolo
foldris-lesson-solo-title = In solitario le linee piegate danno un titolo. Ne hai due: la terza ti fa Neofita. Piegala.
foldris-lesson-solo-open = Nella linea più in basso ci sono ancora tre quadretti vuoti, a destra.
foldris-lesson-solo-beginner = Neofita! Da soli però la Barriera cade a ogni round, anche se hai piegato.
foldris-lesson-solo-cheap = In solitario la potatura costa solo 1 punto. Disegna questo Blocco senza lasciare buchi.
foldris-lesson-solo-hole = Quando la Barriera se ne va resta un buco. Spendi un punto: pota il Blocco o specchialo.
foldris-lesson-solo-ladder = Con dodici linee sei Campione del mondo. Si finisce al primo Blocco che non puoi disegnare.

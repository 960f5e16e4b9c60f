# Foldris nel browser: il tavolo, i comandi e il cassetto delle regole

# Che cosa è richiesto

foldris-web-ask = Disegna il Blocco { $shape }.
foldris-web-ask-effect = Solo un effetto Bonus ti permette di disegnare il Blocco { $shape }.
foldris-web-first = Sposta il Blocco, giralo o scegli dove metterlo.
foldris-web-detail = { $sentence }
foldris-web-put = Mettilo qui
foldris-web-draw = Disegna
foldris-web-draw-anyway = Disegna lo stesso
foldris-web-back = Indietro

# Che cosa porta un posto

foldris-web-column = Colonna { $column }
foldris-web-block = Il Blocco { $shape }
foldris-web-lane-now = Corsia { $lane }: chi piega una linea fa cadere qui una Barriera su tutti quelli che non piegano.
foldris-web-lane-solo = Corsia { $lane }: qui cade la Barriera.
foldris-web-no-card = Nessuna carta scoperta.
foldris-web-did = ha disegnato { $count ->
    [one] nella colonna { $columns }
   *[other] nelle colonne { $columns }
}{ $cost ->
    [0] { "" }
    [one] , ha pagato { $cost } punto Bonus
   *[other] , ha pagato { $cost } punti Bonus
}
foldris-web-landing = Se piega qualcun altro: Barriera sulla linea { $line }
foldris-web-landing-solo = Poi la Barriera sulla linea { $line }

# Comandi

foldris-web-tools = Il Blocco che hai in mano
foldris-web-left = Sinistra
    .about = Sposta il Blocco di una colonna a sinistra.
foldris-web-right = Destra
    .about = Sposta il Blocco di una colonna a destra.
foldris-web-turn = Gira
    .about = Gira il Blocco di un quarto di giro a destra; non costa nulla.
foldris-web-turn-back = Gira indietro
    .about = Gira il Blocco di un quarto di giro a sinistra; non costa nulla.
foldris-web-mirror = Specchia
    .about = Disegna il Blocco come in uno specchio, in cambio di punti Bonus, una volta per round.
    .key = S
foldris-web-prune = Pota
    .about = Tralascia un quadretto del Blocco, in cambio di punti Bonus, una volta per round, se il resto rimane unito.
    .key = P
foldris-web-price = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
foldris-web-prune-square = Tralascia il quadretto nella riga { $row } dal basso, colonna { $column } da sinistra

# Carte

foldris-web-card = Carta: Blocco { $shape }, corsia { $lane }
foldris-web-deck = { $cards ->
    [one] { $cards } carta rimasta
   *[other] { $cards } carte rimaste
}
foldris-web-to-come = Carte che mancano
foldris-web-to-come-lead = { $cards ->
    [0] Il mazzo è finito.
    [one] Nel mazzo resta una carta.
   *[other] Nel mazzo restano { $cards } carte, in un ordine che nessuno conosce.
}
foldris-web-shape = Blocco
foldris-web-lane = Corsia { $lane }
foldris-web-card-deck = nel mazzo
    .about = Questa carta è ancora nel mazzo.
foldris-web-card-now = scoperta
    .about = Il Blocco che tutti disegnano in questo round.
foldris-web-card-used = usata
    .about = Questa carta è già uscita; torna solo con un nuovo mazzo.
foldris-web-card-aside = messa da parte all’inizio
    .about = Questa carta ha dato le corsie di partenza e non si usa in questa partita.
foldris-web-room = Posti
foldris-web-room-title = Spazio per ogni Blocco
foldris-web-room-lead = Posti: in quanti modi ogni Blocco si potrebbe disegnare sulla tua scheda, così com’è ora.

# Schede

foldris-web-sheet = { $name }: { $lines ->
    [one] { $lines } linea visibile
   *[other] { $lines } linee visibili
}, { $completed ->
    [one] { $completed } piegata
   *[other] { $completed } piegate
}, { foldris-web-bonus-short }.
foldris-web-lines-short = { $lines ->
    [one] { $lines } linea
   *[other] { $lines } linee
}
foldris-web-bonus-short = { $points ->
    [one] { $points } punto Bonus
   *[other] { $points } punti Bonus
}
foldris-web-line-empty = Linea { $line }: vuota.
foldris-web-line-filled = Linea { $line }: { foldris-column } { $filled }.
foldris-web-line-barrier = Linea { $line }: Barriera, colonne { $barrier }.
foldris-web-line-both = Linea { $line }: { foldris-column } { $filled }; Barriera, colonne { $barrier }.
foldris-web-line-folded = { $count ->
    [one] Linea piegata
   *[other] Linee piegate
}: { $lines }.
foldris-web-out-round = Fuori, round { $round }
foldris-web-out-no-room = Niente posto
foldris-web-out-resigned = Resa
foldris-web-caused = Da { $seats }

foldris-web-standing = { $round ->
    [0] in gioco
   *[other] fuori al round { $round }
}

# Che cos’è?

foldris-what-folded = Linee piegate
    .heading = { $count ->
        [one] linea
       *[other] linee
    }
    .about = Linee complete e piegate; contano solo tra chi esce nello stesso round.
foldris-what-bonus = Punti Bonus
    .about = Ogni linea piegata ne dà uno; pagano il Blocco speculare e la potatura.
foldris-what-card = La carta di questo round
    .about = In alto il Blocco che tutti disegnano ora; in basso la corsia su cui cadrebbe una Barriera.
foldris-what-lane = Corsia { $lane }
    .about = Due colonne vicine; una carta con questo numero fa cadere qui la sua Barriera.
foldris-what-deck = Il mazzo
    .about = Le carte che mancano, in un ordine che nessuno conosce; premilo per vedere quali.
foldris-what-number = Linea { $line }
    .about = Le linee tengono il numero stampato; la casella si segna quando questa è piegata.
foldris-what-column = Colonna
    .about = Le colonne si contano da sinistra; un Blocco si scrive con la colonna del suo bordo sinistro.
foldris-what-covered = Quadretto coperto
    .about = Un quadretto vuoto che nulla può raggiungere finché la linea sopra non è piegata.
foldris-what-landing = Dove cadrebbe la Barriera
    .about = Se in questo round un altro completa una linea, qui cade una Barriera.
foldris-what-barrier = Barriera
    .about = Resta qui per un round; i Blocchi vi si appoggiano, ma non riempie alcuna linea.
foldris-what-room = Spazio per ogni Blocco
    .about = In quanti modi ogni Blocco si potrebbe disegnare sulla tua scheda, così com’è ora.
foldris-what-titles = Titoli
    .about = In solitario si gioca per un titolo: più linee pieghi, più è alto.

# Titoli del solitario

foldris-web-titles = Titoli
foldris-web-next-title = { foldris-missing } per il titolo di { $title }
foldris-web-top-title = Il titolo più alto: non resta alcuna linea da piegare.

# Il cassetto delle regole: figure, pulsanti e comandi

foldris-rules-fold-show = Piegala
foldris-rules-fold-again = Riapri
foldris-rules-keys = Comandi
foldris-rules-keys-mouse = Mouse: muoviti sulla scheda, gira con la rotella o il tasto destro; un clic prova un posto, un altro clic lì disegna.
foldris-rules-keys-touch = Tocco: trascina a sinistra e a destra sulla scheda, tocca per girare, poi premi Disegna.
foldris-rules-keys-keyboard = Tastiera: ← → sposta, ↑ o X gira, Z gira indietro, S specchia, P pota, Invio o Spazio disegna, Esc ricomincia, H consiglio.
foldris-rules-picture-start = Una scheda con un blocco di partenza sulla corsia 3.
foldris-rules-picture-fall = Un Blocco L cade accanto a una pila e copre due quadretti.
foldris-rules-picture-fold = Una scheda con la linea più bassa completa.
foldris-rules-picture-folded = La stessa scheda, piegata: una linea in meno.
foldris-rules-picture-barrier = Una Barriera è appoggiata su due blocchi.

## Frasi: di che cosa sono fatti gli altri testi

foldris-column = { $count ->
    [one] colonna piena
   *[other] colonne piene
}

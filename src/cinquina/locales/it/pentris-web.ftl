# Pentris nel browser: il tavolo, i comandi e le regole

# Che cosa si chiede

pentris-web-detail = { CAPITAL($sentence) }
pentris-web-ask-take = Scegli un pezzo.
pentris-web-ask-blocked = Niente entra nel tuo scivolo: scarta un pezzo.
pentris-web-ask-remove = Rimuovi dal gioco un pezzo del tabellone.
pentris-web-ask-draft = Prendi per te uno di questi pezzi.
pentris-web-ask-pick = Scegli un pezzo della pila che paga.
pentris-web-ask-personal = Scegli un pezzo.
pentris-web-ask-discard = Scarta un pezzo.
pentris-web-how-take = Indicane uno per vedere dove può fermarsi, o trascinalo nello scivolo.
pentris-web-how-take-touch = Toccane uno per vedere dove può fermarsi.
pentris-web-grey = Un pezzo sbiadito non entra da nessuna parte.
pentris-web-how-place = Clicca vicino a un cerchio. Frecce: muovi; Q, E: ruota.
pentris-web-how-place-touch = Tocca un cerchio o lì vicino; tocca il pezzo per ruotarlo.
pentris-web-ask-place = Dove va?
pentris-web-how-discard = Scegli quale va via.
pentris-web-how-remove = Prima i pezzi normali, cioè bianchi. Non ritorna più.
pentris-web-how-draft = Potrai posizionarlo più tardi, al posto di un pezzo del tabellone.
pentris-web-how-pick = Diventa tuo.
pentris-web-means-take = Poi lo posizioni.
pentris-web-means-personal = Dopo rimuovi un pezzo del tabellone.
pentris-web-means-discard = In questo turno non posizioni niente.
pentris-web-means-remove = Lascia il gioco per sempre.
pentris-web-means-draft = Solo tu puoi posizionarlo, quando vuoi.
pentris-web-means-pick = Solo tu puoi posizionarlo, quando vuoi.
pentris-web-last-chance = È l’ultimo turno: un tuo pezzo che resta vale 2 o 3 punti.
pentris-web-ask-claim = Dichiara un gruppo.
pentris-web-ask-claim-how = Scegline uno che brilla.

pentris-web-watch = Si contano i punti.
pentris-web-watch-how = Ciò che conta si illumina nello scivolo.
pentris-web-skip = Salta
pentris-web-take = Prendi
pentris-web-personal = Prendi
pentris-web-discard = Scarta
pentris-web-remove = Rimuovi
pentris-web-draft = Prendi
pentris-web-pick = Prendi
pentris-web-place = Posiziona
pentris-web-claim = Dichiara
pentris-web-pass = Passa
pentris-web-back = Indietro
pentris-web-untake = Rimettilo

# Perché no

pentris-web-stays-left = Qui non può andare a sinistra.
pentris-web-stays-right = Qui non può andare a destra.
pentris-web-stays-down = Non può scendere oltre.
pentris-web-stays-turn = Qui non ha spazio per ruotare.
pentris-web-take-first = Prima prendi un pezzo.

# Sul tavolo

pentris-web-area-current = Turno attuale
pentris-web-area-previous = Turni precedenti
pentris-web-area-personal = I tuoi pezzi
pentris-web-area-pool = Da scegliere
pentris-web-area-stack = La pila che paga
pentris-web-piece = { $id }, { $shape } { $set }: { $face }
pentris-web-token = { $kind }, { $colours }
pentris-web-group-of = gruppo di { $size }
pentris-web-fits-nowhere = Non entra da nessuna parte.
pentris-web-chute = Scivolo di { $name }: { pentris-web-pieces }, { $rows ->
    [one] una riga completa
   *[other] { $rows } righe complete
}.
pentris-web-cells = Che cosa c’è nello scivolo
pentris-web-secret = Questo scivolo è segreto. Pezzi dentro: { $pieces }.
pentris-web-pieces = { $pieces ->
    [one] un pezzo
   *[other] { $pieces } pezzi
}
pentris-web-cards = Schede Caramella
pentris-web-card = { $colour }: il tuo gruppo più grande { $best }; segnalini: { $tokens }.
pentris-web-none = nessuno
pentris-web-group = gruppo { $colour } di { $size } in { $cell }
pentris-web-best = Il tuo gruppo più grande di questo colore: { $size }
pentris-web-tokens = Segnalini
pentris-web-stack = Pila { $number }: { $count ->
    [0] vuota
    [one] un pezzo
   *[other] { $count } pezzi
}
pentris-web-bag = Sacchetto, scarti, scatola
pentris-web-number-of = { $count ->
    [one] { $count } pezzo
   *[other] { $count } pezzi
}
pentris-web-bag-open = { pentris-web-number-of } nel sacchetto, che tiene { $name }. Guardaci dentro.
pentris-web-heap-bag = Nel sacchetto ({ $count })
pentris-web-heap-discards = Scartati fino alla fine del round ({ $count })
pentris-web-heap-removed = Fuori dal gioco ({ $count })
pentris-web-pad = Guida il pezzo
pentris-web-steer-left = A sinistra
    .about = Sposta il pezzo di una colonna a sinistra.
pentris-web-steer-right = A destra
    .about = Sposta il pezzo di una colonna a destra.
pentris-web-steer-down = Giù di una riga
    .about = Fai scivolare il pezzo di una riga.
pentris-web-steer-cw = Ruota a destra
    .about = Ruota il pezzo di un quarto di giro a destra, se c’è spazio.
pentris-web-steer-ccw = Ruota a sinistra
    .about = Ruota il pezzo di un quarto di giro a sinistra, se c’è spazio.
pentris-web-steer-lift = Di nuovo in alto
    .about = Togli il pezzo e fallo entrare di nuovo.
pentris-web-at = ruotato { $turn }, in { $at }, si ferma in { $rests }
pentris-web-now = Ora { $name }
pentris-web-the = La { $shape }
pentris-web-nowhere = non entra
pentris-web-sign = { $kind ->
    [rain] caramelle doppie
    [mix] gusti misti
    [popsicle] ghiacciolo
    [trio] 3 stelle di platino
    [pair] 2 stelle di platino
    [bicolour] stella bicolore
   *[plain] { $code ->
        [r] stella rossa
        [y] stella gialla
        [g] stella verde
        [v] stella viola
       *[other] stella
    }
}
pentris-web-claim-of = { $colour }: { $size }
pentris-web-claim-stack = dalla pila { $stack }
pentris-web-chip = { $state ->
    [earns] { $colour }: ti dà
    [used] { $colour }: dichiarato
   *[best] { $colour }: il tuo migliore
}
pentris-web-phase = Turno { $turn } di { $turns }. Alla fine della fase { $phase } dichiari un gruppo: { $pays ->
    [piece] da 3 caramelle in su ti dà un pezzo tutto tuo.
   *[points] un punto per caramella.
}
pentris-web-card-how = { $pays ->
    [piece] Dichiara un gruppo di 3, 4, 5 o 6 caramelle di questo colore: il pezzo in cima a quella pila diventa tuo. Se la pila è vuota, paga quella più bassa.
   *[points] Dichiara un gruppo di questo colore: un punto per caramella, una volta per round.
}
pentris-web-kinds = Che cos’hanno di speciale
pentris-web-in-bag = { pentris-web-number-of } nel sacchetto
pentris-web-which = quali?
pentris-web-plays = { $last ->
    [yes] gioca per ultimo
   *[no] { $turn ->
        [1] gioca per primo
        [2] gioca per secondo
       *[other] gioca per terzo
    }
}
pentris-web-full = { $count ->
    [one] { $count } riga piena
   *[other] { $count } righe piene
}
pentris-web-personal-left = { $count ->
    [one] { $count } pezzo suo
   *[other] { $count } pezzi suoi
}
pentris-web-pad-left = Sinistra
pentris-web-pad-right = Destra
pentris-web-pad-down = Giù
pentris-web-pad-cw = Ruota
pentris-web-pad-ccw = Ruota
pentris-web-pad-lift = In alto
pentris-web-standing-rows = { $count } per le righe
pentris-web-standing-stars = { $count } per le stelle
pentris-web-standing-platinum = { $count } per il platino
pentris-web-standing = Se il round finisse ora
pentris-web-standing-holes = { $count ->
    [one] { $count } buco
   *[other] { $count } buchi
}
pentris-web-tally = I punti del round
pentris-web-tally-who = Giocatore
pentris-web-tally-sum = somma

# Che cos’è?

pentris-what-phase = Fase { $phase }, turno { $turn }
    .about = Tre fasi fanno un round, tre turni una fase; dopo ogni fase ognuno dichiara un gruppo.
pentris-what-bag = Pezzi nel sacchetto: { $count }
    .about = Lo tiene { $name }, che gioca dopo gli altri. Premi per vedere che cosa contiene, gli scarti e ciò che è fuori dal gioco.
pentris-what-rows = Righe complete
    .about = Ogni riga completa vale 2 punti alla fine del round.
pentris-what-stars = Stelle
    .about = Alla fine del round ogni stella vale il numero di caramelle del suo gruppo.
pentris-what-platinum = Stelle di platino
    .about = Alla fine del round valgono 2 o 3 punti l’una, solo nelle righe complete.
pentris-what-holes = Buchi
    .about = Caselle vuote con qualcosa sopra: difficili da riempire, e così le loro righe da completare.
pentris-what-sum = I punti del round
    .about = Righe, stelle e platino insieme; le dichiarazioni sono già contate.
pentris-what-card = La scheda Caramella: { $colour }
    .about = Chi dichiara un gruppo di questo colore vi mette un segnalino; premi per vedere di più.
pentris-what-best = Il tuo gruppo più grande
    .about = Quante caramelle ha il tuo gruppo più grande di questo colore.
pentris-what-tokens = Segnalini
    .about = Chi ha qui un segnalino ha già usato il colore in questo round; nel gioco avanzato si può dichiarare di nuovo.
pentris-what-stack = Pila { $stack }
    .about = Un gruppo di questo colore, da { $stack ->
        [6] 6 o più
       *[other] { $stack }
    }, porta il pezzo in cima.
pentris-what-piece-plain = Pezzo { $shape }
    .about = Un pezzo bianco, cioè normale: cinque caselle con caramelle o una stella.
pentris-what-piece-rain = Pezzo { $shape } con pioggia di caramelle
    .about = Un pezzo blu: le sue caramelle doppie valgono due.
pentris-what-piece-mix = Pezzo { $shape } con selezione di gusti
    .about = Un pezzo blu: tre caramelle di un colore e due di un altro.
pentris-what-piece-popsicle = Pezzo { $shape } con ghiacciolo
    .about = Un pezzo blu: il ghiacciolo è una caramella di tutti e quattro i colori.
pentris-what-piece-trio = Pezzo { $shape } con tre stelle di platino
    .about = Un pezzo beige: ogni stella vale 2 in una riga completa; il platino non ha colore.
pentris-what-piece-pair = Pezzo { $shape } con due stelle di platino
    .about = Un pezzo beige: ogni stella vale 3 in una riga completa; il platino non ha colore.
pentris-what-piece-bicolour = Pezzo { $shape } con stella bicolore
    .about = Un pezzo beige: la stella appartiene ai gruppi di entrambi i colori e vale per entrambi.
pentris-what-area-current = I pezzi di questo turno
    .about = Hanno la cornice continua: pescati per questo turno; ogni giocatore prende un pezzo del tabellone.
pentris-what-area-previous = I pezzi dei turni precedenti
    .about = Hanno la cornice tratteggiata: nessuno li ha ancora presi; si possono prendere fino alla fine della fase.
pentris-what-area-personal = I tuoi pezzi personali
    .about = Li posizioni solo tu, al posto di un pezzo del tabellone; poi un pezzo del tabellone esce dal gioco.
pentris-what-area-pool = I primi pezzi personali
    .about = Ognuno ne prende uno come primo pezzo personale.
pentris-what-area-stack = La pila che paga
    .about = Scegli uno dei suoi pezzi come pezzo personale.
pentris-what-personal = Pezzi personali
    .about = Quanti pezzi personali questo giocatore non ha ancora posizionato.
pentris-what-chute = Lo scivolo di { $name }
    .about = Tutto ciò che questo giocatore ha posizionato nel round; premi per vederlo in grande.
pentris-what-complete = Riga completa
    .about = Vale 2 punti alla fine del round; fino ad allora resta dov’è.
pentris-what-row = Riga { $row }
    .about = Le righe si contano dal basso; una completa vale 2 punti.
pentris-what-column = Colonna
    .about = Le colonne hanno lettere da sinistra; una casella si scrive con la sua colonna e la sua riga.
pentris-what-rest = Dove il pezzo può fermarsi
    .about = Ogni cerchio è il centro di un posto a cui può scivolare, girato com’è ora.
pentris-what-barred = Irraggiungibile
    .about = Il pezzo ci starebbe, dov’è la crocetta, ma nessuna via ci arriva.
pentris-what-claim = Un gruppo da dichiarare
    .about = Le sue caramelle, e i punti che porta; ogni colore una volta sola per round.
pentris-what-claim-stack = Un gruppo da dichiarare
    .about = Porta il pezzo in cima alla pila { $stack }; la dichiarazione costa un segnalino.

# Il cassetto delle regole: figure, pulsanti e comandi

pentris-rules-slide-play = Fallo scivolare
pentris-rules-slide-again = Ancora una volta
pentris-rules-picture-slide = Un pezzo scende, ruota e scivola sotto un bordo
pentris-rules-picture-groups = Un gruppo viola di tre vale tre punti
pentris-rules-picture-rows = La riga più bassa è completa
pentris-rules-keys = Comandi
pentris-rules-keys-mouse = Mouse: indica un pezzo per vederlo nello scivolo, clicca per sceglierlo. Poi indica un punto qualsiasi dello scivolo: vale il posto più vicino. Rotella e tasto destro ruotano. Un clic appoggia il pezzo, il pulsante principale lo posiziona. Puoi anche trascinare un pezzo dal vassoio nello scivolo.
pentris-rules-keys-touch = Dita: tocca un pezzo, tocca dove deve andare, tocca il pezzo per ruotarlo. Oppure trascinalo dal vassoio nello scivolo.
pentris-rules-keys-keyboard = Tasti: i numeri, o le frecce e Spazio, scelgono un pezzo. Le frecce lo guidano, Q ed E lo ruotano, Spazio lo lascia cadere, ↑ lo riporta in alto, Invio conferma. G passa in rassegna i gruppi.

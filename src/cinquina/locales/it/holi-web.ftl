# Holi nel browser: la torre, i comandi e le regole

# Che cosa si chiede

holi-web-detail = { $sentence }
holi-web-ask-corner = Scegli un angolo per la tua pedina.
holi-web-ask-corner-here = Cominci in { $cell }?
holi-web-ask-corner-how = Tutti cominciano negli angoli del livello Inferiore.
holi-web-stand = Comincia qui
holi-web-ask-throw = Lancia colore: scegli una carta.
holi-web-ask-go-first = Da qui non puoi lanciare: prima vai in un’altra casella.
holi-web-ask-throw-or-move = { $steps ->
    [0] Puoi anche muoverti prima, in qualsiasi casella del tuo livello senza pedine.
    [one] Puoi anche muoverti prima, al massimo di un passo.
   *[other] Puoi anche muoverti prima, al massimo di { $steps } passi.
}
holi-web-ask-throw-how = Si può lanciare a faccia in su o in giù.
holi-web-ask-throw-up-only = Stavolta a faccia in su.
holi-web-ask-up = { $card }, a faccia in su.
holi-web-ask-up-how = Scegli una casella attorno alla pedina; sceglila di nuovo per un altro modo.
holi-web-ask-up-few = { $tokens ->
    [one] Resta un solo segnalino: scegli la casella che lo riceve.
   *[other] Restano solo { $tokens } segnalini: scegli le caselle che li ricevono.
}
holi-web-ask-down = Faccia in giù: scegli una casella.
holi-web-ask-down-here = A faccia in giù in { $cell }.
holi-web-ask-down-how = Qualsiasi casella libera del tuo livello.
holi-web-ask-move = Ti muovi in { $cell }?
holi-web-look-move = In { $cell }: { $outcome }
holi-web-ask-climb = Sali al { $level }?
holi-web-ask-climb-down = Scendi al { $level }?
holi-web-ask-end = { $left ->
    [no-tokens] Non hai più segnalini: finisci il turno.
    [move] Muoviti o finisci il turno.
    [climb] Sali o finisci il turno.
    [move-climb] Muoviti o sali, o finisci il turno.
   *[done] Non resta altro: finisci il turno.
}
holi-web-ask-end-move = { $steps ->
    [0] Puoi muoverti in qualsiasi casella del tuo livello senza pedine.
    [one] Puoi muoverti al massimo di un passo.
   *[other] Puoi muoverti al massimo di { $steps } passi.
}
holi-web-ask-end-now = { $left ->
    [move] Finisci il turno senza muoverti?
    [climb] Finisci il turno senza salire?
    [move-climb] Finisci il turno senza muoverti né salire?
   *[done] Finisci il turno?
}
holi-web-ask-end-how = Poi annulli solo se gli altri accettano.
holi-web-throw = Lancia
holi-web-turn = Ruota
holi-web-face-down = Faccia in giù
holi-web-back = Indietro
holi-web-move = Muovi
holi-web-climb = Sali
holi-web-climb-down = Scendi
holi-web-end = Fine turno

# La torre

holi-web-tower = Torre del Cortile
holi-web-place = { $cell }, { $level }
holi-web-empty = vuota
holi-web-pawn-of = pedina di { $name }
holi-web-token-of = segnalino di { $name }
holi-web-sweets-here = { holi-story_sweets }
holi-web-can-choose = Si può scegliere
holi-web-views = Come guardare la torre
holi-web-look-all = Livelli affiancati
holi-web-look-tower = Tutta la torre
holi-web-look-top = Dall’alto, con le altezze
holi-web-look-level = Un livello
holi-web-view-all = Affiancati
holi-web-view-tower = Torre
holi-web-view-top = Dall’alto
holi-web-view-labels = Nomi
holi-web-in-reserve = { $hand ->
    [one] 1 carta in mano
   *[other] { $hand } carte in mano
}, { $deck } nel mazzo · { $tokens ->
    [one] 1 segnalino
   *[other] { $tokens } segnalini
}
holi-web-turn-tower = Ruota la torre
holi-web-labels = Lettere e numeri sui bordi
holi-web-steps = Che cosa ha già fatto { $name } in questo turno
holi-web-step-throw = Lancia
holi-web-step-move = Muovi
holi-web-step-climb = Sali
holi-web-step-state = { $state ->
    [done] fatto
    [must] ancora da fare
    [gone] non più possibile
   *[may] non ancora
}

# Carte

holi-web-hand = Le tue carte
holi-web-card = { $card }, { holi-tokens }{ $star ->
    [true] , pedina sulla stella
   *[other] { "" }
}
holi-web-card-back = Carta a faccia in giù
holi-web-no-cards = Nessuna carta.
holi-web-cards-later = Peschi nuove carte quando finisci il turno.
holi-web-deck = { $count ->
    [0] Il mazzo è vuoto.
    [one] Una nel mazzo.
   *[other] { $count } nel mazzo.
}
holi-web-up-only = stavolta a faccia in su
holi-web-cards-in-hand = Carte in mano
holi-web-cards-in-deck = Carte nel mazzo
holi-web-turns-left = Turni rimasti
holi-web-own-tokens = Segnalini ancora da lanciare
holi-web-given = Segnalini donati
holi-web-sweets = Dolcetti
holi-web-must-up = L’ultima carta di { $name } era a faccia in giù: la prossima va lanciata a faccia in su.
holi-web-may-hold = Carte che { $name } può ancora avere
holi-web-holds = Carte ora in mano
holi-web-may-hold-why = { $hand ->
    [one] Una di queste { $unseen } carte è in mano;
   *[other] { $hand } di queste { $unseen } carte sono in mano;
} le altre sono nel mazzo{ $hidden ->
    [0] { "" }
   *[other] {" "}o lanciate a faccia in giù ({ $hidden })
}.
holi-web-discards = Pila degli scarti, dalla più vecchia
holi-web-no-discards = Ancora nessun lancio.

# Punti

holi-web-points = Punti e carte Rivalità
holi-web-scores = Punti per provenienza
holi-web-scores-now = Punti, se si finisse ora
holi-web-scores-over = Punti finali
holi-web-total = totale
holi-web-about-seat = { $name }: carte e scarti
holi-web-now = ora
holi-web-final = finali
holi-web-of = di { $name }
holi-web-row-tokens = segnalini
holi-web-row-cards = carte
holi-web-cards-of = { $hand } in mano, { $deck } nel mazzo
holi-web-row-sweets = dolcetti
holi-web-row-foreign = altrui
holi-web-then = poi
holi-web-note = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} · { holi-tokens }
holi-web-rivalry = Carte Rivalità
holi-web-rule-card = Regola
holi-web-first-open = Ancora da prendere: Mediano { $middle ->
    [0] –
   *[other] +{ $middle }
}, Superiore { $upper ->
    [0] –
   *[other] +{ $upper }
}
holi-web-many-rules = Più carte Regola di quante consigliate: valgono tutte insieme.

# Che cos’è?

holi-what-total = Punti
    .heading = punti
    .about = Quanti ne avrebbe chi gioca qui se la partita finisse ora, contando tutto.
holi-what-note = Carte e segnalini
    .about = Carte in mano e segnalini ancora da lanciare; chi resta senza ha finito.
holi-what-so_far = Punti segnati in partita
    .about = Segnati durante la partita con i Colpi Diretti e alcune carte Rivalità; restano.
holi-what-level1 = Livello Inferiore
    .about = 1 punto per ogni segnalino di questo giocatore che vi si trova alla fine.
holi-what-level2 = Livello Mediano
    .about = 2 punti per ogni segnalino di questo giocatore che vi si trova alla fine.
holi-what-level3 = Livello Superiore
    .about = 3 punti per ogni segnalino di questo giocatore che vi si trova alla fine.
holi-what-given = Segnalini donati
    .about = 2 punti per ogni segnalino di questo giocatore nella riserva di un altro.
holi-what-sweets = Punti dei dolcetti
    .about = 5 punti per ogni giocatore che ha meno dolcetti.
holi-what-rivalry = Rivalità
    .about = Quello che portano alla fine le carte Rivalità di questa partita.
holi-what-row-tokens = Segnalini
    .about = Quelli che questo giocatore può ancora lanciare; chi non ne ha più ha finito.
holi-what-row-sweets = Dolcetti
    .about = Si prendono entrando nella loro casella; chi ne ha più di un altro fa punti.
holi-what-foreign = Segnalini altrui
    .about = Segnalini di altri in questa riserva, con la loro lettera; sono bloccati e contano per chi li ha lanciati.
holi-what-pawn = Pedina di { $name }
    .about = Lancia da dove si trova e prende ciò che c’è dove si muove; il colore che gli altri le lanciano è un Colpo Diretto.
holi-what-token = Segnalino di { $name }
    .about = Alla fine vale 1 punto al livello Inferiore, 2 al Mediano, 3 al Superiore; una pedina che si muove qui lo prende.
holi-what-sweets-here = { $count ->
    [one] Un dolcetto
   *[other] { $count } dolcetti
}
    .about = Per la pedina che si muove qui; chi ne ha più di un altro fa punti.
holi-what-step-throw = Lancio
    .about = Una volta per turno si deve lanciare una carta, a faccia in su o in giù.
holi-what-step-move = Movimento
    .about = Una volta per turno la pedina può andare in qualsiasi casella del suo livello senza pedine, salvo carte Regola, e prendere quello che c’è.
holi-what-step-climb = Salita
    .about = Una volta per turno la pedina può salire di un livello, con il colore su tutti e quattro i lati.
holi-what-rule-card = Carta Regola
    .about = Una carta Rivalità che cambia una regola per tutti, per tutta la partita.
holi-what-score-card = Carta Rivalità
    .about = Dà altri punti a chi fa quello che dice; le cifre dicono come stanno le cose adesso.
holi-what-card = Carta Colore
    .about = La pedina sta su una macchia, o sulla stella; ognuna delle altre macchie riceve un segnalino.
holi-what-deck = Il tuo mazzo
    .about = Le carte che ti restano; a fine turno peschi fino ad averne tre.
holi-what-up-only = A faccia in su, questa volta
    .about = L’ultima carta era a faccia in giù, e non si può fare due volte di fila.

# Il cassetto delle regole: figure, pulsanti e comandi

holi-rules-up-fits = La pedina sta sull’angolo dello schema; i segnalini vanno in D3 e C4.
holi-rules-up-hit = In D3 c’è un’altra pedina: Colpo Diretto, 1 punto subito e 2 alla fine per il segnalino donato.
holi-rules-rain-show = Lancia una Forcella dal livello Superiore
holi-rules-rain-again = Ancora una volta
holi-rules-source = Per
holi-rules-points = Punti
holi-rules-worth-hit = ogni Colpo Diretto, subito
holi-rules-worth-level1 = ogni tuo segnalino al livello Inferiore
holi-rules-worth-level2 = ogni tuo segnalino al livello Mediano
holi-rules-worth-level3 = ogni tuo segnalino al livello Superiore
holi-rules-worth-given = ogni tuo segnalino in un’altra riserva
holi-rules-worth-sweets = ogni giocatore con meno dolcetti di te
holi-rules-worth-rivalry = secondo la carta
holi-rules-rivalry-others = Le carte Rivalità che non sono su questo tavolo
holi-rules-secret-cards = Tutti hanno le stesse 13 carte: scegli il segno di un giocatore nella tabella dei punti per vedere quali può ancora avere in mano.
holi-rules-keys = Comandi
holi-rules-keys-mouse = Mouse: clicca una carta, o trascinala sulla torre; passa su una casella per vedere i segnalini, clicca per sceglierla e ancora per un altro modo, la rotella ruota la carta; poi Lancia. Trascinala su Faccia in giù per lanciarla così. Senza carta una casella è dove si muove la pedina, che si può anche trascinare.
holi-rules-keys-touch = Tocco: tocca una carta, tocca una casella, toccala ancora per un altro modo; poi Lancia. Carta e pedina si possono anche trascinare.
holi-rules-keys-keyboard = Tastiera: da 1 a 3 prendi una carta, R la ruota, D la mette a faccia in giù, N e B scorrono i modi, le frecce guardano di casella in casella e la barra spaziatrice sceglie, C sale, V scende, E finisce il turno, L cambia vista; Invio fa quello che dice il pulsante principale, Esc torna indietro.
holi-rules-picture-start = La torre all’inizio: pedine negli angoli, dolcetti accanto agli angoli dei due livelli più bassi
holi-rules-picture-up = Una pedina in C3 con una carta attorno, segnalini in D3 e C4
holi-rules-picture-hit = Lo stesso con un’altra pedina in D3, che viene colpita
holi-rules-picture-dry = Una pedina al livello Superiore; sotto, pochi segnalini e un’altra pedina due livelli più giù
holi-rules-picture-wet = Un segnalino è rimasto al livello Superiore, uno è caduto al Mediano, uno l’ha raccolto la pedina sotto
holi-rules-picture-climb = Una pedina con segnalini su quattro lati, e dove esce un livello più su

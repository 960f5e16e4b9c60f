# Flow nel browser: il tabellone, i comandi e il cassetto delle regole

# Che cosa si chiede

flow-web-detail = { CAPITAL($sentence) }
flow-web-ask-start = Round { $round }: comincia quando { $players ->
    [one] vuoi
   *[other] tutti sono pronti
}.
flow-web-ask-start-turns = { $turns ->
    [one] Un turno, poi arriva l’Onda Gigante.
   *[other] { $turns } turni, poi arriva l’Onda Gigante.
}
flow-web-ask-start-clock = Il timer corre per { $seconds } secondi, poi arriva l’Onda Gigante.
flow-web-start = Comincia il round
flow-web-ask-turn = { $tiles ->
    [both] Pesca una tessera o prendine una rivelata{ flow-or-card }.
    [draw] Pesca una tessera{ $cards ->
        [true] {" "}o gioca una tua carta
       *[other] { "" }
    }.
    [take] Prendi una delle tessere rivelate{ flow-or-card }.
   *[none] Non ci sono più tessere: gioca una carta.
}
flow-web-ask-turn-left = { $turns ->
    [one] L’ultimo turno prima dell’Onda Gigante.
   *[other] { $turns } turni prima dell’Onda Gigante.
}
flow-web-draw = Pesca una tessera
flow-web-ask-play = Giocare { $card }? È definitivo.
flow-web-play = Gioca
flow-web-ask-place = Colloca { flow-tile.the }.
flow-web-ask-place-how = Scegli una casella evidenziata.
flow-web-place = Colloca
flow-web-turn = Ruota
flow-web-back = Indietro
flow-web-ask-discard = { flow-tile.The } va scartata.
flow-web-ask-discard-why = { $blocks ->
    [true] Ovunque entri, isolerebbe un animale dalla Barca.
   *[other] In nessun posto i bordi combaciano e arriva l’acqua.
}
flow-web-discard = Scarta
flow-web-ask-die = Acque Calme: quale dado si tira?
flow-web-ask-die-means = Il bianco porta via una colonna, il nero una riga.
flow-web-die-white = Bianco: una colonna
    .key = B
flow-web-die-black = Nero: una riga
    .key = N
flow-web-roll = Tira
flow-web-ask-facing = Da che parte si apre la Barca?
flow-web-ask-facing-how = Ha un solo lato aperto, per tutta la partita. Decidete insieme.
flow-web-face = Apri da quella parte
flow-web-ask-support = Supporto: quale tessera va via?
flow-web-remove = Togli
flow-web-ask-bird = Uccello: quale tessera protegge?
flow-web-guard = Proteggi
flow-web-ask-lift = Corrente: quale tessera si sposta?
flow-web-ask-lift-how = Scegli una tessera evidenziata.
flow-web-ask-drop = Corrente: dove va?
flow-web-ask-drop-how = I bordi devono combaciare; non serve che un animale la raggiunga.
flow-web-ask-fetch = Ritorno: quale tessera scartata torna in gioco?
flow-web-discards-open = Guarda gli scarti
flow-web-ask-bring = Ritorno: dove va?

# Che cosa porta una scelta

flow-web-preview = Che cosa porta
flow-web-risk = { $count ->
    [one] { $count } onda su { $rolls } la porterebbe via
   *[other] { $count } onde su { $rolls } la porterebbero via
}
flow-web-risk-bird = Ora { flow-web-risk }, con l’Uccello { $guarded ->
    [0] nessuna
   *[other] { $guarded }
}
flow-web-no-risk = Nessuna onda la porta via

# Il tabellone

flow-web-board = Fiume
flow-web-cell = Riga { $row }, colonna { $column }
flow-web-empty = vuota
flow-web-boat = Barca
flow-web-open = aperta a { $sides }
flow-web-side-N = nord
flow-web-side-E = est
flow-web-side-S = sud
flow-web-side-W = ovest
flow-web-with-obstacle = con ostacolo
flow-web-with-bird = con un Uccello
flow-web-loose = non collegata ad animali
flow-web-can-choose = Si può scegliere
flow-web-animal-connected = ha una via per la Barca
flow-web-animal-missing = { $count ->
    [one] a una tessera dalla Barca
   *[other] a { $count } tessere dalla Barca
}

# Accanto al tabellone

flow-web-status = Stato della partita
flow-web-round = Round { $round }
flow-web-before = Preparazione
flow-web-turns-left = { $turns ->
    [one] Un turno prima dell’Onda Gigante.
   *[other] { $turns } turni prima dell’Onda Gigante.
}
flow-web-late-finish = Tempo scaduto: finisci questo, poi arriva l’Onda Gigante.
flow-web-late = Tempo scaduto
flow-web-stock = Tessere
flow-web-face-down = { $count ->
    [one] tessera coperta
   *[other] tessere coperte
}
flow-web-unseen = Tessere coperte per forma
flow-web-turn-tile = Ruota { flow-tile.the } in mano
flow-web-in-hand = In mano: { flow-tile.a }
flow-web-in-hand-turn = Premila per girarla.
flow-web-press-draws = Premi per pescare.
flow-web-revealed = Tessere rivelate
flow-web-take = Prendi { flow-tile.the }
flow-web-discards = { $count ->
    [one] { $count } scartata
   *[other] { $count } scartate
}
flow-web-discards-title = Tessere scartate
flow-web-discard-pile = { $count } × { $shape }{ $obstacle ->
    [true] {" "}con ostacolo
   *[other] { "" }
}
flow-web-birds = { $count ->
    [one] Resta un Uccello
   *[other] Restano { $count } Uccelli
}
flow-web-hands = Carte Azione degli altri
flow-web-own-cards = Le tue carte
flow-web-no-cards = nessuna carta
flow-web-card-hidden = Nascosta
flow-web-card-of = Carta di { $name }
flow-web-cards-short = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
flow-web-not-now = Non ora: { $why }
flow-web-scenarios = Carte Scenario
flow-web-danger = Pericolo
flow-web-danger-about = Segna ciò che la prossima onda può portare via

# Che cosa succede

flow-web-wave = L’Onda Gigante!
flow-web-wave-lines = { $dice ->
    [both] Bianco { $white }: una colonna. Nero { $black }: una riga.
    [white] Bianco { $white }: una colonna.
   *[black] Nero { $black }: una riga.
}
flow-web-wave-washed = { $count ->
    [0] Nessuna tessera portata via.
    [one] Una tessera portata via.
   *[other] { $count } tessere portate via.
}
flow-web-wave-held = { $count ->
    [one] Un Uccello ha salvato la sua tessera ed è volato via.
   *[other] { $count } Uccelli hanno salvato le loro tessere e sono volati via.
}
flow-web-wave-both = { $count ->
    [one] All’incrocio delle due file un Uccello è andato via con la sua tessera.
   *[other] All’incrocio delle due file { $count } Uccelli sono andati via con le loro tessere.
}
flow-web-wave-cuts = { $count ->
    [one] { $animals } ha perso la via.
   *[other] { $animals } hanno perso la via.
}
flow-web-discarded = { $reason ->
    [blocks] Scartata: ovunque entri, isolerebbe un animale.
   *[other] Scartata: non entra da nessuna parte.
}
flow-web-joined = { $animal }: la via per la Barca è aperta.
flow-web-cut = { $animal }: la via per la Barca è persa.
flow-web-time = { $lost ->
    [true] Tempo scaduto! Il turno è perso.
   *[other] Tempo scaduto: si finisce ciò che è cominciato.
}
flow-web-aboard = { $animal }: a bordo!
flow-web-end-won = Tutti a bordo!
flow-web-end-lost = Né tessere né carte per continuare: ha vinto l’acqua.

# Il cassetto delle regole: figure, pulsanti e comandi

flow-rules-fits = Entra: l’acqua prosegue.
flow-rules-clash = Non entra: l’acqua incontra un bordo chiuso.
flow-rules-place-grey = L’acqua grigia senza onde non è collegata ad animali: resta dov’è e aspetta.
flow-rules-wave-show = Tira i dadi
flow-rules-wave-again = Ancora una volta
flow-rules-keys = Comandi
flow-rules-keys-mouse = Mouse: punta una casella per vedere che cosa porta, ruota la tessera con la rotella o il tasto destro, fai clic per tenerla lì, poi premi Colloca. Oppure trascina la tessera. Un clic sulla pila pesca, uno su una carta la gioca.
flow-rules-keys-touch = Tocco: tocca una casella o trascinaci la tessera, toccala ancora per ruotarla, poi premi Colloca. Toccare la pila pesca. Toccare una carta la gioca, se ora si può; poi tocca la sua tessera. Toccare un’altra carta dice che cosa fa.
flow-rules-keys-keyboard = Tastiera: D la pila, da 1 a 3 una carta, da F1 a F4 una tessera rivelata; le frecce spostano, N e B vanno al posto possibile seguente e precedente, R ruota, Spazio tiene, Invio fa ciò che dice la barra, Esc indietro, H consiglio, W pericolo.
flow-rules-picture-goal = Quattro animali collegati alla Barca da una H d’acqua.
flow-rules-picture-fits = Una tessera dritta prosegue l’acqua di una curva.
flow-rules-picture-clash = Una tessera dritta di traverso: il suo bordo in alto è chiuso, la curva sopra è aperta.
flow-rules-picture-before = Un tabellone con tre Uccelli prima di un’onda.
flow-rules-picture-after = Lo stesso tabellone dopo l’onda di colonna 3 e riga 2: due tessere salvate dai loro Uccelli.

# Che cos’è questo?

flow-what-animal = { $animal }
    .about = Il numero dice quante tessere servono ancora alla sua via più breve per la Barca; la spunta: la via c’è.
flow-what-round = Il round
    .about = I puntini sono i suoi turni; dopo l’ultimo arriva l’Onda Gigante.
flow-what-pile = Tessere coperte
    .about = Pescane una nel tuo turno; quando finiscono, restano solo tessere rivelate e carte.
flow-what-tile = La tessera in mano
    .about = Se entra da qualche parte va collocata; premila per ruotarla.
flow-what-unseen = Ancora coperte
    .about = Quante tessere di ogni forma devono ancora arrivare.
flow-what-revealed = Tessere rivelate
    .about = Le ha scoperte Lenza: chiunque, nel suo turno, può prenderne una invece di pescare.
flow-what-discards = Tessere scartate
    .about = Portate via, tolte o senza posto; solo Ritorno ne riporta una.
flow-what-birds = Uccelli rimasti
    .about = Quanti segnalini Uccello si possono ancora posare; chi vola via torna qui.
flow-what-white = Dado bianco, { $face }
    .about = Quando il dado bianco mostra questa faccia, l’Onda Gigante porta via questa colonna.
flow-what-black = Dado nero, { $face }
    .about = Quando il dado nero mostra questa faccia, l’Onda Gigante porta via questa riga.
flow-what-cards = Carte Azione
    .about = Quante carte ha ancora questo giocatore; ognuna vale una volta.
flow-what-hidden = Carta nascosta
    .about = Con Nessuna Comunicazione le mani si vedono solo tra un round e l’altro.
flow-what-boat = La Barca
    .about = Tutti e quattro gli animali devono poter arrivare qui a nuoto, per acqua unita da bordo a bordo.
flow-what-laid = { $shape }
    .about = La sua acqua deve incontrare acqua, e i bordi chiusi bordi chiusi; un’Onda Gigante che ci passa sopra la porta via.
flow-what-obstacle = { $shape }, con ostacolo
    .about = Una tessera come le altre: solo alcune carte Scenario la trattano in modo diverso.
flow-what-rock = Tessera ostacolo
    .about = L’acqua non ci passa; l’ha messa qui una carta Scenario.
flow-what-guarded = Tessera con un Uccello
    .about = La prossima Onda Gigante non la porta via: vola via l’Uccello.

## Frasi: di che cosa sono fatti gli altri testi

flow-or-card = { $cards ->
    [true] , oppure gioca una carta
   *[other] { "" }
}

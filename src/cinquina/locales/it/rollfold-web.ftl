# Roll 'Em Fold 'Em nel browser: il tavolo, i comandi e il cassetto delle regole

# Che cosa si chiede

rollfold-web-detail = { $sentence }
rollfold-web-ask-take = Prendi uno dei dadi.
rollfold-web-ask-take-how = Gli altri usano quello che lasci.
rollfold-web-ask-use = Scegli il dado che usi.
rollfold-web-ask-use-how = Il tuo bonus dado ti permette di usare quello preso.
rollfold-web-ask-use-alone = Questo campo lascia libera la scelta.
rollfold-web-take = Prendi
rollfold-web-use = Usa
rollfold-web-white = Bianco
    .key = B
rollfold-web-black = Nero
    .key = N
rollfold-web-ask-start = { $kind ->
    [bonus] Bonus { $value }: da dove?
   *[other] Traccia { $value }: da dove?
}
rollfold-web-ask-start-how = O scegli un punto: lì una serie può finire.
rollfold-web-ask-end = Traccia { $value } da { $start }: fin dove?
rollfold-web-ask-end-how = Scegli una delle caselle evidenziate.
rollfold-web-ask-further = Scegli la casella seguente, una svolta o l’arrivo.
rollfold-web-ask-orb = Scegli la sfera di arrivo.
rollfold-web-ask-slide = Continua a camminare, o scivola fino alla prima casella dopo il ghiaccio.
rollfold-web-ask-draw = { $slides ->
    [true] Tracciare { $value } da { $start } e scivolare fino { AD($end) }?
   *[false] Tracciare { $value } da { $start } { AD($end) }?
}
rollfold-web-ask-stuck = Non c’è posto per un { $value }.
rollfold-web-ask-another = Scegli un altro numero: per quello c’è posto.
rollfold-web-ask-finish = Nulla da piegare: finire?
rollfold-web-ask-fold-or-finish = Puoi piegare, o finire.
rollfold-web-ask-done = Finire il turno?
rollfold-web-ask-sure = Finire ora? Resta inutilizzato:
rollfold-web-ask-flip = Girare il foglio?
rollfold-web-ask-flip-how = Il fronte non si raggiunge più; sul retro si piegano gli angoli smussati.
rollfold-web-ask-other = L’altro lato, com’è adesso:
rollfold-web-way = Percorso { $at } di { $count }
rollfold-web-another = Altro percorso
rollfold-web-ask-fold = { $size ->
    [small] Fare la piega piccola?
    [large] Fare la piega grande?
   *[double] Piegare di nuovo?
}
rollfold-web-ask-look = { $size ->
    [small] Con la piega piccola:
    [large] Con la piega grande:
   *[double] Con la doppia piega:
}
rollfold-web-look-small = Piccola
rollfold-web-look-large = Grande
rollfold-web-draw = Traccia
rollfold-web-fold = Piega
rollfold-web-flip = Gira
rollfold-web-finish = Finisci
rollfold-web-done = Ho finito
rollfold-web-back = Indietro

# Che cosa manca

rollfold-web-fold-missing = { $count ->
    [one] manca 1 faccina
   *[other] mancano { $count } faccine
}{ $cells ->
    [none] { "" }
   *[other] : { $cells }
}
rollfold-web-nothing-to-draw = Non resta nulla da tracciare.

# Che cosa c'è sul tavolo

rollfold-web-board = Il tuo foglio
rollfold-web-can-choose = Si può scegliere.
rollfold-web-die = Dado { rollfold-colour }: { $face }
rollfold-web-die-yours = tuo
rollfold-web-die-rest = tutti gli altri
rollfold-web-number = { $kind ->
    [bonus] Bonus { $value } { $start }
   *[other] Numero { $value }
}{ $playable ->
    [true] { "" }
   *[false] , non c’è posto
}
rollfold-web-plus = Aggiungi 1 a questo numero
rollfold-web-sheet = Il foglio di { $name }: { rollfold-folds }, { $linked ->
    [one] { $linked } simbolo vittoria collegato
   *[other] { $linked } simboli vittoria collegati
}
rollfold-web-status = { $marked ->
    [one] { $marked } simbolo vittoria segnato
   *[other] { $marked } simboli vittoria segnati
}, { rollfold-symbols.linked }; { rollfold-folds } su { $folds }
rollfold-web-link = Mostra un percorso breve che collega i simboli vittoria (K)
rollfold-web-other-reverse = Guarda il retro
rollfold-web-other-front = Guarda il fronte
rollfold-web-words = Le serie in parole
rollfold-web-words-starts = Punti di partenza: { $starts }.
rollfold-web-words-ends = Da { $start } a:
rollfold-web-words-slide = (scivolando)
rollfold-web-folds-short = { rollfold-score-corners }
rollfold-web-corner = Angolo { rollfold-corner }, { $fold ->
    [none] non piegato
    [small] con una piega piccola
    [large] con una piega grande
   *[double] con la doppia piega
}
rollfold-web-corner-needs = { $size ->
    [small] Piega piccola
    [large] Piega grande
   *[double] Doppia piega
}: { $count ->
    [0] tutte le faccine segnate
    [one] manca una faccina
   *[other] mancano { $count } faccine
}
rollfold-web-made-small = piccola
rollfold-web-made-large = grande
rollfold-web-made-double = doppia
rollfold-web-gifts = Doni: aggiungi 1 a un numero di quel dado, o prendi quel dado anche se è già preso.
rollfold-web-fold-size = { $size ->
    [small] piega piccola
    [large] piega grande
   *[double] seconda piega
}
rollfold-web-bonus = { $bonus ->
    [DW] Bonus: il dado bianco, anche se è stato preso
    [DB] Bonus: il dado nero, anche se è stato preso
    [W] Bonus: aggiungi 1 a un numero del dado bianco
   *[B] Bonus: aggiungi 1 a un numero del dado nero
}
rollfold-web-bonus-locked = dopo una piega grande
rollfold-web-bonus-lost = non con una piega piccola
rollfold-web-bonus-next = dal prossimo turno
rollfold-web-bonus-active = tuo
rollfold-web-bonus-used = usato in questo turno
rollfold-web-box-face = { $level ->
    [1] faccina
    [2] pinguino
    [3] alieno
   *[4] professore
}
    .about = Una delle faccine da segnare prima di poter piegare questo angolo.
rollfold-web-box-ice-face = pinguino sul ghiaccio
    .about = Una faccina da segnare prima di poter piegare il suo angolo; una serie ci può scivolare sopra.
rollfold-web-box-symbol = simbolo vittoria
    .about = Vince chi ha piegato tutti gli angoli e ha segnato e collegato con delle X tutti e cinque i simboli.
rollfold-web-box-bonus = bonus { $value }
    .about = La prima X qui dà un’altra serie con quel numero di X, in questo turno.
rollfold-web-box-ice = ghiaccio
    .about = Una serie ci cammina come al solito oppure scivola fino alla prima casella oltre il ghiaccio.
rollfold-web-box-hole = buca nel ghiaccio
    .about = Nessuna serie ci entra o la attraversa.
rollfold-web-box-star = stella di svolta
    .about = Con la prima X, qui una serie può cambiare direzione.
rollfold-web-box-orb = sfera
    .about = Una serie che arriva qui salta a un’altra sfera, se c’è, e continua da lì.
rollfold-web-box-bulb = lampadina
    .about = Quando tutte e quattro hanno una X, il foglio si può girare.
rollfold-web-box-partial = tagliata da una piega
    .about = Una casella tagliata in due da una piega non si usa più.
rollfold-web-box-gone = niente carta
    .about = L’angolo che era qui è piegato.
rollfold-web-box-marked = X
    .about = Le caselle con una X, una accanto all’altra, formano la rete che collega i simboli vittoria.
rollfold-web-box-start = punto di partenza
    .about = Una casella cerchiata: le serie cominciano accanto.
rollfold-web-box-flap = sull’angolo piegato
rollfold-web-solo = Colonna { $column } della tabella del solitario
rollfold-web-solo-move = Mossa { $move } di { $last }
rollfold-web-solo-win = Se vinci ora: { $crowns } ♛
rollfold-web-solo-aim = Vinci entro la mossa { $last }: prima ci riesci, più corone ♛ ricevi. Sei maestro delle pieghe se vinci prima della mossa { $master }.
rollfold-web-solo-field = Mossa { $move }: { $die ->
    [white] dado bianco
    [black] dado nero
    [free] un dado qualsiasi
   *[lost] persa
}, { rollfold-crowns }

# Il cassetto delle regole: figure, pulsanti e comandi

rollfold-rules-picture-goal = Un foglio con quattro angoli piegati e cinque simboli vittoria collegati da X
rollfold-rules-picture-string = Una serie di tre X a destra di un punto di partenza; l’ultima è cerchiata
rollfold-rules-fold-show = Piega l’angolo
rollfold-rules-fold-open = Riaprilo
rollfold-rules-picture-flat = Un foglio con tutte le faccine in alto a sinistra segnate
rollfold-rules-picture-folded = Lo stesso foglio con l’angolo in alto a sinistra piegato
rollfold-rules-picture-level2 = Una serie che scivola su tre caselle di ghiaccio e si ferma subito dopo
rollfold-rules-picture-level3 = Una serie che svolta su una stella, salta da una sfera a un’altra e prosegue
rollfold-rules-keys = Comandi
rollfold-rules-keys-mouse = Scegli un numero, un punto di partenza, poi l’arrivo o una casella del percorso; oppure trascina dal punto di partenza all’arrivo; oppure scegli una qualsiasi casella con un punto. Scegliere di nuovo lo stesso arrivo mostra un altro percorso, o conferma. Nulla è tracciato prima che confermi, e fino alla fine del turno si può annullare.
rollfold-rules-keys-keyboard = B e N scelgono un dado, da 1 a 6 scegli un numero, + aggiunge 1. Le frecce vanno da una partenza all’altra, Maiusc e freccia allungano la serie, S scivola, O sceglie la sfera, N mostra la serie seguente, A un altro percorso fino alla stessa casella. Spazio dice che hai finito, Invio conferma, Esc torna indietro.
rollfold-rules-keys-fold = F guarda dietro un angolo, ancora F dietro il seguente; S e L scelgono una piega piccola o grande, T mostra l’altro lato e gira il foglio, K mostra un percorso breve che collega i simboli vittoria.

# What is this?

rollfold-what-linked = Simboli vittoria collegati
    .heading = { $count ->
        [one] simbolo
       *[other] simboli
    }
    .about = Simboli vittoria segnati e collegati dalle X; tutti e cinque insieme fanno vincere.
rollfold-what-folds = Pieghe
    .about = Angoli già piegati; per vincere devono esserlo tutti.
rollfold-what-die = Dado
    .about = Chi lancia prende uno dei dadi; tutti gli altri usano quello che resta.
rollfold-what-number = Numero da tracciare
    .about = Una serie con quel numero di X di fila, da una casella cerchiata; un numero bonus si può lasciare inutilizzato.
rollfold-what-corner = Angolo
    .about = Quante faccine mancano per la piega piccola e per la grande, e il bonus della grande, dal turno dopo.
rollfold-what-solo = La colonna
    .about = Ogni campo è una mossa: il colore indica il dado, e chi vince presto ottiene più corone.

# Roll 'Em Fold 'Em nel browser: il tavolo, i comandi e il cassetto delle regole

# Che cosa si chiede

rollfold-web-detail = { $sentence }
rollfold-web-ask-take = Prendi uno dei dadi.
rollfold-web-ask-take-how = Gli altri usano quello che lasci.
rollfold-web-ask-use = Scegli il dado che usi.
rollfold-web-ask-use-how = Il tuo bonus dado ti permette di usare quello preso.
rollfold-web-white = Bianco
rollfold-web-black = Nero
rollfold-web-ask-start = { $kind ->
    [bonus] Bonus { $value }: scegli un punto di partenza.
   *[other] Traccia { $value }: scegli un punto di partenza.
}
rollfold-web-ask-start-how = I punti di partenza hanno un anello verde; di ogni angolo puoi guardare il retro.
rollfold-web-ask-end = Traccia { $value } da { $start }: fin dove?
rollfold-web-ask-end-how = Scegli una delle caselle verdi.
rollfold-web-ask-further = Scegli la casella seguente, una svolta o l'arrivo.
rollfold-web-ask-orb = Scegli la sfera di arrivo.
rollfold-web-ask-slide = Continua a camminare, o scivola fino alla prima casella dopo il ghiaccio.
rollfold-web-ask-draw = { $slides ->
    [true] Tracciare { $value } da { $start } e scivolare fino a { $end }?
   *[false] Tracciare { $value } da { $start } a { $end }?
}
rollfold-web-ask-stuck = Non c'è posto per un { $value }.
rollfold-web-ask-finish = Non resta nulla da tracciare: piega, se puoi, o finisci.
rollfold-web-ask-sure = Finire ora? Resta inutilizzato:
rollfold-web-ask-flip = Girare il foglio?
rollfold-web-ask-flip-how = Il fronte non si raggiunge più; sul retro si piegano gli angoli smussati.
rollfold-web-ask-fold = Piegare l'angolo { $corner ->
    [TL] in alto a sinistra
    [TR] in alto a destra
    [BL] in basso a sinistra
   *[BR] in basso a destra
}, { $size ->
    [small] piccolo
    [large] grande
   *[double] una seconda volta
}?
rollfold-web-ask-look = Dietro l'angolo { $corner ->
    [TL] in alto a sinistra
    [TR] in alto a destra
    [BL] in basso a sinistra
   *[BR] in basso a destra
}, piegato { $size ->
    [small] piccolo
    [large] grande
   *[double] una seconda volta
}:
rollfold-web-look-small = Piccolo
rollfold-web-look-large = Grande
rollfold-web-draw = Traccia
rollfold-web-fold = Piega
rollfold-web-flip = Gira
rollfold-web-finish = Finisci
rollfold-web-back = Indietro

# Che cosa porta

rollfold-web-brings-win = Vince la partita!
rollfold-web-brings-symbol = { $count ->
    [one] Un simbolo vittoria; { $linked } collegati
   *[other] { $count } simboli vittoria; { $linked } collegati
}
rollfold-web-brings-face = { $count ->
    [one] Una faccina
   *[other] { $count } faccine
}
rollfold-web-brings-bulb = { $count ->
    [one] Una lampadina
   *[other] { $count } lampadine
}
rollfold-web-brings-bonus = Bonus { $value }
rollfold-web-brings-devalued = Scavalca il bonus in { $cell }: è perso
rollfold-web-brings-spent = Consuma la stella in { $cell } senza svoltare
rollfold-web-brings-start = Nuovo punto di partenza { $cell }
rollfold-web-opens-fold = L'angolo { $corner ->
    [TL] in alto a sinistra
    [TR] in alto a destra
    [BL] in basso a sinistra
   *[BR] in basso a destra
} si può piegare { $size ->
    [small] piccolo
    [large] grande
   *[double] di nuovo
}
rollfold-web-opens-flip = Il foglio si può girare
rollfold-web-gives-number = Un { $value } non tracciato
rollfold-web-fold-missing = { $count ->
    [one] Manca una faccina: { $cells }
   *[other] Mancano { $count } faccine: { $cells }
}
rollfold-web-fold-symbol = Simbolo vittoria in { $cell }
rollfold-web-fold-back = Entrano in gioco { $count } caselle dell'altro lato
rollfold-web-fold-loses = { $count ->
    [0] Nessuna X va persa
    [one] Va persa una X
   *[other] Vanno perse { $count } X
}
rollfold-web-no-way = La serie non può andare lì.
rollfold-web-out-of-reach = Un { $value } non finisce in { $cell }.
rollfold-web-nothing-to-draw = Non resta nulla da tracciare.

# Che cosa c'è sul tavolo

rollfold-web-board = Il tuo foglio
rollfold-web-can-choose = Si può scegliere.
rollfold-web-die = { $colour ->
    [white] Dado bianco
   *[black] Dado nero
}: { $face }
rollfold-web-die-yours = tuo
rollfold-web-die-rest = tutti gli altri
rollfold-web-number = { $kind ->
    [bonus] Bonus { $value } { $start }
   *[other] Numero { $value }
}{ $playable ->
    [true] { "" }
   *[false] , non c'è posto
}
rollfold-web-plus = Aggiungi 1 a questo numero
rollfold-web-sheet = Il foglio di { $name }: { $folded } pieghe, { $linked } simboli vittoria collegati
rollfold-web-status = { $marked } simboli vittoria segnati, { $linked } collegati; { $folded } pieghe su { $folds }
rollfold-web-folds-short = { $count ->
    [one] { $count } piega
   *[other] { $count } pieghe
}
rollfold-web-corner = Angolo { $corner ->
    [TL] in alto a sinistra
    [TR] in alto a destra
    [BL] in basso a sinistra
   *[BR] in basso a destra
}, { $fold ->
    [none] non piegato
    [small] piegato piccolo
    [large] piegato grande
   *[double] piegato due volte
}
rollfold-web-corner-needs = { $size ->
    [small] Piccolo
    [large] Grande
   *[double] Seconda piega
}: { $count ->
    [0] tutte le faccine segnate
    [one] manca una faccina
   *[other] mancano { $count } faccine
}
rollfold-web-made-small = piccolo
rollfold-web-made-large = grande
rollfold-web-made-double = doppio
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
rollfold-web-box-ice-face = pinguino sul ghiaccio
rollfold-web-box-symbol = simbolo vittoria
rollfold-web-box-bonus = bonus { $value }
rollfold-web-box-ice = ghiaccio
rollfold-web-box-hole = buca nel ghiaccio
rollfold-web-box-star = stella di svolta
rollfold-web-box-orb = sfera
rollfold-web-box-bulb = lampadina
rollfold-web-box-partial = tagliata da una piega
rollfold-web-box-gone = niente carta
rollfold-web-box-marked = X
rollfold-web-box-start = punto di partenza
rollfold-web-box-flap = sull'angolo piegato
rollfold-web-solo = Colonna { $column } della tabella solitario
rollfold-web-solo-move = Mossa { $move } · colonna { $column }
rollfold-web-solo-field = Mossa { $move }: { $die ->
    [white] dado bianco
    [black] dado nero
    [free] un dado qualsiasi
   *[lost] persa
}, { $crowns ->
    [one] { $crowns } corona
   *[other] { $crowns } corone
}

# Le regole di Pentris: sezioni, ognuna con titolo, paragrafi (-1, -2) e punti di un elenco

pentris-rules-goal = Scopo del gioco
pentris-rules-goal-1 = Sistemi pezzi pieni di caramelle nel tuo scivolo. { $mode ->
    [beginner] Grandi gruppi di un colore e righe complete
    [intermediate] Grandi gruppi di un colore, righe complete e stelle
   *[advanced] Righe complete e stelle
} portano punti{ $mode ->
    [advanced] ; grandi gruppi di un colore portano pezzi speciali
   *[other] {""}
}. Dopo tre round vince chi ne ha di più.
pentris-rules-turn = Il tuo turno
pentris-rules-turn-1 = Dal sacchetto esce un pezzo in più dei giocatori. Uno dopo l’altro, per ultimo chi tiene il sacchetto, ognuno prende un pezzo dal tabellone e lo posiziona subito.
pentris-rules-turn-2 = Quello che nessuno ha preso resta sul tabellone per i turni seguenti della fase. Un pezzo che entra va preso; se non ne entra nessuno, scartane uno.
pentris-rules-slide = La scivolata
pentris-rules-slide-1 = Un pezzo entra dall’alto, ruotato come vuoi. Dentro si muove in giù e di lato e fa quarti di giro attorno a una sua casella, se c’è spazio per la rotazione. Non sale mai, e deve fermarsi su qualcosa.
pentris-rules-groups = Gruppi e dichiarazioni
pentris-rules-groups-1 = Le caselle di un colore che si toccano per un lato sono un gruppo; la sua dimensione è il numero di caramelle. Dopo tre turni finisce una fase e ogni giocatore dichiara un gruppo del proprio scivolo.
pentris-rules-groups-2 = { $mode ->
    [beginner] Porta un punto per caramella, e una stella è una caramella come le altre. In un round ogni colore si dichiara una volta sola.
    [advanced] Porta un pezzo: vedi sotto.
   *[other] Porta un punto per caramella. In un round ogni colore si dichiara una volta sola.
}
pentris-rules-advanced = Il gioco avanzato
pentris-rules-advanced-1 = Una dichiarazione non dà punti ma un pezzo: un gruppo di 3, 4, 5 o almeno 6 paga da quella pila della sua scheda, o dalla prima più bassa non vuota. Quel pezzo è tuo; posizionalo al posto di uno del tabellone, poi rimuovi dal gioco un pezzo bianco del tabellone.
pentris-rules-advanced-2 = Dopo un round da ogni scheda torna un solo segnalino: distribuisci le dichiarazioni. Alla fine i pezzi blu non usati valgono 2, quelli beige 3.
pentris-rules-rows = La fine di un round
pentris-rules-rows-1 = Dopo tre fasi ogni riga completa vale 2 punti. Poi tutti i pezzi tornano nel sacchetto e gli scivoli sono vuoti.
pentris-rules-stars = Stelle e caramelle speciali
pentris-rules-stars-1 = Una stella non è una caramella: a fine round vale la dimensione del gruppo del suo colore che tocca.
pentris-rules-stars-star = una stella vale la dimensione del suo gruppo
pentris-rules-stars-both = una stella bicolore vale tutti e due i gruppi
pentris-rules-stars-rain = la pioggia conta come due caramelle
pentris-rules-stars-popsicle = un ghiacciolo è una caramella di ogni colore
pentris-rules-stars-platinum = il platino non ha colore: 2 o 3 punti in una riga completa

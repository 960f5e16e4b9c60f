# Perché un dado, una serie o una piega si sceglie meglio così. “worth” è in turni, rispetto alle altre scelte.

rollfold-expected_solo = { $range ->
    [none] Alla fine la colonna non ha quasi più campi liberi
    [all] Alla fine la colonna è ancora quasi tutta libera
   *[other] Campi della colonna ancora liberi alla fine: { core-range }
}

rollfold-reason-owed-for = ti lascia più numeri da tracciare in questo turno
rollfold-reason-owed-against = ti lascia meno numeri da tracciare in questo turno
rollfold-reason-faces-for = { $worth ->
    [0] lascia un po’ più vicine le faccine che ti servono
    [one] lascia le faccine che ti servono circa un turno più vicine
   *[other] lascia le faccine che ti servono circa { NUMBER($worth, maximumFractionDigits: 1) } turni più vicine
}
rollfold-reason-faces-against = { $worth ->
    [0] lascia un po’ più lontane le faccine che ti servono
    [one] lascia le faccine che ti servono circa un turno più lontane
   *[other] lascia le faccine che ti servono circa { NUMBER($worth, maximumFractionDigits: 1) } turni più lontane
}
rollfold-reason-bonuses-for = ha in vista bonus d’angolo migliori
rollfold-reason-bonuses-against = ha in vista bonus d’angolo minori
rollfold-reason-folds-for = ha meno angoli da piegare
rollfold-reason-folds-against = ha più angoli da piegare
rollfold-reason-bulbs-for = { $worth ->
    [0] lascia un po’ più vicine le lampadine
    [one] lascia le lampadine circa un turno più vicine
   *[other] lascia le lampadine circa { NUMBER($worth, maximumFractionDigits: 1) } turni più vicine
}
rollfold-reason-bulbs-against = { $worth ->
    [0] lascia un po’ più lontane le lampadine
    [one] lascia le lampadine circa un turno più lontane
   *[other] lascia le lampadine circa { NUMBER($worth, maximumFractionDigits: 1) } turni più lontane
}
rollfold-reason-symbols-for = { $way ->
    [better] segna un simbolo vittoria
   *[other] ha meno simboli vittoria ancora da segnare
}
rollfold-reason-symbols-against = ha più simboli vittoria ancora da segnare
rollfold-reason-join-for = { $worth ->
    [0] accorcia un po’ il collegamento dei simboli vittoria
    [one] risparmia circa un turno per collegare i simboli vittoria
   *[other] risparmia circa { NUMBER($worth, maximumFractionDigits: 1) } turni per collegare i simboli vittoria
}
rollfold-reason-join-against = { $worth ->
    [0] allunga un po’ il collegamento dei simboli vittoria
    [one] richiede circa un turno in più per collegare i simboli vittoria
   *[other] richiede circa { NUMBER($worth, maximumFractionDigits: 1) } turni in più per collegare i simboli vittoria
}
rollfold-reason-spent-for = vince con meno X
rollfold-reason-spent-against = vince con più X
rollfold-reason-end-for = { $way ->
    [better] vince
   *[other] non perde la partita
}
rollfold-reason-end-against = { $way ->
    [worse] perde la partita
   *[other] non vince ancora
}

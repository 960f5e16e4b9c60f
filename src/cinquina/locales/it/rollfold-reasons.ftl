# Perché un dado, una serie o una piega si sceglie meglio così. “worth” è in turni, rispetto alle altre scelte.

rollfold-expected_solo = { $range ->
    [none] Alla fine la colonna non ha quasi più campi liberi
    [all] Alla fine la colonna è ancora quasi tutta libera
   *[other] Campi della colonna ancora liberi alla fine: { core-range }
}

rollfold-reason-owed-for = restano più numeri da tracciare in questo turno
rollfold-reason-owed-against = restano meno numeri da tracciare in questo turno
rollfold-reason-faces-for = { $worth ->
    [0] le faccine che servono sono un po’ più vicine
    [0.5] le faccine che servono sono più vicine di circa mezzo turno
    [1] le faccine che servono sono più vicine di circa un turno
    [1.5] le faccine che servono sono più vicine di circa un turno e mezzo
   *[other] le faccine che servono sono più vicine di circa { NUMBER($worth, maximumFractionDigits: 1) } turni
}
rollfold-reason-faces-against = { $worth ->
    [0] le faccine che servono sono un po’ più lontane
    [0.5] le faccine che servono sono più lontane di circa mezzo turno
    [1] le faccine che servono sono più lontane di circa un turno
    [1.5] le faccine che servono sono più lontane di circa un turno e mezzo
   *[other] le faccine che servono sono più lontane di circa { NUMBER($worth, maximumFractionDigits: 1) } turni
}
rollfold-reason-bonuses-for = ci sono in vista bonus d’angolo migliori
rollfold-reason-bonuses-against = ci sono in vista bonus d’angolo meno buoni
rollfold-reason-folds-for = restano meno angoli da piegare
rollfold-reason-folds-against = restano più angoli da piegare
rollfold-reason-bulbs-for = { $worth ->
    [0] le lampadine sono un po’ più vicine
    [0.5] le lampadine sono più vicine di circa mezzo turno
    [1] le lampadine sono più vicine di circa un turno
    [1.5] le lampadine sono più vicine di circa un turno e mezzo
   *[other] le lampadine sono più vicine di circa { NUMBER($worth, maximumFractionDigits: 1) } turni
}
rollfold-reason-bulbs-against = { $worth ->
    [0] le lampadine sono un po’ più lontane
    [0.5] le lampadine sono più lontane di circa mezzo turno
    [1] le lampadine sono più lontane di circa un turno
    [1.5] le lampadine sono più lontane di circa un turno e mezzo
   *[other] le lampadine sono più lontane di circa { NUMBER($worth, maximumFractionDigits: 1) } turni
}
rollfold-reason-symbols-for = { $way ->
    [better] si segna un simbolo vittoria
   *[other] restano meno simboli vittoria da segnare
}
rollfold-reason-symbols-against = restano più simboli vittoria da segnare
rollfold-reason-join-for = { $worth ->
    [0] serve un po’ meno per collegare i simboli vittoria
    [0.5] serve circa mezzo turno in meno per collegare i simboli vittoria
    [1] serve circa un turno in meno per collegare i simboli vittoria
    [1.5] serve circa un turno e mezzo in meno per collegare i simboli vittoria
   *[other] servono circa { NUMBER($worth, maximumFractionDigits: 1) } turni in meno per collegare i simboli vittoria
}
rollfold-reason-join-against = { $worth ->
    [0] serve un po’ di più per collegare i simboli vittoria
    [0.5] serve circa mezzo turno in più per collegare i simboli vittoria
    [1] serve circa un turno in più per collegare i simboli vittoria
    [1.5] serve circa un turno e mezzo in più per collegare i simboli vittoria
   *[other] servono circa { NUMBER($worth, maximumFractionDigits: 1) } turni in più per collegare i simboli vittoria
}
rollfold-reason-spent-for = si vince con meno X
rollfold-reason-spent-against = si vince con più X
rollfold-reason-end-for = { $way ->
    [better] si vince
   *[other] la partita non è persa
}
rollfold-reason-end-against = { $way ->
    [worse] la partita è persa
   *[other] la partita non è ancora vinta
}

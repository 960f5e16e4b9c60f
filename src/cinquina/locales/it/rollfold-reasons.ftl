# Perché un dado, una serie o una piega si sceglie meglio così. “worth” è in turni, rispetto alle altre scelte.

rollfold-expected_solo = Campi della colonna ancora liberi alla fine: circa { $percent } %

rollfold-reason-owed-for = ti lascia più numeri da tracciare in questo turno
rollfold-reason-owed-against = ti lascia meno numeri da tracciare in questo turno
rollfold-reason-faces-for = ti avvicina di circa { $worth ->
    [one] un turno
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } turni
} alle faccine che ti servono
rollfold-reason-faces-against = lascia le faccine che ti servono circa { $worth ->
    [one] un turno
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } turni
} più lontane
rollfold-reason-bonuses-for = punta a un bonus d’angolo migliore
rollfold-reason-bonuses-against = rinuncia a un bonus d’angolo
rollfold-reason-folds-for = ha un angolo in meno da piegare
rollfold-reason-folds-against = ha un angolo in più da piegare
rollfold-reason-bulbs-for = ti avvicina di circa { $worth ->
    [one] un turno
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } turni
} alle lampadine
rollfold-reason-bulbs-against = lascia le lampadine circa { $worth ->
    [one] un turno
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } turni
} più lontane
rollfold-reason-symbols-for = segna un simbolo vittoria
rollfold-reason-symbols-against = lascia un simbolo vittoria senza X
rollfold-reason-join-for = risparmia circa { $worth ->
    [one] un turno
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } turni
} per collegare i simboli vittoria
rollfold-reason-join-against = richiede circa { $worth ->
    [one] un turno
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } turni
} in più per collegare i simboli vittoria
rollfold-reason-spent-for = vince con meno X
rollfold-reason-spent-against = vince con più X
rollfold-reason-end-for = vince
rollfold-reason-end-against = non vince

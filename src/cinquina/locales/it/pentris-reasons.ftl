# Perché un pezzo sta meglio, o un gruppo si dichiara meglio, così. “amount” confronta con le altre scelte, “way” con adesso.

pentris-expected_solo = { $range ->
    [none] Alla fine, quasi nessuno dei punti per il grado più alto
    [all] Alla fine, quasi tutti i punti per il grado più alto
   *[other] Alla fine, { core-range } dei punti per il grado più alto
}

pentris-reason-score-for = { $amount ->
    [0] si guadagna subito qualcosa in più
    [one] si guadagna subito un punto in più
   *[other] si guadagnano subito { $amount } punti in più
}
pentris-reason-score-against = { $amount ->
    [0] si guadagna subito qualcosa in meno
    [one] si guadagna subito un punto in meno
   *[other] si guadagnano subito { $amount } punti in meno
}
pentris-reason-rows-for = { $way ->
    [better] { $change ->
        [one] si completa una riga
       *[other] si completano { $change } righe
    }
   *[other] le righe complete sono di più
}
pentris-reason-rows-against = le righe complete sono di meno
pentris-reason-fill-for = le righe si riempiono meglio
pentris-reason-fill-against = le righe si riempiono meno bene
pentris-reason-holes-for = restano meno buchi sotto i pezzi
pentris-reason-holes-against = restano più buchi sotto i pezzi
pentris-reason-height-for = si spreca meno altezza dello scivolo
pentris-reason-height-against = si spreca più altezza dello scivolo
pentris-reason-rough-for = la superficie resta più liscia per il prossimo pezzo
pentris-reason-rough-against = la superficie resta più irregolare per il prossimo pezzo
pentris-reason-groups-for = { $amount ->
    [0] resta di più nei gruppi ancora da dichiarare
    [one] resta una caramella in più nei gruppi ancora da dichiarare
   *[other] restano { $amount } caramelle in più nei gruppi ancora da dichiarare
}
pentris-reason-groups-against = { $amount ->
    [0] resta di meno nei gruppi ancora da dichiarare
    [one] resta una caramella in meno nei gruppi ancora da dichiarare
   *[other] restano { $amount } caramelle in meno nei gruppi ancora da dichiarare
}
pentris-reason-open_border-for = i gruppi hanno più spazio per crescere
pentris-reason-open_border-against = i gruppi hanno meno spazio per crescere
pentris-reason-star_points-for = { $amount ->
    [0] le stelle valgono di più
    [one] le stelle valgono un punto in più
   *[other] le stelle valgono { $amount } punti in più
}
pentris-reason-star_points-against = { $amount ->
    [0] le stelle valgono di meno
    [one] le stelle valgono un punto in meno
   *[other] le stelle valgono { $amount } punti in meno
}
pentris-reason-stars-for = c’è di più nelle stelle che possono ancora crescere
pentris-reason-stars-against = c’è di meno nelle stelle che possono ancora crescere
pentris-reason-platinum_rows-for = { $way ->
    [better] arrivano stelle di platino nelle righe complete
   *[other] le righe complete hanno più stelle di platino
}
pentris-reason-platinum_rows-against = le righe complete hanno meno stelle di platino
pentris-reason-platinum-for = le righe non ancora complete hanno più stelle di platino
pentris-reason-platinum-against = le righe non ancora complete hanno meno stelle di platino
pentris-reason-personal-for = restano più pezzi personali, o migliori
pentris-reason-personal-against = restano meno pezzi personali, o più deboli
pentris-reason-tokens-for = restano più segnalini in mano
pentris-reason-tokens-against = { $way ->
    [worse] si spende un segnalino
   *[other] restano meno segnalini in mano
}

# Perché un pezzo sta meglio, o un gruppo si dichiara meglio, così. “amount” confronta con le altre scelte, “way” con adesso.

pentris-expected_solo = { $range ->
    [none] Alla fine, quasi nessuno dei punti per il grado più alto
    [all] Alla fine, quasi tutti i punti per il grado più alto
   *[other] Alla fine, { core-range } dei punti per il grado più alto
}

pentris-reason-score-for = { $amount ->
    [0] dà subito qualcosa in più
    [one] dà subito un punto in più
   *[other] dà subito { $amount } punti in più
}
pentris-reason-score-against = { $amount ->
    [0] dà subito qualcosa in meno
    [one] dà subito un punto in meno
   *[other] dà subito { $amount } punti in meno
}
pentris-reason-rows-for = { $way ->
    [better] completa { $change ->
        [one] una riga
       *[other] { $change } righe
    }
   *[other] ha più righe complete
}
pentris-reason-rows-against = ha meno righe complete
pentris-reason-fill-for = riempie meglio le righe
pentris-reason-fill-against = riempie meno bene le righe
pentris-reason-holes-for = lascia meno buchi sotto i pezzi
pentris-reason-holes-against = lascia più buchi sotto i pezzi
pentris-reason-height-for = spreca meno altezza dello scivolo
pentris-reason-height-against = spreca più altezza dello scivolo
pentris-reason-rough-for = lascia una superficie più liscia per il prossimo pezzo
pentris-reason-rough-against = lascia una superficie più irregolare per il prossimo pezzo
pentris-reason-groups-for = { $amount ->
    [0] lascia di più nei gruppi che puoi ancora dichiarare
    [one] lascia una caramella in più nei gruppi che puoi ancora dichiarare
   *[other] lascia { $amount } caramelle in più nei gruppi che puoi ancora dichiarare
}
pentris-reason-groups-against = { $amount ->
    [0] lascia di meno nei gruppi che puoi ancora dichiarare
    [one] lascia una caramella in meno nei gruppi che puoi ancora dichiarare
   *[other] lascia { $amount } caramelle in meno nei gruppi che puoi ancora dichiarare
}
pentris-reason-open_border-for = lascia ai tuoi gruppi più spazio per crescere
pentris-reason-open_border-against = lascia ai tuoi gruppi meno spazio per crescere
pentris-reason-star_points-for = { $amount ->
    [0] fa valere di più le tue stelle
    [one] fa valere le tue stelle un punto in più
   *[other] fa valere le tue stelle { $amount } punti in più
}
pentris-reason-star_points-against = { $amount ->
    [0] fa valere di meno le tue stelle
    [one] fa valere le tue stelle un punto in meno
   *[other] fa valere le tue stelle { $amount } punti in meno
}
pentris-reason-stars-for = ha di più in stelle che possono ancora crescere
pentris-reason-stars-against = ha di meno in stelle che possono ancora crescere
pentris-reason-platinum_rows-for = { $way ->
    [better] porta stelle di platino in righe complete
   *[other] ha più stelle di platino in righe complete
}
pentris-reason-platinum_rows-against = ha meno stelle di platino in righe complete
pentris-reason-platinum-for = ha più stelle di platino in righe non ancora complete
pentris-reason-platinum-against = ha meno stelle di platino in righe non ancora complete
pentris-reason-personal-for = ti lascia più pezzi personali, o migliori
pentris-reason-personal-against = ti lascia meno pezzi personali, o più deboli
pentris-reason-tokens-for = ti lascia più segnalini in mano
pentris-reason-tokens-against = { $way ->
    [worse] costa un segnalino
   *[other] ti lascia meno segnalini in mano
}

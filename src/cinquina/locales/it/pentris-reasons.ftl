# Perché un pezzo sta meglio, o un gruppo si dichiara meglio, così. “amount” confronta con le altre scelte.

pentris-expected_solo = Di ciò che chiede il grado più alto: circa { $percent } %

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
    [up] completa { $change ->
        [one] una riga
       *[other] { $change } righe
    }
   *[other] ha più righe complete
}
pentris-reason-rows-against = completa meno righe
pentris-reason-fill-for = riempie righe quasi complete
pentris-reason-fill-against = lascia le righe più lontane dal completamento
pentris-reason-holes-for = { $amount ->
    [0] lascia meno buchi sotto i pezzi
    [one] lascia un buco in meno sotto i pezzi
   *[other] lascia { $amount } buchi in meno sotto i pezzi
}
pentris-reason-holes-against = { $amount ->
    [0] lascia più buchi sotto i pezzi
    [one] lascia un buco in più sotto i pezzi
   *[other] lascia { $amount } buchi in più sotto i pezzi
}
pentris-reason-height-for = resta più in basso nello scivolo
pentris-reason-height-against = sale più del necessario
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
pentris-reason-open_border-against = chiude i tuoi gruppi
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
pentris-reason-stars-for = ha stelle che possono ancora valere di più
pentris-reason-stars-against = ha meno stelle che possono ancora valere di più
pentris-reason-platinum_rows-for = porta stelle di platino in righe complete
pentris-reason-platinum_rows-against = tiene le stelle di platino fuori dalle righe complete
pentris-reason-platinum-for = porta stelle di platino in righe che puoi completare
pentris-reason-platinum-against = ha meno stelle di platino in righe che puoi completare
pentris-reason-personal-for = ti lascia pezzi personali migliori
pentris-reason-personal-against = ti lascia meno pezzi personali
pentris-reason-tokens-for = ti lascia in mano un segnalino
pentris-reason-tokens-against = costa un segnalino

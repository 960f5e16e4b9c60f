# Perché un Blocco sta meglio qui che là. “amount” lo confronta con le altre scelte, “change” con la scheda di adesso.

foldris-expected_solo = { $range ->
    [none] Alla fine non si piega quasi nessuna linea
    [all] Alla fine si piegano quasi tutte le linee
   *[other] Linee piegate alla fine: { core-range } del totale
}

foldris-reason-covered-for = { $way ->
    [better] riapre { $change ->
        [one] un quadretto coperto
       *[other] { $change } quadretti coperti
    }
   *[other] { $value ->
        [0] non lascia quadretti coperti
       *[other] { $amount ->
            [0] lascia coperto meno
            [one] lascia coperto un quadretto in meno
           *[other] lascia coperti { $amount } quadretti in meno
        }
    }
}
foldris-reason-covered-against = { $amount ->
    [0] lascia coperto di più
    [one] lascia coperto un quadretto in più
   *[other] lascia coperti { $amount } quadretti in più
}
foldris-reason-covered_lines-for = { $amount ->
    [0] ha meno linee con quadretti coperti
    [one] tiene una linea in più libera da quadretti coperti
   *[other] tiene { $amount } linee in più libere da quadretti coperti
}
foldris-reason-covered_lines-against = { $amount ->
    [0] ha più linee con quadretti coperti
    [one] ha una linea in più con quadretti coperti
   *[other] ha { $amount } linee in più con quadretti coperti
}
foldris-reason-wells-for = { $value ->
    [0] non lascia buche profonde che solo un Blocco lungo riempie
   *[other] lascia meno spazio in buche profonde che solo un Blocco lungo riempie
}
foldris-reason-wells-against = lascia più spazio in buche profonde che solo un Blocco lungo riempie
foldris-reason-headroom-for = resta più lontano dal bordo superiore
foldris-reason-headroom-against = si avvicina di più al bordo superiore
foldris-reason-first_points-for = { $way ->
    [better] guadagna punti Bonus
   *[other] ti lascia più punti Bonus
}
foldris-reason-first_points-against = ti lascia meno punti Bonus
foldris-reason-other_points-for = { $way ->
    [better] aumenta la tua riserva di punti Bonus
   *[other] ti lascia una riserva di punti Bonus più grande
}
foldris-reason-other_points-against = ti lascia una riserva di punti Bonus più piccola
foldris-reason-lines-for = { $way ->
    [better] piega { $change ->
        [one] una linea
       *[other] { $change } linee
    }
   *[other] ha più linee piegate
}
foldris-reason-lines-against = piega meno linee
foldris-reason-heights-for = alza di più le colonne
foldris-reason-heights-against = alza di meno le colonne
foldris-reason-uneven-for = lascia in alto un profilo più liscio
foldris-reason-uneven-against = lascia in alto un profilo più irregolare
foldris-reason-end-for = { $way ->
    [better] chiude la partita a tuo favore
   *[other] fa continuare la partita
}
foldris-reason-end-against = { $way ->
    [worse] chiude la partita contro di te
   *[other] non chiude la partita a tuo favore
}

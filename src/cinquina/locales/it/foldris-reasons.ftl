# Perché un Blocco sta meglio qui che là. “amount” lo confronta con le altre scelte, “change” con la scheda di adesso.

foldris-expected_solo = { $range ->
    [none] Alla fine non si piega quasi nessuna linea
   *[other] Alla fine arrivi a { $spread ->
        [0] circa { $high ->
            [one] una linea
           *[other] { $high } linee
        }
       *[other] { $low }–{ $high } linee
    }
}

foldris-reason-covered-for = { $way ->
    [better] { $change ->
        [one] si riapre un quadretto coperto
       *[other] si riaprono { $change } quadretti coperti
    }
   *[other] { $value ->
        [0] nessun quadretto resta coperto
       *[other] { $amount ->
            [0] restano coperti meno quadretti
            [one] resta coperto un quadretto in meno
           *[other] restano coperti { $amount } quadretti in meno
        }
    }
}
foldris-reason-covered-against = { $amount ->
    [0] restano coperti più quadretti
    [one] resta coperto un quadretto in più
   *[other] restano coperti { $amount } quadretti in più
}
foldris-reason-covered_lines-for = { $amount ->
    [0] ci sono meno linee con quadretti coperti
    [one] resta una linea in più senza quadretti coperti
   *[other] restano { $amount } linee in più senza quadretti coperti
}
foldris-reason-covered_lines-against = { $amount ->
    [0] ci sono più linee con quadretti coperti
    [one] c’è una linea in più con quadretti coperti
   *[other] ci sono { $amount } linee in più con quadretti coperti
}
foldris-reason-wells-for = { $value ->
    [0] non restano buche profonde che solo un Blocco lungo può riempire
   *[other] resta meno spazio in buche profonde che solo un Blocco lungo può riempire
}
foldris-reason-wells-against = resta più spazio in buche profonde che solo un Blocco lungo può riempire
foldris-reason-headroom-for = il bordo superiore resta più lontano
foldris-reason-headroom-against = il bordo superiore è più vicino
foldris-reason-first_points-for = { $way ->
    [better] si guadagnano punti Bonus
   *[other] restano più punti Bonus
}
foldris-reason-first_points-against = restano meno punti Bonus
foldris-reason-other_points-for = { $way ->
    [better] cresce la riserva di punti Bonus
   *[other] la riserva di punti Bonus resta più grande
}
foldris-reason-other_points-against = la riserva di punti Bonus resta più piccola
foldris-reason-lines-for = { $way ->
    [better] { $change ->
        [one] si piega una linea
       *[other] si piegano { $change } linee
    }
   *[other] le linee piegate sono di più
}
foldris-reason-lines-against = si piegano meno linee
foldris-reason-heights-for = le colonne crescono di più
foldris-reason-heights-against = le colonne crescono di meno
foldris-reason-uneven-for = il profilo in alto resta più liscio
foldris-reason-uneven-against = il profilo in alto resta più irregolare
foldris-reason-end-for = { $way ->
    [better] la partita finisce bene
   *[other] la partita continua
}
foldris-reason-end-against = { $way ->
    [worse] la partita finisce male
   *[other] la partita non finisce ancora bene
}
